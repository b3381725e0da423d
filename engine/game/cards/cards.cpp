#include "engine/game/cards/cards.h"

#include <algorithm>
#include <utility>

#include "engine/base/check.h"
#include "engine/game/asking/effects.h"
#include "engine/game/cards/card_moves.h"
#include "engine/game/cards/coins.h"
#include "engine/game/cards/hand_limits.h"
#include "engine/game/core/zones.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/picking/picks.h"
#include "engine/game/trade/prices.h"
#include "engine/game/trade/trade.h"
#include "engine/game/view/card_places.h"
#include "engine/game/view/points.h"
#include "engine/game/view/view.h"

namespace hexholm {
namespace {

std::uint8_t& held(const Play& play, PlayerId player, CardId card) {
    return play.player(player).hand[card];
}

// Cards that came in this turn leave the hand last.
void take_from_hand(const Play& play, PlayerId player, CardId card, int copies = 1) {
    auto& left = held(play, player, card);
    HEX_CHECK(copies > 0 && left >= copies);
    left = static_cast<std::uint8_t>(left - copies);
    auto& fresh = play.player(player).fresh[card];
    fresh = std::min(fresh, left);
}

void put_on_pile(const Play& play, CardId card) {
    const DeckId deck = play.book.content().cards[card].deck;
    auto& size = play.state.deck_size[deck];
    HEX_CHECK(play.book.deck_start(deck) + size < play.state.deck_cards.size());
    play.state.deck_cards[play.book.deck_start(deck) + size] = card;
    ++size;
}

// The zone of the deck's discard: the player's own where everybody has one.
CardPlace discard_of(const Rulebook& book, PlayerId player, DeckId deck) {
    HEX_CHECK(book.content().decks[deck].discard.is_some());
    const ZoneId zone = book.content().decks[deck].discard;
    const bool own = book.content().zones[zone].per_player;
    return zone_place(run_of(book, zone, own ? player.index() : 0));
}

// Puts a card that has left the hand where played cards of its deck go.
void lay_away(const Play& play, PlayerId player, CardId card, PlayedCards where) {
    const DeckId deck = play.book.content().cards[card].deck;
    switch (where) {
        case PlayedCards::stay: ++play.player(player).open[card]; break;
        case PlayedCards::removed: ++play.state.removed[card]; break;
        case PlayedCards::reshuffled:
            put_on_pile(play, card);
            shuffle_deck(play.book, play.state, deck);
            break;
        case PlayedCards::under:
            put_card(play.book, play.state, pile_place(deck), card, deck, CardMove::kBottom);
            break;
        case PlayedCards::discard:
            put_card(play.book, play.state, discard_of(play.book, player, deck), card, deck,
                     CardMove::kTop);
            break;
    }
}

// Everything that lies on the deck's discard, of all players.
void take_discards(const Play& play, DeckId deck) {
    const ZoneId zone = play.book.content().decks[deck].discard;
    if (zone.is_none()) return;
    const std::vector<ZoneRun>& runs = play.book.content().zone_runs;
    for (std::size_t run = 0; run < runs.size(); ++run) {
        if (runs[run].zone != zone) continue;
        for (int nth = zone_size(play.book, play.state, run) - 1; nth >= 0; --nth) {
            const CardId card = zone_card(play.book, play.state, run, nth);
            if (play.book.content().cards[card].deck != deck) continue;
            take_card(play.book, play.state, zone_place(run), card, deck, nth);
            put_on_pile(play, card);
        }
    }
}

// What becomes the new pile besides what was removed.
int discarded(const Rulebook& book, const State& state, DeckId deck) {
    const ZoneId zone = book.content().decks[deck].discard;
    if (zone.is_none()) return 0;
    int count = 0;
    for (std::size_t run = 0; run < book.content().zone_runs.size(); ++run)
        for (int nth = 0; nth < zone_size(book, state, run); ++nth) {
            if (book.content().zone_runs[run].zone != zone) break;
            const CardId card = zone_card(book, state, run, nth);
            count += card.is_some() && book.content().cards[card].deck == deck;
        }
    return count;
}

bool is_effective(const Rulebook& book, const State& state, PlayerId player, const Card& card) {
    switch (card.needs_effect) {
        case NeedsEffect::some: return has_effect(book, state, player, card.effect);
        case NeedsEffect::all: return has_whole_effect(book, state, player, card.effect);
        case NeedsEffect::none: break;
    }
    return true;
}

// X-E-7: so many cards lie beneath the one that ends the pile.
void lay_pile_end(const Rulebook& book, State& state, DeckId deck, CardId card) {
    auto* const first = state.deck_cards.data() + book.deck_start(deck);
    auto* const last = first + state.deck_size[deck];
    auto* const found = std::find(first, last, card);
    if (found == last) return;
    const auto beneath =
        std::min<std::ptrdiff_t>(book.content().cards[card].beneath, last - first - 1);
    std::swap(*found, first[beneath]);
}

}  // namespace

Reason why_no_card(const Rulebook& book, const State& state, PlayerId player, DeckId deck) {
    if (cards_to_draw(book, state, deck) == 0) return Reason::deck_empty;
    return room_in_hand(book, state, player, deck) == 0 ? Reason::hand_full : Reason::none;
}

Refusal check_buy(const Rulebook& book, const State& state, PlayerId player, DeckId deck) {
    const Reason reason = why_no_card(book, state, player, deck);
    if (reason != Reason::none) return {reason};
    return check_price(book, state, player, book.content().decks[deck].cost);
}

void apply_buy(const Play& play, PlayerId player, DeckId deck) {
    pay(play, player, play.book.content().decks[deck].cost);
    draw_card(play, player, deck);
    note_built(play);
}

void draw_card(const Play& play, PlayerId player, DeckId deck) {
    renew_pile(play, deck);
    auto& size = play.state.deck_size[deck];
    if (size == 0 || room_in_hand(play.book, play.state, player, deck) == 0) return;
    --size;
    CardId& top = play.state.deck_cards[play.book.deck_start(deck) + size];
    HEX_CHECK(top.is_some());
    const CardId card = std::exchange(top, CardId::none());
    ++held(play, player, card);
    ++play.player(player).fresh[card];
    play.tell({.kind = EventKind::card_bought,
               .player = player,
               .secret = 1,
               .a = deck.number(),
               .b = card.number()});
    if (play.book.content().cards[card].opens_at_once)
        apply_reveal(play, player, card);
    else if (!play.book.content().hand_limits.empty())
        begin_keeping_limits(play, player, deck);
}

namespace {

// Puts cards that were removed from the game or discarded back into the pile.
void take_back_cards(const Play& play, DeckId deck) {
    const Content& content = play.book.content();
    for (const CardId card : content.cards.ids()) {
        if (content.cards[card].deck != deck) continue;
        for (; play.state.removed[card] > 0; --play.state.removed[card])
            put_on_pile(play, card);
    }
    take_discards(play, deck);
    shuffle_deck(play.book, play.state, deck);
}

}  // namespace

void renew_pile(const Play& play, DeckId deck) {
    if (play.state.deck_size[deck] == 0 && play.book.content().decks[deck].recycles)
        take_back_cards(play, deck);
}

void put_away(const Play& play, PlayerId player, CardId card, PlayedCards where) {
    take_from_hand(play, player, card);
    lay_away(play, player, card, where);
    const DeckId deck = play.book.content().cards[card].deck;
    CardPlace to = pile_place(deck);
    if (where == PlayedCards::removed) to = {};
    if (where == PlayedCards::discard) to = discard_of(play.book, player, deck);
    const bool is_hidden = !is_public(play.book, to);
    play.tell({.kind = EventKind::card_moved,
               .player = player,
               .secret = static_cast<std::uint8_t>(is_hidden ? 1 : 0),
               .a = hand_place(player).number(),
               .b = card.number(),
               .c = to.number(),
               .d = CardMovement{deck, to.where == CardWhere::zone
                                           ? card_count(play.book, play.state, to) - 1
                                           : 0}
                        .number()});
}

void shuffle_deck(const Rulebook& book, State& state, DeckId deck) {
    const std::size_t start = book.deck_start(deck);
    for (std::uint32_t left = state.deck_size[deck]; left > 1; --left)
        std::swap(state.deck_cards[start + left - 1],
                  state.deck_cards[start + state.random.below(left)]);
    const CardId end = book.pile_end(deck);
    if (end.is_some()) lay_pile_end(book, state, deck, end);
}

CardId turn_over(const Play& play, DeckId deck) {
    renew_pile(play, deck);
    HEX_CHECK(play.state.deck_size[deck] > 0);
    CardId& top = play.state.deck_cards[play.book.deck_start(deck) + --play.state.deck_size[deck]];
    HEX_CHECK(top.is_some());
    const CardId card = std::exchange(top, CardId::none());
    ++play.state.removed[card];
    play.tell({.kind = EventKind::card_turned,
               .player = play.state.acting,
               .a = deck.number(),
               .b = card.number()});
    if (card == play.book.pile_end(deck)) take_back_cards(play, deck);  // X-E-10
    return card;
}

namespace {

// Has everybody, and have all together, points enough for the card?
bool has_come_so_far(const Rulebook& book, const State& state, const Card& card) {
    int together = 0;
    for (const PlayerId player : all_ids<PlayerId>(book.players())) {
        const int points = public_points(book, state, player);
        if (points < card.everybody_has) return false;
        together += points;
    }
    return together >= card.together_have;
}

}  // namespace

Refusal check_play_card(const Rulebook& book, const State& state, PlayerId player, CardId card) {
    const Card& declared = book.content().cards[card];
    const PlayerState& own = state.players[player];
    if (own.hand[card] == 0) return {Reason::no_such_card};
    if (own.hand[card] <= own.fresh[card] && !declared.playable_fresh)
        return {Reason::card_too_new};
    if (declared.limited && own.cards_played >= book.content().rules.cards_each_turn)
        return {Reason::card_limit};
    if ((declared.everybody_has != 0 || declared.together_have != 0) &&
        !has_come_so_far(book, state, declared))
        return {Reason::not_allowed, {}, declared.reason + 1};
    if (has_price(declared.cost)) {
        const Refusal price = check_price(book, state, player, declared.cost);
        if (!price.ok()) return price;
    }
    if (declared.needs_pick.is_some() && !can_pick(book, state, player, declared.needs_pick))
        return {Reason::no_effect};
    const Refusal refusal =
        refused_by(book, refusing(book, state, declared.test, {of_player(player)}));
    if (!refusal.ok()) return refusal;
    return {is_effective(book, state, player, declared) ? Reason::none : Reason::no_effect};
}

void apply_play_card(const Play& play, PlayerId player, CardId card) {
    const Card& declared = play.book.content().cards[card];
    if (has_price(declared.cost)) pay(play, player, declared.cost);
    take_from_hand(play, player, card);
    if (declared.limited) ++play.player(player).cards_played;
    play.tell({.kind = EventKind::card_played, .player = player, .a = card.number()});
    lay_away(play, player, card, declared.played);
    if (declared.played == PlayedCards::stay) count_open_cards(play, player);
    notify_about(play, Moment::card_played, card,
                 {of_player(player), {HookArg::Type::card, card.number()}});
    if (play.state.stage != Stage::over) begin_effect(play, player, declared.effect);
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
    take_from_hand(play, player, card);
    ++play.player(player).open[card];
    play.tell({.kind = EventKind::card_revealed, .player = player, .a = card.number()});
    count_open_cards(play, player);
}

int cards_to_draw(const Rulebook& book, const State& state, DeckId deck) {
    int left = state.deck_size[deck];
    if (!book.content().decks[deck].recycles) return left;
    for (const CardId card : book.content().cards.ids())
        if (book.content().cards[card].deck == deck) left += state.removed[card];
    return left + discarded(book, state, deck);
}

int room_in_hand(const Rulebook& book, const State& state, PlayerId player, DeckId deck) {
    const int limit = book.content().decks[deck].hand_limit;
    int room = static_cast<int>(kMaxDeckCards);
    if (limit != 0) room = std::max(0, limit - cards_held(book, state, player, deck));
    for (const HandLimitId shared : book.limits_of(deck))
        if (book.content().hand_limits[shared].over == OverLimit::refused)
            room = std::clamp(-cards_over_limit(book, state, player, shared), 0, room);
    return room;
}

int worth_of_cards(const Rulebook& book, const PlayerState& own, DeckId deck) {
    int worth = 0;
    visit_filled(own.hand, [&](CardId card) {
        if (book.content().cards[card].deck == deck)
            worth += book.content().cards[card].value * own.hand[card];
    });
    return worth;
}

bool can_pay_with_cards(
    const Rulebook& book, const State& state, PlayerId player, DeckId deck, int value) {
    return worth_of_cards(book, state.players[player], deck) >= value;
}

void pay_with_cards(const Play& play, PlayerId player, DeckId deck, int value) {
    if (value <= 0) return;
    HEX_CHECK(can_pay_with_cards(play.book, play.state, player, deck, value));
    for (const Coin& coin : coins_for(play.book, play.state, player, deck, value)) {
        take_from_hand(play, player, coin.card, coin.copies);
        auto& removed = play.state.removed[coin.card];
        removed = static_cast<std::uint8_t>(removed + coin.copies);
        play.tell({.kind = EventKind::cards_spent,
                   .player = player,
                   .a = deck.number(),
                   .b = coin.card.number(),
                   .c = static_cast<std::int16_t>(coin.copies)});
    }
}

void give_open_card(const Play& play, PlayerId from, PlayerId to, CardId card) {
    HEX_CHECK(play.player(from).open[card] > 0 && from != to);
    --play.player(from).open[card];
    ++play.player(to).open[card];
    play.tell({.kind = EventKind::card_given, .player = to, .other = from, .a = card.number()});
    count_open_cards(play, from);
    count_open_cards(play, to);
}

bool begin_exchange(const Play& play, PlayerId player, DeckId deck) {
    return cards_held(play.book, play.state, player, deck) > 0 &&
           cards_to_draw(play.book, play.state, deck) > 0;
}

Refusal check_exchange(const Rulebook& book,
                       const State& state,
                       const Action& action,
                       DeckId deck) {
    const CardId card(action.args[0]);
    const bool has_card =
        book.content().cards[card].deck == deck && state.players[action.player].hand[card] > 0;
    return {has_card ? Reason::none : Reason::no_such_card};
}

void apply_exchange(const Play& play, const Action& action, DeckId deck) {
    const CardId card(action.args[0]);
    const bool spent = play.book.content().decks[deck].recycles;
    take_from_hand(play, action.player, card);
    if (spent) {
        ++play.state.removed[card];
    } else {
        put_on_pile(play, card);
        shuffle_deck(play.book, play.state, deck);
    }
    play.tell({.kind = EventKind::cards_spent,
               .player = action.player,
               .secret = static_cast<std::uint8_t>(spent ? 0 : 1),
               .a = deck.number(),
               .b = card.number(),
               .c = 1});
    draw_card(play, action.player, deck);
}

}  // namespace hexholm
