#include "engine/bots/trying/trial.h"

#include <algorithm>
#include <limits>

#include "engine/base/check.h"
#include "engine/bots/trying/fallback.h"
#include "engine/bots/trying/random_choice.h"
#include "engine/bots/worth/declared.h"
#include "engine/game/game.h"
#include "engine/game/pieces/building.h"
#include "engine/game/trade/prices.h"
#include "engine/game/view/points.h"
#include "engine/game/view/view.h"

namespace hexholm {
namespace {

// What a beginner counts, in hundredths of a victory point.
constexpr int kFullPoint = 100;
constexpr int kPip = 2;           // one of 36 throws brings a good
constexpr int kNewGood = 8;       // a good that no own piece received before
constexpr int kFreePlace = 6;     // a place for the next piece, for at most two
constexpr int kHeldCard = 12;     // a hidden card
constexpr int kGood = 2;          // a good in the hand
constexpr int kMissingGood = 5;   // a good that is missing for the nearest purchase
constexpr int kManyGoods = 7;     // more in the hand are a danger, not a treasure
constexpr int kThousandths = 10;  // of a point in a hundredth
constexpr int kTrials = 6;
constexpr int kWorthDoing = 8;  // less is not worth the bother

class Beginner {
public:
    Beginner(const Rulebook& book, PlayerId me) : book_(book), content_(book.content()), me_(me) {}

    int like(const State& state) const {
        const int goods = hand_size(book_, state, me_);
        return all_points(book_, state, me_) * kFullPoint + like_income(state) +
               play_cards_held(book_, state, me_) * kHeldCard +
               std::min(free_places(state), 2) * kFreePlace +
               (std::min(goods, kManyGoods) - std::max(0, goods - kManyGoods)) * kGood -
               missing_goods(state) * kMissingGood +
               declared_worth(book_, state, me_) / kThousandths;
    }

private:
    int like_income(const State& state) const {
        int pips = 0;
        Bundle received;
        for (const CornerId corner : all_ids<CornerId>(book_.board().corner_count())) {
            const Spot& spot = state.corners[corner];
            if (spot.owner() != me_ || spot.empty()) continue;
            for (const TileId tile : book_.board().tiles(corner)) {
                const Bundle goods = content_.terrains[state.terrain[tile]].produces;
                pips += book_.pips(state.token[tile]) * content_.pieces[spot.piece()].yield *
                        (goods.empty() ? 0 : 1);
                for (const GoodId good : content_.goods.ids())
                    if (goods[good] > 0) received.set(good, 1);
            }
        }
        return pips * kPip + received.total() * kNewGood;
    }

    int free_places(const State& state) const {
        int places = 0;
        for (const PieceId piece : content_.pieces.ids()) {
            const Piece& declared = content_.pieces[piece];
            if (declared.on != PlaceKind::corner || declared.upgrades.is_some()) continue;
            if (state.players[me_].supply[piece] == 0) continue;
            for (std::size_t at = 0; at < book_.board().corner_count(); ++at)
                if (may_stand(book_, state, me_, piece, static_cast<int>(at)) == Reason::none)
                    ++places;
        }
        return places;
    }

    int missing_for(const State& state, Bundle price) const {
        int missing = 0;
        for (const GoodId good : content_.goods.ids())
            missing += std::max(0, price[good] - state.players[me_].goods[good]);
        return missing;
    }

    int missing_goods(const State& state) const {
        int least = 10;
        for (const PieceId piece : content_.pieces.ids())
            if (content_.pieces[piece].points > 0 && state.players[me_].supply[piece] > 0)
                least = std::min(least, missing_for(state, price_of(book_, state, me_,
                                                                    content_.pieces[piece].cost)));
        return least;
    }

    const Rulebook& book_;
    const Content& content_;
    PlayerId me_;
};

}  // namespace

State tried_to_the_end(const Rulebook& book, State state, const Action& action, Random& chance) {
    constexpr int kMostAnswersInTrial = 8;
    const PlayerId me = action.player;
    if (!apply(book, state, complete_at_random(book, state, action, chance))) return state;
    ActionList legal;
    for (int answers = 0; answers < kMostAnswersInTrial; ++answers) {
        if (state.stage == Stage::over || state.frame_count == 0) break;
        if (!has(to_act(book, state), me)) break;
        legal_actions(book, state, me, legal);
        if (legal.empty()) break;
        legal = without_undoing(book, state, legal);
        const Action answer = legal[chance.below(static_cast<std::uint32_t>(legal.size()))];
        if (!apply(book, state, complete_at_random(book, state, answer, chance))) break;
    }
    return state;
}

int like(const Rulebook& book, const State& state, PlayerId me, const Prospects& prospects) {
    return Beginner(book, me).like(state) + prospects.worth(state) / kThousandths;
}

Action best_by_trial(const Rulebook& book,
                     const View& view,
                     const ActionList& legal,
                     Random& chance) {
    HEX_CHECK(!legal.empty());
    const State now = imagine(book, view, chance);
    const Prospects prospects(book, now, view.viewer);
    int most = std::numeric_limits<int>::min();
    std::uint32_t ties = 0;
    Action best = legal[0];
    for (const Action& action : legal) {
        const int liked =
            like(book, tried_to_the_end(book, now, action, chance), view.viewer, prospects);
        if (liked > most) ties = 0;
        if (liked < most || chance.below(++ties) != 0) continue;
        most = liked;
        best = action;
    }
    return complete_at_random(book, view.state, best, chance);
}

std::optional<Action> worthwhile_payment(const Rulebook& book,
                                         const View& view,
                                         const ActionList& legal,
                                         Random& chance) {
    ActionList paid;
    for (const Action& action : legal)
        if (book.verb(action.kind) == Verb::buy_with) paid.push_back(action);
    if (paid.empty()) return std::nullopt;
    const Action best = best_by_trial(book, view, paid, chance);
    // What depends on chance is tried several times.
    int gained = 0;
    for (int trial = 0; trial < kTrials; ++trial) {
        const State now = imagine(book, view, chance);
        const Prospects prospects(book, now, view.viewer);
        gained += like(book, tried_to_the_end(book, now, best, chance), view.viewer, prospects) -
                  like(book, now, view.viewer, prospects);
    }
    return gained >= kWorthDoing * kTrials ? std::optional<Action>(best) : std::nullopt;
}

}  // namespace hexholm
