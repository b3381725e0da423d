#include "src/app/saves/saved_games.h"

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <utility>

#include "engine/files/text_file.h"
#include "engine/journal/journal_file.h"
#include "engine/session/journal_request.h"
#include "engine/session/refit.h"

#include "src/app/saves/journal_mods.h"
#include "src/net/online/rules.h"
#include "src/platform/paths.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

namespace fs = std::filesystem;

static constexpr std::size_t kMostElsewhere = 8;

std::string new_journal_path(const std::string& folder) {
    platform::make_folder(folder);  // if that fails, the journal says so and tries again
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    char name[40];
    std::strftime(name, sizeof name, "%Y-%m-%d_%H-%M-%S", &local);
    const std::string stem = folder + "/" + name;
    std::string path = stem + kJournalEnding;
    std::error_code ignored;
    for (int copy = 2; fs::exists(path, ignored); ++copy)
        path = stem + "_" + std::to_string(copy) + kJournalEnding;
    return path;
}

static Result<std::shared_ptr<const Content>> content_from(
    const JournalHeader& header,
    const std::vector<std::string>& mod_roots,
    const std::string& where) {
    const std::vector<ModFolder> mods = find_mods(mod_roots);
    const std::optional<Problem> other_mods = mod_differences(header, mods, where);
    if (lacks_mods(header, mods)) return *other_mods;
    const auto content = load_content(request_for(header, mod_roots));
    if (!content) return other_mods ? *other_mods : content.problem();
    if (const auto differs = content_difference(header, *content.value(), where))
        return other_mods ? *other_mods : *differs;
    return content.value();
}

Result<std::shared_ptr<const Content>> content_of(const JournalHeader& header,
                                                  const std::vector<std::string>& mod_roots,
                                                  const std::string& where) {
    auto own = content_from(header, mod_roots, where);
    if (own) return own;
    const std::vector<std::string> all = net::roots_for_game(header, mod_roots);
    return all == mod_roots ? own : content_from(header, all, where);
}

Result<std::shared_ptr<const Content>> content_of_today(const JournalHeader& header,
                                                        const std::vector<std::string>& mod_roots) {
    return load_content(request_for(header, mod_roots));
}

std::optional<std::vector<RecordedAction>> lines_by(const std::shared_ptr<const Content>& content,
                                                    const JournalText& journal) {
    if (static_cast<std::size_t>(content->players) != journal.header.seats.size()) return {};
    const auto lines = recorded_actions(journal, *content);
    if (!lines) return {};
    if (!goes_the_same_way(content, journal.header.seed, standing_actions(lines.value())))
        return {};
    return lines.value();
}

Result<SavedGame> load_saved(const std::string& path, const std::vector<std::string>& mod_roots) {
    const Result<JournalText> journal = read_journal(path);
    if (!journal) return journal.problem();
    SavedGame saved;
    saved.path = path;
    saved.header = journal.value().header;
    saved.torn = journal.value().torn;
    const auto content = content_of(saved.header, mod_roots, path);
    if (!content) {
        const auto today = content_of_today(saved.header, mod_roots);
        const auto lines = today ? lines_by(today.value(), journal.value()) : std::nullopt;
        if (!lines) return content.problem();
        saved.content = today.value();
        saved.actions = standing_actions(*lines);
        return saved;
    }
    saved.content = content.value();
    const auto actions = recorded_actions(journal.value(), *saved.content);
    if (!actions) return actions.problem();
    saved.actions = standing_actions(actions.value());
    return saved;
}

bool is_mendable(const std::string& path, const std::vector<ModFolder>& mods) {
    const Result<JournalText> journal = read_journal(path);
    return journal && mod_differences(journal.value().header, mods, path).has_value();
}

bool is_damaged(const std::string& path) {
    const Result<JournalText> journal = read_journal(path);
    return journal && journal.value().damage.has_value();
}

std::vector<Seat> seats_of(const JournalHeader& header) {
    std::vector<Seat> seats;
    for (const JournalSeat& seat : header.seats)
        seats.push_back({seat.name, seat.bot, seat.color});
    return seats;
}

std::string finished_mark(const std::string& path) {
    return path + ".done";
}

// A game in which nobody has done anything is not worth continuing.
static bool is_worth_continuing(const std::string& path) {
    const Result<JournalText> journal = read_journal(path);
    return !journal || !journal.value().lines.empty();
}

std::string last_unfinished(const std::vector<std::string>& journals) {
    std::error_code failed;
    std::vector<std::pair<fs::file_time_type, std::string>> open;
    for (const std::string& path : journals) {
        const fs::file_time_type written = fs::last_write_time(path, failed);
        if (failed || fs::exists(finished_mark(path), failed) || journal_in_use(path)) continue;
        open.emplace_back(written, path);
    }
    std::sort(open.rbegin(), open.rend());
    for (const auto& [written, path] : open)
        if (is_worth_continuing(path)) return path;
    return "";
}

static std::string elsewhere_file(const GamePlaces& places) {
    return places.config + "/elsewhere.txt";
}

std::vector<std::string> journals_elsewhere(const GamePlaces& places) {
    std::vector<std::string> paths;
    for (const std::string& line : lines_of_file(elsewhere_file(places)))
        if (!line.empty() && paths.size() < kMostElsewhere) paths.push_back(line);
    return paths;
}

std::vector<std::string> known_journals(const GamePlaces& places) {
    std::vector<std::string> paths = saved_journals(places.games);
    for (const std::string& path : journals_elsewhere(places)) {
        std::error_code ignored;
        const bool is_inside = fs::equivalent(fs::path(path).parent_path(), places.games, ignored);
        if (!is_inside && fs::is_regular_file(path, ignored)) paths.push_back(path);
    }
    return paths;
}

void remember_elsewhere(const GamePlaces& places, const std::string& journal_path) {
    std::vector<std::string> paths = journals_elsewhere(places);
    std::erase(paths, journal_path);
    paths.insert(paths.begin(), journal_path);
    paths.resize(std::min(paths.size(), kMostElsewhere));
    platform::make_folder(places.config);
    std::ofstream file(elsewhere_file(places));
    for (const std::string& path : paths)
        file << path << '\n';
}

void mark_finished(const std::string& journal_path) {
    if (!journal_path.empty()) std::ofstream mark(finished_mark(journal_path));
}

std::string describe_saved(const std::string& path) {
    const Result<JournalText> journal = read_journal(path);
    if (!journal) return std::string(ui::tr("the game that was played last"));
    std::string names;
    int bots = 0;
    for (const JournalSeat& seat : journal.value().header.seats) {
        if (!seat.bot.empty())
            ++bots;
        else
            names += (names.empty() ? "" : std::string(ui::tr(", "))) + seat.name;
    }
    if (bots > 0) {
        const std::string machines = ui::tr_count(bots, "{1} bot", "{1} bots");
        names = names.empty() ? machines : ui::tr("{1} and {2}", {names, machines});
    }
    return ui::tr("{1}, {2} {2|move|moves}", {names, std::to_string(journal.value().lines.size())});
}

}  // namespace hexholm::app
