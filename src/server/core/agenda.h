// Which table is due when, so that nobody looks at those that are not.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace hexholm::server {

class Agenda {
public:
    // Sets when the table is due; an earlier entry is replaced.
    void set(const std::string& table, std::int64_t due_ms) {
        forget(table);
        due_ms_.emplace(table, due_ms);
        in_order_.emplace(due_ms, table);
    }
    void forget(const std::string& table) {
        const auto found = due_ms_.find(table);
        if (found == due_ms_.end()) return;
        in_order_.erase({found->second, table});
        due_ms_.erase(found);
    }
    // Puts those that are due into `tables`; they stay due until they are set anew.
    void add_due(std::int64_t now_ms, std::set<std::string>& tables) const {
        for (auto one = in_order_.begin(); one != in_order_.end() && one->first <= now_ms; ++one)
            tables.insert(one->second);
    }
    // When the next table is due; nullopt when no table ever is.
    std::optional<std::int64_t> next_ms() const {
        if (in_order_.empty()) return std::nullopt;
        return in_order_.begin()->first;
    }

private:
    std::map<std::string, std::int64_t> due_ms_;
    std::set<std::pair<std::int64_t, std::string>> in_order_;
};

}  // namespace hexholm::server
