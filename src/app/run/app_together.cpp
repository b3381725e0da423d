// Playing at a server: from the title or the command line to its tables, and back.
#include "src/app/new_game/game_text.h"
#include "src/app/run/app.h"
#include "src/app/run/stop_signal.h"
#include "src/app/saves/saved_games.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

void App::open_together() {
    page_ = Page::none;
    screen_ = Screen::together;
    problem_.clear();
    if (together_.is_connected()) return;
    together_.open();
    // The player goes to the server where it is his turn.
    if (!together_.turns().empty())
        (void)together_.join(net::text_of(together_.turns().front().server));
}

// Joins the server that the command line names.
Status App::join_asked() {
    if (arguments_.join.empty()) return Done{};
    open_together();
    return together_.join(arguments_.join);
}

void App::step_together() {
    together_.listen(preferences_.others_talk);
    together_.step();
    if (screen_ == Screen::title && together_.step_title()) clock_.wake();
    if (together_.take_news()) clock_.wake();
    if (catalogue_.lend(together_.fetched_mods())) look_is_old_ = true;
    if (together_.is_game_gone()) leave_server_room(false);
    if (screen_ != Screen::together) return;
    std::optional<TogetherRoom::Game> game = together_.take_game();
    if (!game) return;
    room_.reset();
    enter_room(std::move(game->setup), std::move(game->table));
}

// `leaves`: the player has left the table, and others see it.
void App::leave_server_room(bool leaves) {
    const bool was_shown = is_at_server();
    if (was_shown) room_.reset();
    together_.close_game(leaves);
    forget_dev_game();
    if (!new_game_) open_form();
    if (!was_shown) return;
    screen_ = Screen::together;
    page_ = Page::none;
}

// Saves a game that was played at a server.
void App::keep_game(const std::string& journal) {
    const std::string path = new_journal_path(games_folder());
    const Status kept = put_finished(path, journal);
    if (!kept) return room_->toast(ui::told(kept.problem()));
    room_->toast(std::string(ui::tr("The game is now among your saved games.")), false);
}

// The player is asked first where others still play at tables of this program, but not when he asks to quit again, and not
// when the system ends the program: nobody would answer.
void App::quit() {
    const bool asks = together_.others_here() > 0 && !asks_to_quit_ && !is_told_to_stop();
    asks_to_quit_ = asks;
    done_ = !asks;
    clock_.wake();
}

void App::draw_quit(ui::Desk& desk) {
    const ui::StayWish wish = ui::draw_others_there(desk, together_.others_here());
    if (wish != ui::StayWish::none) asks_to_quit_ = false;
    if (wish == ui::StayWish::go) done_ = true;
}

void App::draw_together(ui::Desk& desk) {
    std::optional<GameText> planned;
    const bool is_planned = new_game_ && new_game_->content() != nullptr &&
                            new_game_->problem().empty() && !new_game_->is_loading();
    if (is_planned)
        if (const auto text = read_game_text(new_game_->copied())) planned = text.value();
    const TogetherAnswer answer = together_.draw(desk, planned ? &*planned : nullptr);
    if (answer.back) screen_ = Screen::title;
    if (answer.choose_game) screen_ = Screen::new_game;
}

}  // namespace hexholm::app
