// The mods that a server hands out to those who want to play with them.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/base/bytes.h"

#include "src/net/packages/package_name.h"

namespace hexholm::server {

class PackageSource {
public:
    virtual ~PackageSource() = default;

    // Null where there is none.
    virtual const net::PackageName* find(const Digest256& sha256) const = 0;
    virtual const net::PackageName* with_rules(const Digest256& rules) const = 0;
    // The bytes of a package from this offset on, as many as one part has; nullopt when there are
    // none.
    virtual std::optional<Bytes> part(const Digest256& sha256, std::uint64_t offset) const = 0;
};

}  // namespace hexholm::server
