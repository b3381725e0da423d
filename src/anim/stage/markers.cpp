#include "src/anim/stage/markers.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "src/anim/cues/ease.h"
#include "src/anim/places/places.h"
#include "src/anim/places/stands.h"
#include "src/scene/hex_space.h"

namespace hexholm::anim {

namespace {

using scene::Vec3;

constexpr float kSwell = 0.45f;    // of one whose value changes
constexpr float kSpacing = 0.60f;  // a coin's width: none covers the number on another
constexpr float kOverGround = 0.035f;
// Where a coin lies on a tile: to the left of its token, or without one in the middle, or before
// what stands there.
constexpr Vec3 kMarkerBesideToken = {-0.50f, 0, 0.28f};
constexpr Vec3 kBeforePawn = {0, 0, 0.45f};
// Where a coin lies at a building: before it, or aside where it would cover a number.
constexpr std::array<Vec3, 3> kBesideBuilding = {
    {{0, 0, 0.36f}, {0.36f, 0, 0.14f}, {-0.36f, 0, 0.14f}}};
constexpr float kMarkerBesideRoad = 0.30f;

int value_at(const State& state, const Counter& counter, std::size_t place) {
    const std::size_t cell = counter.cell_of(place);
    return cell == Counter::kNoCell ? 0 : state.counters[cell];
}

// Where the first marker of the place lies, and in which direction others follow; or where the middle of them is.
struct Row {
    Vec3 first;
    Vec3 step{kSpacing, 0, 0};
    bool centered = false;
};

bool has_harbour_beside(const Rulebook& book, const State& state, TileId tile) {
    return std::ranges::any_of(book.board().edges(tile), [&](EdgeId edge) {
        for (const HarbourSiteId site : all_ids<HarbourSiteId>(book.harbour_count()))
            if (state.harbour_edges[site] == edge && state.harbours[site].is_some()) return true;
        return false;
    });
}

// A neutral piece, or the only figure there.
bool stands_in_middle(const Rulebook& book, const State& state, TileId tile) {
    const Content& content = book.content();
    const auto here = FigurePlace::on(PlaceKind::tile, tile.number());
    return std::ranges::any_of(content.pawns.ids(),
                               [&](PawnId pawn) { return state.pawns[pawn] == tile; }) ||
           std::ranges::count_if(content.figures.ids(), [&](FigureId figure) {
               return state.figures[figure] == here;
           }) == 1;
}

// Open water is free in its middle, as far as possible from what lies at its corners and edges; so is land from which its
// number is gone.
Row row_at_tile(const StageSetting& setting, const State& state, TileId tile) {
    const Rulebook& book = setting.book;
    const TerrainId terrain = state.terrain[tile];
    Vec3 middle = place_of(book.board(), tile);
    const bool water = is_water(book.content(), state, tile);
    if (water) middle.y = scene::kWaterLevel;
    const bool has_middle =
        water || (terrain.is_some() && book.content().terrains[terrain].numbered);
    if (!has_middle || state.token[tile] != 0 || (water && has_harbour_beside(book, state, tile)))
        return {middle + kMarkerBesideToken, {0.5f * kSpacing, 0, 0.8f * kSpacing}};
    const bool occupied = stands_in_middle(book, state, tile);
    return {occupied ? middle + kBeforePawn : middle, {kSpacing, 0, 0}};
}

// How far it is from there to the nearest number of a tile at this corner.
float room_at(const Board& board, const State& state, CornerId corner, Vec3 there) {
    float room = 2;
    for (const TileId tile : board.tiles(corner))
        if (state.token[tile] != 0)
            room = std::min(room, scene::length(there - place_of(board, tile)));
    return room;
}

// Out of the shade of mountains and trees where there is water beside the corner.
Vec3 off_land(const StageSetting& setting, const State& state, CornerId corner) {
    constexpr float kOff = 0.2f;
    const Board& board = setting.book.board();
    Vec3 away{};
    bool water = false;
    for (const TileId tile : board.tiles(corner)) {
        const bool is_sea = is_water(setting.book.content(), state, tile);
        water |= is_sea;
        if (!is_sea) away = away + place_of(board, corner) - place_of(board, tile);
    }
    return water && scene::length(away) > 0.1f ? scene::normalize(away) * kOff : Vec3{};
}

// Two that lie at both ends of an edge would meet off its land.
bool has_marker_next(const StageSetting& setting, const State& state, CornerId corner) {
    return std::ranges::any_of(setting.book.board().around(corner), [&](CornerId next) {
        return next != corner &&
               has_marker(setting.book.content(), state, Owner::corner, next.index());
    });
}

Row row_at_corner(const StageSetting& setting, const State& state, CornerId corner) {
    constexpr float kEnough = 0.7f;
    const Board& board = setting.book.board();
    const Vec3 at = place_of(board, corner);
    if (state.corners[corner].empty()) {
        const Vec3 off =
            has_marker_next(setting, state, corner) ? Vec3{} : off_land(setting, state, corner);
        return {.first = at + off, .centered = true};
    }
    for (const Vec3 beside : kBesideBuilding)
        if (room_at(board, state, corner, at + beside) >= kEnough) return {at + beside};
    return {at + kBesideBuilding.front()};
}

// Beside the edge where a piece lies on it; on the side of the water when there is one.
Row row_at_edge(const StageSetting& setting, const State& state, EdgeId edge) {
    const Board& board = setting.book.board();
    const Vec3 at = place_of(board, edge);
    const float turn_rad = heading_of(board, edge);
    Row row = {at, Vec3{std::cos(turn_rad), 0, -std::sin(turn_rad)} * kSpacing};
    if (state.edges[edge].empty()) return row;
    const TileId tile = board.tiles(edge)[0];
    const bool away = !is_water(setting.book.content(), state, tile);
    const Vec3 out = scene::normalize(at - place_of(board, tile)) * kMarkerBesideRoad;
    row.first = away ? at + out : at - out;
    return row;
}

Row row_at(const StageSetting& setting, const State& state, Owner per, std::size_t place) {
    switch (per) {
        case Owner::tile: return row_at_tile(setting, state, TileId(place));
        case Owner::corner: return row_at_corner(setting, state, CornerId(place));
        default: return row_at_edge(setting, state, EdgeId(place));
    }
}

std::size_t count_of(const Board& board, Owner per) {
    switch (per) {
        case Owner::tile: return board.tile_count();
        case Owner::corner: return board.corner_count();
        case Owner::edge: return board.edge_count();
        default: return 0;
    }
}

std::size_t count_at(const Content& content, const State& state, Owner per, std::size_t place) {
    return static_cast<std::size_t>(
        std::ranges::count_if(content.counters, [&](const Counter& one) {
            return one.marker && one.per == per && value_at(state, one, place) != 0;
        }));
}

float swell_of(const std::vector<Cue>& cues, double now, CounterId counter, std::size_t place) {
    for (const Cue& cue : cues)
        if (cue.kind == CueKind::pop && cue.thing == counter.number() && cue.is_on(now) &&
            cue.to.index == static_cast<int>(place))
            return 1 + kSwell * hump(cue.progress(now));
    return 1;
}

}  // namespace

bool has_marker(const Content& content, const State& state, Owner per, std::size_t place) {
    return count_at(content, state, per, place) > 0;
}

void add_markers(const StageSetting& setting,
                 const State& state,
                 const std::vector<Cue>& cues,
                 double now,
                 scene::Scene& scene) {
    const Content& content = setting.book.content();
    for (const Owner per : {Owner::tile, Owner::corner, Owner::edge}) {
        std::vector<int> lying(count_of(content.board, per), 0);
        for (const CounterId id : content.counters.ids()) {
            const Counter& counter = content.counters[id];
            if (!counter.marker || counter.per != per) continue;
            for (std::size_t place = 0; place < lying.size(); ++place) {
                const int value = value_at(state, counter, place);
                if (value == 0) continue;
                const Row row = row_at(setting, state, per, place);
                const auto before = static_cast<float>(lying[place]++);
                const auto more = static_cast<float>(count_at(content, state, per, place) - 1);
                const float along = before - (row.centered ? more / 2 : 0);
                scene::Marker marker;
                marker.position = row.first + row.step * along + Vec3{0, kOverGround, 0};
                marker.icon = setting.looks.counters[id];
                marker.color = scene::rgb(counter.face.color);
                marker.value = counter.most > 1 ? value : 0;  // else it says nothing more
                marker.size = swell_of(cues, now, id, place);
                scene.markers.push_back(marker);
            }
        }
    }
}

}  // namespace hexholm::anim
