// Which screen is shown, and how one leads to another.
#include <filesystem>

#include "src/app/play/vote_words.h"
#include "src/app/run/app.h"
#include "src/app/run/asked_game.h"
#include "src/app/run/daily_island.h"
#include "src/app/run/help_game.h"
#include "src/app/saves/saved_games.h"
#include "src/platform/clock.h"
#include "src/platform/page.h"
#include "src/ui/screens/title_screen.h"
#include "src/ui/table/turn_bar.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

// Without a screen the same input gives the same picture.
static constexpr std::uint64_t kOffscreenSeed = 7;
static constexpr const char* kOffscreenDay = "2026-01-01";

std::uint64_t App::next_seed() {
    return arguments_.offscreen ? kOffscreenSeed + seeds_given_++ : any_seed();
}

void App::open_form() {
    new_game_ = std::make_unique<NewGame>(
        catalogue_, display_.names(), choices_.chosen, [this] { return next_seed(); }, waits());
    new_game_->wear(preferences_.seats);
}

void App::rematch() {
    if (is_at_server()) return together_.rematch();
    RoomSetup setup = room_->setup();
    setup.played.clear();
    setup.replay.clear();
    setup.seed = next_seed();
    setup.seed_known = false;
    start_new(std::move(setup));
}

// The first try goes on or, once it is over, is watched again.
void App::open_daily() {
    const std::string day = arguments_.offscreen ? kOffscreenDay : platform::today();
    const std::string journal = daily_journal(games_folder(), day);
    if (std::filesystem::exists(journal))
        return open_saved(journal, std::filesystem::exists(finished_mark(journal)));
    Result<RoomLoad> load = asked_game(daily_game(day), catalogue_, lessons_, journal);
    if (!load) return tell_not_opened(load.problem());
    open_beside(std::string(ui::tr("Island of the day")) + " " + day, std::move(load.value()));
}

void App::leave_room() {
    if (is_at_server()) return leave_server_room(true);
    keep_about();
    room_.reset();
    prune_saved(games_folder(), preferences_.kept_games);
    forget_dev_game();
    if (!new_game_) open_form();
    screen_ = Screen::title;
    page_ = Page::none;
    unfinished_.find();
}

void App::draw_screen(ui::Desk& desk) {
    if (screen_ == Screen::game && room_) {
        draw_room(desk);
    } else if (screen_ == Screen::new_game) {
        draw_new_game(desk);
    } else if (screen_ == Screen::mods) {
        draw_mods(desk);
    } else if (screen_ == Screen::saves) {
        draw_saves(desk);
    } else if (screen_ == Screen::together) {
        draw_together(desk);
    } else if (screen_ == Screen::loading) {
        draw_loading(desk);
    } else {
        draw_title(desk);
    }
    draw_pages(desk);
}

void App::draw_new_game(ui::Desk& desk) {
    const ui::NewGameWish wish = new_game_->draw(desk);
    keep_checked_mods();
    if (wish == ui::NewGameWish::back) screen_ = Screen::title;
    if (wish == ui::NewGameWish::rules) {
        memory_.help.keys = false;
        page_ = Page::help;
    }
    if (wish == ui::NewGameWish::start) return start_new(new_game_->setup());
    if (!new_game_->wants_start()) return;
    opening_.announce(title_of_game(catalogue_, new_game_->scenario()));
    show_loading();
}

void App::draw_title(ui::Desk& desk) {
    ui::TitleModel model = {unfinished_.about(), problem_};
    model.record = ui::tr("Your games, wins, best moments and achievements.");
    for (const MailGames::Turn& turn : together_.turns())
        model.turns.push_back(turn.words);
    model.lessons = !lessons_.empty();
    model.puzzles = puzzles_.has_any();
    model.first_start = learns_first();
    model.loading = new_game_ && new_game_->is_loading() && new_game_->preview() == nullptr;
    model.may_quit = !platform::has_page();
    switch (ui::draw_title(desk, model)) {
        case ui::TitleWish::go_on: go_on(); break;
        case ui::TitleWish::new_game:
            problem_.clear();
            screen_ = Screen::new_game;
            break;
        case ui::TitleWish::daily: open_daily(); break;
        case ui::TitleWish::puzzles: open_puzzles(); break;
        case ui::TitleWish::together: open_together(); break;
        case ui::TitleWish::lessons: open_lessons(); break;
        case ui::TitleWish::saves: open_saves(); break;
        case ui::TitleWish::mods: open_mods(); break;
        case ui::TitleWish::settings: page_ = Page::settings; break;
        case ui::TitleWish::profile: open_profile(); break;
        case ui::TitleWish::help:
            memory_.help.keys = false;
            page_ = Page::help;
            break;
        case ui::TitleWish::quit: quit(); break;
        default: break;
    }
}

