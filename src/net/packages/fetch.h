// Packages that come one after the other, each from where it stood when the line was lost.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "src/net/packages/cache.h"
#include "src/net/protocol/table_message.h"

namespace hexholm::net {

class Fetch {
public:
    // The limit for all packages of a table together.
    static constexpr std::uint64_t kMostBytes = std::uint64_t{256} << 20;
    // When nothing has come for so long, it is asked for again.
    static constexpr std::int64_t kPatience_ms = 4000;
    // Limits for requests, since the server counts messages: how many in a second, and how many at
    // once.
    static constexpr std::int64_t kAsks_a_second = 12;
    static constexpr std::int64_t kAsksAtOnce = 24;

    Fetch(const PackageCache& cache, std::vector<PackageName> wanted);

    // What the server should be asked for now.
    std::optional<Need> next(std::int64_t now_ms);
    // Called when the line is lost: parts that were asked for do not come any more.
    void lose() { asked_until_ = next_offset(); }
    // Parts of other files are passed over.
    Status take(const Part& part, std::int64_t now_ms);
    // The package that is whole; the next one begins with that.
    std::optional<Arrival> take_whole();
    // Whether all packages have arrived and were taken.
    bool is_done() const { return at_ == wanted_.size(); }
    // The number of packages that have arrived completely.
    std::size_t come() const { return at_; }

    const std::vector<PackageName>& wanted() const { return wanted_; }
    std::uint64_t come_bytes() const;
    std::uint64_t all_bytes() const;

private:
    Status begin();
    bool may_ask(std::int64_t now_ms);
    std::uint64_t next_offset() const { return arrival_ ? arrival_->next_offset() : 0; }

    const PackageCache& cache_;
    std::vector<PackageName> wanted_;
    std::size_t at_ = 0;  // the one that comes
    std::optional<Arrival> arrival_;
    std::uint64_t asked_until_ = 0;
    std::int64_t heard_ms_ = 0;
    std::int64_t asks_left_ = kAsksAtOnce;
    std::int64_t counted_ms_ = 0;
};

std::uint64_t bytes_of_all(const std::vector<PackageName>& packages);

}  // namespace hexholm::net
