// How a game comes to the table, from wherever it was asked for: the dialog gives way at once to a screen that names
// the game, and the table to that screen as soon as it is loaded.
#include "engine/base/terminal.h"
#include "engine/journal/journal_file.h"
#include "engine/journal/reader.h"

#include "src/app/run/app.h"
#include "src/app/run/asked_game.h"
#include "src/app/run/help_game.h"
#include "src/app/saves/saved_games.h"
#include "src/ui/screens/loading_screen.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

// A second click changes nothing: the first wish is on its way.
void App::open_beside(std::string title, RoomLoad load) {
    if (screen_ == Screen::loading && opening_.is_under_way()) return;
    show_loading();
    opening_.begin(std::move(title), [load = std::move(load), fit = bots_.fitter()] {
        Result<RoomSetup> setup = load();
        if (setup) setup.value().fit_bots = fit;
        return setup;
    });
    step_opening();
}

void App::show_loading() {
    if (screen_ != Screen::loading) opened_from_ = screen_;
    screen_ = Screen::loading;
    page_ = Page::none;
    problem_.clear();
    clock_.wake();
}

// Goes on with the opening. If there is nothing left to wait for, it ends within the same frame.
void App::step_opening() {
    if (screen_ != Screen::loading) return opening_.forget();
    if (!opening_.is_under_way()) return step_form_start();
    std::optional<OpenedGame> opened = opening_.take();
    if (!opened) return;
    clock_.wake();
    screen_ = opened_from_;
    if (const auto problem = opened->problem())
        tell_not_opened(*problem);
    else
        enter_room(std::move(opened->setup.value()), std::move(opened->table->value()));
}

// The game that the form asks for, and its island, are loaded by the form.
void App::step_form_start() {
    if (new_game_ && new_game_->take_start()) return start_new(new_game_->setup());
    if (!new_game_ || !new_game_->wants_start()) leave_loading();
}

void App::leave_loading() {
    opening_.forget();
    goes_on_ = is_asked_for_ = false;
    if (new_game_)
        new_game_->forget_start();
    else if (!room_)
        open_form();
    screen_ = opened_from_;
    clock_.wake();
}

void App::enter_room(RoomSetup setup, OpenedTable table) {
    problem_.clear();
    goes_on_ = is_asked_for_ = false;
    forget_dev_game();
    if (is_at_server()) leave_server_room(true);
    setup.far_judge = bots_.judges();
    setup.guided = catalogue_.is_for_beginners(*setup.content);
    room_ = GameRoom::at(std::move(setup), std::move(table), display_.names(), viewport());
    kept_turn_ = room_->presenter().shown().state.turn;
    table_frame_ = clock_.frame();
    screen_ = Screen::game;
    page_ = Page::none;
    if (room_->setup().torn)
        room_->toast(
            std::string(ui::tr("The last move was not saved completely and is left out.")));
}

// Reports the problem on the screen that asked for the game; on the title when that is a form or a
// list of lessons, which have no room for it.
void App::tell_not_opened(const Problem& problem) {
    if (screen_ == Screen::saves) return saves_room_.tell(problem);
    if (screen_ == Screen::game && room_) return room_->toast(ui::told(problem));
    if (std::exchange(is_asked_for_, false)) tell_asked_in_vain(problem);
    screen_ = Screen::title;
    problem_ = ui::told(problem);
    if (std::exchange(goes_on_, false)) tell_not_continued(problem);
    if (!new_game_) open_form();
}

// Without a window yet the program ends with it; with one it goes on, and its exit code tells all the same.
void App::tell_asked_in_vain(const Problem& problem) {
    if (!display_.is_open()) {
        not_opened_ = problem;
        return;
    }
    print_error_line("hexholm: %s", problem.line().c_str());
    exit_code_ = exit_code_of(problem);
}

void App::tell_not_continued(const Problem& problem) {
    const std::string& journal = unfinished_.path();
    problem_ = ui::tr("The game cannot be continued. {1}", {ui::told(problem)});
    if (is_damaged(journal))
        problem_ +=
            "\n" + std::string(ui::tr("You can recover the undamaged part under \"Saved games\"."));
    // If only mods are missing, it can be tried again when they are there.
    if (!is_mendable(journal, catalogue_.mods())) unfinished_.give_up();
}

void App::start_new(RoomSetup setup) {
    prune_saved(games_folder(), preferences_.kept_games);
    setup.journal_path = new_journal_path(games_folder());
    std::string title = title_of_game(catalogue_, setup.content->scenario);
    open_beside(std::move(title),
                [setup = std::move(setup)]() -> Result<RoomSetup> { return setup; });
}

void App::open_saved(const std::string& path, bool watch) {
    const Result<JournalHeader> header = read_header(path);
    open_beside(
        header ? title_of_game(catalogue_, header.value().scenario) : path,
        [path, watch, roots = catalogue_.roots()] { return setup_from_saved(path, watch, roots); });
}

void App::go_on() {
    goes_on_ = true;
    open_saved(unfinished_.path(), false);
}

void App::draw_loading(ui::Desk& desk) {
    ui::draw_loading(desk, opening_.title());
    opening_.note_shown();
}

}  // namespace hexholm::app
