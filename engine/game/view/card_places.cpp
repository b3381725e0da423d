#include "engine/game/view/card_places.h"

#include <algorithm>

#include "engine/base/byte_row.h"
#include "engine/base/check.h"
#include "engine/game/core/zones.h"

namespace hexholm {
namespace {

void shrink(std::uint8_t& count) {
    HEX_CHECK(count > 0);
    count = static_cast<std::uint8_t>(count - 1);
}

std::size_t pile_at(const Rulebook& book, DeckId deck, int nth) {
    return book.deck_start(deck) + static_cast<std::size_t>(nth);
}

// Calls use(cards, size, as_kept) for a place with an order: where its cards lie, from the bottom on, how many
// there are, and how one is written there.
template <class SomeState, class Use>
inline void use_order(const Rulebook& book, SomeState& state, CardPlace place, Use use) {
    if (place.where == CardWhere::pile) {
        use(state.deck_cards.data() + book.deck_start(place.deck()), state.deck_size[place.deck()],
            [](CardId card) { return card; });
    } else {
        auto* const run = state.counters.data() + book.content().zone_runs[place.index].cell;
        use(run + 1, *run, kept_in_zone);
    }
}

// Calls use(first, last, as_kept) for the `top` topmost cards of a place with an order; 0 means
// all.
template <class Use>
inline void use_top(const Rulebook& book, const State& state, CardPlace place, int top, Use use) {
    use_order(book, state, place, [&](const auto* cards, int size, auto as_kept) {
        use(cards + (top == 0 ? 0 : std::max(0, size - top)), cards + size, as_kept);
    });
}

// What a player holds, or the game: a count for each kind.
const Row<CardId, std::uint8_t>& row_there(const State& state, CardPlace place) {
    switch (place.where) {
        case CardWhere::hand: return state.players[place.player()].hand;
        case CardWhere::open: return state.players[place.player()].open;
        default: return state.removed;
    }
}
int held_there(const State& state, CardPlace place, CardId card) {
    return row_there(state, place)[card];
}

std::uint8_t& held_there(State& state, CardPlace place, CardId card) {
    switch (place.where) {
        case CardWhere::hand: return state.players[place.player()].hand[card];
        case CardWhere::open: return state.players[place.player()].open[card];
        default: return state.removed[card];
    }
}

// Where the topmost card like this one lies; the topmost of all where there is none.
template <class Kept>
int topmost(const Kept* cards, int size, Kept wanted) {
    for (int nth = size - 1; nth >= 0; --nth)
        if (cards[nth] == wanted) return nth;
    return size - 1;
}

// What a question lays open.
const CardSource* opened_by(const Rulebook& book, const Step& step) {
    const auto& looks = book.content().looks;
    if (step.op == Op::look) return &looks[static_cast<std::size_t>(step.a)];
    if (!adds_answer(step)) return nullptr;
    const Pick& pick = book.content().picks[PickId(step.a)];
    return pick.cards < 0 || pick.type != ArgType::card
               ? nullptr
               : &looks[static_cast<std::size_t>(pick.cards)];
}

}  // namespace

bool find_place(const Rulebook& book,
                const CardSource& source,
                PlayerId player,
                const Answers& answers,
                CardPlace& place) {
    const auto whose = [&] { return source.picked ? picked_player(answers) : player; };
    switch (source.where) {
        case CardWhere::pile: place = pile_place(source.deck); return true;
        case CardWhere::removed: place = {}; return true;
        case CardWhere::zone: {
            const Zone& zone = book.content().zones[source.zone];
            if (zone.per_corner) {
                const CornerId corner = source.picked ? picked_corner(answers) : CornerId::none();
                if (corner.is_some()) place = zone_place(zone.first_run + corner.index());
                return corner.is_some();
            }
            if (!zone.per_player) {
                const int stack = source.picked ? picked_number(answers) - 1 : 0;
                place = zone_place(zone.first_run + static_cast<std::size_t>(stack));
                return stack >= 0 && stack < zone.stacks;
            }
            const PlayerId owner = whose();
            place = zone_place(zone.first_run + owner.index());
            return owner.is_some();
        }
        default: {
            const PlayerId owner = whose();
            place = {source.where, owner.value};
            return owner.is_some();
        }
    }
}

bool has_order(CardPlace place) {
    return place.where == CardWhere::pile || place.where == CardWhere::zone;
}

int card_count(const Rulebook& book, const State& state, CardPlace place) {
    if (place.where == CardWhere::pile) return state.deck_size[place.deck()];
    if (place.where == CardWhere::zone) return zone_size(book, state, place.index);
    int count = 0;
    const auto& held = row_there(state, place);
    visit_filled(held, [&](CardId card) { count += held[card]; });
    if (place.where == CardWhere::hand)
        for (const DeckId deck : book.content().decks.ids())
            count += state.players[place.player()].unknown_cards[deck];
    return count;
}

int count_card(const Rulebook& book, const State& state, CardPlace place, CardId card, int top) {
    if (!has_order(place)) return held_there(state, place, card);
    int count = 0;
    use_top(book, state, place, top, [&](const auto* first, const auto* end, auto as_kept) {
        count = static_cast<int>(std::count(first, end, as_kept(card)));
    });
    return count;
}

void add_cards(const Rulebook& book, const State& state, CardPlace place, int top, CardSet& cards) {
    if (!has_order(place)) {
        const auto& row = row_there(state, place);
        for (std::size_t at = 0; at < row.size(); at += kBytesInRow) {
            std::uint64_t found = ~bytes_like(row.data() + at, 0xFF, 0) & 0xFFFFU;
            if (row.size() - at < kBytesInRow) found &= (1U << (row.size() - at)) - 1U;
            cards.set_word(at / 64, cards.word(at / 64) | found << (at % 64));
        }
        return;
    }
    const int size = card_count(book, state, place);
    for (int nth = top == 0 ? 0 : std::max(0, size - top); nth < size; ++nth)
        if (const CardId card = nth_card(book, state, place, nth); card.is_some()) cards.add(card);
}

bool knows_any(const Rulebook& book, const State& state, CardPlace place) {
    if (!has_order(place)) return !row_there(state, place).is_clear();
    bool known = false;
    use_order(book, state, place, [&](const auto* cards, int size, auto as_kept) {
        known = std::any_of(cards, cards + size,
                            [&](auto kept) { return kept != as_kept(CardId::none()); });
    });
    return known;
}

CardId nth_card(const Rulebook& book, const State& state, CardPlace place, int nth) {
    return place.where == CardWhere::pile ? state.deck_cards[pile_at(book, place.deck(), nth)]
                                          : zone_card(book, state, place.index, nth);
}

DeckId deck_of(const Rulebook& book, CardPlace place) {
    const Content& content = book.content();
    if (place.where == CardWhere::pile) return place.deck();
    if (content.decks.size() == 1) return DeckId(0);
    if (place.where != CardWhere::zone) return DeckId::none();
    const std::uint32_t decks = content.zones[content.zone_runs[place.index].zone].decks;
    for (const DeckId deck : content.decks.ids())
        if (decks == std::uint32_t{1} << deck.index()) return deck;
    return DeckId::none();
}

int room_at(const Rulebook& book, const State& state, CardPlace place, DeckId deck) {
    constexpr int kAlways = 1000;
    if (place.where == CardWhere::pile) return place.deck() == deck ? kAlways : 0;
    if (place.where != CardWhere::zone) return kAlways;
    const ZoneRun& run = book.content().zone_runs[place.index];
    const std::uint32_t decks = book.content().zones[run.zone].decks;
    if (decks != 0 && !in_mask(decks, deck)) return 0;
    return static_cast<int>(run.room) - zone_size(book, state, place.index);
}

bool sees_place(const Rulebook& book, CardPlace place, PlayerId viewer) {
    switch (place.where) {
        case CardWhere::hand: return viewer.is_some() && place.player() == viewer;
        case CardWhere::pile: return false;
        case CardWhere::zone: return sees_zone(book, place.index, viewer);
        default: return true;
    }
}

bool is_public(const Rulebook& book, CardPlace place) {
    return sees_place(book, place, PlayerId::none());
}

void take_card(
    const Rulebook& book, State& state, CardPlace place, CardId card, DeckId deck, int nth) {
    if (has_order(place))
        return use_order(book, state, place, [&](auto* cards, auto& size, auto as_kept) {
            const int from = nth >= 0         ? nth
                             : card.is_none() ? size - 1
                                              : topmost(cards, size, as_kept(card));
            HEX_CHECK(size > 0 && from >= 0 && from < size);
            std::copy(cards + from + 1, cards + size, cards + from);
            cards[size - 1] = as_kept(CardId::none());
            --size;
        });
    if (place.where != CardWhere::hand) {
        shrink(held_there(state, place, card));
        return;
    }
    PlayerState& owner = state.players[place.player()];
    if (card.is_none() || owner.hand[card] == 0) {
        if (owner.unknown_cards[deck] > 0) --owner.unknown_cards[deck];
        return;
    }
    // Cards that came in this turn leave the hand last.
    shrink(owner.hand[card]);
    owner.fresh[card] = std::min(owner.fresh[card], owner.hand[card]);
}

void put_card(
    const Rulebook& book, State& state, CardPlace place, CardId card, DeckId deck, int beneath) {
    if (!has_order(place)) {
        if (place.where == CardWhere::hand && card.is_none())
            ++state.players[place.player()].unknown_cards[deck];
        else
            ++held_there(state, place, card);
        return;
    }
    use_order(book, state, place, [&](auto* cards, auto& size, auto as_kept) {
        const int at = std::min<int>(beneath, size);
        HEX_CHECK(at >= 0);
        HEX_CHECK(place.where != CardWhere::zone ||
                  size < static_cast<int>(book.content().zone_runs[place.index].room));
        std::copy_backward(cards + at, cards + size, cards + size + 1);
        cards[at] = as_kept(card);
        ++size;
    });
}

bool opened_cards(const Rulebook& book, const State& state, PlayerId viewer, OpenedCards& opened) {
    if (viewer.is_none() || state.frame_count == 0) return false;
    const std::size_t top = state.frame_count - 1U;
    const Frame& frame = state.frames[top];
    const auto& steps = book.effect(frame.effect).steps;
    if (!has(frame.waiting, viewer) || frame.step >= steps.size()) return false;
    const CardSource* const look = opened_by(book, steps[frame.step]);
    if (look == nullptr) return false;
    opened.top = look->top;
    opened.decks = look->decks;
    return find_place(book, *look, viewer, answers_of(book, state, top), opened.place);
}

}  // namespace hexholm
