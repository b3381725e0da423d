#include "engine/game/turn/winning.h"

#include <algorithm>
#include <utility>

#include "engine/base/check.h"
#include "engine/game/cards/cards.h"
#include "engine/game/derived/derived.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/standing/counters.h"
#include "engine/game/trade/trade.h"
#include "engine/game/view/points.h"

namespace hexholm {
namespace {

// The player with more points than all others; none in a tie.
PlayerId leader(const Play& play) {
    PlayerId best;
    int most = -1;
    for (const PlayerId player : all_ids<PlayerId>(play.book.players())) {
        const int points = all_points(play.book, play.state, player);
        if (points >= most) best = points > most ? player : PlayerId::none();
        most = std::max(most, points);
    }
    return best;
}

inline bool wins_by_counter(const Play& play, PlayerId player) {
    return std::ranges::any_of(
        play.book.winning_counters(), [&](const Rulebook::WinningCounter& counter) {
            return play.state.counters[counter.cell + player.index()] >= counter.wins_at;
        });
}

// The points of the table are kept; counters that do not lie there are few games' business.
inline int points_before_cards(const Play& play, PlayerId player) {
    const Rulebook& book = play.book;
    const int points = points_on_table(book, play.state, player);
    return book.other_point_counters().empty()
               ? points
               : points + points_of_counters(book, play.state, player);
}

bool has_points_to_win(const Play& play, PlayerId player) {
    const Rulebook& book = play.book;
    int points = points_before_cards(play, player);
    const PlayerState& own = play.player(player);
    if (points + own.target_less < book.least_before_cards()) return false;
    for (const Rulebook::PointCard& worth : book.point_cards())
        points += worth.points * (own.open[worth.card] + own.hand[worth.card]);
    return points + own.target_less >= book.content().rules.target_points &&
           points >= target_of(book, play.state, player);
}

// Has the player, with the points, whatever else they need to win?
bool may_win(const Play& play, PlayerId player) {
    const Rules& rules = play.book.content().rules;
    if (rules.win_with_most.is_some() &&
        !has_most(play.book, play.state, player, rules.win_with_most))
        return false;
    if (rules.win_without.is_some() && play.book.content().pieces[rules.win_without].supply >
                                           play.player(player).supply[rules.win_without])
        return false;
    return allows(play.book, play.state, rules.win_test, {of_player(player)});
}

bool has_won(const Play& play, PlayerId player) {
    const Rules& rules = play.book.content().rules;
    if (rules.points_win && has_points_to_win(play, player) && may_win(play, player)) return true;
    if (play.book.only_points_win()) return false;
    if (wins_by_counter(play, player)) return true;
    return rules.won.is_some() && allows(play.book, play.state, rules.won, {of_player(player)});
}

// What the tiles do may still cost points (T-40).
bool is_roll_open(const Play& play) {
    if (!play.book.has_after() && !play.book.has_finds()) return false;
    const auto& frames = play.state.frames;
    return std::any_of(
        frames.begin(), frames.begin() + play.state.frame_count,
        [&](const Frame& frame) { return frame.effect == play.book.after_effect(); });
}

}  // namespace

// B-210 to B-212: only who acts, only in a phase that allows it.
bool has_acting_won(const Play& play) {
    const State& state = play.state;
    if (state.frame_count > 0 && is_roll_open(play)) return false;
    return state.stage == Stage::play && play.book.content().phases[state.phase].can_win &&
           has_won(play, state.acting);
}

// Kept apart: mostly it is too early.
[[gnu::noinline]] static void end_if_won_now(const Play& play) {
    if (has_acting_won(play)) finish_game(play, play.state.acting);
}

// Half of all actions come here, so nothing is called while it is too early.
void end_if_won(const Play& play) {
    const Rulebook& book = play.book;
    const PlayerId player = play.state.acting;
    if (book.content().rules.won.is_some() ||
        points_before_cards(play, player) + play.player(player).target_less >=
            book.least_before_cards() ||
        (!book.only_points_win() && wins_by_counter(play, player)))
        end_if_won_now(play);
}

void finish_game(const Play& play, PlayerId winner, PlayerMask beside) {
    HEX_CHECK(winner.is_none() || winner.index() < play.book.players());
    HEX_CHECK(beside == 0 || (winner.is_some() && !has(beside, winner)));
    State& state = play.state;
    state.stage = Stage::over;
    state.winner = winner;
    for (const PlayerId player : all_ids<PlayerId>(play.book.players()))
        if (has(beside, player)) play.player(player).wins_beside = 1;
    state.frame_count = 0;
    state.frames.fill({});
    lapse_all_offers(state);
    // The winner proves the total (B-185), the others show theirs: no hidden point is left.
    for (const PlayerId player : all_ids<PlayerId>(play.book.players()))
        for (const Rulebook::PointCard& worth : play.book.point_cards())
            while (play.player(player).hand[worth.card] > 0)
                apply_reveal(play, player, worth.card);
    play.tell({.kind = EventKind::game_over, .player = state.winner});
    for (const PlayerId player : all_ids<PlayerId>(play.book.players()))
        if (has(beside, player)) play.tell({.kind = EventKind::won_beside, .player = player});
}

void finish_last_round(const Play& play) {
    finish_game(play, leader(play));
}

void finish_by_points(const Play& play, CounterId then) {
    const auto rank = [&](PlayerId player) {
        return std::pair(all_points(play.book, play.state, player),
                         counter_of(play.book, play.state, then, player.index()));
    };
    PlayerId best = play.state.active;
    for (std::size_t after = 1; after < play.book.players(); ++after) {
        const PlayerId player = next_player(play.book, play.state.active, after);
        if (rank(player) > rank(best)) best = player;
    }
    finish_game(play, best);
}

bool answer_may_score(const Rulebook& book, const State& state) {
    return state.stage != Stage::play ||
           std::any_of(state.frames.begin(), state.frames.begin() + state.frame_count,
                       [&](const Frame& frame) { return book.scores(frame.effect); });
}

}  // namespace hexholm
