// The address by which others of the same net reach this machine.
#pragma once

#include <string>

namespace hexholm::net {

// The address of this machine in numbers, preferably of IPv4; empty on a machine without a net. No
// packet is sent to find it.
std::string own_address();

}  // namespace hexholm::net
