// One line of a journal: what was done, and what came of it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/game/core/action.h"
#include "engine/game/turn/accord.h"

namespace hexholm {

struct JournalSeat;

struct RecordedAction {
    Action action;                        // kind none when it takes back others, or is no action
    std::optional<std::uint64_t> digest;  // of the state after it
    int line = 0;                         // in the file, from 1; 0: it was never in one
    // A function of a mod failed in it, and the players went on without what that function did.
    bool passed_over = false;
    // The number of latest valid actions that `action.player` took back; 0 for any other line.
    std::uint16_t taken_back = 0;
    // The new person or bot in the seat of `action.player`; null when the seat has not changed.
    std::shared_ptr<const JournalSeat> seat = nullptr;
    // The accord that came true by the wish of `action.player`; the action then has no kind.
    std::optional<Accord> settled{};

    bool is_undo() const { return taken_back > 0; }
    bool is_seat() const { return seat != nullptr; }
    bool is_settled() const { return settled.has_value(); }
};

// The actions that still count, in their order, and what was agreed on among them: what was taken back, and changes of
// seats, are left out.
std::vector<RecordedAction> standing_actions(const std::vector<RecordedAction>& records);

// Behind such an action in a journal: "2 build_road 17 !".
inline constexpr std::string_view kPassedOverMark = " !";
// Before what takes back: "undo 2 1", seat 2 took back one action.
inline constexpr std::string_view kUndoWord = "undo ";
// Before who sits in a seat from here on: "seat 2 hard #c0392b Ann".
inline constexpr std::string_view kSeatWord = "seat ";
// Before what was agreed on: "settle 2 target 8", "settle 2 called_off".
inline constexpr std::string_view kSettleWord = "settle ";

}  // namespace hexholm
