// The address by which others of the same net reach this machine.
#pragma once

#include <string>

namespace hexholm::net {

// In numbers, of IPv4 where there is one; empty on a machine without a net. Nothing is sent for it.
std::string own_address();

}  // namespace hexholm::net
