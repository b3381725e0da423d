// Mods that people have brought to a server, each in a folder that is called by its hash, and how others get them.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "engine/base/worker.h"

#include "src/net/packages/cache.h"
#include "src/server/core/setup/mod_keeper.h"
#include "src/server/core/setup/package_source.h"

namespace hexholm::server {

class BroughtMods final : public ModKeeper, public PackageSource {
public:
    // The space for brought mods; those that were not used for the longest time are deleted first.
    static constexpr std::uint64_t kMostBytes = std::uint64_t{256} << 20;

    // `roots`: the server's own mods, which `own` gives out. `wake` is called on another thread when something was tried.
    static Result<std::unique_ptr<BroughtMods>> open(const std::string& folder,
                                                     std::vector<std::string> roots,
                                                     const PackageSource& own,
                                                     std::function<void()> wake);
    ~BroughtMods() override;

    bool has(const net::ModTerms& mod) const override;
    Result<net::Arrival> begin(const net::PackageName& name) const override;
    void try_out(net::Arrival arrival) override;
    std::optional<Status> take_tried(const Digest256& sha256) override;

    const net::PackageName* find(const Digest256& sha256) const override;
    const net::PackageName* with_rules(const Digest256& rules) const override;
    std::optional<Bytes> part(const Digest256& sha256, std::uint64_t offset) const override;

    // Where the mods of a table are that were brought for it. From any thread.
    std::vector<std::string> roots_for(const net::GameTerms& terms) const;

private:
    BroughtMods(std::string folder,
                net::PackageCache cache,
                std::vector<std::string> roots,
                const PackageSource& own,
                std::function<void()> wake);
    std::string file_of(const Digest256& sha256) const;
    void find_kept();
    bool try_next();
    Status keep(net::Arrival arrival) const;

    struct Tried {
        net::PackageName name;
        Status status;
    };
    const std::string folder_;
    const net::PackageCache cache_;
    const std::vector<std::string> roots_;
    const std::map<std::string, std::string> own_versions_;  // by id
    const PackageSource& own_;
    const std::function<void()> wake_;
    std::vector<std::unique_ptr<const net::PackageName>> names_;  // of those that were brought

    std::mutex mutex_;  // of what follows
    std::deque<net::Arrival> waiting_;
    std::vector<Tried> tried_;
    Worker worker_;  // last, so that it ends first
};

}  // namespace hexholm::server
