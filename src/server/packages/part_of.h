// A piece of a file, as it goes to those who fetch it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/base/bytes.h"

namespace hexholm::server {

// The bytes from this offset on, as many as one part has; nullopt when the file does not have
// `whole` bytes.
std::optional<Bytes> part_of(const std::string& file, std::uint64_t whole, std::uint64_t offset);

}  // namespace hexholm::server
