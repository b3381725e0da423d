#include "src/app/saves/save_list.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <filesystem>

#include <sys/stat.h>

#include "engine/journal/journal_file.h"
#include "engine/journal/reader.h"
#include "engine/session/replay.h"

#include "src/app/saves/journal_mods.h"
#include "src/app/saves/saved_games.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

namespace fs = std::filesystem;

static constexpr std::size_t kMostRules = 12;
static constexpr std::chrono::milliseconds kStep{6};

SaveList::SaveList(const Catalogue& catalogue, GamePlaces places)
    : catalogue_(catalogue), places_(std::move(places)), rules_(std::make_shared<Shelf>()) {}

static std::string time_text(std::time_t time) {
    std::tm local{};
    localtime_r(&time, &local);
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%d  %H:%M", &local);
    return text;
}

void SaveList::reread(const std::string& playing) {
    entries_.clear();
    looking_.forget();
    rules_ = std::make_shared<Shelf>();  // who is looking still has the old one
    looked_ = 0;
    std::vector<std::pair<std::int64_t, std::string>> found;
    for (const std::string& path : known_journals(places_)) {
        struct stat status {};
        if (::stat(path.c_str(), &status) != 0) continue;
        const std::int64_t written =
            status.st_mtim.tv_sec * 1'000'000'000LL + status.st_mtim.tv_nsec;
        found.emplace_back(written, path);
    }
    std::sort(found.rbegin(), found.rend());
    for (const auto& [written, path] : found) {
        entries_.push_back(entry_for(path, playing));
        entries_.back().when = time_text(static_cast<std::time_t>(written / 1'000'000'000LL));
    }
}

static void add_about(const SaveAbout& about, ui::SaveEntry& entry) {
    entry.sketch = about.sketch;
    entry.game = entry.scenario.empty() ? "" : entry.scenario + std::string(ui::tr(", "));
    entry.game += about.turn > 0 ? ui::tr("turn {1}", {std::to_string(about.turn)})
                                 : std::string(ui::tr("set-up"));
    entry.game += std::string(ui::tr(", ")) +
                  ui::tr_count(static_cast<int>(about.actions), "1 move", "{1} moves");
    for (std::size_t seat = 0; seat < std::min(entry.players.size(), about.points.size()); ++seat) {
        entry.players[seat].points = about.points[seat];
        entry.players[seat].winner =
            std::ranges::find(about.winners, static_cast<int>(seat)) != about.winners.end();
    }
}

// Names of files may hold anything.
static std::string one_line(std::string name) {
    std::ranges::replace_if(
        name, [](char letter) { return static_cast<unsigned char>(letter) < ' '; }, ' ');
    return name;
}

// The state that was noted beside the journal when it was played. Whether today's rules can play it
// is found out later.
static ui::SaveState state_at_once(const std::string& path, const std::optional<SaveAbout>& about) {
    std::error_code failed;
    if (fs::exists(finished_mark(path), failed)) return ui::SaveState::finished;
    if (!about || about->journal_bytes != fs::file_size(path, failed))
        return ui::SaveState::checking;
    return about->over ? ui::SaveState::finished : ui::SaveState::unfinished;
}

ui::SaveEntry SaveList::entry_for(const std::string& path, const std::string& playing) const {
    ui::SaveEntry entry;
    entry.place = path;
    entry.file = fs::path(path).stem().string();
    entry.name = is_named_by_itself(path) ? "" : one_line(entry.file);
    const Result<JournalHeader> header = read_header(path);
    if (!header) {
        entry.state = ui::SaveState::closed;
        entry.problem = header.problem();
        if (entry.name.empty()) entry.name = one_line(entry.file);
        return entry;
    }
    describe(header.value(), entry);
    const std::optional<SaveAbout> about = read_about(path);
    if (about) add_about(*about, entry);
    if (path == playing)
        entry.state = ui::SaveState::playing;
    else if (journal_in_use(path))
        entry.state = ui::SaveState::elsewhere;
    else
        entry.state = state_at_once(path, about);
    return entry;
}

std::string SaveList::name_of(const std::string& scenario) const {
    const std::size_t at = catalogue_.find(scenario);
    if (at >= catalogue_.scenarios().size()) return scenario;
    return std::string(
        ui::tr_of(scenario.substr(0, scenario.find(':')), catalogue_.scenarios()[at].title));
}

void SaveList::describe(const JournalHeader& header, ui::SaveEntry& entry) const {
    (entry.name.empty() ? entry.name : entry.scenario) = name_of(header.scenario);
    entry.game = entry.scenario;
    for (const JournalMod& mod : header.mods) {
        if (!entry.mods.empty()) entry.mods += ui::tr(", ");
        entry.mods += catalogue_.title_of(mod.id) + " " + mod.version;
    }
    for (const JournalSeat& seat : header.seats)
        entry.players.push_back({seat.name, seat.color, !seat.bot.empty(), -1, false});
}

// A fingerprint alone does not say which mods a game asks for: a head may be damaged, and a mod
// that changes no rule may be missing.
static std::string wanted_rules(JournalHeader header) {
    header.seed = 0;
    header.seats.clear();
    return header_text(header);
}

const SaveList::Rules& SaveList::rules_for(const JournalHeader& header,
                                           const std::vector<std::string>& mod_roots,
                                           Shelf& shelf) {
    const std::string wanted = wanted_rules(header);
    const auto known = shelf.find(wanted);
    if (known != shelf.end()) return known->second;
    if (shelf.size() >= kMostRules) shelf.clear();
    Rules& rules = shelf[wanted];
    const auto content = content_of(header, mod_roots, "");
    if (!content) rules.problem = content.problem();
    const auto found = content ? content : content_of_today(header, mod_roots);
    if (!found) return rules;
    rules.content = found.value();
    rules.book = std::make_unique<Rulebook>(rules.content);
    return rules;
}

static std::vector<std::uint32_t> colors_of(const JournalHeader& header) {
    std::vector<std::uint32_t> colors;
    for (const JournalSeat& seat : header.seats)
        colors.push_back(seat.color);
    return colors;
}

// Plays the whole game; a problem when it does not fit to the rules.
static Result<State> last_state(const std::shared_ptr<const Content>& content,
                                const JournalText& journal,
                                const std::vector<RecordedAction>& records) {
    SessionSetup setup;
    setup.content = content;
    setup.seed = journal.header.seed;
    setup.seats.resize(journal.header.seats.size());
    const auto replay = Replay::open(std::move(setup), records);
    if (!replay) return replay.problem();
    if (replay.value()->problem()) return *replay.value()->problem();
    replay.value()->jump(replay.value()->length());
    return replay.value()->state();
}

static std::string end_words(AccordKind kind) {
    return std::string(kind == AccordKind::called_off ? ui::tr("called off")
                       : kind == AccordKind::agreed   ? ui::tr("ended by agreement")
                                                      : ui::tr("given up"));
}

Result<std::vector<RecordedAction>> SaveList::Rules::lines_of(const JournalText& journal) const {
    if (!problem) return recorded_actions(journal, *content);
    const auto lines = lines_by(content, journal);
    if (!lines) return *problem;
    return *lines;
}

// Runs beside the picture.
SaveList::Look SaveList::look_into(const std::string& path,
                                   ui::SaveState before,
                                   const std::vector<std::string>& mod_roots,
                                   Shelf& shelf) {
    using State = ui::SaveState;
    const Result<JournalText> journal = read_journal(path);
    if (!journal) return {State::closed, journal.problem(), {}};
    const Rules& rules = rules_for(journal.value().header, mod_roots, shelf);
    if (rules.book == nullptr) return {State::closed, rules.problem, {}};
    if (journal.value().damage) return {State::damaged, journal.value().damage, {}};
    const auto records = rules.lines_of(journal.value());
    if (!records) return {State::closed, records.problem(), {}};
    const bool waits = before != State::playing && before != State::elsewhere;
    std::optional<SaveAbout> about = read_about(path);
    std::error_code failed;
    Look look{before, {}, {}};
    const auto& all = records.value();
    const auto settled = all.empty() ? std::nullopt : all.back().settled;
    if (settled && is_end(*settled, journal.value().header.seats.size())) look.end = settled->kind;
    if (!about || about->journal_bytes != fs::file_size(path, failed)) {
        const auto state = last_state(rules.content, journal.value(), records.value());
        if (!state) return {State::closed, state.problem(), {}};
        about = about_game(*rules.book, state.value(), colors_of(journal.value().header));
        if (waits) write_about(path, *about);
        look.about = about;
    }
    if (waits) look.state = about->over ? State::finished : State::unfinished;
    return look;
}

void SaveList::begin_look() {
    const ui::SaveEntry& entry = entries_[looked_];
    looking_.begin([path = entry.place, before = entry.state, roots = catalogue_.roots(),
                    shelf = rules_] { return look_into(path, before, roots, *shelf); });
}

void SaveList::take(const Look& look) {
    ui::SaveEntry& entry = entries_[looked_++];
    entry.state = look.state;
    if (look.problem) entry.problem = look.problem;
    if (look.about) add_about(*look.about, entry);
    if (look.end) entry.game += std::string(ui::tr(", ")) + end_words(*look.end);
}

bool SaveList::step() {
    const auto start = std::chrono::steady_clock::now();
    const std::size_t before = looked_;
    while (looked_ < entries_.size() && std::chrono::steady_clock::now() - start < kStep) {
        if (const std::optional<Look> look = looking_.take())
            take(*look);
        else if (looking_.is_under_way())
            return true;
        else if (entries_[looked_].state == ui::SaveState::closed)
            ++looked_;
        else
            begin_look();
    }
    return looked_ != before || looking_.is_under_way();
}

}  // namespace hexholm::app
