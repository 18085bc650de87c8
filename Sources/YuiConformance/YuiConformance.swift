//  YuiConformance: runs vector files against the package (spec 6).
//
//      paths -> VectorFile -> Vector -> Trial -> checks -> VectorResult
//               Vectors/               Checks/             Report/
//
//  Vectors  finds files, reads them with this package's own JSON reader; what a vector tells in
//           short forms is built when it is run.
//  Checks   one check a key of a vector: what this package makes of the input, as a JSON value, held
//           against what the vector says. A key that has no check is skipped, and named as skipped.
//  Report   where two values differ, said by path, so that a reader sees the one prop that is wrong.
