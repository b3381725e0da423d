#include "engine/game/pieces/pieces.h"

#include <utility>

#include "engine/base/check.h"
#include "engine/game/derived/derived.h"
#include "engine/game/figures/going.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/standing/awards.h"
#include "engine/game/standing/counters.h"
#include "engine/game/standing/harbours.h"

namespace hexholm {
namespace {

HookArg of_piece(Spot spot) {
    return {HookArg::Type::piece, spot.empty() ? std::int16_t{-1} : spot.piece().number()};
}

// `was`: what stood there before.
void notify_placed(const Play& play, Spot spot, int place, Spot was) {
    if (play.book.is_neutral(spot.owner())) return;  // functions know seats only
    count_pieces(play, spot.owner());
    notify_at(play, Moment::placed, spot.piece(), place,
              {of_player(spot.owner()), of_piece(spot), of_place(place), of_piece(was)});
}

void free_replaced(const Play& play, PlayerId player, PieceId piece, CornerId corner) {
    const Spot old = play.state.corners[corner];
    if (old.empty()) {
        play.tell({.kind = EventKind::placed,
                   .player = player,
                   .a = piece.number(),
                   .b = corner.number()});
        return;
    }
    ++play.player(player).supply[old.piece()];  // B-162
    play.tell({.kind = EventKind::upgraded,
               .player = player,
               .a = piece.number(),
               .b = corner.number(),
               .c = old.piece().number()});
}

}  // namespace

void put_piece(const Play& play, PlayerId player, PieceId piece, int place) {
    const Piece& declared = play.book.content().pieces[piece];
    --play.player(player).supply[piece];
    if (declared.on == PlaceKind::edge) {
        const Spot was = std::exchange(play.state.edges[EdgeId(place)], {player, piece});
        play.state.placed_now.add(EdgeId(place));
        follow_edge(play.book, play.state, EdgeId(place), was);
        derive_points(play.book, play.state, player);
        play.tell({.kind = EventKind::placed,
                   .player = player,
                   .a = piece.number(),
                   .b = static_cast<std::int16_t>(place)});
        measure_routes_with(play, player, EdgeId(place));
        notify_placed(play, {player, piece}, place, was);
        return;
    }
    const CornerId corner(place);
    free_replaced(play, player, piece, corner);
    const Spot was = play.state.corners[corner];
    const bool was_empty = was.empty();
    play.state.corners[corner] = {player, piece};
    follow_corner(play.book, play.state, corner, was);
    derive_points(play.book, play.state, player);
    if (declared.uses_harbours && !play.book.content().rules.harbours_next_turn &&
        is_at_harbour(play.book, play.state, corner))
        refresh_rates(play.book, play.state, player);
    if (was_empty)
        measure_routes_after_building(play, corner, player);
    else if (declared.interrupts != play.book.content().pieces[was.piece()].interrupts)
        measure_routes_after_corner(play, corner);
    if (!was_empty && play.book.has_figures()) empty_hold(play, player, corner);
    measure_harbours(play, player);
    notify_placed(play, {player, piece}, place, was);
}

void remove_piece(const Play& play, PlaceKind on, int place) {
    Spot& spot = on == PlaceKind::edge ? play.state.edges[EdgeId(place)]
                                       : play.state.corners[CornerId(place)];
    if (spot.empty()) return;
    const Spot was = spot;
    spot = {};
    ++play.player(was.owner()).supply[was.piece()];
    if (on == PlaceKind::corner)
        follow_corner(play.book, play.state, CornerId(place), was);
    else
        follow_edge(play.book, play.state, EdgeId(place), was);
    derive_points(play.book, play.state, was.owner());
    play.tell({.kind = EventKind::removed,
               .player = was.owner(),
               .a = was.piece().number(),
               .b = static_cast<std::int16_t>(place)});
    if (on == PlaceKind::edge) {
        measure_routes_after_edge(play, was.owner());
    } else {
        if (play.book.has_figures()) empty_hold(play, was.owner(), CornerId(place));
        refresh_rates(play.book, play.state, was.owner());
        measure_routes_after_corner(play, CornerId(place));
        measure_harbours(play, was.owner());
    }
    if (play.book.is_neutral(was.owner())) return;
    count_pieces(play, was.owner());
    notify_at(play, Moment::removed, was.piece(), place,
              {of_player(was.owner()), of_piece(was), of_place(place)});
}

void replace_piece(const Play& play, CornerId corner, PieceId piece) {
    const Spot was = play.state.corners[corner];
    if (was.empty() || was.piece() == piece) return;
    const PlayerId owner = was.owner();
    HEX_CHECK(play.player(owner).supply[piece] > 0);
    ++play.player(owner).supply[was.piece()];
    --play.player(owner).supply[piece];
    play.state.corners[corner] = {owner, piece};
    follow_corner(play.book, play.state, corner, was);
    derive_points(play.book, play.state, owner);
    play.tell({.kind = EventKind::upgraded,
               .player = owner,
               .a = piece.number(),
               .b = corner.number(),
               .c = was.piece().number()});
    if (play.book.has_figures()) empty_hold(play, owner, corner);
    refresh_rates(play.book, play.state, owner);
    measure_routes_after_corner(play, corner);
    measure_harbours(play, owner);
    notify_placed(play, {owner, piece}, corner.number(), was);
}

void replace_piece(const Play& play, EdgeId edge, PieceId piece) {
    const Spot was = play.state.edges[edge];
    if (was.empty() || was.piece() == piece) return;
    HEX_CHECK(play.player(was.owner()).supply[piece] > 0);
    ++play.player(was.owner()).supply[was.piece()];
    --play.player(was.owner()).supply[piece];
    play.state.edges[edge] = {was.owner(), piece};
    follow_edge(play.book, play.state, edge, was);
    derive_points(play.book, play.state, was.owner());
    play.tell({.kind = EventKind::upgraded,
               .player = was.owner(),
               .a = piece.number(),
               .b = edge.number(),
               .c = was.piece().number()});
    measure_routes_after_edge(play, was.owner());
    notify_placed(play, {was.owner(), piece}, edge.number(), was);
}

}  // namespace hexholm
