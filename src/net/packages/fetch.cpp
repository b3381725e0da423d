#include "src/net/packages/fetch.h"

#include <algorithm>

namespace hexholm::net {

std::uint64_t bytes_of_all(const std::vector<PackageName>& packages) {
    std::uint64_t bytes = 0;
    for (const PackageName& one : packages)
        bytes += one.bytes;
    return bytes;
}

Fetch::Fetch(const PackageCache& cache, std::vector<PackageName> wanted)
    : cache_(cache), wanted_(std::move(wanted)) {}

std::uint64_t Fetch::all_bytes() const {
    return bytes_of_all(wanted_);
}

std::uint64_t Fetch::come_bytes() const {
    std::uint64_t bytes = next_offset();
    for (std::size_t at = 0; at < at_; ++at)
        bytes += wanted_[at].bytes;
    return bytes;
}

bool Fetch::may_ask(std::int64_t now_ms) {
    constexpr std::int64_t kEach_ms = 1000 / kAsks_a_second;
    const std::int64_t more = std::max<std::int64_t>(now_ms - counted_ms_, 0) / kEach_ms;
    if (more > 0) {
        asks_left_ = std::min(asks_left_ + more, kAsksAtOnce);
        counted_ms_ = now_ms;
    }
    if (asks_left_ == 0) return false;
    --asks_left_;
    return true;
}

// Half of what may be on its way is asked for at a time, so that the line is never idle.
std::optional<Need> Fetch::next(std::int64_t now_ms) {
    if (is_done() || next_offset() == wanted_[at_].bytes) return std::nullopt;
    if (asked_until_ > next_offset() && now_ms - heard_ms_ >= kPatience_ms) lose();
    constexpr std::uint64_t kHalf = kMostPartsWanted / 2 * kPackagePartBytes;
    const std::uint64_t under_way = asked_until_ - next_offset();
    if (under_way > kHalf || asked_until_ >= wanted_[at_].bytes || !may_ask(now_ms))
        return std::nullopt;
    if (under_way == 0) heard_ms_ = now_ms;
    const Need need{hex_text(wanted_[at_].sha256), static_cast<std::int64_t>(asked_until_),
                    under_way == 0 ? kMostPartsWanted : kMostPartsWanted / 2};
    asked_until_ += static_cast<std::uint64_t>(need.parts) * kPackagePartBytes;
    asked_until_ = std::min(asked_until_, wanted_[at_].bytes);
    return need;
}

Status Fetch::begin() {
    Result<Arrival> arrival = cache_.begin(wanted_[at_]);
    if (!arrival) return arrival.problem();
    arrival_ = std::move(arrival.value());
    return Done{};
}

// One that was lost on the way leaves a gap; then it is asked for again.
Status Fetch::take(const Part& part, std::int64_t now_ms) {
    if (is_done() || part.file != wanted_[at_].sha256 || part.at != next_offset()) return Done{};
    if (!arrival_)
        if (const Status begun = begin(); !begun) return begun;
    heard_ms_ = now_ms;
    return arrival_->add(part.at, part.bytes);
}

std::optional<Arrival> Fetch::take_whole() {
    if (!arrival_ || !arrival_->is_whole()) return std::nullopt;
    std::optional<Arrival> whole = std::move(arrival_);
    arrival_.reset();
    ++at_;
    asked_until_ = 0;
    return whole;
}

}  // namespace hexholm::net
