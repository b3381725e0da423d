#include "src/input/shortcuts.h"

#include <array>

namespace hexholm::input {

struct CommandWords {
    std::string_view name;
    std::string_view title;
};

// The rows stand in the order of Command.
static constexpr std::array<CommandWords, kCommandCount> kWords = {{
    {"roll", /*tr*/ "Roll the dice"},
    {"end_turn", /*tr*/ "End the turn"},
    {"choose", /*tr*/ "Choose, confirm, continue"},
    {"cancel", /*tr*/ "Back; the menu"},
    {"undo", /*tr*/ "Undo"},
    {"trade", /*tr*/ "Open trading"},
    {"cards", /*tr*/ "Open your cards"},
    {"accept", /*tr*/ "Accept an offer"},
    {"decline", /*tr*/ "Decline an offer"},
    {"withdraw", /*tr*/ "Withdraw an offer"},
    {"advice", /*tr*/ "Ask for advice"},
    {"build_1", /*tr*/ "1st choice"},
    {"build_2", /*tr*/ "2nd choice"},
    {"build_3", /*tr*/ "3rd choice"},
    {"build_4", /*tr*/ "4th choice"},
    {"build_5", /*tr*/ "5th choice"},
    {"build_6", /*tr*/ "6th choice"},
    {"build_7", /*tr*/ "7th choice"},
    {"build_8", /*tr*/ "8th choice"},
    {"build_9", /*tr*/ "9th choice"},
    {"next_target", /*tr*/ "Next spot or button"},
    {"left", /*tr*/ "Left"},
    {"right", /*tr*/ "Right"},
    {"up", /*tr*/ "Up"},
    {"down", /*tr*/ "Down"},
    {"turn_left", /*tr*/ "Turn the board left"},
    {"turn_right", /*tr*/ "Turn the board right"},
    {"nearer", /*tr*/ "Zoom in"},
    {"further", /*tr*/ "Zoom out"},
    {"home_view", /*tr*/ "View the whole board"},
    {"flat_view", /*tr*/ "View from above"},
    {"log", /*tr*/ "Expand log"},
    {"costs", /*tr*/ "Prices"},
    {"statistics", /*tr*/ "Statistics"},
    {"skip", /*tr*/ "Skip animations"},
    {"faster", /*tr*/ "Next animation speed"},
    {"help", /*tr*/ "Help"},
    {"menu", /*tr*/ "Menu"},
    {"fullscreen", /*tr*/ "Full screen"},
}};

std::string_view command_name(Command command) {
    return kWords[static_cast<std::size_t>(command)].name;
}

std::string_view command_title(Command command) {
    return kWords[static_cast<std::size_t>(command)].title;
}

std::optional<Command> command_named(std::string_view name) {
    for (std::size_t at = 0; at < kCommandCount; ++at)
        if (kWords[at].name == name) return static_cast<Command>(at);
    return std::nullopt;
}

const std::vector<ShortcutHelp>& shortcut_help() {
    static const std::vector<ShortcutHelp> rows = {
        {{Command::roll}, "", /*tr*/ "roll the dice"},
        {{Command::build_1, Command::build_9}, "", /*tr*/ "build, buy; choose in a dialog"},
        {{}, /*tr*/ "Shift + 1 - 9", /*tr*/ "one less; in a trade: what you get"},
        {{Command::trade}, "", /*tr*/ "trade"},
        {{Command::cards}, "", /*tr*/ "your cards"},
        {{Command::end_turn}, "", /*tr*/ "end the turn"},
        {{Command::choose}, "", /*tr*/ "choose, confirm, or continue"},
        {{Command::accept, Command::decline, Command::withdraw},
         "",
         /*tr*/ "accept, decline, withdraw an offer"},
        {{Command::advice}, "", /*tr*/ "advice: the best places and moves"},
        {{}, /*tr*/ "Tab, arrows", /*tr*/ "go through places and buttons"},
        {{Command::undo}, "", /*tr*/ "undo your last action"},
        {{Command::cancel}, "", /*tr*/ "cancel; the menu"},
        {{Command::skip_animation}, "", /*tr*/ "skip animations"},
        {{Command::faster}, "", /*tr*/ "next animation speed"},
        {{Command::log}, "", /*tr*/ "expand log"},
        {{Command::costs}, "", /*tr*/ "what everything costs"},
        {{Command::statistics}, "", /*tr*/ "statistics of the game"},
        {{}, /*tr*/ "Left click", /*tr*/ "choose a place or a player"},
        {{}, /*tr*/ "Right-button drag", /*tr*/ "turn the board"},
        {{}, /*tr*/ "Middle-button drag", /*tr*/ "move the board"},
        {{}, /*tr*/ "Wheel", /*tr*/ "zoom in, zoom out"},
        {{Command::flat_view}, "", /*tr*/ "view from above, and back"},
        {{Command::home_view}, "", /*tr*/ "view of the whole board"},
        {{Command::fullscreen}, "", /*tr*/ "full screen"},
        {{Command::help}, "", /*tr*/ "this page"},
    };
    return rows;
}

}  // namespace hexholm::input
