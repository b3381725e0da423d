#include "engine/lua/calls/game_call.h"

#include <string>
#include <vector>

#include "engine/lua/reading/limits.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

int below(lua_State* state, int at, std::size_t count, const char* thing, int first) {
    const lua_Integer number = check_whole(state, at);
    if (number < first || number >= static_cast<lua_Integer>(count) + first)
        call_error(state, "there is no " + std::string(thing) + " " + std::to_string(number) +
                              " (" + std::to_string(first) + " to " +
                              std::to_string(static_cast<int>(count) - 1 + first) + ")");
    return static_cast<int>(number) - first;
}

template <class Id, class Thing>
Id named(lua_State* state, int at, const Table<Id, Thing>& things, const char* word) {
    const std::string_view name = check_text(state, at);
    std::uint16_t& guess = Vm::of(state).guess_of(name.data(), word);
    if (guess < things.size() && things[Id(guess)].name == name) return Id(guess);
    for (const Id id : things.ids()) {
        if (things[id].name != name) continue;
        guess = static_cast<std::uint16_t>(id.index());
        return id;
    }
    if (const std::string& meant = name_meant(state, word, name); !meant.empty())
        for (const Id id : things.ids())
            if (things[id].name == meant) return id;
    std::vector<std::string> known;
    for (const Thing& thing : things)
        known.push_back(thing.name);
    const std::string message = "there is no " + std::string(word) + " " +
                                in_quotes(std::string(name)) + "; " +
                                name_remedy(std::string(name), known).english();
    call_error(state, message);
    return Id::none();
}

}  // namespace

const std::string& name_meant(lua_State* state, const char* kind, std::string_view word) {
    const GameCall& call = GameCall::of(state);
    return call.content().names.meant(kind, call.mod, word);
}

const Play& known_change(lua_State* state) {
    GameCall& call = GameCall::of(state);
    Vm::of(state).spend(20);
    if (call.play == nullptr)
        call_error(state, "a question cannot change the game; change it in an effect");
    if (++call.play->progress->changes > kMaxChanges)
        luaL_error(state, "one action can change the game %d times at most", kMaxChanges);
    if (call.is_over()) luaL_error(state, "the game is over");
    return *call.play;
}

const Play& changing(lua_State* state) {
    const Play& play = known_change(state);
    GameCall::of(state).trace.is_complete = false;
    ++play.progress->deep_changes;
    return play;
}

PlayerId player_at(lua_State* state, int at) {
    return PlayerId(below(state, at, GameCall::of(state).book.players(), "player", 1));
}
PlayerId owner_of_pieces_at(lua_State* state, int at) {
    return PlayerId(below(state, at, GameCall::of(state).book.owners(), "player", 1));
}
TileId tile_at(lua_State* state, int at) {
    return TileId(below(state, at, GameCall::of(state).book.board().tile_count(), "tile", 0));
}
CornerId corner_at(lua_State* state, int at) {
    return CornerId(below(state, at, GameCall::of(state).book.board().corner_count(), "corner", 0));
}
EdgeId edge_at(lua_State* state, int at) {
    return EdgeId(below(state, at, GameCall::of(state).book.board().edge_count(), "edge", 0));
}
GoodId good_at(lua_State* state, int at) {
    return named(state, at, GameCall::of(state).content().goods, "good");
}
PieceId piece_at(lua_State* state, int at) {
    return named(state, at, GameCall::of(state).content().pieces, "piece");
}
PawnId pawn_at(lua_State* state, int at) {
    return named(state, at, GameCall::of(state).content().pawns, "pawn");
}
TerrainId terrain_at(lua_State* state, int at) {
    return named(state, at, GameCall::of(state).content().terrains, "terrain");
}
DeckId deck_at(lua_State* state, int at) {
    return named(state, at, GameCall::of(state).content().decks, "deck");
}
CardId card_at(lua_State* state, int at) {
    return named(state, at, GameCall::of(state).content().cards, "card");
}
CounterId counter_at(lua_State* state, int at) {
    return named(state, at, GameCall::of(state).content().counters, "counter");
}
AwardId award_at(lua_State* state, int at) {
    return named(state, at, GameCall::of(state).content().awards, "award");
}
CueId cue_at(lua_State* state, int at) {
    return named(state, at, GameCall::of(state).content().cues, "cue");
}

