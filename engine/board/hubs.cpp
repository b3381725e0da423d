// Places in the middle of hexes, and the paths that lead there.
#include <algorithm>
#include <string>

#include "engine/board/board.h"

namespace hexholm {
namespace {

constexpr std::string_view kHub = "hub";

std::string hub_text(Hex hex) {
    return "the hub of (" + std::to_string(hex.q) + "," + std::to_string(hex.r) + ")";
}

bool has_twice(std::vector<CornerName> names) {
    std::sort(names.begin(), names.end());
    return std::adjacent_find(names.begin(), names.end()) != names.end();
}

}  // namespace

std::optional<Problem> Board::add_hubs(std::vector<Hub> hubs) {
    first_hub_ = corners_.size();
    std::sort(hubs.begin(), hubs.end(), [](const Hub& a, const Hub& b) {
        return std::pair(a.hex.r, a.hex.q) < std::pair(b.hex.r, b.hex.q);
    });
    for (std::size_t at = 0; at < hubs.size(); ++at) {
        const Hub& hub = hubs[at];
        const std::optional<TileId> tile = tile_at(hub.hex);
        if (!tile) return Problem{"", hub_text(hub.hex) + " is on no tile", "name one of the map"};
        if (at > 0 && hubs[at - 1].hex == hub.hex)
            return Problem{"", hub_text(hub.hex) + " is on the map twice", "remove one of them"};
        if (hub.joined.empty() || hub.joined.size() > kEdgesAtHub || has_twice(hub.joined))
            return Problem{
                "", hub_text(hub.hex) + " is joined to no corner, to too many, or to one twice",
                "name one to four different ones"};
        for (const CornerName name : hub.joined)
            if (corners_[corner(*tile, name)].edges.size() == kEdgesAtCorner)
                return Problem{"", "a corner of " + hub_text(hub.hex) + " is joined to another hub",
                               "join it to one of them"};
        add_hub(*tile, hub.joined);
    }
    return std::nullopt;
}

void Board::add_hub(TileId tile, const std::vector<CornerName>& joined) {
    const CornerId hub(corners_.size());
    Corner made{point(tile), {}, {}, {}};
    made.tiles.push_back(tile);
    corners_.add(made);
    for (const CornerName name : joined) {
        const EdgeId edge(edges_.size());
        edges_.add(Edge{{hub, corner(tile, name)}, {}, {tile, tile}});
        edges_[edge].tiles.push_back(tile);
        edges_[edge].tiles.push_back(tile);
        add_spokes(edge);
    }
}

std::optional<CornerId> Board::hub(TileId tile) const {
    for (std::size_t at = first_hub_; at < corner_count_; ++at)
        if (tiles(CornerId(at))[0] == tile) return CornerId(at);
    return std::nullopt;
}

std::vector<Hub> Board::hubs() const {
    std::vector<Hub> found;
    for (std::size_t at = first_hub_; at < corner_count_; ++at) {
        const TileId tile = tiles(CornerId(at))[0];
        Hub& hub = found.emplace_back(Hub{hex(tile), {}});
        for (std::size_t corner = 0; corner < kSides; ++corner)
            if (std::ranges::count(beyond(CornerId(at)), corners(tile)[corner]) > 0)
                hub.joined.push_back(static_cast<CornerName>(corner));
    }
    return found;
}

std::optional<CornerId> Board::corner_called(TileId tile, std::string_view name) const {
    if (name == kHub) return hub(tile);
    const std::optional<CornerName> known = corner_named(name);
    return known ? std::optional(corner(tile, *known)) : std::nullopt;
}

std::optional<EdgeId> Board::edge_called(TileId tile, std::string_view name) const {
    if (!name.starts_with("hub ")) {
        const std::optional<SideName> known = side_named(name);
        return known ? std::optional(edge(tile, *known)) : std::nullopt;
    }
    const std::optional<CornerId> middle = hub(tile);
    const std::optional<CornerName> end = corner_named(name.substr(kHub.size() + 1));
    if (!middle || !end) return std::nullopt;
    for (const EdgeId edge : edges(*middle))
        if (other_end(edge, *middle) == corner(tile, *end)) return edge;
    return std::nullopt;
}

}  // namespace hexholm
