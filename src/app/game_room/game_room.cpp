#include "src/app/game_room/game_room.h"

#include <algorithm>

#include "src/app/saves/saved_games.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

// How long a bot seems to think after everything else has come to rest.
static double bot_pause_s(ui::Speed speed) {
    switch (speed) {
        case ui::Speed::slow: return 0.9;
        case ui::Speed::normal: return 0.3;
        case ui::Speed::fast: return 0.12;
        default: return 0;
    }
}

Result<std::unique_ptr<GameRoom>> GameRoom::open(RoomSetup setup,
                                                 scene::ModelNames& names,
                                                 scene::Viewport viewport) {
    Result<OpenedTable> opened = open_table(setup);
    if (!opened) return opened.problem();
    return at(std::move(setup), std::move(opened.value()), names, viewport);
}

std::unique_ptr<GameRoom> GameRoom::at(RoomSetup setup,
                                       OpenedTable opened,
                                       scene::ModelNames& names,
                                       scene::Viewport viewport) {
    return std::unique_ptr<GameRoom>(
        new GameRoom(std::move(setup), std::move(opened), names, viewport));
}

GameRoom::GameRoom(RoomSetup setup,
                   OpenedTable opened,
                   scene::ModelNames& names,
                   scene::Viewport viewport)
    : show_(std::move(setup), std::move(opened.session), names), mode_(opened.make_mode(parts())) {
    begin();
    resize(viewport);
}

void GameRoom::begin() {
    control_.serve(*mode_);
    show_.session().let_bots_act(false);
    Update first;
    if (!show_.session().poll(0, first)) return;
    show_.begin(first);
    if (!setup().played.empty()) show_.tell_past(show_.session().played().size());
    mode_->begin();
}

void GameRoom::take_preferences(const ui::Preferences& preferences) {
    control_.set_hides_hands(preferences.hide_hands);
    bots_talk_ = preferences.talk;
    control_.set_hints(preferences.hints && mode().counts());
    if (preferences.seats != show_.look()) show_.wear(preferences.seats);
    eye_.camera().set_speed(static_cast<float>(preferences.camera_percent) / 100);
}

void GameRoom::step(double seconds, const ui::Preferences& preferences) {
    show_.advance_clock(seconds);
    take_preferences(preferences);
    picture_is_old_ |= eye_.moving();
    eye_.camera().step(seconds);
    if (mode().stands_still()) return;
    poll(preferences);
    picture_is_old_ |= show_.presenter().moving();  // to be seen once more when it has come to rest
    if (preferences.speed == ui::Speed::instant)
        show_.presenter().skip();
    else if (!eye_.makes_wait())
        show_.presenter().advance(seconds * ui::speed_factor(preferences.speed) * mode().rate());
    offers_.see(show_.pull_told());
    troubles_.take(show_.session(), mode().acts());
    control_.see_turn();
    mode().step();
    watch_seats(preferences.hide_hands);
    watch_hands(preferences);
    if (control_.is_stale() && !show_.busy()) control_.refresh();
    eye_.follow(preferences, control_.targets());
    if (eye_.cards_move()) control_.follow_cards();
    if (preferences.decline_unpayable) control_.decline_unpayable();
    offers_.step(mode());
    picture_is_old_ |= show_.show_faces(preferences.talk && mode().talks());
    picture_is_old_ |= advice_.step(mode());
    picture_is_old_ |= turn_clock_.step(preferences.turn_limit_s, mode());
    show_.pull_heard();
    control_.hear_question();
    note_end();
}

// A game whose end is not on the disk is not finished there.
void GameRoom::note_end() {
    if (!is_over() || show_.busy() || marked_finished_ || !mode().acts() ||
        show_.session().journal_problem())
        return;
    mark_finished(show_.session().journal_path());
    ended_ = mode().counts();
    marked_finished_ = true;
}

// Who only says no to an offer needs no pause for effect.
static bool is_answer(const Content& content, const Action& action) {
    if (action.kind.is_none()) return false;
    const Verb verb = content.kinds[action.kind].verb;
    return verb == Verb::accept_trade || verb == Verb::reject_trade;
}

