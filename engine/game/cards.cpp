#include "engine/game/cards.h"

#include <utility>

#include "engine/game/building.h"
#include "engine/game/effects.h"
#include "engine/game/trade.h"

namespace hexholm {
namespace {

std::uint8_t& held(const Play& play, PlayerId player, CardId card) {
    return play.player(player).hand[card];
}

void lay_away(const Play& play, PlayerId player, CardId card) {
    const Card& declared = play.book.content().cards[card];
    switch (declared.played) {
        case PlayedCards::stay: ++play.player(player).open[card]; break;
        case PlayedCards::removed: ++play.state.removed[card]; break;
        case PlayedCards::reshuffled: {
            auto& size = play.state.deck_size[declared.deck];
            play.state.deck_cards[play.book.deck_start(declared.deck) + size] = card;
            ++size;
            shuffle_deck(play.book, play.state, declared.deck);
            break;
        }
    }
}

}  // namespace

Refusal check_buy(const Rulebook& book, const State& state, PlayerId player, DeckId deck) {
    if (state.deck_size[deck] == 0) return {Reason::deck_empty};
    return check_price(book, state, player, book.content().decks[deck].cost);
}

void apply_buy(const Play& play, PlayerId player, DeckId deck) {
    pay(play, player, play.book.content().decks[deck].cost);
    draw_card(play, player, deck);
    note_built(play);
}

void draw_card(const Play& play, PlayerId player, DeckId deck) {
    auto& size = play.state.deck_size[deck];
    if (size == 0) return;
    --size;
    CardId& top = play.state.deck_cards[play.book.deck_start(deck) + size];
    const CardId card = std::exchange(top, CardId::none());
    ++held(play, player, card);
    ++play.player(player).fresh[card];
    play.tell({.kind = EventKind::card_bought,
               .player = player,
               .secret = 1,
               .a = deck.number(),
               .b = card.number()});
}

void shuffle_deck(const Rulebook& book, State& state, DeckId deck) {
    const std::size_t start = book.deck_start(deck);
    for (std::uint32_t left = state.deck_size[deck]; left > 1; --left)
        std::swap(state.deck_cards[start + left - 1],
                  state.deck_cards[start + state.random.below(left)]);
}

Refusal check_play_card(const Rulebook& book, const State& state, PlayerId player, CardId card) {
    const Card& declared = book.content().cards[card];
    const PlayerState& own = state.players[player];
    if (own.hand[card] == 0) return {Reason::no_such_card};
    if (own.hand[card] <= own.fresh[card]) return {Reason::card_too_new};
    if (declared.limited && own.cards_played >= book.content().rules.cards_each_turn)
        return {Reason::card_limit};
    if (!has_effect(book, state, player, declared.effect)) return {Reason::no_effect};
    return {};
}

void apply_play_card(const Play& play, PlayerId player, CardId card) {
    const Card& declared = play.book.content().cards[card];
    --held(play, player, card);
    if (declared.limited) ++play.player(player).cards_played;
    play.tell({.kind = EventKind::card_played, .player = player, .a = card.number()});
    lay_away(play, player, card);
    begin_effect(play, player, declared.effect);
}

Refusal check_reveal(const Rulebook& book, const State& state, PlayerId player, CardId card) {
    const Card& declared = book.content().cards[card];
    if (state.stage != Stage::play) return {Reason::not_now};
    if (declared.reveal == RevealRule::to_win) return {Reason::not_now};
    if (declared.reveal == RevealRule::own_turn && player != state.active)
        return {Reason::not_your_turn};
    return {state.players[player].hand[card] > 0 ? Reason::none : Reason::no_such_card};
}

void apply_reveal(const Play& play, PlayerId player, CardId card) {
    --held(play, player, card);
    auto& fresh = play.player(player).fresh[card];
    if (fresh > held(play, player, card)) fresh = held(play, player, card);
    ++play.player(player).open[card];
    play.tell({.kind = EventKind::card_revealed, .player = player, .a = card.number()});
}

}  // namespace hexholm
