// What the functions of `game` know of the call that is under way, and how they read arguments.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "engine/base/check.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/places/card_place.h"
#include "engine/lua/calls/changes.h"
#include "engine/lua/calls/facts.h"
#include "engine/lua/machine/vm.h"

namespace hexholm {

class GameCall {
public:
    // `changes` is null where nothing may change.
    GameCall(const Rulebook& rules, const State& state, const Play* changes)
        : book(rules), play(changes), state_(state) {}

    const Rulebook& book;
    const Play* const play;
    std::string_view mod{};  // whose function it is, and whose names its words are
    Trace trace;

    const Content& content() const { return book.content(); }
    int look(Fact fact, int key = 0) { return static_cast<int>(look_wide(fact, key)); }
    // For facts of several things at once.
    std::int64_t look_wide(Fact fact, int key) {
        const std::int64_t answer = look_up(book, state_, fact, key);
        CallStep step;
        step.kind = CallStep::Kind::look;
        step.what = static_cast<std::uint8_t>(fact);
        step.key = key;
        trace.note(step, answer);
        return answer;
    }
    // REQUIRES: the game may be changed.
    int act(const CallStep& change) {
        HEX_CHECK(play != nullptr);
        const int given = make_change(*play, change);
        trace.note(change, change.loud ? given : 0);
        return given;
    }
    bool is_over() const { return state_.stage == Stage::over; }
    // For what no Fact tells: then nobody knows what the answer depended on.
    const State& state() {
        trace.is_complete = false;
        return state_;
    }
    static GameCall& of(lua_State* state) { return *static_cast<GameCall*>(Vm::of(state).host); }

private:
    const State& state_;
};

inline int look(lua_State* state, Fact fact, int key = 0) {
    return GameCall::of(state).look(fact, key);
}

// The call, for a function that changes the game; an error in a question or after too many changes.
// What is changed then is a Change, or nobody knows how to do it again.
const Play& known_change(lua_State* state);
const Play& changing(lua_State* state);

// Arguments; an error that names the function, what was given and what is possible.
PlayerId player_at(lua_State* state, int at);
// The player, or a colour that nobody plays.
PlayerId owner_of_pieces_at(lua_State* state, int at);
TileId tile_at(lua_State* state, int at);
CornerId corner_at(lua_State* state, int at);
EdgeId edge_at(lua_State* state, int at);
GoodId good_at(lua_State* state, int at);
PieceId piece_at(lua_State* state, int at);
PawnId pawn_at(lua_State* state, int at);
TerrainId terrain_at(lua_State* state, int at);
DeckId deck_at(lua_State* state, int at);
CardId card_at(lua_State* state, int at);
CounterId counter_at(lua_State* state, int at);
AwardId award_at(lua_State* state, int at);
CueId cue_at(lua_State* state, int at);
ActionKindId action_at(lua_State* state, int at);
HarbourId harbour_at(lua_State* state, int at);
FigureKindId figure_kind_at(lua_State* state, int at);
FigureId figure_at(lua_State* state, int at);
// A pile, zone, hand or what else holds cards; see game:cards_in.
CardPlace card_place_at(lua_State* state, int at);
PlaceKind place_kind_at(lua_State* state, int at);
// A whole number from least to most.
int number_at(lua_State* state, int at, int least, int most);
inline bool is_given(lua_State* state, int at) {
    return !lua_isnoneornil(state, at);
}
// Whose value of the counter is meant: its owner stands at `at`; `next` is the argument after it. Of the
// game there is no owner, or nil.
std::size_t owner_at(lua_State* state, CounterId counter, int at, int& next);

int push_number(lua_State* state, int number);
int push_player(lua_State* state, PlayerId player);  // nil for none
int push_place(lua_State* state, int place);         // nil for -1
int push_text(lua_State* state, const std::string& text);
// For a list that Lua gets when all of it is known: a table that grows is laid out again and again.
using NumberList = FixedVector<std::int16_t, kMaxEdges>;
static_assert(kMaxEdges >= kMaxCorners && kMaxEdges >= kMaxTiles && kMaxEdges >= kMaxFigures);
int push_list(lua_State* state, const NumberList& numbers);
// The name of a thing of content, as the mod says it whose function is called.
int push_name(lua_State* state, const char* kind, const std::string& name);
// Has the thing the name, or is it what the mod means by it?
const std::string& name_meant(lua_State* state, const char* kind, std::string_view word);

// The functions of `game`, one table for the calls, the manual and the definitions for editors.
std::span<const ApiFunction> game_questions();
std::span<const ApiFunction> game_turn();
std::span<const ApiFunction> game_places();
std::span<const ApiFunction> game_changes();
// Functions about figures, and about ways over the board.
std::span<const ApiFunction> game_figures();
std::span<const ApiFunction> figure_changes();
std::span<const ApiFunction> game_card_questions();
std::span<const ApiFunction> game_card_changes();
// Pushes the locked table `game`.
void push_game(lua_State* state);

// All of them, in the order of the manual.
constexpr std::size_t kGameFunctionRows = 8;
std::array<std::span<const ApiFunction>, kGameFunctionRows> all_game_functions();
// The one of this name, without "game:"; null when there is none.
const ApiFunction* game_function(std::string_view name);

}  // namespace hexholm
