#include "engine/game/watch/step_invariants.h"

#include <array>

#include "engine/game/core/event_facts.h"
#include "engine/game/core/play.h"
#include "engine/game/occupancy/occupancy.h"

namespace hexholm {
namespace {

using Fault = std::optional<std::string>;
using Hands = std::array<std::array<int, kMaxGoods>, kMaxOwners>;

void move(Hands& hands, PlayerId player, Bundle goods, int sign) {
    for (const GoodId good : all_ids<GoodId>(kMaxGoods))
        hands[player.index()][good.index()] += sign * goods[good];
}

void follow(Hands& hands, const Event& event) {
    visit_goods(event, [&](const Bundle& goods, PlayerId from, PlayerId to) {
        if (from.is_some()) move(hands, from, goods, -1);
        if (to.is_some()) move(hands, to, goods, 1);
    });
}

bool is_guarded_tile(const Rulebook& book, const State& state, TileId tile) {
    for (const PawnId pawn : book.content().pawns.ids())
        if (book.content().pawns[pawn].blocks_production && state.pawns[pawn] == tile) return true;
    return is_blocked_by_figure(book, state, tile);
}

Hands owed_by(const Rulebook& book, const State& state, int total) {
    Hands owed{};
    for (const CornerId corner : all_ids<CornerId>(book.board().corner_count())) {
        const Spot& spot = state.corners[corner];
        if (spot.empty()) continue;
        for (const TileId tile : book.board().tiles(corner)) {
            if (state.token[tile] != total || state.face_down[tile] != 0) continue;
            const Terrain& terrain = book.content().terrains[state.terrain[tile]];
            if (terrain.blockable && is_guarded_tile(book, state, tile)) continue;
            move(owed, spot.owner(), book.content().harvest(state.terrain[tile], spot.piece()), 1);
        }
    }
    return owed;
}

}  // namespace

std::optional<std::string> unaccounted(const Rulebook& book,
                                       const State& before,
                                       const State& after,
                                       const EventList& events) {
    Hands hands{};
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        for (const GoodId good : all_ids<GoodId>(book.goods()))
            hands[player.index()][good.index()] = before.players[player].goods[good];
    for (const Event& event : events)
        follow(hands, event);
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        for (const GoodId good : all_ids<GoodId>(book.goods()))
            if (hands[player.index()][good.index()] != after.players[player].goods[good])
                return "the events do not account for the " + book.content().goods[good].name +
                       " of seat " + std::to_string(player.index());
    return {};
}

std::optional<std::string> wrong_harvest(const Rulebook& book,
                                         const State& before,
                                         const Action& action,
                                         const State& after) {
    if (book.content().kinds[action.kind].verb != Verb::roll) return {};
    if (book.has_hooks() || book.has_after() || book.has_finds() || book.has_choices() ||
        book.untokened() != 0 || !book.modifiers().empty() || book.keeps_received() ||
        !book.content().token_pairs.empty() || book.endless_goods() != 0)
        return {};
    if (book.content().rules.roll_from.is_some() ||
        book.content().phases[after.phase].effect.is_some())
        return {};
    const int total = rolled_total(book, after);
    if (book.content().effect_of_roll(total).has_value()) return {};
    const Hands owed = owed_by(book, before, total);
    for (const GoodId good : book.content().goods.ids()) {
        int all = 0;
        for (const auto& hand : owed)
            all += hand[good.index()];
        if (all > before.bank[good]) continue;
        for (const PlayerId player : all_ids<PlayerId>(book.players()))
            if (after.players[player].goods[good] !=
                before.players[player].goods[good] + owed[player.index()][good.index()])
                return "B-88: seat " + std::to_string(player.index()) + " and " +
                       book.content().goods[good].name + " after a " + std::to_string(total);
    }
    return {};
}

}  // namespace hexholm
