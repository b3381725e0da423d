// What mods do wrong at a table: each is told once, and asks where an action waits for the answer.
#pragma once

#include <deque>
#include <vector>

#include "engine/session/session.h"

namespace hexholm::app {

class Troubles {
public:
    // `asks`: somebody sits here who can answer.
    void take(Session& session, bool asks);
    void forget();

    bool empty() const { return waiting_.empty(); }
    const ModTrouble& front() const { return waiting_.front(); }
    ModTrouble pop();

private:
    std::deque<ModTrouble> waiting_;  // to be shown
    std::vector<HookFailure> known_;  // that need not be told again when bots meet them
};

}  // namespace hexholm::app
