#include "src/server/store/sqlite_schema.h"

#include <array>

namespace hexholm::server {
namespace {

constexpr std::int64_t kApplication = 0x48655868;  // "HeXh"; tells our files from others of SQLite

// What makes version 1 of an empty file, version 2 of version 1, and so on. None of them ever changes.
constexpr std::array kSteps = {
    R"(
CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    token BLOB NOT NULL CHECK (length(token) = 32),
    token_before BLOB NOT NULL CHECK (length(token_before) = 32),
    seen_s INTEGER NOT NULL
) STRICT;
CREATE INDEX accounts_by_token ON accounts (token);
CREATE INDEX accounts_by_token_before ON accounts (token_before);
CREATE INDEX accounts_by_seen ON accounts (seen_s);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    stage INTEGER NOT NULL CHECK (stage BETWEEN 0 AND 4),
    head TEXT NOT NULL,
    touched_s INTEGER NOT NULL
) STRICT;
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    account TEXT NOT NULL,
    PRIMARY KEY (table_id, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_account ON seats (account);
CREATE TABLE reports (
    number INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    sender TEXT NOT NULL,
    what TEXT NOT NULL,
    text TEXT NOT NULL,
    at_update INTEGER NOT NULL,
    time_s INTEGER NOT NULL
) STRICT;
)",
    R"(
CREATE TABLE identity (secret BLOB NOT NULL CHECK (length(secret) = 32)) STRICT;
)",
};
constexpr auto kVersion = static_cast<std::int64_t>(kSteps.size());

Problem not_ours(const std::string& path) {
    return {path, "this is a file of SQLite, but no store of hexholm-server",
            "choose another folder for the data, or move that file away"};
}

Problem too_new(const std::string& path, std::int64_t version) {
    return {
        path,
        {"the store has version {1}, and this server reads versions up to {2}", version, kVersion},
        "install the newer server again, or give this one a folder of its own"};
}

Status check_whole(SqliteDatabase& database) {
    SqliteQuery asked = database.query("PRAGMA quick_check(1)");
    const Result<bool> row = asked.next();
    if (!row) return row.problem();
    if (!row.value() || asked.text(0) != "ok") return database.damaged();
    return Done{};
}

Status migrate(SqliteDatabase& database, std::int64_t from) {
    SqliteTransaction transaction(database);
    if (!transaction.begun()) return transaction.begun();
    for (auto step = static_cast<std::size_t>(from); step < kSteps.size(); ++step)
        if (Status made = database.run(kSteps.at(step)); !made) return made;
    const std::string marks = "PRAGMA application_id=" + std::to_string(kApplication) +
                              "; PRAGMA user_version=" + std::to_string(kVersion);
    if (Status marked = database.run(marks.c_str()); !marked) return marked;
    return transaction.commit();
}

}  // namespace

Status settle_schema(SqliteDatabase& database, const std::string& path) {
    const auto application = database.number("PRAGMA application_id");
    if (!application) return application.problem();
    const auto version = database.number("PRAGMA user_version");
    if (!version) return version.problem();
    const auto tables = database.number("SELECT count(*) FROM sqlite_schema");
    if (!tables) return tables.problem();
    const bool is_empty = tables.value() == 0 && version.value() == 0;
    if (!is_empty && application.value() != kApplication) return not_ours(path);
    if (version.value() < 0) return database.damaged();
    if (version.value() > kVersion) return too_new(path, version.value());
    if (Status whole = check_whole(database); !whole) return whole;
    return version.value() == kVersion ? Done{} : migrate(database, version.value());
}

}  // namespace hexholm::server
