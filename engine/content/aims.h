// What bots strive for where no points say it.
#pragma once

#include <cstdint>
#include <string>

#include "engine/content/amount.h"
#include "engine/content/things.h"

namespace hexholm {

// Which figures are to go there.
enum class Laden : std::uint8_t { any, loaded, empty };

// A target of several steps: a counter that reaches a value, or figures that come to places.
struct Aim {
    std::string name;
    Amount worth;  // when it is reached, in thousandths of a point; on the way a part of it

    CounterId counter;  // of players ...
    int value = 0;      // ... is to reach this

    FigureKindId figure;       // or: figures of this kind ...
    Laden laden = Laden::any;  // ... that carry something, or nothing ...
    std::uint64_t cargo = 0;   // ... or one of these kinds (bit per kind; 0: whatever it is) ...
    PickId to;                 // ... are to stand where one of these is
};

// A danger that comes upon all players when a counter of the game reaches a value. It is held off
// when their strength together is as great as the danger's. Then the player who gave most gains
// something; otherwise the one who gave least loses something. When nobody gives anything, all
// lose.
struct Threat {
    std::string name;
    CounterId counter;   // of the game ...
    int value = 0;       // ... and when it comes
    CounterId strength;  // of the game: what must be put up; none: nothing helps
    CounterId defence;   // of players: what each puts up; none where that is so
    CounterId reserve;   // of players: what each could still put up; may be none
    Amount lost;         // in thousandths of a point; 0: nothing to be taken from this player
    Amount won;
};

}  // namespace hexholm
