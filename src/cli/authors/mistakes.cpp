// Looks for every mistake in a mod: what can be read, what can be seen, and what comes up in play.
#include <algorithm>
#include <filesystem>
#include <set>
#include <utility>

#include "engine/lua/declaring/call_names.h"
#include "engine/lua/lessons/lesson.h"
#include "engine/lua/loading/loader.h"
#include "engine/lua/mods/mod_hints.h"
#include "engine/package/assets/mod_assets.h"
#include "engine/package/languages/mod_languages.h"

#include "src/cli/authors/opened_assets.h"
#include "src/cli/authors/room_used.h"
#include "src/cli/authors/tried_deals.h"
#include "src/cli/authors/tried_puzzles.h"
#include "src/cli/common/mods.h"
#include "src/cli/common/progress.h"
#include "src/cli/games/simulate.h"
#include "src/cli/measure/meter.h"

namespace hexholm::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kGames = 20;
constexpr double kSlowGame_s = 2.0;  // in the functions of mods, of a random game that is checked
constexpr std::int64_t kMostTurns = 1000;  // random games may take long; that is no mistake

void add_once(const Problem& problem, std::vector<Problem>& problems) {
    const bool known = std::ranges::any_of(problems, [&](const Problem& other) {
        return other.where == problem.where && other.what == problem.what;
    });
    if (!known) problems.push_back(problem);
}

// Adds a problem that came up in play only once: for each place in the mod, or once for all games
// if it has no place.
void add_once_for_all(const Problem& problem, bool has_place, std::vector<Problem>& problems) {
    const bool known = std::ranges::any_of(problems, [&](const Problem& other) {
        return has_place ? other.where == problem.where : other.what == problem.what;
    });
    if (!known) problems.push_back(problem);
}

// Once for each scenario and number of players; options seldom bring things of their own.
class AssetCheck {
public:
    AssetCheck(const ModFolder& mod, const std::vector<std::string>& roots)
        : mod_(mod), roots_(roots) {}

    void see(const Content& content) {
        if (!seen_.emplace(content.scenario, content.players).second) return;
        for (const Problem& problem : check_assets(mod_, content, roots_))
            add_once(problem, problems_);
    }
    const std::vector<Problem>& problems() const { return problems_; }

private:
    const ModFolder& mod_;
    const std::vector<std::string>& roots_;
    std::set<std::pair<std::string, int>> seen_;
    std::vector<Problem> problems_;
};

class Trials {
public:
    Trials(const ModFolder& mod,
           const std::vector<std::string>& roots,
           std::vector<Problem>& hints,
           Progress& progress)
        : mod_(mod), library_(find_mods_with(mod, roots)), hints_(hints), progress_(progress) {}

    std::vector<Problem> run() {
        for (const ScenarioSpec& scenario : scenarios_with(mod_, library_))
            for (int players = scenario.players_least; players <= scenario.players_most; ++players)
                tables_.push_back({scenario.id, players});
        for (std::size_t table = 0; table < tables_.size(); ++table)
            try_table(table);
        return std::move(problems_);
    }

private:
    struct TrialTable {
        std::string scenario;
        int players;
    };

    // The seeds 1 to 20 are shared out among the tables.
    void try_table(std::size_t number) {
        const TrialTable& table = tables_[number];
        const Result<GamePlan> plan =
            plan_game(library_, {{}, table.scenario, {mod_.id}, {}, table.players});
        std::vector<Problem> known;  // by check_mod
        const auto content = plan ? load_content(plan.value(), known) : nullptr;
        if (content == nullptr) return;
        tell_of_deals(*content, hard_deals(Rulebook(content)), table);
        progress_.show("playing random games: " + table.scenario + " with " +
                       std::to_string(table.players) + " players");
        const std::size_t first = kGames * number / tables_.size();
        const std::size_t last = kGames * (number + 1) / tables_.size();
        if (last == first) return;
        const Meter meter(*content);
        play(Rulebook(meter.content()), table, first + 1, last - first);
        tell_slowest(meter.costs(), static_cast<double>(last - first), table);
    }

    void play(const Rulebook& book, const TrialTable& table, std::size_t seed, std::size_t games) {
        SimSetup setup;
        setup.levels.assign(book.players(), "random");
        setup.games = static_cast<std::int64_t>(games);
        setup.seed = seed;
        setup.most_turns = kMostTurns;
        setup.verify = true;
        const std::string where =
            table.scenario + " with " + std::to_string(table.players) + " players, ";
        for (Problem problem : simulate(book, setup).mistakes) {
            const bool has_place = !problem.remedy.empty();
            if (has_place)
                problem.remedy = linked("happens in " + where, "", problem.remedy);
            else
                problem.where = where + problem.where;
            add_once_for_all(problem, has_place, problems_);
        }
    }

