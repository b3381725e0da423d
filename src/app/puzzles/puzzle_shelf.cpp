#include "src/app/puzzles/puzzle_shelf.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "engine/base/crypto.h"
#include "engine/files/text_file.h"
#include "engine/session/puzzles/puzzle_finder.h"

#include "src/app/new_game/new_game.h"
#include "src/app/saves/saved_games.h"
#include "src/platform/paths.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

namespace fs = std::filesystem;

// The assumed level of the other seats in a player's own games, since their strength is not known.
static constexpr const char* kOtherSeats = "normal";
static constexpr std::string_view kOwn = "/own.txt";
static constexpr std::string_view kSolvedFile = "/solved.txt";
static constexpr std::string_view kSearchedFile = "/searched.txt";
static constexpr std::size_t kMostOfOwnGame = 4;
static constexpr int kGainInOwnGame = 30;

static void append_line(const std::string& path, const std::string& line) {
    std::ofstream(path, std::ios::app | std::ios::binary) << line << '\n';
}

static std::set<std::string> lines_in(const std::string& path) {
    const std::vector<std::string> lines = lines_of_file(path);
    return {lines.begin(), lines.end()};
}

PuzzleShelf::PuzzleShelf(const Catalogue& catalogue, std::string folder)
    : catalogue_(catalogue),
      folder_(std::move(folder)),
      solved_(lines_in(folder_ + std::string(kSolvedFile))),
      searched_(lines_in(folder_ + std::string(kSearchedFile))) {}

void PuzzleShelf::look() {
    files_.clear();
    for (const ModFolder& mod : catalogue_.mods())
        if (catalogue_.is_offered(mod))
            std::ranges::copy(puzzle_files(mod.path), std::back_inserter(files_));
}

std::vector<Problem> PuzzleShelf::refresh() {
    std::vector<Problem> problems;
    games_.clear();
    groups_.clear();
    for (const std::string& path : files_)
        read(path, false, problems);
    const std::string own = folder_ + std::string(kOwn);
    std::error_code ignored;
    if (fs::exists(own, ignored)) read(own, true, problems);
    sort();
    return problems;
}

PuzzleShelf::Group& PuzzleShelf::group_of(const PuzzleGame& game, bool is_own) {
    const std::string title = is_own ? std::string(ui::tr("From my games"))
                                     : catalogue_.title_of_scenario(game.game.scenario);
    const auto known = std::ranges::find(groups_, title, &Group::title);
    return known != groups_.end() ? *known : groups_.emplace_back(title, is_own);
}

// The name of a puzzle in the list of solved ones: it follows from game and turn, so that another file keeps it.
static std::string key_of(const PuzzleGame& game, std::size_t puzzle) {
    const GameSeed& seed = game.game.seed;
    return game.game.scenario + " " +
           (seed.key ? hex_text(seed.key->key) : std::to_string(seed.number)) + " " +
           std::to_string(game.puzzles[puzzle].at);
}

void PuzzleShelf::read(const std::string& path, bool is_own, std::vector<Problem>& problems) {
    const Result<std::string> text = read_text_file(path, kMostPuzzleBytes);
    Result<std::vector<PuzzleGame>> games =
        text ? parse_puzzles(text.value(), path) : Result<std::vector<PuzzleGame>>(text.problem());
    if (!games) return problems.push_back(games.problem());
    for (PuzzleGame& game : games.value()) {
        if (catalogue_.find(game.game.scenario) == catalogue_.scenarios().size()) continue;
        Group& group = group_of(game, is_own);
        for (std::size_t at = 0; at < game.puzzles.size(); ++at)
            group.entries.push_back({games_.size(), at, key_of(game, at)});
        games_.push_back(std::move(game));
    }
}

// Short turns first, and of these the clearest.
void PuzzleShelf::sort() {
    for (Group& group : groups_)
        std::ranges::stable_sort(group.entries, {}, [&](const Entry& entry) {
            const PuzzleDraft& puzzle = draft(entry);
            return std::pair(puzzle.best.size(), puzzle.usual - puzzle.chance);
        });
}

ui::PuzzleListModel PuzzleShelf::model() const {
    ui::PuzzleListModel model;
    for (const Group& group : groups_) {
        ui::PuzzleGroup& shown = model.groups.emplace_back();
        shown.title = group.title;
        for (const Entry& entry : group.entries)
            shown.cells.push_back(
                {static_cast<int>(draft(entry).best.size()), solved_.contains(entry.key)});
    }
    const bool is_looking = looking_.is_under_way() || !to_search_.empty();
    model.may_search = new_games_ > 0 && !is_looking;
    if (is_looking)
        model.searched =
            ui::tr_count(static_cast<int>(to_search_.size() + 1), "{1} game left to look through",
                         "{1} games left to look through");
    else if (has_searched_)
        model.searched =
            ui::tr_count(static_cast<int>(found_), "{1} puzzle found", "{1} puzzles found");
    else if (new_games_ == 0)
        model.searched = ui::tr("Play a game to its end first.");
    return model;
}

std::string PuzzleShelf::title(Place place) const {
    return groups_[place.group].title + " " + std::to_string(place.cell + 1);
}

