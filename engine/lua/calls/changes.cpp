#include "engine/lua/calls/changes.h"

#include <algorithm>

#include "engine/game/asking/effects.h"
#include "engine/game/asking/goods.h"
#include "engine/game/cards/card_moves.h"
#include "engine/game/cards/cards.h"
#include "engine/game/derived/derived.h"
#include "engine/game/figures/going.h"
#include "engine/game/figures/standing.h"
#include "engine/game/standing/counters.h"
#include "engine/game/trade/prices.h"
#include "engine/game/trade/trade.h"
#include "engine/game/view/card_places.h"

namespace hexholm {
namespace {

// Could anything else than the counter change with it, or its value be another than what was said?
bool has_consequences(const Rulebook& book, CounterId id) {
    const Counter& counter = book.content().counters[id];
    return !counter.listeners.empty() || counter.together != 0 || counter.each_value != 0 ||
           counter.keeps || book.follows(id) != 0 ||
           std::ranges::any_of(book.content().awards, [&](const Award& award) {
               return award.needs == id || award.counter == id;
           });
}

bool is_loud(const Rulebook& book, Change what, int thing) {
    switch (what) {
        case Change::set:
        case Change::add:
        case Change::count: return has_consequences(book, CounterId(thing));
        case Change::give:
        case Change::take:
        case Change::start:
        case Change::end_phase:
        case Change::cue: return false;
        default: return true;
    }
}

int set_value(const Play& play, const CallStep& change, bool add) {
    const CounterId counter(change.thing);
    const auto owner = static_cast<std::size_t>(change.key);
    const int before = add ? counter_of(play.book, play.state, counter, owner) : 0;
    const bool of_player = play.book.content().counters[counter].per == Owner::player;
    set_counter(play, of_player ? PlayerId(owner) : play.state.acting, counter, owner,
                before + change.number);
    return counter_of(play.book, play.state, counter, owner);
}

int give_goods(const Play& play, const CallStep& change) {
    const PlayerId player(change.key);
    const GoodId good(change.thing);
    const int given = std::min<int>(change.number, bank_gives(play.book, play.state, player, good));
    gain_goods(play, player, Bundle::of(good, given));
    return given;
}

int take_goods(const Play& play, const CallStep& change) {
    const PlayerId player(change.key);
    const GoodId good(change.thing);
    const int taken = std::min<int>(change.number, play.player(player).goods[good]);
    pay(play, player, Bundle::of(good, taken));
    lapse_promises(play.state, player);
    return taken;
}

int hand_goods_over(const Play& play, const CallStep& change) {
    const PlayerId from(change.key);
    const PlayerId to(change.place);
    const GoodId good(change.thing);
    const int count = std::min({int{change.number}, int{play.player(from).goods[good]},
                                room_for(play.book, play.state, to, good)});
    hand_over(play, from, to, good, count);
    lapse_promises(play.state, from);
    for (int told = 0; told < count; ++told)
        play.tell({.kind = EventKind::stolen,
                   .player = to,
                   .other = from,
                   .secret = 1,
                   .a = 1,
                   .goods = {Bundle::of(good, 1), {}}});
    return count;
}

int throw_die(const Play& play, const CallStep& change) {
    const auto sides = static_cast<std::uint32_t>(change.number);
    const int shown = static_cast<int>(play.state.random.below(sides)) + 1;
    if (static_cast<Change>(change.what) == Change::throw_die)
        play.tell_thrown(shown, change.number);
    return shown;
}

int move_one_card(const Play& play, const CallStep& change) {
    const CardId card = change.thing < 0 ? CardId::none() : CardId(change.thing);
    const CardPlace from = CardPlace::of(change.key);
    const CardPlace to = CardPlace::of(change.place);
    const CardMover mover{play.state.acting, false};
    if (card.is_none()) return move_top_card(play, mover, from, to, change.number).number();
    const bool is_there = count_card(play.book, play.state, from, card) > 0;
    const bool moved = is_there && move_card(play, mover, from, to, card, change.number);
    return moved ? card.number() : -1;
}

PlayerId owner_or_acting(const Play& play, FigureId figure) {
    const PlayerId owner = figure_of(play.book, figure).owner;
    return owner.is_some() ? owner : play.state.acting;
}

// Aboard: the carrier is on the board, and has room or carries it already.
bool can_go(const Play& play, FigureId figure, FigurePlace to) {
    if (!to.is_aboard()) return can_be_put(play, figure, to) == PutAnyhow::possible;
    return play.state.figures[to.carrier()].is_on_board() &&
           (play.state.figures[figure] == to ||
            has_room(play.book, play.state, figure, to.carrier()) == Reason::none);
}

int put_figure(const Play& play, const CallStep& change) {
    const PlayerId player(change.key);
    const FigurePlace to = FigurePlace::of_bits(change.place);
    const FigureId figure =
        figure_in_supply(play.book, play.state, FigureKindId(change.thing), player);
    if (figure.is_none() || !can_go(play, figure, to)) return kImpossible;
    send_figure(play, player, figure, to);
    return figure.number();
}

int move_figure(const Play& play, const CallStep& change) {
    const FigureId figure(change.thing);
    const FigurePlace to = FigurePlace::of_bits(change.place);
    if (!can_go(play, figure, to)) return kImpossible;
    const FigureId mover = to.is_aboard() ? to.carrier() : figure;
    send_figure(play, owner_or_acting(play, mover), figure, to);
    return 0;
}

void set_terrain(const Play& play, TileId tile, TerrainId terrain) {
    // Goods that are kept on the tile are lost.
    const GoodId kept = kept_good(play.book, play.state, tile);
    if (kept.is_some())
        set_counter(play, play.state.acting, play.book.content().goods[kept].kept, tile.index(), 0);
    take_out_tile(play.book, play.state, tile);
    play.state.terrain[tile] = terrain;
    put_back_tile(play.book, play.state, tile);
    tell_tile(play, tile);
}

void set_token(const Play& play, TileId tile, int token) {
    take_out_tile(play.book, play.state, tile);
    play.state.token[tile] = static_cast<std::uint8_t>(token);
    put_back_tile(play.book, play.state, tile);
    tell_tile(play, tile);
}

}  // namespace

PutAnyhow can_be_put(const Play& play, FigureId figure, FigurePlace to) {
    const FigureKind& kind = kind_of(play.book, figure);
    if (kind.in_holds && to.is_on(PlaceKind::corner)) {
        const bool fits =
            has_room(play.book, play.state, figure, CornerId(to.number())) == Reason::none ||
            to.is_on(kind.on);
        return fits ? PutAnyhow::possible : PutAnyhow::no_hold;
    }
    if (!to.is_on(kind.on)) return PutAnyhow::not_there;
    if (!kind.occupies || play.state.figures[figure] == to) return PutAnyhow::possible;
    return has_figure_at(play.book, play.state, to, play.book.occupying_figures())
               ? PutAnyhow::occupied
               : PutAnyhow::possible;
}

CallStep change_step(
    const Rulebook& book, Change what, int thing, int whose, int number, int place) {
    CallStep step;
    step.kind = CallStep::Kind::change;
    step.what = static_cast<std::uint8_t>(what);
    step.thing = static_cast<std::int16_t>(thing);
    step.key = whose;
    step.number = static_cast<std::int16_t>(number);
    step.place = static_cast<std::int16_t>(place);
    step.loud = is_loud(book, what, step.thing);
    return step;
}

namespace {

bool is_of_mere_number(const Rulebook& book, const CallStep& change) {
    const auto what = static_cast<Change>(change.what);
    return (what == Change::set || what == Change::add || what == Change::count) &&
           book.is_mere_number(CounterId(change.thing));
}

}  // namespace

int make_change(const Play& play, const CallStep& change) {
    if (!is_of_mere_number(play.book, change)) ++play.progress->deep_changes;
    switch (static_cast<Change>(change.what)) {
        case Change::set: return set_value(play, change, false);
        case Change::add: return set_value(play, change, true);
        case Change::count: set_value(play, change, true); return 0;
        case Change::give: return give_goods(play, change);
        case Change::take: return take_goods(play, change);
        case Change::start: {
            Frame* const frame = begin_effect(play, PlayerId(change.key), EffectId(change.thing));
            if (frame != nullptr) frame->place = change.place;
            return 0;
        }
        case Change::draw:
            for (int card = 0; card < change.number; ++card)
                draw_card(play, PlayerId(change.key), DeckId(change.thing));
            return 0;
        case Change::hand_over: return hand_goods_over(play, change);
        case Change::throw_die:
        case Change::chance: return throw_die(play, change);
        case Change::end_phase:
            begin_effect(play, play.state.acting, play.book.end_phase_effect());
            return 0;
        case Change::cue: {
            Event event{.kind = EventKind::cue, .player = play.state.acting};
            event.a = change.thing;
            if (change.key >= 0) event.b = static_cast<std::int16_t>(change.key);
            if (change.place >= 0) {
                event.c = change.place;
                const Spot& spot = play.state.corners[CornerId(change.place)];
                if (!spot.empty() && !play.book.is_neutral(spot.owner()))
                    event.other = spot.owner();
            }
            play.tell(event);
            return 0;
        }
        case Change::move_card: return move_one_card(play, change);
        case Change::put_figure: return put_figure(play, change);
        case Change::move_figure: return move_figure(play, change);
        case Change::remove_figure: {
            const FigureId figure(change.thing);
            remove_figure(play, owner_or_acting(play, figure), figure,
                          change.number != 0 ? FigurePlace::out() : FigurePlace());
            return 0;
        }
        case Change::set_terrain:
            set_terrain(play, TileId(change.key), TerrainId(change.thing));
            return 0;
        case Change::set_token: set_token(play, TileId(change.key), change.number); return 0;
    }
    return 0;
}

void tell_tile(const Play& play, TileId tile) {
    if (play.state.face_down[tile] != 0) return;
    play.tell({.kind = EventKind::changed_tile,
               .player = play.state.acting,
               .a = tile.number(),
               .b = play.state.terrain[tile].number(),
               .c = play.state.token[tile]});
}

}  // namespace hexholm
