#include "engine/game/picking/picks.h"

#include <bit>

#include "engine/game/figures/aboard.h"
#include "engine/game/figures/standing.h"
#include "engine/game/picking/candidates.h"

namespace hexholm {
namespace {

// A figure of the player, or one of nobody that he holds.
bool is_own_figure(const Pick& pick) {
    return pick.whose == Whose::own || lies_in_hold(pick);
}

// Is one of the kind that is not the player's on the board?
bool stands_another(const Rulebook& book, const State& state, PlayerId player, FigureKindId kind) {
    return any_figure(book, kind, [&](FigureId figure) {
        return state.figures[figure].is_on_board() && figure_of(book, figure).owner != player;
    });
}

// Does a figure of the kind `own` of the player touch one of the kind that is not the player's?
bool meets_another(const Rulebook& book,
                   const State& state,
                   PlayerId player,
                   FigureKindId own,
                   FigureKindId kind) {
    return any_figure(book, kind, [&](FigureId other) {
        const FigurePlace there = state.figures[other];
        return there.is_on_board() && figure_of(book, other).owner != player &&
               any_figure(book, own, player, [&](FigureId figure) {
                   return is_in_play(state, figure) &&
                          book.touching().touch(place_on_board(state, figure), there);
               });
    });
}

// Is one of the player's figures of the kind that carries something at one of his corners?
bool carries_at_own_corner(const Rulebook& book,
                           const State& state,
                           PlayerId player,
                           FigureKindId kind) {
    const std::size_t words = book.place_sets().corner_words();
    const PlaceSet own = PlaceSet::of(corners_of(book, state, player), words);
    return any_figure(book, kind, player, [&](FigureId carrier) {
        const FigurePlace place = state.figures[carrier];
        if (!place.is_on_board() || cargo_kinds(book, state, carrier) == 0) return false;
        PlaceSet corners = book.touching().at(place, PlaceKind::corner);
        corners.keep(own, words);
        return !corners.empty(words);
    });
}

// Is it a card of some place, whichever is known to lie there?
bool is_any_card(const Rulebook& book, const Pick& pick) {
    if (pick.type != ArgType::card || pick.cards < 0) return false;
    const CardSource& from = book.content().looks[static_cast<std::size_t>(pick.cards)];
    return from.top == 0 && from.decks == 0 && pick.deck.is_none() && !pick.differs &&
           pick.test.is_none() && pick.list.is_none();
}

}  // namespace

Reason may_pick(const Rulebook& book,
                const State& state,
                PlayerId player,
                PickId pick,
                int value,
                const Answers& before) {
    return Candidates(book, state, player, pick, before).has(value) ? Reason::none
                                                                    : Reason::wrong_place;
}

bool may_find_any(const Rulebook& book, const State& state, PlayerId player, PickId id) {
    const Pick& pick = book.content().picks[id];
    if (pick.type != ArgType::figure || !is_own_figure(pick)) return true;
    const FigurePick& one = pick.of_figure;
    if (pick.loaded || one.swaps_with.is_some() || one.cargo != 0) {
        std::uint64_t carriers = one.swaps_with.is_some() ? std::uint64_t{1} << one.swaps_with.value
                                                          : book.pickable_kinds(id);
        std::uint64_t aboard = 0;
        for (; carriers != 0; carriers &= carriers - 1)
            aboard |= kinds_aboard(book, state, player, FigureKindId(std::countr_zero(carriers)));
        if (aboard == 0 || (one.cargo != 0 && (aboard & one.cargo) == 0)) return false;
    }
    // What changes places with cargo and lies in a piece is at the corner of that.
    if (one.swaps_with.is_some() && one.in_piece &&
        !carries_at_own_corner(book, state, player, one.swaps_with))
        return false;
    if (one.none_left && pick.figure.is_some() &&
        figure_in_supply(book, state, pick.figure, player).is_some())
        return false;
    if (one.meets.is_none()) return true;
    // A figure in a hold may belong to nobody.
    return pick.figure.is_some() && !lies_in_hold(pick)
               ? meets_another(book, state, player, pick.figure, one.meets)
               : stands_another(book, state, player, one.meets);
}

bool can_pick(const Rulebook& book,
              const State& state,
              PlayerId player,
              PickId pick,
              const Answers& before,
              int wanted) {
    if (wanted <= book.always_pickable(pick)) return true;
    const Pick& declared = book.content().picks[pick];
    if (wanted == 1 && is_any_card(book, declared)) {
        CardPlace place;
        const CardSource& from = book.content().looks[static_cast<std::size_t>(declared.cards)];
        return find_place(book, from, player, before, place) && knows_any(book, state, place);
    }
    int found = 0;
    Candidates(book, state, player, pick, before).visit([&](std::int16_t) {
        return ++found < wanted;
    });
    return found >= wanted;
}

void list_picks(const Rulebook& book,
                const State& state,
                PlayerId player,
                ActionKindId kind,
                PickId pick,
                const Answers& before,
                ActionList& list) {
    Candidates(book, state, player, pick, before).list(kind, list);
}

}  // namespace hexholm
