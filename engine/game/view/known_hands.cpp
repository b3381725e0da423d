#include "engine/game/view/known_hands.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/game/core/event_facts.h"

namespace hexholm {

KnownHands::KnownHands(const Rulebook& book, const View& start) : book_(book) {
    conclude(start);
}

int KnownHands::hidden_total(const Bundle& goods) const {
    int total = 0;
    for (const GoodId good : all_ids<GoodId>(book_.goods()))
        if (!is_public(good)) total += goods[good];
    return total;
}

// Adds or takes goods. The bounds are not checked before the action is over, since events may be
// told in another order than they happened.
void KnownHands::change(PlayerId player, const Bundle& goods, int sign) {
    if (player.is_none()) return;
    for (const GoodId good : all_ids<GoodId>(book_.goods())) {
        GoodRange& range = hand(player)[good.index()];
        range.least += sign * goods[good];
        range.most += sign * goods[good];
    }
    totals_[player.index()] += sign * hidden_total(goods);
    if (sign > 0) got_since_ = static_cast<PlayerMask>(got_since_ | mask_of(player));
}

// One card of an unknown good went over: it may have been any.
void KnownHands::see_secret(PlayerId thief, PlayerId victim) {
    HEX_CHECK(thief.is_some() && victim.is_some());
    for (const GoodId good : all_ids<GoodId>(book_.goods())) {
        if (is_public(good)) continue;
        --hand(victim)[good.index()].least;
        ++hand(thief)[good.index()].most;
    }
    --totals_[victim.index()];
    ++totals_[thief.index()];
    got_since_ = static_cast<PlayerMask>(got_since_ | mask_of(thief));
}

bool KnownHands::collects_all() const {
    return std::ranges::none_of(book_.content().effects, [](const Effect& effect) {
        return std::ranges::any_of(
            effect.steps, [](const Step& step) { return step.op == Op::collect && step.b > 0; });
    });
}

void KnownHands::see_collected(const Event& event) {
    HEX_CHECK(event.player.is_some() && event.other.is_some());
    change(event.other, event.goods[0], -1);
    change(event.player, event.goods[0], 1);
    for (const GoodId good : all_ids<GoodId>(book_.goods()))
        if (event.goods[0][good] > 0) collected_ = good;
    // A rule may take a few of them only.
    if (!collects_all()) collected_ = GoodId();
    collector_ = event.player;
    got_since_ = 0;
}

void KnownHands::see(const Event& event) {
    if (event.kind == EventKind::collected) return see_collected(event);
    if (event.kind == EventKind::stolen && event.goods[0].empty()) {
        if (event.a > 0) see_secret(event.player, event.other);
        return;
    }
    visit_goods(event, [&](const Bundle& goods, PlayerId from, PlayerId to) {
        change(from, goods, -1);
        change(to, goods, 1);
    });
}

// B-181: who names a good gets all of it, so nobody else has any left.
void KnownHands::empty_collected() {
    if (collected_.is_none()) return;
    for (const PlayerId player : all_ids<PlayerId>(book_.players()))
        if (player != collector_ && !has(got_since_, player))
            hand(player)[collected_.index()] = GoodRange();
    collected_ = GoodId();
}

// Hands that changed in a way that no event told may have changed in any good.
void KnownHands::take_totals(const View& after) {
    for (const PlayerId player : all_ids<PlayerId>(book_.players())) {
        const int total = hidden_size(book_, after.state, player);
        const int untold = total - totals_[player.index()];
        totals_[player.index()] = total;
        for (const GoodId good : all_ids<GoodId>(book_.goods())) {
            GoodRange& range = hand(player)[good.index()];
            range.least = std::max(0, range.least + std::min(untold, 0));
            range.most = std::clamp(range.most + std::max(untold, 0), 0, total);
            if (player == after.viewer || is_public(good))
                range.least = range.most = after.state.players[player].goods[good];
        }
    }
}

// Raises and lowers the ends so that each can be reached with the others adding up to `total`.
template <class Ranges>
static bool fit_to_sum(const Ranges& ranges, int total) {
    int least = 0;
    int most = 0;
    for (const GoodRange* range : ranges) {
        least += range->least;
        most += range->most;
    }
    bool changed = false;
    for (GoodRange* range : ranges) {
        const GoodRange fitted = {std::max(range->least, total - (most - range->most)),
                                  std::min(range->most, total - (least - range->least))};
        changed |= fitted != *range;
        least += fitted.least - range->least;
        most += fitted.most - range->most;
        *range = fitted;
    }
    return changed;
}

// The goods of a hand add up to its size.
bool KnownHands::narrow_hands() {
    bool changed = false;
    for (const PlayerId player : all_ids<PlayerId>(book_.players())) {
        FixedVector<GoodRange*, kMaxGoods> ranges;
        for (const GoodId good : all_ids<GoodId>(book_.goods()))
            if (!is_public(good)) ranges.push_back(&hand(player)[good.index()]);
        changed |= fit_to_sum(ranges, totals_[player.index()]);
    }
    return changed;
}

// Narrows the bounds by the fact that every good that is not in the bank is in some hand.
bool KnownHands::narrow_goods(const View& after) {
    bool changed = false;
    for (const GoodId good : all_ids<GoodId>(book_.goods())) {
        if (is_public(good)) continue;
        FixedVector<GoodRange*, kMaxPlayers> ranges;
        for (const PlayerId player : all_ids<PlayerId>(book_.players()))
            ranges.push_back(&hand(player)[good.index()]);
        changed |= fit_to_sum(ranges, book_.content().goods[good].bank - after.state.bank[good]);
    }
    return changed;
}

bool KnownHands::contradicts() const {
    for (const Hand& hand : hands_)
        for (const GoodRange& range : hand)
            if (range.least > range.most || range.least < 0) return true;
    return false;
}

// False where no hands fit what was seen; to narrow such ends further would only drive them apart.
bool KnownHands::narrow(const View& after) {
    constexpr int kMostRounds = 20;  // each gains a card at least; it comes to rest much sooner
    for (int round = 0; round < kMostRounds && !contradicts(); ++round) {
        const bool by_hand = narrow_hands();
        const bool by_good = narrow_goods(after);
        if (!by_hand && !by_good) break;
    }
    return !contradicts();
}

void KnownHands::forget(const View& after) {
    for (Hand& hand : hands_)
        hand.fill({0, Bundle::kMaxOfOne * static_cast<int>(kMaxGoods)});
    take_totals(after);
}

void KnownHands::conclude(const View& after) {
    empty_collected();
    take_totals(after);
    // A mod may move goods in a way that is not understood here: then begin with the sizes alone.
    if (!narrow(after)) {
        forget(after);
        if (!narrow(after)) forget(after);
    }
    got_since_ = 0;
}

}  // namespace hexholm
