// How well a bot plays that knows the worth of things: soundly or sharply.
#pragma once

namespace hexholm {

// Values that were found by thousands of games of one against three. Gains are of a hand's score,
// in per cent.
struct Skill {
    int contested = 55;   // per cent of a place's worth when somebody else can reach it as well
    int offers = 2;       // to the others, in a turn
    int offer_gain = 10;  // the least for an own offer ...
    int again_gain = 30;  // ... and for a further one in the same turn
    int most_asked = 1;   // of a good, for one of another
    int fair_gain = 4;    // for saying yes
    int leader_gain = 8;  // for saying yes to somebody who is ahead
    int patience =
        60;  // hundredths of a round: what can be had at once counts as if it took so long
};

// Leaves contested places to others, and drives a bargain: asks often and for more, gives in rarely.
inline constexpr Skill kHardSkill{30, 3, 6, 6, 2, 15, 30, 30};

}  // namespace hexholm
