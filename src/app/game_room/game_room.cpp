#include "src/app/game_room/game_room.h"

#include <algorithm>

#include "engine/game/turn/accord.h"

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
    if (!show_.begin()) return;
    if (show_.state().actions > 0) show_.tell_past(show_.state().actions);
    mode_->begin();
}

void GameRoom::take_preferences(const ui::Preferences& preferences) {
    control_.set_hides_hands(preferences.hide_hands);
    bots_talk_ = preferences.talk;
    control_.set_hints(preferences.hints && mode().counts());
    const bool changed = show_.have_seats_changed();
    if (changed || preferences.seats != show_.look()) show_.wear(preferences.seats);
    picture_is_old_ |= changed;
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
    see_told();
    picture_is_old_ |= spotlight_.step(seconds, preferences.speed);
    see_undone();
    troubles_.take(show_.session(), mode().acts());
    control_.see_turn();
    mode().step();
    watch_seats(preferences);
    watch_hands(preferences);
    if (control_.is_stale() && !show_.busy()) control_.refresh();
    eye_.follow(preferences, control_.targets());
    if (eye_.cards_move()) control_.follow_cards();
    control_.decline_unwanted(preferences.decline_unpayable);
    offers_.step(mode());
    picture_is_old_ |= show_.show_faces(preferences.talk && mode().talks());
    guide_.step(advice_.shown().offer);
    picture_is_old_ |= advice_.step(mode());
    picture_is_old_ |= turn_clock_.step(preferences.turn_limit_s, mode());
    show_.pull_heard();
    control_.hear_question();
    note_end();
}

// A game whose end is not on the disk is not finished there.
void GameRoom::note_end() {
    if (!is_over() || show_.busy() || marked_finished_ || !mode().acts() || journal_problem())
        return;
    mark_finished(journal_path());
    // A game that was called off is neither won nor lost.
    const auto& accord = show_.settled_end();
    const bool is_called_off = accord && accord->kind == AccordKind::called_off;
    ended_ = mode().counts() && !is_called_off;
    marked_finished_ = true;
}

// An answer to an offer needs no pause for effect.
static bool is_answer(const Content& content, const Action& action) {
    if (action.kind.is_none()) return false;
    const Verb verb = content.kinds[action.kind].verb;
    return verb == Verb::accept_trade || verb == Verb::reject_trade;
}

void GameRoom::poll(const ui::Preferences& preferences) {
    control_.take_reply();
    take_undo_reply();
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
    journal_problem_ = journal_problem();
    FullSession* const full = show_.session().full();
    const auto notice = full != nullptr ? full->take_journal_notice() : std::nullopt;
    if (notice) toast(ui::told(*notice));
}

// A game that is elsewhere is written down there.
std::optional<Problem> GameRoom::journal_problem() const {
    const FullSession* const full = session().full();
    return full != nullptr ? full->journal_problem() : std::nullopt;
}

std::string GameRoom::journal_path() const {
    const FullSession* const full = session().full();
    return full != nullptr ? full->journal_path() : "";
}

Status GameRoom::save_elsewhere(const std::string& path) {
    FullSession* const full = show_.session().full();
    if (full == nullptr)
        return Problem{path, /*tr*/ "this game is saved on its server, not on this computer", ""};
    return full->move_journal(path);
}

// When several humans share the screen, the next one is called before his hand is shown.
void GameRoom::watch_seats(const ui::Preferences& preferences) {
    if (show_.busy() || show_.is_handed_on()) return;
    const PlayerId next = show_.next_viewer();
    if (next == show_.viewer()) return;
    control_.ask_again();
    if (preferences.decline_unpayable && mode().acts() && control_.decline_for(next)) return;
    if (preferences.hide_hands && show_.viewer().is_some() && show_.has_secrets(next))
        show_.call(next);
    else
        control_.show_to(next);
}

// Who watches a replay from a seat sees what that seat could have known.
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
    const UndoOffer offer = show_.session().undo_offer(control_.undoer());
    return ui::undo_hint(show_.content(), show_.seats(), offer);
}

void GameRoom::undo() {
    const PlayerId player = control_.undoer();
    if (player.is_none() || undoing_ || control_.is_waiting()) return;
    undoing_ = show_.session().ask_undo(player);
    take_undo_reply();
}

// Handles the reply to an undo; at a table of this program it comes at once.
void GameRoom::take_undo_reply() {
    const auto reply = undoing_ ? show_.session().answer_of(*undoing_) : std::nullopt;
    if (!reply) return;
    undoing_.reset();
    const UndoOffer& offer = reply->undone;
    if (!offer.ok()) return toast(ui::undo_hint(show_.content(), show_.seats(), offer).words);
    show_.presenter().skip();
    see_told();
    show_.show_updates(Pace::at_once);
    see_undone();
}

void GameRoom::see_told() {
    const std::vector<Event> told = show_.pull_told();
    offers_.see(told);
    spotlight_.see(told);
}

// Shows what was taken back, by this player or by somebody elsewhere.
void GameRoom::see_undone() {
    const auto undone = show_.take_undone();
    if (!undone) return;
    show_.tell_undo(*undone);
    known_.forget();
    spotlight_.forget();
    if (!show_.sits_here(undone->player)) return;
    show_.call(PlayerId());
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
    if (intents.seen_spotlight) spotlight_.forget();
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
