// A store that is gone with its program: for tests, and for a table in one's own room.
#pragma once

#include <map>

#include "src/server/store/store.h"

namespace hexholm::server {

class MemoryStore final : public Store {
public:
    Result<Key256> identity() override { return identity_; }
    Result<std::optional<Account>> account_of_token(const Digest256& token) override;
    Result<std::optional<Account>> account(std::string_view id) override;
    Status put_account(const Account& account) override;
    Result<std::size_t> forget_accounts(std::int64_t seen_before_s) override;
    Result<std::vector<TableRecord>> tables() override;
    Status put_table(const TableRecord& table) override;
    Status drop_table(std::string_view id) override;
    Status put_report(const Report& report) override;
    Result<std::vector<Report>> reports(std::size_t most) override;

private:
    Key256 identity_ = hexholm::random_key();
    std::map<std::string, Account, std::less<>> accounts_;
    std::map<std::string, TableRecord, std::less<>> tables_;
    std::vector<Report> reports_;
};

}  // namespace hexholm::server
