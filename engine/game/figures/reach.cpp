#include "engine/game/figures/reach.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/game/derived/derived.h"

namespace hexholm {

bool Reach::serves(const FigureKind& kind) {
    const FigureMoves& moves = kind.moves;
    const bool is_even = moves.cost[0] == moves.cost[1] && moves.cost[1] == moves.cost[2] &&
                         moves.cost[0] > 0 && moves.cost_counter.is_none() &&
                         moves.cost_hook.is_none() && moves.more.is_none() &&
                         moves.on_routes == 0 && moves.toll.is_none() && moves.toll_goods.empty();
    const bool goes_on = moves.passes == Whose::anybody && moves.must_stop.is_none() &&
                         moves.must_stop_test.is_none();
    return is_even && goes_on && !kind.occupies && kind.forbidden.is_none() && kind.test.is_none();
}

Reach::Reach(const Rulebook& book, const State& state, FigureKindId id, int goal)
    : graph_(book.graph(book.content().figure_kinds[id].on)),
      cost_(book.content().figure_kinds[id].moves.cost[0]),
      words_((graph_.count() + 63) / 64) {
    const FigureKind& kind = book.content().figure_kinds[id];
    const std::uint64_t* const ground = figure_ground(book, state, id);
    HEX_CHECK(ground != nullptr && cost_ > 0);
    for (std::size_t word = 0; word < words_; ++word)
        open_.set_word(word, ground[word]);
    if (const std::uint64_t* const full = full_of_figures(book, state, id); full != nullptr)
        for (std::size_t word = 0; word < words_; ++word)
            full_.set_word(word, full[word]);
    if (kind.moves.no_stop.is_some()) add_no_stop(book, state, kind.moves.no_stop, goal);
}

// Marks places where no way may end as full.
void Reach::add_no_stop(const Rulebook& book, const State& state, CounterId id, int goal) {
    const Counter& counter = book.content().counters[id];
    if (goal >= 0) {
        const bool ends_never = counter_value(state, counter, static_cast<std::size_t>(goal)) > 0;
        return full_.add_if(PlaceNumber(goal), ends_never);
    }
    const auto cells = cells_of(book, state, counter);
    for (std::size_t at = 0; at < cells.size(); ++at)
        full_.add_if(PlaceNumber(counter.marked_only ? counter.places[at] : at), cells[at] > 0);
}

// The number of words is a template argument so that all of them stay in registers.
template <std::size_t kWords>
[[gnu::always_inline]] inline PlaceSet Reach::next_to(const PlaceSet& places,
                                                      const PlaceSet& open) const {
    PlaceSet next;
    places.visit(kWords, [&](PlaceNumber place) { next.add(graph_.around(place), kWords); });
    next.keep(open, kWords);
    return next;
}

template <std::size_t kWords>
bool Reach::find_rings(PlaceNumber goal, int steps, PlaceSet open, Rings& rings) const {
    for (int left = steps; left > 0 && !rings.back().has(goal); --left) {
        rings.push_back(next_to<kWords>(rings.back(), open));
        open.remove(rings.back(), kWords);
    }
    return rings.back().has(goal);
}

bool Reach::way_to(int from, int goal, int budget, const PlaceSet& barred, Ways::Way& way) const {
    const PlaceNumber last(goal);
    if (from == goal || full_.has(last) || barred.has(PlaceNumber(from))) return false;
    PlaceSet open = open_;
    open.remove(barred, words_);
    open.remove(PlaceNumber(from));
    Rings rings;
    rings.push_back({});
    rings.back().add(PlaceNumber(from));
    const int steps = budget / cost_;
    const bool found = words_ <= 2   ? find_rings<2>(last, steps, open, rings)
                       : words_ <= 4 ? find_rings<4>(last, steps, open, rings)
                                     : find_rings<kMostWords>(last, steps, open, rings);
    if (found) go_back(goal, rings, way);
    return found;
}

// Writes the way to the goal, from its end. When a step leads from several places, the one with the
// lowest number is taken.
void Reach::go_back(int goal, const Rings& rings, Ways::Way& way) const {
    way.clear();
    int place = goal;
    for (std::size_t ring = rings.size() - 1; ring > 0; --ring) {
        const auto is_before = [&](const PlaceGraph::Step& back) {
            return rings[ring - 1].has(PlaceNumber(back.next));
        };
        PlaceGraph::Step step{static_cast<std::uint16_t>(graph_.count()), 0};
        for (const PlaceGraph::Step& back : graph_.steps(place))
            if (is_before(back) && back.next < step.next) step = back;
        way.push_back({static_cast<std::uint16_t>(place), step.across});
        place = step.next;
    }
    std::reverse(way.begin(), way.end());
}

template <std::size_t kWords>
PlaceSet Reach::goals_in_words(PlaceNumber from, int steps, const PlaceSet& barred) const {
    PlaceSet open = open_;  // and not reached
    open.remove(barred, kWords);
    open.remove(from);
    PlaceSet reached;
    PlaceSet edge;  // reached by the last step
    edge.add(from);
    for (int step = 0; step < steps && !edge.empty(kWords); ++step) {
        edge = next_to<kWords>(edge, open);
        open.remove(edge, kWords);
        reached.add(edge, kWords);
    }
    reached.remove(full_, kWords);
    return reached;
}

PlaceSet Reach::goals(int from, int budget, const PlaceSet& barred) const {
    const PlaceNumber place(from);
    if (barred.has(place)) return {};
    const int steps = budget < 0 ? static_cast<int>(graph_.count()) : budget / cost_;
    if (words_ <= 2) return goals_in_words<2>(place, steps, barred);
    if (words_ <= 4) return goals_in_words<4>(place, steps, barred);
    return goals_in_words<kMostWords>(place, steps, barred);
}

}  // namespace hexholm
