// A seat of a table and the person or bot on it.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

namespace hexholm {

// Where the one who plays a seat is, as a screen at the same table sees it.
enum class SeatPlace : std::uint8_t {
    here,       // a person at this screen
    elsewhere,  // a person at another one
    away,       // a person who cannot be reached now
    bot
};

struct Seat {
    std::string name;
    // A level ("random", "easy", "normal", "hard", "master"), perhaps with a style ("hard:trader", see
    // bot_name()), or a bot of a mod; empty for a human.
    std::string bot;
    std::uint32_t color = 0;  // 0xRRGGBB; for the client only

    SeatPlace person = SeatPlace::here;  // where the person is, if it is one

    SeatPlace place() const { return is_bot() ? SeatPlace::bot : person; }
    bool is_bot() const { return !bot.empty(); }
    bool sits_here() const { return place() == SeatPlace::here; }
    bool operator==(const Seat&) const = default;
};

// The name of a seat for which nobody has chosen one.
inline std::string usual_name(std::size_t seat) {
    constexpr std::array<const char*, 6> kNames = {"Ada",  "Brunel", "Curie",
                                                   "Dido", "Euler",  "Freya"};
    return kNames[std::min(seat, kNames.size() - 1)];
}

}  // namespace hexholm
