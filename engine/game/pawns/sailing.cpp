#include "engine/game/pawns/sailing.h"

#include <algorithm>
#include <bit>
#include <span>
#include <string>

#include "engine/base/byte_row.h"
#include "engine/base/check.h"
#include "engine/game/asking/effects.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/pawns/pawns.h"
#include "engine/game/standing/counters.h"
#include "engine/game/view/view.h"

namespace hexholm {
namespace {

// The lowest die among those that count; 0 before a roll.
int lowest_die(const Rulebook& book, const State& state) {
    int lowest = 0;
    for (std::size_t at = 0; at < book.content().dice.size(); ++at) {
        const int face = book.content().dice[at].counts ? state.dice[at] : 0;
        if (face > 0 && (lowest == 0 || face < lowest)) lowest = face;
    }
    return lowest;
}

// The first of the numbers that is this one; none: as many as there are. Eight are looked at at once: the rows behind that of
// the counters are longer than what is read beyond its end.
std::size_t find_number(std::span<const std::int16_t> numbers, int number) {
    for (std::size_t at = 0; at < numbers.size(); at += kPairsInRow)
        if (const unsigned found =
                pairs_like(numbers.data() + at, static_cast<std::uint16_t>(number));
            found != 0)
            return std::min(at + static_cast<std::size_t>(std::countr_zero(found)), numbers.size());
    return numbers.size();
}

// The tile of this number of the course, which begins again after the greatest.
TileId further_on(const Rulebook& book, const State& state, const Counter& course, int number) {
    const std::span<const std::int16_t> numbers = cells_of(book, state, course);
    HEX_CHECK(number > 0 && !numbers.empty());
    std::size_t at = find_number(numbers, number);
    if (at == numbers.size()) {
        const int greatest = *std::max_element(numbers.begin(), numbers.end());
        if (greatest <= 0) return TileId::none();
        at = find_number(numbers, (number - 1) % greatest + 1);
    }
    if (at == numbers.size()) return TileId::none();
    return TileId(course.marked_only ? course.places[at] : at);
}

// Whose pieces receive what the tile produces.
PlayerMask residents(const Rulebook& book, const State& state, TileId tile) {
    PlayerMask mask = 0;
    for (const CornerId corner : book.board().corners(tile)) {
        const Spot& spot = state.corners[corner];
        if (!spot.empty() && !book.is_neutral(spot.owner()) &&
            in_mask(book.receiving(), spot.piece()))
            mask = static_cast<PlayerMask>(mask | mask_of(spot.owner()));
    }
    return mask;
}

// One of so many, from 0: what a trial has put aside, or else chance.
int next_of(const Play& play, int held) {
    const auto given = play.progress == nullptr ? std::nullopt : play.progress->take_given();
    if (!given) return static_cast<int>(play.state.random.below(static_cast<std::uint32_t>(held)));
    if (*given >= 1 && *given <= held) return *given - 1;
    fail_action(play, "the number given for this is " + std::to_string(*given) +
                          "; it must be 1 to " + std::to_string(held));
    return 0;
}

int on_board(const Play& play, PlayerId player, PieceId piece) {
    return piece.is_none()
               ? 0
               : play.book.content().pieces[piece].supply - play.player(player).supply[piece];
}

void plunder(const Play& play, const Pawn& raider, PlayerId who, TileId tile) {
    if (raider.raid_cue.is_some())
        play.tell({.kind = EventKind::cue,
                   .player = play.state.acting,
                   .other = who,
                   .a = raider.raid_cue.number(),
                   .b = tile.number()});
    for (int left = 1 + on_board(play, who, raider.raid_more); left > 0; --left) {
        const int held = lootable(play.book, play.state, who, kAllGoods);
        if (held > 0) lose_card(play, who, next_of(play, held));
    }
}

// Where a card says the total of a roll, two dice are thrown for what sails alone (S-180).
int lowest_shown(const Play& play) {
    const int lowest = lowest_die(play.book, play.state);
    if (lowest > 0 || play.book.content().rules.roll_from.is_none()) return lowest;
    constexpr int kSides = 6;
    const int first = next_of(play, kSides);
    const int second = next_of(play, kSides);
    return std::min(first, second) + 1;
}

// Clockwise from the active player; the prize that is begun last is asked for first (S-152).
void raid(const Play& play, const Pawn& raider, TileId tile, PlayerMask attacked, int strength) {
    PlayerMask winners = 0;
    for (std::size_t step = 0; step < play.book.players(); ++step) {
        const PlayerId who = next_player(play.book, play.state.active, step);
        if (!has(attacked, who)) continue;
        const int defence = counter_of(play.book, play.state, raider.raids, who.index());
        if (strength > defence) plunder(play, raider, who, tile);
        if (strength < defence) winners = static_cast<PlayerMask>(winners | mask_of(who));
    }
    if (raider.raid_prize.is_none()) return;
    for (std::size_t back = play.book.players(); back > 0; --back) {
        const PlayerId who = next_player(play.book, play.state.active, back - 1);
        if (has(winners, who)) begin_effect(play, who, raider.raid_prize);
    }
}

void arrive(const Play& play, const Pawn& pawn, TileId tile, int strength) {
    const PlayerMask living = residents(play.book, play.state, tile);
    if (living == 0) return;
    if (pawn.raids.is_some() && (!pawn.raids_alone || std::has_single_bit(living)))
        raid(play, pawn, tile, living, strength);
    if (pawn.arrival.is_some())
        call_hook(play, pawn.arrival, {of_player(play.state.acting), of_place(tile.number())});
}

}  // namespace

void sail_pawns(const Play& play) {
    for (const PawnId id : play.book.sailing_pawns()) {
        const Pawn& pawn = play.book.content().pawns[id];
        const TileId from = play.state.pawns[id];
        if (from.is_none()) continue;
        const Counter& course = play.book.content().counters[pawn.course];
        const int number = counter_value(play.state, course, from.index());
        if (number <= 0) continue;
        const int shown = lowest_shown(play);
        const TileId to = further_on(play.book, play.state, course, number + shown);
        if (to.is_none()) continue;
        place_pawn(play, play.state.acting, id, to);
        arrive(play, pawn, to, shown);
    }
}

}  // namespace hexholm
