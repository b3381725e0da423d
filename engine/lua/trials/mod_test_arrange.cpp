// What tests of mods lay on the table before they act.
#include <array>

#include "engine/game/figures/standing.h"
#include "engine/game/view/card_places.h"
#include "engine/lua/reading/suggest.h"
#include "engine/lua/trials/mod_test_room.h"

namespace hexholm {
namespace {

constexpr int kLoadPrice = 200'000;  // fuel for a game that was not loaded before
constexpr int kStartPrice = 5'000;
constexpr int kPlanPrice = 20'000;  // fuel to see whether a game is offered
constexpr int kMostGiven = 200;

// A value of an option as a person would write it on the command line.
std::string option_text(lua_State* state, const std::string& name) {
    switch (lua_type(state, -1)) {
        case LUA_TBOOLEAN: return lua_toboolean(state, -1) != 0 ? "true" : "false";
        case LUA_TSTRING: return std::string(check_text(state, -1));
        case LUA_TNUMBER: return std::to_string(check_whole(state, -1));
        default: break;
    }
    luaL_error(state, "the option %s must be a text, a whole number, true or false",
               in_quotes(name).c_str());
    return "";
}

// Calls visit(name) for each field of the table on top, with the value on top.
template <class Visit>
void visit_fields(lua_State* state, const char* what, Visit visit) {
    if (!lua_istable(state, -1)) luaL_error(state, "%s must be a table", what);
    luaL_checkstack(state, 10, "a value is nested too deep");
    unlock(state, -1);
    const int table = lua_gettop(state);
    lua_pushnil(state);
    while (lua_next(state, table) != 0) {
        Vm::of(state).spend(4);
        if (lua_type(state, -2) != LUA_TSTRING)
            luaL_error(state, "%s has fields with names only", what);
        visit(std::string(check_text(state, -2)));
        lua_settop(state, table + 1);
    }
}

void read_mods(lua_State* state, std::vector<std::string>& mods) {
    if (!lua_istable(state, -1)) luaL_error(state, "'mods' must be a list of names");
    const int list = push_list(state, lua_gettop(state));
    for (lua_Integer item = 1; lua_rawgeti(state, list, item) != LUA_TNIL; ++item) {
        mods.emplace_back(check_text(state, lua_gettop(state)));
        Vm::of(state).spend(10);
        lua_pop(state, 1);
    }
    lua_pop(state, 1);
}

struct WantedGame {
    LoadRequest request;
    std::uint64_t seed = 1;
    bool setup = false;  // played by chance
};

void read_field(lua_State* state,
                const char* function,
                const std::string& name,
                WantedGame& wanted) {
    if (name == "players") {
        wanted.request.players = static_cast<int>(check_whole(state, lua_gettop(state)));
    } else if (name == "seed") {
        wanted.seed = static_cast<std::uint64_t>(check_whole(state, lua_gettop(state)));
    } else if (name == "setup") {
        wanted.setup = lua_toboolean(state, -1) != 0;
    } else if (name == "scenario") {
        wanted.request.scenario = check_text(state, lua_gettop(state));
    } else if (name == "mods") {
        read_mods(state, wanted.request.mods);
    } else if (name == "options") {
        visit_fields(state, "'options'", [&](const std::string& option) {
            wanted.request.options.push_back({option, option_text(state, option)});
        });
    } else {
        const std::vector<std::string> known = {"mods",     "options", "players",
                                                "scenario", "seed",    "setup"};
        luaL_error(state, "%s has no field %s; %s", function, in_quotes(name).c_str(),
                   name_remedy(name, known).english().c_str());
    }
}

// What the function's first argument asks for.
WantedGame wanted_game(lua_State* state, const char* function) {
    WantedGame wanted;
    lua_pushvalue(state, 2);
    visit_fields(state, (std::string(function) + "'s argument").c_str(),
                 [&](const std::string& name) { read_field(state, function, name, wanted); });
    lua_pop(state, 1);
    return wanted;
}

// The functions of `game` ask about the table of the room from here on.
void set_table(lua_State* state, TestRoom& room, std::unique_ptr<TestTable> table) {
    room.table = std::move(table);
    room.table->call().mod = room.library.mod().id;
    room.vm.host = &room.table->call();
    room.has_game = true;
    lua_rawgeti(state, LUA_REGISTRYINDEX, room.real_t);
    push_game(state);
    lua_setfield(state, -2, "game_state");
    lua_pop(state, 1);
}

int game(lua_State* state) {
    TestRoom& room = room_of(state);
    lua_settop(state, 2);
    WantedGame wanted = is_given(state, 2) ? wanted_game(state, "t:game") : WantedGame{};
    std::string fault;
    bool loaded = false;
    const Rulebook* book = room.library.book(std::move(wanted.request), fault, loaded);
    Vm::of(state).spend(loaded ? kLoadPrice : kStartPrice);
    if (book == nullptr) return luaL_error(state, "%s", fault.c_str());
    auto table = std::make_unique<TestTable>(*book, room.choose);
    raise_if(state,
             wanted.setup ? table->begin_after_setup(wanted.seed) : table->begin(wanted.seed));
    set_table(state, room, std::move(table));
    return 0;
}

int not_offered(lua_State* state) {
    WantedGame wanted = wanted_game(state, "t:not_offered");
    const std::string reason(check_text(state, 3));
    Vm::of(state).spend(kPlanPrice);
    const std::string told = room_of(state).library.refusal(std::move(wanted.request));
    if (told.empty()) return luaL_error(state, "such a game is offered");
    if (told.find(reason) == std::string::npos)
        return luaL_error(state, "such a game is refused for another reason: %s", told.c_str());
    return 0;
}

int tile(lua_State* state) {
    TestTable& table = table_of(state);
    const TestPlace place = place_at(state, table, 2, PlaceKind::tile);
    const TerrainId terrain = terrain_at(state, 4);
    const int token = is_given(state, 5) ? number_at(state, 5, 0, 80) : 0;
    raise_if(state, table.lay(TileId(place.number), terrain, token));
    return 0;
}

int piece(lua_State* state) {
    TestTable& table = table_of(state);
    const PlayerId player = owner_of_pieces_at(state, 2);
    const PieceId id = piece_at(state, 3);
    const TestPlace place = place_at(state, table, 4, table.content().pieces[id].on);
    raise_if(state, table.put(player, id, place.number));
    return 0;
}

int give(lua_State* state) {
    TestTable& table = table_of(state);
    const PlayerId player = player_at(state, 2);
    const Bundle goods = goods_in(state, 3);
    for (const GoodId good : table.content().goods.ids())
        raise_if(state, table.give(player, good, goods[good]));
    return 0;
}

int card(lua_State* state) {
    TestTable& table = table_of(state);
    const PlayerId player = player_at(state, 2);
    const CardId id = card_at(state, 3);
    const int count = is_given(state, 4) ? number_at(state, 4, 0, kMostGiven) : 1;
    for (int copy = 0; copy < count; ++copy)
        raise_if(state, table.deal(player, id));
    return 0;
}

int top(lua_State* state) {
    TestTable& table = table_of(state);
    raise_if(state, table.put_on_top(card_at(state, 2)));
    return 0;
}

int cards(lua_State* state) {
    TestTable& table = table_of(state);
    const CardPlace place = card_place_at(state, 2);
    if (!has_order(place)) return luaL_error(state, "only piles and zones have an order");
    const int list = push_list(state, 3);
    std::vector<CardId> wanted;
    for (lua_Integer item = 1; lua_rawgeti(state, list, item) != LUA_TNIL; ++item) {
        wanted.push_back(card_at(state, lua_gettop(state)));
        Vm::of(state).spend(10);
        lua_pop(state, 1);
    }
    raise_if(state, table.lay_cards(place, wanted));
    return 0;
}

int set(lua_State* state) {
    TestTable& table = table_of(state);
    const CounterId counter = counter_at(state, 2);
    int next = 3;
    const std::size_t owner = counter_owner_at(state, table, counter, 3, next);
    raise_if(state, table.set(counter, owner, number_at(state, next, -32000, 32000)));
    return 0;
}

int pawn(lua_State* state) {
    TestTable& table = table_of(state);
    const PawnId id = pawn_at(state, 2);
    TileId where = TileId::none();
    if (is_given(state, 3)) where = TileId(place_at(state, table, 3, PlaceKind::tile).number);
    raise_if(state, table.move(id, where));
    return 0;
}

int figure(lua_State* state) {
    TestTable& table = table_of(state);
    const PlayerId player = player_at(state, 2);
    const FigureKindId kind = figure_kind_at(state, 3);
    // What holds take, too, stands on its tile where no corner is named.
    const FigureKind& declared = table.content().figure_kinds[kind];
    const bool on_tile = declared.on == PlaceKind::tile && !is_given(state, 6);
    const PlaceKind on = on_tile ? PlaceKind::tile : put_on(declared);
    const TestPlace place = place_at(state, table, 4, on);
    FigureId put;
    raise_if(state, table.put_figure(player, kind, FigurePlace::on(on, place.number), put));
    return push_number(state, put.number());
}

int next_numbers(lua_State* state) {
    TestTable& table = table_of(state);
    const int list = push_list(state, 2);
    std::vector<std::int16_t> numbers;
    for (lua_Integer item = 1; lua_rawgeti(state, list, item) != LUA_TNIL; ++item) {
        numbers.push_back(static_cast<std::int16_t>(number_at(state, lua_gettop(state), 1, 30000)));
        Vm::of(state).spend(10);
        lua_pop(state, 1);
    }
    table.put_aside(std::move(numbers));
    return 0;
}

constexpr auto kArrangements = std::to_array<ApiFunction>({
    {"game", "t:game(game: table?)",
     "Begins a game; all fields may be left out. It is the first turn of seat 1, who has not "
     "rolled; no piece is on the board and all hands are empty. With setup = true the set-up is "
     "played by chance instead, and whoever begins by the rules has the first turn.",
     game},
    {"not_offered", "t:not_offered(game: table, reason: string)",
     "Players must not be offered such a game, as where mods do not go together; the reason is a "
     "part of what they are told. The table is that of t:game.",
     not_offered},
    {"tile", "t:tile(q: integer, r: integer, terrain: string, token: integer?)",
     "Lays terrain and number of a tile. What blocks it goes off the board.", tile},
    {"piece", "t:piece(seat: integer, piece: string, q: integer, r: integer, where: string)",
     "Places a piece from the supply at a corner (N NE SE S SW NW) or a side (NE E SE SW W NW) of "
     "a tile; the rules for places do not matter.",
     piece},
    {"give", "t:give(seat: integer, goods: table)", "Goods from the bank: { ore = 1 }.", give},
    {"card", "t:card(seat: integer, card: string, count: integer?)",
     "A card from the pile, as if it had been drawn in an earlier turn.", card},
    {"top", "t:top(card: string)", "Puts this card on top of its pile.", top},
    {"cards", "t:cards(place: any, cards: string[])",
     "These cards lie in a pile or zone (see game:cards_in), the first on top: of a pile above all "
     "others, of a zone alone.",
     cards},
    {"set", "t:set(counter: string, owner: any?, value: integer)",
     "Sets a counter; owner is a seat or a place like { 0, 0, \"N\" }. A counter of the game has "
     "none.",
     set},
    {"pawn", "t:pawn(pawn: string, q: integer?, r: integer?)",
     "Moves a neutral piece; without coordinates it goes off the board.", pawn},
    {"figure",
     "t:figure(seat: integer, kind: string, q: integer, r: integer, where: string?): integer",
     "Puts a figure of the supply on a tile, a corner (N NE SE S SW NW) or a side (NE E SE SW W "
     "NW) "
     "and gives its number; the rules for places do not matter. What a hold takes is put into that "
     "of the piece at the corner. A neutral one is the same for all seats.",
     figure},
    {"next", "t:next(numbers: integer[])", "The next game:roll and game:random give these numbers.",
     next_numbers},
});

}  // namespace

std::span<const ApiFunction> test_arrangements() {
    return kArrangements;
}

}  // namespace hexholm
