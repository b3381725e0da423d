// Who sits at a table.
#pragma once

#include <cstdint>
#include <string>

namespace hexholm {

struct Seat {
    std::string name;
    // A level ("random", "easy", "normal", "hard", "master"), perhaps with a style ("hard:trader", see
    // bot_name()), or a bot of a mod; empty for a human.
    std::string bot;
    std::uint32_t color = 0;  // 0xRRGGBB; for the client only

    bool is_human() const { return bot.empty(); }
};

}  // namespace hexholm
