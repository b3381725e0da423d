// The screen of saved games within the program, and what the list shows of the game on the table.
#include "src/app/run/app.h"
#include "src/app/saves/save_about.h"
#include "src/app/saves/saved_games.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

void App::open_saves() {
    keep_about();
    screen_ = Screen::saves;
    page_ = Page::none;
    problem_.clear();
    saves_room_.open(room_ ? room_->journal_path() : "");
}

void App::save_elsewhere() {
    open_saves();
    saves_room_.ask_save_elsewhere(room_->journal_path());
}

void App::draw_saves(ui::Desk& desk) {
    const SavesAnswer answer = saves_room_.draw(desk);
    if (answer.back || answer.to_table) leave_saves();
    if (!answer.go_on.empty()) open_saved(answer.go_on, false);
    if (!answer.watch.empty()) open_saved(answer.watch, true);
    if (answer.save_to.empty() || !room_) return;
    const Status saved = room_->save_elsewhere(answer.save_to);
    if (!saved) return saves_room_.tell(saved.problem());
    remember_elsewhere(game_places(), answer.save_to);
    leave_saves();
    room_->toast(ui::tr("The game is now saved as {1}", {answer.save_to}), false);
}

void App::leave_saves() {
    screen_ = room_ ? Screen::game : Screen::title;
    unfinished_.find();
}

// Writes a summary of the game beside its journal, so that the list of games need not play it to
// show it.
void App::keep_about() {
    if (!room_ || !room_->setup().replay.empty()) return;
    const Session& session = room_->session();
    const std::string path = room_->journal_path();
    if (path.empty() || room_->journal_problem()) return;
    std::vector<std::uint32_t> colors;
    for (const Seat& seat : session.seats())
        colors.push_back(seat.color);
    write_about(path, about_game(session.rulebook(), session.view(PlayerId()).state, colors));
}

// After every turn, so that little is out of date when the program is killed.
void App::keep_about_of_turn() {
    if (!room_ || room_->presenter().shown().state.turn == kept_turn_) return;
    kept_turn_ = room_->presenter().shown().state.turn;
    keep_about();
}

}  // namespace hexholm::app
