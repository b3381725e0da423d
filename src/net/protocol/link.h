// A link that somebody sends to friends: where a server is, and which table of it is meant.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace hexholm::net {

inline constexpr std::uint16_t kUsualPort = 7117;
inline constexpr std::size_t kMostLinkBytes = 512;

struct Link {
    std::string host;  // a name, or an address; IPv6 without brackets
    std::uint16_t port = kUsualPort;
    bool is_encrypted = false;  // by TLS
    std::string table;          // empty: the lobby
    std::string invitation;     // empty: none is needed

    bool operator==(const Link&) const = default;
};

// "https://play.example.org/#t=ID&i=INVITATION": a browser opens the page of the server with it, and the page tells no
// server which table was meant. "hexholm:" in place of "https:" opens the program.
std::string text_of(const Link& link);

// Any of http, https, ws, wss and hexholm, and a bare "host:port" as people type it. A host in one's own net is
// taken to have no certificate where the link does not say.
Result<Link> read_link(std::string_view text);

// Whether only machines of one's own net, or this one, are reached by this host.
bool is_local_host(std::string_view host);

}  // namespace hexholm::net
