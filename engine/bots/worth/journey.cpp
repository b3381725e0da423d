#include "engine/bots/worth/journey.h"

#include <algorithm>

#include "engine/game/figures/standing.h"
#include "engine/game/figures/ways.h"
#include "engine/game/trade/prices.h"

namespace hexholm {
namespace {

constexpr int kFarthest = 8000;
constexpr int kTollCosts = 1;  // so much longer a way feels for each toll

// What the step costs that enters `to`; less than 0: there is none.
class StepCosts {
public:
    StepCosts(const Rulebook& book, const State& state, PlayerId player, const FigureKind& kind)
        : book_(book),
          state_(state),
          player_(player),
          kind_(kind),
          moves_(kind.moves),
          pays_tolls_(can_pay_toll()) {}

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
        return pays_tolls_ ? cost + kTollCosts : -1;
    }

private:
    // Whatever is asked for a way: who has none of it takes another one.
    bool can_pay_toll() const {
        if (moves_.toll.is_some())
            return counter_value(state_, book_.content().counters[moves_.toll], player_.index()) >
                   book_.content().counters[moves_.toll].least;
        return check_price(book_, state_, player_, moves_.toll_goods).ok();
    }
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
class Waiting {
public:
    bool empty() const { return left_ == 0; }
    void add(int place) {
        if (set_.has(PlaceNumber(place))) return;
        set_.add(PlaceNumber(place));
        places_[(first_ + left_++) % places_.size()] = static_cast<std::uint16_t>(place);
    }
    int take() {
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
    const PlaceGraph& graph = book.graph(kind.on);
    const StepCosts costs(book, state, player, kind);
    std::fill_n(far_.begin(), graph.count(), static_cast<std::int16_t>(kNoWay));
    Waiting waiting;
    goals.visit([&](PlaceNumber place) {
        if (suits(book, state, kind, place.number()) == Reason::none) {
            far_[place.index()] = 0;
            waiting.add(place.number());
        }
        return true;
    });
    // From the goals back: the step goes from `from` to `to`.
    while (!waiting.empty()) {
        const int to = waiting.take();
        for (const PlaceGraph::Step& step : graph.steps(to)) {
            const int from = step.next;
            const int cost = costs.cost(to, step.across);
            if (cost < 0) continue;
            const int far = distance(to) + cost * kOneCost + 1;
            if (far > kFarthest || (distance(from) != kNoWay && distance(from) <= far)) continue;
            if (suits(book, state, kind, from) != Reason::none) continue;
            far_[step.next] = static_cast<std::int16_t>(far);
            waiting.add(from);
        }
    }
}

}  // namespace hexholm
