// What the functions of mods may do to a game.
#include <algorithm>
#include <array>

#include "engine/game/asking/effects.h"
#include "engine/game/asking/goods.h"
#include "engine/game/land/production.h"
#include "engine/game/land/unexplored.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/pawns/pawns.h"
#include "engine/game/pieces/moves.h"
#include "engine/game/pieces/pieces.h"
#include "engine/game/standing/counters.h"
#include "engine/game/standing/harbours.h"
#include "engine/game/trade/prices.h"
#include "engine/game/trade/trade.h"
#include "engine/game/turn/turn.h"
#include "engine/game/view/view.h"
#include "engine/lua/calls/game_call.h"

namespace hexholm {
namespace {

constexpr int kMostGoods = 200;

// A number from 1 to `most` that a trial has put aside.
int given_number(lua_State* state, const Play& play, int most) {
    GameCall::of(state).trace.is_complete = false;
    const int number = play.progress->take_given().value_or(0);
    if (number < 1 || number > most)
        luaL_error(state, "the number given for this is %d; it must be 1 to %d", number, most);
    return number;
}
// The next given number of a trial, or else a random number from 1 to `most`.
int next_number(lua_State* state, const Play& play, int most) {
    if (!play.progress->given.empty()) return given_number(state, play, most);
    return static_cast<int>(play.state.random.below(static_cast<std::uint32_t>(most))) + 1;
}

// One after the other: every function reads its arguments, then acts, then gives back.
int roll(lua_State* state) {
    const Play& play = known_change(state);
    const int sides = number_at(state, 2, 2, 100);
    if (play.progress->given.empty())
        return push_number(state, GameCall::of(state).act(
                                      change_step(play.book, Change::throw_die, -1, 0, sides)));
    const int face = given_number(state, play, sides);
    play.tell_thrown(face, sides);
    return push_number(state, face);
}
int random(lua_State* state) {
    const Play& play = known_change(state);
    const int most = number_at(state, 2, 1, 30000);
    if (!play.progress->given.empty()) return push_number(state, given_number(state, play, most));
    return push_number(
        state, GameCall::of(state).act(change_step(play.book, Change::chance, -1, 0, most)));
}

int give(lua_State* state) {
    known_change(state);
    GameCall& call = GameCall::of(state);
    const PlayerId player = player_at(state, 2);
    const GoodId good = good_at(state, 3);
    const int wanted = is_given(state, 4) ? number_at(state, 4, 0, kMostGoods) : 1;
    call.look(Fact::room, fact_key(player, good));
    return push_number(state, call.act(change_step(call.book, Change::give, good.number(),
                                                   player.number(), wanted)));
}
int take(lua_State* state) {
    known_change(state);
    GameCall& call = GameCall::of(state);
    const PlayerId player = player_at(state, 2);
    const GoodId good = good_at(state, 3);
    const int wanted = is_given(state, 4) ? number_at(state, 4, 0, Bundle::kMaxOfOne) : 1;
    call.look(Fact::goods, fact_key(player, good));
    return push_number(state, call.act(change_step(call.book, Change::take, good.number(),
                                                   player.number(), wanted)));
}
int lose(lua_State* state) {
    const Play& play = changing(state);
    const PlayerId player = player_at(state, 2);
    const int held = lootable(play.book, play.state, player, kAllGoods);
    if (held == 0) return 0;
    const GoodId good = lose_card(play, player, next_number(state, play, held) - 1);
    return push_name(state, "good", play.book.content().goods[good].name);
}
int steal(lua_State* state) {
    const Play& play = changing(state);
    const PlayerId thief = player_at(state, 2);
    const PlayerId victim = player_at(state, 3);
    if (thief == victim) return luaL_error(state, "nobody robs himself");
    steal_from(play, thief, victim);
    return 0;
}

int pass_on(lua_State* state) {
    const Play& play = known_change(state);
    const PlayerId from = player_at(state, 2);
    const PlayerId to = player_at(state, 3);
    const GoodId good = good_at(state, 4);
    const int wanted = is_given(state, 5) ? number_at(state, 5, 0, Bundle::kMaxOfOne) : 1;
    if (from == to) return luaL_error(state, "nobody gives something to himself");
    return push_number(
        state, GameCall::of(state).act(change_step(play.book, Change::hand_over, good.number(),
                                                   from.number(), wanted, to.number())));
}

void insist_on_supply(lua_State* state, const Play& play, PlayerId player, PieceId piece) {
    if (play.player(player).supply[piece] == 0)
        luaL_error(state, "the player has no %s left; ask game:supply first",
                   play.book.content().pieces[piece].name.c_str());
}
int put(lua_State* state) {
    const Play& play = changing(state);
    const PlayerId player = owner_of_pieces_at(state, 2);
    const PieceId piece = piece_at(state, 3);
    const bool on_edge = play.book.content().pieces[piece].on == PlaceKind::edge;
    const int place = on_edge ? edge_at(state, 4).number() : corner_at(state, 4).number();
    const Spot& spot =
        on_edge ? play.state.edges[EdgeId(place)] : play.state.corners[CornerId(place)];
    if (!spot.empty()) return luaL_error(state, "something stands there; remove or replace it");
    insist_on_supply(state, play, player, piece);
    put_piece(play, player, piece, place);
    return 0;
}
int replace(lua_State* state) {
    const Play& play = changing(state);
    const CornerId corner = corner_at(state, 2);
    const PieceId piece = piece_at(state, 3);
    const Spot& spot = play.state.corners[corner];
    if (spot.empty()) return luaL_error(state, "nothing stands there");
    if (play.book.content().pieces[piece].on != PlaceKind::corner)
        return luaL_error(state, "this piece stands on edges");
    if (spot.piece() != piece) insist_on_supply(state, play, spot.owner(), piece);
    replace_piece(play, corner, piece);
    return 0;
}
int replace_at_edge(lua_State* state) {
    const Play& play = changing(state);
    const EdgeId edge = edge_at(state, 2);
    const PieceId piece = piece_at(state, 3);
    const Spot& spot = play.state.edges[edge];
    if (spot.empty()) return luaL_error(state, "nothing stands there");
    if (play.book.content().pieces[piece].on != PlaceKind::edge)
        return luaL_error(state, "this piece stands on corners");
    if (spot.piece() != piece) insist_on_supply(state, play, spot.owner(), piece);
    replace_piece(play, edge, piece);
    return 0;
}
int lay_harbour_at(lua_State* state) {
    const Play& play = changing(state);
    const EdgeId edge = edge_at(state, 2);
    const HarbourId harbour = is_given(state, 3) ? harbour_at(state, 3) : HarbourId::none();
    if (!may_lay_harbour(play.book, play.state, edge))
        return luaL_error(state, "no harbour can lie there; ask game:may_lay_harbour first");
    if (!lay_harbour(play, edge, harbour))
        return luaL_error(state, "no such harbour is left; ask game:loose_harbours first");
    const std::size_t site = laid_harbours(play.book, play.state) - 1;
    return push_name(state, "harbour",
                     play.book.content().harbours[play.state.harbours[HarbourSiteId(site)]].name);
}
int gather(lua_State* state) {
    const Play& play = changing(state);
    const PlayerId player = player_at(state, 2);
    gather_from(play, player, tile_at(state, 3));
    return 0;
}
int remove_at_corner(lua_State* state) {
    const Play& play = changing(state);
    remove_piece(play, PlaceKind::corner, corner_at(state, 2).number());
    return 0;
}
int remove_at_edge(lua_State* state) {
    const Play& play = changing(state);
    remove_piece(play, PlaceKind::edge, edge_at(state, 2).number());
    return 0;
}

int move_at_edge(lua_State* state) {
    const Play& play = changing(state);
    const EdgeId from = edge_at(state, 2);
    const EdgeId to = edge_at(state, 3);
    if (play.state.edges[from].empty())
        return luaL_error(state, "nothing stands on the edge; ask game:at_edge first");
    if (!play.state.edges[to].empty() ||
        is_occupied(play.book, play.state, PlaceKind::edge, to.number()))
        return luaL_error(state, "the other edge is not free; ask game:at_edge first");
    move_piece(play, from, to);
    return 0;
}

int move_pawn(lua_State* state) {
    const Play& play = changing(state);
    const PawnId pawn = pawn_at(state, 2);
    const TileId tile = is_given(state, 3) ? tile_at(state, 3) : TileId::none();
    place_pawn(play, play.state.acting, pawn, tile);
    return 0;
}

const char* owner_word(Owner owner) {
    switch (owner) {
        case Owner::player: return "player";
        case Owner::tile: return "tile";
        case Owner::corner: return "corner";
        case Owner::edge: return "edge";
        case Owner::figure: return "piece";
        case Owner::game: break;
    }
    return "game";
}

// The owner would be read as the value, or the value as the owner.
int wrong_owner(lua_State* state, const Counter& counter) {
    const std::string name = "the counter '" + counter.name + "'";
    if (counter.per == Owner::game)
        return call_error(state, name + " of the game has no owner; leave it out");
    return call_error(state, name + " is one for each " + owner_word(counter.per) +
                                 "; say whose, and then the number");
}

int change_value(lua_State* state, Change what) {
    known_change(state);
    GameCall& call = GameCall::of(state);
    const CounterId counter = counter_at(state, 2);
    const Counter& declared = call.content().counters[counter];
    const bool of_game = declared.per == Owner::game;
    if (!of_game && lua_isnone(state, 4)) return wrong_owner(state, declared);
    int next = 3;
    const std::size_t owner = owner_at(state, counter, 3, next);
    if (of_game && is_given(state, next + 1)) return wrong_owner(state, declared);
    const int number = number_at(state, next, -32000, 32000);
    const std::size_t cell = declared.cell_of(owner);
    if (cell == Counter::kNoCell)
        return luaL_error(state, "the map does not mark this place with the counter '%s'",
                          declared.name.c_str());
    if (what == Change::add) call.look(Fact::counter, static_cast<int>(cell));
    const int value =
        call.act(change_step(call.book, what, counter.number(), static_cast<int>(owner), number));
    return what == Change::count ? 0 : push_number(state, value);
}
int set(lua_State* state) {
    return change_value(state, Change::set);
}
int add(lua_State* state) {
    return change_value(state, Change::add);
}
int count(lua_State* state) {
    return change_value(state, Change::count);
}

int set_terrain(lua_State* state) {
    const Play& play = known_change(state);
    const TileId tile = tile_at(state, 2);
    const TerrainId terrain = terrain_at(state, 3);
    GameCall::of(state).act(
        change_step(play.book, Change::set_terrain, terrain.number(), tile.number(), 0));
    return 0;
}
// The token of two numbers, which a map must have.
int pair_at(lua_State* state, int first, int second) {
    const auto& pairs = GameCall::of(state).content().token_pairs;
    const std::array<int, 2> pair = {std::min(first, second), std::max(first, second)};
    const auto found = std::find(pairs.begin(), pairs.end(), pair);
    if (found == pairs.end())
        luaL_error(state, "no map of this game has the token %d+%d", pair[0], pair[1]);
    return Content::kPairTokens + static_cast<int>(found - pairs.begin());
}
int set_token(lua_State* state) {
    const Play& play = known_change(state);
    const TileId tile = tile_at(state, 2);
    int token = number_at(state, 3, 0, 80);
    if (is_given(state, 4)) token = pair_at(state, token, number_at(state, 4, 1, 80));
    GameCall::of(state).act(change_step(play.book, Change::set_token, -1, tile.number(), token));
    return 0;
}
int reveal(lua_State* state) {
    const Play& play = changing(state);
    turn_face_up(play, play.state.acting, tile_at(state, 2));
    return 0;
}

EffectId effect_called(lua_State* state, std::string_view name) {
    const auto& effects = GameCall::of(state).content().named_effects;
    const auto find = [&](std::string_view wanted) {
        const auto found = std::lower_bound(
            effects.begin(), effects.end(), wanted,
            [](const auto& known, std::string_view other) { return known.first < other; });
        return found != effects.end() && found->first == wanted ? found->second : EffectId::none();
    };
    // A plain name is that of one effect only; one that several mods give is looked up by the mod.
    const EffectId plain = find(name);
    return plain.is_some() ? plain : find(name_meant(state, "effect", name));
}
int start(lua_State* state) {
    known_change(state);
    GameCall& call = GameCall::of(state);
    const std::string_view name = check_text(state, 2);
    const PlayerId player = player_at(state, 3);
    const int place = is_given(state, 4) ? number_at(state, 4, -1, 32000) : -1;
    const EffectId effect = effect_called(state, name);
    if (effect.is_none())
        return luaL_error(state, "there is no effect '%s'; declare it with hex.effect",
                          std::string(name).c_str());
    call.act(change_step(call.book, Change::start, effect.number(), player.number(), 0, place));
    return 0;
}
int is_won(lua_State* state) {
    push_flag(state, has_acting_won(changing(state)));
    return 1;
}
int finish(lua_State* state) {
    const Play& play = changing(state);
    const PlayerId winner = is_given(state, 2) ? player_at(state, 2) : PlayerId::none();
    PlayerMask beside = 0;
    for (int at = 3; at <= lua_gettop(state); ++at)
        beside = static_cast<PlayerMask>(beside | mask_of(player_at(state, at)));
    if (winner.is_none() && beside != 0)
        return luaL_error(state, "the first who wins is nil; name him, or nobody");
    if (winner.is_some()) beside = static_cast<PlayerMask>(beside & ~mask_of(winner));
    finish_game(play, winner, beside);
    return 0;
}
int cue(lua_State* state) {
    const Play& play = known_change(state);
    const CueId which = cue_at(state, 2);
    const int tile = is_given(state, 3) ? tile_at(state, 3).number() : -1;
    const int corner = is_given(state, 4) ? corner_at(state, 4).number() : -1;
    GameCall::of(state).act(change_step(play.book, Change::cue, which.number(), tile, 0, corner));
    return 0;
}

constexpr auto kChanges = std::to_array<ApiFunction>({
    {"roll", "game:roll(sides: integer): integer", "Throws a die that everybody sees.", roll},
    {"random", "game:random(most: integer): integer", "A random number from 1 to most.", random},
    {"give", "game:give(player: integer, good: string, count: integer?): integer",
     "Goods from the bank, as far as it has them; gives back how many.", give},
    {"take", "game:take(player: integer, good: string, count: integer?): integer",
     "Goods to the bank, as far as the player has them; gives back how many.", take},
    {"lose", "game:lose(player: integer): string?",
     "A random good goes to the bank; gives back which, nil when the hand is empty.", lose},
    {"steal", "game:steal(thief: integer, victim: integer)", "A random good changes hands.", steal},
    {"hand_over",
     "game:hand_over(from: integer, to: integer, good: string, count: integer?): integer",
     "Goods change hands, as far as there are so many; nobody else sees which. Gives back how "
     "many.",
     pass_on},
    {"put", "game:put(player: integer, piece: string, place: integer)",
     "Places a piece from the supply on an empty corner or edge, whatever the rules say.", put},
    {"replace", "game:replace(corner: integer, piece: string)",
     "Another piece of the same owner stands there instead.", replace},
    {"replace_at_edge", "game:replace_at_edge(edge: integer, piece: string)",
     "Another piece of the same owner stands there instead.", replace_at_edge},
    {"lay_harbour", "game:lay_harbour(edge: integer, harbour: string?): string",
     "Lays a harbour that is left over, of this kind or the next of the shuffled ones; gives back "
     "its kind.",
     lay_harbour_at},
    {"gather", "game:gather(player: integer, tile: integer)",
     "What a piece of yield 1 receives from the tile.", gather},
    {"remove_at_corner", "game:remove_at_corner(corner: integer)",
     "What stands there goes back to its owner's supply.", remove_at_corner},
    {"remove_at_edge", "game:remove_at_edge(edge: integer)",
     "What stands there goes back to its owner's supply.", remove_at_edge},
    {"move_at_edge", "game:move_at_edge(from: integer, to: integer)",
     "The piece on an edge goes to another, free one, whatever the rules say, as if it were placed "
     "there in this turn; routes are measured when it is there.",
     move_at_edge},
    {"move_pawn", "game:move_pawn(pawn: string, tile: integer?)",
     "Moves a neutral piece; nil takes it off the board.", move_pawn},
    {"set", "game:set(counter: string, owner: integer?, value: integer): integer",
     "Sets a counter; its limits hold. A counter of the game has no owner: game:set(\"rain\", 1).",
     set},
    {"add", "game:add(counter: string, owner: integer?, change: integer): integer",
     "Adds to a counter and gives back the new value.", add},
    {"count", "game:count(counter: string, owner: integer?, by: integer)",
     "Adds to a counter and tells nothing; quicker where the new value does not matter.", count},
    {"set_terrain", "game:set_terrain(tile: integer, terrain: string)", "Changes a tile.",
     set_terrain},
    {"set_token", "game:set_token(tile: integer, token: integer, second: integer?)",
     "Changes a number; 0 for none; with a second one a token of both, which a map must have.",
     set_token},
    {"reveal", "game:reveal(tile: integer)", "Turns a tile face up.", reveal},
    {"start", "game:start(effect: string, player: integer, place: integer?)",
     "Begins an effect that was declared with hex.effect; its questions are asked at once.", start},
    {"is_won", "game:is_won(): boolean",
     "Whether who acts has won, so that the game ends with this action.", is_won},
    {"finish", "game:finish(winner: integer?, ...: integer)",
     "Ends the game; nil: nobody has won. Several can win together.", finish},
    {"cue", "game:cue(cue: string, tile: integer?, corner: integer?)",
     "Something to see and hear; it changes nothing.", cue},
});

}  // namespace

std::span<const ApiFunction> game_changes() {
    return kChanges;
}

}  // namespace hexholm
