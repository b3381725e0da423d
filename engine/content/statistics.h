// What is told of a game beside its rules: numbers of the statistics, and achievements.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/id.h"
#include "engine/content/things.h"

namespace hexholm {

// A number for each seat, or one for the game, that the statistics show. It is read from what everybody
// has seen; no rule reads it.
struct Statistic {
    std::string name;
    Face face;
    std::vector<CounterId> counters;  // what they are in the end, added up
    std::vector<CounterId> rises;     // by how much they rose in all; of a figure: for its owner
    std::uint64_t figures = 0;        // bit per kind: how often one came into play
    std::uint32_t pieces = 0;         // bit per piece: how often one was placed
    std::uint32_t decks = 0;  // bit per deck: how many of its cards were played or laid open
    GoodMask goods = 0;       // how many came into the hand, whatever the reason
    bool of_game = false;     // its counters are the game's: one number for all
    bool proud = true;        // whoever has most of it stands out
};

// Something that a player on this machine has done once; noted in the profile. No rule reads it.
struct Achievement {
    std::string name;
    std::string mod;  // who declares it
    Face face;
    bool won = false;    // only for who has won
    int statistic = -1;  // at least so much of Content::statistics
    int least = 0;
    AwardId award;   // who holds it in the end
    int points = 0;  // at least so many points in the end
    int lead = 0;    // so many more points than the next one
    int turns = 0;   // the game had at most so many turns; 0: any number
};

}  // namespace hexholm
