// The tables of the store, and how those of an earlier version become those of this one.
#pragma once

#include "engine/base/result.h"

#include "src/server/store/sqlite_database.h"

namespace hexholm::server {

// Checks that the file is whole and ours, and brings it up to this version. One of a later version is a problem.
Status settle_schema(SqliteDatabase& database, const std::string& path);

}  // namespace hexholm::server
