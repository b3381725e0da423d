#include "engine/bots/worth/journey.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/game/figures/standing.h"
#include "engine/game/figures/ways.h"
#include "engine/game/trade/prices.h"

namespace hexholm {
namespace {

constexpr int kFarthest = 8000;
constexpr int kTollCosts = 1;     // so much longer a way feels for each toll
constexpr int kTollLacking = 20;  // and for who has to earn it first
constexpr int kMostTolls = 100;

int toll_feels(bool can_pay) {
    return can_pay ? kTollCosts : kTollCosts + kTollLacking;
}

// What the step costs that enters `to`; less than 0: there is none.
class StepCosts {
public:
    StepCosts(const Rulebook& book, const State& state, PlayerId player, const FigureKind& kind)
        : book_(book),
          state_(state),
          player_(player),
          kind_(kind),
          moves_(kind.moves),
          pays_tolls_(payable_tolls(book, state, player, kind.moves) > 0) {}

    bool pays_tolls() const { return pays_tolls_; }
    bool has_toll_at(int to, int across) const {
        if (!has_toll(moves_)) return false;
        const Spot& spot = state_.edges[EdgeId(kind_.on == PlaceKind::edge ? to : across)];
        return !spot.empty() && !is_own(spot, player_) && is_class(moves_.cost_routes, spot);
    }

    int cost(int to, int across) const {
        const Spot& spot = state_.edges[EdgeId(kind_.on == PlaceKind::edge ? to : across)];
        const bool own = is_own(spot, player_);
        if (moves_.on_routes != 0 && !(own && is_class(moves_.on_routes, spot))) return -1;
        const bool has_route = !spot.empty() && is_class(moves_.cost_routes, spot);
        int cost = moves_.cost[!has_route ? 2 : own ? 0 : 1];
        if (moves_.cost_counter.is_some()) cost = count(moves_.cost_counter, to, across);
        if (cost < 0) return cost;
        if (moves_.more.is_some()) cost += count(moves_.more, to, across);
        if (!has_toll(moves_) || own || !has_route) return cost;
        // A toll feels like a detour, so a player who cannot pay takes another way.
        return cost + toll_feels(pays_tolls_);
    }

private:
    bool is_class(unsigned classes, const Spot& spot) const {
        const RouteId route = book_.route_of(spot);
        return route.is_some() && (classes == 0 || ((classes >> route.value) & 1U) != 0);
    }
    int count(CounterId id, int to, int across) const {
        const Counter& counter = book_.content().counters[id];
        const bool enters = (counter.per == Owner::tile && kind_.on == PlaceKind::tile) ||
                            (counter.per == Owner::corner && kind_.on == PlaceKind::corner) ||
                            (counter.per == Owner::edge && kind_.on == PlaceKind::edge);
        return counter_value(state_, counter, static_cast<std::size_t>(enters ? to : across));
    }

    const Rulebook& book_;
    const State& state_;
    PlayerId player_;
    const FigureKind& kind_;
    const FigureMoves& moves_;
    bool pays_tolls_;
};

// Places from which the search still goes on, each at most once.
class OpenPlaces {
public:
    bool empty() const { return left_ == 0; }
    void add(int place) {
        if (set_.has(PlaceNumber(place))) return;
        HEX_CHECK(left_ < places_.size());
        set_.add(PlaceNumber(place));
        places_[(first_ + left_++) % places_.size()] = static_cast<std::uint16_t>(place);
    }
    int take() {
        HEX_CHECK(!empty());
        const int place = places_[first_];
        first_ = (first_ + 1) % places_.size();
        --left_;
        set_.remove(PlaceNumber(place));
        return place;
    }

private:
    std::array<std::uint16_t, kMostPlaces> places_;
    PlaceSet set_;
    std::size_t first_ = 0;
    std::size_t left_ = 0;
};

}  // namespace

Journey::Journey(const Rulebook& book,
                 const State& state,
                 PlayerId player,
                 FigureKindId id,
                 const PlaceSet& goals) {
    const FigureKind& kind = book.content().figure_kinds[id];
    HEX_CHECK(kind.on != PlaceKind::none);
    const PlaceGraph& graph = book.graph(kind.on);
    const StepCosts costs(book, state, player, kind);
    pays_tolls_ = costs.pays_tolls();
    std::fill_n(tolls_.begin(), graph.count(), static_cast<std::int8_t>(0));
    std::fill_n(far_.begin(), graph.count(), static_cast<std::int16_t>(kNoWay));
    OpenPlaces waiting;
    goals.visit([&](PlaceNumber place) {
        if (suits(book, state, kind, place.number()) == Reason::none) {
            far_[place.index()] = 0;
            waiting.add(place.number());
        }
        return true;
    });
    // The search runs from the goals back: a step goes from `from` to `to`.
    while (!waiting.empty()) {
        const int to = waiting.take();
        for (const PlaceGraph::Step& step : graph.steps(to)) {
            const int from = step.next;
            const int cost = costs.cost(to, step.across);
            if (cost < 0) continue;
            const int far = far_[static_cast<std::size_t>(to)] + cost * kOneCost + 1;
            const int known = far_[step.next];
            if (far > kFarthest || (known != kNoWay && known <= far)) continue;
            if (suits(book, state, kind, from) != Reason::none) continue;
            far_[step.next] = static_cast<std::int16_t>(far);
            tolls_[step.next] = static_cast<std::int8_t>(std::min(
                kMostTolls,
                tolls_[static_cast<std::size_t>(to)] + costs.has_toll_at(to, step.across)));
            waiting.add(from);
        }
    }
}

int Journey::distance(int place, int tolls) const {
    const auto at = static_cast<std::size_t>(place);
    HEX_CHECK(at < far_.size());
    if (far_[at] == kNoWay) return kNoWay;
    const int lacking = std::max(0, tolls_[at] - tolls);
    const int counted = pays_tolls_ ? 0 : tolls_[at];
    return far_[at] + (lacking - counted) * kTollLacking * kOneCost;
}

int payable_tolls(const Rulebook& book,
                  const State& state,
                  PlayerId player,
                  const FigureMoves& moves) {
    int tolls = kMostTolls;
    if (moves.toll.is_some()) {
        const Counter& counter = book.content().counters[moves.toll];
        tolls = std::min(tolls, counter_value(state, counter, player.index()) - counter.least);
    }
    for (const GoodId good : book.content().goods.ids())
        if (moves.toll_goods[good] > 0)
            tolls = std::min(tolls, state.players[player].goods[good] / moves.toll_goods[good]);
    return tolls;
}

}  // namespace hexholm
