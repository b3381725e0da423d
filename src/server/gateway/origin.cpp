#include "src/server/gateway/origin.h"

#include <algorithm>

#include <arpa/inet.h>

namespace hexholm::server {
namespace {

bool has_numbers_only(std::string_view host) {
    if (host.starts_with('[')) return true;  // IPv6
    const std::string name(host.substr(0, host.find(':')));
    in_addr parsed{};
    return name == "localhost" || ::inet_pton(AF_INET, name.c_str(), &parsed) == 1;
}

std::string_view behind(std::string_view text, std::string_view prefix) {
    return text.starts_with(prefix) ? text.substr(prefix.size()) : std::string_view();
}

std::string_view host_of(std::string_view origin) {
    const std::string_view encrypted = behind(origin, "https://");
    return encrypted.empty() ? behind(origin, "http://") : encrypted;
}

}  // namespace

bool may_speak(std::string_view origin,
               std::string_view host,
               std::span<const std::string> listed) {
    if (origin.empty()) return true;
    if (std::ranges::find(listed, origin) != listed.end()) return true;
    // A page of a stranger's name may be led here, but it cannot be encrypted under that name here.
    const bool is_own = has_numbers_only(host) || origin.starts_with("https://");
    return !host.empty() && host_of(origin) == host && is_own;
}

bool is_origin(std::string_view text) {
    const std::string_view host = host_of(text);
    return !host.empty() && host.find_first_of("/#?@ \t") == std::string_view::npos;
}

}  // namespace hexholm::server
