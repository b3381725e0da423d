// All parts of a server, put together in their order: its folder, its mods, its sockets and its tables.
#pragma once

#include <atomic>
#include <functional>
#include <memory>

#include "engine/base/result.h"

#include "src/server/gateway/gateway.h"
#include "src/server/packages/brought_mods.h"
#include "src/server/packages/shelf.h"
#include "src/server/run/data_folder.h"
#include "src/server/run/notifier.h"
#include "src/server/run/options.h"
#include "src/server/run/web_page.h"
#include "src/server/served.h"
#include "src/server/store/store.h"

namespace hexholm::server {

class WholeServer {
public:
    // `mods`: all folders with mods. `tell`: of what does not keep it from working.
    static Result<std::unique_ptr<WholeServer>> open(
        const Options& options,
        const std::vector<std::string>& mods,
        const std::function<void(const Problem&)>& tell);
    ~WholeServer();

    // Serves until the gateway is stopped.
    Status serve() { return gateway_->serve(*served_); }
    Gateway& gateway() { return *gateway_; }
    // The number of connected people; may be called from any thread.
    std::size_t lines() const { return lines_; }

private:
    explicit WholeServer(DataFolder folder) : folder_(std::move(folder)) {}
    Status open_parts(const Options& options,
                      const std::vector<std::string>& mods,
                      const std::function<void(const Problem&)>& tell);

    DataFolder folder_;
    std::atomic<std::size_t> lines_ = 0;
    std::unique_ptr<Store> store_;
    std::optional<PackageShelf> packages_;
    WebPage page_;
    std::unique_ptr<Gateway> gateway_;
    std::unique_ptr<BroughtMods> brought_;
    std::unique_ptr<Notifier> notifier_;
    std::unique_ptr<Served> served_;
};

}  // namespace hexholm::server
