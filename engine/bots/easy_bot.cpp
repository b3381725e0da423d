#include "engine/bots/easy_bot.h"

#include <algorithm>
#include <limits>

#include "engine/bots/random_bot.h"
#include "engine/game/building.h"

namespace hexholm {
namespace {

// What a beginner counts, in hundredths of a victory point.
constexpr int kPoint = 100;
constexpr int kPip = 2;          // one of 36 throws brings a good
constexpr int kNewGood = 8;      // a good that no own piece received before
constexpr int kFreePlace = 6;    // a place for the next piece, for at most two
constexpr int kHeldCard = 12;    // a hidden card
constexpr int kGood = 2;         // a good in the hand
constexpr int kMissingGood = 5;  // a good that is missing for the nearest purchase
constexpr int kPlayCard = 5;     // rather play a card than keep it
constexpr int kManyGoods = 7;    // more in the hand are a danger, not a treasure
constexpr int kNever = std::numeric_limits<int>::min();

class Beginner {
public:
    Beginner(const Rulebook& book, PlayerId me) : book_(book), content_(book.content()), me_(me) {}

    int like(const State& state) const {
        const int goods = hand_size(book_, state, me_);
        return all_points(book_, state, me_) * kPoint + like_income(state) +
               play_cards_held(book_, state, me_) * kHeldCard +
               std::min(free_places(state), 2) * kFreePlace +
               (std::min(goods, kManyGoods) - std::max(0, goods - kManyGoods)) * kGood -
               missing_goods(state) * kMissingGood;
    }

private:
    int like_income(const State& state) const {
        int pips = 0;
        Bundle received;
        for (const CornerId corner : all_ids<CornerId>(book_.board().corner_count())) {
            const Spot& spot = state.corners[corner];
            if (spot.owner != me_ || spot.empty()) continue;
            for (const TileId tile : book_.board().tiles(corner)) {
                const Bundle goods = content_.terrains[state.terrain[tile]].produces;
                pips += book_.pips(state.token[tile]) * content_.pieces[spot.piece].yield *
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
                if (may_stand(book_, state, me_, piece, static_cast<int>(at), 0, -1) ==
                    Reason::none)
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
                least = std::min(least, missing_for(state, content_.pieces[piece].cost));
        return least;
    }

    const Rulebook& book_;
    const Content& content_;
    PlayerId me_;
};

// After the trade as it is offered, before anything else.
int like_of_deal(const Rulebook& book, const View& view, const Offer& offer) {
    State after = view.state;
    auto& goods = after.players[view.viewer].goods;
    for (const GoodId good : book.content().goods.ids())
        goods[good] = static_cast<std::uint8_t>(goods[good] + offer.give[good] - offer.get[good]);
    return Beginner(book, view.viewer).like(after);
}

}  // namespace

Action EasyBot::decide(const Rulebook& book,
                       const View& view,
                       const ActionList& legal,
                       Random& chance) {
    if (legal.size() == 1) return complete_at_random(book, view.state, legal[0], chance);
    const Beginner beginner(book, view.viewer);
    const State now = imagine(book, view, chance);
    const int liked_now = beginner.like(view.state);
    int most = kNever;
    std::uint32_t ties = 0;
    Action best = legal[0];
    for (const Action& action : legal) {
        int liked = kNever;
        switch (book.content().kinds[action.kind].verb) {
            case Verb::offer_trade:
            case Verb::withdraw_trade:
            case Verb::reveal: continue;
            case Verb::roll:
            case Verb::end_turn:
            case Verb::reject_trade: liked = liked_now; break;
            case Verb::accept_trade:
                liked = like_of_deal(book, view, view.state.offers[PlayerId(action.args[0])]);
                break;
            case Verb::play: liked = liked_now + kPlayCard; break;
            default: {
                State after = now;
                apply(book, after, complete_at_random(book, now, action, chance));
                liked = beginner.like(after);
            }
        }
        if (liked > most) ties = 0;
        if (liked < most || chance.below(++ties) != 0) continue;
        most = liked;
        best = action;
    }
    return complete_at_random(book, view.state, best, chance);
}

}  // namespace hexholm
