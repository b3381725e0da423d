// What the player does in a game: the mouse on the board, keys, and the wishes of the panels.
#include <algorithm>
#include <string>

#include "src/app/play/game_room.h"
#include "src/scene/pick.h"
#include "src/ui/parts/shell.h"
#include "src/ui/past/log_text.h"
#include "src/ui/table/prompt_text.h"
#include "src/ui/table/turn_bar.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

void GameRoom::feed(const platform::InputEvent& event, bool over_panel, scene::Viewport viewport) {
    using platform::InputKind;
    if (event.kind == InputKind::mouse_left) mouse_over_panel_ = true;
    const bool mouse = event.kind == InputKind::mouse_move || event.kind == InputKind::mouse_down ||
                       event.kind == InputKind::mouse_up || event.kind == InputKind::wheel;
    if (!mouse) return;
    mouse_ = {event.x, event.y};
    if (acted_at_ && ui::is_elsewhere({mouse_.x, mouse_.y}, {acted_at_->x, acted_at_->y}))
        acted_at_.reset();
    mouse_over_panel_ = over_panel;
    if ((!over_panel || camera_.dragging()) && camera_.feed(event, viewport)) return;
    if (event.kind == InputKind::mouse_move) cursor_by_keys_ = false;
    update_hover(viewport);
    const bool click =
        event.kind == InputKind::mouse_down && event.button == platform::MouseButton::left;
    if (!click || over_panel) return;
    if (inspecting_)
        picked_ = place_under_mouse(viewport);
    else if (hovered_ != kNoTarget) {
        acted_at_ = mouse_;
        choose_target(hovered_);
    } else if (wake_figure(viewport))
        acted_at_ = mouse_;
    else if (presenter_->busy())
        presenter_->skip();
    else if (lesson_ != nullptr)
        nudge();
}

void GameRoom::update_hover(scene::Viewport viewport) {
    if (cursor_by_keys_) return;
    hovered_ = kNoTarget;
    if (mouse_over_panel_ || targets_.empty() || handing_to_.is_some()) return;
    const auto ground = scene::pick_ground(camera_.camera(1), viewport, mouse_);
    if (!ground) return;
    if (const auto nearest = input::nearest(targets_, *ground)) hovered_ = *nearest;
}

void GameRoom::choose_target(std::size_t target) {
    take(input::choose(content(), legal_, draft_, targets_[target].place));
}

void GameRoom::choose_value(std::int16_t value, PlaceKind place) {
    take(input::choose(content(), legal_, draft_, value, place));
}

void GameRoom::take(const input::Step& step) {
    if (step.done) return submit({*step.done});
    draft_ = step.next;
    refresh_draft();
}

std::optional<std::size_t> GameRoom::idle_under_mouse(scene::Viewport viewport) const {
    if (mouse_over_panel_ || idle_figures_.empty() || handing_to_.is_some()) return std::nullopt;
    const auto ground = scene::pick_ground(camera_.camera(1), viewport, mouse_);
    return ground ? input::nearest(idle_figures_, *ground) : std::nullopt;
}

// A click on a figure while nothing is asked begins its movement.
bool GameRoom::wake_figure(scene::Viewport viewport) {
    const auto at = idle_under_mouse(viewport);
    if (!at || presenter_->busy()) return false;
    const input::Place figure = idle_figures_[*at].place;
    const auto found = std::find_if(legal_.begin(), legal_.end(), [&](const Action& action) {
        return content().kinds[action.kind].verb == Verb::travel && action.args[0] == figure.index;
    });
    if (found == legal_.end()) return false;
    const ActionKindId kind = found->kind;
    begin_kind(kind);
    if (draft_.kind == kind && draft_.chosen.empty())
        take(input::choose(content(), legal_, draft_, figure));
    return true;
}

void GameRoom::begin_kind(ActionKindId kind) {
    memory_.dialog = ui::Dialog::none;
    draft_ = {};
    draft_.kind = kind;
    begun_by_player_ = true;
    refresh_draft();
    if (choices_.empty()) cancel();
}

void GameRoom::cancel() {
    draft_ = {};
    begun_by_player_ = false;
    refresh_draft();
}

// Takes the last choice back, or all when there is none.
void GameRoom::step_back() {
    if (draft_.chosen.empty()) return cancel();
    const std::size_t before = draft_.chosen.size();
    draft_.chosen.pop_back();
    refresh_draft();
    if (draft_.chosen.size() == before) cancel();  // there was no other figure to choose
}

void GameRoom::prefer(ActionKindId kind) {
    preferred_ = kind;
    draft_ = {};
    refresh_draft();
}

