// What the functions of mods may ask and do about the roll and the parts of a turn.
#include <algorithm>
#include <array>
#include <vector>

#include "engine/game/asking/effects.h"
#include "engine/lua/calls/game_call.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

constexpr int kMostTotal = 200;

// A die by its name or its number; from 0 on.
int die_at(lua_State* state, int at) {
    const std::vector<Die>& dice = GameCall::of(state).content().dice;
    if (lua_type(state, at) != LUA_TSTRING)
        return number_at(state, at, 1, static_cast<int>(dice.size())) - 1;
    const std::string_view name = check_text(state, at);
    for (std::size_t die = 0; die < dice.size(); ++die)
        if (dice[die].name == name) return static_cast<int>(die);
    std::vector<std::string> known;
    for (const Die& die : dice)
        if (!die.name.empty()) known.push_back(die.name);
    const std::string said(name);
    const std::string remedy = name_remedy(said, known).english();
    return luaL_error(state, "there is no die %s; %s", in_quotes(said).c_str(), remedy.c_str());
}

int total(lua_State* state) {
    return push_number(state, look(state, Fact::total));
}
int die(lua_State* state) {
    return push_number(state, look(state, Fact::die, die_at(state, 2)));
}
int face(lua_State* state) {
    const int which = die_at(state, 2);
    const std::vector<Die>& dice = GameCall::of(state).content().dice;
    const auto at = static_cast<std::size_t>(which);
    if (at >= dice.size() || dice[at].faces.empty())
        return luaL_error(state, "this die has numbers; ask game:die");
    const int shown = look(state, Fact::die, which);
    if (shown == 0) return 0;
    return push_text(state, dice[at].faces[static_cast<std::size_t>(shown) - 1].name);
}
int phase(lua_State* state) {
    const int number = look(state, Fact::phase);
    if (number < 0) return 0;
    return push_name(state, "phase", GameCall::of(state).content().phases[PhaseId(number)].name);
}

int produce(lua_State* state) {
    const Play& play = changing(state);
    const int number = number_at(state, 2, 1, kMostTotal);
    begin_effect(play, play.state.acting, play.book.bring_effect(), number);
    return 0;
}
int set_die(lua_State* state) {
    const Play& play = changing(state);
    const auto which = static_cast<std::size_t>(die_at(state, 2));
    const std::vector<Die>& dice = play.book.content().dice;
    if (which >= dice.size()) return luaL_error(state, "the game has no such die");
    const int shown = number_at(state, 3, 1, dice[which].sides);
    play.state.set_dice[which] = static_cast<std::uint8_t>(shown);
    return 0;
}
int end_phase(lua_State* state) {
    const Play& play = known_change(state);
    GameCall::of(state).act(change_step(play.book, Change::end_phase, -1, 0, 0));
    return 0;
}
int begin_phase(lua_State* state) {
    const Play& play = changing(state);
    const std::string name(check_text(state, 2));
    const auto& phases = play.book.content().phases;
    const std::string& meant = name_meant(state, "phase", name);
    for (const PhaseId id : phases.ids()) {
        if (phases[id].name != meant) continue;
        begin_effect(play, play.state.acting, play.book.begin_phase_effect(), id.number());
        return 0;
    }
    return luaL_error(state, "no part of a turn is called '%s', or nothing begins it",
                      name.c_str());
}
int tell(lua_State* state) {
    const Play& play = changing(state);
    const std::string name(check_text(state, 2));
    const PlayerId player = is_given(state, 3) ? player_at(state, 3) : PlayerId::none();
    const int place = is_given(state, 4) ? number_at(state, 4, -1, 32000) : -1;
    const auto& moments = play.book.content().moments;
    const std::string& meant = name_meant(state, "moment", name);
    for (std::size_t at = 0; at < moments.size(); ++at) {
        if (moments[at].name != meant) continue;
        tell_own_moment(play, at, std::array{of_player(player), of_place(place)});
        if (play.progress->failed) return luaL_error(state, "a function that was told has failed");
        return 0;
    }
    return luaL_error(state, "there is no moment '%s'; declare it with hex.moment", name.c_str());
}

constexpr auto kTurn = std::to_array<ApiFunction>({
    {"total", "game:total(): integer",
     "What the dice that count show, or the card in their place; 0 before the roll.", total},
    {"die", "game:die(which: any): integer",
     "What one of the dice shows, from 1 on; which is its name, or its number.", die},
    {"face", "game:face(which: any): string?",
     "The name of the side that a die with named sides shows; nil before the roll.", face},
    {"phase", "game:phase(): string?", "The part of the turn.", phase},
    {"produce", "game:produce(total: integer)",
     "What a roll of this total brings, when the function is done.", produce},
    {"set_die", "game:set_die(which: any, shown: integer)",
     "What this die shows in the next roll of the turn.", set_die},
    {"end_phase", "game:end_phase()",
     "This part of the turn ends when the function is done, as with end_turn.", end_phase},
    {"begin_phase", "game:begin_phase(phase: string)",
     "Another part of a turn begins when the function is done; when it ends, this one goes on.",
     begin_phase},
    {"tell", "game:tell(moment: string, player: integer?, place: integer?)",
     "Tells all who listen to this moment of a mod.", tell},
});

}  // namespace

std::span<const ApiFunction> game_turn() {
    return kTurn;
}

}  // namespace hexholm
