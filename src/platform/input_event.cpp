#include "src/platform/input_event.h"

#include <array>
#include <cstdlib>
#include <cstring>
#include <sstream>
#include <string>

namespace hexholm::platform {

namespace {

struct KeyName {
    const char* name;
    Key key;
};

constexpr std::array<KeyName, 15> kKeyNames{{
    {"tab", Key::kTab},
    {"enter", Key::kEnter},
    {"escape", Key::kEscape},
    {"space", Key::kSpace},
    {"backspace", Key::kBackspace},
    {"delete", Key::kDelete},
    {"insert", Key::kInsert},
    {"left", Key::kLeft},
    {"right", Key::kRight},
    {"up", Key::kUp},
    {"down", Key::kDown},
    {"home", Key::kHome},
    {"end", Key::kEnd},
    {"pageup", Key::kPageUp},
    {"pagedown", Key::kPageDown},
}};

Key key_named(const std::string& name) {
    if (name.size() == 1) return key_of(name[0]);
    for (const KeyName& known : kKeyNames) {
        if (name == known.name) return known.key;
    }
    if (name.size() < 2 || name[0] != 'f') return Key::kNone;
    const int number = std::atoi(name.c_str() + 1);
    if (number < 1 || number > 12) return Key::kNone;
    return static_cast<Key>(static_cast<int>(Key::kF1) + number - 1);
}

bool parse_button(std::istream& words, InputEvent& event) {
    std::string name;
    words >> name;
    if (name == "left") {
        event.button = MouseButton::kLeft;
    } else if (name == "right") {
        event.button = MouseButton::kRight;
    } else if (name == "middle") {
        event.button = MouseButton::kMiddle;
    } else {
        return false;
    }
    return static_cast<bool>(words >> event.x >> event.y);
}

bool parse_key(std::istream& words, InputEvent& event) {
    for (std::string name; words >> name;) {
        if (name == "ctrl") {
            event.ctrl = true;
        } else if (name == "shift") {
            event.shift = true;
        } else if (name == "alt") {
            event.alt = true;
        } else {
            event.key = key_named(name);
        }
    }
    return event.key != Key::kNone;
}

bool parse_text(std::istream& words, InputEvent& event) {
    std::string text;
    std::getline(words >> std::ws, text);
    if (text.empty() || text.size() >= event.text.size()) return false;
    std::memcpy(event.text.data(), text.c_str(), text.size() + 1);
    return true;
}

}  // namespace

bool parse_event(const char* line, InputEvent& event) {
    event = {};
    std::istringstream words(line);
    std::string kind;
    words >> kind;
    if (kind == "move") {
        event.kind = EventKind::kMouseMove;
        return static_cast<bool>(words >> event.x >> event.y);
    }
    if (kind == "down" || kind == "up") {
        event.kind = kind == "down" ? EventKind::kMouseDown : EventKind::kMouseUp;
        return parse_button(words, event);
    }
    if (kind == "wheel") {
        event.kind = EventKind::kWheel;
        return static_cast<bool>(words >> event.wheel >> event.x >> event.y);
    }
    if (kind == "key" || kind == "keyup") {
        event.kind = kind == "key" ? EventKind::kKeyDown : EventKind::kKeyUp;
        return parse_key(words, event);
    }
    event.kind = EventKind::kText;
    return kind == "text" && parse_text(words, event);
}

}  // namespace hexholm::platform
