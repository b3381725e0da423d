// Section 5 of the rulebook: who begins, and the placing of the first pieces.
#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "tests/support/tabletop.h"

namespace hexholm {
namespace {

using namespace test;

constexpr const char* kSeat1 = "first_player=seat_1";
constexpr const char* kMass = "setup_mode=mass,first_player=seat_1";

// Places at the first legal place; the question must be about this piece and to this player.
int place_anywhere(Tabletop& table, PlayerId player, const std::string& name) {
    INFO("seat " << player.index() << " places a " << name);
    REQUIRE(table.waiting() == mask_of(player));
    const ActionList list = table.legal(player);
    REQUIRE_FALSE(list.empty());
    REQUIRE(table.content().kinds[list[0].kind].name == "place_" + name);
    const int place = list[0].args[0];
    table.act(list[0]);
    return place;
}

void run_round(Tabletop& table,
               const std::vector<PlayerId>& order,
               const std::vector<std::string>& pieces) {
    for (const PlayerId player : order)
        for (const std::string& name : pieces)
            place_anywhere(table, player, name);
}

const std::vector<PlayerId> kForward = {A, B, C, D};
const std::vector<PlayerId> kBackward = {D, C, B, A};

// All tiles become pastures without numbers, so that only what the test lays yields other goods.
void lay_pastures(Tabletop& table) {
    for (const TileId tile : all_ids<TileId>(table.book().board().tile_count()))
        table.lay(tile, "pasture", 0);
}

TEST_CASE("B-55 the highest roll begins and ties roll again") {
    std::set<PlayerId> beginners;
    int ties = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Tabletop table = Tabletop::new_game("", 4, seed);
        std::vector<PlayerId> rolling = {A, B, C, D};
        std::size_t at = 0;
        while (rolling.size() > 1) {
            int most = 0;
            std::vector<PlayerId> leaders;
            for (const PlayerId player : rolling) {
                const Event& event = table.events[at++];
                REQUIRE(event.kind == EventKind::rolled);
                REQUIRE(event.player == player);
                if (event.a + event.b > most) leaders.clear();
                most = std::max(most, event.a + event.b);
                if (event.a + event.b == most) leaders.push_back(player);
            }
            rolling = leaders;
            ties += leaders.size() > 1 ? 1 : 0;
        }
        REQUIRE(table.events[at].kind == EventKind::first_player);
        CHECK(table.events[at].player == rolling[0]);
        CHECK(table.state.first == rolling[0]);
        beginners.insert(table.state.first);
    }
    CHECK(beginners.size() == 4);
    CHECK(ties > 0);
}

TEST_CASE("B-55 the first player may be drawn or be the first seat or the oldest") {
    std::set<PlayerId> drawn;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        CHECK(Tabletop::new_game(kSeat1, 4, seed).state.first == A);
        CHECK(Tabletop::new_game("first_player=oldest,oldest_seat=3", 4, seed).state.first == C);
        const Tabletop table = Tabletop::new_game("first_player=random", 4, seed);
        CHECK(table.told(EventKind::rolled) == 0);
        drawn.insert(table.state.first);
    }
    CHECK(drawn.size() == 4);
}

TEST_CASE("B-57 B-58 B-59 B-67 two rounds of a settlement and a road there and back") {
    Tabletop table = Tabletop::new_game(kSeat1);
    run_round(table, kForward, {"settlement", "road"});
    run_round(table, kBackward, {"settlement", "road"});
    CHECK(table.state.stage == Stage::play);
    CHECK(table.state.active == A);
    CHECK(table.state.turn == 1);
    CHECK(table.allowed("roll", A));
    for (const PlayerId player : kForward) {
        CHECK(table.supply(player, "settlement") == 3);
        CHECK(table.supply(player, "road") == 13);
        CHECK(table.supply(player, "city") == 4);
        CHECK(table.points(player) == 2);
    }
}

TEST_CASE("B-58 round 1 goes clockwise from the first player whoever it is") {
    Tabletop table = Tabletop::new_game("first_player=oldest,oldest_seat=3");
    run_round(table, {C, D, A, B}, {"settlement", "road"});
    run_round(table, {B, A, D, C}, {"settlement", "road"});
    CHECK(table.state.active == C);
}

