#include "src/input/shortcuts.h"

namespace hexholm::input {

using platform::Key;

struct Binding {
    Key key;
    Command command;
};

static constexpr Binding kBindings[] = {
    {platform::key_of('e'), Command::end_turn},
    {platform::key_of('t'), Command::trade},
    {platform::key_of('c'), Command::cards},
    {platform::key_of('l'), Command::log},
    {platform::key_of('b'), Command::costs},
    {platform::key_of('s'), Command::statistics},
    {platform::key_of('y'), Command::accept},
    {platform::key_of('n'), Command::decline},
    {platform::key_of('w'), Command::withdraw},
    {platform::key_of('f'), Command::faster},
    {platform::key_of('v'), Command::flat_view},
    {platform::key_of('?'), Command::help},
    {platform::key_of('h'), Command::help},
    {platform::key_of('r'), Command::roll},
    {Key::space, Command::roll},
    {Key::tab, Command::next_target},
    {Key::enter, Command::choose},
    {Key::escape, Command::cancel},
    {Key::backspace, Command::cancel},
    {platform::key_of('x'), Command::skip_animation},
    {Key::home, Command::home_view},
    {Key::f1, Command::help},
    {Key::f10, Command::menu},
    {Key::f11, Command::fullscreen},
};

static std::optional<Command> arrow(Key key) {
    switch (key) {
        case Key::left: return Command::target_left;
        case Key::right: return Command::target_right;
        case Key::up: return Command::target_up;
        case Key::down: return Command::target_down;
        default: return std::nullopt;
    }
}

std::optional<Command> command_of(const platform::InputEvent& event, bool choosing_place) {
    if (event.kind != platform::EventKind::key_down || event.alt) return std::nullopt;
    // Held down it takes back one action after another.
    if (event.ctrl && event.key == platform::key_of('z')) return Command::undo;
    if (event.repeat || event.ctrl) return std::nullopt;
    if (choosing_place && arrow(event.key)) return arrow(event.key);
    if (event.key >= platform::key_of('1') && event.key <= platform::key_of('9')) {
        const int at = static_cast<int>(event.key) - '1';
        return static_cast<Command>(static_cast<int>(Command::build_1) + at);
    }
    // '?' is shift and '/' on many keyboards.
    if (event.key == platform::key_of('/') && event.shift) return Command::help;
    for (const Binding& binding : kBindings)
        if (binding.key == event.key) return binding.command;
    return std::nullopt;
}

const std::vector<ShortcutHelp>& shortcut_help() {
    static const std::vector<ShortcutHelp> rows = {
        {/*tr*/ "Space, R", /*tr*/ "roll the dice"},
        {"1 - 9", /*tr*/ "build, buy; choose in a dialog"},
        {/*tr*/ "Shift + 1 - 9", /*tr*/ "one less; in a trade: what you get"},
        {"T", /*tr*/ "trade"},
        {"C", /*tr*/ "your cards"},
        {"E", /*tr*/ "end the turn"},
        {/*tr*/ "Enter", /*tr*/ "choose, confirm, or go on"},
        {"Y, N, W", /*tr*/ "accept, decline, withdraw an offer"},
        {/*tr*/ "Tab, arrows", /*tr*/ "go through the places you may choose"},
        {/*tr*/ "Ctrl + Z", /*tr*/ "take back what you did last"},
        {/*tr*/ "Esc", /*tr*/ "cancel; the menu"},
        {"X", /*tr*/ "skip what moves"},
        {"F", /*tr*/ "next animation speed"},
        {"L", /*tr*/ "longer log"},
        {"B", /*tr*/ "what everything costs"},
        {"S", /*tr*/ "statistics of the game"},
        {/*tr*/ "Left click", /*tr*/ "choose a place or a player"},
        {/*tr*/ "Right drag, Q / Z", /*tr*/ "turn the table"},
        {/*tr*/ "Middle drag, arrows", /*tr*/ "move the table"},
        {/*tr*/ "Wheel, + / -", /*tr*/ "nearer, further"},
        {"V", /*tr*/ "from straight above, and back"},
        {/*tr*/ "Home", /*tr*/ "view of the whole board"},
        {"F11", /*tr*/ "full screen"},
        {"F1, H, ?", /*tr*/ "this page"},
        {"F12", /*tr*/ "console for authors (with --dev)"},
    };
    return rows;
}

}  // namespace hexholm::input
