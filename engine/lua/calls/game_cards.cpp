// What the functions of mods may ask about the cards of a place, and where they may put cards.
#include <array>
#include <bit>

#include "engine/game/cards/card_moves.h"
#include "engine/game/cards/cards.h"
#include "engine/game/view/card_places.h"
#include "engine/game/view/view.h"
#include "engine/lua/calls/game_call.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

constexpr const char* kPlaceRemedy =
    "write the name of a deck or of a zone, \"removed\", { hand = seat }, { open = seat } or "
    "{ zone = seat, stack or corner }";

std::optional<ZoneId> zone_named(lua_State* state, std::string_view name) {
    const Content& content = GameCall::of(state).content();
    const std::string& meant = name_meant(state, "zone", name);
    for (const ZoneId zone : content.zones.ids())
        if (content.zones[zone].name == meant) return zone;
    return std::nullopt;
}

CardPlace common_place(lua_State* state, std::string_view name) {
    const Content& content = GameCall::of(state).content();
    if (name == "removed") return {};
    const std::string& pile = name_meant(state, "deck", name);
    for (const DeckId deck : content.decks.ids())
        if (content.decks[deck].name == pile) return pile_place(deck);
    const auto zone = zone_named(state, name);
    if (!zone)
        luaL_error(state, "there is no place for cards %s; %s", in_quotes(name).c_str(),
                   kPlaceRemedy);
    if (content.zones[*zone].per_player || content.zones[*zone].per_corner ||
        content.zones[*zone].stacks > 1)
        luaL_error(state, "there are several zones %s; write { %s = number }",
                   in_quotes(name).c_str(), content.zones[*zone].name.c_str());
    return zone_place(content.zones[*zone].first_run);
}

// The name of the field is on the stack at -2, its owner at -1.
CardPlace owned_place(lua_State* state) {
    const Content& content = GameCall::of(state).content();
    const int top = lua_gettop(state);
    const std::string_view name = check_text(state, top - 1);
    if (name == "hand") return hand_place(player_at(state, top));
    if (name == "open") return open_place(player_at(state, top));
    const auto zone = zone_named(state, name);
    if (!zone) luaL_error(state, "there is no zone %s; %s", in_quotes(name).c_str(), kPlaceRemedy);
    if (content.zones[*zone].per_corner)
        return zone_place(content.zones[*zone].first_run + corner_at(state, top).index());
    const int stack = content.zones[*zone].per_player
                          ? player_at(state, top).number()
                          : number_at(state, top, 1, content.zones[*zone].stacks) - 1;
    return zone_place(content.zones[*zone].first_run + static_cast<std::size_t>(stack));
}

int cards_in(lua_State* state) {
    GameCall& call = GameCall::of(state);
    const CardPlace place = card_place_at(state, 2);
    std::int64_t left = call.look_wide(Fact::cards_in, place.number());
    // Each has a byte.
    const auto few = (std::bit_width(static_cast<std::uint64_t>(left)) + 7) / 8;
    lua_createtable(state, static_cast<int>(few), 0);
    lua_Integer item = 0;
    const auto push = [&](CardId card) {
        if (card.is_none())
            lua_pushboolean(state, 0);
        else
            push_name(state, "card", call.content().cards[card].name);
        lua_rawseti(state, -2, ++item);
    };
    if (left < 0) visit_cards(call.book, call.state(), place, push);
    for (; left > 0; left >>= 8)
        push(left % 256 == kUnknownCard ? CardId::none() : CardId(left % 256 - 1));
    return 1;
}
int count_in(lua_State* state) {
    GameCall& call = GameCall::of(state);
    const CardPlace place = card_place_at(state, 2);
    return push_number(state, call.look(Fact::cards_at, place.number()));
}

int cards_held(lua_State* state) {
    const PlayerId player = player_at(state, 2);
    const int deck = is_given(state, 3) ? deck_at(state, 3).number() : kAllDecks;
    return push_number(state, look(state, Fact::held, player.number() * kThingsOfPlayer + deck));
}

