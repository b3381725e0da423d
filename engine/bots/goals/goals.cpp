#include "engine/bots/goals/goals.h"

#include <algorithm>
#include <tuple>

#include "engine/base/check.h"
#include "engine/bots/worth/cards.h"
#include "engine/bots/worth/gains.h"
#include "engine/bots/worth/harvests.h"
#include "engine/bots/worth/sites.h"
#include "engine/game/asking/effects.h"
#include "engine/game/derived/derived.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/pieces/building.h"
#include "engine/game/pieces/pieces.h"
#include "engine/game/routes/routes.h"
#include "engine/game/standing/measures.h"
#include "engine/game/trade/prices.h"
#include "engine/game/view/points.h"

namespace hexholm {
namespace {

constexpr int kVictory = 100'000;  // nothing is better than to win
constexpr int kMostEdges = 3;      // looked ahead to the next place
constexpr int kMostEdgesAtSea = 6;
constexpr int kLeastGain = 100;  // for what a mod rewards
constexpr int kLongWait = 900;   // hundredths of a round: what lies beyond is not planned yet
constexpr int kShortWait = 100;
constexpr int kMostRouteSteps = 3;    // missing for an award
constexpr int kRoutePercent = 50;     // somebody may build it shut
constexpr int kTakenFromOther = 400;  // an award that another player loses
constexpr std::size_t kGoalsOfKind = 8;
constexpr int kGoodInHand = 6;  // score of a card that no goal needs

class GoalFinder {
public:
    GoalFinder(const Rulebook& book,
               const State& state,
               const Outlook& outlook,
               Planner* planner,
               GoalList& goals)
        : book_(book),
          content_(book.content()),
          state_(state),
          outlook_(outlook),
          waits_(outlook, outlook.hand),
          me_(outlook.player),
          planner_(planner),
          goals_(goals),
          edge_pieces_(edge_pieces(book, state, outlook.player)) {
        goals_.clear();
        points_ = all_points(book, state, me_);
    }

    void find() {
        for (const PieceId piece : content_.pieces.ids()) {
            const Piece& declared = content_.pieces[piece];
            if (declared.on != PlaceKind::corner || state_.players[me_].supply[piece] == 0)
                continue;
            if (book_.kind(Verb::build, piece.index()).is_none()) continue;
            if (declared.upgrades.is_some())
                add_upgrades(piece, declared);
            else
                add_sites(piece, declared);
        }
        for (const DeckId deck : content_.decks.ids())
            add_deck(deck);
        for (const AwardId award : content_.awards.ids())
            if (content_.awards[award].metric == Metric::route) add_route(award);
        if (rewards_placing(book_)) add_ways();
        if (planner_ != nullptr) add_plans();
    }

private:
    void add(Goal goal) {
        HEX_CHECK(goal.action.kind.is_some() && goal.action.player == me_);
        if (points_ + goal.points >= target_of(book_, state_, me_)) goal.worth += kVictory;
        goal.wait = waits_(goal.price);
        goal.score = score_of(outlook_, goal.worth, goal.wait);
        goal.found = static_cast<int>(goals_.size());
        if (goals_.size() < goals_.capacity()) goals_.push_back(goal);
    }

    int felt(std::vector<int> DeclaredBot::*per_cents, std::size_t thing, int worth) const {
        return outlook_.temper.felt(content_, per_cents, thing, worth);
    }

    int felt_piece(PieceId piece, int worth) const {
        return felt(&DeclaredBot::pieces, piece.index(), worth) *
               outlook_.temper.style.corner_pieces / 100;
    }

    Bundle cost_now(const Price& cost) const { return price_of(book_, state_, me_, cost); }

    Action build(PieceId piece, std::int16_t place) const {
        return {book_.kind(Verb::build, piece.index()), me_, {place, -1, -1}, {}};
    }

    // What the piece changes in what threatens all.
    int threat_by_placing(PieceId piece, CornerId corner) const {
        if (planner_ == nullptr || content_.threats.empty()) return 0;
        const Threats& threats = planner_->judge().prospects().threats();
        State after = state_;
        Progress progress;
        progress.tolerant = true;
        const Play play{book_, after, nullptr, &progress};
        put_piece(play, me_, piece, corner.number());
        run_effects(play);  // those that listen to it
        return threats.worth(after) - threats.worth(state_);
    }

