#include "src/cli/measure/bench_boards.h"

#include <cstdlib>

namespace hexholm::cli {
namespace {

std::vector<Hex> hexagon(int radius) {
    std::vector<Hex> hexes;
    for (int q = -radius; q <= radius; ++q)
        for (int r = -radius; r <= radius; ++r)
            if (std::abs(q + r) <= radius) hexes.push_back({q, r});
    return hexes;
}

AreaSpec enlarged(const Content& content, const AreaSpec& area, std::size_t tiles) {
    AreaSpec large = area;
    large.terrains.clear();
    large.tokens.clear();
    large.token_rule = TokenRule::random;
    for (std::size_t at = 0; at < tiles; ++at) {
        const TerrainId terrain = area.terrains[at % area.terrains.size()];
        large.terrains.push_back(terrain);
        if (content.terrains[terrain].numbered)
            large.tokens.push_back(area.tokens[large.tokens.size() % area.tokens.size()]);
    }
    return large;
}

}  // namespace

std::shared_ptr<const Content> on_hexagon(const Content& content, int radius) {
    auto large = std::make_shared<Content>(content);
    const std::vector<Hex> hexes = hexagon(radius);
    auto board = Board::build(hexes);
    if (!board || content.map.areas.empty() || content.map.areas[0].terrains.empty() ||
        content.map.areas[0].tokens.empty())
        return nullptr;
    large->board = std::move(board.value());
    large->map = {};
    large->map.areas = {enlarged(content, content.map.areas[0], hexes.size())};
    for (std::size_t at = 0; at < hexes.size(); ++at)
        large->map.tiles.emplace_back().hex = large->board.hex(TileId(at));
    large->start_pieces.clear();
    return large;
}

}  // namespace hexholm::cli
