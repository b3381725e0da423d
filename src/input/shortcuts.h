// What each key does, in one list that the keyboard and the help page share.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "src/platform/input_event.h"

namespace hexholm::input {

enum class Command {
    roll,
    end_turn,
    build_1,  // build_1 + n is the n-th build button
    build_2,
    build_3,
    build_4,
    build_5,
    build_6,
    build_7,
    build_8,
    build_9,
    trade,
    cards,
    log,
    costs,
    statistics,
    accept,
    decline,
    withdraw,
    next_target,
    target_left,
    target_right,
    target_up,
    target_down,
    choose,
    cancel,
    undo,
    skip_animation,
    faster,
    home_view,
    flat_view,
    help,
    menu,
    fullscreen
};

// True when arrows move among the targets on the board, false when they move the eye.
std::optional<Command> command_of(const platform::InputEvent& event, bool choosing_place);

struct ShortcutHelp {
    std::string_view keys;
    std::string_view meaning;
};
// Rows of the help page, with those for the mouse.
const std::vector<ShortcutHelp>& shortcut_help();

}  // namespace hexholm::input
