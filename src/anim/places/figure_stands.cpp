#include "src/anim/places/figure_stands.h"

#include <algorithm>
#include <array>

#include "src/anim/places/places.h"
#include "src/anim/places/stands.h"
#include "src/scene/hex_space.h"

namespace hexholm::anim {

using scene::Vec3;

namespace {

constexpr float kFigureScale = 1.1f;
constexpr float kInHoldScale = 0.7f;   // of what lies in the hold of a piece
constexpr float kAboardScale = 0.62f;  // of its carrier's
constexpr float kBesidePiece = 0.27f;  // from a corner with a piece on it
constexpr float kApart = 0.20f;        // two figures that have a corner to themselves
constexpr float kFurther = 0.17f;      // each further three stand so much further out
constexpr float kBesideRoad = 0.20f;
constexpr float kAlongEdge = 0.24f;
constexpr float kAbreast = 0.22f;  // ships that lie beside each other
constexpr float kFigureOffBeach = 0.24f;
constexpr float kDeck = 0.15f;         // its height over the water or the ground
constexpr float kOnDeck = 0.15f;       // from one thing aboard to the next
constexpr float kTileRing = 0.56f;     // from the middle of a tile
constexpr float kTileStep_rad = 1.1f;  // from one figure to the next on that ring

// The figure's number among those at the place, and how many they are with it.
struct Rank {
    int number = 0;
    int count = 1;
};

Rank rank_at(const Rulebook& book, const State& state, FigureId figure, FigurePlace place) {
    Rank rank;
    for (const FigureId other : book.content().figures.ids()) {
        if (other == figure || state.figures[other] != place) continue;
        ++rank.count;
        if (other < figure) ++rank.number;
    }
    return rank;
}

// The three directions between the edges of a corner: over land first, then towards the eye.
std::array<Vec3, 3> gaps_at(const Rulebook& book, const State& state, CornerId corner) {
    const Board& board = book.board();
    const Vec3 at = place_of(board, corner);
    const Vec3 along = scene::normalize(place_of(board, board.edges(corner)[0]) - at);
    std::array<Vec3, 3> gaps;
    for (std::size_t side = 0; side < gaps.size(); ++side)
        gaps[side] = scene::rotate(
            scene::turn_y(scene::radians(60.0f + 120.0f * static_cast<float>(side))), along);
    const auto on_land = [&](Vec3 gap) {
        return std::ranges::any_of(board.tiles(corner), [&](TileId tile) {
            return !is_water(book.content(), state, tile) &&
                   scene::dot(scene::normalize(place_of(board, tile) - at), gap) > 0.9f;
        });
    };
    std::ranges::stable_sort(gaps, [&](Vec3 a, Vec3 b) {
        if (on_land(a) != on_land(b)) return on_land(a);
        return a.z > b.z + 0.01f || (std::abs(a.z - b.z) <= 0.01f && a.x < b.x);
    });
    return gaps;
}

FigureStand at_corner(const Rulebook& book, const State& state, Rank rank, CornerId corner) {
    FigureStand stand = {place_of(book.board(), corner), 0, kFigureScale};
    const bool alone = state.corners[corner].empty();
    if (alone && rank.count == 1) return stand;
    const Vec3 gap = gaps_at(book, state, corner)[static_cast<std::size_t>(rank.number) % 3];
    const float out =
        (alone ? kApart : kBesidePiece) + kFurther * static_cast<float>(rank.number / 3);
    stand.position = stand.position + gap * out;
    return stand;
}

// Out to the water, else to the side that is nearer to the eye.
Vec3 beside_edge(const Rulebook& book, const State& state, EdgeId edge, bool afloat) {
    const Board& board = book.board();
    const Vec3 at = place_of(board, edge);
    const auto& tiles = board.tiles(edge);
    for (const TileId tile : tiles)
        if (afloat && !is_water(book.content(), state, tile))
            return scene::normalize(at - place_of(board, tile));
    const Vec3 side = scene::normalize(at - place_of(board, tiles[0]));
    return side.z < -0.01f ? side * -1.0f : side;
}

bool is_coast(const Rulebook& book, const State& state, EdgeId edge) {
    return std::ranges::any_of(book.board().tiles(edge),
                               [&](TileId tile) { return !is_water(book.content(), state, tile); });
}

// Afloat they lie abreast; on land one behind the other beside the road.
FigureStand at_edge(const Rulebook& book, const State& state, Rank rank, EdgeId edge, bool afloat) {
    const Board& board = book.board();
    FigureStand stand = {place_of(board, edge), heading_of(board, edge), kFigureScale};
    const Vec3 out = beside_edge(book, state, edge, afloat);
    const bool has_piece = !state.edges[edge].empty();
    const float order = static_cast<float>(rank.number) - static_cast<float>(rank.count - 1) * 0.5f;
    if (afloat) {
        const float first = is_coast(book, state, edge)
                                ? kFigureOffBeach + kAbreast * order +
                                      kAbreast * 0.5f * static_cast<float>(rank.count - 1)
                                : kAbreast * order;
        stand.position = stand.position + out * (first + (has_piece ? kAbreast : 0));
        stand.position.y = scene::kWaterLevel;
        return stand;
    }
    const Vec3 along = scene::rotate(scene::turn_y(stand.turn_rad), {1, 0, 0});
    stand.position = stand.position + along * (kAlongEdge * order);
    if (has_piece) stand.position = stand.position + out * kBesideRoad;
    return stand;
}

// The stand of a figure on a tile: figures form a ring round the token, after the neutral pieces,
// from the front on.
FigureStand at_tile(const Rulebook& book, const State& state, Rank rank, TileId tile) {
    const Content& content = book.content();
    const auto pawns = std::ranges::count_if(
        content.pawns.ids(), [&](PawnId pawn) { return state.pawns[pawn] == tile; });
    FigureStand stand = {place_of(book.board(), tile), 0, kFigureScale};
    if (is_water(content, state, tile)) stand.position.y = scene::kWaterLevel;
    const int order = rank.number + static_cast<int>(pawns);
    if (state.token[tile] == 0 && rank.count == 1 && pawns == 0) return stand;
    const Vec3 first = Vec3{0.83f, 0, 0.56f} * kTileRing;
    stand.position = stand.position +
                     scene::rotate(scene::turn_y(static_cast<float>(order) * kTileStep_rad), first);
    return stand;
}

bool lies_in_hold(const Content& content, FigureKindId kind) {
    return content.figure_kinds[kind].on == PlaceKind::none;
}

}  // namespace

bool floats(const Content& content, FigureKindId kind) {
    const std::uint32_t beside = content.figure_kinds[kind].beside;
    if (beside == 0) return false;
    return std::ranges::none_of(content.terrains.ids(), [&](TerrainId terrain) {
        return (beside >> terrain.index() & 1U) != 0 && content.terrains[terrain].land;
    });
}

FigureStand aboard_stand(const Rulebook& book,
                         const State& state,
                         FigureId figure,
                         FigureId carrier,
                         const FigureStand& deck) {
    const Rank rank = rank_at(book, state, figure, FigurePlace::aboard(carrier));
    const float order = static_cast<float>(rank.number) - static_cast<float>(rank.count - 1) * 0.5f;
    const Vec3 along = scene::rotate(scene::turn_y(deck.turn_rad), {kOnDeck * order, 0, 0});
    FigureStand stand = deck;
    stand.position = deck.position + (along + Vec3{0, kDeck, 0}) * deck.scale;
    stand.scale = deck.scale * kAboardScale;
    return stand;
}

FigureStand figure_stand(const Rulebook& book,
                         const State& state,
                         FigureId figure,
                         FigurePlace place) {
    const FigureKindId kind = book.content().figures[figure].kind;
    if (place.is_aboard())
        return aboard_stand(book, state, figure, place.carrier(),
                            figure_stand(book, state, place.carrier()));
    const Rank rank = rank_at(book, state, figure, place);
    FigureStand stand;
    switch (place.kind()) {
        case FigurePlace::Kind::corner:
            stand = at_corner(book, state, rank, CornerId(place.number()));
            break;
        case FigurePlace::Kind::edge:
            stand =
                at_edge(book, state, rank, EdgeId(place.number()), floats(book.content(), kind));
            break;
        default: stand = at_tile(book, state, rank, TileId(place.number())); break;
    }
    if (lies_in_hold(book.content(), kind)) stand.scale *= kInHoldScale;
    return stand;
}

}  // namespace hexholm::anim
