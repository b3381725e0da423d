// Whether a map has as many terrains, tokens and harbours as it has places for them.
#include <algorithm>

#include "engine/base/check.h"
#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

// More of something than there is room for, or fewer than needed: said before the game, not in it.
class MapCheck {
public:
    MapCheck(Fields& fields, const Draft& draft, const DraftMap& map)
        : fields_(fields), draft_(draft), map_(map) {}

    void run() {
        for (std::size_t area = 0; area < map_.spec.areas.size(); ++area)
            check_area(static_cast<int>(area), map_.spec.areas[area]);
        for (const TileSpec& tile : map_.spec.tiles)
            check_tile(tile);
        const auto dealt =
            std::count_if(map_.spec.harbour_sites.begin(), map_.spec.harbour_sites.end(),
                          [](const HarbourSiteSpec& site) { return site.harbour.is_none(); });
        const auto needed = static_cast<std::size_t>(dealt);
        // Harbours that are left over are laid during the game (S-114, S-170).
        if (needed > map_.spec.harbours.size())
            compare("harbour_stock", map_.spec.harbours.size(), needed,
                    "one for each place without a kind");
        fits(fields_, "harbours", Limit::harbour_sites,
             map_.spec.harbour_sites.size() - needed + map_.spec.harbours.size());
    }

private:
    void compare(std::string_view field,
                 std::size_t have,
                 std::size_t need,
                 const std::string& why) {
        fields_.problem(
            field,
            "has " + std::to_string(have) + ", but " + std::to_string(need) + " are needed, " + why,
            have > need ? "remove " + std::to_string(have - need)
                        : "add " + std::to_string(need - have));
    }
    bool is_numbered(TerrainId terrain) const {
        return terrain.is_some() && draft_.content.terrains[terrain].numbered;
    }
    // Terrains with tokens of their own may take a token of the row, but need none.
    bool has_own(TerrainId terrain) const {
        return is_numbered(terrain) && !draft_.content.terrains[terrain].own_tokens.empty();
    }

    void check_area(int number, const AreaSpec& area) {
        std::size_t open = 0;
        std::size_t numbered = 0;
        std::size_t with_own = 0;
        for (const TileSpec& tile : map_.spec.tiles) {
            if (tile.area != number) continue;
            if (tile.terrain.is_none()) ++open;
            if (is_numbered(tile.terrain) && tile.token == 0) ++numbered;
            if (has_own(tile.terrain) && tile.token == 0) ++with_own;
        }
        for (const TerrainId terrain : area.terrains) {
            if (is_numbered(terrain)) ++numbered;
            if (has_own(terrain)) ++with_own;
        }
        // Dealt tiles with a token of their own take none of the row.
        for (const TileSpec& tile : map_.spec.tiles)
            if (tile.area == number && tile.terrain.is_none() && tile.token != 0 && numbered > 0)
                --numbered;
        const bool dealt = area.token_rule != TokenRule::fixed;
        const std::size_t needed = numbered - std::min(numbered, with_own);
        const std::size_t tokens = area.tokens.size();
        if (area.token_rule == TokenRule::spiral && !map_.board.has_directions())
            fields_.problem("token_rule", "needs a map of hexes", R"(set it to "random")");
        if (area.terrains.size() != open)
            compare("terrains", area.terrains.size(), open, "one for each tile that is dealt");
        else if (dealt && (tokens < needed || tokens > numbered))
            compare("tokens", tokens, tokens < needed ? needed : numbered,
                    "one for each tile that takes a number");
        else if (!dealt && !area.tokens.empty())
            fields_.problem("tokens", "are not used", R"(set token_rule to "spiral" or "random")");
        else if (!dealt && needed > 0 && !area.terrains.empty())
            fields_.problem("tokens", "is missing", "dealt tiles need dealt tokens");
    }

    void check_tile(const TileSpec& tile) {
        const std::string place = "the tile " + hex_text(tile.hex);
        const auto areas = static_cast<int>(map_.spec.areas.size());
        if (tile.area >= areas)
            fields_.problem("", place + " is of the unknown area " + std::to_string(tile.area),
                            "there are " + std::to_string(areas) + ", counted from 0");
        if (tile.token == 0) return;
        if (tile.terrain.is_none())
            check_dealt(tile, place);
        else if (!is_numbered(tile.terrain) &&
                 draft_.content.terrains[tile.terrain].own_tokens.empty())
            fields_.problem("",
                            place + " has the token " + std::to_string(tile.token) + ", but " +
                                draft_.names.of(Kind::terrain)[tile.terrain.index()] +
                                " takes none",
                            "remove the token");
    }

    // Whatever is dealt to a tile with a token must take it.
    void check_dealt(const TileSpec& tile, const std::string& place) {
        if (tile.area >= static_cast<int>(map_.spec.areas.size())) return;
        HEX_CHECK(tile.area >= 0);
        for (const TerrainId terrain :
             map_.spec.areas[static_cast<std::size_t>(tile.area)].terrains)
            if (!is_numbered(terrain)) {
                fields_.problem("",
                                place + " has a token, but " +
                                    draft_.names.of(Kind::terrain)[terrain.index()] +
                                    ", which takes none, may be dealt to it",
                                "remove the token, or deal that terrain in another area");
                return;
            }
    }

    Fields& fields_;
    const Draft& draft_;
    const DraftMap& map_;
};

}  // namespace

std::string hex_text(Hex hex) {
    return "(" + std::to_string(hex.q) + "," + std::to_string(hex.r) + ")";
}

void check_map(Fields& fields, const Draft& draft, const DraftMap& map) {
    MapCheck(fields, draft, map).run();
}

}  // namespace hexholm