ActionKindId action_at(lua_State* state, int at) {
    return named(state, at, GameCall::of(state).content().kinds, "action");
}
HarbourId harbour_at(lua_State* state, int at) {
    return named(state, at, GameCall::of(state).content().harbours, "harbour");
}

FigureKindId figure_kind_at(lua_State* state, int at) {
    return named(state, at, GameCall::of(state).content().figure_kinds, "figure");
}
FigureId figure_at(lua_State* state, int at) {
    return FigureId(below(state, at, GameCall::of(state).content().figures.size(), "figure", 0));
}

PlaceKind place_kind_at(lua_State* state, int at) {
    const std::string_view word = check_text(state, at);
    if (word == "tile") return PlaceKind::tile;
    if (word == "corner") return PlaceKind::corner;
    if (word == "edge") return PlaceKind::edge;
    luaL_error(state, "a place is a \"tile\", a \"corner\" or an \"edge\"");
    return PlaceKind::none;
}

int number_at(lua_State* state, int at, int least, int most) {
    const lua_Integer number = check_whole(state, at);
    if (number < least || number > most)
        argument_error(state, at,
                       "is " + std::to_string(number) + "; it must be " + std::to_string(least) +
                           " to " + std::to_string(most));
    return static_cast<int>(number);
}

std::size_t owner_at(lua_State* state, CounterId counter, int at, int& next) {
    next = at + 1;
    switch (GameCall::of(state).content().counters[counter].per) {
        case Owner::game:
            // game:set("rain", nil, 1) says the same as game:set("rain", 1).
            if (!lua_isnil(state, at) || lua_isnone(state, at + 1)) next = at;
            return 0;
        case Owner::player: return player_at(state, at).index();
        case Owner::tile: return tile_at(state, at).index();
        case Owner::corner: return corner_at(state, at).index();
        case Owner::edge: return edge_at(state, at).index();
        case Owner::figure: return figure_at(state, at).index();
    }
    return 0;
}

int push_number(lua_State* state, int number) {
    lua_pushinteger(state, number);
    return 1;
}
int push_player(lua_State* state, PlayerId player) {
    if (player.is_none())
        lua_pushnil(state);
    else
        lua_pushinteger(state, static_cast<lua_Integer>(player.index()) + 1);
    return 1;
}
int push_place(lua_State* state, int place) {
    if (place < 0)
        lua_pushnil(state);
    else
        lua_pushinteger(state, place);
    return 1;
}
int push_text(lua_State* state, const std::string& text) {
    lua_pushlstring(state, text.data(), text.size());
    return 1;
}

int push_list(lua_State* state, const NumberList& numbers) {
    lua_createtable(state, static_cast<int>(numbers.size()), 0);
    lua_Integer at = 0;
    for (const std::int16_t number : numbers) {
        lua_pushinteger(state, number);
        lua_rawseti(state, -2, ++at);
    }
    return 1;
}

int push_name(lua_State* state, const char* kind, const std::string& name) {
    const GameCall& call = GameCall::of(state);
    const std::string_view said = call.content().names.said(kind, call.mod, name);
    lua_pushlstring(state, said.data(), said.size());
    return 1;
}

std::array<std::span<const ApiFunction>, kGameFunctionRows> all_game_functions() {
    return {game_questions(), game_turn(),      game_places(),         game_figures(),
            game_changes(),   figure_changes(), game_card_questions(), game_card_changes()};
}

const ApiFunction* game_function(std::string_view name) {
    for (const auto functions : all_game_functions())
        for (const ApiFunction& each : functions)
            if (each.name == name) return &each;
    return nullptr;
}

void push_game(lua_State* state) {
    lua_newtable(state);
    for (const std::span<const ApiFunction> functions : all_game_functions())
        add_functions(state, functions);
    push_locked(state, "game");
}

}  // namespace hexholm