// Whatever is still being shown is over at once: who acts has seen enough.
void GameRoom::submit(const std::vector<Action>& actions, Failures failures) {
    if (looks_back() || paused_) return;
    const bool was_busy = presenter_->busy();
    presenter_->skip();
    for (const Action& action : actions) {
        if (content().kinds[action.kind].verb == Verb::roll) rolled_s_ = clock_s_;
        const Refusal refusal = session_->submit(action, failures);
        if (!refusal.ok()) {
            if (!was_busy && refusal.reason != Reason::mod_failed) refuse(refusal);
            break;
        }
    }
    // All of them are shown one after another, the last one with its animation.
    Update update;
    while (session_->poll(static_cast<std::int64_t>(clock_s_ * 1000), update)) {
        presenter_->push(update);
        if (actions.size() > 1) presenter_->skip();
    }
    forget_choices();
}

void GameRoom::forget_choices() {
    legal_.clear();
    targets_.clear();
    idle_figures_.clear();
    hovered_ = kNoTarget;
    choices_ = {};
    rivals_ = {};
    draft_ = {};
    begun_by_player_ = false;
    stale_ = true;
}

// Before the next player has come to the screen the one before may change his mind; where hands lie
// open whoever acted last may.
PlayerId GameRoom::undoer() const {
    const auto& played = session_->played();
    if (!setup_.replay.empty() || looks_back() || played.empty()) return PlayerId();
    const PlayerId last = played.back().action.player;
    const bool hands_open = humans_ > 1 && !hides_hands_ && is_human(last);
    return hands_open ? last : presenter_->shown().viewer;
}

ui::UndoHint GameRoom::undo_words() const {
    return ui::undo_hint(content(), setup_.seats, session_->can_undo(undoer()));
}

void GameRoom::undo() {
    const PlayerId player = undoer();
    if (player.is_none()) return;
    const UndoOffer offer = session_->undo(player);
    if (!offer.ok()) return toast(ui::undo_hint(content(), setup_.seats, offer).words);
    presenter_->skip();
    pull_told();
    Update update;
    while (session_->poll(static_cast<std::int64_t>(clock_s_ * 1000), update)) {
        presenter_->push(update);
        presenter_->skip();
    }
    log_.push_back(ui::undo_line(content(), player, offer.kind));
    handing_to_ = PlayerId();
    tally_.reset();
    hands_.reset();
    known_ = nullptr;
    const bool long_log = memory_.long_log;
    memory_ = ui::TableMemory();
    memory_.long_log = long_log;
    forget_choices();
}

void GameRoom::answer_trouble(ui::TroubleWish answer, RoomWish& wish) {
    if (answer == ui::TroubleWish::none) return;
    const ModTrouble trouble = std::move(troubles_.front());
    troubles_.pop_front();
    wish.leave |= answer == ui::TroubleWish::leave;
    if (answer == ui::TroubleWish::go_on && trouble.action.kind.is_some())
        submit({trouble.action}, Failures::passed_over);
}

// At once, or after the player has chosen how to pay.
void GameRoom::buy(DeckId deck) {
    memory_.buying = deck;
    memory_.buy_scroll = {};
    memory_.dialog = ui::Dialog::buy;
}

void GameRoom::decline() {
    do_first(table().can(Verb::decline) ? Verb::decline : Verb::reject_trade);
}

void GameRoom::do_first(Verb verb) {
    for (const Action& action : legal_)
        if (content().kinds[action.kind].verb == verb) return submit({action});
}

void GameRoom::press_main(bool or_end) {
    Action action;
    if (table().can(Verb::roll, &action)) return submit({action});
    const bool ends = or_end && table().can(Verb::end_turn, &action);
    if (ends && !ends_by_mistake(action)) submit({action});
}

// One button rolls and then ends the turn: a double click on it means the roll.
bool GameRoom::ends_by_mistake(const Action& action) const {
    constexpr double kDoubleClick_s = 0.4;
    const bool ends = content().kinds[action.kind].verb == Verb::end_turn;
    return ends && rolled_s_ && clock_s_ - *rolled_s_ < kDoubleClick_s;
}

void GameRoom::press_accept() {
    const bool own = presenter_->shown().state.active == presenter_->shown().viewer;
    do_first(own ? Verb::confirm_trade : Verb::accept_trade);
}

bool GameRoom::move_cursor(scene::Vec2 towards, scene::Viewport viewport) {
    if (targets_.empty()) return false;
    cursor_by_keys_ = true;
    const std::size_t before = hovered_;
    hovered_ = hovered_ == kNoTarget
                   ? 0
                   : input::next_target(targets_, hovered_, camera_.camera(1), viewport, towards);
    follow_cursor();
    return hovered_ != before;
}

void GameRoom::point_at(std::size_t target) {
    if (target >= targets_.size()) return;
    cursor_by_keys_ = true;
    hovered_ = target;
    follow_cursor();
}

std::optional<std::size_t> GameRoom::place_under_cursor() const {
    if (hovered_ == kNoTarget) return std::nullopt;
    return hovered_;
}

