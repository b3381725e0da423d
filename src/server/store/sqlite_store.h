// The store of a server that goes on after a stop: one file of SQLite.
#pragma once

#include <memory>

#include "src/server/store/sqlite_database.h"
#include "src/server/store/store.h"

namespace hexholm::server {

// A disk that strangers fill stays usable for the journals.
inline constexpr std::int64_t kMostStoreBytes = std::int64_t{2} << 30;

class SqliteStore final : public Store {
public:
    static Result<std::unique_ptr<SqliteStore>> open(const std::string& path,
                                                     std::int64_t most_bytes = kMostStoreBytes);

    Result<std::optional<Account>> account_of_token(const Digest256& token) override;
    Result<std::optional<Account>> account(std::string_view id) override;
    Status put_account(const Account& account) override;
    Result<Key256> identity() override;
    Result<std::size_t> forget_accounts(std::int64_t seen_before_s) override;
    Result<std::vector<TableRecord>> tables() override;
    Status put_table(const TableRecord& table) override;
    Status drop_table(std::string_view id) override;
    Status put_report(const Report& report) override;
    Result<std::vector<Report>> reports(std::size_t most) override;

private:
    explicit SqliteStore(SqliteDatabase database) : database_(std::move(database)) {}
    Result<std::optional<Account>> account_of(SqliteQuery query);
    Status put_seats(const TableRecord& table);
    Status add_seats(std::vector<TableRecord>& tables);

    SqliteDatabase database_;
};

}  // namespace hexholm::server
