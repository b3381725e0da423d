// One line of a journal: what was done, and what came of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/game/action.h"

namespace hexholm {

struct RecordedAction {
    Action action;
    std::optional<std::uint64_t> digest;  // of the state after it
    int line = 0;                         // in the file, from 1; 0: it was never in one
    // A function of a mod failed in it, and the players went on without what that function did.
    bool passed_over = false;
};

// Behind such an action in a journal: "2 build_road 17 !".
inline constexpr std::string_view kPassedOverMark = " !";

}  // namespace hexholm
