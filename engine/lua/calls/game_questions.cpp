// What the functions of mods may ask about a game: players, goods, cards, counters.
#include <array>

#include "engine/game/trade/prices.h"
#include "engine/lua/calls/game_call.h"

namespace hexholm {
namespace {

int push_fact(lua_State* state, Fact fact, int key = 0) {
    return push_number(state, look(state, fact, key));
}
int push_seat(lua_State* state, Fact fact, int key = 0) {
    return push_player(state, PlayerId(look(state, fact, key)));
}
int push_of_player(lua_State* state, Fact fact) {
    return push_fact(state, fact, player_at(state, 2).number());
}
int push_of_player(lua_State* state, Fact fact, auto thing_at) {
    const PlayerId player = player_at(state, 2);
    return push_fact(state, fact, fact_key(player, thing_at(state, 3)));
}

int players(lua_State* state) {
    return push_number(state, static_cast<int>(GameCall::of(state).book.players()));
}
int neutrals(lua_State* state) {
    return push_number(state, static_cast<int>(GameCall::of(state).content().neutrals.size()));
}
int active(lua_State* state) {
    return push_seat(state, Fact::active);
}
int acting(lua_State* state) {
    return push_seat(state, Fact::acting);
}
int first(lua_State* state) {
    return push_seat(state, Fact::first);
}
int round(lua_State* state) {
    return push_fact(state, Fact::round);
}
int is_setup(lua_State* state) {
    push_flag(state, look(state, Fact::setup) != 0);
    return 1;
}
int turn(lua_State* state) {
    return push_fact(state, Fact::turn);
}
int next_seat(lua_State* state) {
    return push_player(state, next_player(GameCall::of(state).book, player_at(state, 2)));
}
int goods(lua_State* state) {
    return push_of_player(state, Fact::goods, good_at);
}
int hand(lua_State* state) {
    return push_of_player(state, Fact::hand);
}
int bank(lua_State* state) {
    return push_fact(state, Fact::bank, good_at(state, 2).number());
}
int room(lua_State* state) {
    return push_of_player(state, Fact::room, good_at);
}
int points(lua_State* state) {
    return push_of_player(state, Fact::points);
}
int hidden_points(lua_State* state) {
    return push_of_player(state, Fact::all_points);
}
int pieces(lua_State* state) {
    const PlayerId player = owner_of_pieces_at(state, 2);
    const PieceId piece = piece_at(state, 3);
    const int supply = GameCall::of(state).content().pieces[piece].supply;
    return push_number(state, supply - look(state, Fact::supply, fact_key(player, piece)));
}
int supply(lua_State* state) {
    const PlayerId owner = owner_of_pieces_at(state, 2);
    return push_fact(state, Fact::supply, fact_key(owner, piece_at(state, 3)));
}
int cards(lua_State* state) {
    return push_of_player(state, Fact::card, card_at);
}
int open_cards(lua_State* state) {
    return push_of_player(state, Fact::open_card, card_at);
}
int deck_cards(lua_State* state) {
    return push_fact(state, Fact::deck, deck_at(state, 2).number());
}
int holder(lua_State* state) {
    return push_seat(state, Fact::holder, award_at(state, 2).number());
}
int measure(lua_State* state) {
    const PlayerId owner = owner_of_pieces_at(state, 2);
    return push_fact(state, Fact::measure, fact_key(owner, award_at(state, 3)));
}
int rate(lua_State* state) {
    return push_of_player(state, Fact::rate, good_at);
}
int received(lua_State* state) {
    const Content& content = GameCall::of(state).content();
    if (content.received_cell == Content::kNotKept)
        return luaL_error(state,
                          "what was received is not kept; write keep_received = true in hex.rules");
    const PlayerId player = player_at(state, 2);
    const auto of = [&](GoodId good) {
        const std::size_t at = player.index() * content.goods.size() + good.index();
        return look(state, Fact::counter, static_cast<int>(content.received_cell + at));
    };
    if (is_given(state, 3)) return push_number(state, of(good_at(state, 3)));
    int sum = 0;
    for (const GoodId good : content.goods.ids())
        sum += of(good);
    return push_number(state, sum);
}
int price(lua_State* state) {
    GameCall& call = GameCall::of(state);
    const PlayerId player = player_at(state, 2);
    const Bundle goods = price_of(call.book, call.state(), player, action_at(state, 3));
    if (is_given(state, 4)) return push_number(state, goods[good_at(state, 4)]);
    lua_newtable(state);
    for (const GoodId good : call.content().goods.ids()) {
        if (goods[good] == 0) continue;
        push_name(state, "good", call.content().goods[good].name);
        lua_pushinteger(state, goods[good]);
        lua_rawset(state, -3);
    }
    return 1;
}
int get(lua_State* state) {
    const CounterId counter = counter_at(state, 2);
    int next = 3;
    const std::size_t owner = owner_at(state, counter, 3, next);
    const Counter& declared = GameCall::of(state).content().counters[counter];
    const std::size_t cell = declared.cell_of(owner);
    // Where the map has no mark the counter never changes.
    if (cell == Counter::kNoCell) return push_number(state, declared.start);
    return push_fact(state, Fact::counter, static_cast<int>(cell));
}

constexpr auto kQuestions = std::to_array<ApiFunction>({
    {"players", "game:players(): integer", "How many play. Seats are numbered from 1.", players},
    {"neutrals", "game:neutrals(): integer",
     "How many colours nobody plays; their numbers follow those of the seats.", neutrals},
    {"active", "game:active(): integer", "The player whose turn it is.", active},
    {"acting", "game:acting(): integer", "The player who acts in this part of the turn.", acting},
    {"first", "game:first(): integer", "The player who began.", first},
    {"next_player", "game:next_player(player: integer): integer", "The player to the left.",
     next_seat},
    {"round", "game:round(): integer", "1 while everybody has the first turn; 0 before.", round},
    {"is_setup", "game:is_setup(): boolean", "Whether the first turn has not begun.", is_setup},
    {"turn", "game:turn(): integer", "The number of the turn.", turn},
    {"goods", "game:goods(player: integer, good: string): integer",
     "Cards of this good in a hand; of others' hidden hands only in effects.", goods},
    {"hand", "game:hand(player: integer): integer", "How many goods a player holds.", hand},
    {"bank", "game:bank(good: string): integer", "Cards of this good in the bank.", bank},
    {"room", "game:room(player: integer, good: string): integer",
     "How many more of this good a player can get: what the bank has, or for what there is room "
     "where it is kept on tiles.",
     room},
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
    {"received", "game:received(player: integer, good: string?): integer",
     "What the last production gave the player, of this good or in all; only with keep_received in "
     "hex.rules.",
     received},
    {"price", "game:price(player: integer, action: string, good: string?): table|integer",
     "What an action, such as \"build_hut\", costs the player now: goods by their names, or how "
     "many of one good.",
     price},
    {"get", "game:get(counter: string, owner: integer?): integer",
     "The value of a counter; owner is the player, tile, corner or edge that has it.", get},
});

}  // namespace

std::span<const ApiFunction> game_questions() {
    return kQuestions;
}

}  // namespace hexholm
