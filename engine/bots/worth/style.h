// The preferences of a bot, compared with others of its level: a table and nothing else.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/content/course.h"

namespace hexholm {

// Values in per cent of the worth to other bots, or of what they ask for.
struct Style {
    std::string_view name;  // empty: likes nothing more than others
    int corner_pieces = 100;
    int route_awards = 100;
    int decks = 100;
    int harbours = 100;
    int loot = 100;   // what can be taken from who stands beside a neutral piece
    int gains = 100;  // the least that a trade must bring
    // How much better a turn seems to him in which he builds on corners, or buys and plays cards; kScoreBits.
    std::int64_t building = 0;
    std::int64_t cards = 0;

    std::int64_t liking(Verb verb, bool on_corner) const {
        if (verb == Verb::build && on_corner) return building;
        return verb == Verb::buy || verb == Verb::play ? cards : 0;
    }
};

inline constexpr std::array<Style, 3> kStyles = {{
    {.name = "builder", .corner_pieces = 110, .route_awards = 120, .decks = 85, .building = 4000},
    {.name = "trader", .harbours = 180, .gains = 30},
    {.name = "raider", .decks = 112, .loot = 250, .cards = 5000},
}};

}  // namespace hexholm
