// Counts allocations by standing in front of the C library's allocator. Linux with glibc only; the
// benchmarks run on one thread, so plain counters are enough.
#include "CountedAllocations.h"

static struct counted_allocations now;
// What is timed does not pay for being counted.
static int is_counting;

void counted_allocations_begin(void) {
  is_counting = 1;
  now.peak_bytes = now.live_bytes;
}
void counted_allocations_end(void) { is_counting = 0; }

struct counted_allocations counted_allocations_now(void) { return now; }

#if defined(__linux__) && defined(__GLIBC__)
#include <errno.h>
#include <malloc.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static void *taken(void *block) {
  if (is_counting && block) {
    now.count += 1;
    now.live_bytes += (int64_t)malloc_usable_size(block);
    if (now.live_bytes > now.peak_bytes) now.peak_bytes = now.live_bytes;
  }
  return block;
}

void *malloc(size_t size) { return taken(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return taken(__libc_calloc(count, size)); }

void *realloc(void *old, size_t size) {
  int64_t before = is_counting && old ? (int64_t)malloc_usable_size(old) : 0;
  void *block = __libc_realloc(old, size);
  if (is_counting && (block || size == 0)) now.live_bytes -= before;
  return taken(block);
}

void *memalign(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  void *made = memalign(alignment, size);
  if (!made) return ENOMEM;
  *block = made;
  return 0;
}

void free(void *block) {
  if (is_counting && block) now.live_bytes -= (int64_t)malloc_usable_size(block);
  __libc_free(block);
}
#endif
