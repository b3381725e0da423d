// What SDL reports, in the program's own words: fine screens, foreign keyboards, game-pads.
#include "src/platform/sdl_events.h"

#include <string>

#include <catch2/catch.hpp>

#include "src/platform/window.h"

namespace hexholm::platform {
namespace {

SDL_Event key(SDL_Keycode code, SDL_Scancode place) {
    SDL_Event event{};
    event.type = SDL_KEYDOWN;
    event.key.keysym.sym = code;
    event.key.keysym.scancode = place;
    return event;
}

Key translated(SDL_Keycode code, SDL_Scancode place) {
    InputEvent to;
    return translate(key(code, place), 1, to) ? to.key : Key::none;
}

// Everything that has arrived after this long.
std::vector<InputEvent> waited(Window& window, InputKind kind) {
    for (int tries = 0; tries < 200; ++tries) {
        std::vector<InputEvent> events = window.poll();
        for (const InputEvent& event : events)
            if (event.kind == kind) return events;
        SDL_Delay(5);
    }
    return {};
}

TEST_CASE("on a fine screen the mouse is where it is seen, in pixels") {
    SDL_Event event{};
    event.type = SDL_MOUSEMOTION;
    event.motion.x = 300;
    event.motion.y = 200;
    InputEvent to;
    REQUIRE(translate(event, 2, to));
    CHECK(to.x == 600);
    CHECK(to.y == 400);
    event = {};
    event.type = SDL_MOUSEBUTTONDOWN;
    event.button.button = SDL_BUTTON_LEFT;
    event.button.x = 11;
    REQUIRE(translate(event, 1.5f, to));
    CHECK(to.x == 16.5f);
    event = {};
    event.type = SDL_MOUSEWHEEL;
    event.wheel.preciseY = 1;
    event.wheel.mouseX = 100;
    REQUIRE(translate(event, 2, to));
    CHECK(to.x == 200);
}

TEST_CASE("letters go by what is printed on the keyboard, where that is Latin") {
    CHECK(translated(SDLK_z, SDL_SCANCODE_Y) == key_of('z'));
    CHECK(translated(SDLK_MINUS, SDL_SCANCODE_SLASH) == key_of('-'));
    CHECK(translated(0x444, SDL_SCANCODE_A) == key_of('a'));  // Cyrillic
    CHECK(translated(SDLK_KP_PLUS, SDL_SCANCODE_KP_PLUS) == key_of('+'));
}

// A layout of the keyboard; the row of digits, and what is left out, as in the United States.
SDL_Keycode hebrew(SDL_Scancode place) {
    if (place == SDL_SCANCODE_Q) return SDLK_SLASH;
    if (place == SDL_SCANCODE_W) return SDLK_QUOTE;
    if (place == SDL_SCANCODE_SLASH) return SDLK_PERIOD;
    if (place >= SDL_SCANCODE_A && place <= SDL_SCANCODE_Z) return 0x5D0 + place;
    return place == SDL_SCANCODE_MINUS ? SDLK_MINUS : SDLK_UNKNOWN;
}
SDL_Keycode greek(SDL_Scancode place) {
    if (place == SDL_SCANCODE_Q) return SDLK_SEMICOLON;
    if (place >= SDL_SCANCODE_A && place <= SDL_SCANCODE_Z) return 0x3B1 + place;
    return place == SDL_SCANCODE_MINUS ? SDLK_MINUS : SDLK_UNKNOWN;
}
SDL_Keycode dvorak(SDL_Scancode place) {
    static const std::string kLetters = "axje.uidchtnmbrl'poygk,qf;";  // at A to Z
    if (place >= SDL_SCANCODE_A && place <= SDL_SCANCODE_Z)
        return kLetters[static_cast<std::size_t>(place - SDL_SCANCODE_A)];
    if (place == SDL_SCANCODE_SEMICOLON) return SDLK_s;
    if (place == SDL_SCANCODE_COMMA) return SDLK_w;
    if (place == SDL_SCANCODE_PERIOD) return SDLK_v;
    if (place == SDL_SCANCODE_SLASH) return SDLK_z;
    if (place == SDL_SCANCODE_APOSTROPHE) return SDLK_MINUS;
    return place == SDL_SCANCODE_RIGHTBRACKET ? SDLK_EQUALS : SDLK_UNKNOWN;
}
SDL_Keycode azerty(SDL_Scancode place) {
    static const std::string kLetters = "qbcdefghijkl,noparstuvzxyw";  // at A to Z
    if (place >= SDL_SCANCODE_A && place <= SDL_SCANCODE_Z)
        return kLetters[static_cast<std::size_t>(place - SDL_SCANCODE_A)];
    if (place == SDL_SCANCODE_SEMICOLON) return SDLK_m;
    if (place == SDL_SCANCODE_6) return SDLK_MINUS;
    if (place == SDL_SCANCODE_MINUS) return SDLK_RIGHTPAREN;
    return place == SDL_SCANCODE_EQUALS ? SDLK_EQUALS : SDLK_UNKNOWN;
}

Key pressed_in(LayoutAt layout, SDL_Scancode place) {
    InputEvent to;
    return translate(key(layout(place), place), 1, to, layout) ? to.key : Key::none;
}

TEST_CASE("letters that a layout does not have lie where most keyboards have them") {
    for (const LayoutAt layout : {hebrew, greek})
        for (int at = SDL_SCANCODE_A; at <= SDL_SCANCODE_Z; ++at)
            CHECK(pressed_in(layout, static_cast<SDL_Scancode>(at)) ==
                  key_of(static_cast<char>('a' + (at - SDL_SCANCODE_A))));
    CHECK(pressed_in(hebrew, SDL_SCANCODE_MINUS) == key_of('-'));
}

TEST_CASE("a Latin layout has every key once, and signs that it lacks where most have them") {
    CHECK(pressed_in(dvorak, SDL_SCANCODE_Q) == key_of('\''));
    CHECK(pressed_in(dvorak, SDL_SCANCODE_W) == key_of(','));
    CHECK(pressed_in(dvorak, SDL_SCANCODE_SEMICOLON) == key_of('s'));
    CHECK(pressed_in(dvorak, SDL_SCANCODE_APOSTROPHE) == key_of('-'));
    CHECK(pressed_in(azerty, SDL_SCANCODE_M) == key_of(','));
    CHECK(pressed_in(azerty, SDL_SCANCODE_Q) == key_of('a'));
    CHECK(pressed_in(azerty, SDL_SCANCODE_6) == key_of('6'));
    CHECK(pressed_in(azerty, SDL_SCANCODE_MINUS) == key_of('-'));
}

TEST_CASE("a dead key is what most keyboards have at its place") {
    const SDL_Keycode dead = SDL_SCANCODE_TO_KEYCODE(SDL_SCANCODE_EQUALS);
    CHECK(translated(dead, SDL_SCANCODE_EQUALS) == key_of('='));
}

TEST_CASE("the row of digits counts as digits where other signs are printed first") {
    CHECK(translated(SDLK_AMPERSAND, SDL_SCANCODE_1) == key_of('1'));
    CHECK(translated(0xE9, SDL_SCANCODE_2) == key_of('2'));
    CHECK(translated(SDLK_5, SDL_SCANCODE_5) == key_of('5'));
}

TEST_CASE("a game-pad that is plugged in while the program runs is heard, and may go again") {
    std::string error;
    auto window = Window::open({.width = 64, .height = 64, .offscreen = true}, error);
    INFO(error);
    REQUIRE(window);
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");  // no window here has the keyboard
    if (!window->watch_pads()) return;                            // a system without game-pads
    const int index = SDL_JoystickAttachVirtual(
        SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX, SDL_CONTROLLER_BUTTON_MAX, 0);
    REQUIRE(index >= 0);
    REQUIRE_FALSE(waited(*window, InputKind::pad_added).empty());
    SDL_Joystick* stick = SDL_JoystickOpen(index);
    REQUIRE(stick != nullptr);
    SDL_JoystickSetVirtualButton(stick, SDL_CONTROLLER_BUTTON_DPAD_LEFT, SDL_PRESSED);
    const std::vector<InputEvent> pressed = waited(*window, InputKind::pad_down);
    REQUIRE_FALSE(pressed.empty());
    CHECK(pressed.back().pad == PadButton::left);
    SDL_JoystickSetVirtualAxis(stick, SDL_CONTROLLER_AXIS_RIGHTX, -32768);
    const std::vector<InputEvent> pushed = waited(*window, InputKind::pad_axis);
    REQUIRE_FALSE(pushed.empty());
    CHECK(pushed.back().axis == PadAxis::right_x);
    CHECK(pushed.back().amount == -1);
    SDL_JoystickClose(stick);
    REQUIRE(SDL_JoystickDetachVirtual(index) == 0);
    CHECK_FALSE(waited(*window, InputKind::pad_removed).empty());
}

}  // namespace
}  // namespace hexholm::platform
