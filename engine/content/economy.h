// What changes production and trade, and what players advance along: bonuses, relief, bank trades, tracks.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/content/things.h"

namespace hexholm {

// More, less or something else from the land while a counter of the game, the owner, the tile or the corner
// is above 0.
struct Bonus {
    std::string name;
    CounterId counter;
    std::uint32_t pieces = ~std::uint32_t{0};    // bit per piece that it is about
    std::uint32_t terrains = ~std::uint32_t{0};  // bit per terrain
    PieceId like;                                // they receive what this piece would
    int times = kOnce;                           // so many times as much
    Bundle gain;                                 // so much more from each tile
    bool each = false;                // gain and times count as often as the counter says
    bool once = false;                // the counter of the game is 0 after the next production
    static constexpr int kOnce = -1;  // no number is named
};

// What a player gets whom a production brought nothing.
struct Relief {
    std::string name;
    CounterId needs;  // of players: only who has so many; none: everybody
    int needs_count = 1;
    GoodMask counts = kAllGoods;  // goods of which nothing was received
    EffectId effect;
};

// A trade with the bank beside the usual ones.
struct BankTrade {
    std::string name;
    Face face;
    GoodMask from = 0;
    GoodMask into = 0;
    Amount give;            // so many equal goods ...
    int get = 1;            // ... for so many of another
    bool harbours = false;  // harbours for any good make it cheaper
    CounterId limit;        // of players: grows by 1 with each; not possible at its greatest value
};

// One step of a track: what reaching it is called, gives and brings.
struct TrackLevel {
    std::string title;
    std::string help;
    EffectId effect;
};

// A counter of players with a name, a price and a gain for each value from its least + 1 on.
struct Track {
    std::string name;
    Face face;
    CounterId counter;
    std::vector<TrackLevel> levels;
    ModActionId mod_action;  // the action that goes one step further; none: effects alone do
};

// Tracks and counters that the client shows together.
struct Panel {
    std::string name;
    Face face;
    bool on_board = false;  // beside the board, else for each seat
    std::vector<TrackId> tracks;
    std::vector<CounterId> counters;  // each like a track
    std::vector<CounterId> numbers;   // side by side, without steps
};

}  // namespace hexholm
