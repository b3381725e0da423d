// Properties of single steps: what an action changes and what it tells.
#include <algorithm>
#include <array>

#include "engine/journal/action_text.h"

#include "tests/support/properties.h"

namespace hexholm::test {
namespace {

using Hands = std::array<std::array<int, kMaxGoods>, kMaxPlayers>;

void move(Hands& hands, PlayerId player, Bundle goods, int sign) {
    for (const GoodId good : all_ids<GoodId>(kMaxGoods))
        hands[player.index()][good.index()] += sign * goods[good];
}

void follow(Hands& hands, const Event& event) {
    switch (event.kind) {
        case EventKind::produced:
        case EventKind::gained: move(hands, event.player, event.goods[0], 1); break;
        case EventKind::paid:
        case EventKind::discarded: move(hands, event.player, event.goods[0], -1); break;
        case EventKind::stolen:
        case EventKind::collected:
            move(hands, event.player, event.goods[0], 1);
            move(hands, event.other, event.goods[0], -1);
            break;
        case EventKind::traded_bank:
            move(hands, event.player, event.goods[0], -1);
            move(hands, event.player, event.goods[1], 1);
            break;
        case EventKind::traded:
            move(hands, event.player, event.goods[0], -1);
            move(hands, event.player, event.goods[1], 1);
            move(hands, event.other, event.goods[0], 1);
            move(hands, event.other, event.goods[1], -1);
            break;
        default: break;
    }
}

Fault events_fault(const Rulebook& book,
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

// S-35: what is moved stands at its new edge, and nothing else changes its place.
bool is_moved(const Rulebook& book,
              const State& before,
              const Action& action,
              const State& after,
              EdgeId edge) {
    return book.content().kinds[action.kind].verb == Verb::move && edge == EdgeId(action.args[0]) &&
           after.edges[edge].empty() && after.edges[EdgeId(action.args[1])] == before.edges[edge];
}

// B-148: what stands on an edge stays, and a corner is at most upgraded by its owner.
Fault pieces_fault(const Rulebook& book,
                   const State& before,
                   const Action& action,
                   const State& after) {
    for (const EdgeId edge : all_ids<EdgeId>(book.board().edge_count()))
        if (!before.edges[edge].empty() && before.edges[edge] != after.edges[edge] &&
            !is_moved(book, before, action, after, edge))
            return "B-148: edge " + std::to_string(edge.index()) + " changed";
    for (const CornerId corner : all_ids<CornerId>(book.board().corner_count())) {
        const Spot& old = before.corners[corner];
        const Spot& now = after.corners[corner];
        if (old.empty() || old == now) continue;
        if (now.empty() || now.owner() != old.owner() ||
            book.content().pieces[now.piece()].upgrades != old.piece())
            return "B-148: corner " + std::to_string(corner.index()) + " changed";
    }
    return {};
}

bool is_blocked(const Rulebook& book, const State& state, TileId tile) {
    for (const PawnId pawn : book.content().pawns.ids())
        if (book.content().pawns[pawn].blocks_production && state.pawns[pawn] == tile) return true;
    return false;
}

Hands owed_by(const Rulebook& book, const State& state, int total) {
    Hands owed{};
    for (const CornerId corner : all_ids<CornerId>(book.board().corner_count())) {
        const Spot& spot = state.corners[corner];
        if (spot.empty()) continue;
        for (const TileId tile : book.board().tiles(corner)) {
            if (state.token[tile] != total || is_blocked(book, state, tile)) continue;
            for (int yield = book.content().pieces[spot.piece()].yield; yield > 0; --yield)
                move(owed, spot.owner(), book.content().terrains[state.terrain[tile]].produces, 1);
        }
    }
    return owed;
}

}  // namespace

Fault step_fault(const Rulebook& book,
                 const State& before,
                 const Action& action,
                 const State& after,
                 const EventList& events) {
    State silent = before;
    if (!apply(book, silent, action))
        return "a function of a mod fails in " + action_text(book.content(), action);
    if (silent != after || digest(silent) != digest(after))
        return "a copy goes another way: " + action_text(book.content(), action);
    State again = before;
    EventList told;
    apply(book, again, action, &told);
    if (!std::equal(told.begin(), told.end(), events.begin(), events.end()))
        return "a copy tells something else: " + action_text(book.content(), action);
    if (const Fault fault = events_fault(book, before, after, events); !fault.empty())
        return fault + " after " + action_text(book.content(), action);
    if (after.actions != before.actions + 1) return "an action was not counted";
    return pieces_fault(book, before, action, after);
}

Fault harvest_fault(const Rulebook& book,
                    const State& before,
                    const Action& action,
                    const State& after) {
    if (book.content().kinds[action.kind].verb != Verb::roll) return {};
    int total = 0;
    for (const int die : after.dice)
        total += die;
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

}  // namespace hexholm::test
