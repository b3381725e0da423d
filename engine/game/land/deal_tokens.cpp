#include "engine/game/land/deal_tokens.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/game/land/deal_search.h"
#include "engine/game/land/token_row.h"
#include "engine/game/land/token_rules.h"
#include "engine/game/places/tile_set.h"
#include "engine/game/standing/coast.h"

namespace hexholm {
namespace {

constexpr int kTokenDeals = 100;  // attempts before tokens are swapped (B-53)
constexpr int kSearches = 4;      // where swaps do not find a lawful lie; one search may fail, too
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

using TileFlags = std::array<bool, kMaxTiles>;
TileFlags in_broken(const Play& play, const Tiles& tiles) {
    TileFlags found{};
    for (const TileId tile : tiles)
        found[tile.index()] = breaks_token_rule(play, tile);
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
    int broken = broken_token_rules(play);
    if (broken == 0) return;
    TileFlags in_one = in_broken(play, tiles);
    for (bool improved = true; improved && broken > 0;) {
        improved = false;
        for (std::size_t a = 0; a < tiles.size(); ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                if (!in_one[tiles[a].index()] && !in_one[tiles[b].index()]) continue;
                std::swap(token[tiles[a]], token[tiles[b]]);
                const int now = broken_token_rules(play, broken);
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

// Deals that are repaired, until one breaks no rule; the best of them is kept, or what lies there now.
void deal_better(const Play& play, const Tokens& row, const Tiles& tiles) {
    std::array<std::uint8_t, kMaxTiles> best{};
    std::ranges::copy(play.state.token, best.begin());
    int fewest = broken_token_rules(play);
    for (int deal = 0; deal < kRepairs && fewest > 0; ++deal) {
        shuffle_tokens(play, row, tiles);
        repair_tokens(play, tiles);
        const int broken = broken_token_rules(play);
        if (broken >= fewest) continue;
        fewest = broken;
        std::ranges::copy(play.state.token, best.begin());
    }
    std::copy_n(best.begin(), play.state.token.size(), play.state.token.begin());
}

void deal_at_random(const Play& play, int area) {
    const Tiles tiles = numbered_tiles(play, area);
    const Tokens row = row_of(play, area, tiles);
    const bool at_sea = std::ranges::none_of(
        tiles, [&](TileId tile) { return is_land(play.book, play.state, tile); });
    // No rule for land depends on tokens at sea.
    const auto is_lawful = [&] {
        return at_sea ? std::ranges::none_of(
                            tiles, [&](TileId tile) { return breaks_token_rule(play, tile); })
                      : broken_token_rules(play) == 0;
    };
    for (int deal = 0; deal < kTokenDeals; ++deal) {
        shuffle_tokens(play, row, tiles);
        if (is_lawful()) return;
    }
    deal_better(play, row, tiles);
}

// Tiles with tokens of their own take another one of these where that breaks fewer rules.
void repair_own_tokens(const Play& play) {
    int broken = broken_token_rules(play);
    for (const TileId tile : all_ids<TileId>(play.book.board().tile_count())) {
        if (broken == 0) return;
        if (!has_own_token(play, tile) || !breaks_token_rule(play, tile)) continue;
        std::uint8_t best = play.state.token[tile];
        for (const int token : own_tokens(terrain_of(play, tile))) {
            play.state.token[tile] = static_cast<std::uint8_t>(token);
            const int now = broken_token_rules(play, broken);
            if (now >= broken) continue;
            broken = now;
            best = play.state.token[tile];
        }
        play.state.token[tile] = best;
    }
}

// Tiles whose token can be another one.
Tiles movable_tiles(const Play& play) {
    Tiles tiles;
    for (const TileId tile : all_ids<TileId>(play.book.board().tile_count())) {
        const int area = play.book.content().map.tiles[tile.index()].area;
        const bool is_dealt = area_spec(play, area).token_rule != TokenRule::fixed;
        tiles.push_back_if(tile, has_own_token(play, tile) || (is_dealt && is_of_row(play, tile)));
    }
    return tiles;
}

// Another token for the tile: one of its own, or that of a tile of its area.
void move_token(const Play& play, TileId tile, TileId other) {
    auto& token = play.state.token;
    const auto& tiles = play.book.content().map.tiles;
    if (has_own_token(play, tile)) {
        token[tile] = static_cast<std::uint8_t>(any_one(play, own_tokens(terrain_of(play, tile))));
    } else if (is_of_row(play, other) && tiles[tile.index()].area == tiles[other.index()].area) {
        std::swap(token[tile], token[other]);
    }
}

void search_tokens(const Play& play) {
    const Tiles tiles = movable_tiles(play);
    // What the map prints stays, whatever it breaks.
    if (std::ranges::none_of(tiles, [&](TileId tile) { return breaks_token_rule(play, tile); }))
        return;
    const auto change = [&] {
        const TileId tile = any_one(play, tiles);
        move_token(play, tile, any_one(play, tiles));
    };
    const auto broken = [&] { return broken_token_rules(play); };
    for (int search = 0; search < kSearches && broken() > 0; ++search)
        search_deal(play, play.state.token, change, broken);
}

// A spiral keeps the rules of the map only as far as its letters are printed so (B-49): what breaks one is swapped.
void mend_spiral(const Play& play, int area) {
    const Tiles tiles = numbered_tiles(play, area);
    repair_tokens(play, tiles);
    deal_better(play, row_of(play, area, tiles), tiles);
}

// Mends rules that are broken when all areas lie, since each area was dealt beside earlier ones
// only.
void mend_tokens(const Play& play, bool spirals_lie) {
    int broken = broken_token_rules(play);
    if (broken == 0) return;
    const std::size_t areas = play.book.content().map.areas.size();
    const auto each_area = [&](auto rule, auto mend) {
        for (int area = 0; area < static_cast<int>(areas); ++area)
            if (rule(area_spec(play, area).token_rule)) mend(area);
    };
    if (spirals_lie)
        each_area([](TokenRule rule) { return rule == TokenRule::spiral; },
                  [&](int area) { mend_spiral(play, area); });
    for (int before = broken + 1; broken > 0 && broken < before;) {
        before = broken;
        repair_own_tokens(play);
        each_area([](TokenRule rule) { return rule != TokenRule::fixed; },
                  [&](int area) { repair_tokens(play, numbered_tiles(play, area)); });
        broken = broken_token_rules(play);
    }
    if (broken > 0) search_tokens(play);
}

// Does a player choose where the spiral begins?
bool is_start_chosen(const Content& content) {
    return content.map.spiral_start == SpiralStart::chosen_corner &&
           std::ranges::any_of(content.effects, [](const Effect& effect) {
               return std::ranges::count(effect.steps, Op::choose_spiral, &Step::op) > 0;
           });
}

}  // namespace

void lay_spiral(const Play& play, int area, TileId start) {
    const Tiles tiles = numbered_tiles(play, area);
    const Tokens row = row_of(play, area, tiles);
    std::size_t letter = 0;
    const auto lay = [&](TileId tile) {
        if (letter < row.size()) play.state.token[tile] = static_cast<std::uint8_t>(row[letter++]);
    };
    if (start.is_some())
        for (const TileId tile : SpiralWalk(play, area).from(start))
            if (is_of_row(play, tile)) lay(tile);
    // No walk on land comes to those at sea.
    for (const TileId tile : tiles)
        if (!is_land(play.book, play.state, tile)) lay(tile);
}

void lay_chosen_spiral(const Play& play, TileId start) {
    const MapSpec& map = play.book.content().map;
    for (std::size_t at = 0; at < map.areas.size(); ++at) {
        const auto area = static_cast<int>(at);
        if (map.areas[at].token_rule == TokenRule::spiral)
            lay_spiral(play, area,
                       is_in_area(play, start, area) ? start : random_start(play, area));
    }
    mend_tokens(play, true);
}

void deal_tokens(const Play& play) {
    const Content& content = play.book.content();
    const bool waits = is_start_chosen(content);
    deal_own_tokens(play);
    for (std::size_t at = 0; at < content.map.areas.size(); ++at) {
        const auto area = static_cast<int>(at);
        const TokenRule rule = content.map.areas[at].token_rule;
        if (rule == TokenRule::random) deal_at_random(play, area);
        if (rule == TokenRule::spiral && !waits) lay_spiral(play, area, random_start(play, area));
    }
    mend_tokens(play, !waits);
}

}  // namespace hexholm
