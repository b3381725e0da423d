#include "engine/game/cards/card_moves.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/game/cards/cards.h"
#include "engine/game/cards/hand_limits.h"
#include "engine/game/core/zones.h"
#include "engine/game/standing/counters.h"
#include "engine/game/view/card_places.h"

namespace hexholm {
namespace {

constexpr std::uint8_t kSeenByTwo = 1;  // the player of the event and the other one
constexpr std::uint8_t kSeenByNobody = 2;

// Whose the place is as far as he sees the cards there.
PlayerId who_sees(const Rulebook& book, CardPlace place) {
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        if (!is_public(book, place) && sees_place(book, place, player)) return player;
    return PlayerId::none();
}

// The event of a moved card. It names at most two players who know the card besides those who see
// it anyway.
Event moved_event(const Rulebook& book, CardMover mover, CardPlace from, CardPlace to) {
    Event event{.kind = EventKind::card_moved, .player = mover.player};
    event.a = from.number();
    event.c = to.number();
    if (is_public(book, from) || is_public(book, to)) return event;
    FixedVector<PlayerId, 3> known;
    for (const PlayerId player :
         {who_sees(book, to), who_sees(book, from), mover.knows ? mover.player : PlayerId::none()})
        if (player.is_some() && std::ranges::find(known, player) == known.end())
            known.push_back(player);
    event.secret = known.empty() ? kSeenByNobody : kSeenByTwo;
    if (!known.empty()) event.player = known[0];
    if (known.size() > 1) event.other = known[1];
    return event;
}

int count_by(const Card& card, CounterId counter) {
    for (const auto& [counted, count] : card.counts)
        if (counted == counter) return count;
    return 0;
}

// Calls visit(counter) for each that can be another one since this card came or went; none: any card.
template <class Visit>
void visit_moved(const Play& play, CardId moved, Visit visit) {
    if (moved.is_none())
        for (const CounterId counter : play.book.card_counters())
            visit(counter);
    else
        for (const auto& [counter, count] : play.book.content().cards[moved].counts)
            if (count != 0) visit(counter);
}

// What the cards that lie at a corner add to a counter.
int counted_at(const Play& play, CornerId corner, CounterId counter) {
    int sum = 0;
    for (const ZoneId zone : play.book.corner_zones()) {
        const std::size_t run = run_of(play.book, zone, corner.index());
        for (int nth = 0; nth < zone_size(play.book, play.state, run); ++nth) {
            const CardId card = zone_card(play.book, play.state, run, nth);
            if (card.is_some()) sum += count_by(play.book.content().cards[card], counter);
        }
    }
    return sum;
}

// Cards that count for a player: open before him, so many of each, or at the corners of his land.
struct CountingCards {
    struct Copies {
        CardId card;
        int count = 0;
    };
    FixedVector<Copies, kMaxCards + kMaxDeckCards> kinds;

    void add(const Content& content, CardId card, int count) {
        if (!content.cards[card].counts.empty()) kinds.push_back({card, count});
    }

