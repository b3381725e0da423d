#include "tests/support/deal_rules.h"

#include <algorithm>
#include <set>
#include <vector>

namespace hexholm::test {
namespace {

// A deal and what was declared about it.
class Deal {
public:
    Deal(const Rulebook& book, const State& state)
        : book_(book), state_(state), content_(book.content()), map_(book.content().map) {}

    const TileSpec& spec(TileId tile) const { return map_.tiles[tile.index()]; }
    const AreaSpec& area(TileId tile) const {
        return map_.areas[static_cast<std::size_t>(spec(tile).area)];
    }
    const Terrain& terrain(TileId tile) const { return content_.terrains[state_.terrain[tile]]; }
    int token(TileId tile) const { return state_.token[tile]; }
    auto tiles() const { return all_ids<TileId>(map_.tiles.size()); }

    bool is_printed(TileId tile) const {
        return spec(tile).token != 0 && (spec(tile).terrain.is_some() || terrain(tile).numbered);
    }
    bool has_own(TileId tile) const {
        return spec(tile).token == 0 && !terrain(tile).own_tokens.empty();
    }
    bool is_from_row(TileId tile) const {
        return !is_printed(tile) && !has_own(tile) && terrain(tile).numbered &&
               area(tile).token_rule != TokenRule::fixed;
    }
    bool is_coast(TileId tile) const {
        return std::ranges::any_of(book_.board().neighbours(tile), [&](TileId next) {
            return next.is_none() || !terrain(next).land;
        });
    }
    static bool has(const std::vector<int>& numbers, int number) {
        return std::ranges::count(numbers, number) > 0;
    }
    // The tokens of its own that the terrain does not refuse; all, when it refuses all.
    std::vector<int> choice_of_own(TileId tile) const {
        std::vector<int> choice = terrain(tile).own_tokens;
        std::erase_if(choice, [&](int number) { return has(terrain(tile).not_tokens, number); });
        return choice.empty() ? terrain(tile).own_tokens : choice;
    }

