#include "engine/game/deal_tokens.h"

#include <algorithm>

namespace hexholm {
namespace {

constexpr int kDeals = 100;   // attempts before tokens are swapped (B-53)
constexpr int kRepairs = 40;  // deals that are tried with swaps; the best of them is kept

using Tiles = FixedVector<TileId, kMaxTiles>;

int neighbour_count(const Board& board, TileId tile) {
    const auto& around = board.neighbours(tile);
    return static_cast<int>(
        std::count_if(around.begin(), around.end(), [](TileId next) { return next.is_some(); }));
}

// A tile that takes part in the deal: it carries a number, and the map fixes none for it.
bool is_dealt_number(const Play& play, TileId tile) {
    return play.book.content().terrains[play.state.terrain[tile]].numbered &&
           play.book.content().map.tiles[tile.index()].token == 0;
}

Tiles numbered_tiles(const Play& play, int area) {
    const MapSpec& map = play.book.content().map;
    Tiles tiles;
    for (const TileId tile : all_ids<TileId>(map.tiles.size()))
        if (map.tiles[tile.index()].area == area && is_dealt_number(play, tile))
            tiles.push_back(tile);
    return tiles;
}

// Walks round the island with the coast on one hand and turns inwards where it meets its own trace.
class SpiralWalk {
public:
    SpiralWalk(const Play& play, int area) : play_(play), area_(area) {}

    Tiles from(TileId start) {
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
        visited_[tile.index()] = true;
        path_.push_back(tile);
    }
    bool is_open(TileId tile) const {
        return tile.is_some() && !visited_[tile.index()] &&
               play_.book.content().map.tiles[tile.index()].area == area_;
    }
    TileId beyond(TileId tile, int heading) const {
        return play_.book.board().neighbours(tile)[static_cast<std::size_t>(heading % kSides)];
    }
    int turn() const { return play_.book.content().map.clockwise ? kSides - 1 : 1; }

    // The coast lies on the right hand of a walk counter-clockwise, on the left of one clockwise.
    int first_heading(TileId start) const {
        for (int heading = 0; heading < kSides; ++heading)
            if (is_open(beyond(start, heading)) && beyond(start, heading + turn()).is_none())
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
        for (const TileId tile : all_ids<TileId>(play_.book.board().tile_count()))
            if (is_open(tile)) return tile;
        return TileId::none();
    }

    const Play& play_;
    int area_;
    int heading_ = 0;
    std::array<bool, kMaxTiles> visited_{};
    Tiles path_;
};

TileId random_start(const Play& play, SpiralStart rule) {
    const Board& board = play.book.board();
    Tiles choices;
    for (const TileId tile : all_ids<TileId>(board.tile_count())) {
        const bool fits = rule == SpiralStart::any_coast ? neighbour_count(board, tile) < kSides
                                                         : is_island_corner(board, tile);
        if (fits) choices.push_back(tile);
    }
    if (choices.empty()) return TileId(0);
    return choices[play.state.random.below(static_cast<std::uint32_t>(choices.size()))];
}

bool any_of_two(int a, int b, int first, int second) {
    return (a == first || a == second) && (b == first || b == second);
}

// How many rules of the map the lie of the tokens breaks (B-51, B-52).
int broken_rules(const Play& play) {
    const MapSpec& map = play.book.content().map;
    const Board& board = play.book.board();
    const auto is_red = [&](int token) {
        return std::find(map.red_tokens.begin(), map.red_tokens.end(), token) !=
               map.red_tokens.end();
    };
    int broken = 0;
    for (const TileId tile : all_ids<TileId>(board.tile_count())) {
        const int token = play.state.token[tile];
        if (token == 0) continue;
        for (const TileId next : board.neighbours(tile)) {
            if (next.is_none() || next < tile || play.state.token[next] == 0) continue;
            const int other = play.state.token[next];
            broken += map.red_apart && is_red(token) && is_red(other) ? 1 : 0;
            broken += map.equal_apart && token == other ? 1 : 0;
            broken += map.extremes_apart && any_of_two(token, other, 2, 12) ? 1 : 0;
        }
    }
    if (map.most_corner_pips == 0) return broken;
    for (const CornerId corner : all_ids<CornerId>(board.corner_count())) {
        int pips = 0;
        for (const TileId tile : board.tiles(corner))
            pips += play.book.pips(play.state.token[tile]);
        broken += std::max(0, pips - map.most_corner_pips);
    }
    return broken;
}

void shuffle_tokens(const Play& play, int area, const Tiles& tiles) {
    const auto& tokens = play.book.content().map.areas[static_cast<std::size_t>(area)].tokens;
    FixedVector<int, kMaxTiles> stack;
    for (const int token : tokens)
        stack.push_back(token);
    std::size_t left = stack.size();
    for (const TileId tile : tiles) {
        if (left == 0) return;
        std::swap(stack[left - 1],
                  stack[play.state.random.below(static_cast<std::uint32_t>(left))]);
        play.state.token[tile] = static_cast<std::uint8_t>(stack[--left]);
    }
}

// Swaps tokens while that breaks fewer rules; ends because the number of broken rules falls.
void repair_tokens(const Play& play, const Tiles& tiles) {
    auto& token = play.state.token;
    int broken = broken_rules(play);
    for (bool improved = true; improved && broken > 0;) {
        improved = false;
        for (std::size_t a = 0; a < tiles.size(); ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                std::swap(token[tiles[a]], token[tiles[b]]);
                const int now = broken_rules(play);
                if (now < broken) {
                    broken = now;
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
    for (int deal = 0; deal < kDeals; ++deal) {
        shuffle_tokens(play, area, tiles);
        if (broken_rules(play) == 0) return;
    }
    auto best = play.state.token;
    int fewest = broken_rules(play);
    for (int deal = 0; deal < kRepairs && fewest > 0; ++deal) {
        shuffle_tokens(play, area, tiles);
        repair_tokens(play, tiles);
        const int broken = broken_rules(play);
        if (broken >= fewest) continue;
        fewest = broken;
        best = play.state.token;
    }
    play.state.token = best;
}

}  // namespace

bool is_island_corner(const Board& board, TileId tile) {
    return neighbour_count(board, tile) <= 3;
}

void lay_spiral(const Play& play, int area, TileId start) {
    const auto& tokens = play.book.content().map.areas[static_cast<std::size_t>(area)].tokens;
    std::size_t letter = 0;
    for (const TileId tile : SpiralWalk(play, area).from(start))
        if (is_dealt_number(play, tile) && letter < tokens.size())
            play.state.token[tile] = static_cast<std::uint8_t>(tokens[letter++]);
}

void deal_tokens(const Play& play) {
    const MapSpec& map = play.book.content().map;
    for (std::size_t area = 0; area < map.areas.size(); ++area) {
        const auto number = static_cast<int>(area);
        const TokenRule rule = map.areas[area].token_rule;
        if (rule == TokenRule::random) deal_at_random(play, number);
        if (rule == TokenRule::spiral && map.spiral_start != SpiralStart::chosen_corner)
            lay_spiral(play, number, random_start(play, map.spiral_start));
    }
}

}  // namespace hexholm
