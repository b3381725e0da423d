// How often this program asked for memory: the rules must not while a game is played.
#pragma once

#include <cstdint>

namespace hexholm::cli {

// Since the program started, in all threads.
std::uint64_t allocation_count();

}  // namespace hexholm::cli
