#include "src/anim/show/choreography.h"

#include <algorithm>

#include "engine/game/core/event_facts.h"
#include "engine/game/places/card_place.h"

#include "src/anim/show/director.h"
#include "src/anim/stage/celebration.h"

namespace hexholm::anim {

namespace {

constexpr double kRoll_s = 0.95;
constexpr double kQuickRoll_s = 0.55;
constexpr double kFly_s = 0.55;
constexpr double kStagger_s = 0.07;
constexpr double kRise_s = 1.1;
constexpr double kTrace_s = 2.4;
constexpr double kShake_s = 1.1;
constexpr double kShow_s =
    0.75;  // until the card lies where it is read; nothing waits for its reader
constexpr double kAward_s = 1.1;
constexpr double kCall_s = 1.4;
constexpr double kThrow_s = 1.7;
constexpr double kThrowHold_s = 1.1;
constexpr int kMostSpent = 8;    // cards that fly at once
constexpr int kMostFlying = 24;  // more cards in one bundle than this fly unseen

Anchor at_player(PlayerId player) {
    return {AnchorKind::player, player.value};
}

// Whether two events in a row are shown at the same time: the goods of one roll fly all at once, and
// what is paid for appears while the price is on its way, and who win together are celebrated together.
// All others wait for what came before.
bool goes_with(EventKind before, EventKind now) {
    const EventFacts& facts = facts_of(now);
    return (facts.comes_together && before == now) ||
           (facts.is_paid_for && before == EventKind::paid) || now == EventKind::won_beside;
}

}  // namespace

void Director::direct(const EventList& events) {
    for (std::size_t at = 0; at < events.size(); ++at) {
        if (!goes_with(was_, events[at].kind)) begin_ = plan_.length;
        was_ = events[at].kind;
        show(events[at]);
        if (was_ != EventKind::gained && was_ != EventKind::counted && was_ != EventKind::cue)
            found_ = {};
        if (was_ == EventKind::changed_tile && events[at].player.is_some()) found_ = events[at];
    }
}

Plan Director::take() {
    std::stable_sort(plan_.shown.begin(), plan_.shown.end(),
                     [](const ShownEvent& a, const ShownEvent& b) { return a.at < b.at; });
    return std::move(plan_);
}

double Director::fly(const Bundle& goods, Anchor from, Anchor to, double start) {
    int flown = 0;
    for (const GoodId good : book_.content().goods.ids()) {
        // Goods that are kept on tiles do not leave the table.
        if (book_.content().goods[good].kept.is_some()) continue;
        for (int copy = 0; copy < goods[good] && flown < kMostFlying; ++copy, ++flown) {
            Cue& cue = add(CueKind::fly_good, start + kStagger_s * flown, kFly_s);
            cue.from = from;
            cue.to = to;
            cue.thing = good.value;
        }
    }
    return flown == 0 ? start : start + kStagger_s * (flown - 1) + kFly_s;
}

double Director::fly_backs(int count, Anchor from, Anchor to, double start) {
    for (int at = 0; at < count; ++at) {
        Cue& cue = add(CueKind::fly_good, start + kStagger_s * at, kFly_s);
        cue.from = from;
        cue.to = to;
    }
    return start + kFly_s;
}

// All goods that change hands. What nobody gets is gone at once, what somebody gets is his when it
// has arrived.
void Director::show_goods(const Event& event) {
    const Anchor bank = {AnchorKind::bank, 0};
    const Anchor source = is_income(event.kind) ? source_of(event) : bank;
    double at = begin_;
    visit_goods(event, [&](const Bundle& goods, PlayerId from, PlayerId to) {
        const double landed = fly(goods, from.is_some() ? at_player(from) : source,
                                  to.is_some() ? at_player(to) : bank, begin_);
        if (to.is_some()) at = landed;
    });
    apply_at(event, at);
}

// Zones of a player lie with him, all others with the pile.
Anchor Director::at_cards(const Event& event, int number) const {
    const CardPlace place = CardPlace::of(number);
    if (place.where == CardWhere::hand || place.where == CardWhere::open)
        return at_player(place.player());
    if (place.where == CardWhere::zone) {
        const ZoneRun& run = book_.content().zone_runs[place.index];
        if (book_.content().zones[run.zone].per_player) return at_player(PlayerId(run.owner));
        if (book_.content().zones[run.zone].per_corner) return {AnchorKind::corner, run.owner};
    }
    return {AnchorKind::deck, CardMovement::of(event.d).deck.number()};
}

void Director::fly_cards(const Event& event, Anchor from, Anchor to, int card, int copies) {
    for (int copy = 0; copy < std::clamp(copies, 1, kMostSpent); ++copy) {
        Cue& cue = add(CueKind::fly_card, begin_ + kStagger_s * copy, kFly_s);
        cue.from = from;
        cue.to = to;
        cue.thing = card;
    }
    // A card that comes to the board is seen when it has arrived.
    apply_at(event, to.kind == AnchorKind::corner ? begin_ + kFly_s : begin_);
}

// Whether a card that nobody saw is turned up for all, beside the board.
bool Director::is_turned_up(const Event& event) const {
    const CardPlace from = CardPlace::of(event.a);
    const CardPlace to = CardPlace::of(event.c);
    if (from.where != CardWhere::pile || to.where != CardWhere::zone || event.b < 0) return false;
    const Zone& zone = book_.content().zones[book_.content().zone_runs[to.index].zone];
    return zone.seen == Visibility::all && !zone.per_player && !zone.per_corner;
}

void Director::turn_up(DeckId deck, const Event& event) {
    Cue& cue = add(CueKind::show_card, begin_, kShow_s);
    cue.from = {AnchorKind::deck, deck.number()};
    cue.thing = event.b;
    cue.player = event.player;
    apply_at(event, begin_ + kShow_s);
}

Anchor Director::source_of(const Event& event) const {
    if (found_.kind == EventKind::changed_tile && found_.player == event.player)
        return {AnchorKind::tile, found_.a};
    return {AnchorKind::bank, 0};
}

void Director::show_trade(const Event& event) {
    Cue& cue = add(CueKind::shake_hands, begin_, kShake_s, 0);
    cue.from = at_player(event.player);
    cue.to = at_player(event.other);
    show_goods(event);
}

void Director::show_award(const Event& event) {
    const Award& award = book_.content().awards[AwardId(event.a)];
    if (award.metric == Metric::route && event.player.is_some()) {
        Cue& trace = add(CueKind::trace, begin_, kTrace_s, kAward_s);
        trace.thing = event.a;
        trace.player = event.player;
    }
    Cue& cue = add(CueKind::fly_award, begin_, kAward_s);
    cue.thing = event.a;
    cue.from = event.other.is_some() ? at_player(event.other) : Anchor{AnchorKind::middle, 0};
    cue.to = event.player.is_some() ? at_player(event.player) : Anchor{AnchorKind::middle, 0};
    cue.player = event.player;
    apply_at(event, begin_ + kAward_s);
}

void Director::show_end(const Event& event) {
    Cue& cue = add(CueKind::proclaim, begin_, kCall_s, kCall_s);
    cue.thing = static_cast<int>(Call::victory);
    cue.player = event.player;
    celebrate(event);
}

void Director::celebrate(const Event& event) {
    if (event.player.is_some())
        add(CueKind::celebrate, begin_, kCelebrate_s, kCelebrateAlone_s).player = event.player;
    apply_at(event, begin_);
}

void Director::show_cards(const Event& event) {
    const Anchor player = at_player(event.player);
    if (event.kind == EventKind::card_bought) {
        Cue& cue = add(CueKind::fly_card, begin_, kFly_s);
        cue.from = {AnchorKind::deck, event.a};
        cue.to = player;
        cue.thing = event.b;
        apply_at(event, begin_ + kFly_s);
        return;
    }
    Cue& cue = add(CueKind::show_card, begin_, kShow_s);
    cue.from = player;
    cue.thing = event.a;
    cue.player = event.player;
    apply_at(event, begin_ + kShow_s);
}

void Director::show(const Event& event) {
    const Anchor player = at_player(event.player);
    const Anchor other = at_player(event.other);
    switch (event.kind) {
        case EventKind::rolled: {
            // All players roll for the first turn; those rolls are shown quickly.
            const double length = event.player == shown_.state.active ? kRoll_s : kQuickRoll_s;
            Cue& cue = add(CueKind::roll, begin_, length);
            cue.dice = {event.a, event.b, event.c, event.d};
            cue.player = event.player;
            apply_at(event, begin_ + length);
            break;
        }
        case EventKind::produced: {
            const Anchor tile = {AnchorKind::tile, event.a};
            add(CueKind::glow, begin_, kGlow_s).to = tile;
            apply_at(event, fly(event.goods[0], tile, player, begin_ + 0.15));
            break;
        }
        case EventKind::stolen: {
            const bool secret = event.secret != 0 && event.goods[0].empty() &&
                                event.player != shown_.viewer && event.other != shown_.viewer;
            apply_at(event, secret ? fly_backs(1, other, player, begin_)
                                   : fly(event.goods[0], other, player, begin_));
            break;
        }
        case EventKind::traded: show_trade(event); break;
        case EventKind::harbour_laid: {
            const Anchor edge = {AnchorKind::edge, event.b};
            add(CueKind::rise, begin_, kRise_s).to = edge;
            add_dust(begin_, edge, -1);
            apply_at(event, begin_);
            break;
        }
        case EventKind::placed:
        case EventKind::upgraded:
        case EventKind::removed:
        case EventKind::moved:
        case EventKind::figure_moved:
        case EventKind::pawn_moved: show_on_board(event); break;
        case EventKind::card_bought:
        case EventKind::card_played:
        case EventKind::card_revealed: show_cards(event); break;
        case EventKind::cards_spent:
            fly_cards(event, player, {AnchorKind::deck, event.a}, event.b, event.c);
            break;
        case EventKind::card_given: fly_cards(event, other, player, event.a, 1); break;
        case EventKind::card_moved:
            if (is_turned_up(event))
                turn_up(CardMovement::of(event.d).deck, event);
            else
                fly_cards(event, at_cards(event, event.a), at_cards(event, event.c), event.b, 1);
            break;
        // It takes the place of the dice: all see it before it works.
        case EventKind::card_turned: turn_up(DeckId(event.a), event); break;
        case EventKind::threw: {
            Cue& cue = add(CueKind::throw_die, begin_, kThrow_s, kThrowHold_s);
            cue.thing = event.a;
            cue.dice[0] = event.b;
            cue.player = event.player;
            apply_at(event, begin_ + kThrowHold_s);
            break;
        }
        case EventKind::cue: show_burst(event); break;
        case EventKind::changed_tile: show_change(event); break;
        case EventKind::counted: show_count(event); break;
        case EventKind::award_moved: show_award(event); break;
        case EventKind::game_over: show_end(event); break;
        case EventKind::won_beside: celebrate(event); break;
        case EventKind::turn_began: {
            Cue& cue = add(CueKind::proclaim, begin_, kCall_s, 0);
            cue.thing = static_cast<int>(Call::turn);
            cue.player = event.player;
            apply_at(event, begin_);
            break;
        }
        default: show_goods(event); break;
    }
}

Plan choreograph(const Rulebook& book, const View& shown, const EventList& events) {
    Director director(book, shown);
    director.direct(events);
    return director.take();
}

}  // namespace hexholm::anim
