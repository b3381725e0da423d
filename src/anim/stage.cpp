#include "src/anim/stage.h"

#include <algorithm>
#include <cstdio>

#include "src/anim/dice_motion.h"
#include "src/anim/ease.h"
#include "src/anim/places.h"
#include "src/anim/sparks.h"

namespace hexholm::anim {

namespace {

using scene::Scene;
using scene::Vec3;

constexpr float kDropHeight = 1.5f;
constexpr float kSinkDepth = 0.35f;
constexpr float kHopHeight = 1.1f;
// A figure stands beside the token of its tile, to the front right, so that the number stays readable.
constexpr Vec3 kBesideToken = {0.44f, 0, 0.30f};

// Scatters variants and turns of the tiles without a pattern that the eye finds.
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

void add_tile(const StageSetting& setting, const State& state, TileId id, Scene& scene) {
    const Content& content = setting.book.content();
    scene::Tile tile;
    tile.position = place_of(content.board, id);
    tile.face_down = state.face_down[id] != 0;
    const TerrainId terrain = state.terrain[id];
    if (terrain.is_some() && !tile.face_down) {
        tile.model = setting.looks.terrains[terrain];
        tile.water = !content.terrains[terrain].land;
    }
    const unsigned chance = scatter(id.index());
    tile.variant = static_cast<int>(chance % 97);
    tile.rotation = static_cast<int>(chance / 97 % 6);
    tile.token = token_face(setting.book, state.token[id]);
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

scene::Piece piece_of(const StageSetting& setting, Spot spot, Vec3 at, float turn_rad) {
    scene::Piece piece;
    piece.model = setting.looks.pieces[spot.piece];
    piece.position = at;
    piece.rotation = scene::turn_y(turn_rad);
    piece.team = scene::rgb(setting.colors[spot.owner.index()]);
    return piece;
}

void add_pieces(const StageSetting& setting, const State& state, Scene& scene) {
    const Board& board = setting.book.board();
    for (const EdgeId edge : all_ids<EdgeId>(board.edge_count()))
        if (!state.edges[edge].empty())
            scene.pieces.push_back(piece_of(setting, state.edges[edge], place_of(board, edge),
                                            heading_of(board, edge)));
    for (const CornerId corner : all_ids<CornerId>(board.corner_count()))
        if (!state.corners[corner].empty())
            scene.pieces.push_back(
                piece_of(setting, state.corners[corner], place_of(board, corner), 0));
}

Vec3 pawn_place(const Rulebook& book, const State& state, TileId tile, int order) {
    const Vec3 middle = place_of(book.board(), tile);
    if (state.token[tile] == 0 && order == 0) return middle;
    return middle + scene::rotate(scene::turn_y(static_cast<float>(order) * 1.2f), kBesideToken);
}

void add_pawns(const StageSetting& setting, const State& state, Scene& scene) {
    const Content& content = setting.book.content();
    std::vector<int> standing(content.board.tile_count(), 0);
    for (const PawnId pawn : content.pawns.ids()) {
        const TileId tile = state.pawns[pawn];
        if (tile.is_none()) continue;
        scene::Piece piece;
        piece.model = setting.looks.pawns[pawn];
        piece.position = pawn_place(setting.book, state, tile, standing[tile.index()]++);
        piece.scale = 1.25f;
        piece.team = scene::rgb(content.pawns[pawn].face.color);
        scene.pieces.push_back(piece);
        if (content.pawns[pawn].blocks_production) scene.tiles[tile.index()].blocked = true;
    }
}

scene::Piece* piece_at(Scene& scene, scene::ModelId model, Vec3 at) {
    for (scene::Piece& piece : scene.pieces)
        if (piece.model == model && scene::length(piece.position - at) < 0.05f) return &piece;
    return nullptr;
}

Vec3 board_place(const Board& board, Anchor anchor) {
    if (anchor.kind == AnchorKind::corner) return place_of(board, CornerId(anchor.index));
    return place_of(board, EdgeId(anchor.index));
}

void drop(const StageSetting& setting, const Cue& cue, float t, Scene& scene) {
    const Vec3 at = board_place(setting.book.board(), cue.to);
    scene::Piece* piece = piece_at(scene, setting.looks.pieces[PieceId(cue.thing)], at);
    if (piece == nullptr) return;
    piece->position.y += kDropHeight * (1 - bounce(t));
    piece->alpha = std::min(1.0f, 0.3f + t * 4);
}

// Tips over, sinks into the ground and fades.
void fall(const StageSetting& setting, const Cue& cue, float t, Scene& scene) {
    const Vec3 at = board_place(setting.book.board(), cue.from);
    const float turn_rad = cue.from.kind == AnchorKind::edge
                               ? heading_of(setting.book.board(), EdgeId(cue.from.index))
                               : 0;
    scene::Piece piece = piece_of(setting, Spot{cue.player, PieceId(cue.thing)}, at, turn_rad);
    const float over = std::min(1.0f, t * 1.6f);
    piece.rotation = scene::turn({0, 0, 1}, -ease_in(over) * scene::kPi * 0.5f) * piece.rotation;
    piece.position.y -= kSinkDepth * ease_in(t);
    piece.alpha = std::min(1.0f, (1 - t) * 1.5f);
    scene.pieces.push_back(piece);
}

void hop(const StageSetting& setting, const View& shown, const Cue& cue, float t, Scene& scene) {
    if (cue.to.index < 0) return;
    const Vec3 to = pawn_place(setting.book, shown.state, TileId(cue.to.index), 0);
    const scene::ModelId model = setting.looks.pawns[PawnId(cue.thing)];
    if (cue.from.index < 0) return;
    const Vec3 from = pawn_place(setting.book, shown.state, TileId(cue.from.index), 0);
    scene::Piece* piece = piece_at(scene, model, from);
    if (piece == nullptr) return;
    piece->position = scene::mix(from, to, ease_both(t));
    piece->position.y += kHopHeight * hump(t);
}

void move_things(const StageSetting& setting,
                 const View& shown,
                 const std::vector<Cue>& cues,
                 double now,
                 Scene& scene) {
    for (const Cue& cue : cues) {
        if (!cue.is_on(now)) continue;
        const float t = cue.progress(now);
        switch (cue.kind) {
            case CueKind::glow:
                scene.tiles[static_cast<std::size_t>(cue.to.index)].highlight = hump(t);
                break;
            case CueKind::drop: drop(setting, cue, t, scene); break;
            case CueKind::fall: fall(setting, cue, t, scene); break;
            case CueKind::hop: hop(setting, shown, cue, t, scene); break;
            default: break;
        }
    }
}

}  // namespace

void set_stage(const StageSetting& setting,
               const View& shown,
               const std::vector<Cue>& cues,
               double now,
               Scene& scene) {
    const Content& content = setting.book.content();
    scene.tiles.clear();
    scene.harbours.clear();
    scene.pieces.clear();
    for (const TileId tile : all_ids<TileId>(content.board.tile_count()))
        add_tile(setting, shown.state, tile, scene);
    for (const HarbourSiteId site : all_ids<HarbourSiteId>(setting.book.harbour_count()))
        add_harbour(setting, shown.state, site, scene);
    add_pieces(setting, shown.state, scene);
    add_pawns(setting, shown.state, scene);
    move_things(setting, shown, cues, now, scene);
    set_dice(content, shown.state, cues, now, scene.tray);
    set_sparks(content, cues, now, scene.sparks);
}

}  // namespace hexholm::anim
