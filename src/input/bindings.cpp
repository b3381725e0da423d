#include "src/input/bindings.h"

namespace hexholm::input {

using platform::Key;

namespace {

struct DefaultKeys {
    Command command;
    Chord first;
    Chord second{};
};

constexpr Chord letter(char sign) {
    return {platform::key_of(sign)};
}

constexpr DefaultKeys kDefaultKeys[] = {
    {Command::roll, {Key::space}, letter('r')},
    {Command::end_turn, letter('e')},
    {Command::choose, {Key::enter}},
    {Command::cancel, {Key::escape}, {Key::backspace}},
    {Command::undo, {platform::key_of('z'), true}},
    {Command::trade, letter('t')},
    {Command::cards, letter('c')},
    {Command::accept, letter('y')},
    {Command::decline, letter('n')},
    {Command::withdraw, letter('w')},
    {Command::advice, letter('a')},
    {Command::next_target, {Key::tab}},
    {Command::target_left, {Key::left}},
    {Command::target_right, {Key::right}},
    {Command::target_up, {Key::up}},
    {Command::target_down, {Key::down}},
    {Command::turn_left, letter('q')},
    {Command::turn_right, letter('z')},
    {Command::nearer, letter('+'), letter('=')},
    {Command::further, letter('-')},
    {Command::home_view, {Key::home}},
    {Command::flat_view, letter('v')},
    {Command::log, letter('l')},
    {Command::costs, letter('b')},
    {Command::statistics, letter('s')},
    {Command::skip_animation, letter('x')},
    {Command::faster, letter('f')},
    {Command::help, {Key::f1}, letter('h')},
    {Command::menu, {Key::f10}},
    {Command::fullscreen, {Key::f11}},
};

bool is_held(Command command) {
    return command >= Command::turn_left && command <= Command::further;
}

bool is_arrow(Command command) {
    return command >= Command::target_left && command <= Command::target_down;
}

}  // namespace

std::string chord_name(Chord chord) {
    if (chord.empty()) return "none";
    return (chord.ctrl ? "ctrl+" : "") + platform::key_name(chord.key);
}

std::optional<Chord> chord_named(const std::string& name) {
    if (name == "none") return Chord();
    const bool ctrl = name.rfind("ctrl+", 0) == 0;
    const Key key = platform::key_named(ctrl ? name.substr(5) : name);
    if (key == Key::none) return std::nullopt;
    return Chord{key, ctrl};
}

bool is_reserved(Chord chord) {
    return chord.key == Key::escape || chord.key == Key::erase || chord.key == Key::f12;
}

Bindings::Bindings() {
    for (const DefaultKeys& one : kDefaultKeys)
        chords_[static_cast<std::size_t>(one.command)] = {one.first, one.second};
    for (char number = 0; number < 9; ++number)
        chords_[static_cast<std::size_t>(Command::build_1) + static_cast<std::size_t>(number)] = {
            letter(static_cast<char>('1' + number))};
}

void Bindings::bind(Command command, std::size_t slot, Chord chord) {
    for (auto& chords : chords_)
        for (Chord& one : chords)
            if (!chord.empty() && one == chord) one = Chord();
    chords_[static_cast<std::size_t>(command)][slot] = chord;
}

std::optional<Command> Bindings::owner(Chord chord) const {
    for (std::size_t at = 0; at < kCommandCount; ++at)
        for (const Chord one : chords_[at])
            if (!one.empty() && one == chord) return static_cast<Command>(at);
    return std::nullopt;
}

std::optional<Command> Bindings::command_of(const platform::InputEvent& event,
                                            bool choosing_place) const {
    if (event.kind != platform::InputKind::key_down || event.alt) return std::nullopt;
    std::optional<Command> command = owner({event.key, event.ctrl});
    // '?' is shift and '/' on many keyboards.
    const bool question =
        event.key == platform::key_of('?') || (event.key == platform::key_of('/') && event.shift);
    if (!command && question && !event.ctrl) command = Command::help;
    if (event.key == Key::escape) command = Command::cancel;
    if (!command || is_held(*command)) return std::nullopt;
    // Held down it takes back one action after another.
    if (event.repeat && *command != Command::undo) return std::nullopt;
    if (is_arrow(*command) && !choosing_place) return std::nullopt;
    return command;
}

}  // namespace hexholm::input
