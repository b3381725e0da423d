// A server inside another program, on a thread of its own, for people of one room or one net.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/base/result.h"

#include "src/server/run/loose_thread.h"

namespace hexholm::server {

class WholeServer;

struct HostingPlan {
    std::string data;               // the folder in which it keeps everything
    std::string name;               // as others read it
    std::vector<std::string> mods;  // all folders with mods
    bool is_open = false;           // to whoever reaches this machine; else to programs on it
    int bot_pause_ms = 700;         // before a bot acts, so that people can follow
};

class Hosting {
public:
    // Whether hosting is possible; it is not in a browser.
    static bool is_possible();
    // Begins on the port of the last time, so that guests find it again; otherwise on a usual one,
    // or on any that is free. Takes a second or two.
    static Result<std::unique_ptr<Hosting>> begin(const HostingPlan& plan);
    // Tells all guests and puts all tables to sleep until hosting begins again in this folder.
    // Takes a few seconds at most, whatever the server does.
    ~Hosting();
    Hosting(const Hosting&) = delete;
    Hosting& operator=(const Hosting&) = delete;

    const std::string& name() const { return name_; }
    bool is_open() const { return is_open_; }
    std::uint16_t port() const { return port_; }
    // The number of connected programs, including that of the host.
    std::size_t lines() const;
    // Whether it has ended by itself.
    bool has_failed() const;

private:
    Hosting(const HostingPlan& plan, std::shared_ptr<WholeServer> server);

    const std::string name_;
    const bool is_open_;
    std::uint16_t port_;
    std::shared_ptr<WholeServer> server_;
    LooseThread thread_;
};

}  // namespace hexholm::server
