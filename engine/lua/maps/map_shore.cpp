// Tiles at sea that lie beside the land of the map that is used.
#include <algorithm>
#include <limits>
#include <set>

#include "engine/base/check.h"
#include "engine/lua/maps/map_changes.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

// Row by row, as on the board.
struct RowByRow {
    bool operator()(Hex a, Hex b) const { return a.r != b.r ? a.r < b.r : a.q < b.q; }
};
using Hexes = std::set<Hex, RowByRow>;

Hex beside(Hex hex, std::size_t side) {
    HEX_CHECK(side < kSides);
    return neighbour(hex, static_cast<SideName>(side));
}

int distance(Hex a, Hex b) {
    const int q = a.q - b.q;
    const int r = a.r - b.r;
    return (std::abs(q) + std::abs(r) + std::abs(q + r)) / 2;
}

// The water around the land of one map.
class Coast {
public:
    Coast(const Content& content, const DraftMap& map) : content_(content), map_(map) {
        for (const TileId tile : all_ids<TileId>(map.board.tile_count()))
            if (is_land(tile)) land_.insert(map.board.hex(tile));
        find_sea();
        for (const HarbourSiteSpec& site : map.spec.harbour_sites)
            for (const TileId tile : map.board.tiles(site.edge))
                if (is_land(tile))
                    harbours_.insert(beside(map.board.hex(tile), side_of(tile, site)));
    }

    // Places for tiles of this kind, in the order of the rows.
    std::vector<Hex> places(const DraftShore& shore, const Hexes& taken) const {
        std::vector<Hex> found;
        for (const Hex hex : sea_)
            if (land_corners(hex) == shore.corners && !taken.contains(hex) &&
                (shore.harbours || !harbours_.contains(hex)))
                found.push_back(hex);
        return found;
    }

private:
    bool is_land(TileId tile) const {
        const TerrainId terrain = map_.spec.tiles[tile.index()].terrain;
        return terrain.is_none() || content_.terrains[terrain].land;
    }

    std::size_t side_of(TileId tile, const HarbourSiteSpec& site) const {
        const auto& edges = map_.board.edges(tile);
        HEX_CHECK(std::find(edges.begin(), edges.end(), site.edge) != edges.end());
        return static_cast<std::size_t>(std::find(edges.begin(), edges.end(), site.edge) -
                                        edges.begin());
    }

    // Finds the sea from outside inwards; lakes that land closes in are not reached.
    void find_sea() {
        Hex least{std::numeric_limits<int>::max(), std::numeric_limits<int>::max()};
        Hex most{std::numeric_limits<int>::min(), std::numeric_limits<int>::min()};
        for (const Hex hex : land_) {
            least = {std::min(least.q, hex.q - 1), std::min(least.r, hex.r - 1)};
            most = {std::max(most.q, hex.q + 1), std::max(most.r, hex.r + 1)};
        }
        if (land_.empty()) return;
        std::vector<Hex> open = {least};
        sea_.insert(least);
        while (!open.empty()) {
            const Hex hex = open.back();
            open.pop_back();
            for (std::size_t side = 0; side < kSides; ++side) {
                const Hex next = beside(hex, side);
                const bool inside =
                    next.q >= least.q && next.q <= most.q && next.r >= least.r && next.r <= most.r;
                if (inside && !land_.contains(next) && sea_.insert(next).second)
                    open.push_back(next);
            }
        }
    }

    // A corner lies between the side of its own number and the one before.
    int land_corners(Hex hex) const {
        int corners = 0;
        for (std::size_t corner = 0; corner < kSides; ++corner)
            corners += land_.contains(beside(hex, corner)) ||
                               land_.contains(beside(hex, (corner + kSides - 1) % kSides))
                           ? 1
                           : 0;
        return corners;
    }

    const Content& content_;
    const DraftMap& map_;
    Hexes land_;
    Hexes sea_;
    Hexes harbours_;
};

// Chooses `count` places, each as far as possible from those before it.
std::vector<Hex> spread(std::vector<Hex> places, std::size_t count) {
    std::vector<Hex> chosen;
    while (chosen.size() < count && !places.empty()) {
        const auto nearest = [&](Hex place) {
            int least = std::numeric_limits<int>::max();
            for (const Hex other : chosen)
                least = std::min(least, distance(place, other));
            return least;
        };
        const auto best = std::max_element(places.begin(), places.end(),
                                           [&](Hex a, Hex b) { return nearest(a) < nearest(b); });
        chosen.push_back(*best);
        places.erase(best);
    }
    return chosen;
}

// Adds tiles to the board; whatever names corners and edges gets their new numbers.
class Extension {
public:
    Extension(const Content& content, DraftMap& map) : content_(content), map_(map) {}

