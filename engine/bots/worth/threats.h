// What dangers that come upon all (hex.threat) are likely to cost or bring a player, in thousandths of a
// victory point.
#pragma once

#include <vector>

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

// Judges threats by the strength and the losses of the other players in the position it was made
// from, also for positions that are tried out from there.
class Threats {
public:
    Threats(const Rulebook& book, const State& now, PlayerId player);

    // Below 0 where a loss is likely. 0 where mods declare no threat.
    int worth(const State& state) const;

private:
    // Strengths in hundredths.
    struct Others {
        int together = 0;  // all they put up
        int most = 0;      // the one who puts up most
        int least =
            -1;  // the one who puts up least of those who have something to lose; < 0: nobody
    };

    int put_up(const State& state, const Threat& threat, PlayerId player) const;
    int worth_of(const State& state, const Threat& threat, const Others& others) const;

    const Rulebook& book_;
    PlayerId player_;
    std::vector<Others> others_;  // for each threat
};

}  // namespace hexholm
