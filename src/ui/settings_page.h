// What each player may set up as he likes it: speed, water, size, sound, hands.
#pragma once

#include "src/ui/painter.h"
#include "src/ui/scroll_area.h"
#include "src/ui/undo_button.h"

namespace hexholm::ui {

enum class Speed { slow, normal, fast, instant };
const char* speed_name(Speed speed);
// How many seconds of the show pass in a second; instant is shown at once.
double speed_factor(Speed speed);

// How loud each group of sounds is, in percent.
struct Loudness {
    int table = 80;    // what happens on the table
    int buttons = 50;  // of panels
    int sea = 45;
    int music = 40;
    bool operator==(const Loudness&) const = default;
};

struct Preferences {
    Speed speed = Speed::normal;
    int kept_games = 100;  // finished and unfinished ones each; 0: all
    bool still_water = false;
    bool hide_hands = true;         // a screen between two players at one machine
    bool decline_unpayable = true;  // offers that cannot be paid are declined unseen
    bool track_hands = false;       // the players' panels say what was seen of their goods
    bool fullscreen = false;
    int scale_percent = 100;
    std::string language;  // its code; empty: what the environment asks for
    bool muted = false;
    bool quiet_unwatched = true;  // no sound while another window has the keyboard
    Loudness loudness;
    bool operator==(const Preferences&) const = default;
};

// Changes `preferences`; true when the page shall be closed.
bool draw_settings(Desk& desk, Preferences& preferences, Scroll& scroll);

// The menu over a game.
enum class MenuWish { none, go_on, undo, saves, settings, help, to_title, quit };
// `about` is a small line at its lower end.
MenuWish draw_menu(Desk& desk, const UndoHint& undo, std::string_view about);

// Between two players at one screen. True when the next one is ready.
bool draw_hand_over(Desk& desk, std::string_view name, std::uint32_t color);

}  // namespace hexholm::ui
