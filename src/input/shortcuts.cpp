#include "src/input/shortcuts.h"

#include <array>

namespace hexholm::input {

struct CommandWords {
    std::string_view name;
    std::string_view title;
};

// In the order of Command.
static constexpr std::array<CommandWords, kCommandCount> kWords = {{
    {"roll", /*tr*/ "Roll the dice"},
    {"end_turn", /*tr*/ "End the turn"},
    {"choose", /*tr*/ "Choose, confirm, go on"},
    {"cancel", /*tr*/ "Back; the menu"},
    {"undo", /*tr*/ "Undo"},
    {"trade", /*tr*/ "Open the trade"},
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
    {"next_target", /*tr*/ "Next place or button"},
    {"left", /*tr*/ "Left"},
    {"right", /*tr*/ "Right"},
    {"up", /*tr*/ "Up"},
    {"down", /*tr*/ "Down"},
    {"turn_left", /*tr*/ "Turn the table left"},
    {"turn_right", /*tr*/ "Turn the table right"},
    {"nearer", /*tr*/ "Nearer"},
    {"further", /*tr*/ "Further away"},
    {"home_view", /*tr*/ "See the whole board"},
    {"flat_view", /*tr*/ "See it from above"},
    {"log", /*tr*/ "Longer log"},
    {"costs", /*tr*/ "What things cost"},
    {"statistics", /*tr*/ "Statistics"},
    {"skip", /*tr*/ "Skip what moves"},
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
        {{Command::choose}, "", /*tr*/ "choose, confirm, or go on"},
        {{Command::accept, Command::decline, Command::withdraw},
         "",
         /*tr*/ "accept, decline, withdraw an offer"},
        {{Command::advice}, "", /*tr*/ "advice: the best places and moves"},
        {{}, /*tr*/ "Tab, arrows", /*tr*/ "go through places and buttons"},
        {{Command::undo}, "", /*tr*/ "undo what you did last"},
        {{Command::cancel}, "", /*tr*/ "cancel; the menu"},
        {{Command::skip_animation}, "", /*tr*/ "skip what moves"},
        {{Command::faster}, "", /*tr*/ "next animation speed"},
        {{Command::log}, "", /*tr*/ "longer log"},
        {{Command::costs}, "", /*tr*/ "what everything costs"},
        {{Command::statistics}, "", /*tr*/ "statistics of the game"},
        {{}, /*tr*/ "Left click", /*tr*/ "choose a place or a player"},
        {{}, /*tr*/ "Right drag", /*tr*/ "turn the table"},
        {{}, /*tr*/ "Middle drag", /*tr*/ "move the table"},
        {{}, /*tr*/ "Wheel", /*tr*/ "nearer, further"},
        {{Command::flat_view}, "", /*tr*/ "from straight above, and back"},
        {{Command::home_view}, "", /*tr*/ "view of the whole board"},
        {{Command::fullscreen}, "", /*tr*/ "full screen"},
        {{Command::help}, "", /*tr*/ "this page"},
    };
    return rows;
}

}  // namespace hexholm::input
