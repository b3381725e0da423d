#include "engine/game/view/points.h"

#include <algorithm>

#include "engine/game/core/answers.h"
#include "engine/game/derived/derived.h"
#include "engine/game/occupancy/occupancy.h"

namespace hexholm {
namespace {

PointSource source_of_counter(const Rulebook& book,
                              const State& state,
                              PlayerId player,
                              CounterId counter) {
    const Counter& declared = book.content().counters[counter];
    PointSource source;
    source.counter = counter;
    if (declared.per != Owner::figure) {
        source.count = counter_value(state, declared, player.index());
        source.points = declared.points_at(source.count);
        return source;
    }
    for (const FigureId figure : book.content().figures.ids()) {
        if (figure_of(book, figure).owner != player || !is_in_play(state, figure) ||
            !has_counter(book, counter, figure))
            continue;
        const int value = figure_counter(book, state, counter, figure);
        source.count += value != 0;
        source.points += declared.points * value;
    }
    return source;
}

}  // namespace

int public_points(const Rulebook& book, const State& state, PlayerId player) {
    int points = points_on_table(book, state, player);
    for (const CounterId counter : book.other_point_counters())
        if (book.content().counters[counter].visible == Visibility::all)
            points += source_of_counter(book, state, player, counter).points;
    for (const Rulebook::PointCard& worth : book.point_cards())
        points += worth.points * state.players[player].open[worth.card];
    return points;
}

int all_points(const Rulebook& book, const State& state, PlayerId player) {
    return points_on_table(book, state, player) + points_of_counters(book, state, player) +
           points_of_cards(book, state, player);
}

int points_of_counters(const Rulebook& book, const State& state, PlayerId player) {
    int points = 0;
    for (const CounterId counter : book.other_point_counters())
        points += source_of_counter(book, state, player, counter).points;
    return points;
}

int points_of_cards(const Rulebook& book, const State& state, PlayerId player) {
    const PlayerState& own = state.players[player];
    int points = 0;
    for (const Rulebook::PointCard& worth : book.point_cards())
        points += worth.points * (own.open[worth.card] + own.hand[worth.card]);
    return points;
}

void recount_points(const Rulebook& book, State& state) {
    for (const PlayerId owner : all_ids<PlayerId>(book.owners()))
        derive_points(book, state, owner);
}

std::vector<PointSource> point_sources(const Rulebook& book, const State& state, PlayerId player) {
    const PlayerState& own = state.players[player];
    std::vector<PointSource> sources;
    const auto add = [&](const PointSource& source) {
        if (source.points != 0) sources.push_back(source);
    };
    for (const PieceId piece : book.content().pieces.ids()) {
        const Piece& declared = book.content().pieces[piece];
        const int count = declared.supply - own.supply[piece];
        const int points =
            count * declared.points - points_switched_off(book, state, player, piece);
        add({.piece = piece, .count = count, .points = points});
    }
    for (const Rulebook::PointAward& worth : book.point_awards())
        if (state.award_holder[worth.award] == player)
            add({.award = worth.award, .count = 1, .points = worth.points});
    for (const Rulebook::PointCard& worth : book.point_cards()) {
        const int count = own.open[worth.card] + own.hand[worth.card];
        add({.card = worth.card, .count = count, .points = count * worth.points});
    }
    for (const CounterId counter : book.point_counters())
        add(source_of_counter(book, state, player, counter));
    return sources;
}

int target_of(const Rulebook& book, const State& state, PlayerId player) {
    int target = book.content().rules.target_points;
    for (const CardId card : book.target_cards())
        target += state.players[player].open[card] * book.content().cards[card].raises_target;
    return target - state.players[player].target_less;
}

}  // namespace hexholm
