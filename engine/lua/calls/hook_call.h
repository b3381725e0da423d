// One call of a mod's function: of which position it asks, what it is told, and what it may take.
#pragma once

#include <cstdint>

#include "engine/game/hooks/hooks.h"

namespace hexholm {

struct HookCall {
    const Rulebook& book;
    const State& state;
    const Play* play;  // null for a question
    HookId hook;
    HookArgs args;
    std::int64_t& fuel;  // what the call takes is spent from it

    const Hook& declared() const { return book.content().hooks[hook]; }
    const std::string& mod() const { return book.content().mods[declared().mod].id; }
};

}  // namespace hexholm