void GameRoom::poll(const ui::Preferences& preferences) {
    if (show_.busy() && !only_answered_)
        bots_from_s_ = show_.clock_s() + bot_pause_s(preferences.speed) / mode().rate();
    const bool allowed = !show_.busy() && !show_.is_handed_on() && troubles_.empty() &&
                         !control_.is_held() && show_.clock_s() >= bots_from_s_;
    show_.session().let_bots_act(allowed);
    if (allowed) mode().go_on();
    const bool instant = preferences.speed == ui::Speed::instant;
    if (const auto last = show_.show_updates(instant ? Pace::all : Pace::one_by_one)) {
        only_answered_ = is_answer(show_.content(), *last);
        control_.ask_again();
    }
    journal_problem_ = show_.session().journal_problem();
    if (const auto notice = show_.session().take_journal_notice()) toast(ui::told(*notice));
}

// With several humans at one screen the next one is called before his hand is shown.
void GameRoom::watch_seats(bool hides_hands) {
    if (show_.busy() || show_.is_handed_on()) return;
    const PlayerId next = show_.next_viewer();
    if (next == show_.viewer()) return;
    control_.ask_again();
    if (hides_hands && show_.viewer().is_some() && show_.has_secrets(next))
        show_.call(next);
    else
        control_.show_to(next);
}

// Who watches from a seat sees what that seat could have known.
void GameRoom::watch_hands(const ui::Preferences& preferences) {
    const bool seat_of_replay = !mode().acts() && show_.viewer().is_some();
    known_.watch_hands(preferences.track_hands || seat_of_replay);
}

std::optional<std::size_t> GameRoom::place_under_cursor() const {
    const std::size_t target = control_.pointer().target;
    return target == kNoTarget ? std::nullopt : std::optional(target);
}

bool GameRoom::moving() const {
    return show_.presenter().moving() || eye_.moving() || picture_is_old_;
}

bool GameRoom::waits_for_bot() const {
    return !show_.is_handed_on() && !is_over() && mode().goes_on_alone();
}

ui::UndoHint GameRoom::undo_words() const {
    const UndoOffer offer = show_.session().can_undo(control_.undoer());
    return ui::undo_hint(show_.content(), setup().seats, offer);
}

void GameRoom::undo() {
    const PlayerId player = control_.undoer();
    if (player.is_none()) return;
    const UndoOffer offer = show_.session().undo(player);
    if (!offer.ok()) return toast(ui::undo_hint(show_.content(), setup().seats, offer).words);
    show_.presenter().skip();
    offers_.see(show_.pull_told());
    show_.show_updates(Pace::at_once);
    show_.tell_undo(player, offer.kind);
    show_.call(PlayerId());
    known_.forget();
    const bool long_log = control_.memory().long_log;
    control_.memory() = ui::TableMemory();
    control_.memory().long_log = long_log;
    control_.forget_choices();
}

bool GameRoom::confirm(scene::Viewport viewport) {
    const bool plain = !show_.is_handed_on() && troubles_.empty() && mode().counts();
    if (plain) return control_.press_enter(false);
    command(input::Command::choose, false, viewport);
    return true;
}

void GameRoom::command(input::Command command, bool shift, scene::Viewport viewport) {
    using input::Command;
    if (show_.is_handed_on() && command != Command::menu) {
        if (command == Command::choose || command == Command::roll)
            control_.show_to(show_.called());
        if (command == Command::undo) undo();
        return;
    }
    if (!troubles_.empty() && command != Command::skip_animation) {
        if (command == Command::cancel) answer_trouble(ui::TroubleWish::undo, control_.wish());
        return;
    }
    if (mode().command(command)) return;
    if (command == Command::undo)
        undo();
    else
        control_.command(command, shift, viewport);
}

void GameRoom::obey(const ui::Intents& intents, RoomWish& wish) {
    control_.obey(intents);
    if (intents.undo) undo();
    if (intents.take_over) wish.take_over = intents.take_over;
    wish.menu |= intents.open == ui::Dialog::menu;
    wish.help |= intents.open == ui::Dialog::help;
    wish.next_speed |= intents.next_speed;
    wish.save_elsewhere |= intents.save_elsewhere;
    wish.leave |= intents.leave;
    wish.rematch |= intents.rematch;
}

void GameRoom::answer_trouble(ui::TroubleWish answer, RoomWish& wish) {
    if (answer == ui::TroubleWish::none) return;
    const ModTrouble trouble = troubles_.pop();
    wish.leave |= answer == ui::TroubleWish::leave;
    if (answer == ui::TroubleWish::go_on && trouble.action.kind.is_some())
        control_.submit({trouble.action}, Failures::passed_over);
}

}  // namespace hexholm::app
