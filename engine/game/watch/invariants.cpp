#include "engine/game/watch/invariants.h"

#include <algorithm>

#include "engine/game/asking/effects.h"
#include "engine/game/core/zones.h"
#include "engine/game/derived/derived.h"
#include "engine/game/routes/routes.h"
#include "engine/game/standing/measures.h"
#include "engine/game/standing/ranks.h"
#include "engine/game/view/view.h"
#include "engine/game/watch/counter_invariants.h"
#include "engine/game/watch/figure_invariants.h"

namespace hexholm {
namespace {

using Fault = std::optional<std::string>;

// B-216: the bank and all hands together hold what was there at the start.
Fault check_goods(const Rulebook& book, const State& state) {
    for (const GoodId good : book.content().goods.ids()) {
        if (book.content().goods[good].endless) continue;
        int total = state.bank[good];
        for (const PlayerId player : all_ids<PlayerId>(book.players()))
            total += state.players[player].goods[good];
        if (total != book.content().goods[good].bank)
            return "B-216: " + book.content().goods[good].name +
                   " in bank and hands: " + std::to_string(total);
    }
    return {};
}

// C-18: what a player has of a good that is kept on tiles lies there, unless he is asked where;
// what was paid for the last building of a game nobody takes away any more.
Fault check_kept(const Rulebook& book, const State& state) {
    if (book.kept_goods() == 0 || is_asking(state) || state.stage == Stage::over) return {};
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        for (const GoodId good : book.content().goods.ids()) {
            if (!in_mask(book.kept_goods(), good)) continue;
            const Counter& stock = book.content().counters[book.content().goods[good].kept];
            int lying = 0;
            for (const TileId tile : all_ids<TileId>(book.board().tile_count()))
                if (book.content().map.tiles[tile.index()].seat == player.index() + 1 &&
                    kept_good(book, state, tile) == good)
                    lying += counter_value(state, stock, tile.index());
            if (lying != state.players[player].goods[good])
                return "C-18: " + book.content().goods[good].name + " on the tiles of seat " +
                       std::to_string(player.index()) + ": " + std::to_string(lying);
        }
    return {};
}

// Counters that tell who has the least or the most of a good say what is so.
Fault check_ranks(const Rulebook& book, const State& state) {
    if (is_asking(state) || state.stage == Stage::over) return {};
    for (const CounterId id : book.rank_counters()) {
        const Counter& counter = book.content().counters[id];
        for (const PlayerId player : all_ids<PlayerId>(book.players()))
            if (counter_value(state, counter, player.index()) !=
                rank_of(book, state, counter, player))
                return "X-R-30: " + counter.name + " of seat " + std::to_string(player.index());
    }
    return {};
}

// B-217: the same for the cards of each kind, in the pile, zones, hands, open and removed.
Fault check_cards(const Rulebook& book, const State& state) {
    const Content& content = book.content();
    Table<CardId, int> count(content.cards.size(), 0);
    for (const DeckId deck : content.decks.ids())
        for (std::size_t at = 0; at < state.deck_size[deck]; ++at) {
            const CardId card = state.deck_cards[book.deck_start(deck) + at];
            if (card.is_none())
                return "the pile " + content.decks[deck].name + " has a card that nobody knows";
            ++count[card];
        }
    for (std::size_t run = 0; run < content.zone_runs.size(); ++run)
        for (int nth = 0; nth < zone_size(book, state, run); ++nth)
            ++count[zone_card(book, state, run, nth)];
    for (const CardId card : content.cards.ids()) {
        int total = count[card] + state.removed[card];
        for (const PlayerId player : all_ids<PlayerId>(book.players()))
            total += state.players[player].hand[card] + state.players[player].open[card];
        if (total != content.cards[card].copies)
            return "B-217: cards " + content.cards[card].name + ": " + std::to_string(total);
    }
    return {};
}

// B-218: pieces on the board and in the supply.
Fault check_pieces(const Rulebook& book, const State& state) {
    std::array<std::array<int, kMaxPieces>, kMaxOwners> placed{};
    const auto count = [&](const Spot& spot) {
        if (!spot.empty()) ++placed[spot.owner().index()][spot.piece().index()];
    };
    for (const CornerId corner : all_ids<CornerId>(book.board().corner_count()))
        count(state.corners[corner]);
    for (const EdgeId edge : all_ids<EdgeId>(book.board().edge_count()))
        count(state.edges[edge]);
    for (const PlayerId player : all_ids<PlayerId>(book.owners()))
        for (const PieceId piece : book.content().pieces.ids())
            if (placed[player.index()][piece.index()] + state.players[player].supply[piece] !=
                book.content().pieces[piece].supply)
                return "B-218: pieces " + book.content().pieces[piece].name + " of seat " +
                       std::to_string(player.index());
    return {};
}

// B-219: pieces that keep their distance do so.
Fault check_distance(const Rulebook& book, const State& state) {
    for (const EdgeId edge : all_ids<EdgeId>(book.board().edge_count())) {
        const auto keeps = [&](CornerId corner) {
            const Spot& spot = state.corners[corner];
            return !spot.empty() && book.content().pieces[spot.piece()].distance > 1;
        };
        if (keeps(book.board().ends(edge)[0]) && keeps(book.board().ends(edge)[1]))
            return "B-219: two buildings at edge " + std::to_string(edge.index());
    }
    return {};
}

// Where a trail is kept, it is one, and as long as the longest is known to be at least.
bool is_trail_right(const Rulebook& book, const State& state, PlayerId owner, AwardId award) {
    if (!book.has_moves()) return true;
    const EdgeIds trail = longest_trail(book, state, owner, award);
    if (trail.empty()) return true;
    State alone = state;
    for (const EdgeId edge : all_ids<EdgeId>(book.board().edge_count()))
        if (!trail.has(edge)) lay_on_edge(book, alone, edge, Spot());
    const int least = measured(state, award, owner).least;
    return trail.count() == least &&
           longest_route(book, alone, owner, book.content().awards[award].routes) == least;
}

// B-220: who holds an award has earned it, and nobody has more.
Fault check_awards(const Rulebook& book, const State& state) {
    for (const AwardId award : book.content().awards.ids()) {
        const Award& declared = book.content().awards[award];
        const PlayerId holder = state.award_holder[award];
        int most = 0;
        int sharers = 0;
        for (const PlayerId player : all_ids<PlayerId>(book.owners())) {
            const Measured known = measured(state, award, player);
            const int measure = declared.metric == Metric::route
                                    ? longest_route(book, state, player, declared.routes)
                                    : known.least;
            if (measure < known.least || measure > known.most ||
                measure != measure_of(book, state, award, player))
                return "B-198: " + declared.name + " of seat " + std::to_string(player.index()) +
                       " is not up to date";
            if (declared.metric == Metric::route && !is_trail_right(book, state, player, award))
                return "the trail kept for " + declared.name + " of seat " +
                       std::to_string(player.index()) + " is none";
            if (holder.is_some() && measure > measure_of(book, state, award, holder))
                return "B-196: " + declared.name + " is not held by who has most";
            sharers = measure > most ? 1 : sharers + (measure == most ? 1 : 0);
            most = std::max(most, measure);
        }
        if (holder.is_none() && declared.needs.is_none() && most >= declared.least && sharers == 1)
            return "B-196: " + declared.name + " is held by nobody, though one has most";
        if (holder.is_some() && measured(state, award, holder).least < declared.least)
            return "B-220: " + declared.name + " is held with too little";
    }
    return {};
}

// Numbers of mods are within what they were declared with.
Fault check_counters(const Rulebook& book, const State& state) {
    for (const Counter& counter : book.content().counters) {
        for (const int value : cells_of(book, state, counter))
            if (value < counter.least || value > counter.most)
                return "the counter " + counter.name + " is " + std::to_string(value);
    }
    return {};
}

// A zone has no more cards than it holds, and of its decks only.
Fault check_zones(const Rulebook& book, const State& state) {
    const Content& content = book.content();
    for (std::size_t run = 0; run < content.zone_runs.size(); ++run) {
        const Zone& zone = content.zones[content.zone_runs[run].zone];
        const int size = zone_size(book, state, run);
        if (size < 0 || size > static_cast<int>(content.zone_runs[run].room))
            return "the zone " + zone.name + " has " + std::to_string(size) + " cards";
        for (int nth = 0; nth < size; ++nth)
            if (zone_card(book, state, run, nth).is_none())
                return "the zone " + zone.name + " has a card that nobody knows";
            else if (zone.decks != 0 &&
                     !in_mask(zone.decks, content.cards[zone_card(book, state, run, nth)].deck))
                return "the zone " + zone.name + " has a card of another deck";
    }
    return {};
}

// X-F-19: nobody holds too many cards; X-F-32: what is laid open at once is in no hand.
Fault check_hands(const Rulebook& book, const State& state) {
    const Content& content = book.content();
    for (const PlayerId player : all_ids<PlayerId>(book.players())) {
        const std::string seat = " of seat " + std::to_string(player.index());
        for (const DeckId deck : content.decks.ids()) {
            const int limit = content.decks[deck].hand_limit;
            if (limit > 0 && cards_held(book, state, player, deck) > limit)
                return "X-F-19: too many cards of " + content.decks[deck].name + seat;
        }
        for (const CardId card : content.cards.ids()) {
            const PlayerState& own = state.players[player];
            if (own.fresh[card] > own.hand[card])
                return "B-170: more new cards " + content.cards[card].name + " than held" + seat;
            if (content.cards[card].opens_at_once && own.hand[card] > 0)
                return "X-F-32: a hidden card " + content.cards[card].name + seat;
        }
    }
    return {};
}

Fault check_flow(const Rulebook& book, const State& state) {
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        if (state.players[player].wins_beside != 0 &&
            (state.winner.is_none() || state.winner == player))
            return "somebody wins beside nobody";
    if (state.stage == Stage::over)
        // A mod may let everybody lose, and a last round may end in a tie.
        return state.winner.is_some() || book.has_hooks() || book.content().rules.last_round != 0
                   ? Fault{}
                   : Fault{"the game is over without a winner"};
    if (state.stage != Stage::play && state.frame_count == 0)
        return "nothing is asked in the set-up";
    if (state.acting.index() >= book.players()) return "nobody acts";
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        if (has(state.open_offers, player) != (state.offers[player].open != 0))
            return "the set of open offers is not up to date";
    if (is_asking(state) && top_frame(state).waiting == 0) return "a question asks nobody";
    return {};
}

// Checks that derived values are what a new computation gives.
Fault check_derived(const Rulebook& book, const State& state) {
    return is_derived_right(book, state) ? Fault{} : Fault{"what is derived is not up to date"};
}

}  // namespace

std::optional<std::string> violated(const Rulebook& book, const State& state) {
    for (const auto check :
         {check_goods, check_kept, check_ranks, check_zones, check_cards, check_pieces,
          check_distance, check_awards, check_counters, check_following_counters, check_hands,
          check_figures, check_flow, check_derived})
        if (const Fault fault = check(book, state)) return fault;
    return {};
}

}  // namespace hexholm
