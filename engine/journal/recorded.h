// One line of a journal: what was done, and what came of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/game/core/action.h"

namespace hexholm {

struct RecordedAction {
    Action action;                        // kind none when it takes back others
    std::optional<std::uint64_t> digest;  // of the state after it
    int line = 0;                         // in the file, from 1; 0: it was never in one
    // A function of a mod failed in it, and the players went on without what that function did.
    bool passed_over = false;
    // So many actions, the last ones that stood, were taken back by `action.player`.
    std::uint16_t taken_back = 0;

    bool is_undo() const { return taken_back > 0; }
};

// What is left when everything that was taken back is left out.
std::vector<RecordedAction> standing_actions(const std::vector<RecordedAction>& records);

// Behind such an action in a journal: "2 build_road 17 !".
inline constexpr std::string_view kPassedOverMark = " !";
// Before what takes back: "undo 2 1", seat 2 took back one action.
inline constexpr std::string_view kUndoWord = "undo ";

}  // namespace hexholm
