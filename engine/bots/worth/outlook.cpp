#include "engine/bots/worth/outlook.h"

#include <algorithm>
#include <iterator>
#include <numeric>

#include "engine/base/check.h"
#include "engine/base/fixed_vector.h"
#include "engine/game/asking/goods.h"
#include "engine/game/land/harvest.h"
#include "engine/game/pawns/pawns.h"
#include "engine/game/trade/bank_rates.h"
#include "engine/game/view/points.h"

namespace hexholm {
namespace {

// Weights of things by how often they are bought in a usual game; only their proportion matters.
constexpr int kUsualEdges = 6;
constexpr int kUsualCorners = 3;
constexpr int kUsualCards = 4;
constexpr int kUsualModActions = 2;
constexpr int kUsualFigures = 2;
constexpr int kBlockedPercent = 40;  // a neutral piece moves away again
constexpr int kNoRate = 1000;        // the bank does not take it
constexpr int kLeastGoodWeight = 40;
constexpr int kMostGoodWeight = 180;
constexpr int kSteps[] = {0, 25, 50, 100, 150, 200, 300, 400, 600, 900, 1400, 2200, kNeverPaid};

Amounts demand(const Content& content) {
    Amounts demand{};
    const auto add = [&](Bundle price, int times) {
        for (const GoodId good : content.goods.ids())
            demand[good.index()] += times * price[good];
    };
    for (const Piece& piece : content.pieces)
        if (piece.supply > 0)
            add(piece.cost.first(), piece.on == PlaceKind::edge ? kUsualEdges : kUsualCorners);
    for (const Deck& deck : content.decks)
        if (deck.for_sale) add(deck.cost.first(), kUsualCards);
    for (const ModAction& mod_action : content.mod_actions)
        add(mod_action.cost.first(), kUsualModActions);
    for (const FigureKind& kind : content.figure_kinds)
        add(kind.cost.first(), kUsualFigures);
    return demand;
}

Amounts yield_of_land(const Rulebook& book, const State& state) {
    Amounts supply{};
    for (const TileId tile : all_ids<TileId>(book.board().tile_count())) {
        const int pips = book.pips(state.token[tile]);
        if (pips == 0) continue;
        const Bundle produces = book.content().terrains[state.terrain[tile]].produces;
        for (const GoodId good : book.content().goods.ids())
            supply[good.index()] += pips * produces[good];
    }
    return supply;
}

// Goods that are needed much and produced little are worth more.
void weigh_goods(const Rulebook& book, const State& state, Outlook& outlook) {
    const Amounts wanted = demand(book.content());
    const Amounts supply = yield_of_land(book, state);
    const int count = static_cast<int>(outlook.goods);
    const int mean_supply = std::accumulate(supply.begin(), supply.end(), 0) / count;
    Amounts raw{};
    for (std::size_t good = 0; good < outlook.goods; ++good)
        raw[good] = wanted[good] * 1000 / std::max(1, supply[good] + mean_supply);
    const int mean = std::max(1, std::accumulate(raw.begin(), raw.end(), 0) / count);
    for (std::size_t good = 0; good < outlook.goods; ++good)
        outlook.weight[good] =
            std::clamp(raw[good] * 100 / mean, kLeastGoodWeight, kMostGoodWeight);
}

void add_income(const Rulebook& book, const State& state, Outlook& outlook) {
    const Content& content = book.content();
    const int players = static_cast<int>(book.players());
    for (const CornerId corner : all_ids<CornerId>(book.board().corner_count())) {
        const Spot& spot = state.corners[corner];
        if (spot.owner() != outlook.player || spot.empty()) continue;
        for (const TileId tile : book.board().tiles(corner)) {
            const int pips = book.pips(state.token[tile]);
            if (pips == 0) continue;
            const std::optional<Claim> claim = claim_of(book, state, tile, corner);
            if (!claim) continue;
            const Terrain& terrain = content.terrains[state.terrain[tile]];
            const int share = is_blocked(book, state, tile) ? kBlockedPercent : 100;
            for (const GoodId good : content.goods.ids()) {
                const int cards = claim->goods[good];
                const int chosen =
                    terrain.choose * 1000 / static_cast<int>(outlook.goods) * claim->yield;
                outlook.pips[good.index()] += pips * cards;
                outlook.income[good.index()] +=
                    pips * (cards * 1000 + chosen) / 100 * share * players / outlook.throws;
            }
        }
    }
}

void add_kept_income(const Rulebook& book, const State& state, Outlook& outlook) {
    const int players = static_cast<int>(book.players());
    visit_kept_income(book, state, outlook.player, [&](GoodId good, int pips, int cards) {
        outlook.pips[good.index()] += pips * cards;
        outlook.income[good.index()] += pips * cards * 1000 * players / outlook.throws;
    });
}

// How many of the good buy one of another kind, at the cheapest rate.
int rate_of(const Rulebook& book, const State& state, PlayerId player, GoodId give) {
    if (!book.has_bank_trades()) return std::max<int>(1, state.players[player].rates[give]);
    int least = kNoRate;
    for (const GoodId get : book.content().goods.ids()) {
        if (get == give) continue;
        const BankDeal deal = bank_deal(book, state, player, give, get);
        if (deal.possible()) least = std::min(least, std::max(1, deal.give / deal.get));
    }
    return least;
}

// How far a player is from a price after a time: the cards that are missing then, less those that
// the bank gives for what is left over, in thousandths; 0 or less when the price can be paid. The
// gap never grows from the first step on.
class Gap {
public:
    Gap(const Outlook& outlook, const Amounts& hand, Bundle price) {
        for (std::size_t good = 0; good < outlook.goods; ++good) {
            const int left = (hand[good] - price[GoodId(good)]) * 1000;
            // A good that is neither missing nor received changes nothing.
            if (left != 0 || outlook.income[good] != 0)
                parts_.push_back({left, outlook.income[good], outlook.rates[good]});
        }
    }

