#include "src/app/settings/profile.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <sstream>

#include "engine/files/text_file.h"
#include "engine/game/view/points.h"
#include "engine/game/view/view.h"

#include "src/platform/paths.h"

namespace hexholm::app {

namespace {

constexpr std::size_t kMostGames = 100'000;
constexpr std::string_view kKnownLine = "# ";  // what may be achieved, beside the games

std::string profile_file(const std::string& folder) {
    return folder + "/profile.txt";
}

bool has_achieved(const Rulebook& book,
                  const State& state,
                  const Achievement& one,
                  PlayerId player,
                  const PlayedGame& game,
                  const Tally& tally) {
    if (one.won && !game.won) return false;
    if (game.points < one.points || (one.lead > 0 && game.lead < one.lead)) return false;
    if (one.turns > 0 && game.turns > one.turns) return false;
    if (one.award.is_some() && state.award_holder[one.award] != player) return false;
    if (one.statistic < 0) return true;
    const auto at = static_cast<std::size_t>(one.statistic);
    const bool of_game = book.content().statistics[at].of_game;
    return (of_game ? tally.told[at] : tally.players[player.index()].told[at]) >= one.least;
}

std::string level_of(const std::vector<Seat>& seats) {
    std::string level;
    for (const Seat& seat : seats) {
        if (!seat.is_bot()) continue;
        if (!level.empty() && level != seat.bot) return "mixed";
        level = seat.bot;
    }
    return level.empty() ? "people" : level;
}

std::optional<int> number_in(const std::string& word) {
    int number = 0;
    const char* end = word.data() + word.size();
    const auto [stop, error] = std::from_chars(word.data(), end, number);
    if (error != std::errc() || stop != end) return std::nullopt;
    return number;
}

// "base normal 4 1 10 3 62 base/first_win"
std::optional<PlayedGame> game_in(const std::string& line) {
    std::istringstream words(line);
    PlayedGame game;
    if (!(words >> game.scenario >> game.level)) return std::nullopt;
    int won = 0;
    for (int* number : {&game.players, &won, &game.points, &game.lead, &game.turns}) {
        std::string word;
        words >> word;
        const std::optional<int> read = number_in(word);
        if (!read) return std::nullopt;
        *number = *read;
    }
    game.won = won == 1;
    for (std::string achievement; words >> achievement;)
        game.achievements.push_back(achievement);
    return game;
}

void count(std::vector<ui::ProfileRow>& rows, const std::string& name, bool won) {
    auto row = std::ranges::find(rows, name, &ui::ProfileRow::name);
    if (row == rows.end()) row = rows.insert(rows.end(), {name, 0, 0, ""});
    ++row->games;
    row->wins += won ? 1 : 0;
}

}  // namespace

std::optional<PlayedGame> played_game(const Session& session) {
    const std::vector<Seat>& seats = session.seats();
    if (std::ranges::count_if(seats, &Seat::sits_here) != 1) return std::nullopt;
    const auto human = std::ranges::find_if(seats, &Seat::sits_here) - seats.begin();
    const PlayerId player(static_cast<std::size_t>(human));
    const State state = session.view(player).state;
    if (state.stage != Stage::over) return std::nullopt;
    const Rulebook& book = session.rulebook();
    const Tally tally = session.history().tally(state.actions);
    PlayedGame game{.scenario = book.content().scenario,
                    .level = level_of(seats),
                    .players = static_cast<int>(seats.size()),
                    .won = is_winner(state, player),
                    .points = all_points(book, state, player),
                    .lead = 0,
                    .turns = tally.turns,
                    .achievements = {}};
    int best = -1000;
    for (const PlayerId other : all_ids<PlayerId>(seats.size()))
        if (other != player) best = std::max(best, all_points(book, state, other));
    game.lead = game.points - best;
    for (const Achievement& one : book.content().achievements)
        if (has_achieved(book, state, one, player, game, tally))
            game.achievements.push_back(one.mod + "/" + one.name);
    return game;
}

bool add_to_profile(const std::string& folder, const PlayedGame& game) {
    if (!platform::make_folder(folder)) return false;
    std::ofstream file(profile_file(folder), std::ios::app);
    file << game.scenario << ' ' << game.level << ' ' << game.players << ' ' << (game.won ? 1 : 0)
         << ' ' << game.points << ' ' << game.lead << ' ' << game.turns;
    for (const std::string& achievement : game.achievements)
        file << ' ' << achievement;
    file << '\n';
    return static_cast<bool>(file.flush());
}

std::vector<PlayedGame> read_profile(const std::string& folder) {
    std::vector<PlayedGame> games;
    for (const std::string& line : lines_of_file(profile_file(folder))) {
        if (games.size() == kMostGames) break;
        if (auto game = game_in(line)) games.push_back(std::move(*game));
    }
    return games;
}

std::vector<KnownAchievement> known_achievements(const std::string& folder) {
    std::vector<KnownAchievement> known;
    for (const std::string& line : lines_of_file(profile_file(folder))) {
        if (known.size() == kMostGames) break;
        if (!line.starts_with(kKnownLine)) continue;
        std::istringstream words(line.substr(kKnownLine.size()));
        KnownAchievement one;
        if (std::getline(words, one.mod, '\t') && std::getline(words, one.name, '\t') &&
            std::getline(words, one.title, '\t'))
            std::getline(words, one.help);
        if (!one.title.empty()) known.push_back(std::move(one));
    }
    return known;
}

std::vector<KnownAchievement> achievements_of(const Content& content) {
    std::vector<KnownAchievement> all;
    for (const Achievement& one : content.achievements)
        all.push_back({one.mod, one.name, one.face.title, one.face.help});
    return all;
}

void learn_achievements(const std::string& folder, const Content& content) {
    const std::vector<KnownAchievement> known = known_achievements(folder);
    std::ofstream file;
    for (const KnownAchievement& one : achievements_of(content)) {
        const bool is_known = std::ranges::any_of(known, [&](const KnownAchievement& other) {
            return other.mod == one.mod && other.name == one.name;
        });
        if (is_known || one.title.find_first_of("\t\n") != std::string::npos ||
            one.help.find_first_of("\t\n") != std::string::npos)
            continue;
        if (!file.is_open()) file.open(profile_file(folder), std::ios::app);
        file << kKnownLine << one.mod << '\t' << one.name << '\t' << one.title << '\t' << one.help
             << '\n';
    }
}

ui::ProfileFacts profile_facts(const std::vector<PlayedGame>& games) {
    ui::ProfileFacts facts;
    for (const PlayedGame& game : games) {
        ++facts.games;
        facts.wins += game.won ? 1 : 0;
        count(facts.by_scenario, game.scenario, game.won);
        count(facts.by_level, game.level, game.won);
        facts.most_points = std::max(facts.most_points, game.points);
        if (game.won && (facts.quickest_win == 0 || game.turns < facts.quickest_win))
            facts.quickest_win = game.turns;
        if (game.won) facts.largest_lead = std::max(facts.largest_lead, game.lead);
        facts.streak = game.won ? facts.streak + 1 : 0;
        facts.longest_streak = std::max(facts.longest_streak, facts.streak);
        for (const std::string& achievement : game.achievements) {
            const auto here = std::ranges::find(facts.achieved, achievement, &ui::ProfileRow::name);
            if (here == facts.achieved.end())
                facts.achieved.push_back({achievement, 1, 0, ""});
            else
                ++here->games;
        }
    }
    const auto more = [](const ui::ProfileRow& a, const ui::ProfileRow& b) {
        return a.games > b.games;
    };
    std::ranges::stable_sort(facts.by_scenario, more);
    std::ranges::stable_sort(facts.by_level, more);
    return facts;
}

}  // namespace hexholm::app