std::optional<PuzzleShelf::Place> PuzzleShelf::find(const std::string& key) const {
    for (std::size_t group = 0; group < groups_.size(); ++group)
        for (std::size_t cell = 0; cell < groups_[group].entries.size(); ++cell)
            if (groups_[group].entries[cell].key == key) return Place{group, cell};
    return std::nullopt;
}

std::optional<PuzzleShelf::Place> PuzzleShelf::next_after(Place place) const {
    const std::size_t count = groups_[place.group].entries.size();
    for (std::size_t step = 1; step < count; ++step) {
        const Place next = {place.group, (place.cell + step) % count};
        if (!solved_.contains(entry(next).key)) return next;
    }
    return std::nullopt;
}

void PuzzleShelf::note_solved(const std::string& key) {
    if (!solved_.insert(key).second || !platform::make_folder(folder_)) return;
    append_line(folder_ + std::string(kSolvedFile), key);
}

static std::vector<Seat> seats_at_puzzle(const PuzzleGame& game,
                                         const Content& content,
                                         PlayerId player,
                                         bool is_own) {
    std::vector<Seat> seats = seats_of(game.game);
    for (std::size_t at = 0; at < seats.size(); ++at) {
        seats[at].bot = PlayerId(at) == player ? "" : kOtherSeats;
        if (is_own) continue;
        seats[at].name = seat_name(at);
        if (at < content.seat_colors.size()) seats[at].color = content.seat_colors[at];
    }
    return seats;
}

RoomLoad PuzzleShelf::load(Place place, bool shows_best) const {
    const Entry& wanted = entry(place);
    const Group& group = groups_[place.group];
    PuzzleAtTable table;
    table.key = wanted.key;
    table.number = place.cell;
    table.count = group.entries.size();
    table.shows_best = shows_best;
    return [game = games_[wanted.game], at = wanted.puzzle, roots = catalogue_.roots(),
            is_own = group.is_own, table]() mutable -> Result<RoomSetup> {
        const auto content = content_of_today(game.game, roots);
        if (!content) return content.problem();
        Result<SetPuzzle> set = puzzle_by(*content.value(), game, at);
        if (!set) return set.problem();
        RoomSetup setup;
        setup.content = content.value();
        setup.seed = game.game.seed;
        setup.seats = seats_at_puzzle(game, *setup.content, set.value().puzzle.player, is_own);
        table.set = std::move(set.value());
        setup.puzzle = std::make_shared<const PuzzleAtTable>(std::move(table));
        return setup;
    };
}

static std::string name_of(const std::string& journal) {
    return fs::path(journal).filename().string();
}

void PuzzleShelf::count_games(const std::vector<std::string>& journals) {
    new_games_ = static_cast<std::size_t>(std::ranges::count_if(
        journals, [&](const auto& one) { return !searched_.contains(name_of(one)); }));
}

void PuzzleShelf::search(const std::vector<std::string>& journals) {
    for (const std::string& journal : journals)
        if (!searched_.contains(name_of(journal))) to_search_.push_back(journal);
    found_ = 0;
    has_searched_ = true;
    look_on();
}

void PuzzleShelf::look_on() {
    if (to_search_.empty()) return;
    const std::string journal = to_search_.back();
    to_search_.pop_back();
    looking_.begin([journal, roots = catalogue_.roots()] {
        Found found{journal, "", 0};
        const Result<SavedGame> game = load_saved(journal, roots);
        if (!game) return found;
        const Rulebook book(game.value().content);
        if (!PuzzleJudge::knows(book)) return found;
        std::vector<Puzzle> puzzles;
        for (std::size_t at = 0; at < game.value().header.seats.size(); ++at) {
            if (!game.value().header.seats[at].bot.empty()) continue;
            const PuzzleWish wish = {
                .player = PlayerId(at), .least_gain = kGainInOwnGame, .most = kMostOfOwnGame};
            for (const Puzzle& puzzle :
                 find_puzzles(book, game.value().header.seed, game.value().actions, wish, nullptr))
                if (puzzles.size() < kMostPuzzlesInGame) puzzles.push_back(puzzle);
        }
        found.count = puzzles.size();
        if (!puzzles.empty())
            found.text = puzzles_text(*game.value().content, game.value().header, puzzles,
                                      game.value().actions);
        return found;
    });
}

bool PuzzleShelf::step() {
    const std::optional<Found> found = looking_.take();
    if (!found) return false;
    keep(*found);
    look_on();
    return true;
}

// A file that cannot be written is no loss worth a word: the games can be looked through again.
void PuzzleShelf::keep(const Found& found) {
    searched_.insert(name_of(found.journal));
    if (new_games_ > 0) --new_games_;
    found_ += found.count;
    if (!platform::make_folder(folder_)) return;
    append_line(folder_ + std::string(kSearchedFile), name_of(found.journal));
    if (found.text.empty()) return;
    std::ofstream(folder_ + std::string(kOwn), std::ios::app | std::ios::binary) << found.text;
    refresh();
}

}  // namespace hexholm::app
