// What a state keeps beside itself so that nobody counts it anew in each action: State::derived. It follows
// from the rest of the state and from the rules, never the other way round; digests leave it out, and
// is_derived_right() compares it with a recount. Only a long trail is one of several.
//
// what                   from                                                      changes with
// land for corner pieces terrain, face_down; of set-ups also where one may begin   the land
// ground for edge pieces terrain, face_down                                        the land
// coast                  terrain, face_down                                        the land
// tiles a neutral piece  terrain, token, face_down                                 the land
//   may enter
// points on the table    supply, holders of awards, pieces that are switched off,  pieces, awards, counters
//                        counters of players that all see
// income and finds by    terrain, token, face_down, corners, blocking pieces       land, pieces, neutral pieces
//   total
// places that are taken, corners, edges                                            pieces
//   crowded, and owned
// routes, and corners    edges                                                     pieces
//   at which they end
// edges that routes      edges, corners                                            pieces
//   reach
// pieces of lines that   edges, corners, counters of lanes                         pieces, these counters
//   could go elsewhere
// a long trail           edges, corners, measures                                  pieces
// ground for figures     terrain, face_down                                        the land
// places full of figures figures                                                   figures
//   of a kind
// cargo                  figures                                                   figures
// whereabouts of figures figures                                                   figures
// what is kept on tiles  terrain, face_down, counters of goods that are kept       the land, these counters
//
// Nothing of it is a secret: what lies face down is treated alike whatever it is.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "engine/game/core/play.h"

