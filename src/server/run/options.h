// The command line of hexholm-server.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "src/net/protocol/link.h"

namespace hexholm::server {

struct Options {
    std::uint16_t port = net::kUsualPort;
    std::string data;  // empty: the usual folder
    std::string name = "Hexholm";
    std::string listen = "127.0.0.1";
    bool is_public = false;
    bool any_mods = false;
    std::vector<std::string> tls;  // certificate and key, or nothing
    std::vector<std::string> origins;
    std::vector<std::string> mods;  // folders with more mods
    std::string web;  // folder of the page of the game; empty: a page that tells how to join
    std::string notify;
    int bot_pause_ms = 700;
    bool metrics_for_all = false;
    std::size_t most_lines = 10'000;
    int openings_per_second = 5;
    int messages_per_second = 20;
};

inline constexpr int kOk = 0;
inline constexpr int kFailure = 1;
inline constexpr int kUsage = 2;

// Reads the command line; nullopt when the program must end at once with this code, after help or a
// mistake was printed.
std::optional<Options> read_options(int argc, char** argv, int& exit_code);

}  // namespace hexholm::server
