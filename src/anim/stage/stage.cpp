#include "src/anim/stage/stage.h"

#include <algorithm>
#include <cstdio>

#include "src/anim/places/places.h"
#include "src/anim/places/stands.h"
#include "src/anim/stage/celebration.h"
#include "src/anim/stage/dice_motion.h"
#include "src/anim/stage/figures.h"
#include "src/anim/stage/markers.h"
#include "src/anim/stage/sparks.h"
#include "src/anim/stage/stage_moves.h"

namespace hexholm::anim {

namespace {

using scene::Scene;
using scene::Vec3;

constexpr float kSunk = 0.012f;  // so much of a path lies in the ground
constexpr unsigned kBarePath = 0xB89B66;

// Scatters the turns of the tiles without a pattern that the eye finds.
unsigned scatter(std::size_t number) {
    auto mixed = static_cast<unsigned>(number) * 2654435761U;
    mixed ^= mixed >> 15;
    return mixed * 2246822519U >> 8;
}

bool is_red(const Content& content, int token) {
    const auto& red = content.map.red_tokens;
    return std::find(red.begin(), red.end(), token) != red.end();
}

scene::TokenFace token_face(const Rulebook& book, int number) {
    return {number, book.pips(number), is_red(book.content(), number)};
}

// The model of the tile's terrain, or the one that a number of the tile chooses.
scene::ModelId tile_model(const StageSetting& setting, const State& state, TileId id) {
    const TerrainId terrain = state.terrain[id];
    const Content& content = setting.book.content();
    const CounterId chooses = content.terrains[terrain].looks_by;
    const std::size_t cell =
        chooses.is_none() ? Counter::kNoCell : content.counters[chooses].cell_of(id.index());
    const int look = cell == Counter::kNoCell ? 0 : state.counters[cell];
    const auto& others = setting.looks.terrain_looks[terrain];
    return look > 0 && static_cast<std::size_t>(look) <= others.size()
               ? others[static_cast<std::size_t>(look) - 1]
               : setting.looks.terrains[terrain];
}

void add_tile(const StageSetting& setting, const State& state, TileId id, Scene& scene) {
    const Content& content = setting.book.content();
    scene::Tile tile;
    tile.position = place_of(content.board, id);
    tile.face_down = state.face_down[id] != 0;
    const TerrainId terrain = state.terrain[id];
    if (terrain.is_some() && !tile.face_down) {
        tile.model = tile_model(setting, state, id);
        tile.water = !content.terrains[terrain].land;
        tile.rim = content.terrains[terrain].border;
    }
    // With three variants no tile lies beside one of its own variant, as when a map is painted in
    // three colours.
    const Hex hex = content.board.hex(id);
    tile.variant = ((hex.q - hex.r) % 3 + 3) % 3;
    tile.rotation = static_cast<int>(scatter(id.index()) % 6);
    const std::array<int, 2> totals = content.totals_of(state.token[id]);
    if (totals[1] == 0)
        tile.token = token_face(setting.book, totals[0]);
    else
        for (std::size_t at = 0; at < totals.size(); ++at)
            tile.small_tokens[at] = token_face(setting.book, totals[at]);
    if (terrain.is_some() && !tile.face_down) {
        const std::vector<int>& numbers = content.terrains[terrain].numbers;
        for (std::size_t at = 0; at < std::min(numbers.size(), tile.small_tokens.size()); ++at)
            tile.small_tokens[at] = token_face(setting.book, numbers[at]);
    }
    scene.tiles.push_back(tile);
}

void add_harbour(const StageSetting& setting,
                 const State& state,
                 HarbourSiteId site,
                 Scene& scene) {
    const Content& content = setting.book.content();
    const HarbourId id = state.harbours[site];
    const EdgeId edge = state.harbour_edges[site];
    if (id.is_none() || edge.is_none()) return;
    const Harbour& kind = content.harbours[id];
    scene::Harbour harbour;
    harbour.edge = place_of(content.board, edge);
    // Out to sea is away from the land tile at the edge.
    for (const TileId tile : content.board.tiles(edge))
        if (state.terrain[tile].is_none() || content.terrains[state.terrain[tile]].land)
            harbour.direction = scene::normalize(harbour.edge - place_of(content.board, tile));
    harbour.label = std::to_string(kind.rate) + ":1";
    if (kind.good.is_some()) {
        harbour.icon = setting.looks.goods[kind.good];
        harbour.color = scene::rgb(content.goods[kind.good].face.color);
    }
    scene.harbours.push_back(harbour);
}

scene::Mood mood_of(Mood mood) {
    switch (mood) {
        case Mood::morning: return scene::Mood::morning;
        case Mood::noon: return scene::Mood::noon;
        case Mood::evening: return scene::Mood::evening;
        case Mood::night: return scene::Mood::night;
    }
    return scene::Mood::noon;
}

void add_pieces(const StageSetting& setting, const State& state, Scene& scene) {
    const Board& board = setting.book.board();
    for (const EdgeId edge : all_ids<EdgeId>(board.edge_count()))
        if (!state.edges[edge].empty())
            scene.pieces.push_back(piece_of(setting, state, state.edges[edge], edge.number()));
    for (const CornerId corner : all_ids<CornerId>(board.corner_count()))
        if (!state.corners[corner].empty())
            scene.pieces.push_back(
                piece_of(setting, state, state.corners[corner], corner.number()));
}

// No border of tiles shows where a path inside of one lies: it looks like a bare piece that has sunk in.
void add_inner_paths(const StageSetting& setting, const State& state, Scene& scene) {
    const Content& content = setting.book.content();
    PieceId on_edge;
    for (const PieceId piece : content.pieces.ids())
        if (on_edge.is_none() && content.pieces[piece].on == PlaceKind::edge) on_edge = piece;
    for (const EdgeId edge : all_ids<EdgeId>(content.board.edge_count())) {
        if (on_edge.is_none() || !content.board.is_hub(content.board.ends(edge)[0]) ||
            !state.edges[edge].empty())
            continue;
        scene::Piece path;
        path.model = setting.looks.pieces[on_edge];
        path.position = place_of(content.board, edge) - Vec3{0, kSunk, 0};
        path.rotation = scene::turn_y(heading_of(content.board, edge));
        path.team = scene::rgb(kBarePath);
        path.casts_shadow = false;
        scene.pieces.push_back(path);
    }
}

void add_pawns(const StageSetting& setting, const State& state, Scene& scene) {
    const Content& content = setting.book.content();
    std::vector<int> standing(content.board.tile_count(), 0);
    for (const PawnId pawn : content.pawns.ids()) {
        const TileId tile = state.pawns[pawn];
        if (tile.is_none()) continue;
        scene::Piece piece;
        piece.model = setting.looks.pawns[pawn];
        piece.position = stand_of_pawn(setting.book, state, tile, standing[tile.index()]++);
        piece.scale = 1.25f;
        piece.room = kRoom * piece.scale;
        piece.team = scene::rgb(content.pawns[pawn].face.color);
        scene.pieces.push_back(piece);
        scene::Tile& below = scene.tiles[tile.index()];
        const bool bears = below.token.number != 0 || below.small_tokens.front().number != 0;
        if (content.pawns[pawn].blocks_production) below.blocked = bears;
    }
}

}  // namespace

void set_stage(const StageSetting& setting,
               const View& shown,
               const std::vector<Cue>& cues,
               double now,
               Scene& scene) {
    const Content& content = setting.book.content();
    scene.mood = mood_of(content.map.mood);
    scene.tiles.clear();
    scene.harbours.clear();
    scene.markers.clear();
    scene.pieces.clear();
    scene.sparks.clear();
    scene.ground = content.board.has_directions() ? scene::Ground::sea : scene::Ground::cloth;
    // Cards are flat: panels draw them, and only the dice roll in space.
    if (scene.ground == scene::Ground::cloth)
        return set_dice(content, setting.looks, shown.state, cues, now, scene.tray);
    for (const TileId tile : all_ids<TileId>(content.board.tile_count()))
        add_tile(setting, shown.state, tile, scene);
    for (const HarbourSiteId site : all_ids<HarbourSiteId>(setting.book.harbour_count()))
        add_harbour(setting, shown.state, site, scene);
    add_pieces(setting, shown.state, scene);
    add_inner_paths(setting, shown.state, scene);
    add_pawns(setting, shown.state, scene);
    add_figures(setting, shown.state, cues, now, scene);
    add_markers(setting, shown.state, cues, now, scene);
    move_things(setting, shown, cues, now, scene);
    set_dice(content, setting.looks, shown.state, cues, now, scene.tray);
    add_sparks(setting, shown.state, cues, now, scene.sparks);
    celebrate(setting, shown.state, cues, now, scene);
}

}  // namespace hexholm::anim
