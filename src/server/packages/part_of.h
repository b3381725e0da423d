// A piece of a file, as it goes to those who fetch it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/base/bytes.h"

namespace hexholm::server {

// From this offset on, as much as one part has; nothing where the file has not `whole` bytes.
std::optional<Bytes> part_of(const std::string& file, std::uint64_t whole, std::uint64_t offset);

}  // namespace hexholm::server
