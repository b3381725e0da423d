#include "engine/game/figures/ways.h"

#include <algorithm>
#include <cstring>

#include "engine/base/check.h"
#include "engine/game/derived/derived.h"
#include "engine/game/figures/duty.h"
#include "engine/game/figures/standing.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/trade/prices.h"

namespace hexholm {
namespace {

bool is_class(const Rulebook& book, unsigned classes, const Spot& spot) {
    const RouteId route = book.route_of(spot);
    return route.is_some() && (classes == 0 || ((classes >> route.value) & 1U) != 0);
}

// The cost of each step when all steps cost the same, otherwise -1.
int same_cost_of(const FigureMoves& moves) {
    const bool is_same = moves.cost[0] == moves.cost[1] && moves.cost[1] == moves.cost[2] &&
                         moves.cost_counter.is_none() && moves.cost_hook.is_none() &&
                         moves.more.is_none() && moves.on_routes == 0 && !has_toll(moves);
    return is_same ? moves.cost[0] : -1;
}

}  // namespace

Ways::Ways(const Rulebook& book,
           const State& state,
           const FigureCounts& counts,
           FigureId figure,
           int budget,
           bool free,
           int goal)
    : book_(book),
      state_(state),
      kind_(kind_of(book, figure)),
      moves_(kind_.moves),
      figure_(figure),
      owner_(figure_of(book, figure).owner),
      counts_(counts),
      from_(state.figures[figure].number()),
      free_(free),
      ends_(moves_.passes != Whose::anybody || moves_.must_stop.is_some() ||
            moves_.must_stop_test.is_some()),
      stops_anywhere_(!kind_.occupies && kind_.crowd == 0 && kind_.test.is_none() &&
                      moves_.no_stop.is_none()),
      is_choosy_(kind_.beside != 0 || kind_.forbidden.is_some()),
      ground_(figure_ground(book, state, figure_of(book, figure).kind)),
      is_on_edges_(kind_.on == PlaceKind::edge),
      edges_(state.edges.data()),
      counted_routes_(moves_.cost_routes == 0 ? 0xFFU : moves_.cost_routes),
      same_cost_(same_cost_of(moves_)),
      goal_(same_cost_ > 0 ? goal : -1),
      only_goal_(goal),
      most_(budget == kAnyDistance ? kNotReached - 1 : (budget + 1) * kOneCost - 1),
      graph_(book.graph(kind_.on)) {
    HEX_CHECK(state.figures[figure].is_on(kind_.on));
    std::memset(keys_.data(), kNotReached & 0xFF, graph_.count() * sizeof(Key));
    std::memset(is_waiting_.data(), 0, graph_.count() * sizeof(bool));
    if (moves_.must_stop.is_some()) must_stop_ = &book.content().counters[moves_.must_stop];
    cost_counter_ = counted_by(moves_.cost_counter);
    more_ = counted_by(moves_.more);
    least_step_ = least_cost() * kOneCost + 1;
    is_by_route_ = moves_.cost_hook.is_none() && cost_counter_.counter == nullptr;
    if (!free_ && moves_.duty.figure.is_some()) barred_ = places_barred(book, state, figure);
    is_barred_ = !barred_.empty();
    if (barred_.has(PlaceNumber(from_))) return;
    if (moves_.changes_at_own)
        search_lines();
    else
        search();
}

// Searches from edge to edge, since the next step depends on the edge by which the figure came. All
// steps cost the same, so the first crossing to a corner is the cheapest.
void Ways::search_lines() {
    keys_[index(from_)] = 0;
    cross_lines_from(from_, -1);
    for (std::size_t at = 0; at < crossing_count_; ++at)
        if (!ends_at(crossings_[at].to)) cross_lines_from(crossings_[at].to, static_cast<int>(at));
}

void Ways::cross_lines_from(int place, int last) {
    const Key here = last < 0 ? 0 : crossings_[index(last)].key;
    for (const PlaceGraph::Step& step : graph_.steps(place)) {
        const EdgeId edge(step.across);
        if (crossed_.has(edge) || (is_barred_ && barred_.has(PlaceNumber(step.next)))) continue;
        const int cost = step_cost(step.next, step.across);
        const Key key = here + cost * kOneCost + 1;
        if (cost < 0 || key > most_ || !may_change(place, last, step.across)) continue;
        if (keys_[step.next] == kNotReached) {
            const bool is_open = !is_choosy_ || is_ground(step.next);
            keys_[step.next] = is_open ? key : kClosed;
            arrival_[step.next] = static_cast<std::int16_t>(crossing_count_);
            if (is_open) reached_.add(PlaceNumber(step.next));
        }
        if (keys_[step.next] == kClosed) continue;
        crossed_.add(edge);
        crossings_[crossing_count_++] = {step.across, step.next, last, key};
    }
}

// Whether the figure can be at the place at all.
inline bool Ways::is_ground(int place) const {
    if (ground_ == nullptr) return suits(book_, state_, kind_, place) == Reason::none;
    const bool is_open = ((ground_[index(place) / 64] >> (index(place) % 64)) & 1U) != 0;
    return is_open &&
           (kind_.forbidden.is_none() ||
            counter_value(state_, book_.content().counters[kind_.forbidden], index(place)) <= 0);
}

// A figure changes from one class of routes to another only at its start and at its owner's pieces.
bool Ways::may_change(int place, int last, int edge) const {
    if (last < 0 || is_own(spot_at(state_, kind_.on, place), owner_)) return true;
    return book_.route_of(state_.edges[EdgeId(crossings_[index(last)].edge)]) ==
           book_.route_of(state_.edges[EdgeId(edge)]);
}

void Ways::way_along_lines(int goal, Way& way) const {
    for (int at = arrival_[index(goal)]; at >= 0; at = crossings_[index(at)].before)
        way.push_back({crossings_[index(at)].to, crossings_[index(at)].edge});
    std::reverse(way.begin(), way.end());
}

[[gnu::always_inline]] inline void Ways::reach(int place, Key key) {
    keys_[index(place)] = key;
    // A place that costs as much as the only goal is not on a better way to it.
    if (place == only_goal_) most_ = key - 1;
    if (is_waiting_[index(place)] || key + least_step_ > most_) return;
    is_waiting_[index(place)] = true;
    waiting_[(first_ + left_++) % waiting_.size()] = static_cast<std::uint16_t>(place);
}

[[gnu::always_inline]] inline void Ways::go_on_from(int place) {
    const Key here = keys_[index(place)];
    for (const PlaceGraph::Step& step : graph_.steps(place)) {
        const Key known = keys_[step.next];
        if (known <= here + least_step_) continue;  // it cannot become less
        if (is_barred_ && barred_.has(PlaceNumber(step.next))) continue;
        const int cost = step_cost(step.next, step.across);
        const Key key = here + cost * kOneCost + 1;
        if (cost < 0 || key > most_ || key >= known) continue;
        if (known == kNotReached) {
            if (is_choosy_ && !is_ground(step.next)) {
                keys_[step.next] = kClosed;
                continue;
            }
            reached_.add(PlaceNumber(step.next));
        }
        reach(step.next, key);
    }
}

void Ways::search() {
    reach(from_, 0);
    // When all steps cost the same, the first way to a place is the best.
    while (left_ > 0 && (goal_ < 0 || keys_[index(goal_)] == kNotReached)) {
        const int place = waiting_[first_];
        first_ = (first_ + 1) % waiting_.size();
        --left_;
        is_waiting_[index(place)] = false;
        if (keys_[index(place)] + least_step_ <= most_ && (place == from_ || !ends_at(place)))
            go_on_from(place);
    }
}

// Whether nothing at the place ends the way.
bool Ways::goes_past(int place) const {
    const Spot spot = spot_at(state_, kind_.on, place);
    const bool others = counts_.has_other(place) || (!spot.empty() && spot.owner() != owner_);
    const bool own = counts_.has_own(place) || (!spot.empty() && spot.owner() == owner_);
    return !others && (moves_.passes == Whose::own || !own);
}

bool Ways::is_told_to_stop(int place) const {
    return allows(book_, state_, moves_.must_stop_test,
                  {of_place(figure_.number()), of_place(place)});
}

// A lower bound for the cost of any step.
int Ways::least_cost() const {
    if (same_cost_ >= 0) return same_cost_;
    const bool is_declared = moves_.cost_counter.is_none() && moves_.cost_hook.is_none() &&
                             (more_.counter == nullptr || more_.counter->least >= 0);
    int least = is_declared ? kMostStepCost : 0;
    for (const int cost : moves_.cost)
        if (cost >= 0) least = std::min(least, cost);
    return least;
}

// The cost of a step along another player's route; -1 when the toll cannot be paid.
int Ways::cost_with_toll(PlayerId owner) const {
    const bool pays = free_ || !has_toll(moves_) || may_pay_toll(book_, state_, figure_, owner);
    return pays ? moves_.cost[1] : -1;
}

// The cost of a step when a counter or a function decides it. Functions are called last.
int Ways::other_cost(int cost, int next, int across) const {
    if (cost_counter_.counter != nullptr) cost = count(cost_counter_, next, across);
    if (moves_.cost_hook.is_some()) cost = asked_cost(next, across);
    if (cost < 0 || more_.counter == nullptr) return cost <= kMostStepCost ? cost : -1;
    return with_more(cost, next, across);
}

Ways::Counted Ways::counted_by(CounterId id) const {
    if (id.is_none()) return {};
    const Counter& counter = book_.content().counters[id];
    const bool enters = (counter.per == Owner::tile && kind_.on == PlaceKind::tile) ||
                        (counter.per == Owner::corner && kind_.on == PlaceKind::corner) ||
                        (counter.per == Owner::edge && kind_.on == PlaceKind::edge);
    const std::int16_t* const cells =
        counter.marked_only ? nullptr : state_.counters.data() + counter.cell;
    return {&counter, cells, enters};
}

int Ways::asked_cost(int next, int across) const {
    const std::array<HookArg, 3> args = {of_place(figure_.number()), of_place(next),
                                         of_place(across)};
    const HookAnswer answer = book_.content().program->ask(book_, state_, moves_.cost_hook, args);
    return answer.is_number && !answer.failed ? answer.number : -1;
}

bool Ways::drives_away(int place) const {
    if (moves_.displaces.is_none() || free_ || !counts_.has_other(place)) return false;
    const int strength = figure_counter(book_, state_, moves_.displaces, figure_);
    bool weaker = true;
    visit_figures_at(book_, state_, FigurePlace::on(kind_.on, place), [&](FigureId other) {
        if (kind_of(book_, other).occupies)
            weaker = weaker && has_counter(book_, moves_.displaces, other) &&
                     figure_counter(book_, state_, moves_.displaces, other) < strength;
    });
    return weaker;
}

Reason Ways::may_go(int place) const {
    if (place == from_) return Reason::must_move;
    if (!is_reached(place)) return Reason::too_far;
    if (moves_.no_stop.is_some() &&
        counter_value(state_, book_.content().counters[moves_.no_stop], index(place)) > 0)
        return Reason::forbidden;
    const bool drives = counts_.has_other(place) && drives_away(place);
    return may_stop(book_, state_, figure_, place, counts_, drives);
}

bool Ways::lead_anywhere() const {
    bool found = false;
    reached_.visit([&](PlaceNumber place) {
        found = may_go(place.number()) == Reason::none;
        return !found;
    });
    return found;
}

// Collects the steps from the goal back to the start, then reverses them.
void Ways::way_to(int goal, Way& way) const {
    way.clear();
    if (moves_.changes_at_own) return way_along_lines(goal, way);
    for (int place = goal; place != from_;) {
        int before = -1;
        PlaceGraph::Step last{};
        for (const PlaceGraph::Step& back : graph_.steps(place)) {
            const bool leads = back.next == from_ || (is_reached(back.next) && !ends_at(back.next));
            if (!leads || (before >= 0 && back.next >= before)) continue;
            const int cost = step_cost(place, back.across);
            if (cost < 0 || keys_[back.next] + cost * kOneCost + 1 != keys_[index(place)]) continue;
            before = back.next;
            last = {static_cast<std::uint16_t>(place), back.across};
        }
        HEX_CHECK(before >= 0);
        way.push_back(last);
        place = before;
    }
    std::reverse(way.begin(), way.end());
}

int budget_of(const Rulebook& book, const State& state, FigureId figure, int left) {
    const FigureMoves& moves = kind_of(book, figure).moves;
    if (moves.points.is_some()) return figure_counter(book, state, moves.points, figure);
    return moves.points_each > 0 ? left : Ways::kAnyDistance;
}

PlayerId toll_owner(const Rulebook& book,
                    const State& state,
                    FigureId figure,
                    const PlaceGraph::Step& step) {
    const FigureKind& kind = kind_of(book, figure);
    if (!has_toll(kind.moves)) return {};
    const Spot& spot = state.edges[EdgeId(kind.on == PlaceKind::edge ? step.next : step.across)];
    const PlayerId owner = figure_of(book, figure).owner;
    if (spot.empty() || owner.is_none() || is_own(spot, owner) ||
        !is_class(book, kind.moves.cost_routes, spot))
        return {};
    return spot.owner();
}

bool may_pay_toll(const Rulebook& book, const State& state, FigureId figure, PlayerId owner) {
    const FigureMoves& moves = kind_of(book, figure).moves;
    const PlayerId payer = figure_of(book, figure).owner;
    if (payer.is_none()) return true;
    if (moves.toll.is_some()) {
        const Counter& counter = book.content().counters[moves.toll];
        return counter_value(state, counter, payer.index()) > counter.least &&
               (book.is_neutral(owner) ||
                counter_value(state, counter, owner.index()) < counter.most);
    }
    return check_price(book, state, payer, moves.toll_goods).ok();
}

}  // namespace hexholm
