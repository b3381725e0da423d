#include "src/server/core/lines/deliveries.h"

#include "src/net/protocol/table_message.h"

namespace hexholm::server {

using net::Denial;

net::Packages Deliveries::packages_with(const net::AskPackages& wanted) const {
    net::Packages told;
    for (const std::string& text : wanted.rules) {
        const auto rules = parse_digest(text);
        const net::PackageName* const name =
            rules && packages_ != nullptr ? packages_->with_rules(*rules) : nullptr;
        if (name != nullptr) told.rows.push_back(told_of(*name));
    }
    return told;
}

Denial Deliveries::want(LineId line, const net::Need& need) {
    const auto file = parse_digest(need.sha256);
    const net::PackageName* const name =
        file && packages_ != nullptr ? packages_->find(*file) : nullptr;
    const auto at = static_cast<std::uint64_t>(need.at);
    if (name == nullptr || at >= name->bytes) return Denial::no_package;
    std::deque<Wanted>& wanted = waiting_[line];
    for (int part = 0; part < need.parts; ++part) {
        const std::uint64_t next = at + static_cast<std::uint64_t>(part) * net::kPackagePartBytes;
        if (next >= name->bytes) break;
        if (wanted.size() >= kMostParts) return Denial::too_much;
        wanted.push_back({*file, next});
    }
    return Denial::none;
}

bool Deliveries::go_on() {
    for (auto at = waiting_.begin(); at != waiting_.end();) {
        auto& [line, wanted] = *at;
        while (!wanted.empty() && mail_.waiting_bytes(line) < kMostWaitingBytes)
            if (!send_next(line, wanted)) wanted.clear();
        at = wanted.empty() ? waiting_.erase(at) : std::next(at);
    }
    return !waiting_.empty();
}

// False: the file is there no more.
bool Deliveries::send_next(LineId line, std::deque<Wanted>& wanted) {
    const Wanted next = wanted.front();
    wanted.pop_front();
    const net::PackageName* const name = packages_->find(next.file);
    auto bytes = packages_->part(next.file, next.at);
    if (name == nullptr || !bytes) {
        mail_.refuse(line, Denial::no_package);
        return false;
    }
    mail_.send(line, net::bytes_of(net::Part{next.file, next.at, name->bytes, std::move(*bytes)}));
    return true;
}

}  // namespace hexholm::server
