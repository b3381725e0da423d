#include "src/server/gateway/address.h"

#include <array>

#include <arpa/inet.h>

namespace hexholm::server {
namespace {

constexpr std::string_view kNobody = "?";

bool is_ipv4(const std::string& text) {
    in_addr parsed{};
    return ::inet_pton(AF_INET, text.c_str(), &parsed) == 1;
}

std::string without_blanks(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t");
    if (begin == std::string_view::npos) return {};
    return std::string(text.substr(begin, text.find_last_not_of(" \t") - begin + 1));
}

}  // namespace

std::string plain_address(std::string_view text) {
    constexpr std::string_view kMapped = "::ffff:";
    if (text.starts_with(kMapped)) text.remove_prefix(kMapped.size());
    return std::string(text.substr(0, text.find('%')));  // behind it stands a card of this machine
}

bool is_loopback(std::string_view address) {
    return address == "::1" || (address.starts_with("127.") && is_ipv4(std::string(address)));
}

std::string counted_address(std::string_view address) {
    in6_addr parsed{};
    if (::inet_pton(AF_INET6, std::string(address).c_str(), &parsed) != 1)
        return std::string(address);
    constexpr std::size_t kHalf = 8;
    for (std::size_t at = kHalf; at < sizeof parsed.s6_addr; ++at)
        parsed.s6_addr[at] = 0;
    std::array<char, INET6_ADDRSTRLEN> text{};
    ::inet_ntop(AF_INET6, &parsed, text.data(), text.size());
    return text.data();
}

std::string address_behind_proxy(std::string_view proxy, std::string_view forwarded_for) {
    if (forwarded_for.empty()) return std::string(proxy);
    const std::size_t comma = forwarded_for.rfind(',');
    std::string last = plain_address(
        without_blanks(forwarded_for.substr(comma == std::string_view::npos ? 0 : comma + 1)));
    in6_addr ipv6{};
    if (is_ipv4(last) || ::inet_pton(AF_INET6, last.c_str(), &ipv6) == 1) return last;
    return std::string(kNobody);
}

}  // namespace hexholm::server
