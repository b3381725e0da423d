#include "src/app/play/table_control.h"

#include <algorithm>
#include <utility>

#include "src/ui/table/prompt_text.h"

namespace hexholm::app {

// Tried out, as effects and functions of mods may pass over a part in which there is nothing to do.
static PhaseId part_after(const Session& session, const Action& end) {
    const Rulebook& book = session.rulebook();
    State after = session.view(end.player).state;
    const std::uint16_t turn = after.turn;
    const FailureCollector ignoring(nullptr);
    if (!apply(book, after, end)) return {};
    if (after.stage != Stage::play || after.turn != turn || after.acting != end.player) return {};
    const Phase& part = book.content().phases[after.phase];
    return part.actions.any() && !part.face.title.empty() ? after.phase : PhaseId();
}

void TableControl::refresh() {
    stale_ = false;
    const PlayerId viewer = show_.viewer();
    allowed_.to_act = show_.session().to_act();
    allowed_.undo = show_.session().undo_offer(undoer());
    allowed_.actions.clear();
    const Reason none_yet = asked_ ? Reason::not_now : Reason::not_your_turn;
    allowed_.refusals.assign(content().kinds.size(), Refusal{none_yet, {}, 0});
    if (viewer.is_some() && mode_->acts() && !asked_) {
        show_.session().legal(viewer, allowed_.actions);
        for (const ActionKindId kind : content().kinds.ids())
            allowed_.refusals[kind.index()] = show_.session().why_not(viewer, kind);
    }
    Action end;
    const bool may_end = table().can(Verb::end_turn, &end);
    allowed_.next_part = may_end ? part_after(show_.session(), end) : PhaseId();
    show_answers();
    draft_ = {};
    begun_by_player_ = false;
    refresh_draft();
    // These dialogs would cover the places or the dialog of a question.
    const bool covers = memory_.dialog == ui::Dialog::cards || memory_.dialog == ui::Dialog::buy ||
                        (memory_.dialog == ui::Dialog::trade && is_asked());
    if (covers && (is_asked() || !choices_.empty())) memory_.dialog = ui::Dialog::none;
}

ui::Table TableControl::table() const {
    ui::Table table{.book = show_.book(),
                    .shown = show_.shown(),
                    .looks = show_.looks(),
                    .seats = show_.seats(),
                    .neutrals = show_.neutrals(),
                    .log = show_.log(),
                    .legal = allowed_.actions,
                    .refusals = allowed_.refusals,
                    .check = [this](const Action& action) { return show_.session().check(action); },
                    .draft = draft_,
                    .choices = choices_};
    table.to_act = allowed_.to_act;
    table.busy = show_.busy();
    table.opening = show_.presenter().is_opening();
    table.undo = ui::undo_hint(content(), show_.seats(), allowed_.undo);
    table.hands_hidden = show_.is_handed_on();
    table.cancellable = begun_by_player_;
    table.next_part = allowed_.next_part;
    table.rivals = rivals_;
    table.pointed = &memory_.pointed;
    table.watched = !mode_->acts();
    table.open = show_.open_state();
    table.faces = &show_.faces();
    return table;
}

void TableControl::see_turn() {
    if (show_.state().turn == turn_seen_) return;
    turn_seen_ = show_.state().turn;
    memory_.trade = {};
    switch (memory_.dialog) {
        case ui::Dialog::trade:
        case ui::Dialog::cards:
        case ui::Dialog::buy:
        case ui::Dialog::advice: memory_.dialog = ui::Dialog::none; break;
        default: break;
    }
}

void TableControl::show_to(PlayerId player) {
    show_.look_as(player);
    show_.call(PlayerId());
    memory_ = ui::TableMemory();
    stale_ = true;
}

void TableControl::forget_choices() {
    allowed_.actions.clear();
    targets_.clear();
    idle_figures_.clear();
    free_places_.clear();
    pointer_.target = kNoTarget;
    choices_ = {};
    rivals_ = {};
    draft_ = {};
    begun_by_player_ = false;
    stale_ = true;
}

void TableControl::forget_rules() {
    allowed_.actions.clear();
    allowed_.refusals.clear();
    allowed_.next_part = PhaseId();
    targets_.clear();
    idle_figures_.clear();
    free_places_.clear();
    pointer_.target = kNoTarget;
    rivals_ = {};
    preferred_ = ActionKindId();
    picked_ = {};
    const bool long_log = memory_.long_log;
    memory_ = ui::TableMemory();
    memory_.long_log = long_log;
}

void TableControl::rest() {
    forget_choices();
    stale_ = false;
    allowed_.to_act = 0;
    allowed_.refusals.assign(content().kinds.size(), Refusal{Reason::not_now, {}, 0});
}

// Whatever is still being shown is over at once: who acts has seen enough.
void TableControl::submit(const std::vector<Action>& actions, Failures failures) {
    if (!mode_->acts() || held_ || asked_) return;
    const bool was_busy = show_.busy();
    show_.presenter().skip();
    for (const Action& action : actions)
        if (content().kinds[action.kind].verb == Verb::roll) rolled_s_ = show_.clock_s();
    asked_ = {show_.session().ask(actions, failures), was_busy, actions.size() > 1};
    forget_choices();
    take_reply();
}

// Handles the reply to an action; at a table of this program it comes at once.
void TableControl::take_reply() {
    const auto reply = asked_ ? show_.session().answer_of(asked_->ticket) : std::nullopt;
    if (!reply) return;
    const Asked asked = *std::exchange(asked_, std::nullopt);
    const Refusal& refusal = reply->refusal;
    if (!refusal.ok() && !asked.was_busy && refusal.reason != Reason::mod_failed)
        mode_->refuse(refusal);
    show_.show_updates(asked.at_once ? Pace::at_once : Pace::all);
    forget_choices();
}

void TableControl::do_first(Verb verb) {
    for (const Action& action : allowed_.actions)
        if (content().kinds[action.kind].verb == verb) return submit({action});
}

// Tried out; by chance, and by what is not known here, the rest may turn out otherwise.
std::vector<Action> TableControl::playable_part(const std::vector<Action>& plan) const {
    const Rulebook& book = show_.book();
    State state = show_.session().view(plan.front().player).state;
    const FailureCollector ignoring(nullptr);
    std::vector<Action> part = {plan.front()};
    for (std::size_t at = 1; at < plan.size(); ++at) {
        if (!apply(book, state, plan[at - 1]) || !check(book, state, plan[at]).ok()) break;
        part.push_back(plan[at]);
    }
    return part;
}

// Before the next player has come to the screen the one before may change his mind; where hands lie
// open whoever acted last may.
PlayerId TableControl::undoer() const {
    const PlayerId last = show_.session().history().last_actor();
    if (!mode_->acts() || last.is_none()) return PlayerId();
    const bool hands_open = show_.humans() > 1 && !hides_hands_ && show_.sits_here(last);
    return hands_open ? last : show_.viewer();
}

void TableControl::decline_unwanted(bool unpayable) {
    if (show_.busy() || show_.is_handed_on()) return;
    Action reject;
    if (!table().can(Verb::reject_trade, &reject)) return;
    const bool unwanted = memory_.deaf_turn == show_.state().turn;
    if (unwanted || (unpayable && !table().can(Verb::accept_trade))) submit({reject});
}

bool TableControl::decline_for(PlayerId player) {
    ActionList legal;
    show_.session().legal(player, legal);
    const auto with = [&](Verb verb) {
        return std::find_if(legal.begin(), legal.end(), [&](const Action& action) {
            return content().kinds[action.kind].verb == verb;
        });
    };
    const auto reject = with(Verb::reject_trade);
    if (reject == legal.end() || with(Verb::accept_trade) != legal.end()) return false;
    submit({*reject});
    return true;
}

void TableControl::hear_question() {
    const PlayerId viewer = show_.viewer();
    if (stale_ || viewer.is_none()) return;
    const bool asked =
        has(allowed_.to_act, viewer) && show_.state().active != viewer && show_.state().turn > 0;
    if (asked && !was_asked_)
        show_.hear(table().can(Verb::accept_trade) ? audio::Sound::offer : audio::Sound::asked);
    was_asked_ = asked;
}

}  // namespace hexholm::app
