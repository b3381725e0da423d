#include "engine/bots/choices/own_turn.h"

#include <algorithm>
#include <utility>

#include "engine/bots/choices/deals.h"
#include "engine/bots/worth/cards.h"
#include "engine/bots/worth/declared.h"
#include "engine/game/core/play.h"
#include "engine/game/routes/routes.h"
#include "engine/game/standing/measures.h"

namespace hexholm {
namespace {

constexpr int kManyCollected = 3;
constexpr std::size_t kGoalsInMind = 3;
constexpr int kDoing = 80;      // thousandths of a point, for something that costs no goods
constexpr int kGoing = 5;       // for a step on the way to something
constexpr int kTriedFree = 12;  // actions of one kind
constexpr int kTriedAnswers = 3;
constexpr int kBetterElsewhere = 3;  // so many times what the old place leads to

bool is_legal(const Position& position, const Action& action) {
    return std::find(position.legal.begin(), position.legal.end(), action) != position.legal.end();
}

bool is_edge_goal(const Position& position, const Goal& goal) {
    const ActionKind& kind = position.book.content().kinds[goal.action.kind];
    return kind.verb == Verb::build &&
           position.book.content().pieces[PieceId(kind.subject)].on == PlaceKind::edge;
}

template <class Test>
bool any_near_goal(const Position& position, Test test) {
    const std::size_t count = std::min(kGoalsInMind, position.goals.size());
    return std::any_of(position.goals.begin(), position.goals.begin() + count, test);
}

// Whether `count` goods of the player's choice would pay for a goal that is out of reach now.
bool would_pay(const Position& position, int count) {
    return any_near_goal(position, [&](const Goal& goal) {
        const int missing = missing_for(position.outlook, position.outlook.hand, goal.price);
        return missing > 0 && missing <= count;
    });
}

bool would_collect_enough(const Position& position) {
    for (const GoodId good : position.book.content().goods.ids()) {
        const int count = held_by_others(position.book, position.state, position.me, good);
        if (count >= kManyCollected) return true;
        const bool pays = any_near_goal(position, [&](const Goal& goal) {
            const int missing = goal.price[good] - position.outlook.hand[good.index()];
            return missing > 0 && missing <= count &&
                   missing_for(position.outlook, position.outlook.hand, goal.price) == missing;
        });
        if (count >= 2 && pays) return true;
    }
    return false;
}

bool blocks_me(const Position& position, PawnId pawn) {
    const TileId tile = position.state.pawns[pawn];
    if (tile.is_none() || !position.book.content().pawns[pawn].blocks_production) return false;
    return std::ranges::any_of(position.book.board().corners(tile), [&](CornerId corner) {
        return is_own(position.state.corners[corner], position.me);
    });
}

bool is_time_for(const Position& position, const Step& step, bool before_roll) {
    switch (step.op) {
        case Op::take: return !before_roll && would_pay(position, step.a);
        case Op::collect: return !before_roll && would_collect_enough(position);
        case Op::place:
            return !before_roll && any_near_goal(position, [&](const Goal& goal) {
                return is_edge_goal(position, goal);
            });
        case Op::move_pawn: return !before_roll || blocks_me(position, PawnId(step.a));
        default: return !before_roll;
    }
}

// The gain that an action of this kind needs to be worth doing; 0 when the kind costs goods or is
// no such action.
int least_gain(const Position& position, ActionKindId id) {
    const ActionKind& kind = position.book.content().kinds[id];
    switch (kind.verb) {
        case Verb::act:
            return has_price(position.book.content().mod_actions[ModActionId(kind.subject)].cost)
                       ? 0
                       : kDoing;
        case Verb::build_figure:
            return has_price(position.book.content().figure_kinds[FigureKindId(kind.subject)].cost)
                       ? 0
                       : kDoing;
        case Verb::travel:
        case Verb::load:
        case Verb::unload: return kGoing;
        default: return 0;
    }
}

// Can it be told what the step brings without trying it?
bool is_known(const Step& step) {
    switch (step.op) {
        case Op::place:
        case Op::move_pawn:
        case Op::steal:
        case Op::take:
        case Op::collect:
        case Op::count:
        case Op::draw: return true;
        case Op::gain: return step.each.is_none();
        default: return false;
    }
}

// What playing the card brings beyond what it is worth in the hand.
int gain_by_playing(const Position& position, const Action& action) {
    const CardId card(position.book.content().kinds[action.kind].subject);
    const EffectId effect = position.book.content().cards[card].effect;
    if (position.planner != nullptr &&
        !std::ranges::all_of(position.book.effect(effect).steps, is_known))
        return position.planner->follow(action, kTriedAnswers).worth;
    return effect_worth(position.book, position.state, position.outlook, effect) -
           card_worth(position.book, position.state, position.me, card);
}

// Would an award suffer from the move?
bool shortens_route(const Position& position, const Action& action) {
    const Content& content = position.book.content();
    State after = position.state;
    const Spot moved = lay_on_edge(position.book, after, EdgeId(action.args[0]), Spot{});
    lay_on_edge(position.book, after, EdgeId(action.args[1]), moved);
    return std::ranges::any_of(content.awards.ids(), [&](AwardId award) {
        return content.awards[award].metric == Metric::route &&
               longest_route(position.book, after, position.me, content.awards[award].routes) <
                   measure_of(position.book, position.state, award, position.me);
    });
}

// Buying the second thing first delays the main goal; is that worth it?
bool is_worth_delay(const Position& position, const Goal& main, const Goal& other) {
    const Amounts left = with(position.outlook.hand, Bundle(), other.price);
    const int later = wait_for(position.outlook, left, main.price);
    const int gained =
        score_of(position.outlook, other.worth, 0) - score_of(position.outlook, other.worth, later);
    const int lost = main.score - score_of(position.outlook, main.worth, later);
    const bool too_many =
        total(position.outlook.hand) > safe_hand(position.book, position.state, position.me);
    return gained > (too_many ? lost / 2 : lost);
}

// Do figures that are to go somewhere pay with this good on the roads of others?
bool is_toll(const Position& position, GoodId good) {
    return std::ranges::any_of(position.book.content().aims, [&](const Aim& aim) {
        return aim.figure.is_some() &&
               position.book.content().figure_kinds[aim.figure].moves.toll_goods[good] > 0;
    });
}

}  // namespace

std::optional<Action> card_to_play(const Position& position, bool before_roll) {
    std::optional<Action> best;
    int most = 0;
    for (const Action& action : position.legal) {
        const ActionKind& kind = position.book.content().kinds[action.kind];
        if (kind.verb != Verb::play) continue;
        const EffectId effect = position.book.content().cards[CardId(kind.subject)].effect;
        const auto& steps = position.book.effect(effect).steps;
        if (steps.empty() || !is_time_for(position, steps.front(), before_roll)) continue;
        const int worth = gain_by_playing(position, action);
        if (worth > most) best = action;
        most = std::max(most, worth);
    }
    return best;
}

namespace {

bool moves_figures(Verb verb) {
    return verb == Verb::travel || verb == Verb::load || verb == Verb::unload;
}

std::optional<Action> best_free(const Position& position, bool only_figures) {
    if (position.planner == nullptr) return std::nullopt;
    const auto count = position.legal.size();
    std::optional<Plan> best;
    for (std::size_t at = 0; at < count;) {
        const ActionKindId kind = position.legal[at].kind;
        ActionList same;
        for (; at < count && position.legal[at].kind == kind; ++at)
            same.push_back(position.legal[at]);
        const int least = least_gain(position, kind);
        if (least == 0 || (only_figures && !moves_figures(position.book.verb(kind)))) continue;
        const Plan plan = position.planner->best_likely(same, kTriedFree, kTriedAnswers);
        if (!plan.wins && plan.worth < least) continue;
        if (!best || plan.wins || plan.worth > best->worth) best = plan;
    }
    return best ? std::optional<Action>(best->action) : std::nullopt;
}

}  // namespace

std::optional<Action> far_sighted_action(const Position& position) {
    const Content& content = position.book.content();
    if (position.planner == nullptr || (!position.book.has_figures() && content.asks.empty()))
        return std::nullopt;
    const auto count = position.legal.size();
    std::optional<Plan> best;
    for (std::size_t at = 0; at < count;) {
        const ActionKindId kind = position.legal[at].kind;
        ActionList same;
        for (; at < count && position.legal[at].kind == kind; ++at)
            same.push_back(position.legal[at]);
        const Verb verb = position.book.verb(kind);
        if (verb != Verb::play && verb != Verb::act) continue;
        const Plan plan = position.planner->best_beyond(same, kTriedFree, kTriedAnswers);
        if (plan.worth < kDoing || !plan.goes_beyond) continue;
        if (!best || plan.worth > best->worth) best = plan;
    }
    return best ? std::optional<Action>(best->action) : std::nullopt;
}

std::optional<Action> free_action(const Position& position) {
    return best_free(position, false);
}

std::optional<Action> figure_action(const Position& position) {
    return best_free(position, true);
}

std::optional<Action> purchase(const Position& position) {
    if (position.goals.empty()) return std::nullopt;
    const Goal& main = position.goals[0];
    if (is_legal(position, main.action)) return main.action;
    for (const Goal& goal : position.goals) {
        if (!goal.one_step || !is_legal(position, goal.action)) continue;
        if (is_worth_delay(position, main, goal)) return goal.action;
    }
    return std::nullopt;
}

std::optional<Action> useful_move(const Position& position) {
    const Content& content = position.book.content();
    for (const Action& action : position.legal) {
        const ActionKind& kind = content.kinds[action.kind];
        if (kind.verb != Verb::move) continue;
        const bool wanted = any_near_goal(position, [&](const Goal& goal) {
            const ActionKind& step = content.kinds[goal.action.kind];
            return step.verb == Verb::build && step.subject == kind.subject &&
                   goal.action.args[0] == action.args[1] &&
                   goal.worth > kBetterElsewhere * edge_leads_to(position, PieceId(kind.subject),
                                                                 EdgeId(action.args[0]));
        });
        if (wanted && !shortens_route(position, action)) return action;
    }
    return std::nullopt;
}

std::optional<Action> useful_exchange(const Position& position) {
    const bool too_many =
        total(position.outlook.hand) > safe_hand(position.book, position.state, position.me);
    for (std::size_t at = 0; at < std::min(kGoalsInMind, position.goals.size()); ++at) {
        const Goal& goal = position.goals[at];
        if (goal.wait > 0 && !too_many) continue;
        if (const auto trade = bank_trade_for(position, goal.price)) return trade;
    }
    return std::nullopt;
}

std::optional<Action> earned_toll(const Position& position) {
    if (position.planner == nullptr) return std::nullopt;
    const ActionKindId kind = position.book.kind(Verb::trade_bank);
    ActionList trades;
    for (const Action& action : position.legal)
        if (action.kind == kind && is_toll(position, GoodId(action.args[1])))
            trades.push_back(action);
    if (trades.empty()) return std::nullopt;
    const Plan plan = position.planner->best_of(trades, kTriedFree, kTriedAnswers);
    if (plan.worth <= 0) return std::nullopt;
    return plan.action;
}

}  // namespace hexholm
