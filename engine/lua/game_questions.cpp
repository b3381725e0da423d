// What the functions of mods may ask about a game: players, goods, cards, counters.
#include <array>

#include "engine/game/counters.h"
#include "engine/game/pawns.h"
#include "engine/game/view.h"
#include "engine/lua/game_call.h"

namespace hexholm {
namespace {

const State& state_of(lua_State* state) {
    return GameCall::of(state).state;
}
const PlayerState& own(lua_State* state, int at) {
    return state_of(state).players[player_at(state, at)];
}

int players(lua_State* state) {
    return push_number(state, static_cast<int>(GameCall::of(state).book.players()));
}
int active(lua_State* state) {
    return push_player(state, state_of(state).active);
}
int acting(lua_State* state) {
    return push_player(state, state_of(state).acting);
}
int first(lua_State* state) {
    return push_player(state, state_of(state).first);
}
int round(lua_State* state) {
    return push_number(state, state_of(state).round);
}
int turn(lua_State* state) {
    return push_number(state, state_of(state).turn);
}
int next_seat(lua_State* state) {
    return push_player(state, next_player(GameCall::of(state).book, player_at(state, 2)));
}
int total(lua_State* state) {
    int sum = 0;
    for (const std::uint8_t die : state_of(state).dice)
        sum += die;
    return push_number(state, sum);
}
int die(lua_State* state) {
    const auto which = static_cast<std::size_t>(number_at(state, 2, 1, kMaxDice));
    return push_number(state, state_of(state).dice[which - 1]);
}
int goods(lua_State* state) {
    return push_number(state, own(state, 2).goods[good_at(state, 3)]);
}
int hand(lua_State* state) {
    const GameCall& call = GameCall::of(state);
    return push_number(state, hand_size(call.book, call.state, player_at(state, 2)));
}
int bank(lua_State* state) {
    return push_number(state, state_of(state).bank[good_at(state, 2)]);
}
int points(lua_State* state) {
    const GameCall& call = GameCall::of(state);
    return push_number(state, public_points(call.book, call.state, player_at(state, 2)));
}
int hidden_points(lua_State* state) {
    const GameCall& call = GameCall::of(state);
    return push_number(state, all_points(call.book, call.state, player_at(state, 2)));
}
int pieces(lua_State* state) {
    const PieceId piece = piece_at(state, 3);
    const int supply = GameCall::of(state).content().pieces[piece].supply;
    return push_number(state, supply - own(state, 2).supply[piece]);
}
int supply(lua_State* state) {
    return push_number(state, own(state, 2).supply[piece_at(state, 3)]);
}
int cards(lua_State* state) {
    return push_number(state, own(state, 2).hand[card_at(state, 3)]);
}
int open_cards(lua_State* state) {
    return push_number(state, own(state, 2).open[card_at(state, 3)]);
}
int deck_cards(lua_State* state) {
    return push_number(state, deck_left(state_of(state), deck_at(state, 2)));
}
int holder(lua_State* state) {
    return push_player(state, state_of(state).award_holder[award_at(state, 2)]);
}
int measure(lua_State* state) {
    return push_number(state, own(state, 2).measure[award_at(state, 3)]);
}
int rate(lua_State* state) {
    return push_number(state, own(state, 2).rates[good_at(state, 3)]);
}
int get(lua_State* state) {
    const CounterId counter = counter_at(state, 2);
    int next = 3;
    const std::size_t owner = owner_at(state, counter, 3, next);
    const GameCall& call = GameCall::of(state);
    return push_number(state, counter_of(call.book, call.state, counter, owner));
}

constexpr auto kQuestions = std::to_array<ApiFunction>({
    {"players", "game:players(): integer", "How many play. Seats are numbered from 1.", players},
    {"active", "game:active(): integer", "The player whose turn it is.", active},
    {"acting", "game:acting(): integer", "The player who acts in this part of the turn.", acting},
    {"first", "game:first(): integer", "The player who began.", first},
    {"next_player", "game:next_player(player: integer): integer", "The player to the left.",
     next_seat},
    {"round", "game:round(): integer", "1 while everybody has the first turn; 0 before.", round},
    {"turn", "game:turn(): integer", "The number of the turn.", turn},
    {"total", "game:total(): integer", "What the dice show; 0 before the roll.", total},
    {"die", "game:die(which: integer): integer", "What one of the dice shows, from 1 on.", die},
    {"goods", "game:goods(player: integer, good: string): integer",
     "Cards of this good in a hand; of others' hidden hands only in effects.", goods},
    {"hand", "game:hand(player: integer): integer", "How many goods a player holds.", hand},
    {"bank", "game:bank(good: string): integer", "Cards of this good in the bank.", bank},
    {"rate", "game:rate(player: integer, good: string): integer",
     "So many cards for one at the bank.", rate},
    {"points", "game:points(player: integer): integer", "The points that all can see.", points},
    {"hidden_points", "game:hidden_points(player: integer): integer",
     "The points with hidden cards.", hidden_points},
    {"pieces", "game:pieces(player: integer, piece: string): integer", "Pieces on the board.",
     pieces},
    {"supply", "game:supply(player: integer, piece: string): integer",
     "Pieces that are still to be placed.", supply},
    {"cards", "game:cards(player: integer, card: string): integer", "Hidden cards of this kind.",
     cards},
    {"open_cards", "game:open_cards(player: integer, card: string): integer",
     "Cards of this kind that lie open.", open_cards},
    {"deck", "game:deck(deck: string): integer", "Cards left in the pile.", deck_cards},
    {"holder", "game:holder(award: string): integer?", "Who holds the award; nil for nobody.",
     holder},
    {"measure", "game:measure(player: integer, award: string): integer",
     "What the award measures: the longest route, a counter, harbour points.", measure},
    {"get", "game:get(counter: string, owner: integer?): integer",
     "The value of a counter; owner is the player, tile, corner or edge that has it.", get},
});

}  // namespace

std::span<const ApiFunction> game_questions() {
    return kQuestions;
}

}  // namespace hexholm
