#include "engine/game/land/token_rules.h"

#include <algorithm>

#include "engine/game/land/token_row.h"
#include "engine/game/standing/coast.h"

namespace hexholm {
namespace {

// The least or the greatest total that the dice can show (B-52).
bool is_extreme(const Play& play, int token) {
    if (play.book.pips(token) == 0 || token >= Content::kPairTokens) return false;
    const auto none_beyond = [&](int from, int to) {
        for (int other = from; other < to; ++other)
            if (play.book.pips(other) > 0) return false;
        return true;
    };
    return none_beyond(1, token) || none_beyond(token + 1, Content::kPairTokens);
}

// The number that counts when tokens must lie apart: those at sea are no neighbours of any.
int token_on_land(const Play& play, TileId tile) {
    return is_land(play.book, play.state, tile) ? play.state.token[tile] : 0;
}

int pips_above(const Play& play, CornerId corner) {
    int pips = 0;
    for (const TileId tile : play.book.board().tiles(corner))
        pips += play.book.pips(token_on_land(play, tile));
    return std::max(0, pips - play.book.content().map.most_corner_pips);
}

bool lies_apart(const Play& play, TileId tile) {
    return area_spec(play, play.book.content().map.tiles[tile.index()].area).apart;
}

// S-74, S-175: some terrains do not get the best numbers, on land or at sea. What the map prints stays.
bool is_unwelcome(const Play& play, TileId tile) {
    const std::vector<int>& refused =
        play.book.content().terrains[play.state.terrain[tile]].not_tokens;
    return !refused.empty() && is_of_row(play, tile) &&
           std::ranges::count(refused, int{play.state.token[tile]}) > 0;
}

bool is_red(const Play& play, int token) {
    return std::ranges::count(play.book.content().map.red_tokens, token) > 0;
}

// May the token not lie beside some other?
bool is_apart_from_some(const Play& play, int token) {
    const MapSpec& map = play.book.content().map;
    return map.equal_apart || (map.red_apart && is_red(play, token)) ||
           (map.extremes_apart && is_extreme(play, token));
}

// The number of rules that the tokens of two neighbouring tiles break. Mostly it is 0, so the order
// of the tests matters.
int broken_between(const Play& play, TileId tile, int token, TileId next) {
    const MapSpec& map = play.book.content().map;
    const int other = play.state.token[next];
    const int broken =
        (map.red_apart && is_red(play, token) && is_red(play, other) ? 1 : 0) +
        (map.equal_apart && token == other ? 1 : 0) +
        (map.extremes_apart && is_extreme(play, token) && is_extreme(play, other) ? 1 : 0);
    if (broken == 0 || token_on_land(play, next) == 0) return 0;
    return lies_apart(play, tile) && lies_apart(play, next) ? broken : 0;
}

}  // namespace

int broken_token_rules(const Play& play, int enough) {
    const MapSpec& map = play.book.content().map;
    const Board& board = play.book.board();
    int broken = 0;
    for (const TileId tile : all_ids<TileId>(board.tile_count())) {
        if (broken >= enough) return broken;
        broken += is_unwelcome(play, tile) ? 1 : 0;
        const int token = play.state.token[tile];
        if (token == 0 || !is_apart_from_some(play, token) || token_on_land(play, tile) == 0)
            continue;
        for (const TileId next : board.neighbours(tile))
            if (next.is_some() && tile < next) broken += broken_between(play, tile, token, next);
    }
    if (map.most_corner_pips == 0) return broken;
    for (const CornerId corner : all_ids<CornerId>(board.corner_count()))
        broken += pips_above(play, corner);
    return broken;
}

bool breaks_token_rule(const Play& play, TileId tile) {
    if (is_unwelcome(play, tile)) return true;
    const int token = token_on_land(play, tile);
    if (token == 0) return false;
    for (const TileId next : play.book.board().neighbours(tile))
        if (next.is_some() && broken_between(play, tile, token, next) > 0) return true;
    if (play.book.content().map.most_corner_pips == 0) return false;
    return std::ranges::any_of(play.book.board().corners(tile),
                               [&](CornerId corner) { return pips_above(play, corner) > 0; });
}

}  // namespace hexholm
