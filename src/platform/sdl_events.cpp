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

constexpr std::array<SdlKey, 12> kSdlKeys{{
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
}};

Key translate_key(SDL_Keycode code) {
    for (const SdlKey& pair : kSdlKeys) {
        if (pair.from == code) return pair.to;
    }
    if (code >= SDLK_F1 && code <= SDLK_F12) {
        return static_cast<Key>(static_cast<int>(Key::f1) + (code - SDLK_F1));
    }
    const bool simple = code == SDLK_TAB || code == SDLK_RETURN || code == SDLK_ESCAPE ||
                        (code >= SDLK_SPACE && code < 127);
    return simple ? static_cast<Key>(code) : Key::none;
}

void add_modifiers(SDL_Keymod held, InputEvent& to) {
    to.ctrl = (held & KMOD_CTRL) != 0;
    to.shift = (held & KMOD_SHIFT) != 0;
    to.alt = (held & KMOD_ALT) != 0;
}

bool translate_button(const SDL_MouseButtonEvent& from, float scale, InputEvent& to) {
    to.kind = from.type == SDL_MOUSEBUTTONDOWN ? EventKind::mouse_down : EventKind::mouse_up;
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
    to.kind = EventKind::wheel;
    to.wheel = from.preciseY;
    if (from.direction == SDL_MOUSEWHEEL_FLIPPED) to.wheel = -to.wheel;
    to.x = static_cast<float>(from.mouseX) * scale;
    to.y = static_cast<float>(from.mouseY) * scale;
    return true;
}

bool translate_window(const SDL_WindowEvent& from, InputEvent& to) {
    switch (from.event) {
        case SDL_WINDOWEVENT_SIZE_CHANGED:
            to.kind = EventKind::resize;
            to.x = static_cast<float>(from.data1);
            to.y = static_cast<float>(from.data2);
            return true;
        case SDL_WINDOWEVENT_SHOWN:
        case SDL_WINDOWEVENT_RESTORED:
        case SDL_WINDOWEVENT_EXPOSED: to.kind = EventKind::exposed; return true;
        case SDL_WINDOWEVENT_FOCUS_GAINED: to.kind = EventKind::focus_gained; return true;
        case SDL_WINDOWEVENT_FOCUS_LOST: to.kind = EventKind::focus_lost; return true;
        case SDL_WINDOWEVENT_LEAVE: to.kind = EventKind::mouse_left; return true;
        default: return false;
    }
}

bool translate_keyboard(const SDL_KeyboardEvent& from, InputEvent& to) {
    to.kind = from.type == SDL_KEYDOWN ? EventKind::key_down : EventKind::key_up;
    to.key = translate_key(from.keysym.sym);
    to.repeat = from.repeat != 0;
    add_modifiers(static_cast<SDL_Keymod>(from.keysym.mod), to);
    return to.key != Key::none;
}

bool translate_text(const SDL_TextInputEvent& from, InputEvent& to) {
    to.kind = EventKind::text;
    static_assert(sizeof from.text <= sizeof to.text);
    std::memcpy(to.text.data(), from.text, sizeof from.text);
    to.text.back() = '\0';
    return true;
}

// SDL gives the name away; it is ours to free.
bool take_file(const SDL_DropEvent& from, InputEvent& to) {
    if (from.file == nullptr) return false;
    to.kind = EventKind::file_drop;
    to.file = from.file;
    SDL_free(from.file);
    return true;
}

}  // namespace

bool translate(const SDL_Event& from, float scale, InputEvent& to) {
    to = {};
    add_modifiers(SDL_GetModState(), to);
    switch (from.type) {
        case SDL_QUIT: to.kind = EventKind::quit; return true;
        case SDL_MOUSEMOTION:
            to.kind = EventKind::mouse_move;
            to.x = static_cast<float>(from.motion.x) * scale;
            to.y = static_cast<float>(from.motion.y) * scale;
            return true;
        case SDL_MOUSEBUTTONDOWN:
        case SDL_MOUSEBUTTONUP: return translate_button(from.button, scale, to);
        case SDL_MOUSEWHEEL: return translate_wheel(from.wheel, scale, to);
        case SDL_KEYDOWN:
        case SDL_KEYUP: return translate_keyboard(from.key, to);
        case SDL_TEXTINPUT: return translate_text(from.text, to);
        case SDL_DROPFILE: return take_file(from.drop, to);
        case SDL_WINDOWEVENT: return translate_window(from.window, to);
        default: return false;
    }
}

}  // namespace hexholm::platform
