#include "engine/game/land/deal_tokens.h"

#include <algorithm>
#include <limits>

#include "engine/base/check.h"
#include "engine/game/land/token_row.h"
#include "engine/game/places/tile_set.h"
#include "engine/game/standing/coast.h"

namespace hexholm {
namespace {

constexpr int kTokenDeals = 100;  // attempts before tokens are swapped (B-53)
constexpr int kRepairs = 40;      // deals that are tried with swaps; the best of them is kept

bool is_in_area(const Play& play, TileId tile, int area) {
    return play.book.content().map.tiles[tile.index()].area == area &&
           is_land(play.book, play.state, tile);
}

// Walks round the island with the coast on one hand and turns inwards where it meets its own trace.
class SpiralWalk {
public:
    SpiralWalk(const Play& play, int area) : play_(play) {
        for (const TileId tile : all_ids<TileId>(play.book.board().tile_count())) {
            land_.add_if(tile, is_land(play.book, play.state, tile));
            open_.add_if(tile, is_in_area(play, tile, area));
        }
    }

    Tiles from(TileId start) {
        HEX_CHECK(start.is_some());
        visit(start);
        heading_ = first_heading(start);
        TileId at = start;
        while (true) {
            at = step_from(at);
            if (at.is_none()) at = first_unvisited();
            if (at.is_none()) return path_;
            visit(at);
        }
    }

private:
    void visit(TileId tile) {
        open_.remove(tile);
        path_.push_back(tile);
    }
    bool is_open(TileId tile) const { return tile.is_some() && open_.has(tile); }
    bool is_water(TileId tile) const { return tile.is_none() || !land_.has(tile); }
    TileId beyond(TileId tile, int heading) const {
        return play_.book.board().neighbours(tile)[static_cast<std::size_t>(heading % kSides)];
    }
    int turn() const { return play_.book.content().map.clockwise ? kSides - 1 : 1; }

    // The coast lies on the right hand of a walk counter-clockwise, on the left of one clockwise.
    int first_heading(TileId start) const {
        for (int heading = 0; heading < kSides; ++heading)
            if (is_open(beyond(start, heading)) && is_water(beyond(start, heading + turn())))
                return heading;
        return 0;
    }
    TileId step_from(TileId tile) {
        for (int back = 2; back >= -2; --back) {
            const int heading = heading_ + (back + kSides) * turn();
            if (path_.size() == 1 && back != 0) continue;
            if (!is_open(beyond(tile, heading))) continue;
            heading_ = heading % kSides;
            return beyond(tile, heading_);
        }
        return TileId::none();
    }
    TileId first_unvisited() const {
        TileId first;
        open_.visit([&](TileId tile) {
            first = tile;
            return false;
        });
        return first;
    }

