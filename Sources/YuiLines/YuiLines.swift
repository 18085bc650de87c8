//  YuiLines: the grammar. Bytes in, ops out; no Foundation, no clock, no files.
//
//      bytes -> lines -> route, head -> tokens -> props on the tape -> Op, when one is read
//      Bytes/   Stream/  Stream/        Tokens/   Presets/, Ops/       Model/
//
//      stat@weight 178.9lb Weight delta=-2.3 sub="this week"
//      |--- |----- |------ |----- |---- |--- |-- |----------
//      head id     QTY     text   key   NUM  key quoted text
//                  value,  label
//                  unit
//
//  Bytes    classes, white space, numbers, the one unsafe file.
//  Tokens   a line's tokens as offsets: raw text, text, parts, key and value. Nothing is copied.
//  Presets  the one table that knows the presets, and the rules it names.
//  Ops      the tape: a reply's ops as flat cells over its own bytes. No allocation an op.
//  Stream   the parser of a reply: routes, heads, ids, groups, blocks; chunks cut anywhere.
//  Blocks   what stands between a block's head and its `end`: draw, motion, diagram, flow.
//  Flows    running a flow: its path, its open question, its event; variants of a flow.
//  Model    what a client reads: ops, props, values, diagnostics. Text becomes a String here.
//  JSON     a reader and a writer for `custom`, for ops and for conformance vectors.
