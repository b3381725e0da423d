// Which screen is shown, and how one leads to another.
#include <cstdio>

#include "engine/bots/bot.h"
#include "engine/lua/loading/loader.h"

#include "src/app/new_game/lesson_shelf.h"
#include "src/app/run/app.h"
#include "src/app/saves/saved_games.h"
#include "src/app/settings/settings.h"
#include "src/ui/screens/title_screen.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

// Without a screen the same input gives the same picture.
static constexpr std::uint64_t kOffscreenSeed = 7;

std::uint64_t App::next_seed() {
    return arguments_.offscreen ? kOffscreenSeed + seeds_given_++ : any_seed();
}

void App::open_form() {
    new_game_ = std::make_unique<NewGame>(
        catalogue_, names_, choices_.chosen, [this] { return next_seed(); }, arguments_.offscreen);
    new_game_->wear(preferences_.seats.piece_set);
}

Status App::open_game() {
    find_unfinished();
    const bool journal = !arguments_.resume.empty() || !arguments_.replay.empty();
    const bool lesson = !arguments_.lesson.empty();
    if (!journal && !lesson && !arguments_.start) {
        open_form();
        problem_ = broken_mods_line();
        return Done{};
    }
    Result<RoomSetup> setup = journal  ? setup_from_journal()
                              : lesson ? setup_from_lesson()
                                       : setup_from_arguments();
    if (!setup) return setup.problem();
    const bool keep = !journal && !lesson && !arguments_.demo;
    if (keep) setup.value().journal_path = new_journal_path(games_folder());
    auto room = GameRoom::open(std::move(setup.value()), names_, viewport());
    if (!room) return room.problem();
    room_ = std::move(room.value());
    screen_ = Screen::game;
    return Done{};
}

// A level for each seat; where fewer are named than there are seats, the first seats are human.
static Result<std::vector<Seat>> seats_for(const Arguments& arguments, const Content& content) {
    const auto players = static_cast<std::size_t>(content.players);
    std::vector<std::string> levels = arguments.bots;
    if (levels.size() > players) return Problem{"--bots", "there are more levels than seats", ""};
    const std::string usual(kUsualBot);
    if (arguments.bots.empty()) levels.assign(players - 1, usual);
    levels.insert(levels.begin(), players - levels.size(), "human");
    std::vector<Seat> seats;
    for (std::size_t at = 0; at < players; ++at) {
        Seat seat;
        seat.name = seat_name(at);
        seat.bot = levels[at] == "human" ? (arguments.demo ? usual : "") : levels[at];
        seat.color = at < content.seat_colors.size() ? content.seat_colors[at] : 0xFFFFFF;
        if (!seat.bot.empty() && make_bot(content, seat.bot) == nullptr)
            return Problem{"--bots", "there is no bot '" + seat.bot + "'", known_bots(content)};
        seats.push_back(seat);
    }
    return seats;
}

LoadRequest App::request_from_arguments() const {
    LoadRequest request = catalogue_.request(arguments_.scenario, arguments_.players);
    request.mods = arguments_.mods;
    request.options = arguments_.options;
    return request;
}

std::optional<Problem> App::wrong_arguments(const Arguments& arguments,
                                            const platform::Paths& paths) {
    if (!arguments.start) return std::nullopt;
    const App app(arguments, paths);
    const Result<GamePlan> plan = plan_game(app.request_from_arguments());
    // What is wrong with the choice names no file; what is wrong with a mod does.
    if (plan || !plan.problem().where.empty()) return std::nullopt;
    return plan.problem();
}

Result<RoomSetup> App::setup_from_arguments() const {
    const auto content = load_content(request_from_arguments());
    if (!content) return content.problem();
    Result<std::vector<Seat>> seats = seats_for(arguments_, *content.value());
    if (!seats) return seats.problem();
    RoomSetup setup;
    setup.content = content.value();
    setup.seed = arguments_.seed ? *arguments_.seed : any_seed();
    setup.seats = std::move(seats.value());
    return setup;
}

Result<RoomSetup> App::setup_from_journal() const {
    const bool replay = !arguments_.replay.empty();
    const std::string& path = replay ? arguments_.replay : arguments_.resume;
    Result<RoomSetup> setup = setup_from_saved(path, replay, catalogue_.roots());
    if (setup && setup.value().torn)
        std::fprintf(stderr, "hexholm: %s: the last line is cut and was left out\n", path.c_str());
    return setup;
}

void App::find_unfinished() {
    std::vector<std::string> journals = known_journals(game_places());
    std::erase_if(journals, [&](const std::string& path) { return hopeless_.contains(path); });
    unfinished_ = last_unfinished(journals);
    unfinished_text_ = unfinished_.empty() ? "" : describe_saved(unfinished_);
}

void App::enter_room(Result<RoomSetup> setup) {
    if (!setup) {
        problem_ = ui::told(setup.problem());
        return;
    }
    auto room = GameRoom::open(std::move(setup.value()), names_, viewport());
    if (!room) {
        problem_ = ui::told(room.problem());
        return;
    }
    problem_.clear();
    forget_dev_game();
    room_ = std::move(room.value());
    kept_turn_ = room_->session().state().turn;
    screen_ = Screen::game;
    page_ = Page::none;
    if (room_->setup().torn)
        room_->toast(
            std::string(ui::tr("The last move had not been written completely and is left out.")));
}

