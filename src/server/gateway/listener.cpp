#include "src/server/gateway/listener.h"

#include <array>
#include <cerrno>
#include <memory>

#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include "src/server/gateway/address.h"

namespace hexholm::server {
namespace {

constexpr int kMostWaitingToCome = 512;

using Addresses = std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)>;

Addresses addresses_of(const std::string& text, std::uint16_t port) {
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE;
    addrinfo* found = nullptr;
    if (::getaddrinfo(text.c_str(), std::to_string(port).c_str(), &hints, &found) != 0)
        found = nullptr;
    return {found, ::freeaddrinfo};
}

Problem no_port(const std::string& address, std::uint16_t port, int error) {
    const std::string where = address + " port " + std::to_string(port);
    if (error == EADDRINUSE)
        return {where, "another program has this port",
                "end it, or choose another port with --port"};
    if (error == EADDRNOTAVAIL)
        return {where, "this machine has no such address",
                "'ip address' lists those that it has; '::' stands for all"};
    if (error == EACCES)
        return {where, "ports below 1024 are for root alone", "choose another with --port"};
    return {where, {"nobody can be waited for here: {1}", system_saying(error)}, ""};
}

void switch_on(int socket, int level, int option) {
    const int on = 1;
    ::setsockopt(socket, level, option, &on, sizeof on);
}

std::uint16_t port_of(int socket) {
    sockaddr_storage bound{};
    socklen_t length = sizeof bound;
    ::getsockname(socket, reinterpret_cast<sockaddr*>(&bound), &length);
    const auto& ipv4 = reinterpret_cast<const sockaddr_in&>(bound);
    const auto& ipv6 = reinterpret_cast<const sockaddr_in6&>(bound);
    return ntohs(bound.ss_family == AF_INET6 ? ipv6.sin6_port : ipv4.sin_port);
}

std::string text_of(const sockaddr_storage& address, socklen_t length) {
    std::array<char, NI_MAXHOST> text{};
    const auto* const plain = reinterpret_cast<const sockaddr*>(&address);
    ::getnameinfo(plain, length, text.data(), text.size(), nullptr, 0, NI_NUMERICHOST);
    return plain_address(text.data());
}

int spare_file() {
    return ::open("/dev/null", O_RDONLY | O_CLOEXEC);
}

}  // namespace

Listener::~Listener() {
    if (socket_ >= 0) ::close(socket_);
    if (spare_ >= 0) ::close(spare_);
}

Status Listener::open(const std::string& address, std::uint16_t port) {
    const Addresses found = addresses_of(address, port);
    if (found == nullptr)
        return Problem{"--listen",
                       {"{1} is no address", in_quotes(address)},
                       "write it in numbers, as 192.168.1.5 or ::, which stands for all"};
    const int socket = ::socket(found->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (socket < 0) return no_port(address, port, errno);
    socket_ = socket;
    listening_ = socket;
    // A server that is started again need not wait until the network has forgotten its old lines.
    switch_on(socket, SOL_SOCKET, SO_REUSEADDR);
    if (::bind(socket, found->ai_addr, found->ai_addrlen) != 0 ||
        ::listen(socket, kMostWaitingToCome) != 0)
        return no_port(address, port, errno);
    port_ = port_of(socket);
    spare_ = spare_file();
    return Done{};
}

std::optional<Listener::Guest> Listener::accept() {
    sockaddr_storage from{};
    socklen_t length = sizeof from;
    const int socket = ::accept4(listening_, reinterpret_cast<sockaddr*>(&from), &length,
                                 SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (socket < 0) {
        if (errno == EMFILE || errno == ENFILE) turn_away_for_lack_of_files();
        return std::nullopt;
    }
    switch_on(socket, IPPROTO_TCP, TCP_NODELAY);  // messages are short, and somebody waits for each
    return Guest{socket, text_of(from, length)};
}

// Accepts and closes one waiting connection with the help of a spare file. If it kept waiting, it
// would wake the server again and again.
void Listener::turn_away_for_lack_of_files() {
    if (spare_ >= 0) ::close(spare_);
    const int socket = ::accept4(listening_, nullptr, nullptr, SOCK_CLOEXEC);
    if (socket >= 0) ::close(socket);
    spare_ = spare_file();
}

}  // namespace hexholm::server
