// What the program shows first: go on, a new game, mods, settings, help, quit.
#pragma once

#include <string>
#include <vector>

#include "src/ui/theme/painter.h"

namespace hexholm::ui {

enum class TitleWish {
    none,
    go_on,
    new_game,
    daily,
    puzzles,
    together,
    lessons,
    saves,
    mods,
    settings,
    profile,
    help,
    quit
};

struct TitleModel {
    std::string unfinished;  // what the game that can be continued is; empty when there is none
    std::string problem;     // a line to show, or empty
    std::string record{};    // "12 games, 5 wins", for the tip of the profile
    std::vector<std::string> turns{};  // tables elsewhere at which it is my turn
    bool lessons = false;              // there are some
    bool puzzles = false;              // the same
    bool first_start = false;          // who has just come learns first
    bool loading = false;              // the island is not there yet
    bool may_quit = true;              // a page is left otherwise
};

TitleWish draw_title(Desk& desk, const TitleModel& model);

}  // namespace hexholm::ui
