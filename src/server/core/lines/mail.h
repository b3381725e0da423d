// Sends messages on lines and counts them.
#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "src/net/protocol/lobby.h"
#include "src/server/core/setup/setup.h"

namespace hexholm::server {

class Mail {
public:
    Mail(Outlet& outlet, Figures& figures) : outlet_(outlet), figures_(figures) {}

    void tell(LineId line, const net::LobbyTelling& message);
    void refuse(LineId line, net::Denial denial, std::int64_t retry_after_s = 0);
    // Refuses with other words, such as those of a loader that names what it cannot load.
    void refuse(LineId line, net::Denial denial, const Problem& problem);
    void send(LineId line, Frame frame);
    void send(LineId line, Bytes bytes);
    void close(LineId line, net::Denial denial);

    std::size_t waiting_bytes(LineId line) const { return outlet_.waiting_bytes(line); }
    void drop_waiting(LineId line) { outlet_.drop_waiting(line); }
    // Lines that were closed since the last time: the outlet does not tell of them.
    std::vector<LineId> take_closed() { return std::exchange(closed_, {}); }
    Figures& figures() { return figures_; }

private:
    Outlet& outlet_;
    Figures& figures_;
    std::vector<LineId> closed_;
};

Frame frame_of(Bytes bytes);

}  // namespace hexholm::server
