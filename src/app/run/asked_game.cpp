#include "src/app/run/asked_game.h"

#include <cstdlib>
#include <filesystem>

#include "engine/base/terminal.h"
#include "engine/bots/bot.h"
#include "engine/journal/reader.h"
#include "engine/lua/loading/loader.h"

#include "src/app/new_game/new_game.h"
#include "src/app/run/help_game.h"

namespace hexholm::app {

static constexpr const char* kUsualLesson = "base:first_steps";

std::vector<std::string> mod_roots(const platform::Paths& paths, bool dev) {
    std::vector<std::string> roots;
    std::error_code gone;
    const std::string here = dev ? std::filesystem::current_path(gone).string() : "";
    if (!here.empty() && here != paths.mods) roots.push_back(here);
    if (!paths.mods.empty()) roots.push_back(paths.mods);
    roots.push_back(paths.user_data + "/mods");
    return roots;
}

std::string choices_folder(const Arguments& arguments, const platform::Paths& paths) {
    return arguments.offscreen ? "" : paths.user_config;
}

static bool is_journal(const Arguments& arguments) {
    return !arguments.resume.empty() || !arguments.replay.empty();
}

bool asks_for_game(const Arguments& arguments) {
    return is_journal(arguments) || !arguments.lesson.empty() || arguments.start;
}

bool asks_for_new_game(const Arguments& arguments) {
    return arguments.start && !is_journal(arguments) && arguments.lesson.empty() && !arguments.demo;
}

// A level for each seat; where fewer are named than there are seats, the first seats are human.
static Result<std::vector<Seat>> seats_for(const Arguments& arguments, const Content& content) {
    const auto players = static_cast<std::size_t>(content.players);
    std::vector<std::string> levels = arguments.bots;
    if (levels.size() > players) return Problem{"--bots", "there are more levels than seats", ""};
    const std::string usual(kUsualBot);
    if (arguments.bots.empty()) levels.assign(players - 1, usual);
    levels.insert(levels.begin(), players - levels.size(), "human");
    std::vector<Seat> seats;
    for (std::size_t at = 0; at < players; ++at) {
        Seat seat;
        seat.name = seat_name(at);
        seat.bot = levels[at] == "human" ? (arguments.demo ? usual : "") : levels[at];
        seat.color = at < content.seat_colors.size() ? content.seat_colors[at] : 0xFFFFFF;
        if (!seat.bot.empty() && make_bot(content, seat.bot) == nullptr)
            return Problem{"--bots", "there is no bot '" + seat.bot + "'", known_bots(content)};
        seats.push_back(seat);
    }
    return seats;
}

static LoadRequest request_of(const Arguments& arguments, const Catalogue& catalogue) {
    LoadRequest request = catalogue.request(arguments.scenario, arguments.players);
    request.mods = arguments.mods;
    request.options = arguments.options;
    return request;
}

static Result<RoomSetup> new_game(const Arguments& arguments,
                                  const LoadRequest& request,
                                  const std::string& journal) {
    const auto content = load_content(request);
    if (!content) return content.problem();
    Result<std::vector<Seat>> seats = seats_for(arguments, *content.value());
    if (!seats) return seats.problem();
    RoomSetup setup;
    setup.content = content.value();
    setup.seed = arguments.seed ? *arguments.seed : any_seed();
    setup.seed_known = arguments.seed.has_value();
    setup.seats = std::move(seats.value());
    setup.journal_path = journal;
    return setup;
}

static const std::string& asked_journal(const Arguments& arguments) {
    return arguments.replay.empty() ? arguments.resume : arguments.replay;
}

static Result<RoomLoad> saved_game(const Arguments& arguments, const Catalogue& catalogue) {
    const std::string& path = asked_journal(arguments);
    if (const auto header = read_header(path); !header) return header.problem();
    const bool watch = !arguments.replay.empty();
    return RoomLoad([path, watch, roots = catalogue.roots()] {
        Result<RoomSetup> setup = setup_from_saved(path, watch, roots);
        if (setup && setup.value().torn)
            print_error_line("hexholm: %s: the last line is cut and was left out", path.c_str());
        return setup;
    });
}

// "base:first_steps" of "base:first_steps@12".
static std::string asked_lesson(const Arguments& arguments) {
    return arguments.lesson.substr(0, arguments.lesson.find('@'));
}

// "base:first_steps@12": the twelfth step.
static Result<RoomLoad> lesson(const Arguments& arguments, const LessonShelf& lessons) {
    const std::string wanted = asked_lesson(arguments);
    const std::size_t lesson = lessons.find(wanted);
    if (lesson >= lessons.rows().size())
        return Problem{"--lesson", "there is no lesson '" + wanted + "'",
                       "for example " + std::string(kUsualLesson)};
    const bool has_step = wanted.size() < arguments.lesson.size();
    const std::string number = has_step ? arguments.lesson.substr(wanted.size() + 1) : "1";
    const int step = std::atoi(number.c_str());
    if (step < 1) return Problem{"--lesson", "'" + number + "' is no step", "steps begin with 1"};
    return lessons.load(lesson, static_cast<std::size_t>(step - 1));
}

Result<RoomLoad> asked_game(const Arguments& arguments,
                            const Catalogue& catalogue,
                            const LessonShelf& lessons,
                            const std::string& journal) {
    if (is_journal(arguments)) return saved_game(arguments, catalogue);
    if (!arguments.lesson.empty()) return lesson(arguments, lessons);
    return RoomLoad([arguments, request = request_of(arguments, catalogue), journal] {
        return new_game(arguments, request, journal);
    });
}

std::string asked_title(const Arguments& arguments,
                        const Catalogue& catalogue,
                        const LessonShelf& lessons) {
    if (!arguments.lesson.empty()) {
        const std::size_t lesson = lessons.find(asked_lesson(arguments));
        return lesson < lessons.rows().size() ? lessons.rows()[lesson].title : "";
    }
    if (!is_journal(arguments)) return title_of_game(catalogue, arguments.scenario);
    const auto header = read_header(asked_journal(arguments));
    return header ? title_of_game(catalogue, header.value().scenario) : "";
}

int exit_code_of(const Problem& problem) {
    return problem.where.starts_with("--") ? 2 : 1;
}

std::optional<Problem> wrong_arguments(const Arguments& arguments, const platform::Paths& paths) {
    if (!arguments.start) return std::nullopt;
    const ModChoices choices = load_mod_choices(choices_folder(arguments, paths));
    const Catalogue catalogue(mod_roots(paths, arguments.dev), choices.disabled);
    const Result<GamePlan> plan = plan_game(request_of(arguments, catalogue));
    // A problem of the choice names no file; a problem of a mod does.
    if (plan || !plan.problem().where.empty()) return std::nullopt;
    return plan.problem();
}

}  // namespace hexholm::app
