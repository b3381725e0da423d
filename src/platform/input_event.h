// What the player's hands did: mouse, wheel, keys, text, and what happened to the window.
#pragma once

#include <array>
#include <cstdint>

namespace hexholm::platform {

enum class EventKind : std::uint8_t {
    kMouseMove,
    kMouseDown,
    kMouseUp,
    kWheel,
    kKeyDown,
    kKeyUp,
    kText,     // letters as the keyboard layout makes them
    kResize,   // width/height in x, y
    kExposed,  // draw again: a part of the window was uncovered
    kFocusGained,
    kFocusLost,
    kMouseLeft,  // the mouse left the window
    kQuit,
};

enum class MouseButton : std::uint8_t { kLeft, kRight, kMiddle };

// Letters, digits and punctuation are their lower-case ASCII code as printed on the player's own layout
// ('a', '7', '/', ' '); other keys follow.
enum class Key : std::uint16_t {
    kNone = 0,
    kTab = 9,
    kEnter = 13,
    kEscape = 27,
    kSpace = 32,
    kBackspace = 256,
    kDelete,
    kInsert,
    kLeft,
    kRight,
    kUp,
    kDown,
    kHome,
    kEnd,
    kPageUp,
    kPageDown,
    kF1,
    kF2,
    kF3,
    kF4,
    kF5,
    kF6,
    kF7,
    kF8,
    kF9,
    kF10,
    kF11,
    kF12,
};
constexpr Key key_of(char letter) {
    return static_cast<Key>(letter);
}
inline constexpr int kKeyCount = static_cast<int>(Key::kF12) + 1;

struct InputEvent {
    EventKind kind = EventKind::kMouseMove;
    MouseButton button = MouseButton::kLeft;
    Key key = Key::kNone;
    float x = 0;  // of the mouse, in pixels from the upper left corner (all mouse events)
    float y = 0;
    float wheel = 0;  // notches, away from the player is positive
    bool ctrl = false;
    bool shift = false;
    bool alt = false;
    bool repeat = false;          // the key is held down
    std::array<char, 32> text{};  // kText: UTF-8, ends in 0
    bool operator==(const InputEvent&) const = default;
};

// One event from one line of text, for recorded input ("move 10 20", "down left 10 20", "key
// ctrl z", "text hello", ...). parse_event returns false for a line that is none of these.
bool parse_event(const char* line, InputEvent& event);

}  // namespace hexholm::platform
