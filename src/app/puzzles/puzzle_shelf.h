// The puzzles that mods bring and those that own games have given, and which of them are solved.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/session/puzzles/puzzle_file.h"

#include "src/app/mods/catalogue.h"
#include "src/app/play/room_setup.h"
#include "src/platform/errand.h"
#include "src/ui/lesson/puzzle_list.h"

namespace hexholm::app {

class PuzzleShelf {
public:
    // The folder keeps the list of solved puzzles, and the puzzles that were found in the player's own games.
    PuzzleShelf(const Catalogue& catalogue, std::string folder);

    // The catalogue has changed.
    void look();
    // Whether a mod brings any.
    bool has_any() const { return !files_.empty(); }
    // Reads all files again; what is wrong with some of them.
    std::vector<Problem> refresh();
    ui::PuzzleListModel model() const;

    using Place = ui::PuzzleListWish::Place;
    // What sets up the table of a puzzle.
    RoomLoad load(Place place, bool shows_best) const;
    std::string title(Place place) const;
    std::optional<Place> find(const std::string& key) const;
    // The next one that is not solved, of the same game if there is one.
    std::optional<Place> next_after(Place place) const;
    void note_solved(const std::string& key);

    // Looks through these games, those of them that were not looked through before, one after the other.
    void search(const std::vector<std::string>& journals);
    void count_games(const std::vector<std::string>& journals);
    // Called once a frame while the list is open. True when there is news.
    bool step();
    void wait(bool on) { looking_.wait(on); }
    void finish() { looking_.finish(); }

private:
    struct Entry {
        std::size_t game = 0;  // in games_
        std::size_t puzzle = 0;
        std::string key;
    };
    struct Group {
        std::string title;
        bool is_own = false;
        std::vector<Entry> entries;  // short turns first
    };
    // The puzzles that were found in a journal.
    struct Found {
        std::string journal;
        std::string text;
        std::size_t count = 0;
    };

    void read(const std::string& path, bool is_own, std::vector<Problem>& problems);
    void sort();
    Group& group_of(const PuzzleGame& game, bool is_own);
    const PuzzleDraft& draft(const Entry& entry) const {
        return games_[entry.game].puzzles[entry.puzzle];
    }
    const Entry& entry(Place place) const { return groups_[place.group].entries[place.cell]; }
    void look_on();
    void keep(const Found& found);

    const Catalogue& catalogue_;
    std::string folder_;
    std::vector<std::string> files_;  // of mods
    std::vector<PuzzleGame> games_;
    std::vector<Group> groups_;
    std::set<std::string> solved_;    // keys
    std::set<std::string> searched_;  // names of journals
    std::vector<std::string> to_search_;
    std::size_t new_games_ = 0;  // that nobody has looked through
    std::size_t found_ = 0;      // since search()
    bool has_searched_ = false;
    platform::Errand<Found> looking_;
};

}  // namespace hexholm::app
