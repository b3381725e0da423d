#include "engine/bots/worth/judge.h"

#include <cstdint>

#include "engine/bots/worth/cards.h"
#include "engine/bots/worth/declared.h"
#include "engine/bots/worth/harvests.h"
#include "engine/game/view/view.h"

namespace hexholm {
namespace {

constexpr int kUnsaidCard = 200;  // a hidden card of which nothing is said
constexpr int kTooMany = 50;      // per cent of a good's worth in a hand that may have to be halved

}  // namespace

Judge::Judge(const Rulebook& book, const State& now, const Outlook& outlook)
    : book_(book),
      now_(now),
      outlook_(outlook),
      prospects_(book, now, outlook.player),
      worth_now_(worth(now)) {}

int Judge::gain(const State& after) const {
    return worth(after) - worth_now_ + more_income(after);
}

int Judge::worth(const State& state) const {
    const PlayerId me = outlook_.player;
    // Where a mod says what its cards are worth, that is what counts.
    const int cards = book_.worths().cards.empty() ? play_cards_held(book_, state, me) : 0;
    return standing(book_, state, me) + prospects_.worth(state) + in_hand(state) +
           cards * kUnsaidCard - blocked(state);
}

int Judge::worth_of_goods(Bundle goods) const {
    int worth = 0;
    for (const GoodId good : book_.content().goods.ids())
        worth += goods[good] * outlook_.weight[good.index()] * kGoodWorth / 100;
    return worth;
}

int Judge::in_hand(const State& state) const {
    const int worth = worth_of_goods(hand_of(book_, state, outlook_.player));
    const int size = hand_size(book_, state, outlook_.player);
    const int safe = safe_hand(book_, state, outlook_.player);
    if (size <= safe) return worth;
    const std::int64_t counted = safe * 100 + (size - safe) * kTooMany;  // hundredths of goods
    return static_cast<int>(worth * counted / (size * 100));
}

// The income from pieces that came, went or were replaced.
int Judge::more_income(const State& after) const {
    const auto harvest = [&](const State& state, CornerId corner) {
        const Spot& spot = state.corners[corner];
        if (!is_own(spot, outlook_.player) || !in_mask(book_.receiving(), spot.piece())) return 0;
        return harvest_worth(book_, state, outlook_, corner, spot.piece());
    };
    int more = 0;
    for (const CornerId corner : all_ids<CornerId>(book_.board().corner_count()))
        if (after.corners[corner] != now_.corners[corner])
            more += harvest(after, corner) - harvest(now_, corner);
    return more;
}

// What neutral pieces keep from the player, as long as they stay where they are.
int Judge::blocked(const State& state) const {
    int pips = 0;
    for (const PawnId pawn : book_.content().pawns.ids()) {
        const TileId tile = state.pawns[pawn];
        if (tile.is_none() || !book_.content().pawns[pawn].blocks_production) continue;
        for (const CornerId corner : book_.board().corners(tile)) {
            const Spot& spot = state.corners[corner];
            if (is_own(spot, outlook_.player) && in_mask(book_.receiving(), spot.piece()))
                pips += book_.pips(state.token[tile]) * book_.content().pieces[spot.piece()].yield;
        }
    }
    return pips * kUnblockedPip;
}

}  // namespace hexholm
