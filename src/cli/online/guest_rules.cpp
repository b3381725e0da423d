#include "src/cli/online/guest_rules.h"

#include <algorithm>

#include "engine/base/terminal.h"

#include "src/cli/common/command.h"

namespace hexholm::cli {
namespace {

Problem not_given(const net::ModTerms& mod) {
    return {
        "",
        {"the table plays with {1} {2}, which the server does not provide", mod.id, mod.version},
        "install the same version"};
}

}  // namespace

// The rules are told as soon as they are loaded there; for a finished game perhaps never.
Status GuestRules::step(net::Guest& guest, std::int64_t now_ms) {
    const net::TableTold& table = *guest.table();
    const bool waits =
        table.state == net::TableState::waiting || table.state == net::TableState::asleep;
    if (table.rules.empty() && waits) return Done{};
    const bool has_line = guest.standing() == net::Standing::here;
    if (!std::exchange(has_line_, has_line)) is_asked_ = false;
    if (!has_line && fetch_) fetch_->lose();
    if (rules_ != table.rules || terms_ != table.terms.game) {
        terms_ = table.terms.game;
        rules_ = table.rules;
        fetch_.reset();
        fetched_.clear();
        return load();
    }
    if (fetch_) return fetch(guest, now_ms);
    if (missing_.empty() || is_asked_) return Done{};
    net::AskPackages ask;
    for (std::size_t at = packages_.size();
         at < missing_.size() && ask.rules.size() < net::kMostPackagesTold; ++at)
        ask.rules.push_back(missing_[at].sha256);
    is_asked_ = guest.say(ask);
    return Done{};
}

Status GuestRules::load() {
    const net::PackageCache* const cache = cache_ ? &cache_.value() : nullptr;
    auto found = net::find_rules(roots_, cache, terms_, *rules_);
    if (!found) return found.problem();
    if (!fetched_.empty() && !found.value().mods.missing.empty())
        return not_given(found.value().mods.missing.front());
    book_ = std::move(found.value().book);
    fetched_ = std::move(found.value().mods.fetched);
    missing_ = std::move(found.value().mods.missing);
    packages_.clear();
    is_asked_ = false;
    return Done{};
}

Status GuestRules::take(const net::Packages& told) {
    if (!std::exchange(is_asked_, false)) return Done{};
    const std::size_t until = std::min(missing_.size(), packages_.size() + net::kMostPackagesTold);
    while (packages_.size() < until) {
        const net::ModTerms& mod = missing_[packages_.size()];
        const auto row = std::ranges::find_if(told.rows, [&](const net::PackageTold& one) {
            return one.rules == mod.sha256 && one.id == mod.id;
        });
        if (row == told.rows.end()) return not_given(mod);
        auto name = net::name_from(*row);
        if (!name) return name.problem();
        packages_.push_back(std::move(name.value()));
    }
    if (packages_.size() < missing_.size()) return Done{};
    if (net::bytes_of_all(packages_) > net::Fetch::kMostBytes)
        return Problem{"", "the mods of the table are too large to download",
                       "install them yourself, or choose another table"};
    for (const net::PackageName& one : packages_)
        print_line("the table plays with %s %s (%llu bytes) by %s, %s", one.id.c_str(),
                   one.version.c_str(), static_cast<unsigned long long>(one.bytes),
                   one.authors.empty() ? "nobody named" : one.authors.c_str(),
                   one.licence.empty() ? "no licence given" : one.licence.c_str());
    flush_printed();
    if (!may_fetch_)
        return Problem{"",
                       {"{1} {2} is not here", missing_.front().id, missing_.front().version},
                       "install it, or let it come from the server with --fetch"};
    if (!cache_) return cache_.problem();
    fetch_.emplace(cache_.value(), packages_);
    return Done{};
}

// Each is tried as `check` does it before it is used, with those that came before it.
Status GuestRules::fetch(net::Guest& guest, std::int64_t now_ms) {
    for (const net::Part& part : guest.take_parts())
        if (const Status taken = fetch_->take(part, now_ms); !taken) return taken;
    if (auto whole = fetch_->take_whole()) {
        std::vector<std::string> roots = fetched_;
        roots.insert(roots.end(), roots_.begin(), roots_.end());
        if (const Status kept = cache_.value().take(std::move(*whole), roots); !kept) return kept;
        fetched_.push_back(cache_.value().root_of(packages_[fetch_->come() - 1].sha256));
    }
    if (fetch_->is_done()) {
        fetch_.reset();
        return load();
    }
    if (const auto need = fetch_->next(now_ms)) guest.say(*need);
    return Done{};
}

}  // namespace hexholm::cli
