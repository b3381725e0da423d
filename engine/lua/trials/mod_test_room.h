// What the functions of `t` know of the test under way, and how they read their arguments.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/lua/trials/mod_test_table.h"

namespace hexholm {

// Everything that one file of tests needs while it runs.
struct TestRoom {
    TestLibrary& library;
    ChooseAction choose;
    Vm vm{};
    bool reading = true;  // the file runs; its tests come later
    int locked_t = LUA_NOREF;
    int real_t = LUA_NOREF;
    int environment = LUA_NOREF;
    std::map<std::string, int> included{};  // paths, and references to what the files gave
    int includes_under_way = 0;
    std::vector<std::pair<std::string, int>> declared{};  // names, and references to functions
    // Kept until the next game begins: a test may hold on to the `game` of an earlier one.
    std::unique_ptr<TestTable> table{};
    bool has_game = false;  // the test under way has begun one
};

// Pushes the functions with the room at their first upvalue into the table on top of the stack.
void add_test_functions(lua_State* state, std::span<const ApiFunction> functions, TestRoom& room);
// The room of a function of `t`; an error when it was called with a point instead of a colon.
TestRoom& room_of(lua_State* state);
// The table of the test's game, an error when there is none; charges fuel for a small piece of
// work.
TestTable& table_of(lua_State* state);
// Ends the test when there is a fault.
void raise_if(lua_State* state, const Fault& fault);

// A value as the test could have written it: { 0, 0, "N" }.
std::string value_text(lua_State* state, int index);
// Equal values; tables by what is in them.
bool same_values(lua_State* state, int one, int other);

// Coordinates from `at` on: q, r and, for corners and edges, a name. The table takes note of it.
TestPlace place_at(lua_State* state, TestTable& table, int at, PlaceKind wanted);
// A place as one argument: { q, r, "N" }, or its number.
TestPlace place_in(lua_State* state, TestTable& table, int at, PlaceKind wanted);
// Pushes the table at `at`, whatever guards it, and gives its place; an error when it is none.
int push_list(lua_State* state, int at);
// { ore = 1, wool = 2 }
Bundle goods_in(lua_State* state, int at);
// The owner of a counter: a seat or a place; `next` is the argument after it.
std::size_t counter_owner_at(
    lua_State* state, TestTable& table, CounterId counter, int at, int& next);

// The action that the arguments name from the second on: seat, kind, arguments.
struct AskedAction {
    Action action;
    std::string words;  // "player 1: build_road { 0, 0, 'E' }"
    int next = 0;       // the argument after the last one of the action
    bool complete = true;
};
// Reads an action from the arguments. `may_lack`: the arguments of its kind may be missing
// altogether.
AskedAction action_at(lua_State* state, TestTable& table, bool may_lack);
ActionKindId kind_at(lua_State* state, TestTable& table, int at);

}  // namespace hexholm
