// What a player can ask for with a key or a button, whatever key that is.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace hexholm::input {

enum class Command {
    roll,
    end_turn,
    choose,
    cancel,
    undo,
    trade,
    cards,
    accept,
    decline,
    withdraw,
    advice,
    build_1,  // build_1 + n is the n-th build button
    build_2,
    build_3,
    build_4,
    build_5,
    build_6,
    build_7,
    build_8,
    build_9,
    next_target,
    target_left,  // among the places on the board; the table where there is none to choose
    target_right,
    target_up,
    target_down,
    turn_left,
    turn_right,
    nearer,
    further,
    home_view,
    flat_view,
    log,
    costs,
    statistics,
    skip_animation,
    faster,
    help,
    menu,
    fullscreen
};
inline constexpr std::size_t kCommandCount = static_cast<std::size_t>(Command::fullscreen) + 1;

constexpr Command build_command(std::size_t number) {
    return static_cast<Command>(static_cast<std::size_t>(Command::build_1) + number);
}

// "end_turn", as settings name it; nothing for a name that no command has.
std::string_view command_name(Command command);
std::optional<Command> command_named(std::string_view name);
// "End the turn", in English, to be translated.
std::string_view command_title(Command command);

struct ShortcutHelp {
    std::vector<Command> commands;  // whose keys are shown
    std::string_view keys;          // else these
    std::string_view meaning;
};
// Rows of the help page, with those for the mouse.
const std::vector<ShortcutHelp>& shortcut_help();

}  // namespace hexholm::input
