// By which rules a table elsewhere plays: from one's own mods, and, where that is wished, with those that its server gives.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "src/net/guest/guest.h"
#include "src/net/online/rules.h"
#include "src/net/packages/fetch.h"

namespace hexholm::cli {

class GuestRules {
public:
    // `roots`: where one's own mods lie.
    GuestRules(std::vector<std::string> roots, bool may_fetch)
        : roots_(std::move(roots)), may_fetch_(may_fetch) {}

    // Called while the guest wants rules. A problem when they cannot be had.
    Status step(net::Guest& guest, std::int64_t now_ms);
    // The answer to what was asked for.
    Status take(const net::Packages& told);
    // Null before they are there.
    const std::shared_ptr<const Rulebook>& book() const { return book_; }

private:
    Status load();
    Status fetch(net::Guest& guest, std::int64_t now_ms);

    const std::vector<std::string> roots_;
    const bool may_fetch_;
    net::GameTerms terms_;
    std::optional<std::vector<net::ModTerms>>
        rules_;  // of the table; nothing before it was looked for them
    Result<net::PackageCache> cache_ = net::PackageCache::open(net::usual_cache_folder());
    std::vector<net::ModTerms> missing_;
    std::vector<net::PackageName> packages_;  // of those, as many as the server has told
    std::optional<net::Fetch> fetch_;
    std::vector<std::string> fetched_;  // roots
    bool has_line_ = false;
    bool is_asked_ = false;
    std::shared_ptr<const Rulebook> book_;
};

}  // namespace hexholm::cli
