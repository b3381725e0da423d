// How the functions of `t` read places, goods and actions.
#include "engine/base/check.h"
#include "engine/lua/reading/suggest.h"
#include "engine/lua/trials/mod_test_room.h"

namespace hexholm {
namespace {

constexpr int kWork = 50;  // fuel for each call

std::string coordinates(Hex hex) {
    return std::to_string(hex.q) + ", " + std::to_string(hex.r);
}

TestPlace named_place(
    lua_State* state, const TestTable& table, TileId tile, int name_at, PlaceKind wanted) {
    const Board& board = table.book().board();
    if (lua_isnil(state, name_at))
        luaL_error(state, "%s is a tile; say which %s of it, as in { %s, \"NE\" }",
                   coordinates(board.hex(tile)).c_str(),
                   wanted == PlaceKind::edge ? "side" : "corner",
                   coordinates(board.hex(tile)).c_str());
    const std::string name(check_text(state, name_at));
    const std::string where = coordinates(board.hex(tile)) + ", " + name;
    if (wanted == PlaceKind::edge) {
        if (const auto edge = board.edge_called(tile, name))
            return {PlaceKind::edge, edge->number(), "edge " + where};
        luaL_error(state, "%s is no side; there are NE, E, SE, SW, W, NW", in_quotes(name).c_str());
    }
    if (const auto corner = board.corner_called(tile, name))
        return {PlaceKind::corner, corner->number(), "corner " + where};
    luaL_error(state, "%s is no corner; there are N, NE, SE, S, SW, NW", in_quotes(name).c_str());
    return {};
}

// Finds a place of a board that was declared place by place, where column and row name places of
// each kind.
TestPlace planned_place(lua_State* state, const Board& board, Hex at, PlaceKind wanted) {
    const std::optional<CornerId> corner = board.corner_at(at);
    const std::optional<EdgeId> edge = board.edge_at(at);
    if (wanted == PlaceKind::corner && corner)
        return {wanted, corner->number(), "corner " + coordinates(at)};
    if (wanted == PlaceKind::edge && edge)
        return {wanted, edge->number(), "edge " + coordinates(at)};
    luaL_error(state, "there is no %s at %s", wanted == PlaceKind::edge ? "edge" : "corner",
               coordinates(at).c_str());
    return {};
}

TestPlace numbered_place(lua_State* state, int at, PlaceKind wanted) {
    const std::string number = std::to_string(lua_tointeger(state, at));
    switch (wanted) {
        case PlaceKind::corner: return {wanted, corner_at(state, at).number(), "corner " + number};
        case PlaceKind::edge: return {wanted, edge_at(state, at).number(), "edge " + number};
        default: return {PlaceKind::tile, tile_at(state, at).number(), "tile " + number};
    }
}

PlaceKind place_kind(ArgType type) {
    if (type == ArgType::corner) return PlaceKind::corner;
    return type == ArgType::edge ? PlaceKind::edge : PlaceKind::tile;
}

// { 2, 3 }: the seats that an offer is made to.
std::int16_t players_in(lua_State* state, int at) {
    const int list = push_list(state, at);
    int mask = 0;
    for (lua_Integer item = 1; lua_rawgeti(state, list, item) != LUA_TNIL; ++item) {
        Vm::of(state).spend(10);
        mask |= mask_of(player_at(state, lua_gettop(state)));
        lua_pop(state, 1);
    }
    lua_settop(state, list - 1);
    return static_cast<std::int16_t>(mask);
}

std::int16_t number_of(lua_State* state, TestTable& table, ArgType type, int at) {
    switch (type) {
        case ArgType::player: return owner_of_pieces_at(state, at).number();
        case ArgType::players: return players_in(state, at);
        case ArgType::good: return good_at(state, at).number();
        case ArgType::card: return card_at(state, at).number();
        case ArgType::figure: return figure_at(state, at).number();
        case ArgType::number: return static_cast<std::int16_t>(number_at(state, at, -32000, 32000));
        default: break;
    }
    return static_cast<std::int16_t>(place_in(state, table, at, place_kind(type)).number);
}

const char* type_word(ArgType type) {
    switch (type) {
        case ArgType::tile: return "a tile";
        case ArgType::corner: return "a corner";
        case ArgType::edge: return "an edge";
        case ArgType::player: return "a player";
        case ArgType::players: return "a list of players";
        case ArgType::good: return "a good";
        case ArgType::goods: return "a table of goods";
        case ArgType::number: return "a number";
        case ArgType::card: return "a card";
        case ArgType::figure: return "a figure";
    }
    return "";
}

std::string needs_of(const ActionKind& kind) {
    std::string text;
    for (const ArgType type : kind.args)
        text += (text.empty() ? "" : ", ") + std::string(type_word(type));
    return in_quotes(kind.name) + " needs " + (text.empty() ? "no arguments" : text);
}

void read_arguments(lua_State* state, TestTable& table, AskedAction& asked) {
    std::size_t numbers = 0;
    std::size_t bundles = 0;
    for (const ArgType type : table.content().kinds[asked.action.kind].args) {
        HEX_CHECK(bundles < asked.action.goods.size() || type != ArgType::goods);
        HEX_CHECK(numbers < asked.action.args.size() || type == ArgType::goods);
        asked.words += " " + value_text(state, asked.next);
        if (type == ArgType::goods)
            asked.action.goods[bundles++] = goods_in(state, asked.next);
        else
            asked.action.args[numbers++] = number_of(state, table, type, asked.next);
        ++asked.next;
    }
}

// t:refused(1, "build_road", "cannot_pay") asks about every place.
bool lacks_arguments(lua_State* state, const ActionKind& kind, int at) {
    if (kind.args.empty()) return false;
    const int given = lua_gettop(state) - at + 1;
    if (given <= 0) return true;
    const bool names = kind.args[0] == ArgType::good || kind.args[0] == ArgType::card;
    return given == 1 && !names && lua_type(state, at) == LUA_TSTRING;
}

}  // namespace

void add_test_functions(lua_State* state, std::span<const ApiFunction> functions, TestRoom& room) {
    HEX_CHECK(lua_istable(state, -1));
    Vm::of(state).learn(functions);
    for (const ApiFunction& each : functions) {
        lua_pushlightuserdata(state, &room);
        lua_pushcclosure(state, each.function, 1);
        lua_setfield(state, -2, each.name);
    }
}

TestRoom& room_of(lua_State* state) {
    HEX_CHECK(lua_islightuserdata(state, lua_upvalueindex(1)));
    TestRoom& room = *static_cast<TestRoom*>(lua_touserdata(state, lua_upvalueindex(1)));
    Vm::of(state).spend(kWork);
    luaL_checkstack(state, 20, "functions call each other too deeply");
    lua_rawgeti(state, LUA_REGISTRYINDEX, room.locked_t);
    const bool has_colon = lua_rawequal(state, 1, -1) != 0;
    lua_pop(state, 1);
    if (!has_colon) luaL_error(state, "call functions of tests with a colon: t:equal(a, b)");
    return room;
}

TestTable& table_of(lua_State* state) {
    TestRoom& room = room_of(state);
    if (!room.has_game) luaL_error(state, "there is no game yet; begin with t:game {}");
    return *room.table;
}

void raise_if(lua_State* state, const Fault& fault) {
    if (fault) luaL_error(state, "%s", fault->c_str());
}

TestPlace place_at(lua_State* state, TestTable& table, int at, PlaceKind wanted) {
    const Hex hex{number_at(state, at, -100, 100), number_at(state, at + 1, -100, 100)};
    const Board& board = table.book().board();
    const bool is_tile = wanted == PlaceKind::tile || wanted == PlaceKind::none;
    if (!is_tile && !board.has_directions()) {
        const TestPlace place = planned_place(state, board, hex, wanted);
        table.note(place);
        return place;
    }
    const std::optional<TileId> tile = board.tile_at(hex);
    if (!tile) luaL_error(state, "there is no tile at %s", coordinates(hex).c_str());
    const TestPlace place =
        is_tile ? TestPlace{PlaceKind::tile, tile->number(), "tile " + coordinates(hex)}
                : named_place(state, table, *tile, at + 2, wanted);
    table.note(place);
    return place;
}

TestPlace place_in(lua_State* state, TestTable& table, int at, PlaceKind wanted) {
    if (is_whole(state, at)) {
        const TestPlace place = numbered_place(state, at, wanted);
        table.note(place);
        return place;
    }
    if (!lua_istable(state, at))
        argument_error(state, at, R"(must be a place like { 0, 0 } or { 0, 0, "N" })");
    const int list = push_list(state, at);
    for (lua_Integer item = 1; item <= 3; ++item)
        lua_rawgeti(state, list, item);
    const TestPlace place = place_at(state, table, list + 1, wanted);
    lua_settop(state, list - 1);
    return place;
}

int push_list(lua_State* state, int at) {
    check_table(state, at);
    lua_pushvalue(state, at);
    unlock(state, -1);
    return lua_gettop(state);
}

Bundle goods_in(lua_State* state, int at) {
    const int goods = push_list(state, at);
    Bundle bundle;
    lua_pushnil(state);
    while (lua_next(state, goods) != 0) {
        Vm::of(state).spend(4);
        const int top = lua_gettop(state);
        const GoodId good = good_at(state, top - 1);
        const lua_Integer count = check_whole(state, top);
        if (count < 0 || count > Bundle::kMaxOfOne)
            luaL_error(state, "there can be 0 to %d of a good", Bundle::kMaxOfOne);
        bundle.set(good, static_cast<int>(count));
        lua_pop(state, 1);
    }
    lua_pop(state, 1);
    return bundle;
}

std::size_t counter_owner_at(
    lua_State* state, TestTable& table, CounterId counter, int at, int& next) {
    next = at + 1;
    switch (table.content().counters[counter].per) {
        case Owner::game: next = at; return 0;
        case Owner::player: return player_at(state, at).index();
        case Owner::tile:
            return static_cast<std::size_t>(place_in(state, table, at, PlaceKind::tile).number);
        case Owner::corner:
            return static_cast<std::size_t>(place_in(state, table, at, PlaceKind::corner).number);
        case Owner::edge:
            return static_cast<std::size_t>(place_in(state, table, at, PlaceKind::edge).number);
        case Owner::figure: return figure_at(state, at).index();
    }
    return 0;
}

ActionKindId kind_at(lua_State* state, TestTable& table, int at) {
    const std::string name(check_text(state, at));
    const std::string& meant = name_meant(state, "action", name);
    const auto known = table.content().kind_named(meant.empty() ? name : meant);
    if (known) return *known;
    std::vector<std::string> names;
    for (const ActionKind& kind : table.content().kinds)
        names.push_back(kind.name);
    luaL_error(state, "there is no action %s; %s", in_quotes(name).c_str(),
               name_remedy(name, names).english().c_str());
    return {};
}

AskedAction action_at(lua_State* state, TestTable& table, bool may_lack) {
    AskedAction asked;
    asked.action.player = player_at(state, 2);
    asked.action.kind = kind_at(state, table, 3);
    const ActionKind& kind = table.content().kinds[asked.action.kind];
    asked.words = "player " + std::to_string(asked.action.player.index() + 1) + ": " + kind.name;
    asked.next = 4;
    asked.complete = !may_lack || !lacks_arguments(state, kind, asked.next);
    if (!asked.complete) return asked;
    const int given = lua_gettop(state) - 3;
    const int needed = static_cast<int>(kind.args.size());
    if (given < needed || (!may_lack && given > needed))
        luaL_error(state, "%s", needs_of(kind).c_str());
    read_arguments(state, table, asked);
    return asked;
}

}  // namespace hexholm
