// Addresses of those who come, as texts: what is counted as one person, and who speaks for somebody else.
#pragma once

#include <string>
#include <string_view>

namespace hexholm::server {

// IPv4 also where the system writes it as IPv6 ("::ffff:10.0.0.7").
std::string plain_address(std::string_view text);
bool is_loopback(std::string_view address);
// The part of an address that counts as one person: of IPv6 the first half, since one person may
// have many addresses.
std::string counted_address(std::string_view address);
// Whose request a proxy on this machine has passed on: the last address in its header, the one it has seen itself.
// The proxy's where the header is empty, and nobody's where it is no address: nobody's is never this machine.
std::string address_behind_proxy(std::string_view proxy, std::string_view forwarded_for);

}  // namespace hexholm::server
