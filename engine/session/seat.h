// Who sits at a table.
#pragma once

#include <cstdint>
#include <string>

namespace hexholm {

struct Seat {
    std::string name;
    std::string bot;  // level ("random", "easy", "normal", "hard", "master"); empty for a human
    std::uint32_t color = 0;  // 0xRRGGBB; for the client only

    bool is_human() const { return bot.empty(); }
};

}  // namespace hexholm