    std::optional<Problem> add(const std::vector<TileSpec>& tiles) {
        std::vector<TileSpec> all = map_.spec.tiles;
        for (const TileSpec& tile : tiles) {
            const std::optional<TileId> known = map_.board.tile_at(tile.hex);
            if (known)
                all[known->index()] = tile;
            else
                all.push_back(tile);
        }
        std::vector<Hex> hexes;
        for (const TileSpec& tile : all)
            hexes.push_back(tile.hex);
        Result<Board> built = Board::build(hexes, map_.board.hubs());
        if (!built) return built.problem();
        const Board board = std::move(built.value());
        move_names(board);
        HEX_CHECK(board.tile_count() == all.size());
        map_.spec.tiles.resize(all.size());
        for (const TileSpec& tile : all)
            map_.spec.tiles[board.tile_at(tile.hex)->index()] = tile;
        map_.board = board;
        return std::nullopt;
    }

private:
    void move_names(const Board& board) {
        for (HarbourSiteSpec& site : map_.spec.harbour_sites)
            site.edge = moved(board, site.edge);
        for (Mark& mark : map_.spec.marks)
            mark.place = moved(board, content_.counters[mark.counter].per, mark.place);
        for (PawnStart& start : map_.spec.pawn_starts)
            start.tile = *board.tile_at(map_.board.hex(start.tile));
        for (StartPiece& start : map_.start_pieces) {
            const bool on_edge = content_.pieces[start.piece].on == PlaceKind::edge;
            start.place = on_edge ? moved(board, EdgeId(start.place)).value
                                  : moved(board, CornerId(start.place)).value;
        }
    }

    std::uint16_t moved(const Board& board, Owner per, std::uint16_t place) const {
        if (per == Owner::tile) return board.tile_at(map_.board.hex(TileId(place)))->value;
        return per == Owner::edge ? moved(board, EdgeId(place)).value
                                  : moved(board, CornerId(place)).value;
    }
    EdgeId moved(const Board& board, EdgeId edge) const {
        const TileId tile = map_.board.tiles(edge)[0];
        for (const CornerId end : map_.board.ends(edge))
            if (map_.board.is_hub(end))
                return same_place(map_.board.edges(end), edge, board.edges(moved(board, end)));
        return same_place(map_.board.edges(tile), edge,
                          board.edges(*board.tile_at(map_.board.hex(tile))));
    }
    CornerId moved(const Board& board, CornerId corner) const {
        const TileId tile = map_.board.tiles(corner)[0];
        if (map_.board.is_hub(corner)) return *board.hub(*board.tile_at(map_.board.hex(tile)));
        return same_place(map_.board.corners(tile), corner,
                          board.corners(*board.tile_at(map_.board.hex(tile))));
    }
    template <class Id, class Places>
    static Id same_place(const Places& old, Id id, const Places& fresh) {
        const auto found = std::find(old.begin(), old.end(), id);
        HEX_CHECK(found != old.end() && old.size() == fresh.size());
        return fresh[static_cast<std::size_t>(found - old.begin())];
    }

    const Content& content_;
    DraftMap& map_;
};

void add_shore(const Draft& draft,
               const DraftShore& shore,
               const std::vector<Hex>& hexes,
               DraftMap& map,
               Problems& problems) {
    AreaSpec area;
    area.tokens = shore.tokens;
    if (!shore.tokens.empty()) area.token_rule = TokenRule::random;
    std::vector<TileSpec> tiles;
    for (const Hex hex : hexes) {
        TileSpec tile;
        tile.hex = hex;
        tile.area = static_cast<int>(map.spec.areas.size());
        tile.terrain = shore.terrain;
        tiles.push_back(tile);
    }
    if (const std::optional<Problem> wrong = Extension(draft.content, map).add(tiles))
        problems.add(shore.where,
                     linked("shore " + in_quotes(shore.name), ": with it ", wrong->what),
                     wrong->remedy);
    map.spec.areas.push_back(std::move(area));
}

}  // namespace

void add_shores(const Draft& draft, DraftMap& map, Problems& problems) {
    Hexes taken;
    for (const DraftShore& shore : draft.shores) {
        if (!map.board.has_directions()) {
            problems.add(shore.where,
                         "shore " + in_quotes(shore.name) + ": the map " + in_quotes(map.name) +
                             " is none of hexes",
                         "choose another map");
            continue;
        }
        const std::vector<Hex> places = Coast(draft.content, map).places(shore, taken);
        const auto count = static_cast<std::size_t>(shore.count);
        if (places.size() < count && !shore.fewer)
            problems.add(shore.where,
                         "shore " + in_quotes(shore.name) + ": the map " + in_quotes(map.name) +
                             " has " + std::to_string(places.size()) +
                             " places at sea that touch " + std::to_string(shore.corners) +
                             " corners of land, but " + std::to_string(count) + " are needed",
                         "set fewer = true, or choose another map");
        const std::vector<Hex> chosen = spread(places, count);
        taken.insert(chosen.begin(), chosen.end());
        add_shore(draft, shore, chosen, map, problems);
    }
}

}  // namespace hexholm
