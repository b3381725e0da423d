#include "src/platform/sdl_events.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace hexholm::platform {

namespace {

struct KeyPair {
    SDL_Keycode from;
    Key to;
};

constexpr std::array<KeyPair, 12> kKeys{{
    {SDLK_BACKSPACE, Key::kBackspace},
    {SDLK_DELETE, Key::kDelete},
    {SDLK_INSERT, Key::kInsert},
    {SDLK_LEFT, Key::kLeft},
    {SDLK_RIGHT, Key::kRight},
    {SDLK_UP, Key::kUp},
    {SDLK_DOWN, Key::kDown},
    {SDLK_HOME, Key::kHome},
    {SDLK_END, Key::kEnd},
    {SDLK_PAGEUP, Key::kPageUp},
    {SDLK_PAGEDOWN, Key::kPageDown},
    {SDLK_KP_ENTER, Key::kEnter},
}};

Key translate_key(SDL_Keycode code) {
    for (const KeyPair& pair : kKeys) {
        if (pair.from == code) return pair.to;
    }
    if (code >= SDLK_F1 && code <= SDLK_F12) {
        return static_cast<Key>(static_cast<int>(Key::kF1) + (code - SDLK_F1));
    }
    const bool simple = code == SDLK_TAB || code == SDLK_RETURN || code == SDLK_ESCAPE ||
                        (code >= SDLK_SPACE && code < 127);
    return simple ? static_cast<Key>(code) : Key::kNone;
}

void add_modifiers(SDL_Keymod held, InputEvent& to) {
    to.ctrl = (held & KMOD_CTRL) != 0;
    to.shift = (held & KMOD_SHIFT) != 0;
    to.alt = (held & KMOD_ALT) != 0;
}

bool translate_button(const SDL_MouseButtonEvent& from, float scale, InputEvent& to) {
    to.kind = from.type == SDL_MOUSEBUTTONDOWN ? EventKind::kMouseDown : EventKind::kMouseUp;
    switch (from.button) {
        case SDL_BUTTON_LEFT: to.button = MouseButton::kLeft; break;
        case SDL_BUTTON_RIGHT: to.button = MouseButton::kRight; break;
        case SDL_BUTTON_MIDDLE: to.button = MouseButton::kMiddle; break;
        default: return false;
    }
    to.x = static_cast<float>(from.x) * scale;
    to.y = static_cast<float>(from.y) * scale;
    return true;
}

bool translate_wheel(const SDL_MouseWheelEvent& from, float scale, InputEvent& to) {
    to.kind = EventKind::kWheel;
    to.wheel = from.preciseY;
    if (from.direction == SDL_MOUSEWHEEL_FLIPPED) to.wheel = -to.wheel;
    to.x = static_cast<float>(from.mouseX) * scale;
    to.y = static_cast<float>(from.mouseY) * scale;
    return true;
}

bool translate_window(const SDL_WindowEvent& from, InputEvent& to) {
    switch (from.event) {
        case SDL_WINDOWEVENT_SIZE_CHANGED:
            to.kind = EventKind::kResize;
            to.x = static_cast<float>(from.data1);
            to.y = static_cast<float>(from.data2);
            return true;
        case SDL_WINDOWEVENT_SHOWN:
        case SDL_WINDOWEVENT_RESTORED:
        case SDL_WINDOWEVENT_EXPOSED: to.kind = EventKind::kExposed; return true;
        case SDL_WINDOWEVENT_FOCUS_GAINED: to.kind = EventKind::kFocusGained; return true;
        case SDL_WINDOWEVENT_FOCUS_LOST: to.kind = EventKind::kFocusLost; return true;
        case SDL_WINDOWEVENT_LEAVE: to.kind = EventKind::kMouseLeft; return true;
        default: return false;
    }
}

bool translate_keyboard(const SDL_KeyboardEvent& from, InputEvent& to) {
    to.kind = from.type == SDL_KEYDOWN ? EventKind::kKeyDown : EventKind::kKeyUp;
    to.key = translate_key(from.keysym.sym);
    to.repeat = from.repeat != 0;
    add_modifiers(static_cast<SDL_Keymod>(from.keysym.mod), to);
    return to.key != Key::kNone;
}

bool translate_text(const SDL_TextInputEvent& from, InputEvent& to) {
    to.kind = EventKind::kText;
    static_assert(sizeof from.text <= sizeof to.text);
    std::memcpy(to.text.data(), from.text, sizeof from.text);
    to.text.back() = '\0';
    return true;
}

}  // namespace

bool translate(const SDL_Event& from, float scale, InputEvent& to) {
    to = {};
    add_modifiers(SDL_GetModState(), to);
    switch (from.type) {
        case SDL_QUIT: to.kind = EventKind::kQuit; return true;
        case SDL_MOUSEMOTION:
            to.kind = EventKind::kMouseMove;
            to.x = static_cast<float>(from.motion.x) * scale;
            to.y = static_cast<float>(from.motion.y) * scale;
            return true;
        case SDL_MOUSEBUTTONDOWN:
        case SDL_MOUSEBUTTONUP: return translate_button(from.button, scale, to);
        case SDL_MOUSEWHEEL: return translate_wheel(from.wheel, scale, to);
        case SDL_KEYDOWN:
        case SDL_KEYUP: return translate_keyboard(from.key, to);
        case SDL_TEXTINPUT: return translate_text(from.text, to);
        case SDL_WINDOWEVENT: return translate_window(from.window, to);
        default: return false;
    }
}

}  // namespace hexholm::platform
