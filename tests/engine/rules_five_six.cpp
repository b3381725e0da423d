// Section 17 of the rulebook, second part: what the others do between the turns.
#include <set>
#include <string>

#include <catch2/catch.hpp>

#include "engine/lua/loading/loader.h"
#include "engine/lua/mods/plan.h"

#include "tests/support/tabletop.h"

namespace hexholm {
namespace {

using namespace test;

constexpr const char* kPaired = "five_six_mode=paired_players";

TEST_CASE("B-230 the extra activity of five and six players is special building by default") {
    CHECK(base_game("", 4).content().phases.size() == 2);
    for (const int players : {5, 6}) {
        CHECK(base_game("", players).content().phases.size() == 3);
        CHECK(base_game("", players).content().phases[PhaseId(2)].who == Who::others);
        CHECK(base_game(kPaired, players).content().phases[PhaseId(2)].who == Who::seat);
        CHECK(base_game("five_six_mode=none", players).content().phases.size() == 2);
    }
}

TEST_CASE("B-230 with none the next player's turn follows at once") {
    Tabletop table = Tabletop::main_phase("five_six_mode=none", 5);
    table.end_turn(A);
    CHECK(table.state.active == B);
    CHECK(table.allowed("roll", B));
}

TEST_CASE("B-231 after the turn each other player in clockwise order may build and buy") {
    for (const int players : {5, 6}) {
        Tabletop table = Tabletop::main_phase("", players);
        table.main_phase_of(C);
        table.end_turn(C);
        for (int step = 1; step < players; ++step) {
            const PlayerId acting((2 + step) % players);
            CHECK(table.waiting() == mask_of(acting));
            CHECK(table.state.active == C);
            CHECK(table.why_refused("roll", acting) == Reason::not_now);
            table.end_turn(acting);
        }
        CHECK(table.state.active == D);
        CHECK(table.allowed("roll", D));
    }
}

// C is in the special building phase of A's turn, with goods and cards.
Tabletop special_building() {
    Tabletop table = Tabletop::main_phase("", 5);
    table.settlement(C, table.corner(0, 0, "N"));
    table.road(C, table.edge(0, 0, "NE"));
    table.road(C, table.edge(0, 0, "E"));
    table.give(C, "4 brick 4 lumber 4 wool 6 grain 6 ore");
    table.deal(C, kKnight);
    table.end_turn(A);
    table.end_turn(B);
    return table;
}

TEST_CASE("B-231 B-144 roads settlements cities and cards are paid from the hand") {
    Tabletop table = special_building();
    table.build_road(C, table.edge(0, 0, "NW"));
    table.build_settlement(C, table.corner(0, 0, "SE"));
    table.build_city(C, table.corner(0, 0, "SE"));
    table.act("buy_development", C);
    CHECK(table.hand(C) == "2 brick 2 grain 2 lumber 2 ore 2 wool");
    CHECK(table.why_refused("build_road", D, {table.edge(2, 0, "E").number()}) ==
          Reason::not_your_turn);
}

TEST_CASE("B-232 in the special building phase there is no trading of any kind") {
    Tabletop table = special_building();
    table.give(A, "1 ore");
    CHECK(table.why_refused(table.bank_trade(C, "ore", "wool")) == Reason::not_now);
    CHECK(table.why_refused(table.offer(C, "1 wool", "1 ore", {A})) == Reason::not_now);
    CHECK(table.why_refused(table.offer(A, "1 ore", "1 wool", {C})) == Reason::not_now);
    CHECK(table.choices(C, "trade_bank") == 0);
    CHECK(table.choices(C, "offer_trade") == 0);
    CHECK(table.choices(A, "offer_trade") == 0);
}

TEST_CASE("B-233 in the special building phase no development card may be played") {
    Tabletop table = special_building();
    CHECK(table.why_refused("play_knight", C) == Reason::not_now);
    CHECK(table.choices(C, "play_knight") == 0);
}

TEST_CASE("B-231 B-170 a card bought between the turns may be played in the own next turn") {
    Tabletop table = Tabletop::main_phase("", 5);
    table.give(B, "1 ore 1 wool 1 grain");
    table.put_on_top(kInvention);
    table.end_turn(A);
    table.act("buy_development", B);
    for (const PlayerId player : {B, C, D, E})
        table.end_turn(player);
    CHECK(table.state.active == B);
    CHECK(table.allowed("play_invention", B));
}

TEST_CASE("B-234 nobody wins in the special building phase but at the start of his turn") {
    Tabletop table = Tabletop::main_phase("target_vp=3", 5);
    table.settlement(C, table.corner(0, 0, "N"));
    table.settlement(C, table.corner(0, 0, "S"));
    table.give(C, "3 ore 2 grain");
    table.end_turn(A);
    table.end_turn(B);
    table.build_city(C, table.corner(0, 0, "N"));
    CHECK(table.points(C) == 3);
    CHECK_FALSE(table.over());
    for (const PlayerId player : {C, D, E})
        table.end_turn(player);
    CHECK(table.state.active == B);
    CHECK_FALSE(table.over());
    table.roll(B, 8);
    table.end_turn(B);
    for (const PlayerId player : {C, D, E})
        table.end_turn(player);
    CHECK_FALSE(table.over());
    table.end_turn(A);
    CHECK(table.over());
    CHECK(table.state.winner == C);
}

TEST_CASE("B-235 B-238 the player three seats to the left acts after the turn without a roll") {
    for (const int players : {5, 6}) {
        Tabletop table = Tabletop::empty_board(kPaired, players);
        for (int turn = 0; turn < 2 * players; ++turn) {
            const PlayerId first(turn % players);
            const PlayerId second((turn + 3) % players);
            CHECK(table.state.active == first);
            table.roll(first, 3);
            table.end_turn(first);
            CHECK(table.waiting() == mask_of(second));
            CHECK(table.why_refused("roll", second) == Reason::not_now);
            table.end_turn(second);
        }
    }
}

// D is player 2 of A's turn, with goods.
Tabletop paired_turn(const std::string& options = kPaired) {
    Tabletop table = Tabletop::main_phase(options, 5);
    table.settlement(D, table.corner(0, 0, "N"));
    table.give(D, "2 brick 2 lumber 5 wool 3 grain 4 ore");
    return table;
}

TEST_CASE("B-236 player 2 trades with the bank builds buys and plays one card") {
    Tabletop table = paired_turn();
    table.deal(D, kInvention, 2);
    table.end_turn(A);
    table.act(table.bank_trade(D, "wool", "ore"));
    table.build_road(D, table.edge(0, 0, "NE"));
    table.build_city(D, table.corner(0, 0, "N"));
    table.put_on_top(kMonopoly);
    table.act("buy_development", D);
    CHECK(table.why_refused("play_monopoly", D) == Reason::card_too_new);
    table.act("play_invention", D);
    table.act(table.choose_goods(D, "2 ore"));
    CHECK(table.why_refused("play_invention", D) == Reason::card_limit);
    table.end_turn(D);
    CHECK(table.state.active == B);
}

TEST_CASE("B-236 player 2 may not trade with players") {
    Tabletop table = paired_turn();
    table.give(A, "1 ore");
    table.end_turn(A);
    CHECK(table.why_refused(table.offer(D, "1 wool", "1 ore", {A})) == Reason::not_now);
    CHECK(table.why_refused(table.offer(A, "1 ore", "1 wool", {D})) == Reason::not_now);
    CHECK(table.choices(D, "offer_trade") == 0);
    CHECK(table.choices(A, "offer_trade") == 0);
}

TEST_CASE("B-236 B-173 a knight of player 2 moves the robber and robs for him") {
    Tabletop table = paired_turn();
    table.deal(D, kKnight);
    table.settlement(A, table.corner(2, 0, "S"));
    table.give(A, "1 ore");
    table.empty_hand(D);
    table.end_turn(A);
    table.act("play_knight", D);
    CHECK(table.asks(Op::move_pawn, D));
    if (table.robber() == table.tile(2, 0)) table.put_robber(table.tile(-3, 0));
    table.act("move_robber", D, {table.tile(2, 0).number()});
    CHECK(table.hand(D) == "1 ore");
    CHECK(table.waiting() == mask_of(D));
}

TEST_CASE("B-237 player 2 can win in his part") {
    Tabletop table = paired_turn("five_six_mode=paired_players,target_vp=3");
    table.settlement(D, table.corner(0, 0, "S"));
    table.end_turn(A);
    table.build_city(D, table.corner(0, 0, "N"));
    CHECK(table.over());
    CHECK(table.state.winner == D);
}

TEST_CASE("B-236 B-80 in separate mode player 2 still trades before his own first build") {
    Tabletop table = paired_turn("five_six_mode=paired_players,trade_build_mode=separate");
    table.settlement(A, table.corner(2, 0, "S"));
    table.give(A, "1 brick 1 lumber");
    table.build_road(A, table.edge(2, 0, "SE"));
    table.end_turn(A);
    table.act(table.bank_trade(D, "wool", "ore"));
    table.build_road(D, table.edge(0, 0, "NE"));
    CHECK(table.why_refused(table.bank_trade(D, "ore", "wool")) == Reason::trade_is_over);
}

TEST_CASE("B-236 B-143 with next_turn a harbour serves player 2 in his next part") {
    Tabletop table = Tabletop::main_phase("five_six_mode=paired_players,harbor_use=next_turn", 5);
    const EdgeId site = table.content().map.harbour_sites[0].edge;
    const CornerId corner = table.book().board().ends(site)[0];
    table.harbour_at(site, "any");
    table.main_phase_of(D);
    table.road(D, site);
    table.give(D, "1 brick 1 lumber 1 wool 1 grain 3 ore");
    table.build_settlement(D, corner);
    CHECK_FALSE(table.allowed(table.bank_trade(D, "ore", "brick")));
    table.main_phase_of(A);
    table.end_turn(A);
    REQUIRE(table.waiting() == mask_of(D));
    CHECK(table.allowed(table.bank_trade(D, "ore", "brick")));
}

TEST_CASE("B-239 production and the seven work with six players") {
    Tabletop table = Tabletop::empty_board("", 6);
    const TileId hex = table.tile(0, 0);
    table.lay(hex, "hills", 5);
    table.put_robber(table.tile(-3, 0));
    table.settlement(F, table.corner(0, 0, "N"));
    table.roll(A, 5);
    CHECK(table.in_bank("brick") <= 23);
    table.give(E, "9 ore");
    table.turn_of(A);
    table.roll(A, 7);
    CHECK(table.waiting() == mask_of(E));
}

// Every scenario for five and six with this procedure, as visit(content).
template <class Visit>
void visit_large_games(const std::string& procedure, Visit visit) {
    const std::vector<ModFolder> library = find_mods({"mods"});
    for (const ModFolder& mod : library)
        for (const ScenarioSpec& scenario : mod.scenarios)
            for (int players = 5; players <= scenario.players_most; ++players) {
                const LoadRequest request{
                    {"mods"}, scenario.id, {}, {{"five_six_mode", procedure}}, players};
                if (!plan_game(library, request)) continue;
                std::vector<Problem> problems;
                const auto content = load_content(request, problems);
                REQUIRE(content != nullptr);
                INFO(scenario.id << " for " << players);
                visit(*content);
            }
}

TEST_CASE(
    "B-231 B-232 B-233 B-246 between turns things are bought, and nothing else, in every game",
    "[slow]") {
    int games = 0;
    visit_large_games("special_build", [&](const Content& content) {
        for (const Phase& phase : content.phases) {
            if (phase.who != Who::others) continue;
            ++games;
            for (const ActionKindId id : content.kinds.ids()) {
                if (!phase.actions[id.index()]) continue;
                const ActionKind& kind = content.kinds[id];
                INFO(kind.name);
                switch (kind.verb) {
                    case Verb::build:
                    case Verb::build_figure:
                    case Verb::buy:
                    case Verb::buy_with:
                    case Verb::end_turn: break;
                    case Verb::act:
                        CHECK(has_price(content.mod_actions[ModActionId(kind.subject)].cost));
                        break;
                    // Guards and tests keep it to what was placed there (X-B-92, K-333).
                    case Verb::travel:
                        CHECK(content.figure_kinds[FigureKindId(kind.subject)].name == "knight");
                        break;
                    default: CHECK(kind.name.empty());
                }
            }
        }
    });
    CHECK(games > 30);
}

TEST_CASE("B-236 B-245 the partner of a turn does all that is done after the roll, in every game",
          "[slow]") {
    int games = 0;
    visit_large_games("paired_players", [&](const Content& content) {
        std::set<std::string> own;
        std::set<std::string> partner;
        for (const Phase& phase : content.phases)
            for (const ActionKindId id : content.kinds.ids()) {
                if (!phase.actions[id.index()]) continue;
                const ActionKind& kind = content.kinds[id];
                const bool rolls = phase.actions[content.kind_of(Verb::roll).index()];
                if (phase.who == Who::seat) partner.insert(kind.name);
                if (phase.who == Who::active && !rolls) own.insert(kind.name);
            }
        if (partner.empty()) return;
        ++games;
        for (const char* talk :
             {"offer_trade", "accept_trade", "reject_trade", "confirm_trade", "withdraw_trade"})
            own.erase(talk);
        CHECK(own == partner);
    });
    CHECK(games > 30);
}

}  // namespace
}  // namespace hexholm
