#include "src/platform/input_event.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <sstream>
#include <string>
#include <string_view>

namespace hexholm::platform {

namespace {

struct KeyName {
    const char* name;
    Key key;
};

constexpr std::array<KeyName, 15> kKeyNames{{
    {"tab", Key::tab},
    {"enter", Key::enter},
    {"escape", Key::escape},
    {"space", Key::space},
    {"backspace", Key::backspace},
    {"delete", Key::erase},
    {"insert", Key::insert},
    {"left", Key::left},
    {"right", Key::right},
    {"up", Key::up},
    {"down", Key::down},
    {"home", Key::home},
    {"end", Key::end},
    {"pageup", Key::page_up},
    {"pagedown", Key::page_down},
}};

// The names in the order of PadButton and PadAxis.
constexpr std::array<std::string_view, 14> kPadButtons{
    {"a", "b", "x", "y", "back", "start", "left_stick", "right_stick", "left_shoulder",
     "right_shoulder", "up", "down", "left", "right"}};
constexpr std::array<std::string_view, kPadAxisCount> kPadAxes{
    {"left_x", "left_y", "right_x", "right_y", "left_trigger", "right_trigger"}};

bool parse_button(std::istream& words, InputEvent& event) {
    std::string name;
    words >> name;
    if (name == "left") {
        event.button = MouseButton::left;
    } else if (name == "right") {
        event.button = MouseButton::right;
    } else if (name == "middle") {
        event.button = MouseButton::middle;
    } else {
        return false;
    }
    return static_cast<bool>(words >> event.x >> event.y);
}

bool parse_finger(std::istream& words, InputEvent& event) {
    std::string what;
    words >> what >> event.finger;
    if (what == "down")
        event.kind = InputKind::finger_down;
    else if (what == "move")
        event.kind = InputKind::finger_move;
    else if (what == "up")
        event.kind = InputKind::finger_up;
    else
        return false;
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
    return event.key != Key::none;
}

bool parse_pad(std::istream& words, InputEvent& event) {
    std::string name;
    words >> name;
    const auto found = std::find(kPadButtons.begin(), kPadButtons.end(), name);
    event.pad = static_cast<PadButton>(found - kPadButtons.begin());
    return found != kPadButtons.end();
}

bool parse_stick(std::istream& words, InputEvent& event) {
    std::string name;
    words >> name >> event.amount;
    const auto found = std::find(kPadAxes.begin(), kPadAxes.end(), name);
    event.axis = static_cast<PadAxis>(found - kPadAxes.begin());
    return words && found != kPadAxes.end() && std::abs(event.amount) <= 1;
}

bool parse_text(std::istream& words, InputEvent& event) {
    std::string text;
    std::getline(words >> std::ws, text);
    if (text.empty() || text.size() >= event.text.size()) return false;
    std::memcpy(event.text.data(), text.c_str(), text.size() + 1);
    return true;
}

}  // namespace

Key key_named(const std::string& name) {
    if (name.size() == 1) return key_of(name[0]);
    for (const KeyName& known : kKeyNames) {
        if (name == known.name) return known.key;
    }
    if (name.size() < 2 || name[0] != 'f') return Key::none;
    const int number = std::atoi(name.c_str() + 1);
    if (number < 1 || number > 12) return Key::none;
    return static_cast<Key>(static_cast<int>(Key::f1) + number - 1);
}

std::string key_name(Key key) {
    const auto code = static_cast<int>(key);
    if (key >= Key::f1 && key <= Key::f12)
        return "f" + std::to_string(code - static_cast<int>(Key::f1) + 1);
    for (const KeyName& known : kKeyNames)
        if (known.key == key) return known.name;
    return code > 32 && code < 127 ? std::string(1, static_cast<char>(code)) : "";
}

bool parse_event(const char* line, InputEvent& event) {
    event = {};
    std::istringstream words(line);
    std::string kind;
    words >> kind;
    if (kind == "move") {
        event.kind = InputKind::mouse_move;
        return static_cast<bool>(words >> event.x >> event.y);
    }
    if (kind == "down" || kind == "up") {
        event.kind = kind == "down" ? InputKind::mouse_down : InputKind::mouse_up;
        return parse_button(words, event);
    }
    if (kind == "finger") return parse_finger(words, event);
    if (kind == "wheel") {
        event.kind = InputKind::wheel;
        return static_cast<bool>(words >> event.wheel >> event.x >> event.y);
    }
    if (kind == "key" || kind == "keyup") {
        event.kind = kind == "key" ? InputKind::key_down : InputKind::key_up;
        return parse_key(words, event);
    }
    if (kind == "pad" || kind == "padup") {
        event.kind = kind == "pad" ? InputKind::pad_down : InputKind::pad_up;
        return parse_pad(words, event);
    }
    if (kind == "stick") {
        event.kind = InputKind::pad_axis;
        return parse_stick(words, event);
    }
    if (kind == "resize") {
        event.kind = InputKind::resize;
        return static_cast<bool>(words >> event.x >> event.y) && event.x >= 1 && event.y >= 1;
    }
    if (kind == "drop") {
        event.kind = InputKind::file_drop;
        return static_cast<bool>(std::getline(words >> std::ws, event.file));
    }
    event.kind = InputKind::text;
    return kind == "text" && parse_text(words, event);
}

}  // namespace hexholm::platform
