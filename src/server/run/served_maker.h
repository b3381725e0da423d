// The one place that knows which server stands behind the sockets.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/base/result.h"

#include "src/server/core/setup/package_source.h"
#include "src/server/outlet.h"
#include "src/server/packages/brought_mods.h"
#include "src/server/served.h"
#include "src/server/store/store.h"

namespace hexholm::server {

// What the program has for a server. It outlives the server.
struct ServedParts {
    Store& store;
    Outlet& outlet;
    const PackageSource* packages = nullptr;
    BroughtMods* brought = nullptr;  // null: nobody may bring mods
    std::function<void()> wake{};    // from any thread
    std::string name{};
    std::string games{};              // the folder of journals
    std::vector<std::string> mods{};  // folders with mods
    bool is_public = false;
    int bot_pause_ms = 700;
    int messages_per_second = 20;
    std::function<void(const std::string& table, const std::string& player)> tell_turn{};
    std::atomic<std::size_t>* lines = nullptr;  // is told how many there are; may be null
};

Result<std::unique_ptr<Served>> make_served(const ServedParts& parts, Now now);

}  // namespace hexholm::server
