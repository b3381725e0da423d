// The packages that a server gives to those who want to play with its mods.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/bytes.h"

#include "src/server/core/setup/package_source.h"

namespace hexholm::server {

class PackageShelf final : public PackageSource {
public:
    // Packs every mod of these folders into the room, where it is not there yet. A mod that cannot be packed is left out,
    // and told in `problems`.
    static PackageShelf open(const std::vector<std::string>& folders,
                             const std::string& room,
                             std::vector<Problem>& problems);

    // The packages, sorted by id.
    const std::vector<net::PackageName>& names() const { return names_; }
    const net::PackageName* find(const Digest256& sha256) const override;
    const net::PackageName* with_rules(const Digest256& rules) const override;
    std::optional<Bytes> part(const Digest256& sha256, std::uint64_t offset) const override;
    // "/packages/SHA256.zip" as a browser asks for it; empty: there is no such file.
    std::string file_at(std::string_view path) const;

private:
    explicit PackageShelf(std::string room) : room_(std::move(room)) {}
    Status add(const std::string& mod_folder);
    void clear_away() const;
    std::string file_of(const Digest256& sha256) const;

    std::string room_;
    std::vector<net::PackageName> names_;
};

}  // namespace hexholm::server
