// Servers in one's own net that tell of themselves, by DNS-SD.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "src/net/protocol/link.h"

namespace hexholm::net {

struct NearbyServer {
    std::string name;
    Link link;
    bool operator==(const NearbyServer&) const = default;
};

// Servers in the own net. Its functions wait for nothing but the daemon of this machine.
class Nearby {
public:
    // More are not told of, whoever fills the net with them.
    static constexpr std::size_t kMost = 40;

    virtual ~Nearby() = default;

    // Called regularly while somebody looks.
    virtual void step() = 0;
    // The servers as they stand now, sorted by name, including this program's own.
    virtual std::vector<NearbyServer> servers() const = 0;
    // Others find this one from now on, in place of an earlier one.
    virtual void announce(const std::string& name, std::uint16_t port) = 0;
    virtual void withdraw() = 0;
};

// Null where the system has nothing for it.
std::unique_ptr<Nearby> make_nearby();

}  // namespace hexholm::net