    void add_upgrades(PieceId piece, const Piece& declared) {
        for (const CornerId corner : all_ids<CornerId>(book_.board().corner_count())) {
            const Spot& spot = state_.corners[corner];
            if (spot.owner() != me_ || spot.piece() != declared.upgrades ||
                may_stand(book_, state_, me_, piece, corner.number()) != Reason::none)
                continue;
            const Piece& old = content_.pieces[spot.piece()];
            Goal goal;
            goal.price = goal.item = cost_now(declared.cost);
            goal.action = build(piece, corner.number());
            goal.points = declared.points - old.points;
            goal.worth = goal.points * kPoint +
                         harvest_worth(book_, state_, outlook_, corner, piece) -
                         harvest_worth(book_, state_, outlook_, corner, spot.piece());
            goal.worth = felt_piece(piece, goal.worth) + threat_by_placing(piece, corner);
            add(goal);
        }
    }

    void add_sites(PieceId piece, const Piece& declared) {
        SiteList sites;
        Plots plots(book_, state_, outlook_, piece);
        find_sites(plots, most_edges(), sites);
        const std::size_t kept = std::min(sites.size(), kGoalsOfKind);
        std::partial_sort(sites.begin(), sites.begin() + kept, sites.end(),
                          [](const Site& one, const Site& other) {
                              const int first = one.worth - one.edges * kPoint / 2;
                              const int second = other.worth - other.edges * kPoint / 2;
                              return first != second ? first > second : one.corner < other.corner;
                          });
        for (std::size_t at = 0; at < kept; ++at)
            add_site(piece, declared, sites[at]);
    }

    void add_site(PieceId piece, const Piece& declared, const Site& site) {
        Goal goal;
        goal.price = goal.item = cost_now(declared.cost);
        goal.action = build(piece, site.corner.number());
        if (site.edges > 0) {
            add_edges(goal, site.with, site.edges);
            goal.action = build(site.with, site.first.number());
            goal.one_step = false;
        }
        goal.points = goal.one_step ? declared.points : 0;
        goal.worth = felt_piece(piece, declared.points * kPoint + site.worth);
        add(goal);
    }

    void add_deck(DeckId deck) {
        const Deck& declared = content_.decks[deck];
        if (!declared.for_sale) return;
        const int worth = deck_worth(book_, state_, outlook_, deck);
        if (worth == 0) return;
        Goal goal;
        goal.price = goal.item = cost_now(declared.cost);
        goal.action = {book_.kind(Verb::buy, deck.index()), me_, {-1, -1, -1}, {}};
        goal.worth =
            felt(&DeclaredBot::decks, deck.index(), worth) * outlook_.temper.style.decks / 100;
        add(goal);
    }

    // Adds goals for what mods let players buy. Actions without a price are tried when they are
    // possible.
    void add_plans() {
        for (const ModActionId mod_action : content_.mod_actions.ids())
            if (has_price(content_.mod_actions[mod_action].cost))
                add_plan(book_.kind(Verb::act, mod_action.index()),
                         cost_now(content_.mod_actions[mod_action].cost));
        for (const FigureKindId kind : content_.figure_kinds.ids())
            if (has_price(content_.figure_kinds[kind].cost) &&
                figure_in_supply(book_, state_, kind, me_).is_some())
                add_plan(book_.kind(Verb::build_figure, kind.index()),
                         cost_now(content_.figure_kinds[kind].cost));
    }

    void add_plan(ActionKindId kind, Bundle price) {
        const int wait = waits_(price);
        if (kind.is_none() || wait > kLongWait) return;
        const std::optional<Plan> plan = planner_->best_of_kind(kind, price, wait <= kShortWait);
        if (!plan || (plan->worth < kLeastGain && !plan->wins)) return;
        Goal goal;
        goal.price = goal.item = price;
        goal.action = plan->action;
        goal.worth = plan->worth + (plan->wins ? kVictory : 0);
        add(goal);
    }

    // When there are several kinds of edge pieces, islands lie further away.
    int most_edges() const { return edge_pieces_.size() > 1 ? kMostEdgesAtSea : kMostEdges; }

    void add_edges(Goal& goal, PieceId with, int edges) const {
        goal.item = cost_now(content_.pieces[with].cost);
        for (const GoodId good : content_.goods.ids())
            goal.price.set(good,
                           std::min(Bundle::kMaxOfOne, goal.price[good] + edges * goal.item[good]));
    }