void App::start_new(RoomSetup setup) {
    tidy_saves();
    setup.journal_path = new_journal_path(games_folder());
    enter_room(std::move(setup));
}

void App::go_on() {
    open_beside(unfinished_, false);
}

void App::open_unfinished(Result<RoomSetup> setup) {
    if (setup) return enter_room(std::move(setup));
    problem_ = ui::tr("The game cannot be continued. {1}", {ui::told(setup.problem())});
    if (is_damaged(unfinished_))
        problem_ += "\n" + std::string(ui::tr("\"Saved games\" rescues a copy of what is sound."));
    // Where only mods are missing it can be tried again once they are there.
    if (is_mendable(unfinished_, catalogue_.mods())) return;
    hopeless_.insert(unfinished_);
    find_unfinished();
}

void App::rematch() {
    RoomSetup setup = room_->setup();
    setup.played.clear();
    setup.replay.clear();
    setup.seed = next_seed();
    start_new(std::move(setup));
}

void App::leave_room() {
    keep_about();
    room_.reset();
    tidy_saves();
    forget_dev_game();
    if (!new_game_) open_form();
    screen_ = Screen::title;
    page_ = Page::none;
    find_unfinished();
}

void App::draw_screen(ui::Desk& desk) {
    const bool plays = screen_ == Screen::game && room_;
    desk.zoom = plays ? 1 : ui::page_zoom(desk.width, desk.height);
    if (plays) {
        draw_room(desk);
    } else if (screen_ == Screen::new_game) {
        draw_new_game(desk);
    } else if (screen_ == Screen::mods) {
        draw_mods(desk);
    } else if (screen_ == Screen::saves) {
        draw_saves(desk);
    } else {
        draw_title(desk);
    }
    desk.zoom = 1;  // pages shrink as far as they must
    draw_pages(desk);
}

void App::draw_new_game(ui::Desk& desk) {
    const ui::NewGameWish wish = new_game_->draw(desk);
    keep_checked_mods();
    if (wish == ui::NewGameWish::back) screen_ = Screen::title;
    if (wish == ui::NewGameWish::rules) {
        help_memory_.keys = false;
        page_ = Page::help;
    }
    if (wish == ui::NewGameWish::start) start_new(new_game_->setup());
}

void App::draw_title(ui::Desk& desk) {
    ui::TitleModel model = {unfinished_text_, problem_};
    model.record = ui::tr("Your games, wins, best moments and achievements.");
    model.lessons = !lessons_->empty();
    model.first_start = learns_first();
    switch (ui::draw_title(desk, model)) {
        case ui::TitleWish::go_on: go_on(); break;
        case ui::TitleWish::new_game:
            problem_.clear();
            screen_ = Screen::new_game;
            break;
        case ui::TitleWish::lessons: open_lessons(); break;
        case ui::TitleWish::saves: open_saves(); break;
        case ui::TitleWish::mods: open_mods(); break;
        case ui::TitleWish::settings: page_ = Page::settings; break;
        case ui::TitleWish::profile: open_profile(); break;
        case ui::TitleWish::help: page_ = Page::help; break;
        case ui::TitleWish::quit: done_ = true; break;
        default: break;
    }
}

void App::draw_room(ui::Desk& desk) {
    const RoomWish wish = room_->draw(desk, preferences_, page_ != Page::none);
    if (room_->take_ended()) note_ended();
    if (wish.menu) page_ = Page::menu;
    if (wish.help) page_ = Page::help;
    if (wish.next_speed) {
        ui::Preferences wanted = preferences_;
        wanted.speed = static_cast<ui::Speed>((static_cast<int>(wanted.speed) + 1) % 4);
        change_preferences(wanted);
        room_->toast(ui::tr("Animations: {1}", {ui::tr(ui::speed_name(wanted.speed))}), false);
    }
    if (wish.save_elsewhere) return save_elsewhere();
    if (wish.take_over) return start_new(room_->taken_over(*wish.take_over));
    if (wish.rematch) rematch();
    if (wish.play_on) return play_on();
    if (wish.leave) leave_room();
    if (room_) draw_dev(desk);
}

void App::draw_pages(ui::Desk& desk) {
    if (page_ == Page::help) draw_help(desk);
    if (page_ == Page::lessons) draw_lessons(desk);
    if (page_ == Page::profile) draw_profile(desk);
    if (page_ == Page::settings) draw_settings(desk);
    if (page_ != Page::menu) return;
    const std::string about =
        !room_ ? ""
        : room_->setup().lesson
            ? std::string(ui::tr("A lesson; your place in it is kept"))
            : ui::tr("Seed {1}, saved after every move", {std::to_string(room_->setup().seed)});
    switch (ui::draw_menu(desk, room_ ? room_->undo_words() : ui::UndoHint(), about)) {
        case ui::MenuWish::go_on: page_ = Page::none; break;
        case ui::MenuWish::undo:
            page_ = Page::none;
            room_->undo();
            break;
        case ui::MenuWish::saves: open_saves(); break;
        case ui::MenuWish::settings: page_ = Page::settings; break;
        case ui::MenuWish::help: page_ = Page::help; break;
        case ui::MenuWish::to_title: leave_room(); break;
        case ui::MenuWish::quit: done_ = true; break;
        default: break;
    }
}

}  // namespace hexholm::app
