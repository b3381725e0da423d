#include "src/platform/sdl_events.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace hexholm::platform {

namespace {

struct SdlKey {
    SDL_Keycode from;
    Key to;
};

constexpr std::array<SdlKey, 14> kSdlKeys{{
    {SDLK_BACKSPACE, Key::backspace},
    {SDLK_DELETE, Key::erase},
    {SDLK_INSERT, Key::insert},
    {SDLK_LEFT, Key::left},
    {SDLK_RIGHT, Key::right},
    {SDLK_UP, Key::up},
    {SDLK_DOWN, Key::down},
    {SDLK_HOME, Key::home},
    {SDLK_END, Key::end},
    {SDLK_PAGEUP, Key::page_up},
    {SDLK_PAGEDOWN, Key::page_down},
    {SDLK_KP_ENTER, Key::enter},
    {SDLK_KP_PLUS, key_of('+')},
    {SDLK_KP_MINUS, key_of('-')},
}};

bool is_digit_place(SDL_Scancode place) {
    return place >= SDL_SCANCODE_1 && place <= SDL_SCANCODE_9;
}

// The sign that is printed on the key at this place on most keyboards.
Key key_of_place(SDL_Scancode place) {
    if (is_digit_place(place)) return key_of(static_cast<char>('1' + (place - SDL_SCANCODE_1)));
    if (place >= SDL_SCANCODE_A && place <= SDL_SCANCODE_Z)
        return key_of(static_cast<char>('a' + (place - SDL_SCANCODE_A)));
    if (place == SDL_SCANCODE_MINUS) return key_of('-');
    if (place == SDL_SCANCODE_EQUALS) return key_of('=');
    return Key::none;
}

// Outside the row of digits, which counts as such whatever is printed on it.
bool has_key(LayoutAt layout, Key key) {
    for (int place = SDL_SCANCODE_A; place <= SDL_SCANCODE_SLASH; ++place) {
        const auto at = static_cast<SDL_Scancode>(place);
        if (!is_digit_place(at) && layout(at) == static_cast<SDL_Keycode>(key)) return true;
    }
    return false;
}

// The row of digits counts as such on layouts that have other signs there. A key that the layout has nowhere
// (Latin letters in Hebrew or Greek, a sign that needs Shift) is where most keyboards have it, and so is what
// has no sign of its own, as dead keys.
Key translate_key(SDL_Keycode code, SDL_Scancode place, LayoutAt layout) {
    for (const SdlKey& pair : kSdlKeys) {
        if (pair.from == code) return pair.to;
    }
    if (code >= SDLK_F1 && code <= SDLK_F12) {
        return static_cast<Key>(static_cast<int>(Key::f1) + (code - SDLK_F1));
    }
    const bool letter = (code >= 'a' && code <= 'z') || (code >= '0' && code <= '9');
    const Key usual = key_of_place(place);
    if (!letter && usual != Key::none &&
        (is_digit_place(place) || code >= 128 || !has_key(layout, usual)))
        return usual;
    const bool simple = code == SDLK_TAB || code == SDLK_RETURN || code == SDLK_ESCAPE ||
                        (code >= SDLK_SPACE && code < 127);
    return simple ? static_cast<Key>(code) : Key::none;
}

struct PadPair {
    SDL_GameControllerButton from;
    PadButton to;
};

constexpr std::array<PadPair, 14> kSdlPadButtons{{
    {SDL_CONTROLLER_BUTTON_A, PadButton::a},
    {SDL_CONTROLLER_BUTTON_B, PadButton::b},
    {SDL_CONTROLLER_BUTTON_X, PadButton::x},
    {SDL_CONTROLLER_BUTTON_Y, PadButton::y},
    {SDL_CONTROLLER_BUTTON_BACK, PadButton::back},
    {SDL_CONTROLLER_BUTTON_START, PadButton::start},
    {SDL_CONTROLLER_BUTTON_LEFTSTICK, PadButton::left_stick},
    {SDL_CONTROLLER_BUTTON_RIGHTSTICK, PadButton::right_stick},
    {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, PadButton::left_shoulder},
    {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, PadButton::right_shoulder},
    {SDL_CONTROLLER_BUTTON_DPAD_UP, PadButton::up},
    {SDL_CONTROLLER_BUTTON_DPAD_DOWN, PadButton::down},
    {SDL_CONTROLLER_BUTTON_DPAD_LEFT, PadButton::left},
    {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, PadButton::right},
}};

bool translate_pad_button(const SDL_ControllerButtonEvent& from, InputEvent& to) {
    to.kind = from.type == SDL_CONTROLLERBUTTONDOWN ? InputKind::pad_down : InputKind::pad_up;
    for (const PadPair& pair : kSdlPadButtons) {
        if (pair.from != from.button) continue;
        to.pad = pair.to;
        return true;
    }
    return false;
}

bool translate_pad_axis(const SDL_ControllerAxisEvent& from, InputEvent& to) {
    to.kind = InputKind::pad_axis;
    if (from.axis >= kPadAxisCount) return false;
    static_assert(SDL_CONTROLLER_AXIS_LEFTX == static_cast<int>(PadAxis::left_x));
    static_assert(SDL_CONTROLLER_AXIS_TRIGGERRIGHT == static_cast<int>(PadAxis::right_trigger));
    to.axis = static_cast<PadAxis>(from.axis);
    to.amount = std::clamp(static_cast<float>(from.value) / 32767.0f, -1.0f, 1.0f);
    return true;
}

void add_modifiers(SDL_Keymod held, InputEvent& to) {
    to.ctrl = (held & KMOD_CTRL) != 0;
    to.shift = (held & KMOD_SHIFT) != 0;
    to.alt = (held & KMOD_ALT) != 0;
}

bool translate_button(const SDL_MouseButtonEvent& from, float scale, InputEvent& to) {
    to.kind = from.type == SDL_MOUSEBUTTONDOWN ? InputKind::mouse_down : InputKind::mouse_up;
    switch (from.button) {
        case SDL_BUTTON_LEFT: to.button = MouseButton::left; break;
        case SDL_BUTTON_RIGHT: to.button = MouseButton::right; break;
        case SDL_BUTTON_MIDDLE: to.button = MouseButton::middle; break;
        default: return false;
    }
    to.x = static_cast<float>(from.x) * scale;
    to.y = static_cast<float>(from.y) * scale;
    return true;
}

bool translate_wheel(const SDL_MouseWheelEvent& from, float scale, InputEvent& to) {
    to.kind = InputKind::wheel;
    to.wheel = from.preciseY;
    if (from.direction == SDL_MOUSEWHEEL_FLIPPED) to.wheel = -to.wheel;
    to.x = static_cast<float>(from.mouseX) * scale;
    to.y = static_cast<float>(from.mouseY) * scale;
    return true;
}

// Translates a finger, whose place is told in parts of the window.
bool translate_finger(const SDL_TouchFingerEvent& from, InputEvent& to) {
    to.kind = from.type == SDL_FINGERDOWN ? InputKind::finger_down
              : from.type == SDL_FINGERUP ? InputKind::finger_up
                                          : InputKind::finger_move;
    to.finger = from.fingerId;
    to.x = from.x;
    to.y = from.y;
    return true;
}

bool translate_window(const SDL_WindowEvent& from, InputEvent& to) {
    switch (from.event) {
        case SDL_WINDOWEVENT_SIZE_CHANGED:
            to.kind = InputKind::resize;
            to.x = static_cast<float>(from.data1);
            to.y = static_cast<float>(from.data2);
            return true;
        case SDL_WINDOWEVENT_SHOWN:
        case SDL_WINDOWEVENT_RESTORED:
        case SDL_WINDOWEVENT_EXPOSED: to.kind = InputKind::exposed; return true;
        case SDL_WINDOWEVENT_FOCUS_GAINED: to.kind = InputKind::focus_gained; return true;
        case SDL_WINDOWEVENT_FOCUS_LOST: to.kind = InputKind::focus_lost; return true;
        case SDL_WINDOWEVENT_LEAVE: to.kind = InputKind::mouse_left; return true;
        default: return false;
    }
}

bool translate_keyboard(const SDL_KeyboardEvent& from, LayoutAt layout, InputEvent& to) {
    to.kind = from.type == SDL_KEYDOWN ? InputKind::key_down : InputKind::key_up;
    to.key = translate_key(from.keysym.sym, from.keysym.scancode, layout);
    to.repeat = from.repeat != 0;
    add_modifiers(static_cast<SDL_Keymod>(from.keysym.mod), to);
    return to.key != Key::none;
}

bool translate_text(const SDL_TextInputEvent& from, InputEvent& to) {
    to.kind = InputKind::text;
    static_assert(sizeof from.text <= sizeof to.text);
    std::memcpy(to.text.data(), from.text, sizeof from.text);
    to.text.back() = '\0';
    return true;
}

// SDL gives the name away; it is ours to free.
bool take_file(const SDL_DropEvent& from, InputEvent& to) {
    if (from.file == nullptr) return false;
    to.kind = InputKind::file_drop;
    to.file = from.file;
    SDL_free(from.file);
    return true;
}

}  // namespace

