// Which land bears what: places where pieces may stand and neutral pieces may go, as far as the land decides it.
#include <algorithm>

#include "engine/game/derived/derived.h"

namespace hexholm {
namespace {

bool is_known_land(const Rulebook& book, const State& state, TileId tile) {
    return state.face_down[tile] == 0 && book.content().terrains[state.terrain[tile]].land;
}

// Land on which corner pieces may stand (S-23, S-109).
bool is_open_land(const Rulebook& book, const State& state, CornerId corner) {
    return std::ranges::any_of(book.board().tiles(corner), [&](TileId tile) {
        return is_known_land(book, state, tile) && !book.is_closed(tile);
    });
}
bool is_setup_land(const Rulebook& book, const State& state, CornerId corner) {
    const auto& tiles = book.board().tiles(corner);
    const bool may_begin =
        book.content().map.setup_on == 0 ||
        std::ranges::any_of(tiles, [&](TileId tile) { return book.may_begin_on(tile); });
    return may_begin && std::ranges::none_of(tiles, [&](TileId tile) {
               return state.face_down[tile] == 0 &&
                      book.content().terrains[state.terrain[tile]].setup_forbidden;
           });
}

// One of the terrains that the piece needs (S-10, S-17), but not only the rim of the map.
bool bears(const Rulebook& book, const State& state, const Piece& piece, EdgeId edge) {
    bool needed = false;
    bool inside = false;
    for (const TileId tile : book.board().sides(edge)) {
        const std::uint32_t terrain = std::uint32_t{1} << state.terrain[tile].value;
        const bool is_known = state.face_down[tile] == 0;
        needed |= is_known & ((piece.beside & terrain) != 0);
        inside |= !is_known | ((book.border() & terrain) == 0);
    }
    return needed & inside;
}

bool is_enterable(const Rulebook& book, const State& state, const Pawn& pawn, TileId tile) {
    if (state.face_down[tile] != 0 || !in_mask(pawn.may_enter, state.terrain[tile])) return false;
    return !pawn.numbered_only || state.token[tile] != 0 ||
           in_mask(book.untokened(), state.terrain[tile]);
}

void derive_corner(const Rulebook& book, State& state, CornerId corner) {
    const DerivedPlaces& places = book.layout().derived;
    std::uint64_t* const words = state.derived.data();
    const bool open = is_open_land(book, state, corner);
    put_in_set(words + places.open_land, corner, open);
    put_in_set(words + places.setup_land, corner, open && is_setup_land(book, state, corner));
}
void derive_edge(const Rulebook& book, State& state, EdgeId edge) {
    const DerivedPlaces& places = book.layout().derived;
    for (const PieceId piece : book.content().pieces.ids()) {
        if (book.content().pieces[piece].on != PlaceKind::edge) continue;
        put_in_set(state.derived.data() + places.bearing + piece.index() * places.edge_words, edge,
                   bears(book, state, book.content().pieces[piece], edge));
    }
    if (places.coast != DerivedPlaces::kNone)
        put_in_set(state.derived.data() + places.coast, edge, is_coast_edge(book, state, edge));
}
void derive_tile(const Rulebook& book, State& state, TileId tile) {
    const DerivedPlaces& places = book.layout().derived;
    for (const PawnId pawn : book.content().pawns.ids())
        put_in_set(state.derived.data() + places.enterable + pawn.index() * places.tile_words, tile,
                   is_enterable(book, state, book.content().pawns[pawn], tile));
}

// Visits the hubs, which are the last of all corners and no places around a tile.
template <class Visit>
void visit_hubs(const Rulebook& book, Visit visit) {
    for (std::size_t at = book.board().corner_count(); at-- > 0;) {
        if (!book.board().is_hub(CornerId(at))) return;
        visit(CornerId(at));
    }
}

// Each place around such a tile is one of the set.
template <class Holds>
SpotSet<CornerId> corners_around(const Rulebook& book, Holds holds) {
    SpotSet<CornerId> corners;
    for (const TileId tile : all_ids<TileId>(book.board().tile_count()))
        if (holds(tile))
            corners.add(book.place_sets().rim(tile.index()), book.place_sets().corner_words());
    return corners;
}
template <class Holds>
SpotSet<EdgeId> edges_around(const Rulebook& book, Holds holds) {
    SpotSet<EdgeId> edges;
    for (const TileId tile : all_ids<TileId>(book.board().tile_count()))
        if (holds(tile))
            edges.add(book.place_sets().sides(tile.index()), book.place_sets().edge_words());
    return edges;
}

// Tile by tile, which says the same as derive_corner() of all corners: six of them share what is asked.
void derive_corners(const Rulebook& book, State& state) {
    const DerivedPlaces& places = book.layout().derived;
    const auto& terrains = book.content().terrains;
    const auto corners = corners_around(book, [&](TileId tile) {
        return is_known_land(book, state, tile) && !book.is_closed(tile);
    });
    auto of_setup = corners;
    if (book.content().map.setup_on != 0)
        of_setup.keep(corners_around(book, [&](TileId tile) { return book.may_begin_on(tile); }));
    of_setup.remove(corners_around(book, [&](TileId tile) {
        return state.face_down[tile] == 0 && terrains[state.terrain[tile]].setup_forbidden;
    }));
    std::uint64_t* const words = state.derived.data();
    std::copy_n(corners.data(), places.corner_words, words + places.open_land);
    std::copy_n(of_setup.data(), places.corner_words, words + places.setup_land);
    visit_hubs(book, [&](CornerId hub) { derive_corner(book, state, hub); });
}

// Flips the sides of every tile of land, so that a side of two such tiles is removed again.
void derive_coast(const Rulebook& book, State& state) {
    const std::size_t words = book.place_sets().edge_words();
    SpotSet<EdgeId> coast;
    for (const TileId tile : all_ids<TileId>(book.board().tile_count()))
        if (is_known_land(book, state, tile))
            coast.flip(book.place_sets().sides(tile.index()), words);
    coast.remove(edges_around(book, [&](TileId tile) { return state.face_down[tile] != 0; }));
    std::copy_n(coast.data(), words, state.derived.data() + book.layout().derived.coast);
}

// Computes for all edges which pieces the ground allows, tile by tile.
void derive_edges(const Rulebook& book, State& state) {
    const DerivedPlaces& places = book.layout().derived;
    const auto inside = edges_around(book, [&](TileId tile) {
        return state.face_down[tile] != 0 || !in_mask(book.border(), state.terrain[tile]);
    });
    for (const PieceId piece : book.content().pieces.ids()) {
        const Piece& declared = book.content().pieces[piece];
        if (declared.on != PlaceKind::edge) continue;
        auto bearing = edges_around(book, [&](TileId tile) {
            return state.face_down[tile] == 0 && in_mask(declared.beside, state.terrain[tile]);
        });
        bearing.keep(inside);
        std::copy_n(bearing.data(), places.edge_words,
                    state.derived.data() + places.bearing + piece.index() * places.edge_words);
    }
    if (places.coast != DerivedPlaces::kNone) derive_coast(book, state);
    visit_hubs(book, [&](CornerId hub) {
        for (const EdgeId edge : book.board().edges(hub))
            derive_edge(book, state, edge);
    });
}

}  // namespace

bool is_coast_edge(const Rulebook& book, const State& state, EdgeId edge) {
    const auto& tiles = book.board().tiles(edge);
    return std::ranges::none_of(tiles, [&](TileId tile) { return state.face_down[tile] != 0; }) &&
           std::ranges::count_if(
               tiles, [&](TileId tile) { return is_known_land(book, state, tile); }) == 1;
}

void derive_ground(const Rulebook& book, State& state) {
    derive_corners(book, state);
    derive_edges(book, state);
    for (const TileId tile : all_ids<TileId>(book.board().tile_count()))
        derive_tile(book, state, tile);
}

// Corners in the middle of the tile are no rim of it, but joined to corners there.
void derive_ground_at(const Rulebook& book, State& state, TileId tile) {
    derive_tile(book, state, tile);
    if (const auto hub = book.board().hub(tile)) derive_corner(book, state, *hub);
    for (const CornerId corner : book.board().corners(tile)) {
        derive_corner(book, state, corner);
        for (const EdgeId edge : book.board().edges(corner))
            derive_edge(book, state, edge);
    }
}

}  // namespace hexholm