    int sum(const Content& content, CounterId counter) const {
        int all = 0;
        for (const Copies& copies : kinds)
            all += count_by(content.cards[copies.card], counter) * copies.count;
        return all;
    }
};

CountingCards counting_cards(const Play& play, PlayerId player) {
    const Content& content = play.book.content();
    const auto& open = play.player(player).open;
    CountingCards counting;
    visit_filled(open, [&](CardId card) { counting.add(content, card, open[card]); });
    for (const ZoneId zone : play.book.corner_zones())
        play.book.corners_of_seat(player).visit([&](CornerId corner) {
            const std::size_t run = run_of(play.book, zone, corner.index());
            for (int nth = 0; nth < zone_size(play.book, play.state, run); ++nth)
                if (const CardId card = zone_card(play.book, play.state, run, nth); card.is_some())
                    counting.add(content, card, 1);
            return true;
        });
    return counting;
}

// A card has come to the corner, or left it (C-73, C-102).
void count_cards_at(const Play& play, CornerId corner, CardId moved) {
    const PlayerId owner = play.book.land_of(corner);
    const PlayerId told = owner.is_some() ? owner : play.state.acting;
    if (owner.is_some()) count_open_cards(play, owner, moved);
    visit_moved(play, moved, [&](CounterId counter) {
        const Owner per = play.book.content().counters[counter].per;
        if (per == Owner::corner)
            set_counter(play, told, counter, corner.index(), counted_at(play, corner, counter));
        if (per != Owner::tile) return;
        for (const TileId tile : play.book.board().tiles(corner)) {
            if (tile.is_none()) continue;
            int sum = 0;
            for (const CornerId around : play.book.board().corners(tile))
                if (around.is_some()) sum += counted_at(play, around, counter);
            set_counter(play, told, counter, tile.index(), sum);
        }
    });
}

void receive(const Play& play, CardPlace to, CardId card) {
    if (to.where != CardWhere::hand) return;
    ++play.player(to.player()).fresh[card];
    const Card& declared = play.book.content().cards[card];
    if (declared.opens_at_once)
        apply_reveal(play, to.player(), card);
    else
        begin_keeping_limits(play, to.player(), declared.deck);
}

// A card of the hand by chance.
CardId random_card(const Play& play, CardPlace hand) {
    const int held = card_count(play.book, play.state, hand);
    if (held == 0) return CardId::none();
    int left = static_cast<int>(play.state.random.below(static_cast<std::uint32_t>(held)));
    for (const CardId card : play.book.content().cards.ids()) {
        left -= count_card(play.book, play.state, hand, card);
        if (left < 0) return card;
    }
    return CardId::none();
}

Answers answers_now(const Play& play) {
    HEX_CHECK(play.state.frame_count > 0);
    return answers_of(play.book, play.state, play.state.frame_count - 1U);
}

// Does the move depend on what was picked?
bool looks_back(const CardMove& move) {
    return move.from.picked || move.to.picked || (move.picked && move.card.is_none());
}

void tell_seen(const Play& play, PlayerId player, CardPlace place) {
    play.tell({.kind = EventKind::cards_seen,
               .player = player,
               .other = place.where == CardWhere::hand ? place.player() : PlayerId::none(),
               .a = place.number()});
}

}  // namespace

bool move_card(
    const Play& play, CardMover mover, CardPlace from, CardPlace to, CardId card, int beneath) {
    HEX_CHECK(card.is_some() && beneath >= 0);
    const DeckId deck = play.book.content().cards[card].deck;
    if (from == to) {
        if (!has_order(from)) return false;
    } else if (room_at(play.book, play.state, to, deck) <= 0) {
        return false;
    }
    if (to.where == CardWhere::hand && room_in_hand(play.book, play.state, to.player(), deck) == 0)
        return false;
    take_card(play.book, play.state, from, card, deck);
    put_card(play.book, play.state, to, card, deck, beneath);
    play.tell_made([&] {
        const int below =
            has_order(to) ? std::min(beneath, card_count(play.book, play.state, to) - 1) : 0;
        Event event = moved_event(play.book, mover, from, to);
        event.b = card.number();
        event.d = CardMovement{deck, below}.number();
        return event;
    });
    if (!play.book.content().cards[card].counts.empty()) {
        count_cards(play, from, card);
        count_cards(play, to, card);
    }
    receive(play, to, card);
    return true;
}

CardId move_top_card(const Play& play, CardMover mover, CardPlace from, CardPlace to, int beneath) {
    if (from.where == CardWhere::pile) renew_pile(play, from.deck());
    CardId card;
    if (has_order(from)) {
        const int size = card_count(play.book, play.state, from);
        if (size > 0) card = nth_card(play.book, play.state, from, size - 1);
    } else {
        card = random_card(play, from);
    }
    if (card.is_none() || !move_card(play, mover, from, to, card, beneath)) return CardId::none();
    return card;
}

void shuffle_cards(const Play& play, CardPlace place) {
    if (place.where == CardWhere::pile) return shuffle_deck(play.book, play.state, place.deck());
    if (place.where != CardWhere::zone) return;
    for (int left = card_count(play.book, play.state, place); left > 1; --left) {
        const auto other =
            static_cast<int>(play.state.random.below(static_cast<std::uint32_t>(left)));
        const CardId card = zone_card(play.book, play.state, place.index, left - 1);
        set_zone_card(play.book, play.state, place.index, left - 1,
                      zone_card(play.book, play.state, place.index, other));
        set_zone_card(play.book, play.state, place.index, other, card);
    }
}

// One card after the other, so that uneven numbers are spread (C-36).
void fill_zones(const Play& play) {
    const Content& content = play.book.content();
    const Play quiet{play.book, play.state, nullptr, play.progress};
    for (const ZoneId id : content.zones.ids()) {
        const Zone& zone = content.zones[id];
        if (zone.deals_from.is_none()) continue;
        const std::size_t runs =
            zone.per_player ? play.book.players() : static_cast<std::size_t>(zone.stacks);
        for (int dealt = 0; dealt < zone.deals; ++dealt)
            for (std::size_t owner = 0; owner < runs; ++owner)
                move_top_card(quiet, {}, pile_place(zone.deals_from),
                              zone_place(run_of(play.book, id, owner)), CardMove::kTop);
    }
}

void count_cards(const Play& play, CardPlace place, CardId moved) {
    if (place.where == CardWhere::open) count_open_cards(play, place.player(), moved);
    if (place.where != CardWhere::zone) return;
    HEX_CHECK(place.index < play.book.content().zone_runs.size());
    const ZoneRun& run = play.book.content().zone_runs[place.index];
    if (play.book.content().zones[run.zone].per_corner)
        count_cards_at(play, CornerId(run.owner), moved);
}

void count_open_cards(const Play& play, PlayerId player, CardId moved) {
    const Content& content = play.book.content();
    CountingCards counting;
    bool is_counted = false;
    visit_moved(play, moved, [&](CounterId counter) {
        if (content.counters[counter].per != Owner::player) return;
        if (!is_counted) counting = counting_cards(play, player);
        set_counter(play, player, counter, player.index(), counting.sum(content, counter));
        // A function that listens to the counter may have moved cards.
        is_counted = content.counters[counter].listeners.empty();
    });
}

bool has_cards(const Rulebook& book, const State& state, PlayerId player, const CardSource& from) {
    CardPlace place;
    if (from.picked) return true;
    if (from.where == CardWhere::pile) return cards_to_draw(book, state, from.deck) > 0;
    return find_place(book, from, player, {}, place) && card_count(book, state, place) > 0;
}

bool lies_any(const Rulebook& book, const State& state, PlayerId player, const CardSource& from) {
    if (from.where != CardWhere::zone || from.picked) return has_cards(book, state, player, from);
    const Zone& zone = book.content().zones[from.zone];
    if (zone.stacks == 1) return has_cards(book, state, player, from);
    for (std::size_t stack = 0; stack < static_cast<std::size_t>(zone.stacks); ++stack)
        if (zone_size(book, state, run_of(book, from.zone, stack)) > 0) return true;
    return false;
}

bool begin_look(const Play& play, PlayerId player, const CardSource& look) {
    CardPlace place;
    if (!find_place(play.book, look, player, answers_now(play), place)) return false;
    if (sees_place(play.book, place, player)) return false;
    if (card_count(play.book, play.state, place) == 0) return false;
    tell_seen(play, player, place);
    return true;
}

void tell_opened(const Play& play, PlayerId player, const Pick& pick) {
    if (play.events == nullptr || pick.cards < 0 || pick.type != ArgType::card) return;
    CardPlace place;
    const CardSource& look = play.book.content().looks[static_cast<std::size_t>(pick.cards)];
    if (find_place(play.book, look, player, answers_now(play), place) &&
        !sees_place(play.book, place, player))
        tell_seen(play, player, place);
}

void move_by_step(const Play& play, PlayerId player, const CardMove& move) {
    CardPlace from;
    CardPlace to;
    const Answers answers = looks_back(move) ? answers_now(play) : Answers{};
    if (!find_place(play.book, move.from, player, answers, from) ||
        !find_place(play.book, move.to, player, answers, to))
        return;
    const CardMover mover{player, move.picked};
    if (move.picked) {
        // When it is still there.
        const CardId card = move.card.is_some() ? move.card : picked_card(answers);
        if (card.is_some() && count_card(play.book, play.state, from, card) > 0)
            move_card(play, mover, from, to, card, move.at);
        return;
    }
    int left = move.count == CardMove::kAll ? card_count(play.book, play.state, from) : move.count;
    while (left-- > 0 && move_top_card(play, mover, from, to, move.at).is_some()) {
    }
}

void shuffle_by_step(const Play& play, PlayerId player, const CardSource& source) {
    CardPlace place;
    if (find_place(play.book, source, player, answers_now(play), place)) shuffle_cards(play, place);
}

}  // namespace hexholm
