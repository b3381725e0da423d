// Puzzles within the program: chosen on the title screen, solved at a table, one after another.
#include <algorithm>
#include <filesystem>

#include "src/app/run/app.h"

namespace hexholm::app {

// Games that are over: their turns are no secret any more.
static std::vector<std::string> finished_games(const GamePlaces& places) {
    std::vector<std::string> journals = known_journals(places);
    std::erase_if(journals, [](const std::string& journal) {
        return !std::filesystem::exists(finished_mark(journal));
    });
    return journals;
}

void App::open_puzzles() {
    problem_.clear();
    for (const Problem& problem : puzzles_.refresh())
        tell(problem.line());
    puzzles_.count_games(finished_games(game_places()));
    page_ = Page::puzzles;
}

void App::begin_puzzle(PuzzleShelf::Place place, bool shows_best) {
    open_beside(puzzles_.title(place), puzzles_.load(place, shows_best));
}

void App::draw_puzzles(ui::Desk& desk) {
    if (puzzles_.step()) clock_.wake();
    const ui::PuzzleListWish wish = ui::draw_puzzle_list(desk, puzzles_.model(), memory_.puzzles);
    if (wish.close) page_ = Page::none;
    if (wish.search) puzzles_.search(finished_games(game_places()));
    if (wish.open) begin_puzzle(*wish.open, false);
}

// True when the table is left for another one.
bool App::step_puzzle(PuzzleWant want) {
    if (!room_ || !room_->setup().puzzle) return false;
    const std::string key = room_->setup().puzzle->key;
    if (room_->is_solved()) puzzles_.note_solved(key);
    auto place = want == PuzzleWant::none ? std::nullopt : puzzles_.find(key);
    if (!place) return false;
    if (want == PuzzleWant::next) place = puzzles_.next_after(*place);
    if (place)
        begin_puzzle(*place, want == PuzzleWant::best);
    else
        leave_puzzle();
    return true;
}

void App::leave_puzzle() {
    leave_room();
    open_puzzles();
}

}  // namespace hexholm::app