void App::draw_room(ui::Desk& desk) {
    const RoomWish wish = room_->draw(desk, preferences_, page_ != Page::none);
    if (room_->take_ended()) profile_.note_ended(*room_);
    if (wish.menu) page_ = Page::menu;
    if (wish.help) page_ = Page::help;
    if (wish.next_speed) {
        ui::Preferences wanted = preferences_;
        wanted.speed = static_cast<ui::Speed>((static_cast<int>(wanted.speed) + 1) % 4);
        change_preferences(wanted);
        room_->toast(ui::tr("Animations: {1}", {ui::tr(ui::speed_name(wanted.speed))}), false);
    }
    if (!wish.keep.empty()) keep_game(wish.keep);
    if (wish.save_elsewhere) return save_elsewhere();
    if (wish.take_over) return start_new(room_->taken_over(*wish.take_over));
    if (wish.rematch) rematch();
    if (wish.play_on) return start_new(room_->setup_to_play_on());
    if (step_puzzle(wish.puzzle)) return;
    if (wish.leave && room_->setup().puzzle) return leave_puzzle();
    if (wish.leave) leave_room();
    if (room_) draw_dev(desk);
}

void App::draw_pages(ui::Desk& desk) {
    if (page_ == Page::help) draw_help(desk);
    if (page_ == Page::lessons) draw_lessons(desk);
    if (page_ == Page::puzzles) draw_puzzles(desk);
    if (page_ == Page::profile) draw_profile(desk);
    if (page_ == Page::settings) draw_settings(desk);
    if (page_ == Page::menu) draw_menu(desk);
    if (page_ == Page::ends) draw_ends(desk);
    if (asks_to_quit_) draw_quit(desk);
}

// The seed tells all dice and cards to come, so it is shown only to players who may know them.
bool App::may_tell_seed() const {
    const RoomSetup& setup = room_->setup();
    const bool is_here = room_->session().full() != nullptr;
    return is_here && !setup.seed.key && (setup.seed_known || arguments_.dev || room_->is_over());
}

void App::draw_menu(ui::Desk& desk) {
    ui::MenuModel model;
    model.about = !room_                  ? ""
                  : room_->setup().lesson ? std::string(ui::tr("A lesson; your progress is saved"))
                  : room_->setup().puzzle
                      ? std::string(ui::tr("A puzzle; you can leave it at any time"))
                  : is_at_server()  ? std::string(ui::tr("The server keeps the game"))
                  : may_tell_seed() ? ui::tr("Seed {1}, saved after every move",
                                             {std::to_string(room_->setup().seed.number)})
                                    : std::string(ui::tr("Saved after every move"));
    if (room_) model.undo = room_->undo_words();
    if (const auto left = room_ ? room_->turn_left_s() : std::nullopt)
        model.time_left = ui::time_text(*left);
    model.has_ends = room_ && room_->ends();
    model.may_quit = !platform::has_page();
    switch (ui::draw_menu(desk, model)) {
        case ui::MenuWish::ends:
            page_ = Page::ends;
            ends_form_ = {};
            if (const auto ends = room_->ends()) ends_form_.target = ends->most;
            break;
        case ui::MenuWish::go_on: page_ = Page::none; break;
        case ui::MenuWish::undo:
            page_ = Page::none;
            room_->undo();
            break;
        case ui::MenuWish::saves: open_saves(); break;
        case ui::MenuWish::settings: page_ = Page::settings; break;
        case ui::MenuWish::help: page_ = Page::help; break;
        case ui::MenuWish::to_title: leave_room(); break;
        case ui::MenuWish::quit: quit(); break;
        default: break;
    }
}

// The others are asked at the table.
void App::draw_ends(ui::Desk& desk) {
    const auto ends = room_ ? room_->ends() : std::nullopt;
    const ui::EndsAct act = ends ? ui::draw_ends(desk, *ends, ends_form_) : ui::EndsAct::close;
    if (act == ui::EndsAct::none) return;
    page_ = Page::none;
    if (const auto vote = vote_of(act, ends_form_)) room_->wish_end(*vote);
}

// Draws the help page for the game in play, or for the one that would be begun next.
void App::draw_help(ui::Desk& desk) {
    std::optional<ui::GameToTell> game;
    const Preview* planned = new_game_ ? new_game_->preview() : nullptr;
    if (screen_ == Screen::game && room_)
        game.emplace(game_to_tell(catalogue_, *room_->setup().content, room_->looks()));
    else if (planned != nullptr && new_game_->content() != nullptr)
        game.emplace(game_to_tell(catalogue_, *new_game_->content(), planned->looks()));
    if (ui::draw_help(desk, game ? &*game : nullptr, memory_.help)) page_ = Page::none;
}

void App::open_profile() {
    profile_.open(catalogue_, new_game_ ? new_game_->content() : nullptr);
    page_ = Page::profile;
}

}  // namespace hexholm::app
