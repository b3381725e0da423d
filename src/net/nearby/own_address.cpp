#include "src/net/nearby/own_address.h"

#include <array>
#include <memory>

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace hexholm::net {
namespace {

std::string text_of(const sockaddr* address, socklen_t length) {
    std::array<char, NI_MAXHOST> text{};
    const int failed =
        ::getnameinfo(address, length, text.data(), text.size(), nullptr, 0, NI_NUMERICHOST);
    return failed == 0 ? text.data() : "";
}

// The address from which packets to the world would be sent. Connecting the socket sends no packet
// yet.
std::string address_towards_world() {
    constexpr std::uint16_t kAnyPort = 9;
    sockaddr_in world{};
    world.sin_family = AF_INET;
    world.sin_port = htons(kAnyPort);
    ::inet_pton(AF_INET, "192.0.2.1", &world.sin_addr);  // an address for examples
    const int socket = ::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (socket < 0) return {};
    sockaddr_storage own{};
    socklen_t length = sizeof own;
    const bool is_known =
        ::connect(socket, reinterpret_cast<const sockaddr*>(&world), sizeof world) == 0 &&
        ::getsockname(socket, reinterpret_cast<sockaddr*>(&own), &length) == 0;
    ::close(socket);
    return is_known ? text_of(reinterpret_cast<const sockaddr*>(&own), length) : "";
}

bool is_for_others(const ifaddrs& one, int family) {
    if (one.ifa_addr == nullptr || one.ifa_addr->sa_family != family) return false;
    if ((one.ifa_flags & IFF_UP) == 0 || (one.ifa_flags & IFF_LOOPBACK) != 0) return false;
    if (family != AF_INET6) return true;
    // An address for one wire only needs the wire's name, which differs from machine to machine.
    return !IN6_IS_ADDR_LINKLOCAL(&reinterpret_cast<const sockaddr_in6*>(one.ifa_addr)->sin6_addr);
}

std::string address_of_card(int family) {
    ifaddrs* first = nullptr;
    if (::getifaddrs(&first) != 0) return {};
    const std::unique_ptr<ifaddrs, decltype(&::freeifaddrs)> all(first, ::freeifaddrs);
    const socklen_t length = family == AF_INET ? sizeof(sockaddr_in) : sizeof(sockaddr_in6);
    for (const ifaddrs* one = first; one != nullptr; one = one->ifa_next)
        if (is_for_others(*one, family)) return text_of(one->ifa_addr, length);
    return {};
}

}  // namespace

std::string own_address() {
    if (std::string address = address_towards_world(); !address.empty()) return address;
    if (std::string address = address_of_card(AF_INET); !address.empty()) return address;
    return address_of_card(AF_INET6);
}

}  // namespace hexholm::net