bool GameRoom::confirm(scene::Viewport viewport) {
    const bool plain = handing_to_.is_none() && troubles_.empty() && replay_ == nullptr;
    if (plain && lesson_ == nullptr) return press_enter(false);
    command(input::Command::choose, false, viewport);
    return true;
}

void GameRoom::open_dialog(ui::Dialog dialog) {
    memory_.dialog = memory_.dialog == dialog ? ui::Dialog::none : dialog;
}

// What the button does, and where it is greyed what its tip says.
void GameRoom::press_trade() {
    if (memory_.dialog == ui::Dialog::trade || ui::may_trade(table()))
        return open_dialog(ui::Dialog::trade);
    toast(ui::why_not_text(table(), Verb::offer_trade));
}

void GameRoom::press_cards() {
    if (table().is_watching()) return;
    if (memory_.dialog == ui::Dialog::cards || ui::has_cards(table()))
        return open_dialog(ui::Dialog::cards);
    toast(std::string(ui::tr("You have no cards yet.")));
}

// A click on a good of the own hand: one of it is given back where that is asked for, else offered.
void GameRoom::press_good(GoodId good) {
    Action question;
    if (goods_question(question)) return pick_good(question, good, 1);
    if (!ui::may_trade(table())) return toast(ui::why_not_text(table(), Verb::offer_trade));
    memory_.dialog = ui::Dialog::trade;
    press_trade_good(good, false);
}

void GameRoom::command(input::Command command, bool shift, scene::Viewport viewport) {
    using input::Command;
    if (handing_to_.is_some() && command != Command::menu) {
        if (command == Command::choose || command == Command::roll) show_to(handing_to_);
        if (command == Command::undo) undo();
        return;
    }
    if (!troubles_.empty() && command != Command::skip_animation) {
        if (command == Command::cancel) answer_trouble(ui::TroubleWish::undo, pending_);
        return;
    }
    if (replay_ != nullptr && replay_command(command)) return;
    if (lesson_ != nullptr && lesson_command(command)) return;
    if (command >= Command::build_1 && command <= Command::build_9)
        return press_number(
            static_cast<std::size_t>(command) - static_cast<std::size_t>(Command::build_1), shift);
    switch (command) {
        case Command::roll: press_main(false); break;
        case Command::end_turn: do_first(Verb::end_turn); break;
        case Command::trade: press_trade(); break;
        case Command::cards: press_cards(); break;
        case Command::costs: open_dialog(ui::Dialog::costs); break;
        case Command::statistics: open_dialog(ui::Dialog::statistics); break;
        case Command::log: memory_.long_log = !memory_.long_log; break;
        case Command::accept: press_accept(); break;
        case Command::decline: decline(); break;
        case Command::withdraw: do_first(Verb::withdraw_trade); break;
        case Command::next_target: move_cursor({}, viewport); break;
        case Command::target_left: move_cursor({-1, 0}, viewport); break;
        case Command::target_right: move_cursor({1, 0}, viewport); break;
        case Command::target_up: move_cursor({0, -1}, viewport); break;
        case Command::target_down: move_cursor({0, 1}, viewport); break;
        case Command::choose: press_enter(true); break;
        case Command::cancel: press_escape(); break;
        case Command::undo: undo(); break;
        case Command::skip_animation: presenter_->skip(); break;
        case Command::faster: pending_.next_speed = true; break;
        case Command::home_view: camera_.home(); break;
        case Command::flat_view: camera_.toggle_flat(); break;
        case Command::help: pending_.help = true; break;
        case Command::menu: pending_.menu = true; break;
        default: break;
    }
}

void GameRoom::push_camera(scene::Vec2 pan, float turn, float zoom, double seconds) {
    camera_.push(pan, turn, zoom, seconds);
}

void GameRoom::obey(const ui::Intents& intents, RoomWish& wish) {
    if (!intents.actions.empty() && !ends_by_mistake(intents.actions.front()))
        submit(intents.actions);
    if (intents.buy) buy(*intents.buy);
    if (intents.begin) begin_kind(*intents.begin);
    if (intents.choose) choose_value(*intents.choose, PlaceKind::none);
    if (intents.prefer) prefer(*intents.prefer);
    if (intents.cancel) step_back();
    if (intents.undo) undo();
    if (intents.good) press_good(*intents.good);
    if (intents.take_over) wish.take_over = intents.take_over;
    if (intents.open == ui::Dialog::menu)
        wish.menu = true;
    else if (intents.open == ui::Dialog::help)
        wish.help = true;
    else if (intents.open)
        open_dialog(*intents.open);
    wish.next_speed |= intents.next_speed;
    wish.save_elsewhere |= intents.save_elsewhere;
    wish.leave |= intents.leave;
    wish.rematch |= intents.rematch;
    if (intents.ready) show_to(handing_to_);
}

}  // namespace hexholm::app