TEST_CASE("B-58 B-59 the order with 3 and with 6 players") {
    Tabletop three = Tabletop::new_game(kSeat1, 3);
    run_round(three, {A, B, C}, {"settlement", "road"});
    run_round(three, {C, B, A}, {"settlement", "road"});
    CHECK(three.state.active == A);

    Tabletop six = Tabletop::new_game(kSeat1, 6);
    six.act(six.legal(A)[0]);  // where the robber starts
    run_round(six, {A, B, C, D, E, F}, {"settlement", "road"});
    run_round(six, {F, E, D, C, B, A}, {"settlement", "road"});
    CHECK(six.state.active == A);
}

TEST_CASE("B-58 B-61 the first settlement stands on any free intersection and costs nothing") {
    Tabletop table = Tabletop::new_game(kSeat1);
    CHECK(table.choices(A, "place_settlement") == 54);
    table.act("place_settlement", A, {table.corner(0, 0, "N").number()});
    CHECK(table.told(EventKind::paid) == 0);
    CHECK(table.cards_in_hand(A) == 0);
    CHECK(table.choices(A, "place_road") == 3);
}

TEST_CASE("B-58 the first road touches the first settlement") {
    Tabletop table = Tabletop::new_game(kSeat1);
    table.act("place_settlement", A, {table.corner(0, 0, "N").number()});
    CHECK(table.why_refused("place_road", A, {table.edge(0, 0, "SE").number()}) ==
          Reason::not_connected);
    CHECK(table.why_refused("place_road", B, {table.edge(0, 0, "NE").number()}) ==
          Reason::not_your_turn);
    CHECK(table.why_refused("place_settlement", A, {table.corner(0, 0, "S").number()}) ==
          Reason::must_answer);
    CHECK(table.allowed("place_road", A, {table.edge(0, 0, "NE").number()}));
}

TEST_CASE("B-60 B-156 the distance rule applies to every placement of the set-up") {
    Tabletop table = Tabletop::new_game(kSeat1);
    table.act("place_settlement", A, {table.corner(0, 0, "N").number()});
    table.act("place_road", A, {table.edge(0, 0, "NE").number()});
    CHECK(table.choices(B, "place_settlement") == 50);
    CHECK(table.why_refused("place_settlement", B, {table.corner(0, 0, "N").number()}) ==
          Reason::occupied);
    for (const char* corner : {"NE", "NW"})
        CHECK(table.why_refused("place_settlement", B, {table.corner(0, 0, corner).number()}) ==
              Reason::too_close);
    CHECK(table.why_refused("place_settlement", B, {table.corner(0, -1, "NE").number()}) ==
          Reason::too_close);
    CHECK(table.allowed("place_settlement", B, {table.corner(0, 0, "SE").number()}));
}

// Everybody has placed once, A last, in the second round; A's first settlement is at (0,0).N.
Tabletop second_placement_of_a(const std::string& options = kSeat1) {
    Tabletop table = Tabletop::new_game(options);
    table.act("place_settlement", A, {table.corner(0, 0, "N").number()});
    table.act("place_road", A, {table.edge(0, 0, "NE").number()});
    const auto places = [&](PlayerId player, int q, int r, const char* corner, const char* side) {
        table.act(table.legal(player)[0].kind == *table.content().kind_named("place_city")
                      ? "place_city"
                      : "place_settlement",
                  player, {table.corner(q, r, corner).number()});
        table.act("place_road", player, {table.edge(q, r, side).number()});
    };
    places(B, 0, -2, "N", "NE");
    places(C, 2, -2, "N", "NE");
    places(D, -2, 0, "N", "NE");
    places(D, -2, 2, "N", "NE");
    places(C, 2, 0, "N", "NE");
    places(B, 2, 0, "S", "SE");
    return table;
}

