#include "engine/game/watch/tally.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "engine/base/check.h"
#include "engine/game/core/event_facts.h"
#include "engine/game/core/play.h"
#include "engine/game/land/harvest.h"
#include "engine/game/pawns/pawns.h"
#include "engine/game/view/points.h"

namespace hexholm {
namespace {

// Calls visit(owner, goods) for each piece that would receive from the tile.
template <class Visit>
void for_each_claim(const Rulebook& book, const State& state, TileId tile, Visit visit) {
    const Terrain& terrain = book.content().terrains[state.terrain[tile]];
    visit_claims(book, state, tile, [&](const Claim& claim) {
        const int goods = claim.goods.total() + terrain.choose * claim.yield;
        if (goods > 0) visit(claim.owner, goods);
    });
}

// 0 where a card took the place of some that count.
int sum_of(const Rulebook& book, const Event& event) {
    const std::array<int, kMaxDice> faces = {event.a, event.b, event.c, event.d};
    int sum = 0;
    for (std::size_t at = 0; at < book.content().dice.size(); ++at) {
        if (!book.content().dice[at].counts) continue;
        if (faces[at] == 0) return 0;
        sum += faces[at];
    }
    return sum;
}

// The dice that are told with the card do not tell its total.
bool says_total(const Rulebook& book, const Card& card) {
    const auto counting =
        std::ranges::count_if(book.content().dice, [](const Die& die) { return die.counts; });
    const auto shown = std::ranges::count_if(card.dice, [&](const DieValue& value) {
        return book.content().dice[static_cast<std::size_t>(value.die)].counts;
    });
    return card.total > 0 && shown < counting;
}

}  // namespace

int PlayerTally::produced_in_all() const {
    return std::accumulate(produced.begin(), produced.end(), 0);
}

Tally::Tally(const Rulebook& book) : players(book.players()) {
    const int most = book.greatest_total();
    throws.resize(static_cast<std::size_t>(most) + 1);
    for (int total = 0; total <= most; ++total)
        ways.push_back(book.pips(total));
    begin_told(book);
}

int Tally::throws_in_all() const {
    return std::accumulate(throws.begin(), throws.end(), 0);
}

void Tally::add(const Rulebook& book, const State& state, const Event& event) {
    const auto of = [&](PlayerId player) -> PlayerTally& { return players[player.index()]; };
    const int goods = event.goods[0].total();
    add_told(book, event);
    if (facts_of(event.kind).topic == EventTopic::trade) add_trade(event);
    switch (event.kind) {
        case EventKind::turn_began:
            ++turns;
            add_points(book, state);
            break;
        case EventKind::rolled:
            if (const int sum = sum_of(book, event); state.turn > 0 && sum > 0)
                add_throw(book, state, sum);
            break;
        case EventKind::card_turned:
            if (says_total(book, book.content().cards[CardId(event.b)]))
                add_throw(book, state, book.content().cards[CardId(event.b)].total);
            break;
        case EventKind::produced:
            for (const GoodId good : all_ids<GoodId>(book.goods()))
                of(event.player).produced[good.index()] += event.goods[0][good];
            break;
        case EventKind::gained: of(event.player).gained += goods; break;
        case EventKind::discarded: of(event.player).discarded += goods; break;
        case EventKind::stolen:
            of(event.player).robbed += event.a;
            of(event.other).lost += event.a;
            break;
        case EventKind::collected:
            of(event.player).robbed += goods;
            of(event.other).lost += goods;
            break;
        case EventKind::card_bought: ++of(event.player).cards; break;
        case EventKind::game_over: add_points(book, state); break;
        default: break;
    }
}

void Tally::add_trade(const Event& event) {
    HEX_CHECK(event.player.is_some());
    visit_goods(event, [&](const Bundle& goods, PlayerId from, PlayerId to) {
        if (from.is_some()) players[from.index()].given_in_trade += goods.total();
        if (to.is_some()) players[to.index()].taken_in_trade += goods.total();
    });
}

void Tally::add_throw(const Rulebook& book, const State& state, int total) {
    if (static_cast<std::size_t>(total) < throws.size()) ++throws[static_cast<std::size_t>(total)];
    for (const TileId tile : all_ids<TileId>(book.board().tile_count())) {
        const int token = state.token[tile];
        if (token == 0 || state.face_down[tile] != 0) continue;
        if (is_blocked(book, state, tile)) {
            const std::array<int, 2> totals = book.content().totals_of(token);
            if (totals[0] == total || totals[1] == total)
                for_each_claim(book, state, tile, [&](PlayerId owner, int goods) {
                    players[owner.index()].blocked += goods;
                });
            continue;
        }
        const int share = 1000 * book.pips(token) / book.rolls_in_all();
        for_each_claim(book, state, tile, [&](PlayerId owner, int goods) {
            players[owner.index()].expected += goods * share;
        });
    }
}

void Tally::add_points(const Rulebook& book, const State& state) {
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        players[player.index()].points.push_back(public_points(book, state, player));
}

}  // namespace hexholm
