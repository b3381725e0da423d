// The port on which people come in.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/base/result.h"

namespace hexholm::server {

class Listener {
public:
    // A listener that is not open yet; open() opens it.
    Listener() = default;
    ~Listener();
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    // Port 0 takes one that is free.
    Status open(const std::string& address, std::uint16_t port);
    std::uint16_t port() const { return port_; }
    int number() const { return socket_; }
    // Somebody else closes it.
    void let_go() { socket_ = -1; }

    struct Guest {
        int socket = -1;
        std::string address;
    };
    // Somebody who has come; the socket is the caller's. Nobody: nobody waits, or he went again.
    std::optional<Guest> accept();

private:
    void turn_away_for_lack_of_files();

    int socket_ = -1;
    int listening_ = -1;  // the same, also after it was let go
    int spare_ = -1;      // a file to close when the system gives no more of them
    std::uint16_t port_ = 0;
};

}  // namespace hexholm::server