TEST_CASE("B-61 B-62 the second settlement stands alone and the second road touches it") {
    Tabletop table = second_placement_of_a();
    table.act("place_settlement", A, {table.corner(0, 2, "S").number()});
    CHECK(table.choices(A, "place_road") == 2);
    CHECK(table.why_refused("place_road", A, {table.edge(0, 0, "NW").number()}) ==
          Reason::not_connected);
    CHECK(table.why_refused("place_road", A, {table.edge(0, 0, "E").number()}) ==
          Reason::not_connected);
    table.act("place_road", A, {table.edge(0, 2, "SE").number()});
    CHECK(table.state.stage == Stage::play);
}

TEST_CASE("B-63 the second settlement brings one card for every producing hex") {
    Tabletop table = second_placement_of_a();
    lay_pastures(table);
    table.lay(table.tile(0, 1), "fields", 4);
    table.lay(table.tile(1, 1), "mountains", 5);
    table.lay(table.tile(0, 2), "hills", 6);
    table.empty_hand(A);
    table.act("place_settlement", A, {table.corner(0, 2, "N").number()});
    CHECK(table.hand(A) == "1 brick 1 grain 1 ore");
    CHECK(table.told(EventKind::gained) == 3);
}

TEST_CASE("B-63 a coastal second settlement brings fewer cards and next to the desert none") {
    Tabletop table = second_placement_of_a();
    lay_pastures(table);
    table.lay(table.tile(0, 2), "desert", 0);
    table.act("place_settlement", A, {table.corner(0, 2, "S").number()});
    CHECK(table.hand(A).empty());

    table = second_placement_of_a();
    lay_pastures(table);
    table.lay(table.tile(0, 2), "hills", 6);
    table.act("place_settlement", A, {table.corner(0, 2, "SE").number()});
    CHECK(table.hand(A) == "1 brick");
}

TEST_CASE("B-63 the first settlement brings nothing") {
    Tabletop table = Tabletop::new_game(kSeat1);
    table.act("place_settlement", A, {table.corner(0, 0, "N").number()});
    CHECK(table.hand(A).empty());
}

TEST_CASE("B-64 two hexes of one type at the second settlement pay twice") {
    Tabletop table = second_placement_of_a();
    lay_pastures(table);
    table.lay(table.tile(0, 1), "fields", 4);
    table.lay(table.tile(1, 1), "fields", 5);
    table.lay(table.tile(0, 2), "hills", 6);
    table.act("place_settlement", A, {table.corner(0, 2, "N").number()});
    CHECK(table.hand(A) == "1 brick 2 grain");
}

TEST_CASE("B-63 the second settlement at a hex with the robber pays too") {
    Tabletop table = second_placement_of_a();
    lay_pastures(table);
    table.put_robber(table.tile(0, 2));
    table.act("place_settlement", A, {table.corner(0, 2, "S").number()});
    CHECK(table.hand(A) == "1 wool");
}

TEST_CASE("B-65 no settlement of the set-up stands next to a forbidden terrain") {
    const std::string options = "first_player=seat_1,setup_forbidden_terrains=";
    Tabletop table = Tabletop::new_game(options + "desert,desert_position=centre");
    CHECK(table.choices(A, "place_settlement") == 48);
    CHECK(table.why_refused("place_settlement", A, {table.corner(0, 0, "N").number()}) ==
          Reason::forbidden_terrain);
    CHECK(table.allowed("place_settlement", A, {table.corner(2, 0, "N").number()}));

    Tabletop free = Tabletop::new_game(options + "none,desert_position=centre");
    CHECK(free.choices(A, "place_settlement") == 54);
}

TEST_CASE("B-65 a forbidden terrain holds for the city of the mass set-up too") {
    Tabletop table = Tabletop::new_game(std::string(kMass) +
                                        ",setup_forbidden_terrains=desert,desert_position=centre");
    run_round(table, kForward, {"settlement", "road"});
    CHECK(table.why_refused("place_city", D, {table.corner(0, 0, "N").number()}) ==
          Reason::forbidden_terrain);
}

TEST_CASE("B-65 after the set-up building next to such a terrain is allowed") {
    Tabletop table = Tabletop::main_phase("setup_forbidden_terrains=desert");
    table.road(A, table.edge(0, 0, "NE"));
    table.give(A, "1 brick 1 lumber 1 wool 1 grain");
    CHECK(table.allowed("build_settlement", A, {table.corner(0, 0, "N").number()}));
}

