#include "engine/game/land/harvest.h"

#include <algorithm>

#include "engine/base/check.h"
namespace hexholm {
namespace {

std::size_t owner_of(const Counter& counter, PlayerId player, TileId tile, CornerId corner) {
    switch (counter.per) {
        case Owner::player: return player.index();
        case Owner::tile: return tile.index();
        case Owner::corner: return corner.index();
        default: return 0;
    }
}

// How often the bonus counts; 0 when it does not hold.
int strength_of(
    const Rulebook& book, const State& state, const Bonus& bonus, TileId tile, CornerId corner) {
    const Spot& spot = state.corners[corner];
    if (!in_mask(bonus.pieces, spot.piece()) || !in_mask(bonus.terrains, state.terrain[tile]))
        return 0;
    const Counter& counter = book.content().counters[bonus.counter];
    const int value = counter_value(state, counter, owner_of(counter, spot.owner(), tile, corner));
    return bonus.each ? std::max(value, 0) : (value > 0 ? 1 : 0);
}

int capped(int count) {
    return std::clamp(count, 0, Bundle::kMaxOfOne);
}

// First what it receives, then what it receives more, then how often.
void add_bonuses(const Rulebook& book, const State& state, CornerId corner, Claim& claim) {
    const Content& content = book.content();
    int times = 1;
    Bundle gain;
    for (const Bonus& bonus : content.bonuses) {
        const int strength = strength_of(book, state, bonus, claim.tile, corner);
        if (strength == 0) continue;
        if (bonus.like.is_some()) {
            claim.goods = content.harvest(state.terrain[claim.tile], bonus.like);
            claim.yield = content.pieces[bonus.like].yield;
        }
        if (bonus.times != Bonus::kOnce) times = capped(times * bonus.times * strength);
        for (const GoodId good : content.goods.ids())
            gain.set(good, capped(gain[good] + bonus.gain[good] * strength));
    }
    for (const GoodId good : content.goods.ids())
        claim.goods.set(good, capped((claim.goods[good] + gain[good]) * times));
    claim.yield *= times;
    HEX_CHECK(claim.yield >= 0);
}

bool receives(const Rulebook& book, const State& state, CornerId corner) {
    const Spot& spot = state.corners[corner];
    return !spot.empty() && !book.is_neutral(spot.owner()) &&
           in_mask(book.receiving(), spot.piece()) && !is_off(book, state, corner);
}

}  // namespace

bool is_modified(const Rulebook& book, const State& state) {
    return std::ranges::any_of(book.modifiers(), [&](CounterId counter) {
        return std::ranges::any_of(cells_of(book, state, book.content().counters[counter]),
                                   [](int value) { return value > 0; });
    });
}

int yield_of(const Rulebook& book, const State& state, TileId tile, CornerId corner) {
    if (book.content().bonuses.empty())
        return receives(book, state, corner)
                   ? book.content().pieces[state.corners[corner].piece()].yield
                   : 0;
    const std::optional<Claim> claim = claim_of(book, state, tile, corner);
    return claim ? claim->yield : 0;
}

std::optional<Claim> claim_of(const Rulebook& book,
                              const State& state,
                              TileId tile,
                              CornerId corner) {
    if (!receives(book, state, corner)) return std::nullopt;
    const Spot& spot = state.corners[corner];
    const Content& content = book.content();
    Claim claim{tile, spot.owner(), content.harvest(state.terrain[tile], spot.piece()),
                content.pieces[spot.piece()].yield};
    if (!content.bonuses.empty()) add_bonuses(book, state, corner, claim);
    return claim;
}

}  // namespace hexholm
