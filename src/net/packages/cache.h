// Mods that came from servers, apart from a player's own: each in a folder that is called by its hash.
#pragma once

#include <string>
#include <vector>

#include "src/net/packages/arrival.h"

namespace hexholm::net {

class PackageCache {
public:
    static constexpr std::uint64_t kUsualBytes = std::uint64_t{512} << 20;

    // Makes the folder where there is none, and deletes what an earlier program has left unfinished.
    static Result<PackageCache> open(const std::string& folder,
                                     std::uint64_t most_bytes = kUsualBytes);

    // Where rules may look for this mod, as in LoadRequest::mod_roots; empty: it is not here. It counts as used.
    std::string root_of(const Digest256& sha256) const;
    // The root of a mod with this id whose rules have this hash now; empty when it is not here. It
    // counts as used.
    std::string root_with(const std::string& id, const Digest256& rules) const;
    Result<Arrival> begin(const PackageName& name) const;
    // Tries it with the checker, where its dependencies lie in these roots, and keeps it. What was not used for the
    // longest time goes when there is no room. Takes seconds for a large mod.
    Status take(Arrival arrival, const std::vector<std::string>& roots) const;

private:
    PackageCache(std::string folder, std::uint64_t most_bytes)
        : folder_(std::move(folder)), most_bytes_(most_bytes) {}
    std::string place_of(const Digest256& sha256) const;
    void make_room(const std::string& kept) const;

    std::string folder_;
    std::uint64_t most_bytes_;
};

// $XDG_DATA_HOME/hexholm/fetched, or its default below the home folder; empty when the system names neither.
std::string usual_cache_folder();

}  // namespace hexholm::net