    const Play& play_;
    TileSet land_;
    TileSet open_;  // land of the area that was not visited yet
    int heading_ = 0;
    Tiles path_;
};

TileId random_start(const Play& play, int area) {
    const SpiralStart rule = play.book.content().map.spiral_start;
    TileId first;
    Tiles choices;
    for (const TileId tile : all_ids<TileId>(play.book.board().tile_count())) {
        if (!is_in_area(play, tile, area)) continue;
        if (first.is_none()) first = tile;
        const bool fits = rule == SpiralStart::any_coast
                              ? is_coast(play.book, play.state, tile)
                              : is_island_corner(play.book, play.state, tile);
        if (fits) choices.push_back(tile);
    }
    if (choices.empty()) return first;
    return choices[play.state.random.below(static_cast<std::uint32_t>(choices.size()))];
}

bool any_of_two(int a, int b, int first, int second) {
    return (a == first || a == second) && (b == first || b == second);
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

// S-74, S-175: some terrains do not get the best numbers. What the map prints stays.
bool is_unwelcome(const Play& play, TileId tile, int token) {
    const std::vector<int>& refused =
        play.book.content().terrains[play.state.terrain[tile]].not_tokens;
    return is_dealt_number(play, tile) &&
           std::find(refused.begin(), refused.end(), token) != refused.end();
}

// By tokens on neighbouring tiles.
int broken_between(const Play& play, TileId tile, TileId next) {
    const MapSpec& map = play.book.content().map;
    const int token = token_on_land(play, tile);
    const int other = token_on_land(play, next);
    if (token == 0 || other == 0 || !lies_apart(play, tile) || !lies_apart(play, next)) return 0;
    const auto is_red = [&](int number) {
        return std::find(map.red_tokens.begin(), map.red_tokens.end(), number) !=
               map.red_tokens.end();
    };
    return (map.red_apart && is_red(token) && is_red(other) ? 1 : 0) +
           (map.equal_apart && token == other ? 1 : 0) +
           (map.extremes_apart && any_of_two(token, other, 2, 12) ? 1 : 0);
}

// How many rules of the map the lie of the tokens breaks (B-51, B-52); with `enough` of them it stops.
int broken_rules(const Play& play, int enough = std::numeric_limits<int>::max()) {
    const MapSpec& map = play.book.content().map;
    const Board& board = play.book.board();
    int broken = 0;
    for (const TileId tile : all_ids<TileId>(board.tile_count())) {
        if (broken >= enough) return broken;
        const int token = token_on_land(play, tile);
        if (token == 0) continue;
        broken += is_unwelcome(play, tile, token) ? 1 : 0;
        for (const TileId next : board.neighbours(tile))
            if (next.is_some() && tile < next) broken += broken_between(play, tile, next);
    }
    if (map.most_corner_pips == 0) return broken;
    for (const CornerId corner : all_ids<CornerId>(board.corner_count()))
        broken += pips_above(play, corner);
    return broken;
}

// Does the tile's token have a part in a rule that is broken?
bool has_part_in_broken(const Play& play, TileId tile) {
    const int token = token_on_land(play, tile);
    if (token == 0) return false;
    if (is_unwelcome(play, tile, token)) return true;
    for (const TileId next : play.book.board().neighbours(tile))
        if (next.is_some() && broken_between(play, tile, next) > 0) return true;
    if (play.book.content().map.most_corner_pips == 0) return false;
    return std::ranges::any_of(play.book.board().corners(tile),
                               [&](CornerId corner) { return pips_above(play, corner) > 0; });
}

using TileFlags = std::array<bool, kMaxTiles>;
TileFlags in_broken(const Play& play, const Tiles& tiles) {
    TileFlags found{};
    for (const TileId tile : tiles)
        found[tile.index()] = has_part_in_broken(play, tile);
    return found;
}

void shuffle_tokens(const Play& play, Tokens row, const Tiles& tiles) {
    std::size_t left = row.size();
    for (const TileId tile : tiles) {
        if (left == 0) return;
        std::swap(row[left - 1], row[play.state.random.below(static_cast<std::uint32_t>(left))]);
        play.state.token[tile] = static_cast<std::uint8_t>(row[--left]);
    }
}

// Swaps tokens while that breaks fewer rules; ends because the number of broken rules falls. Where neither
// has a part in a broken rule a swap is of no use.
void repair_tokens(const Play& play, const Tiles& tiles) {
    auto& token = play.state.token;
    int broken = broken_rules(play);
    if (broken == 0) return;
    TileFlags in_one = in_broken(play, tiles);
    for (bool improved = true; improved && broken > 0;) {
        improved = false;
        for (std::size_t a = 0; a < tiles.size(); ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                if (!in_one[tiles[a].index()] && !in_one[tiles[b].index()]) continue;
                std::swap(token[tiles[a]], token[tiles[b]]);
                const int now = broken_rules(play, broken);
                if (now < broken) {
                    broken = now;
                    in_one = in_broken(play, tiles);
                    improved = true;
                } else {
                    std::swap(token[tiles[a]], token[tiles[b]]);
                }
            }
        }
    }
}

void deal_at_random(const Play& play, int area) {
    const Tiles tiles = numbered_tiles(play, area);
    const Tokens row = row_of(play, area, tiles);
    const bool at_sea = std::ranges::none_of(
        tiles, [&](TileId tile) { return is_land(play.book, play.state, tile); });
    for (int deal = 0; deal < kTokenDeals; ++deal) {
        shuffle_tokens(play, row, tiles);
        if (at_sea || broken_rules(play) == 0) return;
    }
    std::array<std::uint8_t, kMaxTiles> best{};
    std::ranges::copy(play.state.token, best.begin());
    int fewest = broken_rules(play);
    for (int deal = 0; deal < kRepairs && fewest > 0; ++deal) {
        shuffle_tokens(play, row, tiles);
        repair_tokens(play, tiles);
        const int broken = broken_rules(play);
        if (broken >= fewest) continue;
        fewest = broken;
        std::ranges::copy(play.state.token, best.begin());
    }
    std::copy_n(best.begin(), play.state.token.size(), play.state.token.begin());
}

}  // namespace

void lay_spiral(const Play& play, int area, TileId start) {
    const Tiles tiles = numbered_tiles(play, area);
    const Tokens row = row_of(play, area, tiles);
    std::size_t letter = 0;
    for (const TileId tile : SpiralWalk(play, area).from(start))
        if (is_dealt_number(play, tile) && letter < row.size())
            play.state.token[tile] = static_cast<std::uint8_t>(row[letter++]);
    // The letters keep the red ones apart only as they are printed (B-49).
    if (is_disturbed(play, area, row)) repair_tokens(play, tiles);
}

void deal_tokens(const Play& play) {
    const MapSpec& map = play.book.content().map;
    deal_own_tokens(play);
    for (std::size_t area = 0; area < map.areas.size(); ++area) {
        const auto number = static_cast<int>(area);
        const TokenRule rule = map.areas[area].token_rule;
        if (rule == TokenRule::random) deal_at_random(play, number);
        if (rule != TokenRule::spiral || map.spiral_start == SpiralStart::chosen_corner) continue;
        const TileId start = random_start(play, number);
        if (start.is_some()) lay_spiral(play, number, start);
    }
}

}  // namespace hexholm
