// What the player's hands did: mouse, wheel, keys, text, and what happened to the window.
#pragma once

#include <array>
#include <cstdint>
#include <string>

namespace hexholm::platform {

enum class InputKind : std::uint8_t {
    mouse_move,
    mouse_down,
    mouse_up,
    wheel,
    turn,         // two fingers turn about x, y by `amount` radians, clockwise
    finger_down,  // on a screen that is touched
    finger_move,
    finger_up,
    key_down,
    key_up,
    text,     // letters as the keyboard layout makes them
    resize,   // width/height in x, y
    exposed,  // draw again: a part of the window was uncovered
    focus_gained,
    focus_lost,
    mouse_left,  // the mouse left the window
    file_drop,   // a file was dropped on the window
    pad_down,    // a button of a game-pad
    pad_up,
    pad_axis,   // a stick or a trigger was moved
    pad_added,  // a game-pad was plugged in
    pad_removed,
    quit,
};

enum class MouseButton : std::uint8_t { left, right, middle };

// Buttons of a game-pad by where they lie: a is the lowest of the four, b the right one, x the left
// one, y the upper one; whatever is printed on them.
enum class PadButton : std::uint8_t {
    a,
    b,
    x,
    y,
    back,
    start,
    left_stick,
    right_stick,
    left_shoulder,
    right_shoulder,
    up,
    down,
    left,
    right,
};
enum class PadAxis : std::uint8_t { left_x, left_y, right_x, right_y, left_trigger, right_trigger };
inline constexpr std::size_t kPadAxisCount = 6;

// Letters, digits and punctuation are their lower-case ASCII code as printed on the player's own layout
// ('a', '7', '/', ' '); other keys follow.
enum class Key : std::uint16_t {
    none = 0,
    tab = 9,
    enter = 13,
    escape = 27,
    space = 32,
    backspace = 256,
    erase,
    insert,
    left,
    right,
    up,
    down,
    home,
    end,
    page_up,
    page_down,
    f1,
    f2,
    f3,
    f4,
    f5,
    f6,
    f7,
    f8,
    f9,
    f10,
    f11,
    f12,
};
constexpr Key key_of(char letter) {
    return static_cast<Key>(letter);
}
inline constexpr int kKeyCount = static_cast<int>(Key::f12) + 1;

struct InputEvent {
    InputKind kind = InputKind::mouse_move;
    MouseButton button = MouseButton::left;
    Key key = Key::none;
    float x = 0;  // of the mouse, in pixels from the upper left corner (all mouse events)
    float y = 0;
    float wheel = 0;  // notches, away from the player is positive
    bool ctrl = false;
    bool shift = false;
    bool alt = false;
    bool repeat = false;  // the key is held down
    PadButton pad = PadButton::a;
    PadAxis axis = PadAxis::left_x;
    float amount = 0;             // of the axis: -1 left or up .. 1; triggers 0 .. 1
    std::int64_t finger = 0;      // which one
    bool touch = false;           // a finger does what this event says of the mouse
    std::array<char, 32> text{};  // UTF-8, ends in 0
    std::string file{};           // of file_drop
    bool operator==(const InputEvent&) const = default;
};

constexpr bool is_finger(const InputEvent& event) {
    return event.kind >= InputKind::finger_down && event.kind <= InputKind::finger_up;
}

// What a key is called in settings and recorded input: "a", "space", "f5"; Key::none for any other name.
std::string key_name(Key key);
Key key_named(const std::string& name);

// One event from one line of text, for recorded input ("move 10 20", "down left 10 20", "key
// ctrl z", "text hello", "pad a", "stick left_x 0.5", ...). parse_event returns false for a line that is none of these.
bool parse_event(const char* line, InputEvent& event);

}  // namespace hexholm::platform