    std::string name(TileId tile) const {
        return terrain(tile).name + " on tile " + std::to_string(tile.index()) + " has the token " +
               std::to_string(token(tile));
    }
    std::string token_fault(TileId tile) const {
        if (is_printed(tile))
            return token(tile) == spec(tile).token ? "" : name(tile) + ", not the printed one";
        if (has_own(tile))
            return has(choice_of_own(tile), token(tile)) ? "" : name(tile) + ", none of its own";
        if (is_from_row(tile))
            return has(area(tile).tokens, token(tile)) ? "" : name(tile) + ", none of its area";
        return token(tile) == 0 ? "" : name(tile) + ", but takes none";
    }
    // No token of an area's row lies there more often than the row has it.
    std::string row_fault(std::size_t number) const {
        std::multiset<int> left(map_.areas[number].tokens.begin(), map_.areas[number].tokens.end());
        for (const TileId tile : tiles()) {
            if (spec(tile).area != static_cast<int>(number) || !is_from_row(tile)) continue;
            const auto found = left.find(token(tile));
            if (found == left.end()) return name(tile) + ", which its area has too few of";
            left.erase(found);
        }
        return {};
    }
    std::string terrain_fault() const {
        std::multiset<TerrainId> dealt;
        std::multiset<TerrainId> declared;
        for (const TileId tile : tiles()) {
            dealt.insert(state_.terrain[tile]);
            if (spec(tile).terrain.is_some()) declared.insert(spec(tile).terrain);
            if (spec(tile).terrain.is_some() && map_.centre.is_none() &&
                state_.terrain[tile] != spec(tile).terrain)
                return "tile " + std::to_string(tile.index()) + " is not the printed one";
        }
        for (const AreaSpec& each : map_.areas)
            declared.insert(each.terrains.begin(), each.terrains.end());
        return dealt == declared ? "" : "the terrains are not those of the map";
    }
    std::string centre_fault() const {
        const std::optional<TileId> middle = book_.board().tile_at({0, 0});
        if (map_.centre.is_none() || !middle || !terrain(*middle).land) return {};
        const auto could_come = [&](TileId tile) {
            return state_.terrain[tile] == map_.centre && spec(tile).token == 0 &&
                   spec(tile).area == spec(*middle).area;
        };
        if (spec(*middle).token != 0 || std::ranges::none_of(tiles(), could_come)) return {};
        return state_.terrain[*middle] == map_.centre ? "" : "another terrain lies in the centre";
    }
    // A tile whose terrain belongs inland lies on the coast though one of its area could change places with it.
    std::string inland_fault() const {
        const auto could_lie_on_coast = [&](TileId tile) {
            return spec(tile).terrain.is_none() && terrain(tile).land && !terrain(tile).inland &&
                   state_.terrain[tile] != map_.centre && !is_coast(tile);
        };
        for (const TileId tile : tiles()) {
            if (!terrain(tile).inland || spec(tile).terrain.is_some() || !is_coast(tile)) continue;
            if (state_.terrain[tile] == map_.centre) continue;
            for (const TileId other : tiles())
                if (spec(other).area == spec(tile).area && could_lie_on_coast(other))
                    return terrain(tile).name + " lies on the coast";
        }
        return {};
    }
    std::string harbour_fault() const {
        std::multiset<HarbourId> left(map_.harbours.begin(), map_.harbours.end());
        for (std::size_t at = 0; at < map_.harbour_sites.size(); ++at) {
            const HarbourId harbour = state_.harbours[HarbourSiteId(at)];
            const HarbourId printed = map_.harbour_sites[at].harbour;
            if (printed.is_some() && harbour != printed) return "a printed harbour is another one";
            if (printed.is_some()) continue;
            const auto found = left.find(harbour);
            if (found == left.end()) return "a harbour is not of the stock";
            left.erase(found);
        }
        return {};
    }

    int wishes() const {
        int broken = 0;
        for (const TileId tile : tiles()) {
            broken += is_from_row(tile) && has(terrain(tile).not_tokens, token(tile)) ? 1 : 0;
            for (const TileId next : book_.board().neighbours(tile))
                if (next.is_some() && tile < next) broken += side_by_side(tile, next);
        }
        if (map_.most_corner_pips == 0) return broken;
        for (const CornerId corner : all_ids<CornerId>(book_.board().corner_count())) {
            int pips = 0;
            for (const TileId tile : book_.board().tiles(corner))
                if (terrain(tile).land) pips += book_.pips(token(tile));
            broken += std::max(0, pips - map_.most_corner_pips);
        }
        return broken;
    }
    int excess() const {
        if (map_.largest_cluster == 0) return 0;
        std::set<TileId> seen;
        int excess = 0;
        for (const TileId tile : tiles())
            if (terrain(tile).land && !terrain(tile).produces.empty())
                excess += std::max(0, cluster(tile, seen) - map_.largest_cluster);
        return excess;
    }

private:
    bool lies_apart(TileId tile) const {
        return terrain(tile).land && token(tile) != 0 && area(tile).apart;
    }
    int side_by_side(TileId one, TileId two) const {
        if (!lies_apart(one) || !lies_apart(two)) return 0;
        const auto is_red = [&](TileId tile) { return has(map_.red_tokens, token(tile)); };
        const auto is_extreme = [&](TileId tile) {
            return token(tile) == 2 || token(tile) == 12;  // of two dice
        };
        return (map_.red_apart && is_red(one) && is_red(two) ? 1 : 0) +
               (map_.equal_apart && token(one) == token(two) ? 1 : 0) +
               (map_.extremes_apart && is_extreme(one) && is_extreme(two) ? 1 : 0);
    }
    int cluster(TileId tile, std::set<TileId>& seen) const {
        if (!seen.insert(tile).second) return 0;
        int size = 1;
        for (const TileId next : book_.board().neighbours(tile))
            if (next.is_some() && state_.terrain[next] == state_.terrain[tile])
                size += cluster(next, seen);
        return size;
    }

