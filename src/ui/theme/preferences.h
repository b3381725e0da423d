// What each player may set up as he likes it; kept in settings.txt.
#pragma once

#include <string>

#include "src/input/bindings.h"
#include "src/ui/theme/seat_look.h"

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

inline constexpr int kLeastScale = 75;  // percent
inline constexpr int kMostScale = 200;
inline constexpr int kLeastCamera = 50;  // percent
inline constexpr int kMostCamera = 200;
inline constexpr int kMostKeptGames = 100000;
inline constexpr int kMostTurn_s = 600;

struct Preferences {
    Speed speed = Speed::normal;
    int camera_percent = 100;           // how fast the eye moves
    bool follow = true;                 // it goes by itself to what happens out of sight
    std::string quality = "automatic";  // of the picture: a preset's name
    std::string measured_quality;       // what automatic has found, and what drew then
    std::string measured_driver;
    int kept_games = 100;  // finished and unfinished ones each; 0: all
    bool still_water = false;
    bool hide_hands = true;         // a screen between two players at one machine
    bool decline_unpayable = true;  // offers that cannot be paid are declined unseen
    bool track_hands = false;       // the players' panels say what was seen of their goods
    bool hints = true;              // places to build at are coloured by what they bring
    bool talk = true;               // bots say a line now and then
    bool others_talk = true;        // what people elsewhere say is told
    int turn_limit_s = 0;           // after which a turn ends by itself; 0: never
    bool fullscreen = false;
    int scale_percent = 100;
    std::string language;  // its code; empty: what the environment asks for
    bool muted = false;
    bool quiet_unwatched = true;  // no sound while another window has the keyboard
    Loudness loudness;
    SeatLook seats;
    input::Bindings keys;
    bool operator==(const Preferences&) const = default;
};

}  // namespace hexholm::ui
