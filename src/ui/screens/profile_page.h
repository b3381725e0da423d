// What somebody has played on this machine, on one page.
#pragma once

#include <string>
#include <vector>

#include "src/ui/parts/scroll_area.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

struct ProfileRow {
    std::string name;
    int games = 0;
    int wins = 0;
    std::string title{};  // as players read it; empty: the name
};

struct ProfileFacts {
    int games = 0;
    int wins = 0;
    std::vector<ProfileRow> by_scenario;
    std::vector<ProfileRow> by_level;
    int most_points = 0;
    int quickest_win = 0;  // in turns; 0: none yet
    int largest_lead = 0;
    int streak = 0;  // wins in a row, up to the last game
    int longest_streak = 0;
    std::vector<ProfileRow> achieved;  // "mod/name", and in how many games
};

// One that can be had in the games that are installed.
struct AchievementRow {
    std::string id;  // "mod/name"
    std::string title;
    std::string help;
};

struct ProfileModel {
    const ProfileFacts& facts;
    const std::vector<AchievementRow>& achievements;
};

// Changes what is chosen in `own`; true when the page shall be closed.
bool draw_profile(Desk& desk, const ProfileModel& model, Keepsakes& own, Scroll& scroll);

// Whether the feat was done often enough for it.
bool is_earned(const Keepsake& keepsake, const ProfileFacts& facts);
// A row for each kind, and one for the colour of the own seat.
void draw_keepsakes(Painter& painter, ScrollArea& list, const ProfileFacts& facts, Keepsakes& own);

}  // namespace hexholm::ui
