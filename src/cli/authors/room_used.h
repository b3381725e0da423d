// How much of what the engine has room for a mod uses, for authors: "state 1,264 of 32,768 bytes, ...".
#pragma once

#include <array>
#include <cstddef>
#include <string>

#include "engine/content/content.h"

namespace hexholm::cli {

// The most of everything, over all games that were looked at.
class RoomUsed {
public:
    void see(const Content& content);
    // A line about the room in use, without what nobody uses; empty when no game was looked at.
    std::string line() const;

private:
    static constexpr std::size_t kRows = 18;
    std::array<std::size_t, kRows> used_{};
};

}  // namespace hexholm::cli
