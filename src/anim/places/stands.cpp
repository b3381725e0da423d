#include "src/anim/places/stands.h"

#include <algorithm>

#include "src/anim/places/card_rows.h"
#include "src/anim/places/figure_stands.h"
#include "src/anim/places/places.h"
#include "src/scene/card_space.h"
#include "src/scene/hex_space.h"
#include "src/scene/pick.h"

namespace hexholm::anim {

using scene::Vec3;

namespace {

constexpr float kBuildingScale = 1.2f;
constexpr float kOffBeach = 0.21f;  // from an edge of the land to a piece afloat
constexpr float kOffSigns = 0.8f;   // from the middle of a tile to a figure beside a sign
constexpr float kSignReach = 1.1f;  // from an edge to the far side of a harbour's sign
// A figure stands beside the token of its tile, to the front right, so that the number stays readable.
constexpr Vec3 kBesideToken = {0.44f, 0, 0.30f};

// Off the land on one side of the edge, towards the water on the other.
Vec3 off_beach(const Rulebook& book, const State& state, EdgeId edge) {
    const Board& board = book.board();
    const Vec3 middle = place_of(board, edge);
    for (const TileId tile : board.tiles(edge))
        if (!is_water(book.content(), state, tile))
            return scene::normalize(middle - place_of(board, tile)) * kOffBeach;
    return {};
}

// Away from harbours, whose signs stand in the middle of tiles of water.
Vec3 off_signs(const Rulebook& book, const State& state, TileId tile) {
    const Vec3 middle = place_of(book.board(), tile);
    Vec3 away{};
    for (const HarbourSiteId site : all_ids<HarbourSiteId>(book.harbour_count())) {
        const EdgeId edge = state.harbour_edges[site];
        if (edge.is_none() || state.harbours[site].is_none()) continue;
        for (const TileId beside : book.board().tiles(edge))
            if (beside == tile) away = away + middle - place_of(book.board(), edge);
    }
    return scene::length(away) < 0.1f ? Vec3{} : scene::normalize(away) * kOffSigns;
}

bool has_water_beside(const Rulebook& book, const State& state, EdgeId edge) {
    const auto& tiles = book.board().tiles(edge);
    return tiles.size() < 2 || std::ranges::any_of(tiles, [&](TileId tile) {
               return is_water(book.content(), state, tile);
           });
}

// Where the sign of a harbour at that edge is, or would be.
void add_signs(const Rulebook& book, const State& state, EdgeId edge, std::vector<Vec3>& places) {
    const Vec3 middle = place_of(book.board(), edge);
    for (const TileId tile : book.board().tiles(edge)) {
        if (is_water(book.content(), state, tile)) continue;
        const Vec3 out = middle - place_of(book.board(), tile);
        places.push_back(middle + scene::normalize(out) * kSignReach);
    }
}

// A harbour that will be laid during the game may come to any coast.
void add_coast(const Rulebook& book, const State& state, std::vector<Vec3>& places) {
    for (const EdgeId edge : all_ids<EdgeId>(book.board().edge_count()))
        if (has_water_beside(book, state, edge)) add_signs(book, state, edge, places);
}

}  // namespace

bool is_water(const Content& content, const State& state, TileId tile) {
    const TerrainId terrain = state.terrain[tile];
    return state.face_down[tile] != 0 || terrain.is_none() || !content.terrains[terrain].land;
}

bool is_rim(const Content& content, const State& state, TileId tile) {
    const TerrainId terrain = state.terrain[tile];
    return state.face_down[tile] == 0 && terrain.is_some() && content.terrains[terrain].border;
}

bool floats(const Content& content, PieceId piece) {
    const std::uint32_t beside = content.pieces[piece].beside;
    if (beside == 0) return false;
    for (const TerrainId terrain : content.terrains.ids())
        if ((beside >> terrain.index() & 1U) != 0 && content.terrains[terrain].land) return false;
    return true;
}

Stand stand_of(const Rulebook& book, const State& state, PieceId piece, int place) {
    const Board& board = book.board();
    if (book.content().pieces[piece].on != PlaceKind::edge)
        return {place_of(board, CornerId(place)), 0, kBuildingScale};
    const EdgeId edge(place);
    Stand stand = {place_of(board, edge), heading_of(board, edge), 1};
    if (!floats(book.content(), piece) || !has_water_beside(book, state, edge)) return stand;
    stand.position = stand.position + off_beach(book, state, edge);
    stand.position.y = scene::kWaterLevel;
    return stand;
}

Vec3 stand_of_pawn(const Rulebook& book, const State& state, TileId tile, int order) {
    Vec3 middle = place_of(book.board(), tile);
    if (is_water(book.content(), state, tile)) {
        middle = middle + off_signs(book, state, tile);
        middle.y = scene::kWaterLevel;
    }
    if (state.token[tile] == 0 && order == 0) return middle;
    return middle + scene::rotate(scene::turn_y(static_cast<float>(order) * 1.2f), kBesideToken);
}

template <class Shown>
static std::vector<Vec3> places_of_tiles(const Rulebook& book, const State& state, Shown is_shown) {
    const Board& board = book.board();
    std::vector<Vec3> places;
    for (const TileId tile : all_ids<TileId>(board.tile_count())) {
        if (!is_shown(tile)) continue;
        for (const CornerId corner : board.corners(tile))
            places.push_back(place_of(board, corner));
    }
    bool all_laid = true;
    for (const HarbourSiteId site : all_ids<HarbourSiteId>(book.harbour_count())) {
        const EdgeId edge = state.harbour_edges[site];
        all_laid &= edge.is_some();
        if (edge.is_some()) add_signs(book, state, edge, places);
    }
    if (!all_laid) add_coast(book, state, places);
    return places;
}

// The cards that lie there and one step round them, for that is where the next ones come to lie.
static std::vector<Vec3> places_of_cards(const Rulebook& book, const State& state, float stacked) {
    const Board& board = book.board();
    const CardRows rows(board, stacked);
    std::vector<Vec3> places;
    const auto add = [&](Hex card) {
        const Vec3 at = rows.place(card);
        constexpr float kBeside = 0.58f;
        for (const float side : {-kBeside, kBeside})
            for (const float away : {-kBeside, kBeside})
                places.push_back(at + Vec3{side * scene::kCardStep, 0, away * scene::kRowStep});
    };
    for (const CornerId corner : all_ids<CornerId>(board.corner_count())) {
        if (state.corners[corner].empty()) continue;
        add(board.at(corner));
        for (const TileId tile : board.tiles(corner)) {
            add(board.hex(tile));
            // Places beside the same land are used, too, such as sites at a town.
            for (const CornerId other : board.corners(tile))
                if (board.at(other).q == board.at(corner).q) add(board.at(other));
        }
    }
    // The open end of a road is where the next town is built.
    for (const EdgeId edge : all_ids<EdgeId>(board.edge_count()))
        if (!state.edges[edge].empty())
            for (const CornerId end : board.ends(edge))
                add(board.at(end));
    if (!places.empty()) return places;
    for (const TileId tile : all_ids<TileId>(board.tile_count()))
        add(board.hex(tile));
    return places;
}

// Land that is known, and what players and neutral pieces are at.
static std::vector<Vec3> known_places(const Rulebook& book, const State& state) {
    const Board& board = book.board();
    std::vector<Vec3> known;
    for (const TileId tile : all_ids<TileId>(board.tile_count()))
        if (!is_water(book.content(), state, tile)) known.push_back(place_of(board, tile));
    for (const EdgeId edge : all_ids<EdgeId>(board.edge_count()))
        if (!state.edges[edge].empty()) known.push_back(place_of(board, edge));
    for (const PawnId pawn : book.content().pawns.ids())
        if (state.pawns[pawn].is_some()) known.push_back(place_of(board, state.pawns[pawn]));
    for (const FigureId figure : book.content().figures.ids())
        if (state.figures[figure].is_in_play())
            known.push_back(figure_stand(book, state, figure).position);
    return known;
}

// The tiles to show. On a map that has to be explored these are the known tiles and those around
// them, so that the picture is large at first and opens out as more is found.
static std::vector<char> tiles_to_show(const Rulebook& book, const State& state) {
    constexpr float kRound = 3.6f;  // two tiles
    const Board& board = book.board();
    const auto tiles = all_ids<TileId>(board.tile_count());
    const bool explored =
        std::ranges::none_of(tiles, [&](TileId tile) { return state.face_down[tile] != 0; });
    const std::vector<Vec3> known = explored ? std::vector<Vec3>() : known_places(book, state);
    std::vector<char> shown;
    for (const TileId tile : tiles) {
        const Vec3 there = place_of(board, tile);
        const bool is_near = known.empty() || std::ranges::any_of(known, [&](Vec3 place) {
                                 return scene::ground_distance(place, there) < kRound;
                             });
        shown.push_back(is_near && !is_rim(book.content(), state, tile));
    }
    return shown;
}

std::vector<Vec3> whole_map(const Rulebook& book, const State& state) {
    if (!book.board().has_directions()) return places_of_cards(book, state, stacked_cards());
    return places_of_tiles(book, state,
                           [&](TileId tile) { return !is_rim(book.content(), state, tile); });
}

std::vector<Vec3> places_to_show(const Rulebook& book, const State& state, float stacked) {
    if (!book.board().has_directions()) return places_of_cards(book, state, stacked);
    const std::vector<char> shown = tiles_to_show(book, state);
    return places_of_tiles(book, state, [&](TileId tile) { return shown[tile.index()] != 0; });
}

std::vector<Vec3> land_to_show(const Rulebook& book, const State& state, float stacked) {
    if (!book.board().has_directions()) return places_of_cards(book, state, stacked);
    const std::vector<char> shown = tiles_to_show(book, state);
    return places_of_tiles(book, state, [&](TileId tile) {
        return shown[tile.index()] != 0 &&
               (state.face_down[tile] != 0 || !is_water(book.content(), state, tile));
    });
}

}  // namespace hexholm::anim
