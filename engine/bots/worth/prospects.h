// What is not there yet, as far as it is in sight: aims (hex.aim) and threats (hex.threat), in thousandths
// of a victory point.
#pragma once

#include "engine/bots/worth/aims.h"
#include "engine/bots/worth/threats.h"

namespace hexholm {

// Prospects as seen from the position with which the object was made.
class Prospects {
public:
    Prospects(const Rulebook& book, const State& now, PlayerId player)
        : aims_(book, now, player), threats_(book, now, player) {}

    int worth(const State& state) const { return aims_.worth(state) + threats_.worth(state); }
    const Aims& aims() const { return aims_; }
    const Threats& threats() const { return threats_; }

private:
    Aims aims_;
    Threats threats_;
};

}  // namespace hexholm
