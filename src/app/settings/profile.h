// What somebody has played on this machine: games, wins, best moments and achievements.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/session/session.h"

#include "src/ui/screens/profile_page.h"

namespace hexholm::app {

// A game that is over, of the one person who played it at this screen.
struct PlayedGame {
    std::string scenario;
    std::string level;  // of the bots: "normal"; "mixed", or "people" where none played
    int players = 0;
    bool won = false;
    int points = 0;
    int lead = 0;                           // over the best of the others; below 0: behind
    int turns = 0;                          // of all players together
    std::vector<std::string> achievements;  // "mod/name"

    bool operator==(const PlayedGame&) const = default;
};

// The finished game for the profile; nullopt when it is not over, or when not exactly one person
// played.
std::optional<PlayedGame> played_game(const Session& session);

// One line in FOLDER/profile.txt for each game. False when it cannot be written.
bool add_to_profile(const std::string& folder, const PlayedGame& game);
// Reads the profile; lines that make no sense are skipped.
std::vector<PlayedGame> read_profile(const std::string& folder);

// An achievement as its mod declares it, in English.
struct KnownAchievement {
    std::string mod;
    std::string name;
    std::string title;
    std::string help;
};
// The achievements of games that were played here, whether anybody has earned them or not.
std::vector<KnownAchievement> known_achievements(const std::string& folder);
void learn_achievements(const std::string& folder, const Content& content);
std::vector<KnownAchievement> achievements_of(const Content& content);

// What the profile's page shows of it.
ui::ProfileFacts profile_facts(const std::vector<PlayedGame>& games);

}  // namespace hexholm::app
