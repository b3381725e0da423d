// What tests of mods do, and what they ask and compare.
#include <algorithm>
#include <array>

#include "engine/game/view/points.h"
#include "engine/game/view/view.h"
#include "engine/lua/reading/suggest.h"
#include "engine/lua/trials/mod_test_room.h"

namespace hexholm {
namespace {

constexpr int kActionPrice = 2'000;  // fuel; a test may take some seconds at most
constexpr int kGamePrice = 1'000'000;
constexpr int kMostPlayed = 10'000;

// A number, or the name of a side.
int face_of(lua_State* state, const Die& die, int at) {
    if (die.faces.empty()) return number_at(state, at, 1, die.sides);
    const std::string name(check_text(state, at));
    std::vector<std::string> known;
    for (std::size_t side = 0; side < die.faces.size(); ++side) {
        if (die.faces[side].name == name) return static_cast<int>(side) + 1;
        known.push_back(die.faces[side].name);
    }
    const std::string remedy = name_remedy(name, known).english();
    return luaL_error(state, "the die has no side %s; %s", in_quotes(name).c_str(), remedy.c_str());
}

// { event = "ship", red = 2 }
std::vector<DieValue> faces_at(lua_State* state, const TestTable& table, int at) {
    std::vector<DieValue> faces;
    if (!is_given(state, at)) return faces;
    luaL_checktype(state, at, LUA_TTABLE);
    for (std::size_t die = 0; die < table.content().dice.size(); ++die) {
        const Die& declared = table.content().dice[die];
        if (declared.name.empty()) continue;
        lua_getfield(state, at, declared.name.c_str());
        if (!lua_isnil(state, -1))
            faces.push_back({static_cast<int>(die), face_of(state, declared, -1)});
        lua_pop(state, 1);
    }
    return faces;
}

int roll(lua_State* state) {
    TestTable& table = table_of(state);
    Vm::of(state).spend(kActionPrice);
    const int total = number_at(state, 2, 1, 1000);
    raise_if(state, table.roll(total, faces_at(state, table, 3)));
    return 0;
}

int act(lua_State* state) {
    TestTable& table = table_of(state);
    Vm::of(state).spend(kActionPrice);
    const AskedAction asked = action_at(state, table, false);
    raise_if(state, table.act(asked.action, asked.words));
    return 0;
}

Reason reason_at(lua_State* state, int at) {
    const std::string name(check_text(state, at));
    if (const auto reason = reason_named(name)) return *reason;
    std::vector<std::string> known;
    for (int value = 0; value < 256; ++value)
        if (const auto word = reason_name(static_cast<Reason>(value)); !word.empty())
            known.emplace_back(word);
    luaL_error(state, "there is no reason %s; %s", in_quotes(name).c_str(),
               name_remedy(name, known).english().c_str());
    return Reason::none;
}

bool are_words_of_mod(const Content& content, std::string_view text) {
    return std::ranges::any_of(content.reasons,
                               [&](const ReasonText& reason) { return reason.text == text; });
}

int refused(lua_State* state) {
    TestTable& table = table_of(state);
    const AskedAction asked = action_at(state, table, true);
    // The reason may be given by its name, or in the words of a mod.
    const bool is_told = is_given(state, asked.next);
    const std::string_view told = is_told ? check_text(state, asked.next) : std::string_view();
    const bool in_words = is_told && are_words_of_mod(table.content(), told);
    const Reason wanted = is_told && !in_words ? reason_at(state, asked.next) : Reason::none;
    const Refusal refusal = asked.complete ? check(table.book(), table.state(), asked.action)
                                           : why_not(table.book(), table.state(),
                                                     asked.action.player, asked.action.kind);
    raise_if(state, table.failing());
    if (refusal.ok()) return luaL_error(state, "%s is allowed", asked.words.c_str());
    const ReasonText* const own = own_reason(table.content(), refusal);
    if (in_words ? own != nullptr && own->text == told
                 : wanted == Reason::none || wanted == refusal.reason)
        return 0;
    return luaL_error(state, "%s is refused for another reason: %s", asked.words.c_str(),
                      table.refusal_words(refusal).c_str());
}

int play(lua_State* state) {
    TestTable& table = table_of(state);
    const int actions = number_at(state, 2, 0, kMostPlayed);
    for (int count = 0; count < actions; ++count) {
        Vm::of(state).spend(kActionPrice);
        raise_if(state, table.play(1));
    }
    return 0;
}

int finish(lua_State* state) {
    TestTable& table = table_of(state);
    Vm::of(state).spend(kGamePrice);
    raise_if(state, table.finish());
    return 0;
}

int legal(lua_State* state) {
    TestTable& table = table_of(state);
    Vm::of(state).spend(kActionPrice);
    const PlayerId player = player_at(state, 2);
    const ActionKindId kind = is_given(state, 3) ? kind_at(state, table, 3) : ActionKindId::none();
    const auto list = std::make_unique<ActionList>();
    legal_actions(table.book(), table.state(), player, *list);
    raise_if(state, table.failing());
    const auto count = std::count_if(list->begin(), list->end(), [&](const Action& action) {
        return kind.is_none() || action.kind == kind;
    });
    return push_number(state, static_cast<int>(count));
}

int goods(lua_State* state) {
    const TestTable& table = table_of(state);
    const PlayerId player = player_at(state, 2);
    if (is_given(state, 3))
        return push_number(state, table.state().players[player].goods[good_at(state, 3)]);
    return push_number(state, hand_size(table.book(), table.state(), player));
}

int points(lua_State* state) {
    const TestTable& table = table_of(state);
    return push_number(state, all_points(table.book(), table.state(), player_at(state, 2)));
}

int winner(lua_State* state) {
    const TestTable& table = table_of(state);
    push_player(state, table.state().winner);
    int count = 1;
    for (const PlayerId player : all_ids<PlayerId>(table.book().players()))
        if (table.state().players[player].wins_beside != 0) count += push_player(state, player);
    return count;
}

int get(lua_State* state) {
    TestTable& table = table_of(state);
    const CounterId counter = counter_at(state, 2);
    int next = 3;
    const std::size_t owner = counter_owner_at(state, table, counter, 3, next);
    return push_number(state,
                       counter_value(table.state(), table.content().counters[counter], owner));
}

int push_spot(lua_State* state, const TestTable& table, const Spot& spot) {
    if (spot.empty()) return 0;
    push_name(state, "piece", table.content().pieces[spot.piece()].name);
    push_player(state, spot.owner());
    return 2;
}

Spot spot_at(const TestTable& table, const TestPlace& place) {
    return place.kind == PlaceKind::edge ? table.state().edges[EdgeId(place.number)]
                                         : table.state().corners[CornerId(place.number)];
}

int terrain_and_token(lua_State* state, TestTable& table) {
    const TileId tile(place_at(state, table, 2, PlaceKind::tile).number);
    push_name(state, "terrain", table.content().terrains[table.state().terrain[tile]].name);
    push_number(state, table.state().token[tile]);
    return 2;
}

// Some names mean a corner and a side; then the corner counts when something stands there.
int at(lua_State* state) {
    TestTable& table = table_of(state);
    if (!is_given(state, 4)) return terrain_and_token(state, table);
    const std::string name(check_text(state, 4));
    if (!table.book().board().has_directions()) {
        const PlaceKind kind = name == "edge" ? PlaceKind::edge : PlaceKind::corner;
        return push_spot(state, table, spot_at(table, place_at(state, table, 2, kind)));
    }
    const Board& board = table.book().board();
    const TileId tile(place_at(state, table, 2, PlaceKind::tile).number);
    const bool is_side = board.edge_called(tile, name).has_value();
    if (!is_side || board.corner_called(tile, name)) {
        const Spot spot = spot_at(table, place_at(state, table, 2, PlaceKind::corner));
        if (!is_side || !spot.empty()) return push_spot(state, table, spot);
    }
    return push_spot(state, table, spot_at(table, place_at(state, table, 2, PlaceKind::edge)));
}

int equal(lua_State* state) {
    room_of(state);
    if (lua_gettop(state) < 3)
        return luaL_error(state, "t:equal needs two values; is one of them nothing? write nil");
    if (same_values(state, 2, 3)) return 0;
    const std::string note = is_given(state, 4) ? value_text(state, 4) + ": " : "";
    return luaL_error(state, "%sit is %s, but %s was expected", note.c_str(),
                      value_text(state, 2).c_str(), value_text(state, 3).c_str());
}

int ask(lua_State* state) {
    table_of(state);
    if (lua_type(state, 2) != LUA_TFUNCTION) return wrong_type(state, 2, "a function");
    lua_settop(state, 2);
    push_game(state);
    lua_call(state, 1, LUA_MULTRET);
    return lua_gettop(state) - 1;
}

constexpr auto kActions = std::to_array<ApiFunction>({
    {"roll", "t:roll(total: integer, faces: table?)",
     "The player whose turn it is rolls this total; faces: what dice with names show, as in "
     "{ event = \"ship\" }.",
     roll},
    {"act", "t:act(seat: integer, kind: string, ...: any)",
     "Does an action, which must be allowed; functions of mods must not fail in it. Places are "
     "{ q, r, \"N\" }, tiles { q, r }, goods { ore = 1 }, players are seats.",
     act},
    {"refused", "t:refused(seat: integer, kind: string, ...: any)",
     "The action must not be allowed; a reason may stand last, by its name or in a mod's own "
     "words. Without arguments of the action: no such action may be possible.",
     refused},
    {"play", "t:play(actions: integer)",
     "So many actions by chance; what must be true of every game is checked after each.", play},
    {"finish", "t:finish()", "Plays the game to its end by chance.", finish},
});

constexpr auto kQuestions = std::to_array<ApiFunction>({
    {"equal", "t:equal(value: any, expected: any, note: any?)",
     "The test fails unless both are the same; tables are compared by what is in them.", equal},
    {"legal", "t:legal(seat: integer, kind: string?): integer",
     "How many actions of this kind, or at all, the player may do now.", legal},
    {"goods", "t:goods(seat: integer, good: string?): integer",
     "Cards of this good in a hand, or all goods of the hand.", goods},
    {"points", "t:points(seat: integer): integer", "Points with hidden cards.", points},
    {"winner", "t:winner(): integer?, integer?",
     "Who has won; nil for nobody, or not yet. Of several who win together each.", winner},
    {"get", "t:get(counter: string, owner: any?): integer",
     "The value of a counter; owner as for t:set.", get},
    {"at", "t:at(q: integer, r: integer, where: string?): string?, integer?",
     "The piece at a corner or side of a tile and its owner; without `where` the terrain and the "
     "number of the tile. NE, SE, SW and NW mean the corner, and the side when that is empty.",
     at},
    {"ask", "t:ask(question: function): any",
     "Calls the function with `game`, of which it can ask everything and change nothing, and gives "
     "what it returns. `t.game_state` is the same `game`.",
     ask},
});

}  // namespace

std::span<const ApiFunction> test_actions() {
    return kActions;
}
std::span<const ApiFunction> test_questions() {
    return kQuestions;
}

}  // namespace hexholm
