// What the base game is made of, as section 1 of the rules counts it.
#include <algorithm>
#include <fstream>
#include <map>
#include <set>

#include "engine/content/digest.h"

#include "tests/engine/lua_support.h"

namespace hexholm::test {
namespace {

int copies(const Content& content, const std::string& card) {
    return named(content.cards, card).copies;
}

Bundle price(const Content& content, const std::map<std::string, int>& goods) {
    Bundle bundle;
    for (const auto& [good, count] : goods)
        bundle.set(id_named(content.goods, good), count);
    return bundle;
}

std::map<std::string, int> stack(const Content& content) {
    std::map<std::string, int> counts;
    for (const TerrainId terrain : content.map.areas.at(0).terrains)
        ++counts[content.terrains[terrain].name];
    return counts;
}

std::multiset<int> tokens(const Content& content) {
    std::multiset<int> all;
    for (const AreaSpec& area : content.map.areas)
        all.insert(area.tokens.begin(), area.tokens.end());
    for (const TileSpec& tile : content.map.tiles)
        if (tile.token > 0) all.insert(tile.token);
    return all;
}

bool phase_allows(const Content& content, const std::string& phase, const std::string& action) {
    const ActionKindId kind = id_named(content.kinds, action);
    return named(content.phases, phase).actions.test(kind.index());
}

std::vector<std::string> kind_names(const Content& content) {
    std::vector<std::string> names;
    for (const ActionKind& kind : content.kinds)
        names.push_back(kind.name);
    return names;
}

const char* const kMaps[] = {"beginner", "variable", "atoll", "crescent", "printed_large"};

std::shared_ptr<const Content> with_map(const std::string& map, int players) {
    if (map == "beginner" || map == "variable") return load_base(players, {{"map_setup", map}});
    return load_base(players, {{"map_setup", "custom"}, {"custom_map", map}});
}

template <class Things>
std::set<std::string> names_of(const Things& things) {
    std::set<std::string> names;
    for (const auto& thing : things)
        names.insert(thing.name);
    return names;
}

// What stands in `...` in the row of the tutorial's table of names.
std::set<std::string> told_names(const std::string& kind) {
    std::ifstream page("docs/modding/tutorial.md");
    REQUIRE(page.good());
    std::set<std::string> names;
    for (std::string line; std::getline(page, line);) {
        if (line.rfind("| " + kind + " | ", 0) != 0) continue;
        for (std::size_t at = line.find('`'); at != std::string::npos;
             at = line.find('`', line.find('`', at + 1) + 1))
            names.insert(line.substr(at + 1, line.find('`', at + 1) - at - 1));
    }
    return names;
}

}  // namespace

TEST_CASE("B-2 the island has 19 land hexes of six terrains") {
    const auto content = load_base(4);
    CHECK(content->board.tile_count() == 19);
    CHECK(stack(*content) == std::map<std::string, int>{{"forest", 4},
                                                        {"pasture", 4},
                                                        {"fields", 4},
                                                        {"hills", 3},
                                                        {"mountains", 3},
                                                        {"desert", 1}});
}

TEST_CASE("B-4 B-224 there are 19 cards of each good, 24 with the extension") {
    for (const int players : {3, 4, 5, 6}) {
        const auto content = load_base(players);
        REQUIRE(content->goods.size() == 5);
        for (const Good& good : content->goods)
            CHECK(good.bank == (players > 4 ? 24 : 19));
    }
}

TEST_CASE("B-5 each terrain yields its good and the desert nothing") {
    const auto content = load_base(4);
    const std::map<std::string, std::string> yields = {{"forest", "lumber"},
                                                       {"pasture", "wool"},
                                                       {"fields", "grain"},
                                                       {"hills", "brick"},
                                                       {"mountains", "ore"}};
    for (const auto& [terrain, good] : yields) {
        CHECK(named(content->terrains, terrain).produces == price(*content, {{good, 1}}));
        CHECK(named(content->terrains, terrain).numbered);
    }
    CHECK(named(content->terrains, "desert").produces.empty());
    CHECK_FALSE(named(content->terrains, "desert").numbered);
}

TEST_CASE("B-6 B-7 B-8 the pile has 14 knights, 6 progress cards and 5 victory points") {
    const auto content = load_base(4);
    CHECK(copies(*content, "knight") == 14);
    CHECK(copies(*content, "road_building") == 2);
    CHECK(copies(*content, "invention") == 2);
    CHECK(copies(*content, "monopoly") == 2);
    int points = 0;
    int cards = 0;
    for (const Card& card : content->cards) {
        points += card.points * card.copies;
        cards += card.copies;
    }
    CHECK(points == 5);
    CHECK(cards == 25);
}

TEST_CASE("B-224 with the extension there are 34 development cards") {
    const auto content = load_base(6);
    int cards = 0;
    for (const Card& card : content->cards)
        cards += card.copies;
    CHECK(cards == 34);
    CHECK(copies(*content, "knight") == 20);
    CHECK(copies(*content, "monopoly") == 3);
}

TEST_CASE("B-9 there are 18 number tokens and no 7") {
    for (const std::string map : {"beginner", "variable"}) {
        const auto content = with_map(map, 4);
        CHECK(tokens(*content) ==
              std::multiset<int>{2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12});
    }
}

TEST_CASE("B-10 the tokens lie in the order of their letters") {
    const auto content = load_base(4);
    CHECK(content->map.areas.at(0).tokens ==
          std::vector<int>{5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11});
    CHECK(content->map.red_tokens == std::vector<int>{6, 8});
}

TEST_CASE("B-13 B-226 there are 9 harbours, 11 with the extension") {
    const auto small = load_base(4);
    CHECK(small->map.harbour_sites.size() == 9);
    std::map<std::string, int> kinds;
    for (const HarbourId harbour : small->map.harbours)
        ++kinds[small->harbours[harbour].name];
    CHECK(kinds ==
          std::map<std::string, int>{
              {"any", 4}, {"brick", 1}, {"grain", 1}, {"lumber", 1}, {"ore", 1}, {"wool", 1}});
    const auto large = load_base(5);
    CHECK(large->map.harbour_sites.size() == 11);
    CHECK(std::count(large->map.harbours.begin(), large->map.harbours.end(),
                     id_named(large->harbours, "any")) == 5);
    CHECK(std::count(large->map.harbours.begin(), large->map.harbours.end(),
                     id_named(large->harbours, "wool")) == 2);
}

TEST_CASE("B-14 each player has 15 roads, 5 settlements and 4 cities") {
    const auto content = load_base(4);
    CHECK(named(content->pieces, "road").supply == 15);
    CHECK(named(content->pieces, "settlement").supply == 5);
    CHECK(named(content->pieces, "city").supply == 4);
}

TEST_CASE("B-15 B-225 every seat has a color of its own") {
    const auto content = load_base(6);
    CHECK(content->seat_color_names ==
          std::vector<std::string>{"Red", "Blue", "Orange", "White", "Green", "Brown"});
    CHECK(
        std::set<std::uint32_t>(content->seat_colors.begin(), content->seat_colors.end()).size() ==
        6);
}

TEST_CASE("B-144 the prices are those of the building cost card") {
    const auto content = load_base(4);
    CHECK(named(content->pieces, "road").cost.fixed ==
          price(*content, {{"brick", 1}, {"lumber", 1}}));
    CHECK(named(content->pieces, "settlement").cost.fixed ==
          price(*content, {{"brick", 1}, {"lumber", 1}, {"wool", 1}, {"grain", 1}}));
    CHECK(named(content->pieces, "city").cost.fixed == price(*content, {{"ore", 3}, {"grain", 2}}));
    CHECK(named(content->decks, "development").cost.fixed ==
          price(*content, {{"ore", 1}, {"wool", 1}, {"grain", 1}}));
}

TEST_CASE("B-88 B-89 B-158 B-163 settlements yield and count one, cities two") {
    const auto content = load_base(4);
    const Piece& settlement = named(content->pieces, "settlement");
    const Piece& city = named(content->pieces, "city");
    CHECK(settlement.yield == 1);
    CHECK(settlement.points == 1);
    CHECK(city.yield == 2);
    CHECK(city.points == 2);
    CHECK(content->pieces[city.upgrades].name == "settlement");
    CHECK(settlement.distance == 2);
    CHECK(city.distance == 2);
}

TEST_CASE("B-29 the beginner map is table 3.1 with the harbours of table 3.2") {
    const auto content =
        load_base(4, {{"map_setup", "beginner"}, {"harbor_layout", "frame_fixed"}});
    const auto tile = [&](int q, int r) {
        const TileSpec& spec = content->map.tiles.at(content->board.tile_at({q, r})->index());
        return content->terrains[spec.terrain].name + " " + std::to_string(spec.token);
    };
    CHECK(tile(0, -2) == "mountains 10");
    CHECK(tile(2, -2) == "forest 9");
    CHECK(tile(0, 0) == "desert 0");
    CHECK(tile(-2, 1) == "forest 8");
    CHECK(tile(0, 2) == "pasture 11");
    CHECK(content->map.harbours.empty());
    const EdgeId edge = content->board.edge(*content->board.tile_at({1, -2}), SideName::ne);
    for (const HarbourSiteSpec& site : content->map.harbour_sites)
        if (site.edge == edge) CHECK(content->harbours[site.harbour].name == "grain");
}

TEST_CASE("B-34 the starred settlements of the beginner map pay the first cards") {
    const auto content = load_base(4, {{"map_setup", "beginner"}});
    CHECK(content->setup.empty());
    REQUIRE(content->start_pieces.size() == 16);
    std::vector<Bundle> income(4);
    for (const StartPiece& start : content->start_pieces) {
        if (!start.income) continue;
        for (const TileId tile : content->board.tiles(CornerId(start.place))) {
            const Terrain& terrain = content->terrains[content->map.tiles[tile.index()].terrain];
            for (const GoodId good : content->goods.ids())
                income[static_cast<std::size_t>(start.seat)].add(good, terrain.produces[good]);
        }
    }
    CHECK(income[0] == price(*content, {{"grain", 1}, {"lumber", 2}}));
    CHECK(income[1] == price(*content, {{"lumber", 1}, {"ore", 1}, {"brick", 1}}));
    CHECK(income[2] == price(*content, {{"ore", 1}, {"grain", 2}}));
    CHECK(income[3] == price(*content, {{"lumber", 1}, {"ore", 1}, {"wool", 1}}));
}

TEST_CASE("B-58 every road of the beginner map touches a settlement of its color") {
    const auto content = load_base(4, {{"map_setup", "beginner"}});
    for (const StartPiece& road : content->start_pieces) {
        if (content->pieces[road.piece].on != PlaceKind::edge) continue;
        const auto& ends = content->board.ends(EdgeId(road.place));
        CHECK(std::any_of(content->start_pieces.begin(), content->start_pieces.end(),
                          [&](const StartPiece& other) {
                              return other.seat == road.seat &&
                                     content->pieces[other.piece].on == PlaceKind::corner &&
                                     (ends[0].value == other.place || ends[1].value == other.place);
                          }));
    }
}

TEST_CASE("B-35 with three players the red set of the beginner map is left out") {
    const auto content = load_base(3, {{"map_setup", "beginner"}});
    CHECK(content->seat_color_names == std::vector<std::string>{"Blue", "Orange", "White"});
    CHECK(content->start_pieces.size() == 12);
    for (const StartPiece& start : content->start_pieces)
        CHECK(start.seat < 3);
    const CornerId red = content->board.corner(*content->board.tile_at({0, -1}), CornerName::n);
    for (const StartPiece& start : content->start_pieces)
        if (content->pieces[start.piece].on == PlaceKind::corner) CHECK(start.place != red.value);
}

TEST_CASE("B-221 B-222 B-227 five and six players use 30 hexes and 28 tokens") {
    const auto content = load_base(6);
    CHECK(content->board.tile_count() == 30);
    CHECK(stack(*content) == std::map<std::string, int>{{"forest", 6},
                                                        {"pasture", 6},
                                                        {"fields", 6},
                                                        {"hills", 5},
                                                        {"mountains", 5},
                                                        {"desert", 2}});
    CHECK(tokens(*content) == std::multiset<int>{2, 2, 3, 3, 3, 4, 4,  4,  5,  5,  5,  6,  6,  6,
                                                 8, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 11, 12, 12});
}

TEST_CASE("B-227 the printed large island has the same tokens as the dealt one") {
    CHECK(tokens(*load_base(5, {{"map_setup", "beginner"}})) == tokens(*load_base(5)));
}

TEST_CASE("no two harbours of any map share a corner, and all numbers find a tile") {
    for (const char* map : kMaps) {
        for (const int players : {3, 4, 5, 6}) {
            INFO(map << " with " << players);
            const auto content = with_map(map, players);
            std::set<std::uint16_t> corners;
            for (const HarbourSiteSpec& site : content->map.harbour_sites)
                for (const CornerId corner : content->board.ends(site.edge))
                    CHECK(corners.insert(corner.value).second);
            CHECK(content->map.harbour_sites.size() >= 9);
        }
    }
}

TEST_CASE("action kinds are sorted by name and made from what was declared") {
    CHECK(kind_names(*load_base(4)) ==
          std::vector<std::string>{
              "accept_trade",    "build_city",  "build_road",    "build_settlement",
              "buy_development", "choose_good", "choose_goods",  "choose_player",
              "confirm_trade",   "decline",     "discard",       "end_turn",
              "move_robber",     "offer_trade", "place_road",    "place_settlement",
              "play_invention",  "play_knight", "play_monopoly", "play_road_building",
              "reject_trade",    "roll",        "trade_bank",    "withdraw_trade"});
}

TEST_CASE("every thing that players see has a title and a help text") {
    const auto content = load_base(6, {{"vp_card_timing", "any_time"}, {"harbormaster", "on"}});
    const auto check = [](const auto& table) {
        for (const auto& thing : table) {
            INFO(thing.name);
            CHECK_FALSE(thing.face.title.empty());
            CHECK_FALSE(thing.face.help.empty());
        }
    };
    check(content->goods);
    check(content->terrains);
    check(content->pieces);
    check(content->pawns);
    check(content->decks);
    check(content->cards);
    check(content->counters);
    check(content->awards);
    check(content->harbours);
    check(content->phases);
    check(content->kinds);
    CHECK(named(content->kinds, "build_road").face.title == "Build road");
    CHECK(named(content->goods, "ore").face.mod == "base");
}

TEST_CASE("B-81 before the roll only a development card may be played") {
    const auto content = load_base(4);
    CHECK(content->phases[PhaseId(0)].name == "roll");
    CHECK(phase_allows(*content, "roll", "roll"));
    CHECK(phase_allows(*content, "roll", "play_knight"));
    CHECK_FALSE(phase_allows(*content, "roll", "trade_bank"));
    CHECK_FALSE(phase_allows(*content, "roll", "build_road"));
    CHECK_FALSE(phase_allows(*content, "roll", "end_turn"));
    CHECK_FALSE(phase_allows(*content, "main", "roll"));
}

TEST_CASE(
    "B-231 to B-234 in the special building phase others build, without trade, cards or a win") {
    const auto content = load_base(5);
    const Phase& phase = named(content->phases, "special_build");
    CHECK(phase.who == Who::others);
    CHECK_FALSE(phase.can_win);
    CHECK_FALSE(phase.trades);
    CHECK(phase_allows(*content, "special_build", "build_city"));
    CHECK(phase_allows(*content, "special_build", "buy_development"));
    CHECK_FALSE(phase_allows(*content, "special_build", "trade_bank"));
    CHECK_FALSE(phase_allows(*content, "special_build", "play_knight"));
}

TEST_CASE("B-235 to B-237 the paired player acts three seats to the left and can win") {
    const auto content = load_base(6, {{"five_six_mode", "paired_players"}});
    const Phase& phase = named(content->phases, "paired");
    CHECK(phase.who == Who::seat);
    CHECK(phase.seats_left == 3);
    CHECK(phase.can_win);
    CHECK(phase_allows(*content, "paired", "trade_bank"));
    CHECK(phase_allows(*content, "paired", "play_knight"));
    CHECK_FALSE(phase_allows(*content, "paired", "offer_trade"));
    CHECK_FALSE(phase_allows(*content, "paired", "roll"));
}

TEST_CASE("the content hash does not depend on how things look, and differs between games") {
    CHECK(load_base(4)->hash == load_base(4)->hash);
    CHECK(load_base(4)->hash != load_base(3)->hash);
    CHECK(load_base(4)->hash != load_base(4, {{"target_vp", "12"}})->hash);
    Content painted = *load_base(4);
    for (Good& good : painted.goods)
        good.face.title = "Other";
    CHECK(content_digest(painted) == load_base(4)->hash);
}

TEST_CASE("the tutorial lists the names of the base game") {
    const auto content = load_base(4);
    CHECK(told_names("good") == names_of(content->goods));
    CHECK(told_names("terrain") == names_of(content->terrains));
    CHECK(told_names("piece") == names_of(content->pieces));
    CHECK(told_names("pawn") == names_of(content->pawns));
    CHECK(told_names("route") == names_of(content->routes));
    CHECK(told_names("deck") == names_of(content->decks));
    CHECK(told_names("award") == names_of(content->awards));
    CHECK(told_names("counter") == names_of(content->counters));
    const std::set<std::string> cards = names_of(content->cards);
    for (const std::string& card : told_names("card"))
        CHECK(cards.contains(card));
    const std::set<std::string> phases = names_of(load_base(6)->phases);
    CHECK(told_names("phase") == phases);
}

}  // namespace hexholm::test