int push_card(lua_State* state, CardId card) {
    if (card.is_none())
        lua_pushnil(state);
    else
        push_name(state, "card", GameCall::of(state).content().cards[card].name);
    return 1;
}
int move(lua_State* state) {
    known_change(state);
    GameCall& call = GameCall::of(state);
    const CardId card = is_given(state, 2) ? card_at(state, 2) : CardId::none();
    const CardPlace from = card_place_at(state, 3);
    const CardPlace to = card_place_at(state, 4);
    const int beneath = is_given(state, 5) ? number_at(state, 5, 0, 1000) : CardMove::kTop;
    const int moved = call.act(change_step(call.book, Change::move_card, card.number(),
                                           from.number(), beneath, to.number()));
    return push_card(state, moved < 0 ? CardId::none() : CardId(moved));
}
int shuffle(lua_State* state) {
    const Play& play = changing(state);
    shuffle_cards(play, card_place_at(state, 2));
    return 0;
}

int draw(lua_State* state) {
    known_change(state);
    GameCall& call = GameCall::of(state);
    const PlayerId player = player_at(state, 2);
    const DeckId deck = deck_at(state, 3);
    const int cards = is_given(state, 4) ? number_at(state, 4, 0, 20) : 1;
    call.act(change_step(call.book, Change::draw, deck.number(), player.number(), cards));
    return 0;
}
int give_card(lua_State* state) {
    const Play& play = changing(state);
    const PlayerId from = player_at(state, 2);
    const PlayerId to = player_at(state, 3);
    const CardId card = card_at(state, 4);
    if (play.player(from).open[card] == 0)
        return luaL_error(state, "the player has no such card open");
    give_open_card(play, from, to, card);
    return 0;
}

constexpr auto kCardQuestions = std::to_array<ApiFunction>({
    {"cards_in", "game:cards_in(place: any): string[]",
     "The cards of a place, of piles and zones from the top: a deck, a zone, \"removed\", "
     "{ hand = 2 }, { open = 2 } or { zone = 2 } with its seat, stack or corner. What the player "
     "does not "
     "see is false; in effects everything is seen.",
     cards_in},
    {"cards_held", "game:cards_held(player: integer, deck: string?): integer",
     "How many hidden cards a player has, of one deck or of all; everybody sees that.", cards_held},
    {"count_in", "game:count_in(place: any): integer", "How many cards there are.", count_in},
});
constexpr auto kCardChanges = std::to_array<ApiFunction>({
    {"draw", "game:draw(player: integer, deck: string, count: integer?)",
     "Cards from the pile, as far as there are some.", draw},
    {"give_open_card", "game:give_open_card(from: integer, to: integer, card: string)",
     "A card that lies open changes hands.", give_card},
    {"move_card", "game:move_card(card: string?, from: any, to: any, beneath: integer?): string?",
     "Moves a card from place to place (see cards_in) and gives back its name; nil when it is not "
     "there or there is no room. Without a card the topmost goes, of a hand one by chance. So many "
     "cards lie beneath it then; 0 puts it at the bottom, without a number it is on top.",
     move},
    {"shuffle", "game:shuffle(place: any)", "Gives the cards of a pile or zone a new order.",
     shuffle},
});

}  // namespace

CardPlace card_place_at(lua_State* state, int at) {
    if (!lua_istable(state, at)) return common_place(state, check_text(state, at));
    const int top = lua_gettop(state);
    lua_pushvalue(state, at);
    unlock(state, -1);
    lua_pushnil(state);
    if (lua_next(state, top + 1) == 0 || lua_type(state, -2) != LUA_TSTRING)
        luaL_error(state, "argument %d is no place for cards; %s", at - 1, kPlaceRemedy);
    const CardPlace place = owned_place(state);
    lua_settop(state, top);
    return place;
}

std::span<const ApiFunction> game_card_questions() {
    return kCardQuestions;
}
std::span<const ApiFunction> game_card_changes() {
    return kCardChanges;
}

}  // namespace hexholm
