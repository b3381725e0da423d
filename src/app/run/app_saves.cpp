// The screen of saved games within the program, and what the list shows of the game on the table.
#include "engine/journal/journal_file.h"

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
    saves_room_.open(room_ ? room_->session().journal_path() : "");
}

void App::save_elsewhere() {
    open_saves();
    saves_room_.ask_save_elsewhere(room_->session().journal_path());
}

void App::draw_saves(ui::Desk& desk) {
    const SavesAnswer answer = saves_room_.draw(desk);
    if (answer.back || answer.to_table) leave_saves();
    if (!answer.go_on.empty()) open_beside(answer.go_on, false);
    if (!answer.watch.empty()) open_beside(answer.watch, true);
    if (answer.save_to.empty() || !room_) return;
    const Status saved = room_->save_elsewhere(answer.save_to);
    if (!saved) return saves_room_.tell(saved.problem());
    remember_elsewhere(game_places(), answer.save_to);
    leave_saves();
    room_->toast(ui::tr("From now on the game is saved as {1}", {answer.save_to}), false);
}

void App::leave_saves() {
    screen_ = room_ ? Screen::game : Screen::title;
    unfinished_.find();
}

void App::go_on() {
    open_beside(unfinished_.path(), false);
}

// A journal can be long, and mods take their time: the picture goes on meanwhile.
void App::open_beside(const std::string& path, bool watch) {
    if (opening_.is_under_way()) return;
    opening_.begin([from = screen_, path, watch, roots = catalogue_.roots()] {
        return OpenedGame{from, setup_from_saved(path, watch, roots)};
    });
    step_opening();
}

// A game that was loaded is dropped when the player has left the screen on which he asked for it.
void App::step_opening() {
    std::optional<OpenedGame> opened = opening_.take();
    if (!opened || opened->from != screen_) return;
    if (screen_ == Screen::saves)
        open_saved(std::move(opened->setup));
    else
        open_unfinished(std::move(opened->setup));
}

void App::open_saved(Result<RoomSetup> setup) {
    if (!setup) return saves_room_.tell(setup.problem());
    enter_room(std::move(setup));
    if (!problem_.empty()) saves_room_.tell(problem_, true);
}

void App::open_unfinished(Result<RoomSetup> setup) {
    if (setup) return enter_room(std::move(setup));
    const std::string& journal = unfinished_.path();
    problem_ = ui::tr("The game cannot be continued. {1}", {ui::told(setup.problem())});
    if (is_damaged(journal))
        problem_ += "\n" + std::string(ui::tr("\"Saved games\" rescues a copy of what is sound."));
    // Where only mods are missing it can be tried again once they are there.
    if (!is_mendable(journal, catalogue_.mods())) unfinished_.give_up();
}

// So that the list can show the game without playing it.
void App::keep_about() {
    if (!room_ || !room_->setup().replay.empty()) return;
    const Session& session = room_->session();
    if (session.journal_path().empty() || session.journal_problem()) return;
    std::vector<std::uint32_t> colors;
    for (const Seat& seat : session.seats())
        colors.push_back(seat.color);
    write_about(session.journal_path(), about_game(session.rulebook(), session.state(), colors));
}

// After every turn, so that little is out of date when the program is killed.
void App::keep_about_of_turn() {
    if (!room_ || room_->session().state().turn == kept_turn_) return;
    kept_turn_ = room_->session().state().turn;
    keep_about();
}

}  // namespace hexholm::app
