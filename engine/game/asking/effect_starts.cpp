#include "engine/game/asking/effect_starts.h"

#include <optional>

#include "engine/base/check.h"
#include "engine/game/asking/effects.h"
#include "engine/game/asking/mod_actions.h"
#include "engine/game/asking/step_conditions.h"
#include "engine/game/core/answers.h"
#include "engine/game/standing/counters.h"
#include "engine/game/view/card_places.h"

namespace hexholm {
namespace {

// Whether the condition depends on the player and the state alone.
bool is_plain_condition(Op op) {
    return op == Op::if_counter || op == Op::if_cards || op == Op::if_goods || op == Op::if_any ||
           op == Op::if_award || op == Op::if_most;
}

// The number of plain conditions at the effect's beginning; nullopt when one of them does not hold
// for the frame's player, so that the effect would end before it does anything.
std::optional<std::size_t> conditions_met(const Play& play, const Frame& frame, EffectId effect) {
    std::size_t met = 0;
    for (const Step& step : play.book.effect(effect).steps) {
        if (!is_plain_condition(step.op)) break;
        if (is_so(play, frame, step) == (step.b != 0)) return std::nullopt;
        ++met;
    }
    return met;
}

bool ends_at_once(const Play& play, const Frame& outer, PlayerId player, EffectId effect) {
    const auto& steps = play.book.effect(effect).steps;
    if (!steps.empty() && steps.front().op == Op::if_die)
        return !is_die_within(play, player, steps.front());
    Frame frame;
    frame.player = player;
    frame.place = outer.place;
    return !conditions_met(play, frame, effect);
}

}  // namespace

void begin_each(const Play& play, const Frame& frame, const Step& step) {
    const Frame outer = frame;
    HEX_CHECK(outer.player.is_some());
    std::size_t passed = 0;
    while (
        passed < play.book.players() &&
        ends_at_once(play, outer, next_player(play.book, outer.player, passed), EffectId(step.a)))
        ++passed;
    for (std::size_t back = play.book.players(); back > passed; --back) {
        const PlayerId player = next_player(play.book, outer.player, back - 1);
        if (player == outer.player && static_cast<Whom>(step.b) == Whom::others) continue;
        // A plain number to the function that is told it, so it counts seats as Lua does.
        begin_inner_effect(play, outer, player, EffectId(step.a), outer.player.number() + 1);
    }
}

void begin_advance(const Play& play, const Frame& frame, const Step& step) {
    const Track& track = play.book.content().tracks[TrackId(step.a)];
    const Counter& counter = play.book.content().counters[track.counter];
    const std::size_t owner = frame.player.index();
    if (step.b == kAdvancePaid) {
        if (!can_do_for_less(play.book, play.state, frame.player, track.mod_action, step.goods))
            return;
        pay_less(play, frame.player, track.mod_action, step.goods);
    }
    if (step.b != kAdvanced) {
        if (counter_value(play.state, counter, owner) == counter.most) return;
        add_to_counter(play, frame.player, track.counter, owner, 1);
    }
    const int level = counter_value(play.state, counter, owner) - counter.least;
    if (level < 1 || static_cast<std::size_t>(level) > track.levels.size()) return;
    const EffectId effect = track.levels[static_cast<std::size_t>(level) - 1].effect;
    if (effect.is_some()) begin_inner_effect(play, Frame(frame), effect);
}

void begin_started(const Play& play, const Frame& outer, EffectId effect) {
    const std::optional<std::size_t> met = conditions_met(play, outer, effect);
    if (!met) return;
    const std::size_t at = play.state.frame_count;
    begin_inner_effect(play, outer, effect);
    if (play.state.frame_count > at) play.state.frames[at].step = static_cast<std::uint8_t>(*met);
}

void begin_card(const Play& play, const Frame& outer, const CardSource& source) {
    CardPlace place;
    const Answers answers = answers_of(play.book, play.state, play.state.frame_count - 1U);
    if (!find_place(play.book, source, outer.player, answers, place) || !has_order(place)) return;
    const int size = card_count(play.book, play.state, place);
    if (size == 0) return;
    const EffectId effect =
        play.book.content().cards[nth_card(play.book, play.state, place, size - 1)].starts;
    if (effect.is_some()) begin_started(play, outer, effect);
}

}  // namespace hexholm
