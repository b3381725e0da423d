#include "src/ui/words/key_labels.h"

#include "src/ui/words/language.h"

namespace hexholm::ui {

using input::Command;
using platform::Key;

namespace {

std::string key_title(Key key) {
    switch (key) {
        case Key::space: return std::string(tr("Space#key"));
        case Key::enter: return std::string(tr("Enter#key"));
        case Key::escape: return std::string(tr("Esc#key"));
        case Key::backspace: return std::string(tr("Backspace#key"));
        case Key::tab: return std::string(tr("Tab#key"));
        case Key::home: return std::string(tr("Home#key"));
        case Key::end: return std::string(tr("End#key"));
        case Key::insert: return std::string(tr("Ins#key"));
        case Key::erase: return std::string(tr("Del#key"));
        case Key::page_up: return std::string(tr("PgUp#key"));
        case Key::page_down: return std::string(tr("PgDn#key"));
        case Key::left: return "←";
        case Key::right: return "→";
        case Key::up: return "↑";
        case Key::down: return "↓";
        default: break;
    }
    std::string name = platform::key_name(key);
    for (char& letter : name)
        if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
    return name;
}

}  // namespace

std::string chord_title(input::Chord chord) {
    if (chord.empty()) return "";
    return (chord.ctrl ? std::string(tr("Ctrl#key")) + "+" : "") + key_title(chord.key);
}

std::string keys_title(const input::Bindings& bindings, Command command) {
    std::string titles;
    for (std::size_t slot = 0; slot < input::kChordsEach; ++slot) {
        const std::string title = chord_title(bindings.chord(command, slot));
        if (title.empty()) continue;
        titles += (titles.empty() ? "" : ", ") + title;
    }
    return titles;
}

std::string_view pad_title(Command command) {
    switch (command) {
        case Command::choose: return "A";
        case Command::cancel: return "B";
        case Command::trade: return "X";
        case Command::roll:
        case Command::end_turn: return "Y";
        case Command::undo: return tr("Back#game-pad");
        case Command::menu: return tr("Start#game-pad");
        default: return "";
    }
}

void KeyLabels::fit(const input::Bindings& bindings, Used used) {
    bindings_ = bindings;
    used_ = used;
    labels_ = {};
    if (used == Used::fingers) return;
    for (std::size_t at = 0; at < input::kCommandCount; ++at) {
        const auto command = static_cast<Command>(at);
        const std::string first = chord_title(bindings.chord(command, 0));
        labels_[at] = pad()           ? std::string(pad_title(command))
                      : first.empty() ? chord_title(bindings.chord(command, 1))
                                      : first;
    }
}

}  // namespace hexholm::ui
