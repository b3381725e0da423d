#include "engine/game/travel/cargo.h"

#include <algorithm>
#include <array>
#include <bit>

#include "engine/base/check.h"
#include "engine/game/derived/derived.h"
#include "engine/game/figures/going.h"
#include "engine/game/figures/standing.h"
#include "engine/game/places/place_graph.h"
#include "engine/game/trade/prices.h"
#include "engine/game/trade/trade.h"

namespace hexholm {
namespace {

FigureKindId kind_of_action(const Rulebook& book, const Action& action) {
    return FigureKindId(book.content().kinds[action.kind].subject);
}

// Whether the figure's first values are still free; only a few figures may have each value.
bool has_values(const Rulebook& book, const State& state, FigureId figure) {
    return std::ranges::none_of(book.valued_counters(), [&](CounterId id) {
        return has_counter(book, id, figure) &&
               value_is_used_up(book, state, book.content().counters[id], figure,
                                figure_counter(book, state, id, figure));
    });
}

// The figure that would be put next; none when there is none to put.
FigureId next_figure(const Rulebook& book, const State& state, PlayerId player, FigureKindId kind) {
    const FigureId figure = figure_in_supply(book, state, kind, player);
    return figure.is_some() && has_values(book, state, figure) ? figure : FigureId::none();
}

// Calls visit(place) where one of the supply can be put, until it returns false.
template <class Visit>
void visit_put_places(
    const Rulebook& book, const State& state, PlayerId player, FigureKindId kind, Visit visit) {
    const FigureId figure = next_figure(book, state, player, kind);
    if (figure.is_none()) return;
    // Near pieces there are few places.
    const bool is_anywhere = book.content().figure_kinds[kind].near == 0;
    const FigureCounts counts(book, state, figure_of(book, figure), {},
                              is_anywhere ? FigureCounts::Places::many : FigureCounts::Places::few);
    likely_places(book, state, player, kind).visit([&](PlaceNumber place) {
        return may_put(book, state, player, figure, place.number(), counts) != Reason::none ||
               visit(place.number());
    });
}

void put_next(const Play& play, const Action& action) {
    const FigureKindId kind = kind_of_action(play.book, action);
    const FigureId figure = figure_in_supply(play.book, play.state, kind, action.player);
    const PlaceKind on = put_on(play.book.content().figure_kinds[kind]);
    HEX_CHECK(figure.is_some());
    send_figure(play, action.player, figure, FigurePlace::on(on, action.args[0]));
}

// Neutral figures are taken along by everybody.
bool is_handled_by(const Rulebook& book, PlayerId player, FigureId figure) {
    const PlayerId owner = figure_of(book, figure).owner;
    return owner.is_none() || owner == player;
}

bool is_own_hold(const State& state, PlayerId player, FigurePlace hold) {
    return is_own(state.corners[CornerId(hold.number())], player);
}

// May the player take it from where it is? REQUIRES: it is on the board.
bool may_leave(const Rulebook& book, const State& state, PlayerId player, FigureId cargo) {
    const FigureKind& kind = kind_of(book, cargo);
    if (!kind.own_holds && !kind.stays) return true;
    const FigurePlace place = state.figures[cargo];
    if (place.is_on(PlaceKind::corner) && is_in_hold(book, state, cargo, CornerId(place.number())))
        return !kind.own_holds || is_own_hold(state, player, place);
    return !kind.stays || (kind.stays_until.is_some() &&
                           counter_value(state, book.content().counters[kind.stays_until],
                                         static_cast<std::size_t>(place.number())) > 0);
}

}  // namespace

Carriers::Carriers(const Rulebook& book, const State& state, PlayerId player)
    : book_(book), state_(state), player_(player) {
    const std::uint64_t carrying =
        kinds_there(book, state, player, Where::on_board) & book.carrying_figures();
    for (std::uint64_t left = carrying; left != 0; left &= left - 1) {
        const FigureKindId id(std::countr_zero(left));
        const FigureKind& kind = book.content().figure_kinds[id];
        visit_figures(book, id, player, [&](FigureId carrier) {
            if (!state.figures[carrier].is_on_board()) return;
            const int room = kind.holds - cargo_size(book, state, carrier);
            if (room > 0) add({carrier, state.figures[carrier], kind.carries, room});
        });
    }
}

void Carriers::add(const Carrier& carrier) {
    carriers_.push_back(carrier);
    takes_ |= carrier.takes;
    most_room_ = std::max(most_room_, carrier.room);
}

bool Carriers::is_beside(FigurePlace place) {
    const PlaceKind kind = place.place_kind();
    return beside_[static_cast<std::size_t>(kind)]
        .get([&] {
            PlaceSet places;
            for (const Carrier& carrier : carriers_)
                places.add(book_.touching().at(carrier.place, kind));
            return places;
        })
        .has(PlaceNumber(place.number()));
}

Refusal check_place_figure(const Rulebook& book, const State& state, const Action& action) {
    const FigureId figure = next_figure(book, state, action.player, kind_of_action(book, action));
    if (figure.is_none()) return {Reason::no_piece_left};
    const FigureCounts counts(book, state, figure_of(book, figure));
    return {may_put(book, state, action.player, figure, action.args[0], counts)};
}

Refusal check_build_figure(const Rulebook& book, const State& state, const Action& action) {
    const Refusal place = check_place_figure(book, state, action);
    if (!place.ok()) return place;
    const FigureKind& kind = book.content().figure_kinds[kind_of_action(book, action)];
    return check_price(book, state, action.player, kind.cost);
}

void apply_build_figure(const Play& play, const Action& action) {
    pay(play, action.player,
        play.book.content().figure_kinds[kind_of_action(play.book, action)].cost);
    put_next(play, action);
    note_built(play);
}

Refusal why_no_figure(const Rulebook& book,
                      const State& state,
                      PlayerId player,
                      FigureKindId kind) {
    if (next_figure(book, state, player, kind).is_none()) return {Reason::no_piece_left};
    const FigureKind& declared = book.content().figure_kinds[kind];
    const Refusal price = check_price(book, state, player, declared.cost);
    if (!price.ok()) return price;
    return {declared.needs_route ? Reason::not_connected : Reason::wrong_place};
}

bool can_place_figure(const Rulebook& book,
                      const State& state,
                      PlayerId player,
                      FigureKindId kind) {
    bool can = false;
    visit_put_places(book, state, player, kind, [&](int) {
        can = true;
        return false;
    });
    return can;
}

void apply_place_figure(const Play& play, Frame& frame, const Action& action) {
    frame.figure =
        figure_in_supply(play.book, play.state, kind_of_action(play.book, action), action.player);
    frame.place = action.args[0];
    put_next(play, action);
}

void list_figure_places(const Rulebook& book,
                        const State& state,
                        PlayerId player,
                        ActionKindId kind,
                        FigureKindId figures,
                        ActionList& list) {
    visit_put_places(book, state, player, figures, [&](std::int16_t place) {
        list_action(list, kind, player, place);
        return true;
    });
}

Refusal check_load(const Rulebook& book, const State& state, const Action& action) {
    const FigureId cargo(action.args[0]);
    const FigureId carrier(action.args[1]);
    if (figure_of(book, cargo).kind != kind_of_action(book, action) ||
        !is_handled_by(book, action.player, cargo) || !is_handled_by(book, action.player, carrier))
        return {Reason::not_allowed};
    if (!state.figures[cargo].is_on_board() || !state.figures[carrier].is_on_board() ||
        !book.touching().touch(state.figures[cargo], state.figures[carrier]))
        return {Reason::wrong_place};
    if (!may_leave(book, state, action.player, cargo)) return {Reason::not_allowed};
    return {has_room(book, state, cargo, carrier)};
}

void apply_load(const Play& play, const Action& action) {
    HEX_CHECK(play.state.figures[FigureId(action.args[1])].is_on_board());
    send_figure(play, action.player, FigureId(action.args[0]),
                FigurePlace::aboard(FigureId(action.args[1])));
}

void Carriers::list_loads(ActionKindId action, FigureKindId id, ActionList& list) {
    const FigureKind& kind = book_.content().figure_kinds[id];
    if (((takes_ >> id.value) & 1U) == 0 || kind.size > most_room_) return;
    // The list goes by cargo first. Most of it lies nowhere near.
    visit_figures(book_, id, player_, [&](FigureId cargo) {
        const FigurePlace place = state_.figures[cargo];
        if (!place.is_on_board() || !is_beside(place) || !may_leave(book_, state_, player_, cargo))
            return;
        for (const Carrier& carrier : carriers_)
            if (((carrier.takes >> id.value) & 1U) != 0 && kind.size <= carrier.room &&
                book_.touching().touch(place, carrier.place))
                list_action(list, action, player_, cargo.number(), carrier.figure.number());
    });
}

Refusal check_unload(const Rulebook& book, const State& state, const Action& action) {
    const FigureId cargo(action.args[0]);
    if (figure_of(book, cargo).kind != kind_of_action(book, action) ||
        !is_handled_by(book, action.player, cargo))
        return {Reason::not_allowed};
    if (!state.figures[cargo].is_aboard()) return {Reason::wrong_place};
    const FigureId carrier = state.figures[cargo].carrier();
    const FigureKind& kind = kind_of(book, cargo);
    const FigurePlace place = FigurePlace::on(put_on(kind), action.args[1]);
    if (!is_handled_by(book, action.player, carrier)) return {Reason::not_allowed};
    if (!book.touching().touch(state.figures[carrier], place)) return {Reason::wrong_place};
    if (kind.own_holds && kind.in_holds && !is_own_hold(state, action.player, place))
        return {Reason::not_allowed};
    if (kind.in_holds) return {has_room(book, state, cargo, CornerId(action.args[1]))};
    const Reason land = suits(book, state, kind, action.args[1]);
    if (land != Reason::none) return {land};
    return {
        may_stop(book, state, cargo, action.args[1],
                 FigureCounts(book, state, figure_of(book, cargo), {}, FigureCounts::Places::few))};
}

void apply_unload(const Play& play, const Action& action) {
    HEX_CHECK(play.state.figures[FigureId(action.args[0])].is_aboard());
    const FigureId cargo(action.args[0]);
    send_figure(play, action.player, cargo,
                FigurePlace::on(put_on(kind_of(play.book, cargo)), action.args[1]));
}

void list_unloads(const Rulebook& book,
                  const State& state,
                  PlayerId player,
                  ActionKindId kind,
                  FigureKindId figures,
                  ActionList& list) {
    const FigureKind& declared = book.content().figure_kinds[figures];
    const PlaceKind on = put_on(declared);
    const std::size_t words = book.place_sets().corner_words();
    visit_figures(book, figures, player, [&](FigureId cargo) {
        if (!state.figures[cargo].is_aboard()) return;
        PlaceSet near = book.touching().at(place_on_board(state, cargo), on);
        // Holds at corners are pieces'.
        if (declared.in_holds)
            near.keep(PlaceSet::of(
                declared.own_holds ? corners_of(book, state, player) : taken_corners(book, state),
                words));
        near.visit([&](PlaceNumber place) {
            const Action action{kind, player, {cargo.number(), place.number(), -1}, {}};
            if (check_unload(book, state, action).ok()) list.push_back(action);
            return true;
        });
    });
}

}  // namespace hexholm
