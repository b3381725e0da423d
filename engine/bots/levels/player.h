// A player made of code: it sees what its seat may know and picks one of the allowed actions.
#pragma once

#include "engine/game/game.h"
#include "engine/game/view/view.h"

namespace hexholm {

class Bot {
public:
    virtual ~Bot() = default;

    // `legal` is what legal_actions() lists for the viewer, and not empty. The answer is one of
    // these actions, a template completed. A bot may remember what it did earlier in the same game,
    // for example to make no offer twice; it must play on without that memory after a reload.
    virtual Action decide(const Rulebook& book,
                          const View& view,
                          const ActionList& legal,
                          Random& chance) = 0;
};

}  // namespace hexholm
