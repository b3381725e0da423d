// What the sockets have done, as numbers for whoever looks after the server.
// Their names begin with hexholm_socket, for tables count lines of their own.
#pragma once

#include <cstdint>
#include <string>

namespace hexholm::server {

struct GatewayFigures {
    std::uint64_t lines_opened = 0;
    std::uint64_t messages_in = 0;
    std::uint64_t bytes_in = 0;
    std::uint64_t messages_out = 0;
    std::uint64_t bytes_out = 0;
    // Turned away.
    std::uint64_t too_many = 0;
    std::uint64_t too_often = 0;
    std::uint64_t wrong_origin = 0;
    // Cut off.
    std::uint64_t too_long = 0;
    std::uint64_t too_slow = 0;
    std::uint64_t silent = 0;
};

// The figures as text for /metrics. `lines`: open now; `waiting`: bytes that wait for them.
std::string metrics_of(const GatewayFigures& figures, std::size_t lines, std::size_t waiting);

}  // namespace hexholm::server
