#include "src/server/store/sqlite_database.h"

#include <limits>

#include <sqlite3.h>

namespace hexholm::server {
namespace {

constexpr int kPatienceMs = 5'000;  // while another program copies the file
constexpr std::int64_t kPageBytes = 4'096;

// Each line that is committed is on the disk, as journals are; readers and backups do not stop whoever writes.
constexpr const char* kSettings =
    "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;"
    "PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON";

Problem no_room(const std::string& path, std::string_view why) {
    return {path,
            {"the store cannot be written: {1}", why},
            "make room on the disk, or give the folder to the user that runs the server"};
}

Problem problem_of(const std::string& path, int code, std::string_view words) {
    switch (code & 0xff) {
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB:
            return {path,
                    {"the store is damaged: {1}", words},
                    "put a copy of an earlier day in its place, or move it away to start again"};
        case SQLITE_FULL:
        case SQLITE_IOERR:
        case SQLITE_READONLY:
        case SQLITE_PERM: return no_room(path, words);
        case SQLITE_CANTOPEN:
            return {path, "the store cannot be opened",
                    "look whether the folder is there, and belongs to the user that runs the "
                    "server"};
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return {path, "another program keeps the store", "end that program, or wait for it"};
        default: return {path, {"the store does not answer: {1}", words}, ""};
    }
}

// Values of our own statements always fit; a length of billions is a mistake of ours.
int length_of(std::size_t length) {
    HEX_CHECK(length <= static_cast<std::size_t>(std::numeric_limits<int>::max()));
    return static_cast<int>(length);
}

}  // namespace

void SqliteDatabase::Closing::operator()(sqlite3* database) const {
    sqlite3_close_v2(database);
}

void SqliteQuery::Finalizing::operator()(sqlite3_stmt* statement) const {
    sqlite3_finalize(statement);
}

Result<SqliteDatabase> SqliteDatabase::open(const std::string& path, std::int64_t most_bytes) {
    sqlite3* opened = nullptr;
    constexpr int kFlags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    const int code = sqlite3_open_v2(path.c_str(), &opened, kFlags, nullptr);
    SqliteDatabase database(path, opened);
    if (code != SQLITE_OK) return problem_of(path, code, sqlite3_errstr(code));
    // SQLite opens what it may not write all the same.
    if (sqlite3_db_readonly(opened, "main") == 1) return no_room(path, "it may only be read");
    sqlite3_busy_timeout(opened, kPatienceMs);
    if (const Status set = database.run(kSettings); !set) return set.problem();
    const std::string limit = "PRAGMA max_page_count=" + std::to_string(most_bytes / kPageBytes);
    if (const auto answer = database.number(limit.c_str()); !answer) return answer.problem();
    return database;
}

Status SqliteDatabase::run(const char* statements) {
    const int code = sqlite3_exec(database_.get(), statements, nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) return problem();
    return Done{};
}

SqliteQuery SqliteDatabase::query(const char* statement) {
    sqlite3_stmt* prepared = nullptr;
    sqlite3_prepare_v2(database_.get(), statement, -1, &prepared, nullptr);
    return {*this, prepared};
}

Result<std::int64_t> SqliteDatabase::number(const char* question) {
    SqliteQuery asked = query(question);
    const Result<bool> row = asked.next();
    if (!row) return row.problem();
    if (!row.value()) return damaged();
    return asked.number(0);
}

std::size_t SqliteDatabase::changed_rows() const {
    return static_cast<std::size_t>(sqlite3_changes64(database_.get()));
}

Problem SqliteDatabase::problem() const {
    return problem_of(path_, sqlite3_extended_errcode(database_.get()),
                      sqlite3_errmsg(database_.get()));
}

Problem SqliteDatabase::damaged() const {
    return problem_of(path_, SQLITE_CORRUPT, "it holds a row that no server has written");
}

SqliteQuery& SqliteQuery::with(std::int64_t number) {
    sqlite3_bind_int64(statement_.get(), ++place_, number);
    return *this;
}

SqliteQuery& SqliteQuery::with(std::string_view text) {
    // Without an address SQLite takes an empty text for none.
    const char* const begin = text.empty() ? "" : text.data();
    sqlite3_bind_text(statement_.get(), ++place_, begin, length_of(text.size()), SQLITE_TRANSIENT);
    return *this;
}

SqliteQuery& SqliteQuery::with(ByteSpan bytes) {
    sqlite3_bind_blob(statement_.get(), ++place_, bytes.data(), length_of(bytes.size()),
                      SQLITE_TRANSIENT);
    return *this;
}

Result<bool> SqliteQuery::next() {
    if (statement_ == nullptr) return database_.problem();
    switch (sqlite3_step(statement_.get())) {
        case SQLITE_ROW: return true;
        case SQLITE_DONE: return false;
        default: return database_.problem();
    }
}

Status SqliteQuery::run() {
    const Result<bool> row = next();
    if (!row) return row.problem();
    return Done{};
}

std::int64_t SqliteQuery::number(int column) const {
    return sqlite3_column_int64(statement_.get(), column);
}

std::string SqliteQuery::text(int column) const {
    const ByteSpan all = bytes(column);
    return {all.begin(), all.end()};
}

ByteSpan SqliteQuery::bytes(int column) const {
    const void* const begin = sqlite3_column_blob(statement_.get(), column);
    const int count = sqlite3_column_bytes(statement_.get(), column);
    return {static_cast<const std::uint8_t*>(begin), static_cast<std::size_t>(count)};
}

// Begins at once for writing: two programs that both have begun to read could never both go on to
// write.
SqliteTransaction::SqliteTransaction(SqliteDatabase& database)
    : database_(database), begun_(database.run("BEGIN IMMEDIATE")), is_open_(begun_.ok()) {}

SqliteTransaction::~SqliteTransaction() {
    if (!is_open_) return;
    // SQLite itself takes back what has failed for lack of room, and then there is nothing left to take back.
    [[maybe_unused]] const Status undone = database_.run("ROLLBACK");
}

Status SqliteTransaction::commit() {
    Status committed = database_.run("COMMIT");
    is_open_ = !committed.ok();
    return committed;
}

}  // namespace hexholm::server