namespace hexholm {

// Derives everything: when a game was dealt, and when a table was arranged by hand.
void derive_all(const Rulebook& book, State& state);

// These follow what has changed. Terrains, tokens, or what lies face down:
void derive_from_land(const Rulebook& book, State& state);
// Called before and after one tile changes. In between nothing may be read.
void take_out_tile(const Rulebook& book, State& state, TileId tile);
void put_back_tile(const Rulebook& book, State& state, TileId tile);
// The counter of what is kept on the tile is another one by so much:
void follow_kept(const Rulebook& book, State& state, TileId tile, CounterId counter, int change);
// Updates what is kept where the owner of the tile and its good are known:
void follow_kept(const Rulebook& book, State& state, PlayerId keeper, GoodId good, int change);
// The supply of the player, his awards, open counters, or what of his is switched off:
void derive_points(const Rulebook& book, State& state, PlayerId owner);
// What stands on the corner or edge; `was` stood there before:
void follow_corner(const Rulebook& book, State& state, CornerId corner, Spot was);
void follow_edge(const Rulebook& book, State& state, EdgeId edge, Spot was);
// Lays something else on the edge, as routes see it: for who asks what would be. What was there:
Spot lay_on_edge(const Rulebook& book, State& state, EdgeId edge, Spot spot);
// Neutral pieces are about to leave their tiles, or have come to others. In between nothing is asked.
void unblock_tile(const Rulebook& book, State& state, TileId tile);
void block_tile(const Rulebook& book, State& state, TileId tile);

// The figure has gone from the one place to the other:
void follow_figure(
    const Rulebook& book, State& state, FigureId figure, FigurePlace from, FigurePlace to);
// Which land bears pieces and lets neutral pieces in; the same around a tile that has changed.
void derive_ground(const Rulebook& book, State& state);
void derive_ground_at(const Rulebook& book, State& state, TileId tile);
// For derived.cpp: all of what is derived for figures, and from where pieces stand.
void derive_figure_ground(const Rulebook& book, State& state);
void derive_full(const Rulebook& book, State& state);
void derive_cargo(const Rulebook& book, State& state);
void derive_whereabouts(const Rulebook& book, State& state);
void derive_stands(const Rulebook& book, State& state);
void follow_stand(const Rulebook& book, State& state, CornerId corner, Spot was);
// Which pieces of lines could go elsewhere: of everybody, and after something else stands on an edge or corner.
void derive_lines(const Rulebook& book, State& state);
void follow_lines(const Rulebook& book, State& state, EdgeId edge, Spot was);
void follow_lines(const Rulebook& book, State& state, CornerId corner, Spot was);

// Counted, not kept: the points on the table, and what the player's pieces that are switched off
// would give, less what they give all the same: those of one kind, or of all when `only` is none.
int count_points_on_table(const Rulebook& book, const State& state, PlayerId player);
int points_switched_off(const Rulebook& book, const State& state, PlayerId player, PieceId only);

// Counted, not kept: is it such an edge as coast_edges() tells?
bool is_coast_edge(const Rulebook& book, const State& state, EdgeId edge);

bool is_derived_right(const Rulebook& book, const State& state);

// Sets of corners, edges and tiles: where corner pieces may stand as far as the land goes, at any time and in
// a set-up; where a piece may stand on edges; which tiles the neutral piece may enter.
inline const std::uint64_t* open_land(const Rulebook& book, const State& state) {
    return state.derived.data() + book.layout().derived.open_land;
}
inline const std::uint64_t* setup_land(const Rulebook& book, const State& state) {
    return state.derived.data() + book.layout().derived.setup_land;
}
inline const std::uint64_t* bearing_ground(const Rulebook& book,
                                           const State& state,
                                           PieceId piece) {
    const DerivedPlaces& places = book.layout().derived;
    return state.derived.data() + places.bearing + piece.index() * places.edge_words;
}
// Edges between known land and open water or the rim of the board. REQUIRES: a pick asks for free coast.
inline const std::uint64_t* coast_edges(const Rulebook& book, const State& state) {
    const DerivedPlaces& places = book.layout().derived;
    HEX_CHECK(places.coast != DerivedPlaces::kNone);
    return state.derived.data() + places.coast;
}
inline const std::uint64_t* enterable_tiles(const Rulebook& book, const State& state, PawnId pawn) {
    const DerivedPlaces& places = book.layout().derived;
    return state.derived.data() + places.enterable + pawn.index() * places.tile_words;
}
template <class IdType>
bool is_in_set(const std::uint64_t* set, IdType place) {
    return ((set[place.index() / 64] >> (place.index() % 64)) & 1U) != 0;
}
template <class IdType>
void put_in_set(std::uint64_t* set, IdType place, bool value) {
    std::uint64_t& word = set[place.index() / 64];
    const std::size_t at = place.index() % 64;
    word = (word & ~(std::uint64_t{1} << at)) | std::uint64_t{value} << at;
}

// Sets of corners and edges on which something stands, and of the corners that are no two edges away from a
// piece that keeps its distance (B-156).
inline const std::uint64_t* taken_corners(const Rulebook& book, const State& state) {
    return state.derived.data() + book.layout().derived.taken_corners;
}
inline const std::uint64_t* taken_edges(const Rulebook& book, const State& state) {
    return state.derived.data() + book.layout().derived.taken_edges;
}
inline const std::uint64_t* crowded_corners(const Rulebook& book, const State& state) {
    return state.derived.data() + book.layout().derived.crowded;
}
// The corners with a piece that interrupts routes of others.
inline const std::uint64_t* interrupting_corners(const Rulebook& book, const State& state) {
    return state.derived.data() + book.layout().derived.interrupting;
}
// The corners on which something of the owner stands, and those at which one of his edges of the class
// ends, or more than one. REQUIRES for the last: some piece moves.
inline const std::uint64_t* corners_of(const Rulebook& book, const State& state, PlayerId owner) {
    const DerivedPlaces& places = book.layout().derived;
    return state.derived.data() + places.own_corners + owner.index() * places.corner_words;
}
inline std::size_t line_of(const Rulebook& book, PlayerId owner, RouteId route) {
    return owner.index() * book.content().routes.size() + route.index();
}
inline const std::uint64_t* touched_corners(const Rulebook& book,
                                            const State& state,
                                            PlayerId owner,
                                            RouteId route) {
    const DerivedPlaces& places = book.layout().derived;
    return state.derived.data() + places.touched +
           line_of(book, owner, route) * places.corner_words;
}
inline const std::uint64_t* shared_corners(const Rulebook& book,
                                           const State& state,
                                           PlayerId owner,
                                           RouteId route) {
    const DerivedPlaces& places = book.layout().derived;
    return state.derived.data() + places.shared + line_of(book, owner, route) * places.corner_words;
}

// The owner's edges of the class.
inline const std::uint64_t* lines_of(const Rulebook& book,
                                     const State& state,
                                     PlayerId owner,
                                     RouteId route) {
    const DerivedPlaces& places = book.layout().derived;
    return state.derived.data() + places.lines + line_of(book, owner, route) * places.edge_words;
}

// The edges by which the owner's network may go on with the class, free or not: at his pieces, and at ends of his
// edges of the class, as far as pieces on corners let it. REQUIRES: some piece moves.
inline const std::uint64_t* reached_edges(const Rulebook& book,
                                          const State& state,
                                          PlayerId owner,
                                          RouteId route) {
    const DerivedPlaces& places = book.layout().derived;
    return state.derived.data() + places.reached + line_of(book, owner, route) * places.edge_words;
}

// The edges of the player's pieces of lines at open ends for which another edge with the same number is free: a line has
// few of these, and nothing else of it moves. REQUIRES: some piece of a line moves.
inline const std::uint64_t* movable_in_lines(const Rulebook& book,
                                             const State& state,
                                             PlayerId player) {
    const DerivedPlaces& places = book.layout().derived;
    return state.derived.data() + places.movable + player.index() * places.edge_words;
}

// The edges of a route of the owner, as long as the award is known to measure at least; none: they are not known. Who
// measures routes keeps them, and is spared many searches. REQUIRES: some piece moves, and the award is for routes.
inline std::size_t trail_of(const Rulebook& book, AwardId award, PlayerId owner) {
    const DerivedPlaces& places = book.layout().derived;
    return places.trails[award.index()] + owner.index() * places.edge_words;
}
inline EdgeIds longest_trail(const Rulebook& book,
                             const State& state,
                             PlayerId owner,
                             AwardId award) {
    return EdgeIds::of(state.derived.data() + trail_of(book, award, owner),
                       book.place_sets().edge_words());
}
inline void keep_trail(
    const Rulebook& book, State& state, PlayerId owner, AwardId award, const EdgeIds& trail) {
    std::copy_n(trail.data(), book.place_sets().edge_words(),
                state.derived.data() + trail_of(book, award, owner));
}

// The owner's points from pieces, awards and counters of players that all see.
inline int points_on_table(const Rulebook& book, const State& state, PlayerId owner) {
    return static_cast<int>(
        static_cast<std::int64_t>(state.derived[book.layout().derived.points + owner.index()]));
}
// Where a figure of the kind can be as far as the land goes, a set of places; null: nobody moves it.
inline const std::uint64_t* figure_ground(const Rulebook& book,
                                          const State& state,
                                          FigureKindId kind) {
    const std::size_t at = book.layout().derived.figure_ground[kind.index()];
    return at == DerivedPlaces::kNone ? nullptr : state.derived.data() + at;
}
// Where as many of the kind stand as may be in one place; null: nobody moves it, or any number may.
inline const std::uint64_t* full_of_figures(const Rulebook& book,
                                            const State& state,
                                            FigureKindId kind) {
    const std::size_t at = book.layout().derived.full_of_figures[kind.index()];
    return at == DerivedPlaces::kNone ? nullptr : state.derived.data() + at;
}
// What a figure carries.
struct Cargo {
    std::uint64_t kinds = 0;  // bit per kind
    int size = 0;
};
inline Cargo cargo_of(const Rulebook& book, const State& state, FigureId carrier) {
    const Figure& one = book.content().figures[carrier];
    const std::size_t first = book.layout().derived.cargo[one.kind.index()];
    if (first == DerivedPlaces::kNone) return {};
    const std::size_t nth = carrier.index() - book.content().figure_kinds[one.kind].first.index();
    const std::uint64_t* const words = state.derived.data() + first + 2 * nth;
    return {words[0], static_cast<int>(words[1])};
}
// The kinds of which a figure of the player, or a neutral one, is there; bit per kind.
// REQUIRES: there are figures.
inline const std::uint64_t* whereabouts_of(const Rulebook& book,
                                           const State& state,
                                           PlayerId player) {
    return state.derived.data() + book.layout().derived.whereabouts + player.index() * kWheres;
}
inline std::uint64_t kinds_there(const Rulebook& book,
                                 const State& state,
                                 PlayerId player,
                                 Where where) {
    return whereabouts_of(book, state, player)[static_cast<std::size_t>(where)];
}
// The amount of a good on the tiles of a player, and the most that can lie there.
struct Kept {
    std::uint32_t lying = 0;
    std::uint32_t most = 0;
};
// REQUIRES: book.kept_goods() != 0.
inline Kept kept_by(const Rulebook& book, const State& state, PlayerId player, GoodId good) {
    const std::size_t at =
        book.layout().derived.kept + player.index() * book.goods() + good.index();
    return std::bit_cast<Kept>(state.derived[at]);
}
// The lanes of the goods of which there is not as much on the player's tiles as he has: not empty. What is
// too much for a hand counts as all that a hand can hold. REQUIRES: book.kept_goods() != 0.
inline Bundle::Words unsettled_lanes(const Rulebook& book, const State& state, PlayerId player) {
    const std::uint64_t* const lying =
        state.derived.data() + book.layout().derived.lying + 2 * player.index();
    const auto goods = std::bit_cast<Bundle::Words>(state.players[player].goods.rows);
    const Bundle::Words& kept = book.kept_lanes();
    return {(goods[0] ^ lying[0]) & kept[0], (goods[1] ^ lying[1]) & kept[1]};
}
// Has everybody what lies on his tiles? REQUIRES: book.kept_goods() != 0.
inline bool is_all_settled(const Rulebook& book, const State& state) {
    const std::uint64_t* lying = state.derived.data() + book.layout().derived.lying;
    const PlayerState* const players = &state.players[PlayerId(0)];
    Bundle::Words owed{};
    for (std::size_t player = 0; player < book.players(); ++player, lying += 2) {
        const auto goods = std::bit_cast<Bundle::Words>(players[player].goods.rows);
        owed[0] |= goods[0] ^ lying[0];
        owed[1] |= goods[1] ^ lying[1];
    }
    const Bundle::Words& kept = book.kept_lanes();
    return ((owed[0] & kept[0]) | (owed[1] & kept[1])) == 0;
}
// The tiles of the player on which the good can lie, a set.
inline const std::uint64_t* kept_tiles_of(const Rulebook& book,
                                          const State& state,
                                          PlayerId player,
                                          GoodId good) {
    const DerivedPlaces& places = book.layout().derived;
    return state.derived.data() + places.kept_tiles +
           (player.index() * book.goods() + good.index()) * places.tile_words;
}
// What each owner receives when this total is rolled, PackedGoods of so many words for one after the other.
// REQUIRES: book.keeps_income().
inline const std::uint64_t* income_of(const Rulebook& book, const State& state, int total) {
    const DerivedPlaces& places = book.layout().derived;
    return state.derived.data() + places.income +
           static_cast<std::size_t>(total) * state.players.size() * places.income_words;
}
// What each owner finds beside goods when this total is rolled, in the lanes of Rulebook::finds().
// REQUIRES: book.keeps_finds().
inline const std::uint64_t* finds_of(const Rulebook& book, const State& state, int total) {
    const DerivedPlaces& places = book.layout().derived;
    return state.derived.data() + places.finds +
           static_cast<std::size_t>(total) * state.players.size();
}

}  // namespace hexholm