bool translate(const SDL_Event& from, float scale, InputEvent& to, LayoutAt layout) {
    to = {};
    add_modifiers(SDL_GetModState(), to);
    switch (from.type) {
        case SDL_QUIT: to.kind = InputKind::quit; return true;
        case SDL_MOUSEMOTION:
            to.kind = InputKind::mouse_move;
            to.x = static_cast<float>(from.motion.x) * scale;
            to.y = static_cast<float>(from.motion.y) * scale;
            return true;
        case SDL_MOUSEBUTTONDOWN:
        case SDL_MOUSEBUTTONUP: return translate_button(from.button, scale, to);
        case SDL_FINGERDOWN:
        case SDL_FINGERUP:
        case SDL_FINGERMOTION: return translate_finger(from.tfinger, to);
        case SDL_MOUSEWHEEL: return translate_wheel(from.wheel, scale, to);
        case SDL_KEYDOWN:
        case SDL_KEYUP: return translate_keyboard(from.key, layout, to);
        case SDL_TEXTINPUT: return translate_text(from.text, to);
        case SDL_CONTROLLERBUTTONDOWN:
        case SDL_CONTROLLERBUTTONUP: return translate_pad_button(from.cbutton, to);
        case SDL_CONTROLLERAXISMOTION: return translate_pad_axis(from.caxis, to);
        case SDL_CONTROLLERDEVICEADDED: to.kind = InputKind::pad_added; return true;
        case SDL_CONTROLLERDEVICEREMOVED: to.kind = InputKind::pad_removed; return true;
        case SDL_DROPFILE: return take_file(from.drop, to);
        case SDL_WINDOWEVENT: return translate_window(from.window, to);
        default: return false;
    }
}

}  // namespace hexholm::platform