    // Edges that a mod rewards, with all that must be placed before them.
    void add_ways() {
        WayList ways;
        Plots plots(book_, state_, outlook_, {});
        find_ways(plots, most_edges(), ways);
        for (const Way& way : ways) {
            Goal goal;
            goal.worth = gain_by_placing(book_, state_, outlook_, way.with, way.edge.number());
            if (goal.worth < kLeastGain) continue;
            add_edges(goal, way.with, way.edges);
            goal.action = build(way.with, way.first.number());
            goal.one_step = way.edges == 1;
            add(goal);
        }
    }

    // An edge after which the player's longest route is longer; none when there is none.
    EdgeId lengthening_edge(PieceId piece, std::uint8_t routes, int length) const {
        State trial = state_;
        for (const EdgeId edge : all_ids<EdgeId>(book_.board().edge_count())) {
            if (may_stand(book_, state_, me_, piece, edge.number()) != Reason::none) continue;
            lay_on_edge(book_, trial, edge, {me_, piece});
            if (longest_route_with(book_, trial, me_, routes, edge, length) > length) return edge;
            lay_on_edge(book_, trial, edge, {});
        }
        return EdgeId::none();
    }

    void add_route(AwardId award) {
        for (const PieceId piece : edge_pieces_)
            if (content_.pieces[piece].route.is_some() &&
                (content_.awards[award].routes >> content_.pieces[piece].route.value & 1U) != 0)
                add_route_with(award, piece);
    }

    void add_route_with(AwardId award, PieceId piece) {
        const Award& declared = content_.awards[award];
        const int steps = steps_to_award(book_, state_, me_, award);
        const int left = state_.players[me_].supply[piece];
        if (steps == 0 || steps > std::min(kMostRouteSteps, left)) return;
        const EdgeId edge =
            lengthening_edge(piece, declared.routes, measure_of(book_, state_, award, me_));
        if (edge.is_none()) return;
        Goal goal;
        add_edges(goal, piece, steps);
        goal.action = build(piece, edge.number());
        goal.one_step = steps == 1;
        goal.points = goal.one_step ? declared.points : 0;
        goal.worth = declared.points * kPoint * kRoutePercent / 100;
        if (state_.award_holder[award].is_some()) goal.worth += kTakenFromOther;
        goal.worth = felt(&DeclaredBot::awards, award.index(), goal.worth) *
                     outlook_.temper.style.route_awards / 100;
        add(goal);
    }

    const Rulebook& book_;
    const Content& content_;
    const State& state_;
    const Outlook& outlook_;
    Waits waits_;
    PlayerId me_;
    Planner* planner_;
    GoalList& goals_;
    EdgePieces edge_pieces_;
    int points_ = 0;
};

// Goals that are equal in all else stay as they were found, whichever way a library sorts.
bool comes_before(const Goal& one, const Goal& other) {
    const auto rank = [](const Goal& goal) {
        return std::tuple(-goal.score, goal.action.kind.index(), goal.action.args, -goal.worth,
                          goal.wait, goal.points, goal.found);
    };
    return rank(one) < rank(other);
}

}  // namespace

int score_of(const Outlook& outlook, int worth, int wait) {
    return worth * 100 / (wait + outlook.temper.skill.patience);
}

void find_goals(const Rulebook& book,
                const State& state,
                const Outlook& outlook,
                Planner* planner,
                GoalList& goals) {
    GoalFinder(book, state, outlook, planner, goals).find();
    std::sort(goals.begin(), goals.end(), comes_before);
}

void wait_anew(const Outlook& outlook, GoalList& goals) {
    Waits waits(outlook, outlook.hand);
    for (Goal& goal : goals) {
        goal.wait = waits(goal.price);
        goal.score = score_of(outlook, goal.worth, goal.wait);
    }
    std::sort(goals.begin(), goals.end(), comes_before);
}

int hand_score(const Outlook& outlook, const GoalList& goals, const Amounts& hand) {
    constexpr std::size_t kLookedAt = 6;
    Waits waits(outlook, hand);
    int best = 0;
    int second = 0;
    for (std::size_t at = 0; at < std::min(goals.size(), kLookedAt); ++at) {
        const int score = score_of(outlook, goals[at].worth, waits(goals[at].price));
        second = std::max(second, std::min(best, score));
        best = std::max(best, score);
    }
    return best + second / 4 + total(hand) * kGoodInHand;
}

}  // namespace hexholm
