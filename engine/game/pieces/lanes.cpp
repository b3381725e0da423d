#include "engine/game/pieces/lanes.h"

#include "engine/base/check.h"
#include "engine/game/pieces/pieces.h"
#include "engine/game/standing/counters.h"

namespace hexholm {

bool lies_in_lane(
    const Rulebook& book, const State& state, PlayerId player, const Piece& piece, EdgeId edge) {
    return piece.lanes.empty() ||
           counter_of(book, state, piece.lanes[player.index()], edge.index()) > 0;
}

bool continues_line(const Rulebook& book,
                    const State& state,
                    PlayerId player,
                    PieceId piece,
                    EdgeId edge,
                    EdgeId from) {
    if (state.round == 0) return false;
    const Line line(book, state, player, piece);
    const int next = from.is_some() ? line.number(from) : line.next_number();
    return line.number(edge) == next && line.joins(edge, next);
}

void replace_in_line(const Play& play, PlayerId player, PieceId id) {
    if (play.book.is_neutral(player) || play.player(player).supply[id] == 0) return;
    EdgeId rear;
    int greatest = 0;
    Line(play.book, play.state, player, id).visit_pieces([&](EdgeId edge, int number) {
        if (number <= greatest || play.state.edges[edge].piece() == id) return;
        rear = edge;
        greatest = number;
    });
    if (rear.is_some()) replace_piece(play, rear, id);
}

void lose_in_line(const Play& play, PlayerId player, PieceId id) {
    if (play.book.is_neutral(player)) return;
    EdgeId foremost;
    int least = 0;
    Line(play.book, play.state, player, id).visit_pieces([&](EdgeId edge, int number) {
        if (foremost.is_some() && number >= least) return;
        foremost = edge;
        least = number;
    });
    HEX_CHECK(foremost.is_none() || least > 0);
    if (foremost.is_some()) remove_piece(play, PlaceKind::edge, foremost.number());
}

}  // namespace hexholm
