#include "src/app/run/daily_island.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "src/ui/words/language.h"

namespace hexholm::app {

static constexpr std::string_view kBefore = "island-";

// The seed can be typed in the form of a new game, too.
static std::uint64_t seed_of(std::string day) {
    std::erase(day, '-');
    return std::strtoull(day.c_str(), nullptr, 10);
}

Arguments daily_game(const std::string& day) {
    Arguments game;
    game.start = true;
    game.players = 4;
    game.bots = {"normal", "normal", "normal"};
    game.seed = seed_of(day);
    return game;
}

std::string daily_journal(const std::string& folder, const std::string& day) {
    return folder + "/" + std::string(kBefore) + day + ".journal";
}

std::string day_of_journal(const std::string& path) {
    constexpr std::string_view kShape = "dddd-dd-dd";
    const std::filesystem::path file(path);
    const std::string name = file.stem().string();
    if (file.extension() != ".journal" || !name.starts_with(kBefore)) return "";
    std::string day = name.substr(kBefore.size());
    const bool fits = std::ranges::equal(day, kShape, [](char is, char wanted) {
        return wanted == 'd' ? is >= '0' && is <= '9' : is == wanted;
    });
    return fits ? day : "";
}

std::string daily_line(const std::string& day, const PlayedGame& game) {
    const std::string points = std::to_string(game.points);
    const std::string turns = std::to_string(game.turns);
    return game.won
               ? ui::tr(
                     "Hexholm, the island of {1}: won with {2} {2|point|points} in {3} "
                     "{3|turn|turns}",
                     {day, points, turns})
               : ui::tr("Hexholm, the island of {1}: {2} {2|point|points} after {3} {3|turn|turns}",
                        {day, points, turns});
}

}  // namespace hexholm::app
