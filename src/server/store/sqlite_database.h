// A file of SQLite, and questions to it that end in a clear problem when something is wrong with the file.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "engine/base/bytes.h"
#include "engine/base/result.h"

struct sqlite3;
struct sqlite3_stmt;

namespace hexholm::server {

class SqliteQuery;

class SqliteDatabase {
public:
    // Makes the file where there is none. It never grows beyond so many bytes.
    static Result<SqliteDatabase> open(const std::string& path, std::int64_t most_bytes);

    // Statements without values and answers, one after another.
    Status run(const char* statements);
    Result<std::int64_t> number(const char* question);
    SqliteQuery query(const char* statement);
    std::size_t changed_rows() const;
    // What SQLite said last.
    Problem problem() const;
    // For rows whose values nobody here has written.
    Problem damaged() const;

private:
    struct Closing {
        void operator()(sqlite3* database) const;
    };

    SqliteDatabase(std::string path, sqlite3* database)
        : path_(std::move(path)), database_(database) {}

    std::string path_;
    std::unique_ptr<sqlite3, Closing> database_;
};

// One statement with its values. Mistakes are kept and told by the step that comes after them.
class SqliteQuery {
public:
    SqliteQuery(const SqliteDatabase& database, sqlite3_stmt* statement)
        : database_(database), statement_(statement) {}

    // For the next place that is marked with a question mark. Texts and bytes are copied.
    SqliteQuery& with(std::int64_t number);
    SqliteQuery& with(std::string_view text);
    SqliteQuery& with(ByteSpan bytes);

    // Whether there is a row, or another one.
    Result<bool> next();
    // For statements without an answer.
    Status run();

    // Values of the present row; columns count from 0.
    std::int64_t number(int column) const;
    std::string text(int column) const;
    ByteSpan bytes(int column) const;  // until the next step

private:
    struct Finalizing {
        void operator()(sqlite3_stmt* statement) const;
    };

    const SqliteDatabase& database_;
    std::unique_ptr<sqlite3_stmt, Finalizing> statement_;
    int place_ = 0;
};

// All that is done while it lives is undone with it, unless it was committed.
class SqliteTransaction {
public:
    explicit SqliteTransaction(SqliteDatabase& database);
    ~SqliteTransaction();
    SqliteTransaction(const SqliteTransaction&) = delete;
    SqliteTransaction& operator=(const SqliteTransaction&) = delete;

    const Status& begun() const { return begun_; }
    Status commit();

private:
    SqliteDatabase& database_;
    Status begun_;
    bool is_open_;
};

}  // namespace hexholm::server