    int now() const {
        int gap = 0;
        for (const Part& part : parts_)
            gap -= part.left < 0 ? part.left : part.left / 1000 / part.rate * 1000;
        return gap;
    }
    int after(int wait) const {
        int gap = 0;
        for (const Part& part : parts_) {
            const int left = part.left + part.income * wait / 100;
            gap -= left < 0 ? left : left / part.rate;
        }
        return gap;
    }

private:
    struct Part {
        int left;
        int income;
        int rate;
    };
    FixedVector<Part, kMaxGoods> parts_;
};

}  // namespace

Outlook outlook_of(const Rulebook& book, const State& state, PlayerId player, Temper temper) {
    Outlook outlook;
    outlook.player = player;
    outlook.temper = temper;
    outlook.goods = book.goods();
    outlook.throws = book.rolls_in_all();
    HEX_CHECK(outlook.goods > 0 && outlook.throws > 0);
    weigh_goods(book, state, outlook);
    for (const GoodId good : book.content().goods.ids())
        outlook.weight[good.index()] = temper.felt(book.content(), &DeclaredBot::goods,
                                                   good.index(), outlook.weight[good.index()]);
    add_income(book, state, outlook);
    if (book.kept_goods() != 0) add_kept_income(book, state, outlook);
    refresh(book, state, outlook);
    return outlook;
}

// Rates and points can hang on functions of mods, and points on cards.
void refresh(const Rulebook& book, const State& state, Outlook& outlook) {
    const PlayerId player = outlook.player;
    for (const GoodId good : book.content().goods.ids()) {
        outlook.hand[good.index()] = state.players[player].goods[good];
        outlook.rates[good.index()] = rate_of(book, state, player, good);
        HEX_CHECK(outlook.rates[good.index()] > 0);
    }
    int most = 0;
    for (const PlayerId other : all_ids<PlayerId>(book.players()))
        most = std::max(most, public_points(book, state, other));
    const int target = std::max(1, target_of(book, state, player));
    outlook.remaining = std::clamp((target - most) * 100 / target, 0, 100);
}

int wait_for(const Outlook& outlook, const Amounts& hand, Bundle price) {
    const Gap gap(outlook, hand, price);
    int gap_before = gap.now();
    if (gap_before <= 0) return 0;
    // The first step at which it is closed lies between these two.
    std::size_t first = 1;
    std::size_t last = std::size(kSteps);
    int gap_then = 0;
    while (first < last) {
        const std::size_t middle = (first + last) / 2;
        const int found = gap.after(kSteps[middle]);
        if (found <= 0) {
            last = middle;
            gap_then = found;
        } else {
            first = middle + 1;
            gap_before = found;
        }
    }
    if (first == std::size(kSteps)) return kNeverPaid;
    const int before = kSteps[first - 1];
    return before + (kSteps[first] - before) * gap_before / std::max(1, gap_before - gap_then);
}

int missing_for(const Outlook& outlook, const Amounts& hand, Bundle price) {
    int missing = 0;
    for (std::size_t good = 0; good < outlook.goods; ++good)
        missing += std::max(0, price[GoodId(good)] - hand[good]);
    return missing;
}

Amounts with(const Amounts& hand, Bundle more, Bundle less) {
    Amounts after = hand;
    for (std::size_t good = 0; good < kMaxGoods; ++good)
        after[good] += more[GoodId(good)] - less[GoodId(good)];
    return after;
}

int total(const Amounts& hand) {
    return std::accumulate(hand.begin(), hand.end(), 0);
}

int safe_hand(const Rulebook& book, const State& state, PlayerId player) {
    int safe = 1000;
    for (const auto& [roll, effect] : book.content().on_roll)
        for (const Step& step : book.effect(effect).steps)
            if (step.op == Op::discard)
                safe = std::min(safe, least_to_discard(book, state, player, step) - 1);
    return std::max(0, safe);
}

}  // namespace hexholm
