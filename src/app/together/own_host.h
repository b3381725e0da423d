// Tables of one's own: a server in this program, for friends in the same room or net, and who else keeps some there.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "src/net/nearby/nearby.h"
#include "src/platform/errand.h"
#include "src/server/run/hosting.h"

namespace hexholm::app {

struct OwnHostParts {
    std::string data;               // the folder of the tables
    std::vector<std::string> mods;  // where mods lie
    std::function<std::unique_ptr<net::Nearby>()> make_nearby = net::make_nearby;
    // How long bots wait before they act; asked when tables are opened.
    std::function<int()> bot_pause_ms = [] { return server::HostingPlan().bot_pause_ms; };
};

class OwnHost {
public:
    explicit OwnHost(OwnHostParts parts) : parts_(std::move(parts)) { errand_.wait(false); }
    ~OwnHost() { end(); }
    OwnHost(const OwnHost&) = delete;
    OwnHost& operator=(const OwnHost&) = delete;

    // `player`: whose tables they are. `is_open`: to others in the net, who find them; else for this machine alone.
    void begin(const std::string& player, bool is_open);
    // All tables sleep until it begins anew.
    void end();
    // Called once a frame. True when the server stands now, or has failed.
    bool step();
    bool is_beginning() const { return errand_.is_under_way(); }
    bool is_there() const { return hosting_ != nullptr; }
    // Why there is none; in words, or empty.
    const std::string& problem() const { return problem_; }
    // The number of others who are connected, without the `own` lines of this program.
    std::size_t others(std::size_t own) const;
    // The link by which this program finds the server, and the one for others.
    net::Link link() const;
    net::Link link_for_others() const;
    bool is_open() const { return hosting_ && hosting_->is_open(); }

    // Looks for others' from now on.
    void look_around();
    bool can_look_around() const { return nearby_ != nullptr; }
    // The servers in this net, without the one that this program keeps itself.
    std::vector<net::NearbyServer> nearby() const;

private:
    using Begun = Result<std::unique_ptr<server::Hosting>>;

    const OwnHostParts parts_;
    platform::Errand<Begun> errand_;
    std::unique_ptr<server::Hosting> hosting_;
    std::string address_;  // by which others reach this machine; empty: they do not
    std::string problem_;
    bool has_looked_ = false;
    std::unique_ptr<net::Nearby> nearby_;
};

// Under which this program keeps what it knows of its own tables, whatever their port is.
net::Link own_tables();

}  // namespace hexholm::app
