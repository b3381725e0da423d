#include "engine/game/view/view.h"

#include <algorithm>
#include <span>
#include <utility>

#include "engine/game/core/answers.h"
#include "engine/game/core/play.h"
#include "engine/game/core/zones.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/standing/harbours.h"
#include "engine/game/standing/measures.h"
#include "engine/game/trade/prices.h"
#include "engine/game/view/card_places.h"
#include "engine/game/view/open_answers.h"

namespace hexholm {
namespace {

void hide_goods(const Rulebook& book, State& state, PlayerId player) {
    PlayerState& hidden = state.players[player];
    int unknown = hidden.unknown_goods;
    for (const GoodId good : all_ids<GoodId>(book.goods())) {
        if (in_mask(book.public_goods(), good)) continue;
        unknown += std::exchange(hidden.goods[good], std::uint8_t{0});
    }
    hidden.unknown_goods = static_cast<std::uint16_t>(unknown);
}

void hide_cards(const Rulebook& book, State& state, PlayerId player) {
    PlayerState& hidden = state.players[player];
    for (const DeckId deck : book.content().decks.ids())
        hidden.unknown_cards[deck] =
            static_cast<std::uint16_t>(cards_held(book, state, player, deck));
    hidden.hand.fill(0);
    hidden.fresh.fill(0);
}

// A counter that not everybody sees: the number in this cell.
bool is_seen_by(const Rulebook& book, const Counter& counter, std::size_t cell, PlayerId viewer) {
    if (counter.visible != Visibility::owner) return false;
    if (counter.per == Owner::player) return PlayerId(cell) == viewer;
    if (counter.per != Owner::figure) return false;
    return figure_of(book, FigureId(counter.marked_only ? counter.places[cell] : cell)).owner ==
           viewer;
}

// A hand that is laid open to who picks from it, as long as he is asked.
struct OpenHand {
    PlayerId whose;
    ArgType type = ArgType::good;  // its goods, or its cards
};

OpenHand hand_open_to(const Rulebook& book, const State& state, PlayerId viewer) {
    if (state.frame_count == 0 || viewer.is_none()) return {};
    const std::size_t top = state.frame_count - 1U;
    const Frame& frame = state.frames[top];
    const auto& steps = book.effect(frame.effect).steps;
    if (!has(frame.waiting, viewer) || frame.step >= steps.size()) return {};
    if (!adds_answer(steps[frame.step])) return {};
    const Pick& pick = book.content().picks[PickId(steps[frame.step].a)];
    if (pick.from != PickSource::picked) return {};
    return {picked_player(answers_of(book, state, top)), pick.type};
}

void hide_counters(const Rulebook& book, State& state, PlayerId viewer) {
    for (const Counter& counter : book.content().counters) {
        if (counter.visible == Visibility::all) continue;
        const auto cells = cells_of(book, state, counter);
        for (std::size_t owner = 0; owner < cells.size(); ++owner)
            if (!is_seen_by(book, counter, owner, viewer))
                cells[owner] = static_cast<std::int16_t>(counter.start);
    }
}

// Which harbours are still to be laid is known, their order is not (S-170).
void hide_harbours(const Rulebook& book, State& state) {
    std::sort(state.harbours.begin() + laid_harbours(book, state), state.harbours.end());
}

// Zones that the viewer does not see.
void hide_zones(const Rulebook& book, State& state, PlayerId viewer) {
    for (std::size_t run = 0; run < book.content().zone_runs.size(); ++run)
        if (!sees_zone(book, run, viewer))
            for (int nth = zone_size(book, state, run); nth > 0; --nth)
                set_zone_card(book, state, run, nth - 1, CardId::none());
}

// What the question on the table lays open to the viewer, and to him alone.
void lay_open(const Rulebook& book, const State& state, PlayerId viewer, State& view) {
    OpenedCards opened;
    if (!opened_cards(book, state, viewer, opened)) return;
    const CardPlace place = opened.place;
    if (place.where == CardWhere::hand) {
        PlayerState& hand = view.players[place.player()];
        for (const CardId card : book.content().cards.ids()) {
            const DeckId deck = book.content().cards[card].deck;
            if (opened.decks != 0 && !in_mask(opened.decks, deck)) continue;
            hand.hand[card] = state.players[place.player()].hand[card];
            hand.unknown_cards[deck] = 0;
        }
        return;
    }
    if (!has_order(place)) return;
    const int size = card_count(book, state, place);
    for (int nth = opened.top == 0 ? 0 : std::max(0, size - opened.top); nth < size; ++nth) {
        const CardId card = nth_card(book, state, place, nth);
        if (place.where == CardWhere::pile)
            view.deck_cards[book.deck_start(place.deck()) + static_cast<std::size_t>(nth)] = card;
        else
            set_zone_card(book, view, place.index, nth, card);
    }
}

// Copies of the card that a view knows in piles and zones.
int seen_in_order(const Rulebook& book, const State& state, CardId card) {
    if (book.content().zone_runs.empty() && !book.opens_cards()) return 0;
    int seen = count_card(book, state, pile_place(book.content().cards[card].deck), card);
    for (std::size_t run = 0; run < book.content().zone_runs.size(); ++run)
        seen += count_card(book, state, zone_place(run), card);
    return seen;
}

// All cards of a deck that are neither open, removed nor known to the viewer, in order of their id.
FixedVector<CardId, kMaxDeckCards> unseen_cards(const Rulebook& book,
                                                const State& state,
                                                DeckId deck) {
    FixedVector<CardId, kMaxDeckCards> unseen;
    for (const CardId card : book.content().cards.ids()) {
        const Card& declared = book.content().cards[card];
        if (declared.deck != deck) continue;
        int left = declared.copies - state.removed[card] - seen_in_order(book, state, card);
        for (const PlayerId player : all_ids<PlayerId>(book.players()))
            left -= state.players[player].open[card] + state.players[player].hand[card];
        for (int copy = 0; copy < left; ++copy)
            unseen.push_back(card);
    }
    return unseen;
}

template <class Row>
void shuffle(Row&& row, Random& chance) {
    for (std::size_t left = row.size(); left > 1; --left)
        std::swap(row[left - 1], row[chance.below(static_cast<std::uint32_t>(left))]);
}

// Cards that are laid open when they are drawn are in no hand: they come last, where the pile is
// dealt from. True when there are any.
bool put_open_ones_last(const Rulebook& book, FixedVector<CardId, kMaxDeckCards>& unseen) {
    std::size_t last = unseen.size();
    for (std::size_t at = unseen.size(); at > 0; --at)
        if (book.content().cards[unseen[at - 1]].opens_at_once)
            std::swap(unseen[at - 1], unseen[--last]);
    return last < unseen.size();
}

// Zones with hidden cards have those of one deck.
void deal_unseen_zones(const Rulebook& book,
                       State& state,
                       DeckId deck,
                       FixedVector<CardId, kMaxDeckCards>& unseen) {
    for (std::size_t run = 0; run < book.content().zone_runs.size(); ++run) {
        if (deck_of(book, zone_place(run)) != deck) continue;
        for (int nth = zone_size(book, state, run) - 1; nth >= 0 && !unseen.empty(); --nth) {
            if (zone_card(book, state, run, nth).is_some()) continue;
            set_zone_card(book, state, run, nth, unseen.back());
            unseen.pop_back();
        }
    }
}

void deal_unseen_deck(const Rulebook& book, State& state, DeckId deck, Random& chance) {
    auto unseen = unseen_cards(book, state, deck);
    shuffle(unseen, chance);
    const bool again = put_open_ones_last(book, unseen);
    std::size_t known = 0;
    for (std::size_t at = 0; at < state.deck_size[deck] && !unseen.empty(); ++at) {
        CardId& card = state.deck_cards[book.deck_start(deck) + at];
        if (card.is_some()) {
            ++known;
            continue;
        }
        card = unseen.back();
        unseen.pop_back();
    }
    deal_unseen_zones(book, state, deck, unseen);
    for (const PlayerId player : all_ids<PlayerId>(book.players())) {
        PlayerState& other = state.players[player];
        for (auto& unknown = other.unknown_cards[deck]; unknown > 0 && !unseen.empty(); --unknown) {
            ++other.hand[unseen.back()];
            unseen.pop_back();
        }
    }
    if (!again || known > 0) return;
    const std::span<CardId> pile(state.deck_cards.data() + book.deck_start(deck),
                                 state.deck_size[deck]);
    shuffle(pile, chance);
}

void deal_unseen_cards(const Rulebook& book, State& state, Random& chance) {
    for (const DeckId deck : book.content().decks.ids())
        deal_unseen_deck(book, state, deck, chance);
}

// Deals all goods that are in no bank and no known hand to the hidden hands.
void deal_unseen_goods(const Rulebook& book, State& state, Random& chance) {
    FixedVector<GoodId, kMaxGoods * Bundle::kMaxOfOne> unseen;
    for (const GoodId good : all_ids<GoodId>(book.goods())) {
        if (in_mask(book.public_goods(), good)) continue;
        int left = book.content().goods[good].bank - state.bank[good];
        for (const PlayerId player : all_ids<PlayerId>(book.players()))
            left -= state.players[player].goods[good];
        for (int copy = 0; copy < left; ++copy)
            unseen.push_back(good);
    }
    shuffle(unseen, chance);
    for (const PlayerId player : all_ids<PlayerId>(book.players())) {
        PlayerState& other = state.players[player];
        for (; other.unknown_goods > 0 && !unseen.empty(); --other.unknown_goods) {
            ++other.goods[unseen.back()];
            unseen.pop_back();
        }
    }
}

}  // namespace

View view_for(const Rulebook& book, const State& state, PlayerId viewer) {
    View view{viewer, state};
    view.state.random = {};
    view.state.deck_cards.fill(CardId::none());
    const OpenHand open = hand_open_to(book, state, viewer);
    for (const PlayerId player : all_ids<PlayerId>(book.players())) {
        if (player == viewer) continue;
        if (player != open.whose || open.type != ArgType::good)
            hide_goods(book, view.state, player);
        if (player != open.whose || open.type != ArgType::card)
            hide_cards(book, view.state, player);
    }
    for (const TileId tile : all_ids<TileId>(book.board().tile_count())) {
        if (state.face_down[tile] == 0) continue;
        view.state.terrain[tile] = TerrainId(0);
        view.state.token[tile] = 0;
    }
    hide_counters(book, view.state, viewer);
    hide_answers(book, view.state, viewer);
    if (!book.content().zone_runs.empty()) hide_zones(book, view.state, viewer);
    if (book.opens_cards()) lay_open(book, state, viewer, view.state);
    hide_harbours(book, view.state);
    // A view holds the exact measures of awards, since they are read often.
    settle_measures(book, view.state);
    return view;
}

bool is_hand_open(const Rulebook& book, const State& state, PlayerId viewer, PlayerId whose) {
    OpenedCards opened;
    return whose.is_some() &&
           (hand_open_to(book, state, viewer).whose == whose ||
            (opened_cards(book, state, viewer, opened) && opened.place == hand_place(whose)));
}

State imagine(const Rulebook& book, const View& view, Random& chance) {
    State state = view.state;
    deal_unseen_goods(book, state, chance);
    deal_unseen_cards(book, state, chance);
    deal_unseen_answers(book, state, view.viewer, chance);
    state.random = {chance.bits(), 0};
    return state;
}

// The number of goods except these. Unknown goods are always counted, since special goods are
// public.
static int goods_beside(const Rulebook& book,
                        const State& state,
                        PlayerId player,
                        GoodMask not_these) {
    int size = state.players[player].unknown_goods;
    if (not_these == 0) return size + PackedGoods::of(state.players[player].goods.rows).total();
    for (const GoodId good : all_ids<GoodId>(book.goods()))
        if (!in_mask(not_these, good)) size += state.players[player].goods[good];
    return size;
}

int hand_size(const Rulebook& book, const State& state, PlayerId player) {
    return goods_beside(book, state, player, book.uncounted_goods());
}

int loot_size(const Rulebook& book, const State& state, PlayerId player) {
    return goods_beside(book, state, player, book.safe_goods());
}

int hidden_size(const Rulebook& book, const State& state, PlayerId player) {
    return goods_beside(book, state, player, book.public_goods());
}

int cards_held(const Rulebook& book, const State& state, PlayerId player) {
    int count = 0;
    for (const DeckId deck : book.content().decks.ids())
        count += state.players[player].unknown_cards[deck];
    for (const CardId card : book.content().cards.ids())
        count += state.players[player].hand[card];
    return count;
}

int cards_held(const Rulebook& book, const State& state, PlayerId player, DeckId deck) {
    unsigned count = state.players[player].unknown_cards[deck];
    const auto& hand = state.players[player].hand;
    const std::uint8_t* const of_deck = book.cards_of(deck);
    for (std::size_t at = 0; at < hand.size(); at += kBytesInRow)
        count += sum_within(hand.data() + at, of_deck + at);
    return static_cast<int>(count);
}

int play_cards_held(const Rulebook& book, const State& state, PlayerId player) {
    if (book.play_decks().size() == book.content().decks.size())
        return cards_held(book, state, player);
    int count = 0;
    for (const DeckId deck : book.play_decks())
        count += cards_held(book, state, player, deck);
    return count;
}

Bundle hand_of(const Rulebook& book, const State& state, PlayerId player) {
    Bundle hand;
    for (const GoodId good : all_ids<GoodId>(book.goods()))
        hand.set(good, state.players[player].goods[good]);
    return hand;
}

bool can_pay(const Rulebook& book, const State& state, PlayerId player, Bundle price) {
    return check_price(book, state, player, price).ok();
}

int deck_left(const State& state, DeckId deck) {
    return state.deck_size[deck];
}

}  // namespace hexholm
