#include "src/server/store/memory_store.h"

#include <algorithm>
#include <set>

namespace hexholm::server {

Result<std::optional<Account>> MemoryStore::account_of_token(const Digest256& token) {
    for (const auto& [id, account] : accounts_)
        if (account.token == token || account.token_before == token) return std::optional(account);
    return std::optional<Account>();
}

Result<std::optional<Account>> MemoryStore::account(std::string_view id) {
    const auto found = accounts_.find(id);
    return found == accounts_.end() ? std::nullopt : std::optional(found->second);
}

Status MemoryStore::put_account(const Account& account) {
    accounts_[account.id] = account;
    return Done{};
}

Result<std::size_t> MemoryStore::forget_accounts(std::int64_t seen_before_s) {
    std::set<std::string> seated;
    for (const auto& [id, table] : tables_)
        seated.insert(table.accounts.begin(), table.accounts.end());
    return std::erase_if(accounts_, [&](const auto& one) {
        return one.second.seen_s < seen_before_s && !seated.contains(one.first);
    });
}

Result<std::vector<TableRecord>> MemoryStore::tables() {
    std::vector<TableRecord> all;
    for (const auto& [id, table] : tables_)
        all.push_back(table);
    return all;
}

Status MemoryStore::put_table(const TableRecord& table) {
    tables_[table.id] = table;
    return Done{};
}

Status MemoryStore::drop_table(std::string_view id) {
    const auto found = tables_.find(id);
    if (found != tables_.end()) tables_.erase(found);
    return Done{};
}

Status MemoryStore::put_report(const Report& report) {
    reports_.push_back(report);
    return Done{};
}

Result<std::vector<Report>> MemoryStore::reports(std::size_t most) {
    std::vector<Report> newest(reports_.rbegin(), reports_.rend());
    newest.resize(std::min(most, newest.size()));
    return newest;
}

}  // namespace hexholm::server
