#include "engine/game/turn/roll.h"

#include <algorithm>
#include <bit>

#include "engine/base/check.h"
#include "engine/game/asking/effects.h"
#include "engine/game/cards/cards.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/land/production.h"
#include "engine/game/pawns/sailing.h"
#include "engine/game/turn/turn.h"

namespace hexholm {
namespace {

std::uint8_t throw_die(const Play& play, const Die& die) {
    return static_cast<std::uint8_t>(
        play.state.random.below(static_cast<std::uint32_t>(die.sides)) + 1);
}

[[gnu::always_inline]] inline int throw_plain_dice(const Play& play) {
    Random random = play.state.random;
    int total = 0;
    std::uint8_t* shown = play.state.dice.data();
    for (const std::uint32_t sides : play.book.plain_dice()) {
        const auto face = static_cast<std::uint8_t>(random.below(sides) + 1);
        *shown++ = face;
        total += face;
    }
    play.state.random = random;
    return total;
}

// Some dice were set before the roll; the others are thrown.
int throw_or_set_dice(const Play& play) {
    const std::vector<Die>& dice = play.book.content().dice;
    int total = 0;
    for (std::size_t at = 0; at < dice.size(); ++at) {
        const std::uint8_t set = play.state.set_dice[at];
        play.state.dice[at] = set != 0 ? set : throw_die(play, dice[at]);
        if (dice[at].counts) total += play.state.dice[at];
    }
    return total;
}

bool is_any_die_set(const State& state) {
    return std::bit_cast<std::uint32_t>(state.set_dice) != 0;
}

bool is_total_set(const Play& play) {
    const std::vector<Die>& dice = play.book.content().dice;
    for (std::size_t at = 0; at < dice.size(); ++at)
        if (dice[at].counts && play.state.set_dice[at] == 0) return false;
    return is_any_die_set(play.state);
}

bool must_roll_again(const Play& play, int total) {
    const bool differs = !play.book.content().rules.rolls_differ || total != play.state.last_total;
    return !differs || play.book.is_rolled_again(total, play.state.round);
}

int roll_dice(const Play& play) {
    if (!play.book.plain_dice().empty() && !is_any_die_set(play.state))
        return throw_plain_dice(play);
    int total = throw_or_set_dice(play);
    // Dice that do not count lie as they fell (B-242).
    while (!is_any_die_set(play.state) && must_roll_again(play, total))
        total = throw_dice(play);
    return total;
}

// The dice that the card says nothing about, and that do not count, are thrown.
void lay_dice_by_card(const Play& play, const Card& card) {
    const std::vector<Die>& dice = play.book.content().dice;
    play.state.dice = {};
    HEX_CHECK(dice.size() <= play.state.dice.size());
    for (const DieValue& value : card.dice)
        play.state.dice[static_cast<std::size_t>(value.die)] =
            static_cast<std::uint8_t>(value.face);
    for (std::size_t at = 0; at < dice.size(); ++at) {
        if (play.state.set_dice[at] != 0) play.state.dice[at] = play.state.set_dice[at];
        if (play.state.dice[at] == 0 && !dice[at].counts)
            play.state.dice[at] = throw_die(play, dice[at]);
    }
}

// A card of a total that is rolled again is laid away without effect.
CardId turn_over_roll(const Play& play, DeckId deck) {
    const auto& cards = play.book.content().cards;
    CardId card = turn_over(play, deck);
    while (cards[card].total == 0 || play.book.is_rolled_again(cards[card].total, play.state.round))
        card = turn_over(play, deck);
    return card;
}

struct Rolled {
    int total = 0;
    EffectId effect;  // of the card that says it
};

Rolled decide_roll(const Play& play) {
    const DeckId deck = play.book.content().rules.roll_from;
    if (deck.is_none() || is_total_set(play)) {
        return {roll_dice(play), {}};
    }
    const Card& card = play.book.content().cards[turn_over_roll(play, deck)];
    HEX_CHECK(card.total > 0);
    lay_dice_by_card(play, card);
    return {card.total, card.effect};
}

// The production asks its questions before those who listen hear of it. What tiles do may change who listens.
void give_production(const Play& play, PlayerId roller, int total) {
    if (!play.book.listeners(Moment::produced).empty() &&
        (play.book.has_after() || hears_of_production(play.book, play.state, total)))
        begin_effect(play, roller, play.book.produced_effect(), total);
    produce(play, total);
}

// Whether this was the last roll of the turn. Notes what the next roll needs to know.
bool is_last_roll(const Play& play, int total) {
    State& state = play.state;
    state.set_dice = {};
    if (!play.book.plain_dice().empty()) return true;
    state.last_total = static_cast<std::uint8_t>(total);
    return ++state.rolls >= play.book.content().rules.rolls_each_turn;
}

bool is_under_way(const State& state, EffectId effect) {
    for (std::size_t at = 0; at < state.frame_count; ++at)
        if (state.frames[at].effect == effect) return true;
    return false;
}

// What the sides of the dice set off, the first die first.
void begin_faces(const Play& play, PlayerId roller) {
    if (play.book.face_effects().empty()) return;
    const std::vector<Die>& dice = play.book.content().dice;
    for (std::size_t at = dice.size(); at-- > 0;) {
        const std::size_t face = play.state.dice[at];
        if (face == 0 || face > dice[at].faces.size()) continue;
        const EffectId effect = dice[at].faces[face - 1].effect;
        if (effect.is_some()) begin_effect(play, roller, effect);
    }
}

}  // namespace

int throw_dice(const Play& play) {
    const std::vector<Die>& dice = play.book.content().dice;
    int total = 0;
    for (std::size_t at = 0; at < dice.size(); ++at) {
        if (!dice[at].counts) continue;
        play.state.dice[at] = throw_die(play, dice[at]);
        total += play.state.dice[at];
    }
    return total;
}

void tell_dice(const Play& play, PlayerId player) {
    if (play.events == nullptr) return;
    const auto& dice = play.state.dice;
    if (std::ranges::none_of(dice, [](std::uint8_t face) { return face != 0; })) return;
    play.tell({.kind = EventKind::rolled,
               .player = player,
               .a = dice[0],
               .b = dice[1],
               .c = dice[2],
               .d = dice[3]});
}

namespace {

// An effect of a roll that produces its own total gives what the land yields, and does not begin again.
[[gnu::always_inline]] inline void bring(const Play& play, PlayerId roller, int total) {
    const EffectId effect = play.book.roll_effect(total);
    if (effect.is_some() && !is_under_way(play.state, effect))
        begin_effect(play, roller, effect);
    else
        give_production(play, roller, total);
}

// Are pawns that sail all that comes between the dice and what they bring?
bool only_sails(const Rulebook& book) {
    return book.listeners(Moment::rolled).empty() && book.face_effects().empty() &&
           book.rank_counters().empty() && book.kept_goods() == 0;
}

// Mostly the pawns begin nothing, and the roll need not wait for them.
void sail_and_bring(const Play& play, PlayerId roller, int total) {
    const std::size_t at = play.state.frame_count;
    begin_effect(play, roller, play.book.bring_effect(), total);
    sail_pawns(play);
    if (play.state.frame_count != at + 1) return;
    play.state.frames[at] = {};
    --play.state.frame_count;
    bring(play, roller, total);
}

// Kept apart: most games throw their dice and are done.
[[gnu::noinline]] void apply_special_roll(const Play& play) {
    const PlayerId roller = play.state.acting;
    const Rolled rolled = decide_roll(play);
    tell_dice(play, roller);
    // What the roll brings is asked before anything else (B-85), so the next phase begins at once.
    if (is_last_roll(play, rolled.total)) end_phase(play);
    if (rolled.effect.is_none() && !play.book.has_roll_work()) {
        bring(play, roller, rolled.total);
        return;
    }
    if (rolled.effect.is_none() && only_sails(play.book))
        return sail_and_bring(play, roller, rolled.total);
    // Effects that mods begin now run before the roll brings anything (S-147).
    begin_effect(play, roller, play.book.bring_effect(), rolled.total);
    if (rolled.effect.is_some()) begin_effect(play, roller, rolled.effect);
    sail_pawns(play);
    notify(play, Moment::rolled, {of_player(roller), of_number(rolled.total)});
    begin_faces(play, roller);
}

}  // namespace

void apply_roll(const Play& play) {
    if (play.book.plain_dice().empty() || play.book.has_roll_work() || is_any_die_set(play.state)) {
        apply_special_roll(play);
        return;
    }
    const PlayerId roller = play.state.acting;
    const int total = throw_plain_dice(play);
    if (play.events != nullptr) tell_dice(play, roller);
    end_plain_phase(play);
    bring(play, roller, total);
}

void bring_roll(const Play& play, PlayerId roller, int total) {
    bring(play, roller, total);
}

}  // namespace hexholm
