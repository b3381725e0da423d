#include "engine/game/land/token_row.h"

#include <algorithm>

#include "engine/base/check.h"

namespace hexholm {
namespace {

int token_of_its_own(const Play& play, TileId tile) {
    const std::vector<int> own = own_tokens(terrain_of(play, tile));
    HEX_CHECK(!own.empty());
    return own[play.state.random.below(static_cast<std::uint32_t>(own.size()))];
}

bool answers_to(const Play& play, TileId tile, int token) {
    const std::vector<int>& numbers = terrain_of(play, tile).numbers;
    return play.state.token[tile] == token ||
           std::find(numbers.begin(), numbers.end(), token) != numbers.end();
}

// Tokens are left over where tiles with a number of their own took the place of others: first
// those that these tiles have themselves, then the last ones.
void shorten(const Play& play, int area, std::size_t size, Tokens& row) {
    const MapSpec& map = play.book.content().map;
    for (const TileId tile : all_ids<TileId>(map.tiles.size())) {
        if (row.size() <= size) return;
        const Terrain& terrain = terrain_of(play, tile);
        const bool takes_one = terrain.numbered && terrain.own_tokens.empty();
        if (map.tiles[tile.index()].area != area || takes_one) continue;
        const auto same = std::find_if(row.begin(), row.end(),
                                       [&](int token) { return answers_to(play, tile, token); });
        if (same == row.end()) continue;
        std::rotate(same, same + 1, row.end());
        row.pop_back();
    }
    while (row.size() > size)
        row.pop_back();
}

}  // namespace

const Terrain& terrain_of(const Play& play, TileId tile) {
    return play.book.content().terrains[play.state.terrain[tile]];
}

const AreaSpec& area_spec(const Play& play, int area) {
    HEX_CHECK(area >= 0 && static_cast<std::size_t>(area) < play.book.content().map.areas.size());
    return play.book.content().map.areas[static_cast<std::size_t>(area)];
}

bool is_of_row(const Play& play, TileId tile) {
    const Terrain& terrain = terrain_of(play, tile);
    return terrain.numbered && terrain.own_tokens.empty() &&
           play.book.content().map.tiles[tile.index()].token == 0;
}

bool has_own_token(const Play& play, TileId tile) {
    return !terrain_of(play, tile).own_tokens.empty() &&
           play.book.content().map.tiles[tile.index()].token == 0;
}

std::vector<int> own_tokens(const Terrain& terrain) {
    std::vector<int> allowed = terrain.own_tokens;
    std::erase_if(allowed,
                  [&](int token) { return std::ranges::count(terrain.not_tokens, token) > 0; });
    return allowed.empty() ? terrain.own_tokens : allowed;
}

Tiles numbered_tiles(const Play& play, int area) {
    const MapSpec& map = play.book.content().map;
    Tiles tiles;
    for (const TileId tile : all_ids<TileId>(map.tiles.size()))
        if (map.tiles[tile.index()].area == area && is_of_row(play, tile)) tiles.push_back(tile);
    return tiles;
}

void deal_own_tokens(const Play& play) {
    const MapSpec& map = play.book.content().map;
    for (const TileId tile : all_ids<TileId>(map.tiles.size()))
        if (has_own_token(play, tile))
            play.state.token[tile] = static_cast<std::uint8_t>(token_of_its_own(play, tile));
}

Tokens row_of(const Play& play, int area, const Tiles& tiles) {
    Tokens row;
    for (const int token : area_spec(play, area).tokens)
        row.push_back(token);
    shorten(play, area, tiles.size(), row);
    return row;
}

}  // namespace hexholm
