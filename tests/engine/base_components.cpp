// Section 1 of the rulebook: what is in the box.
#include <algorithm>
#include <map>
#include <set>
#include <string>

#include <catch2/catch.hpp>

#include "tests/support/tabletop.h"

namespace hexholm {
namespace {

using namespace test;

std::map<std::string, int> count_terrains(const Tabletop& table) {
    std::map<std::string, int> count;
    for (const TileId tile : all_ids<TileId>(table.book().board().tile_count()))
        ++count[table.content().terrains[table.state.terrain[tile]].name];
    return count;
}

TEST_CASE("B-1 X-2-1 the base game is for 2 to 4 players and for 5 or 6 with the extension") {
    for (int players = 2; players <= 6; ++players)
        CHECK(load_problem("", players).empty());
    for (const int players : {1, 7})
        CHECK_FALSE(load_problem("", players).empty());
}

TEST_CASE("B-2 there are 19 land hexes") {
    const std::map<std::string, int> printed = {{"forest", 4}, {"pasture", 4},   {"fields", 4},
                                                {"hills", 3},  {"mountains", 3}, {"desert", 1}};
    CHECK(count_terrains(Tabletop::new_game("map_setup=beginner")) == printed);
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        CHECK(count_terrains(Tabletop::new_game("", 4, seed)) == printed);
}

TEST_CASE("B-3 B-13 there are 9 harbour sites on the coast of which 4 are generic") {
    const Rulebook& book = base_game();
    REQUIRE(book.content().map.harbour_sites.size() == 9);
    for (const auto& site : book.content().map.harbour_sites)
        CHECK(book.board().tiles(site.edge).size() == 1);
    for (const char* layout : {"harbor_layout=frame_fixed", "harbor_layout=types_shuffled"}) {
        const Tabletop table = Tabletop::new_game(layout);
        std::map<std::string, int> count;
        for (std::size_t site = 0; site < 9; ++site)
            ++count[table.content().harbours[table.state.harbours[HarbourSiteId(site)]].name];
        CHECK(count ==
              std::map<std::string, int>{
                  {"any", 4}, {"brick", 1}, {"grain", 1}, {"lumber", 1}, {"ore", 1}, {"wool", 1}});
    }
    for (const Harbour& harbour : book.content().harbours)
        CHECK(harbour.rate == (harbour.good.is_none() ? 3 : 2));
}

TEST_CASE("B-4 there are 19 cards of each of the five resources") {
    const Content& content = base_game().content();
    CHECK(content.goods.size() == 5);
    for (const Good& good : content.goods)
        CHECK(good.bank == 19);
    const Tabletop table = Tabletop::new_game();
    for (const char* good : {"lumber", "brick", "wool", "grain", "ore"})
        CHECK(table.in_bank(good) == 19);
}

TEST_CASE("B-5 each terrain yields its resource and the desert nothing") {
    const Rulebook& book = base_game();
    const std::map<std::string, std::string> yields = {
        {"forest", "1 lumber"}, {"pasture", "1 wool"},  {"fields", "1 grain"},
        {"hills", "1 brick"},   {"mountains", "1 ore"}, {"desert", ""}};
    CHECK(book.content().terrains.size() == yields.size());
    for (const Terrain& terrain : book.content().terrains) {
        REQUIRE(yields.count(terrain.name) == 1);
        CHECK(goods_text(book, terrain.produces) == yields.at(terrain.name));
    }
}

TEST_CASE("B-6 B-7 B-8 there are 14 knights 6 progress cards and 5 victory-point cards") {
    const Content& content = base_game().content();
    CHECK(content.decks.size() == 1);
    int all = 0;
    int points = 0;
    for (const Card& card : content.cards) {
        all += card.copies;
        points += card.copies * card.points;
        if (card.points > 0) CHECK(card.effect.is_none());
    }
    CHECK(all == 25);
    CHECK(points == 5);
    CHECK(content.cards[card(base_game(), kKnight)].copies == 14);
    CHECK(content.cards[card(base_game(), kRoadBuilding)].copies == 2);
    CHECK(content.cards[card(base_game(), kInvention)].copies == 2);
    CHECK(content.cards[card(base_game(), kMonopoly)].copies == 2);
    for (const char* name : {"chapel", "governors_house", "library", "market", "university"}) {
        CHECK(content.cards[card(base_game(), name)].copies == 1);
        CHECK(content.cards[card(base_game(), name)].points == 1);
    }
}

TEST_CASE("B-9 B-10 there are 18 number tokens in the order of their letters") {
    const auto& areas = base_game().content().map.areas;
    REQUIRE(areas.size() == 1);
    CHECK(areas[0].tokens ==
          std::vector<int>{5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11});
}

TEST_CASE("B-11 the chance of a token is its number of pips of 36") {
    const Rulebook& book = base_game();
    const std::map<int, int> pips = {{2, 1}, {3, 2}, {4, 3},  {5, 4},  {6, 5}, {7, 6},
                                     {8, 5}, {9, 4}, {10, 3}, {11, 2}, {12, 1}};
    for (const auto& [token, count] : pips)
        CHECK(book.pips(token) == count);
    CHECK(book.pips(0) == 0);
    CHECK(book.pips(1) == 0);
    CHECK(book.pips(13) == 0);
}

TEST_CASE("B-11 the dice fall as often as their pips say") {
    Tabletop table = Tabletop::empty_board();
    std::map<int, int> times;
    for (int roll = 0; roll < 36000; ++roll) {
        State state = table.state;
        state.random.counter = static_cast<std::uint64_t>(roll) * 2;
        apply(table.book(), state, table.action("roll", A));
        ++times[state.dice[0] + state.dice[1]];
        CHECK((state.dice[0] >= 1 && state.dice[0] <= 6));
    }
    for (int total = 2; total <= 12; ++total)
        CHECK(std::abs(times[total] - 1000 * table.book().pips(total)) < 300);
}

TEST_CASE("B-12 6 and 8 are the red numbers") {
    CHECK(base_game().content().map.red_tokens == std::vector<int>{6, 8});
}

TEST_CASE("B-14 B-56 each player has 15 roads 5 settlements and 4 cities") {
    const Tabletop table = Tabletop::new_game();
    for (const PlayerId player : {A, B, C, D}) {
        CHECK(table.supply(player, "road") == 15);
        CHECK(table.supply(player, "settlement") == 5);
        CHECK(table.supply(player, "city") == 4);
    }
    CHECK(table.content().pieces.size() == 3);
}

TEST_CASE("B-15 B-225 the colours are red blue orange white and then green and brown") {
    CHECK(base_game("", 4).content().seat_color_names ==
          std::vector<std::string>{"Red", "Blue", "Orange", "White"});
    const auto& six = base_game("", 6).content();
    CHECK(six.seat_color_names[4] == "Green");
    CHECK(six.seat_color_names[5] == "Brown");
    CHECK(std::set<std::uint32_t>(six.seat_colors.begin(), six.seat_colors.end()).size() == 6);
}

TEST_CASE("B-16 there are 1 robber 2 dice and 2 special cards worth 2 points each") {
    const Content& content = base_game().content();
    CHECK(content.pawns.size() == 1);
    REQUIRE(content.dice.size() == 2);
    for (const Die& die : content.dice)
        CHECK((die.sides == 6 && die.counts));
    CHECK(content.awards.size() == 2);
    CHECK(content.awards[award(base_game(), kLongestRoad)].points == 2);
    CHECK(content.awards[award(base_game(), kLongestRoad)].least == 5);
    CHECK(content.awards[award(base_game(), kLargestArmy)].points == 2);
    CHECK(content.awards[award(base_game(), kLargestArmy)].least == 3);
}

TEST_CASE("B-56 the bank is sorted the cards are shuffled and nobody holds anything") {
    const Tabletop table = Tabletop::new_game();
    CHECK(table.pile() == 25);
    for (const PlayerId player : {A, B, C, D}) {
        CHECK(table.cards_in_hand(player) == 0);
        CHECK(cards_held(table.book(), table.state, player) == 0);
    }
}

// Every option of table 0.3 has exactly its values, and the named default.
TEST_CASE("B-28 B-42 B-45 B-230 every option value of table 0.3 loads and unknown ones do not") {
    const std::vector<std::pair<std::string, std::vector<std::string>>> options = {
        {"map_setup", {"variable", "beginner", "custom"}},
        {"beginner_white_star", {"east", "west"}},
        {"number_layout", {"spiral", "random"}},
        {"number_direction", {"counter_clockwise", "clockwise"}},
        {"number_start", {"random_corner", "chosen_corner", "any_coast_hex"}},
        {"adjacent_red_numbers", {"forbid", "allow"}},
        {"adjacent_2_12", {"allow", "forbid"}},
        {"adjacent_equal_numbers", {"allow", "forbid"}},
        {"max_terrain_cluster", {"off", "2", "3"}},
        {"max_intersection_pips", {"off", "10", "11"}},
        {"desert_position", {"random", "centre"}},
        {"harbor_layout", {"types_shuffled", "frame_fixed"}},
        {"first_player", {"highest_roll", "oldest", "random", "seat_1"}},
        {"setup_mode", {"standard", "mass"}},
        {"setup_forbidden_terrains", {"volcano+gold", "desert", "none"}},
        {"trade_build_mode", {"combined", "separate"}},
        {"harbor_use", {"same_turn", "next_turn"}},
        {"trade_same_type_both_sides", {"forbid", "allow"}},
        {"discard_threshold", {"8", "7"}},
        {"robber_may_enter_desert", {"true", "false"}},
        {"bank_shortage", {"none_unless_single", "none", "turn_order"}},
        {"longest_road_broken_tie", {"holder_keeps", "set_aside"}},
        {"dev_limit_exempts_invention", {"false", "true"}},
        {"progress_card_fate", {"removed", "reshuffled"}},
        {"vp_card_timing", {"reveal_to_win", "own_turn", "any_time"}},
        {"target_vp", {"10", "8", "12", "14"}},
        {"five_six_mode", {"special_build", "paired_players", "none"}},
        {"friendly_robber", {"off", "2", "3"}},
        {"harbormaster", {"off", "on"}},
        {"no_seven_rounds", {"0", "2"}}};
    const Content& usual = base_game().content();
    for (const auto& [name, values] : options) {
        INFO(name);
        const std::string& wanted = name;
        const auto chosen = std::find_if(usual.options.begin(), usual.options.end(),
                                         [&](const OptionValue& o) { return o.name == wanted; });
        REQUIRE(chosen != usual.options.end());
        CHECK(chosen->value == values[0]);
        for (const std::string& value : values)
            CHECK(load_problem(name + "=" + value).empty());
        // Terrains of other mods may be named too.
        if (name != "setup_forbidden_terrains")
            CHECK_FALSE(load_problem(name + "=no_such_value").empty());
    }
    CHECK_FALSE(load_problem("no_such_option=1").empty());
}

}  // namespace
}  // namespace hexholm