    const Rulebook& book_;
    const State& state_;
    const Content& content_;
    const MapSpec& map_;
};

// Tries changes, one after the other; takes back what makes it worse, the more strictly the longer it looks.
template <class Change, class Measure>
int least_found(State& state, Random& chance, Change change, Measure measure) {
    constexpr int kTries = 4000;
    int now = measure(state);
    int least = now;
    for (int left = kTries; left > 0 && least > 0; --left) {
        const State before = state;
        if (!change(state)) return least;
        const int then = measure(state);
        const auto worse_in = static_cast<std::uint32_t>(2 + (kTries - left) / 40);
        if (then > now && chance.below(worse_in) != 0)
            state = before;
        else
            now = then;
        least = std::min(least, now);
    }
    return least;
}

template <class Row>
auto& any_of(Row& row, Random& chance) {
    return row[chance.below(static_cast<std::uint32_t>(row.size()))];
}

}  // namespace

std::string broken_promise(const Rulebook& book, const State& state) {
    const Deal deal(book, state);
    for (const std::string& fault :
         {deal.terrain_fault(), deal.centre_fault(), deal.inland_fault(), deal.harbour_fault()})
        if (!fault.empty()) return fault;
    for (const TileId tile : deal.tiles())
        if (std::string fault = deal.token_fault(tile); !fault.empty()) return fault;
    for (std::size_t area = 0; area < book.content().map.areas.size(); ++area)
        if (std::string fault = deal.row_fault(area); !fault.empty()) return fault;
    return {};
}

int broken_wishes(const Rulebook& book, const State& state) {
    return Deal(book, state).wishes();
}

int cluster_excess(const Rulebook& book, const State& state) {
    return Deal(book, state).excess();
}

int fewest_broken_wishes(const Rulebook& book, const State& state, Random& chance) {
    State other = state;
    const Deal deal(book, other);
    std::vector<TileId> tiles;
    for (const TileId tile : deal.tiles())
        if (deal.is_from_row(tile) || deal.has_own(tile)) tiles.push_back(tile);
    const auto change = [&](State& changed) {
        if (tiles.empty()) return false;
        const TileId one = any_of(tiles, chance);
        const TileId two = any_of(tiles, chance);
        if (deal.has_own(one)) {
            const std::vector<int> own = deal.choice_of_own(one);
            changed.token[one] = static_cast<std::uint8_t>(any_of(own, chance));
        } else if (deal.is_from_row(two) && deal.spec(one).area == deal.spec(two).area) {
            std::swap(changed.token[one], changed.token[two]);
        }
        return true;
    };
    return least_found(other, chance, change, [&](const State&) { return deal.wishes(); });
}

int least_cluster_excess(const Rulebook& book, const State& state, Random& chance) {
    State other = state;
    const Deal deal(book, other);
    std::vector<TileId> tiles;
    for (const TileId tile : deal.tiles())
        if (deal.spec(tile).terrain.is_none() && !deal.terrain(tile).inland &&
            state.terrain[tile] != book.content().map.centre)
            tiles.push_back(tile);
    const bool coast_stays =
        std::ranges::any_of(deal.tiles(), [&](TileId tile) { return deal.terrain(tile).inland; });
    const auto change = [&](State& changed) {
        if (tiles.empty()) return false;
        const TileId one = any_of(tiles, chance);
        const TileId two = any_of(tiles, chance);
        const bool keeps_coast = deal.terrain(one).land == deal.terrain(two).land;
        if (deal.spec(one).area == deal.spec(two).area && (keeps_coast || !coast_stays))
            std::swap(changed.terrain[one], changed.terrain[two]);
        return true;
    };
    return least_found(other, chance, change, [&](const State&) { return deal.excess(); });
}

}  // namespace hexholm::test
