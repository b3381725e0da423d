// The island of the day: the same one for everybody, against the same bots. Its journal has the day in its name, so
// the first try is found again, goes on where it was left, and is the one that counts.
#pragma once

#include <string>

#include "src/app/run/arguments.h"
#include "src/app/settings/profile.h"

namespace hexholm::app {

// The game that everybody gets on this day ("2026-11-30").
Arguments daily_game(const std::string& day);

std::string daily_journal(const std::string& folder, const std::string& day);
// Empty for a journal of another game.
std::string day_of_journal(const std::string& path);

// The line that a player pastes to friends: it names the day and says how the game went.
std::string daily_line(const std::string& day, const PlayedGame& game);

}  // namespace hexholm::app
