#include "engine/session/undo.h"

#include <algorithm>

#include "engine/base/random.h"
#include "engine/game/asking/mod_actions.h"
#include "engine/game/core/event_facts.h"
#include "engine/game/game.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/view/view.h"

namespace hexholm {

// Several were asked the same at once, and the last answer has brought those of the others to light.
static bool tells_answers(const State& before, const State& after) {
    if (before.frame_count == 0) return false;
    const PlayerMask waiting = before.frames[before.frame_count - 1U].waiting;
    for (std::size_t at = 0; at < before.said.size(); ++at) {
        const PlayerId player(at);
        if (!has(waiting, player) && before.said[player] != Said{} && after.said[player] == Said{})
            return true;
    }
    return false;
}

// A hand lies open to somebody who picks from it.
static bool opens_hand(const Rulebook& book, const State& before, const State& after) {
    for (const PlayerId viewer : all_ids<PlayerId>(book.players()))
        for (const PlayerId whose : all_ids<PlayerId>(book.players()))
            if (viewer != whose && is_hand_open(book, after, viewer, whose) &&
                !is_hand_open(book, before, viewer, whose))
                return true;
    return false;
}

ActionTrace trace_of(const Rulebook& book,
                     const State& before,
                     const State& after,
                     const EventList& events) {
    if (before.random != after.random) return ActionTrace::chance;
    const bool drawn = before.deck_size != after.deck_size || before.face_down != after.face_down;
    const bool taken = std::ranges::any_of(events, reveals);
    if (drawn || taken || tells_answers(before, after) || opens_hand(book, before, after))
        return ActionTrace::hidden;
    if (std::ranges::any_of(events,
                            [](const Event& event) { return facts_of(event.kind).is_answer; }))
        return ActionTrace::answer;
    return ActionTrace::plain;
}

// Whoever has begun an action that is paid after its last choice has what it costs, and imagined hands
// may not.
static bool can_pay_what_is_begun(const Rulebook& book, const State& state) {
    for (std::size_t at = 0; at < state.frame_count; ++at) {
        const Frame& frame = state.frames[at];
        const auto& steps = book.effect(frame.effect).steps;
        for (std::size_t step = frame.step; step < steps.size(); ++step)
            if (steps[step].op == Op::pay &&
                !can_pay_mod_action(book, state, frame.player, ModActionId(steps[step].a)))
                return false;
    }
    return true;
}

// Whether the action would look different in another world that the player thought possible. Trying
// it must leave nothing behind.
static bool looks_otherwise(const Rulebook& book,
                            const View& before,
                            const State& seen,
                            const Action& action,
                            Random& chance) {
    State other = imagine(book, before, chance);
    if (!check(book, other, action).ok() || !can_pay_what_is_begun(book, other)) return false;
    if (!apply(book, other, action)) return false;
    // It is no secret that nobody has won.
    return other.stage != Stage::over && !(view_for(book, other, before.viewer).state == seen);
}

bool told_hidden(const Timeline& timeline, const Rulebook& book, std::size_t at, PlayerId player) {
    constexpr std::uint64_t kTables = 12;
    constexpr std::uint64_t kSeed = 0x756E646F;
    const Action& action = timeline.actions()[at].action;
    // Whoever has accepted an offer has what he promised, and imagined hands may not.
    if (book.verb(action.kind) == Verb::confirm_trade) return false;
    // What fails in tables that are only imagined is no trouble of this game.
    const FailureCollector ignoring(nullptr);
    const View before = view_for(book, timeline.state_at(at), player);
    const State seen = view_for(book, timeline.state_at(at + 1), player).state;
    for (std::uint64_t table = 0; table < kTables; ++table) {
        Random chance{random_bits(kSeed, table), std::uint64_t{at} << 16U};
        if (looks_otherwise(book, before, seen, action, chance)) return true;
    }
    return false;
}

static UndoStop stop_of(const TracedAction& action, bool is_bot) {
    if (action.trace == ActionTrace::chance) return UndoStop::chance;
    if (action.trace == ActionTrace::hidden) return UndoStop::hidden;
    if (action.trace == ActionTrace::settled) return UndoStop::settled;
    // The bot's answer was decided by its hidden hand.
    if (action.trace == ActionTrace::answer && is_bot) return UndoStop::hidden;
    return UndoStop::none;
}

UndoOffer undo_offer(const std::vector<TracedAction>& done,
                     const std::vector<Seat>& seats,
                     Stage stage,
                     PlayerId player,
                     const Tells& tells,
                     const Forced& forced) {
    UndoOffer offer;
    if (stage == Stage::over) offer.stop = UndoStop::game_over;
    if (stage == Stage::over || player.is_none()) return offer;
    for (auto action = done.rbegin(); action != done.rend(); ++action) {
        const auto at = static_cast<std::size_t>(done.rend() - action) - 1;
        ++offer.count;
        offer.by = action->player;
        offer.kind = action->kind;
        const bool is_bot = seats[action->player.index()].is_bot();
        offer.stop = stop_of(*action, is_bot);
        if (offer.stop == UndoStop::none && tells && tells(at)) offer.stop = UndoStop::hidden;
        if (offer.stop != UndoStop::none) return offer;
        if (forced && forced(at)) continue;
        if (action->player == player) return offer;
        if (!is_bot) {
            offer.stop = UndoStop::other_player;
            return offer;
        }
    }
    offer.stop = UndoStop::nothing;
    return offer;
}

std::string undo_stop_text(const UndoOffer& offer, const std::vector<Seat>& seats) {
    switch (offer.stop) {
        case UndoStop::chance: return "what chance has decided stays";
        case UndoStop::hidden: return "something hidden has been seen since";
        case UndoStop::other_player: return seats[offer.by.index()].name + " has acted since";
        case UndoStop::game_over: return "the game is over";
        case UndoStop::settled: return "what was agreed on stays";
        case UndoStop::nothing: return "you have done nothing yet";
        default: return "";
    }
}

}  // namespace hexholm
