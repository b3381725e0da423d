#include "src/server/store/sqlite_store.h"

#include <algorithm>

#include "src/server/store/sqlite_schema.h"

namespace hexholm::server {
namespace {

// "FROM accounts" follows the columns in the order of Account.
constexpr const char* kAccountOfToken =
    "SELECT id, name, token, token_before, seen_s FROM accounts"
    " WHERE token = ?1 OR token_before = ?1 ORDER BY id LIMIT 1";
constexpr const char* kAccountOfId =
    "SELECT id, name, token, token_before, seen_s FROM accounts WHERE id = ?";
constexpr const char* kPutAccount =
    "INSERT INTO accounts (id, name, token, token_before, seen_s) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (id) DO UPDATE SET name = excluded.name, token = excluded.token,"
    " token_before = excluded.token_before, seen_s = excluded.seen_s";
constexpr const char* kForgetAccounts =
    "DELETE FROM accounts WHERE seen_s < ? AND id NOT IN (SELECT account FROM seats)";
constexpr const char* kTables = "SELECT id, stage, head, touched_s FROM tables ORDER BY id";
constexpr const char* kSeats = "SELECT table_id, account FROM seats ORDER BY table_id, place";
constexpr const char* kPutTable =
    "INSERT INTO tables (id, stage, head, touched_s) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, head = excluded.head,"
    " touched_s = excluded.touched_s";
constexpr const char* kPutReport =
    "INSERT INTO reports (table_id, sender, what, text, at_update, time_s)"
    " VALUES (?, ?, ?, ?, ?, ?)";
constexpr const char* kReports =
    "SELECT table_id, sender, what, text, at_update, time_s FROM reports"
    " ORDER BY number DESC LIMIT ?";

std::optional<Digest256> digest_of(ByteSpan bytes) {
    Digest256 digest;
    if (bytes.size() != digest.bytes.size()) return std::nullopt;
    std::ranges::copy(bytes, digest.bytes.begin());
    return digest;
}

}  // namespace

Result<Key256> SqliteStore::identity() {
    Result<bool> row = false;
    {
        SqliteQuery query = database_.query("SELECT secret FROM identity LIMIT 1");
        row = query.next();
        if (!row) return row.problem();
        const auto secret = row.value() ? digest_of(query.bytes(0)) : std::nullopt;
        if (secret) return Key256{secret->bytes};
        if (row.value()) return database_.damaged();
    }
    const Key256 fresh = random_key();
    const Status kept = database_.query("INSERT INTO identity (secret) VALUES (?)")
                            .with(ByteSpan(fresh.bytes))
                            .run();
    if (!kept) return kept.problem();
    return fresh;
}

Result<std::unique_ptr<SqliteStore>> SqliteStore::open(const std::string& path,
                                                       std::int64_t most_bytes) {
    Result<SqliteDatabase> database = SqliteDatabase::open(path, most_bytes);
    if (!database) return database.problem();
    if (const Status settled = settle_schema(database.value(), path); !settled)
        return settled.problem();
    return std::unique_ptr<SqliteStore>(new SqliteStore(std::move(database.value())));
}

Result<std::optional<Account>> SqliteStore::account_of(SqliteQuery query) {
    const Result<bool> row = query.next();
    if (!row) return row.problem();
    if (!row.value()) return std::optional<Account>();
    const auto token = digest_of(query.bytes(2));
    const auto token_before = digest_of(query.bytes(3));
    if (!token || !token_before) return database_.damaged();
    return std::optional(
        Account{query.text(0), query.text(1), *token, *token_before, query.number(4)});
}

Result<std::optional<Account>> SqliteStore::account_of_token(const Digest256& token) {
    SqliteQuery query = database_.query(kAccountOfToken);
    query.with(ByteSpan(token.bytes));
    return account_of(std::move(query));
}

Result<std::optional<Account>> SqliteStore::account(std::string_view id) {
    SqliteQuery query = database_.query(kAccountOfId);
    query.with(id);
    return account_of(std::move(query));
}

Status SqliteStore::put_account(const Account& account) {
    return database_.query(kPutAccount)
        .with(account.id)
        .with(account.name)
        .with(ByteSpan(account.token.bytes))
        .with(ByteSpan(account.token_before.bytes))
        .with(account.seen_s)
        .run();
}

Result<std::size_t> SqliteStore::forget_accounts(std::int64_t seen_before_s) {
    const Status forgotten = database_.query(kForgetAccounts).with(seen_before_s).run();
    if (!forgotten) return forgotten.problem();
    return database_.changed_rows();
}

Result<std::vector<TableRecord>> SqliteStore::tables() {
    std::vector<TableRecord> all;
    SqliteQuery query = database_.query(kTables);
    Result<bool> row = query.next();
    for (; row && row.value(); row = query.next()) {
        const std::int64_t stage = query.number(1);
        if (stage < 0 || stage > static_cast<std::int64_t>(TableStage::stopped))
            return database_.damaged();
        all.push_back(
            {query.text(0), static_cast<TableStage>(stage), query.text(2), {}, query.number(3)});
    }
    if (!row) return row.problem();
    if (const Status added = add_seats(all); !added) return added.problem();
    return all;
}

// Both are in the order of the tables' ids.
Status SqliteStore::add_seats(std::vector<TableRecord>& tables) {
    SqliteQuery query = database_.query(kSeats);
    auto table = tables.begin();
    Result<bool> row = query.next();
    for (; row && row.value(); row = query.next()) {
        const std::string id = query.text(0);
        table = std::find_if(table, tables.end(), [&](const auto& one) { return one.id == id; });
        if (table == tables.end()) return database_.damaged();
        table->accounts.push_back(query.text(1));
    }
    if (!row) return row.problem();
    return Done{};
}

Status SqliteStore::put_table(const TableRecord& table) {
    SqliteTransaction transaction(database_);
    if (!transaction.begun()) return transaction.begun();
    Status put = database_.query(kPutTable)
                     .with(table.id)
                     .with(static_cast<std::int64_t>(table.stage))
                     .with(table.head)
                     .with(table.touched_s)
                     .run();
    if (put) put = put_seats(table);
    return put ? transaction.commit() : put;
}

Status SqliteStore::put_seats(const TableRecord& table) {
    Status put = database_.query("DELETE FROM seats WHERE table_id = ?").with(table.id).run();
    for (std::size_t place = 0; put && place < table.accounts.size(); ++place)
        put = database_.query("INSERT INTO seats (table_id, place, account) VALUES (?, ?, ?)")
                  .with(table.id)
                  .with(static_cast<std::int64_t>(place))
                  .with(table.accounts[place])
                  .run();
    return put;
}

Status SqliteStore::drop_table(std::string_view id) {
    return database_.query("DELETE FROM tables WHERE id = ?").with(id).run();
}

Status SqliteStore::put_report(const Report& report) {
    return database_.query(kPutReport)
        .with(report.table)
        .with(report.from)
        .with(report.what)
        .with(report.text)
        .with(static_cast<std::int64_t>(report.update))
        .with(report.time_s)
        .run();
}

Result<std::vector<Report>> SqliteStore::reports(std::size_t most) {
    std::vector<Report> newest;
    SqliteQuery query = database_.query(kReports);
    query.with(static_cast<std::int64_t>(std::min<std::size_t>(most, 1'000'000)));
    Result<bool> row = query.next();
    for (; row && row.value(); row = query.next())
        newest.push_back({query.text(0), query.text(1), query.text(2), query.text(3),
                          static_cast<std::uint64_t>(query.number(4)), query.number(5)});
    if (!row) return row.problem();
    return newest;
}

}  // namespace hexholm::server
