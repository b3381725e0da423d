// The dice of a game, and what is rolled again.
#pragma once

#include <string>
#include <vector>

#include "engine/content/things.h"

namespace hexholm {

// What one side of a die shows instead of a number, and what it sets off. No rule reads title, help and icon.
struct DieFace {
    std::string name;
    std::string title;
    std::string help;  // what it sets off, in a sentence; empty: the die's own help tells it
    std::string icon;
    EffectId effect;  // of who rolls it, before the roll brings anything
};

struct Die {
    std::string name;  // may be empty
    Face face;
    int sides = 6;
    bool counts = true;          // to the total
    std::vector<DieFace> faces;  // from 1 on; empty: plain numbers
};

// A face that a die shows; dice count from 0, faces from 1.
struct DieValue {
    int die = 0;
    int face = 1;
};

// These totals are rolled again (B-242).
struct Reroll {
    std::vector<int> totals;
    int rounds = 0;  // in so many at the start; 0: always
};

struct Content;
// In how many equally likely rolls each total comes up, of dice or of the cards in their place.
std::vector<int> ways_by_total(const Content& content);

}  // namespace hexholm
