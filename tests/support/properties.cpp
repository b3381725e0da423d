#include "tests/support/properties.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/game/core/play.h"
#include "engine/game/standing/measures.h"
#include "engine/game/view/points.h"
#include "engine/game/watch/invariants.h"
#include "engine/journal/action_text.h"

#include "tests/support/replicas.h"

namespace hexholm::test {
namespace {

bool takes_goods(const ActionKind& kind) {
    return std::find(kind.args.begin(), kind.args.end(), ArgType::goods) != kind.args.end();
}

bool same_lists(const ActionList& a, const ActionList& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

bool comes_before(const Action& one, const Action& other) {
    const auto& own = one.goods[0].words();
    const auto& others = other.goods[0].words();
    return one.args != other.args ? one.args < other.args
                                  : std::pair(own[1], own[0]) < std::pair(others[1], others[0]);
}

// Kinds stand together, and within a kind the arguments ascend: so nothing stands twice either.
Fault order_fault(const Rulebook& book, const ActionList& list) {
    std::array<bool, kMaxActionKinds> done{};
    for (std::size_t at = 0; at < list.size(); ++at) {
        if (at > 0 && list[at].kind == list[at - 1].kind) {
            if (!comes_before(list[at - 1], list[at]))
                return "not ascending: " + action_text(book.content(), list[at]);
            continue;
        }
        if (done[list[at].kind.index()])
            return "listed in two places: " + action_text(book.content(), list[at]);
        done[list[at].kind.index()] = true;
    }
    return {};
}

std::size_t choices(const Rulebook& book, ArgType type) {
    switch (type) {
        case ArgType::tile: return book.board().tile_count();
        case ArgType::corner: return book.board().corner_count();
        case ArgType::edge: return book.board().edge_count();
        case ArgType::player: return book.players();
        case ArgType::players: return std::size_t{1} << book.players();
        case ArgType::good: return book.goods();
        case ArgType::card: return book.content().cards.size();
        case ArgType::number: return 64;
        case ArgType::figure: return book.content().figures.size();
        case ArgType::goods: break;
    }
    return 1;
}

// The actions of a kind that takes no goods, by number.
class EveryAction {
public:
    EveryAction(const Rulebook& book, ActionKindId kind, PlayerId player)
        : plain_{kind, player, {-1, -1, -1}, {}}, args_(book.content().kinds[kind].args.size()) {
        for (std::size_t at = 0; at < args_; ++at)
            choices_[at] = choices(book, book.content().kinds[kind].args[at]);
    }
    std::size_t size() const { return choices_[0] * choices_[1] * choices_[2]; }
    Action operator[](std::size_t number) const {
        Action action = plain_;
        for (std::size_t at = args_; at-- > 0; number /= choices_[at])
            action.args[at] = static_cast<std::int16_t>(number % choices_[at]);
        return action;
    }

private:
    Action plain_;
    std::size_t args_;
    std::array<std::size_t, 3> choices_ = {1, 1, 1};
};

Fault accepted_fault(const Rulebook& book, const State& state, PlayerId player, Random& chance) {
    ActionList list;
    legal_actions(book, state, player, list);
    if (has(to_act(book, state), player) && list.empty())
        return "seat " + std::to_string(player.index()) + " must act and cannot";
    if (const Fault fault = order_fault(book, list); !fault.empty()) return fault;
    for (const Action& action : list) {
        if (action.player != player)
            return "listed for another: " + action_text(book.content(), action);
        const Action complete = complete_at_random(book, state, action, chance);
        const Refusal refusal = check(book, state, complete);
        if (!refusal.ok())
            return "listed but refused: " + action_text(book.content(), complete) + ": " +
                   std::string(reason_text(refusal.reason));
    }
    return {};
}

bool shows_hand(const Rulebook& book, const PlayerState& player) {
    return !player.hand.has_only(0) || !player.fresh.has_only(0) ||
           std::ranges::any_of(all_ids<GoodId>(book.goods()), [&](GoodId good) {
               return player.goods[good] > 0 && !in_mask(book.public_goods(), good);
           });
}

// Tries every trail of a player's edges.
class EveryTrail {
public:
    EveryTrail(const Rulebook& book, const State& state, PlayerId player, unsigned routes)
        : book_(book), state_(state), player_(player), routes_(routes) {}

    int longest() {
        int best = 0;
        for (const CornerId corner : all_ids<CornerId>(book_.board().corner_count()))
            best = std::max(best, from(corner, RouteId::none()));
        return best;
    }

private:
    RouteId route(EdgeId edge) const {
        const Spot& spot = state_.edges[edge];
        if (spot.empty() || spot.owner() != player_) return RouteId::none();
        const RouteId route = book_.content().pieces[spot.piece()].route;
        return route.is_some() && ((routes_ >> route.value) & 1U) != 0 ? route : RouteId::none();
    }
    bool may_pass(CornerId corner, RouteId from, RouteId to) const {
        const Spot& spot = state_.corners[corner];
        if (stands_in_the_way(corner)) return false;
        if (!spot.empty() && spot.owner() == player_) return true;
        if (!spot.empty() && book_.content().pieces[spot.piece()].interrupts) return false;
        return from == to;
    }
    bool stands_in_the_way(CornerId corner) const {
        const auto& figures = book_.content().figures;
        return std::ranges::any_of(figures.ids(), [&](FigureId figure) {
            return state_.figures[figure] == FigurePlace::on(PlaceKind::corner, corner.number()) &&
                   book_.content().figure_kinds[figures[figure].kind].interrupts &&
                   figures[figure].owner != player_;
        });
    }
    int length(EdgeId edge, RouteId route) const {
        const CounterId weight = book_.content().routes[route].weight;
        if (weight.is_none()) return 1;
        return 1 + counter_value(state_, book_.content().counters[weight], edge.index());
    }
    int from(CornerId corner, RouteId last) {
        int best = 0;
        for (const EdgeId edge : book_.board().edges(corner)) {
            const RouteId next = route(edge);
            if (next.is_none() || used_[edge.index()]) continue;
            if (last.is_some() && !may_pass(corner, last, next)) continue;
            used_[edge.index()] = true;
            best = std::max(best,
                            length(edge, next) + from(book_.board().other_end(edge, corner), next));
            used_[edge.index()] = false;
        }
        return best;
    }

    const Rulebook& book_;
    const State& state_;
    PlayerId player_;
    unsigned routes_;
    std::array<bool, kMaxEdges> used_{};
};

Action random_bytes(const Rulebook& book, Random& chance) {
    const auto small = [&](std::uint32_t count) { return static_cast<int>(chance.below(count)); };
    Action action;
    action.kind = ActionKindId(small(static_cast<std::uint32_t>(book.content().kinds.size()) + 2));
    action.player = PlayerId(small(static_cast<std::uint32_t>(book.players()) + 2));
    for (auto& arg : action.args)
        arg = static_cast<std::int16_t>(small(3) == 0 ? small(65536) - 32768 : small(80) - 2);
    for (auto& goods : action.goods)
        if (small(2) == 0)
            goods = Bundle::from_words({chance.bits() & chance.bits() & chance.bits(),
                                        chance.bits() & chance.bits() & chance.bits()});
    return action;
}

}  // namespace

Fault list_is_accepted(const Rulebook& book, const State& state, Random& chance) {
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        if (const Fault fault = accepted_fault(book, state, player, chance); !fault.empty())
            return fault;
    return {};
}

Fault list_is_complete(const Rulebook& book, const State& state) {
    constexpr std::size_t kFew = 100;
    constexpr std::size_t kStep = 7;
    for (const PlayerId player : all_ids<PlayerId>(book.players())) {
        ActionList list;
        legal_actions(book, state, player, list);
        for (const ActionKindId kind : book.content().kinds.ids()) {
            if (takes_goods(book.content().kinds[kind])) continue;
            const EveryAction actions(book, kind, player);
            const bool all = actions.size() <= kFew ||
                             std::ranges::find(list, kind, &Action::kind) != list.end();
            for (std::size_t number = all ? 0 : state.actions % kStep; number < actions.size();
                 number += all ? 1 : kStep) {
                const Action action = actions[number];
                if (!check(book, state, action).ok()) continue;
                if (std::find(list.begin(), list.end(), action) == list.end())
                    return "allowed but not listed: " + action_text(book.content(), action);
            }
        }
    }
    return {};
}

Fault refusals_have_reasons(const Rulebook& book, const State& state) {
    for (const PlayerId player : all_ids<PlayerId>(book.players())) {
        ActionList list;
        legal_actions(book, state, player, list);
        for (const ActionKindId kind : book.content().kinds.ids()) {
            const bool listed = std::any_of(list.begin(), list.end(),
                                            [&](const Action& a) { return a.kind == kind; });
            if (why_not(book, state, player, kind).ok() != listed)
                return "why_not() and the list differ: seat " + std::to_string(player.index()) +
                       " " + book.content().kinds[kind].name;
        }
    }
    return {};
}

Fault views_keep_the_list(const Rulebook& book, const State& state) {
    for (const PlayerId player : all_ids<PlayerId>(book.players())) {
        const View view = view_for(book, state, player);
        ActionList full;
        ActionList seen;
        legal_actions(book, state, player, full);
        legal_actions(book, view.state, player, seen);
        if (!same_lists(full, seen))
            return "the list differs in the view of seat " + std::to_string(player.index());
        if (to_act(book, view.state) != to_act(book, state)) return "who acts differs in a view";
        for (const Action& action : full)
            if (!is_template(book, action) && !check(book, view.state, action).ok())
                return "refused in the view: " + action_text(book.content(), action);
    }
    return {};
}

Fault views_hide(const Rulebook& book, const State& state, Random& chance) {
    for (const PlayerId player : all_ids<PlayerId>(book.players())) {
        const std::string seat = " of seat " + std::to_string(player.index());
        const View view = view_for(book, state, player);
        const State other = imagine(book, view, chance);
        if (const auto fault = violated(book, other)) return "imagined" + seat + ": " + *fault;
        if (view_for(book, other, player).state != view.state)
            return "the hidden part shows in the view" + seat;
        ActionList full;
        ActionList imagined;
        legal_actions(book, state, player, full);
        legal_actions(book, other, player, imagined);
        if (!same_lists(full, imagined)) return "the hidden part shows in the list" + seat;
        if (view_for(book, view.state, player).state != view.state)
            return "a view of the view differs" + seat;
        for (const PlayerId rival : all_ids<PlayerId>(book.players())) {
            if (rival != player && !is_hand_open(book, state, player, rival) &&
                shows_hand(book, view.state.players[rival]))
                return "a hand is seen in the view" + seat;
            if (hand_size(book, view.state, rival) != hand_size(book, state, rival) ||
                cards_held(book, view.state, rival) != cards_held(book, state, rival) ||
                public_points(book, view.state, rival) != public_points(book, state, rival))
                return "a public number differs in the view" + seat;
        }
        if (all_points(book, view.state, player) != all_points(book, state, player))
            return "own points differ in the view" + seat;
    }
    return {};
}

Fault points_have_sources(const Rulebook& book, const State& state) {
    for (const PlayerId player : all_ids<PlayerId>(book.players())) {
        int sum = 0;
        for (const PointSource& source : point_sources(book, state, player))
            sum += source.points;
        if (sum != all_points(book, state, player))
            return "the sources of points of seat " + std::to_string(player.index()) + " give " +
                   std::to_string(sum) + ", not " + std::to_string(all_points(book, state, player));
    }
    return {};
}

Fault routes_are_measured(const Rulebook& book, const State& state) {
    for (const AwardId award : book.content().awards.ids()) {
        const Award& declared = book.content().awards[award];
        if (declared.metric != Metric::route) continue;
        for (const PlayerId player : all_ids<PlayerId>(book.players())) {
            const int longest = EveryTrail(book, state, player, declared.routes).longest();
            if (longest != measure_of(book, state, award, player))
                return "B-189: the longest route of seat " + std::to_string(player.index()) +
                       " is " + std::to_string(longest);
        }
    }
    return {};
}

Fault nonsense_is_harmless(const Rulebook& book, const State& state, Random& chance) {
    for (int tries = 0; tries < 20; ++tries) {
        const Action action = random_bytes(book, chance);
        if (!check(book, state, action).ok()) continue;
        State after = state;
        if (!apply(book, after, action) && after != state)
            return "a failing action changes the state: " + action_text(book.content(), action);
        if (const auto fault = violated(book, after))
            return "after " + action_text(book.content(), action) + ": " + *fault;
    }
    return {};
}

void nonsense_is_refused(const Rulebook& book, const State& state, Random& chance) {
    for (int tries = 0; tries < 20; ++tries)
        check(book, state, random_bytes(book, chance));
}

Fault any_fault(const Rulebook& book, const State& state, Random& chance) {
    if (const auto fault = violated(book, state)) return *fault;
    for (const Fault& fault :
         {list_is_accepted(book, state, chance), list_is_complete(book, state),
          refusals_have_reasons(book, state), views_keep_the_list(book, state),
          views_hide(book, state, chance), points_have_sources(book, state),
          routes_are_measured(book, state), nonsense_is_harmless(book, state, chance),
          images_are_whole(book, state)})
        if (!fault.empty()) return fault;
    return {};
}

}  // namespace hexholm::test
