#include "engine/game/land/deal.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/game/derived/derived.h"
#include "engine/game/land/deal_search.h"
#include "engine/game/land/deal_tokens.h"
#include "engine/game/land/token_row.h"
#include "engine/game/land/token_rules.h"
#include "engine/game/pawns/pawns.h"
#include "engine/game/standing/coast.h"

namespace hexholm {
namespace {

constexpr int kDeals = 200;  // attempts before the best deal so far is kept (B-53)

void deal_area(const Play& play, int area) {
    const MapSpec& map = play.book.content().map;
    FixedVector<TerrainId, kMaxTiles> stack;
    for (const TerrainId terrain : map.areas[static_cast<std::size_t>(area)].terrains)
        stack.push_back(terrain);
    std::size_t left = stack.size();
    for (std::size_t at = 0; at < map.tiles.size(); ++at) {
        if (map.tiles[at].area != area || map.tiles[at].terrain.is_some()) continue;
        HEX_CHECK(left > 0);
        std::swap(stack[left - 1],
                  stack[play.state.random.below(static_cast<std::uint32_t>(left))]);
        play.state.terrain[TileId(at)] = stack[--left];
    }
}

void deal_terrains(const Play& play) {
    const MapSpec& map = play.book.content().map;
    for (std::size_t at = 0; at < map.tiles.size(); ++at)
        if (map.tiles[at].terrain.is_some()) play.state.terrain[TileId(at)] = map.tiles[at].terrain;
    for (std::size_t area = 0; area < map.areas.size(); ++area)
        if (!map.areas[area].terrains.empty()) deal_area(play, static_cast<int>(area));
}

// Tiles of one terrain that are connected, from here on.
int cluster_from(const Play& play, TileId start, std::array<bool, kMaxTiles>& seen) {
    Tiles open;
    open.push_back(start);
    seen[start.index()] = true;
    int size = 0;
    while (!open.empty()) {
        const TileId tile = open.back();
        open.pop_back();
        ++size;
        for (const TileId next : play.book.board().neighbours(tile)) {
            if (next.is_none() || seen[next.index()]) continue;
            if (play.state.terrain[next] != play.state.terrain[tile]) continue;
            seen[next.index()] = true;
            open.push_back(next);
        }
    }
    return size;
}

// How far groups of connected tiles of one producing terrain exceed the limit (B-43).
int cluster_excess(const Play& play) {
    const int limit = play.book.content().map.largest_cluster;
    std::array<bool, kMaxTiles> seen{};
    int excess = 0;
    for (const TileId tile : all_ids<TileId>(play.book.board().tile_count())) {
        const Terrain& terrain = play.book.content().terrains[play.state.terrain[tile]];
        if (seen[tile.index()] || terrain.produces.empty() || !terrain.land) continue;
        excess += std::max(0, cluster_from(play, tile, seen) - limit);
    }
    return excess;
}

bool is_dealt(const MapSpec& map, TileId tile) {
    return map.tiles[tile.index()].terrain.is_none();
}

// Has a place of its own: in the centre (B-42) or away from the coast (X-F-2).
bool is_settled(const Play& play, TileId tile) {
    const TerrainId terrain = play.state.terrain[tile];
    return terrain == play.book.content().map.centre ||
           play.book.content().terrains[terrain].inland;
}

bool any_inland(const Play& play) {
    return std::ranges::any_of(play.state.terrain, [&](TerrainId terrain) {
        return play.book.content().terrains[terrain].inland;
    });
}

// Swaps dealt tiles of one area while that makes the clusters smaller (B-53). Where something lies inland the coast stays.
void repair_clusters(const Play& play) {
    const MapSpec& map = play.book.content().map;
    const bool coast_stays = any_inland(play);
    auto& terrain = play.state.terrain;
    int excess = cluster_excess(play);
    for (bool improved = true; improved && excess > 0;) {
        improved = false;
        for (const TileId a : all_ids<TileId>(map.tiles.size())) {
            for (const TileId b : all_ids<TileId>(a.index())) {
                if (!is_dealt(map, a) || !is_dealt(map, b)) continue;
                if (is_settled(play, a) || is_settled(play, b)) continue;
                if (map.tiles[a.index()].area != map.tiles[b.index()].area) continue;
                if (coast_stays &&
                    is_land(play.book, play.state, a) != is_land(play.book, play.state, b))
                    continue;
                std::swap(terrain[a], terrain[b]);
                const int now = cluster_excess(play);
                if (now < excess) {
                    excess = now;
                    improved = true;
                } else {
                    std::swap(terrain[a], terrain[b]);
                }
            }
        }
    }
}

// Searches a better deal when single swaps lead no further.
void search_terrains(const Play& play) {
    const MapSpec& map = play.book.content().map;
    const bool coast_stays = any_inland(play);
    Tiles tiles;
    for (const TileId tile : all_ids<TileId>(map.tiles.size()))
        tiles.push_back_if(tile, is_dealt(map, tile) && !is_settled(play, tile));
    if (tiles.empty()) return;
    const auto change = [&] {
        const TileId a = any_one(play, tiles);
        const TileId b = any_one(play, tiles);
        const bool is_alike =
            is_land(play.book, play.state, a) == is_land(play.book, play.state, b);
        if (map.tiles[a.index()].area == map.tiles[b.index()].area && (is_alike || !coast_stays))
            std::swap(play.state.terrain[a], play.state.terrain[b]);
    };
    search_deal(play, play.state.terrain, change, [&] { return cluster_excess(play); });
}

TileId middle_of_land(const Play& play) {
    const std::optional<TileId> origin = play.book.board().tile_at({0, 0});
    if (origin && is_land(play.book, play.state, *origin)) return *origin;
    Tiles land;
    for (const TileId tile : all_ids<TileId>(play.book.board().tile_count()))
        if (is_land(play.book, play.state, tile)) land.push_back(tile);
    return land.empty() ? TileId(0) : land[land.size() / 2];
}

// Without a token that the map prints, and of one area, or both or neither with a token of its row.
bool may_change_places(const Play& play, TileId a, TileId b) {
    const auto& tiles = play.book.content().map.tiles;
    const TileSpec& one = tiles[a.index()];
    const TileSpec& other = tiles[b.index()];
    return one.token == 0 && other.token == 0 &&
           (one.area == other.area || is_of_row(play, a) == is_of_row(play, b));
}

void move_to_centre(const Play& play, TerrainId wanted) {
    const TileId middle = middle_of_land(play);
    if (play.state.terrain[middle] == wanted) return;
    for (const TileId tile : all_ids<TileId>(play.book.board().tile_count())) {
        if (play.state.terrain[tile] != wanted || !may_change_places(play, tile, middle)) continue;
        std::swap(play.state.terrain[tile], play.state.terrain[middle]);
        return;
    }
}

// Dealt tiles of the same area that lie inland and could as well lie on the coast.
Tiles inland_choices(const Play& play, TileId from) {
    const MapSpec& map = play.book.content().map;
    Tiles choices;
    for (const TileId tile : all_ids<TileId>(map.tiles.size()))
        if (is_dealt(map, tile) && map.tiles[tile.index()].area == map.tiles[from.index()].area &&
            is_land(play.book, play.state, tile) && !is_coast(play.book, play.state, tile) &&
            !is_settled(play, tile))
            choices.push_back(tile);
    return choices;
}

// Swaps terrains that must not lie on the coast with others, as far as there is room (X-F-2).
void move_inland(const Play& play) {
    for (const TileId tile : all_ids<TileId>(play.book.board().tile_count())) {
        if (!play.book.content().terrains[play.state.terrain[tile]].inland) continue;
        if (!is_dealt(play.book.content().map, tile) || !is_coast(play.book, play.state, tile))
            continue;
        const Tiles choices = inland_choices(play, tile);
        if (choices.empty()) continue;
        const auto count = static_cast<std::uint32_t>(choices.size());
        std::swap(play.state.terrain[tile],
                  play.state.terrain[choices[play.state.random.below(count)]]);
    }
}

void arrange_terrains(const Play& play) {
    const TerrainId centre = play.book.content().map.centre;
    deal_terrains(play);
    if (centre.is_some()) move_to_centre(play, centre);
    move_inland(play);
}

void deal_land(const Play& play) {
    arrange_terrains(play);
    if (play.book.content().map.largest_cluster == 0) return;
    for (int deal = 1; deal < kDeals && cluster_excess(play) > 0; ++deal)
        arrange_terrains(play);
    repair_clusters(play);
    search_terrains(play);
}

void deal_harbours(const Play& play) {
    const MapSpec& map = play.book.content().map;
    FixedVector<HarbourId, kMaxHarbourSites> stack;
    for (const HarbourId harbour : map.harbours)
        stack.push_back(harbour);
    std::size_t left = stack.size();
    for (std::size_t at = 0; at < play.book.harbour_count(); ++at) {
        HarbourId& harbour = play.state.harbours[HarbourSiteId(at)];
        if (at < map.harbour_sites.size()) {
            play.state.harbour_edges[HarbourSiteId(at)] = map.harbour_sites[at].edge;
            harbour = map.harbour_sites[at].harbour;
        }
        if (harbour.is_some()) continue;
        HEX_CHECK(left > 0);
        std::swap(stack[left - 1],
                  stack[play.state.random.below(static_cast<std::uint32_t>(left))]);
        harbour = stack[--left];
    }
}

void place_pawns(const Play& play) {
    for (const PawnStart& start : play.book.content().map.pawn_starts)
        play.state.pawns[start.pawn] = start.tile;
    for (const PawnId pawn : play.book.content().pawns.ids())
        if (play.state.pawns[pawn].is_none())
            play.state.pawns[pawn] = start_tile(play.book, play.state, pawn);
}

}  // namespace

void deal_map(const Play& play, const GameSeed& seed) {
    const MapSpec& map = play.book.content().map;
    seed.begin_part(play.state.random, DealPart::land);
    deal_land(play);
    seed.begin_part(play.state.random, DealPart::harbours);
    deal_harbours(play);
    for (std::size_t at = 0; at < map.tiles.size(); ++at) {
        // A token fixed where the terrain is dealt lies there only when that takes one.
        const bool fits = map.tiles[at].terrain.is_some() ||
                          play.book.content().terrains[play.state.terrain[TileId(at)]].numbered;
        play.state.token[TileId(at)] = static_cast<std::uint8_t>(fits ? map.tiles[at].token : 0);
        play.state.face_down[TileId(at)] = map.tiles[at].face_down ? 1 : 0;
    }
    seed.begin_part(play.state.random, DealPart::tokens);
    deal_tokens(play);
    place_pawns(play);
}

bool lies_as_asked(const Rulebook& book, const State& state) {
    State looked_at = state;
    const Play play{book, looked_at, nullptr};
    if (book.content().map.largest_cluster > 0 && cluster_excess(play) > 0) return false;
    const int broken = broken_token_rules(play);
    if (broken == 0) return true;
    // What the map prints stays, whatever it asks of the rest.
    for (const TileId tile : all_ids<TileId>(book.board().tile_count()))
        if (book.content().map.tiles[tile.index()].token == 0) looked_at.token[tile] = 0;
    return broken_token_rules(play) == broken;
}

bool begin_choose_start(const Play& play, PawnId pawn) {
    int choices = 0;
    for (const TileId tile : all_ids<TileId>(play.book.board().tile_count()))
        choices += starts_here(play.book, play.state, pawn, tile) ? 1 : 0;
    return choices > 1;
}

Refusal check_choose_start(const Rulebook& book,
                           const State& state,
                           const Action& action,
                           PawnId pawn) {
    const bool fits = starts_here(book, state, pawn, TileId(action.args[0]));
    return {fits ? Reason::none : Reason::wrong_place};
}

Refusal check_choose_spiral(const Rulebook& book, const State& state, const Action& action) {
    const bool fits = is_island_corner(book, state, TileId(action.args[0]));
    return {fits ? Reason::none : Reason::wrong_place};
}

void lay_spiral_from(const Play& play, TileId start) {
    lay_chosen_spiral(play, start);
    derive_from_land(play.book, play.state);
}

}  // namespace hexholm
