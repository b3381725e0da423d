// What the player is about to do, choice by choice, and what he can choose next.
#include <algorithm>

#include "engine/game/asking/prompt.h"

#include "src/anim/places/stands.h"
#include "src/app/play/table_control.h"
#include "src/app/table/place_hints.h"

namespace hexholm::app {

// When somebody accepts the viewer's offer he is told, even if he has closed the dialog.
void TableControl::show_answers() {
    const State& state = show_.state();
    const PlayerId viewer = show_.viewer();
    if (viewer.is_none() || viewer != state.active || state.trade_waiting != 0) return;
    const Offer& own = state.offers[viewer];
    if (own.open != 0 && own.accepted != 0) memory_.dialog = ui::Dialog::trade;
}

bool TableControl::is_asked() const {
    Prompt prompt;
    const PlayerId viewer = show_.viewer();
    return viewer.is_some() && current_prompt(show_.book(), show_.state(), prompt) &&
           has(prompt.waiting, viewer);
}

// What the draft can be continued with. A question that is no place on the board is begun at once.
void TableControl::refresh_draft() {
    const bool asked = is_asked();
    if (asked && draft_.is_empty())
        for (const Action& action : allowed_.actions) {
            const ActionKind& kind = content().kinds[action.kind];
            if (input::is_stepwise(kind) && !input::begins_with_place(kind)) {
                draft_.kind = action.kind;
                break;
            }
        }
    wanted_place_ = {};
    if (draft_.is_empty())
        rivals_ = asked ? input::rivals_of(content(), allowed_.actions) : input::Rivals();
    if (asked && draft_.is_empty()) draft_.kind = meant_rival();
    const bool open = asked || draft_.kind.is_some();
    choices_ = open ? input::choices_of(content(), allowed_.actions, draft_) : input::Choices();
    find_targets();
    hints_ = place_hints(show_.book(), show_.state(), targets_);
    pointer_.target = kNoTarget;
    pointer_.by_keys = false;
    find_idle_figures(open);
    find_free_places(open);
    choose_only_figure();
}

// Where on the table the choices are.
void TableControl::find_targets() {
    targets_ = input::targets_at(show_.book(), show_.state(), choices_.places);
    for (input::Target& target : targets_)
        move_target(target, draft_);
}

// Figures that the viewer may set in motion by a click on them.
void TableControl::find_idle_figures(bool busy) {
    std::vector<input::Place> figures;
    for (const Action& action : allowed_.actions) {
        if (busy || content().kinds[action.kind].verb != Verb::travel) continue;
        const input::Place figure = {PlaceKind::none, action.args[0], true};
        if (std::find(figures.begin(), figures.end(), figure) == figures.end())
            figures.push_back(figure);
    }
    idle_figures_ = input::targets_at(show_.book(), show_.state(), figures);
}

// Where the viewer may build by a click on the place alone.
void TableControl::find_free_places(bool busy) {
    std::vector<input::Place> known;
    free_places_.clear();
    if (busy) return;
    for (const ActionKindId id : input::board_kinds(content(), allowed_.actions)) {
        const ActionKind& kind = content().kinds[id];
        if (kind.verb != Verb::build || kind.args.size() != 1) continue;
        const input::ActionDraft draft{id, {}};
        for (const input::Place place :
             input::choices_of(content(), allowed_.actions, draft).places) {
            if (std::find(known.begin(), known.end(), place) != known.end()) continue;
            known.push_back(place);
            free_places_.push_back(input::targets_at(show_.book(), show_.state(), {place}).front());
            move_target(free_places_.back(), draft);
        }
    }
}

// Chooses a figure when only one is possible.
void TableControl::choose_only_figure() {
    if (targets_.size() != 1 || !targets_[0].place.is_figure || !choices_.asks_nothing()) return;
    const input::DraftStep step =
        input::choose(content(), allowed_.actions, draft_, targets_[0].place);
    if (step.done) return;
    draft_ = step.next;
    refresh_draft();
}

// A piece is pointed at where it stands or would stand, which need not be in the middle of an edge.
void TableControl::move_target(input::Target& target, const input::ActionDraft& draft) const {
    if (target.place.kind != PlaceKind::edge) return;
    const input::DraftStep step = input::choose(content(), allowed_.actions, draft, target.place);
    const ActionKind& kind = content().kinds[step.done ? step.done->kind : step.next.kind];
    if (kind.verb != Verb::build && kind.verb != Verb::place && kind.verb != Verb::move) return;
    const State& state = show_.state();
    target.position =
        anim::stand_of(show_.book(), state, PieceId(kind.subject), target.place.index).position;
}

// What the player chose last, or the first one where a place would do for several.
ActionKindId TableControl::meant_rival() const {
    const std::vector<ActionKindId>& kinds = rivals_.kinds;
    if (std::find(kinds.begin(), kinds.end(), preferred_) != kinds.end()) return preferred_;
    return rivals_.share_places ? kinds.front() : ActionKindId();
}

void TableControl::begin_kind(ActionKindId kind) {
    // Advice stands beside what it is about.
    if (memory_.dialog != ui::Dialog::advice) memory_.dialog = ui::Dialog::none;
    draft_ = {};
    draft_.kind = kind;
    begun_by_player_ = true;
    refresh_draft();
    if (choices_.empty()) cancel();
}

void TableControl::cancel() {
    draft_ = {};
    begun_by_player_ = false;
    refresh_draft();
}

// Takes the last choice back, or all when there is none.
void TableControl::step_back() {
    if (draft_.chosen.empty()) return cancel();
    const std::size_t before = draft_.chosen.size();
    draft_.chosen.pop_back();
    refresh_draft();
    if (draft_.chosen.size() == before) cancel();  // there was no other figure to choose
}

void TableControl::prefer(ActionKindId kind) {
    if (wanted_place_.kind != PlaceKind::none)
        return take(input::choose(content(), allowed_.actions, {kind, {}}, wanted_place_));
    preferred_ = kind;
    draft_ = {};
    refresh_draft();
}

}  // namespace hexholm::app
