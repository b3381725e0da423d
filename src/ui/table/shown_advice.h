// What people are shown of advice, and of how it looks back on a game.
#pragma once

#include <vector>

#include "engine/session/bots/advice.h"

namespace hexholm::ui {

// Whether advice can be had at a table.
enum class AdviceOffer : std::uint8_t {
    none,       // it is no game in which the viewer decides
    forbidden,  // the game wants nothing to be pointed out
    given
};

struct ShownAdvice {
    AdviceOffer offer = AdviceOffer::none;
    bool thinks = false;       // the answer is still to come
    std::vector<Advice> best;  // the best first; empty: nobody waits for the viewer
};

struct ShownLookBack {
    bool possible = false;  // some judge has learned this game
    bool thinks = false;    // still being read,
    int percent = 0;        // so much of it
    LookBack found;
};

}  // namespace hexholm::ui
