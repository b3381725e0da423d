// Mods that owners of tables bring to a server that has not got them (--any-mods). They are kept apart from its own, and
// count at tables that name them alone.
#pragma once

#include <optional>

#include "src/net/packages/arrival.h"
#include "src/net/protocol/terms.h"

namespace hexholm::server {

// The limit for one mod.
inline constexpr std::uint64_t kMostBroughtBytes = std::uint64_t{8} << 20;

class ModKeeper {
public:
    virtual ~ModKeeper() = default;

    // Whether the mod can be played with: it is the server's own, or one that was brought if the
    // terms name a package.
    virtual bool has(const net::ModTerms& mod) const = 0;
    virtual Result<net::Arrival> begin(const net::PackageName& name) const = 0;
    // Tries what has come with the checker, beside the server, and keeps it.
    virtual void try_out(net::Arrival arrival) = 0;
    // What became of it; once, when that is known.
    virtual std::optional<Status> take_tried(const Digest256& sha256) = 0;
};

}  // namespace hexholm::server