TEST_CASE("B-66 volcano and gold are forbidden by default and the base map has neither") {
    const Content& content = base_game().content();
    const auto option =
        std::find_if(content.options.begin(), content.options.end(),
                     [](const OptionValue& o) { return o.name == "setup_forbidden_terrains"; });
    REQUIRE(option != content.options.end());
    CHECK(option->value == "volcano+gold");
    for (const Terrain& terrain : content.terrains)
        CHECK_FALSE(terrain.setup_forbidden);
}

TEST_CASE("B-68 no dice are rolled during placement") {
    Tabletop table = Tabletop::new_game(kSeat1);
    while (table.state.stage != Stage::play) {
        const Random before = table.state.random;
        table.act(table.legal(table.state.acting)[0]);
        CHECK(table.told(EventKind::rolled) == 0);
        CHECK(table.state.random == before);
    }
    CHECK(table.state.dice[0] == 0);
}

TEST_CASE("B-57 B-69 B-70 B-72 B-77 the mass set-up has three rounds") {
    Tabletop table = Tabletop::new_game(kMass);
    run_round(table, kForward, {"settlement", "road"});
    run_round(table, kBackward, {"city", "road"});
    run_round(table, kForward, {"road"});
    CHECK(table.state.stage == Stage::play);
    CHECK(table.state.active == A);
    CHECK(table.allowed("roll", A));
}

TEST_CASE("B-74 B-76 B-215 after the mass set-up everybody has 3 points and 4 settlements left") {
    Tabletop table = Tabletop::new_game(kMass);
    while (table.state.stage != Stage::play)
        table.act(table.legal(table.state.acting)[0]);
    for (const PlayerId player : kForward) {
        CHECK(table.points(player) == 3);
        CHECK(table.supply(player, "settlement") == 4);
        CHECK(table.supply(player, "city") == 3);
        CHECK(table.supply(player, "road") == 12);
    }
}

TEST_CASE("B-70 the city of the mass set-up keeps its distance and its road touches it") {
    Tabletop table = second_placement_of_a(kMass);
    CHECK(table.why_refused("place_city", A, {table.corner(0, 0, "N").number()}) ==
          Reason::occupied);
    CHECK(table.why_refused("place_city", A, {table.corner(0, 0, "NE").number()}) ==
          Reason::too_close);
    table.act("place_city", A, {table.corner(0, 2, "S").number()});
    CHECK(table.choices(A, "place_road") == 2);
    CHECK(table.why_refused("place_road", A, {table.edge(0, 0, "NW").number()}) ==
          Reason::not_connected);
}

TEST_CASE("B-71 the city of the mass set-up brings one card and not two for every hex") {
    Tabletop table = second_placement_of_a(kMass);
    lay_pastures(table);
    table.lay(table.tile(0, 1), "fields", 4);
    table.lay(table.tile(1, 1), "fields", 5);
    table.lay(table.tile(0, 2), "hills", 6);
    table.act("place_city", A, {table.corner(0, 2, "N").number()});
    CHECK(table.hand(A) == "1 brick 2 grain");
}

TEST_CASE("B-73 the third road joins the own network at any of its places") {
    Tabletop table = second_placement_of_a(kMass);
    table.act("place_city", A, {table.corner(0, 2, "S").number()});
    table.act("place_road", A, {table.edge(0, 2, "SE").number()});
    CHECK(table.waiting() == mask_of(A));
    for (const EdgeId edge : {table.edge(0, 0, "NW"), table.edge(0, 0, "E"), table.edge(0, 2, "SW"),
                              table.edge(0, 2, "E")})
        CHECK(table.allowed("place_road", A, {edge.number()}));
    CHECK(table.why_refused("place_road", A, {table.edge(-2, 2, "W").number()}) ==
          Reason::not_connected);
    table.act("place_road", A, {table.edge(0, 0, "NW").number()});
    CHECK(table.waiting() == mask_of(B));
}

TEST_CASE("B-75 the mass set-up goes with targets of 12 or more points") {
    CHECK(load_problem("setup_mode=mass,target_vp=12").empty());
    CHECK(load_problem("setup_mode=mass,target_vp=14").empty());
}

}  // namespace
}  // namespace hexholm
