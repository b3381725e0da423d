#include "engine/bots/advice/waste.h"

#include "engine/game/view/points.h"

namespace hexholm {
namespace {

int figures_in_play(const Rulebook& book, const State& state, PlayerId owner) {
    const auto& figures = book.content().figures;
    int count = 0;
    for (const FigureId figure : figures.ids())
        count += figures[figure].owner == owner && state.figures[figure].is_in_play();
    return count;
}

int all_goods(const Rulebook& book, const State& state, PlayerId player) {
    int count = 0;
    for (const GoodId good : book.content().goods.ids())
        count += state.players[player].goods[good];
    return count;
}

bool gives_away(const Rulebook& book, const State& before, const State& after, PlayerId me) {
    return figures_in_play(book, after, me) < figures_in_play(book, before, me) &&
           all_goods(book, after, me) <= all_goods(book, before, me) &&
           all_points(book, after, me) <= all_points(book, before, me) &&
           after.counters == before.counters && after.corners == before.corners &&
           after.edges == before.edges;
}

}  // namespace

bool is_waste(const Rulebook& book, const View& view, const TurnRow& row, Random chance) {
    if (view.state.frame_count > 0) return false;
    State state = imagine(book, view, chance);
    for (const Action& action : row) {
        if (!check(book, state, action).ok()) break;
        const State before = state;
        if (!apply(book, state, action)) break;
        if (gives_away(book, before, state, view.viewer)) return true;
    }
    return false;
}

}  // namespace hexholm
