// Terrains that give way to others on the map that is used.
#include <algorithm>

#include "engine/base/check.h"
#include "engine/lua/maps/map_changes.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

class Replacer {
public:
    Replacer(const Draft& draft, DraftMap& map, Problems& problems)
        : content_(draft.content), map_(map), problems_(problems) {}

    void run(const DraftReplacement& change) {
        for (int count = 0; count < change.count; ++count) {
            if (replace_one(change)) continue;
            problems_.add(change.where,
                          "replacement " + in_quotes(change.name) + ": the map " +
                              in_quotes(map_.name) + " has no " + names_of(change.replaces) +
                              " left",
                          "name further terrains in 'replaces', or choose another map");
            return;
        }
        check_numbers(change);
    }

private:
    bool replace_one(const DraftReplacement& change) {
        for (const std::size_t place : change.replaces) {
            HEX_CHECK(place < content_.terrains.size());
            const TerrainId old(place);
            if (!in_stack(old, change.terrain) && !on_tile(old, change.terrain)) continue;
            if (map_.spec.centre == old && !is_there(old)) map_.spec.centre = change.terrain;
            return true;
        }
        return false;
    }

    bool in_stack(TerrainId old, TerrainId fresh) {
        for (AreaSpec& area : map_.spec.areas) {
            const auto found = std::find(area.terrains.begin(), area.terrains.end(), old);
            if (found == area.terrains.end()) continue;
            *found = fresh;
            return true;
        }
        return false;
    }

    bool on_tile(TerrainId old, TerrainId fresh) {
        TileSpec* best = nullptr;
        for (std::size_t at = 0; at < map_.spec.tiles.size(); ++at) {
            TileSpec& tile = map_.spec.tiles[at];
            if (tile.terrain != old) continue;
            if (best == nullptr) best = &tile;
            if (!content_.terrains[fresh].inland || is_coast(TileId(at))) continue;
            best = &tile;
            break;
        }
        if (best == nullptr) return false;
        best->terrain = fresh;
        const Terrain& terrain = content_.terrains[fresh];
        if (!terrain.numbered || !terrain.own_tokens.empty()) best->token = 0;
        return true;
    }

    bool is_land(TileId tile) const {
        HEX_CHECK(tile.index() < map_.spec.tiles.size());
        const TerrainId terrain = map_.spec.tiles[tile.index()].terrain;
        return terrain.is_none() || content_.terrains[terrain].land;
    }
    bool is_coast(TileId tile) const {
        return std::ranges::any_of(map_.board.neighbours(tile),
                                   [&](TileId next) { return next.is_none() || !is_land(next); });
    }

    bool is_there(TerrainId terrain) const {
        const auto& areas = map_.spec.areas;
        const auto& tiles = map_.spec.tiles;
        return std::ranges::any_of(tiles,
                                   [&](const TileSpec& tile) { return tile.terrain == terrain; }) ||
               std::ranges::any_of(areas, [&](const AreaSpec& area) {
                   return std::find(area.terrains.begin(), area.terrains.end(), terrain) !=
                          area.terrains.end();
               });
    }

    // A terrain that takes a number where there was none needs a token to take.
    void check_numbers(const DraftReplacement& change) {
        const Terrain& fresh = content_.terrains[change.terrain];
        if (!fresh.numbered || !fresh.own_tokens.empty()) return;
        for (std::size_t area = 0; area < map_.spec.areas.size(); ++area) {
            const std::size_t tokens = map_.spec.areas[area].tokens.size();
            const std::size_t tiles = numbered(static_cast<int>(area), change.terrain);
            if (tiles <= tokens) continue;
            problems_.add(change.where,
                          "replacement " + in_quotes(change.name) + ": on the map " +
                              in_quotes(map_.name) + " there is no number token for " + fresh.name,
                          "give the terrain own_tokens, or replace one that takes a number");
        }
    }

    // Tiles that need a token of the area's row; of a map on which all is fixed, those of `fresh`.
    std::size_t numbered(int area, TerrainId fresh) const {
        HEX_CHECK(area >= 0 && static_cast<std::size_t>(area) < map_.spec.areas.size());
        const AreaSpec& spec = map_.spec.areas[static_cast<std::size_t>(area)];
        const bool dealt = spec.token_rule != TokenRule::fixed;
        const auto needs = [&](TerrainId terrain) {
            return dealt ? terrain.is_some() && content_.terrains[terrain].numbered &&
                               content_.terrains[terrain].own_tokens.empty()
                         : terrain == fresh;
        };
        return static_cast<std::size_t>(
            std::count_if(spec.terrains.begin(), spec.terrains.end(), needs) +
            std::count_if(map_.spec.tiles.begin(), map_.spec.tiles.end(),
                          [&](const TileSpec& tile) {
                              return tile.area == area && tile.token == 0 && needs(tile.terrain);
                          }));
    }

    std::string names_of(const std::vector<std::size_t>& places) const {
        std::vector<std::string> names;
        for (const std::size_t place : places)
            names.push_back(content_.terrains[TerrainId(place)].name);
        return joined(names);
    }

    const Content& content_;
    DraftMap& map_;
    Problems& problems_;
};

}  // namespace

void replace_terrains(const Draft& draft, DraftMap& map, Problems& problems) {
    Replacer replacer(draft, map, problems);
    for (const DraftReplacement& change : draft.replacements)
        replacer.run(change);
}

}  // namespace hexholm
