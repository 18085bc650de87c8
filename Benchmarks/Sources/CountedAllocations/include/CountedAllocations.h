#ifndef COUNTED_ALLOCATIONS_H
#define COUNTED_ALLOCATIONS_H

#include <stdint.h>

/// What the process has allocated while it was counting. Zeros where counting is not to be had.
struct counted_allocations {
  int64_t count;
  int64_t live_bytes;
  int64_t peak_bytes;
};

struct counted_allocations counted_allocations_now(void);

/// Counts from here on, with a new peak at what is live now.
void counted_allocations_begin(void);
void counted_allocations_end(void);

#endif