    void tell_of_deals(const Content& content, int hard, const TrialTable& table) {
        if (hard == 0) return;
        add_once({mod_.id,
                  "the map '" + content.map.name + "' asks for more than can be: in " +
                      std::to_string(hard) + " of " + std::to_string(kTriedDeals) +
                      " deals tokens or terrains lie together that it keeps apart (" +
                      table.scenario + " with " + std::to_string(table.players) + " players)",
                  "ask for less, or give it other tokens and terrains"},
                 hints_);
    }

    void tell_slowest(const std::vector<FunctionCost>& costs,
                      double games,
                      const TrialTable& table) {
        double sum = 0;
        for (const FunctionCost& cost : costs)
            sum += cost.seconds;
        if (costs.empty() || sum / games < kSlowGame_s) return;
        const FunctionCost& slowest = costs.front();
        const auto percent = static_cast<int>(100 * slowest.seconds / sum);
        add_once({slowest.where,
                  "games are slow, and " + slowest.name + " takes " + std::to_string(percent) +
                      " % of the time of all functions (" + table.scenario + ")",
                  "look at hexholm-cli profile; say with declarations what can be said so"},
                 hints_);
    }

    const ModFolder& mod_;
    std::vector<ModFolder> library_;
    std::vector<Problem>& hints_;
    Progress& progress_;
    std::vector<TrialTable> tables_;
    std::vector<Problem> problems_;
};

std::string full_path(const std::string& folder) {
    std::error_code error;
    fs::path full = fs::weakly_canonical(folder, error);
    if (error) return folder;
    if (!full.has_filename()) full = full.parent_path();
    return full.string();
}

}  // namespace

// Every lesson is played from its first step to its last.
static std::vector<Problem> mistakes_in_lessons(const ModFolder& mod,
                                                const std::vector<std::string>& roots,
                                                ModTexts& texts) {
    std::vector<Problem> problems;
    const std::vector<ModFolder> library = find_mods_with(mod, roots);
    for (const LessonDraft& lesson : read_lessons(mod, problems)) {
        texts.see(lesson);
        const auto settled = play_out_lesson(lesson, library);
        if (!settled) problems.push_back(settled.problem());
    }
    return problems;
}

std::vector<Problem> mistakes_in(const std::string& folder,
                                 std::vector<Problem>& hints,
                                 RoomUsed* room) {
    const std::string path = full_path(folder);
    const std::vector<std::string> roots = roots_beside(folder);
    const ModFolder mod = read_manifest(path);
    if (!mod.usable()) return mod.problems;
    Progress progress;
    ModTexts texts(mod);
    AssetCheck assets(mod, roots);
    CallNames names(mod);
    std::size_t loaded = 0;
    std::vector<Problem> problems = check_mod(path, roots, [&](const Content& content) {
        progress.show("loading it with other players and options: " + std::to_string(++loaded));
        texts.see(content);
        assets.see(content);
        names.see(content);
        // Only a whole game has a hash: of one with mistakes nobody knows how large it would be.
        if (room != nullptr && content.hash != Fingerprint{}) room->see(content);
    });
    if (problems.empty())  // else there are games that could not be looked at
        for (const std::vector<Problem>& found : {names.hints(), texts.hints()})
            for (const Problem& hint : found)
                add_once(hint, hints);
    for (const Problem& problem : assets.problems())
        problems.push_back(problem);
    for (const Problem& problem :
         broken_assets(mod, [&](const std::string& what) { progress.show(what); }))
        add_once(problem, problems);
    progress.show("playing its lessons");
    for (const Problem& problem : mistakes_in_lessons(mod, roots, texts))
        problems.push_back(problem);
    progress.show("opening its puzzles");
    for (const Problem& problem : mistakes_in_puzzles(mod, roots))
        problems.push_back(problem);
    for (const Problem& problem : check_languages(mod, texts))
        problems.push_back(problem);
    for (const Problem& problem : Trials(mod, roots, hints, progress).run())
        problems.push_back(problem);
    return problems;
}

std::vector<Problem> hints_in(const std::string& folder) {
    const ModFolder mod = read_manifest(full_path(folder));
    if (!mod.usable()) return {};
    const std::vector<ModFolder> library = find_mods_with(mod, roots_beside(folder));
    const std::vector<ScenarioSpec> scenarios = scenarios_with(mod, library);
    if (scenarios.empty()) return {};
    const Result<GamePlan> plan = plan_game(library, {{}, scenarios.front().id, {mod.id}, {}, 0});
    std::vector<Problem> known;
    const auto content = plan ? load_content(plan.value(), known) : nullptr;
    return content == nullptr ? std::vector<Problem>{} : hints_about(mod, *content);
}

}  // namespace hexholm::cli
