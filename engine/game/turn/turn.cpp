#include "engine/game/turn/turn.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "engine/base/check.h"
#include "engine/game/asking/effects.h"
#include "engine/game/cards/hand_limits.h"
#include "engine/game/derived/derived.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/land/production.h"
#include "engine/game/pawns/pawns.h"
#include "engine/game/pawns/sailing.h"
#include "engine/game/pieces/pieces.h"
#include "engine/game/standing/counters.h"
#include "engine/game/standing/derived.h"
#include "engine/game/standing/harbours.h"
#include "engine/game/trade/trade.h"
#include "engine/game/turn/roll.h"

namespace hexholm {
namespace {

// All players roll; those who share the highest roll again (B-55).
PlayerId highest_roll(const Play& play) {
    auto rolling = static_cast<PlayerMask>((1U << play.book.players()) - 1U);
    while (true) {
        int most = 0;
        PlayerMask leaders = 0;
        for (const PlayerId player : all_ids<PlayerId>(play.book.players())) {
            if (!has(rolling, player)) continue;
            const int total = throw_dice(play);
            tell_dice(play, player);
            if (total > most) leaders = 0;
            if (total >= most) leaders = static_cast<PlayerMask>(leaders | mask_of(player));
            most = std::max(most, total);
        }
        HEX_CHECK(leaders != 0);
        if (std::has_single_bit(leaders)) return PlayerId(std::countr_zero(leaders));
        rolling = leaders;
    }
}

PlayerId find_first_player(const Play& play) {
    const Rules& rules = play.book.content().rules;
    switch (rules.first_player) {
        case FirstPlayer::oldest: return PlayerId(rules.oldest_seat);
        case FirstPlayer::highest_roll: return highest_roll(play);
        case FirstPlayer::random:
            return PlayerId(
                play.state.random.below(static_cast<std::uint32_t>(play.book.players())));
        case FirstPlayer::seat_1: break;
    }
    return PlayerId(0);
}

// Resets the counter and tells its listeners, as for any other change.
void reset_and_tell(const Play& play, CounterId id) {
    const Counter& counter = play.book.content().counters[id];
    const auto cells = cells_of(play.book, play.state, counter);
    for (std::size_t at = 0; at < cells.size(); ++at) {
        if (cells[at] == counter.start) continue;
        const std::size_t owner = counter.marked_only ? counter.places[at] : at;
        const PlayerId player = counter.per == Owner::player ? PlayerId(owner) : play.state.active;
        set_counter(play, player, id, owner, counter.start);
    }
}

void reset_turn_counters(const Play& play) {
    bool rates_change = false;
    for (const CounterId id : play.book.turn_counters()) {
        const Counter& counter = play.book.content().counters[id];
        if (!counter.keeps && (play.book.is_heard(id) || play.book.moves_others(id))) {
            reset_and_tell(play, id);
            continue;
        }
        const auto cells = cells_of(play.book, play.state, counter);
        const auto start = static_cast<std::int16_t>(counter.start);
        if (play.book.follows(id) != 0)
            rates_change =
                rates_change || std::ranges::any_of(cells, [&](int cell) { return cell != start; });
        std::ranges::fill(cells, start);
        if (counter.keeps) derive_from_land(play.book, play.state);
    }
    if (rates_change) follow_counters(play);
}

// Half of all actions are a roll or the end of a turn: what these set off is inlined, and what few games
// do then, or nobody hears, is kept apart.
//
// A player comes to act in a part of a turn: his cards are no longer new, he may play again, nothing
// that others built ends his trade (B-80), he may move a piece (S-179), and his new harbours serve him
// (B-143).
[[gnu::always_inline]] inline void begin_acting(const Play& play, PlayerId player) {
    HEX_CHECK(player.index() < play.book.players());
    State& state = play.state;
    state.acting = player;
    PlayerState& own = state.players[player];
    if (!own.fresh.is_clear()) own.fresh.fill(0);
    own.cards_played = 0;
    state.built = 0;
    state.moved = 0;
    if (play.book.content().rules.harbours_next_turn) refresh_rates(play.book, play.state, player);
}

[[gnu::noinline]] void begin_part_of_others(const Play& play, const Phase& phase) {
    const int seats_left = phase.who == Who::others ? 1 : phase.seats_left;
    const PlayerId player =
        next_player(play.book, play.state.active, static_cast<std::size_t>(seats_left));
    // A partner plays one card in all of his parts, so only the first of them begins something.
    if (phase.who == Who::seat && player == play.state.acting) return;
    begin_acting(play, player);
}
[[gnu::noinline]] void tell_phase_began(const Play& play) {
    play.tell({.kind = EventKind::phase_began,
               .player = play.state.acting,
               .a = play.state.phase.number()});
}

[[gnu::always_inline]] inline void set_phase(const Play& play, PhaseId phase) {
    HEX_CHECK(phase.index() < play.book.content().phases.size());
    const Phase& declared = play.book.content().phases[phase];
    play.state.phase = phase;
    if (declared.who == Who::active)
        play.state.acting = play.state.active;
    else
        begin_part_of_others(play, declared);
    if (play.events != nullptr) tell_phase_began(play);
}

// Does the work with which a phase begins; a phase that does nothing else ends then.
[[gnu::noinline]] void do_phase_work(const Play& play) {
    const PlayerId player = play.state.acting;
    const PhaseId phase = play.state.phase;
    const Phase& declared = play.book.content().phases[phase];
    if (declared.by_itself) begin_effect(play, player, play.book.end_phase_effect());
    if (declared.effect.is_some()) begin_effect(play, player, declared.effect);
    notify_about(play, Moment::phase_began, phase,
                 {of_player(player), {HookArg::Type::phase, phase.number()}});
}

inline void enter_phase(const Play& play) {
    if (play.book.has_phase_work()) do_phase_work(play);
}

[[gnu::noinline]] void tell_phase_ended(const Play& play) {
    const PhaseId phase = play.state.phase;
    notify_about(play, Moment::phase_ended, phase,
                 {of_player(play.state.acting), {HookArg::Type::phase, phase.number()}});
}

// What begins anew, and who hears of it.
[[gnu::noinline]] void do_turn_work(const Play& play) {
    reset_turn_counters(play);
    renew_counters(play, play.state.active);
}
[[gnu::noinline]] void tell_turn_began(const Play& play) {
    play.tell({.kind = EventKind::turn_began,
               .player = play.state.active,
               .a = static_cast<std::int16_t>(play.state.turn)});
}

[[gnu::always_inline]] inline void begin_acting_in_turn(const Play& play, PlayerId player) {
    State& state = play.state;
    state.round = static_cast<std::uint16_t>(state.round + (player == state.first));
    ++state.turn;
    state.active = player;
    state.dice = state.set_dice = {};
    state.last_total = state.rolls = 0;
    if (!state.placed_now.empty()) state.placed_now.clear();
    begin_acting(play, player);
}

// Begins the next turn when nothing else is to be done between two turns.
inline void begin_next_turn(const Play& play) {
    begin_acting_in_turn(play, next_player(play.book, play.state.active));
    play.state.phase = PhaseId(0);
    if (play.events == nullptr) [[likely]]
        return;
    tell_turn_began(play);
    tell_phase_began(play);
}

void begin_turn(const Play& play, PlayerId player) {
    State& state = play.state;
    begin_acting_in_turn(play, player);
    if (play.book.has_turn_work()) do_turn_work(play);
    if (state.stage == Stage::over) return;
    if (play.events != nullptr) tell_turn_began(play);
    set_phase(play, PhaseId(0));
    if (play.book.has_turn_work()) notify(play, Moment::turn_began, {of_player(player)});
    if (state.stage != Stage::over) enter_phase(play);
}

bool is_last_round(const Play& play) {
    const int last = play.book.content().rules.last_round;
    return last != 0 && play.state.stage != Stage::over && play.state.round >= last;
}

[[gnu::noinline]] void tell_turn_ended(const Play& play, bool ends_round) {
    notify(play, Moment::turn_ended, {of_player(play.state.active)});
    if (ends_round) notify(play, Moment::round_ended, {of_number(play.state.round)});
}

void end_turn(const Play& play) {
    HEX_CHECK(play.state.active.is_some());
    const PlayerId next = next_player(play.book, play.state.active);
    const bool ends_round = next == play.state.first;
    if (play.book.has_turn_work()) tell_turn_ended(play, ends_round);
    if (ends_round && is_last_round(play)) finish_last_round(play);
    if (play.state.stage != Stage::over) begin_turn(play, next);
}

// The one after it in the turn, or the one in whose midst an effect has begun this one.
void next_phase(const Play& play) {
    if (play.state.back_to != 0) {
        set_phase(play, PhaseId(std::exchange(play.state.back_to, std::uint8_t{0}) - 1));
        return;
    }
    const std::size_t next = play.state.phase.index() + 1;
    if (next >= play.book.content().turn_phases) return end_turn(play);
    set_phase(play, PhaseId(next));
    enter_phase(play);
}

PlayerId setup_player(const Play& play) {
    const State& state = play.state;
    const std::size_t players = play.book.players();
    const bool backward = play.book.content().setup[state.setup_round].backward;
    const std::size_t turn = state.setup_turns;
    HEX_CHECK(turn < players);
    return next_player(play.book, state.first, backward ? players - 1 - turn : turn);
}

void begin_setup_turn(const Play& play) {
    HEX_CHECK(play.state.setup_round < play.book.content().setup.size());
    play.state.active = play.state.acting = setup_player(play);
    begin_effect(play, play.state.active, play.book.content().setup[play.state.setup_round].effect);
}

// The effect before the set-up or of a set-up turn is done: what comes next?
void go_on_with_setup(const Play& play) {
    State& state = play.state;
    if (state.stage == Stage::choosing) {
        state.stage = Stage::setup;
    } else if (++state.setup_turns == play.book.players()) {
        state.setup_turns = 0;
        ++state.setup_round;
    }
    if (state.setup_round < play.book.content().setup.size()) {
        begin_setup_turn(play);
        return;
    }
    state.stage = Stage::play;
    notify(play, Moment::game_began, {});
    if (state.stage == Stage::play) begin_turn(play, state.first);
}

}  // namespace

void begin_game(const Play& play) {
    State& state = play.state;
    state.first = find_first_player(play);
    HEX_CHECK(state.first.index() < play.book.players());
    state.dice = {};
    state.active = state.acting = state.first;
    play.tell({.kind = EventKind::first_player, .player = state.first});
    for (const StartPiece& start : play.book.content().start_pieces) {
        put_piece(play, PlayerId(start.seat), start.piece, start.place);
        if (start.income) pay_setup_income(play, PlayerId(start.seat), CornerId(start.place));
    }
    if (play.book.content().before_setup.is_some())
        begin_effect(play, state.first, play.book.content().before_setup);
}

void go_on(const Play& play) {
    run_effects(play);
    while (play.state.stage <= Stage::setup && play.state.frame_count == 0) {
        go_on_with_setup(play);
        run_effects(play);
    }
}

namespace {

// Whose turn it is, or who has a part of it as a partner (K-338), has no further part in which he could put
// away cards.
[[gnu::noinline]] bool is_end_of_own_part(const Play& play) {
    const Content& content = play.book.content();
    if (content.hand_limits.empty() || play.state.back_to != 0) return false;
    const Phase& now = content.phases[play.state.phase];
    if (now.who == Who::others) return false;
    for (std::size_t at = play.state.phase.index() + 1; at < content.turn_phases; ++at) {
        const Phase& later = content.phases[PhaseId(at)];
        if (later.who == now.who && later.seats_left == now.seats_left) return false;
    }
    return true;
}

}  // namespace

void end_turn_now(const Play& play) {
    end_if_won(play);
    if (play.state.stage != Stage::over) apply_end_turn(play);
}

void begin_phase(const Play& play, PhaseId phase) {
    State& state = play.state;
    if (state.back_to == 0) state.back_to = static_cast<std::uint8_t>(state.phase.value + 1);
    set_phase(play, phase);
    enter_phase(play);
}

void end_phase(const Play& play) {
    if (!play.book.listeners(Moment::phase_ended).empty()) tell_phase_ended(play);
    if (play.state.stage != Stage::over) next_phase(play);
}

// Kept apart: in most games a turn ends without more ado.
[[gnu::noinline]] static void end_part(const Play& play) {
    State& state = play.state;
    if (play.book.content().phases[state.phase].who == Who::others) {
        const PlayerId next = next_player(play.book, state.acting);
        if (next != state.active) {
            if (!play.book.listeners(Moment::phase_ended).empty()) tell_phase_ended(play);
            begin_acting(play, next);
            tell_phase_began(play);
            enter_phase(play);
            return;
        }
    }
    end_phase(play);
}

void apply_end_turn(const Play& play) {
    State& state = play.state;
    const bool is_plain = state.phase.index() + 1 == play.book.plain_phases() && state.back_to == 0;
    if (!is_plain && is_end_of_own_part(play) && asks_before_end(play)) return;
    lapse_all_offers(state);
    if (is_plain)
        begin_next_turn(play);
    else
        end_part(play);
}

}  // namespace hexholm
