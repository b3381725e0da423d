// Parts of packages on their way to lines: as many at a time as do not keep other messages waiting.
#pragma once

#include <deque>
#include <map>

#include "src/server/core/lines/mail.h"

namespace hexholm::server {

class Deliveries {
public:
    // More than this of a line waits in the sockets only when a part has just been added.
    static constexpr std::size_t kMostWaitingBytes = std::size_t{32} << 10;
    static constexpr std::size_t kMostParts = 2 * net::kMostPartsWanted;
    // How long to wait until more may have been sent.
    static constexpr std::int64_t kLook_ms = 5;

    Deliveries(const PackageSource* packages, Mail& mail) : packages_(packages), mail_(mail) {}

    // The packages that there are of these rules.
    net::Packages packages_with(const net::AskPackages& wanted) const;
    net::Denial want(LineId line, const net::Need& need);
    void forget(LineId line) { waiting_.erase(line); }
    // Sends what has room. Whether more waits.
    bool go_on();

private:
    struct Wanted {
        Digest256 file;
        std::uint64_t at = 0;
    };
    bool send_next(LineId line, std::deque<Wanted>& wanted);

    const PackageSource* packages_;  // null: this server hands out none
    Mail& mail_;
    std::map<LineId, std::deque<Wanted>> waiting_;
};

}  // namespace hexholm::server
