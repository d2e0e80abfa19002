#pragma once

#include <sqlite3.h>

// Swift cannot read this macro, which casts a number to a function: SQLite copies the bytes.
static inline int sqlite_bind_bytes(sqlite3_stmt *statement, int place, const void *bytes, int count) {
  return sqlite3_bind_blob(statement, place, bytes, count, SQLITE_TRANSIENT);
}
