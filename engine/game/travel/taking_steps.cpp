#include "engine/game/travel/taking_steps.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/game/figures/duty.h"
#include "engine/game/figures/going.h"
#include "engine/game/figures/standing.h"
#include "engine/game/figures/ways.h"
#include "engine/game/land/unexplored.h"
#include "engine/game/standing/counters.h"
#include "engine/game/trade/trade.h"

namespace hexholm {
namespace {

void pay_points(const Play& play, Frame& frame, int cost) {
    const FigureMoves& moves = kind_of(play.book, frame.figure).moves;
    if (frame.second != 0) return;
    if (moves.points.is_some())
        add_to_counter(play, frame.player, moves.points, frame.figure.index(), -cost);
    else
        frame.count = static_cast<std::int16_t>(frame.count - cost);
}

// True when there was one to pay.
bool pay_toll(const Play& play, FigureId figure, const PlaceGraph::Step& way) {
    const PlayerId owner = toll_owner(play.book, play.state, figure, way);
    if (owner.is_none()) return false;
    const PlayerId payer = figure_of(play.book, figure).owner;
    HEX_CHECK(payer.is_some() && payer != owner);
    const FigureMoves& moves = kind_of(play.book, figure).moves;
    if (moves.toll.is_some()) {
        add_to_counter(play, payer, moves.toll, payer.index(), -1);
        if (!play.book.is_neutral(owner)) add_to_counter(play, owner, moves.toll, owner.index(), 1);
        return true;
    }
    lapse_promises(play.state, payer);
    // A colour that nobody plays has no hand: the bank gets it (X-2-57).
    if (play.book.is_neutral(owner)) {
        pay_all(play, payer, moves.toll_goods);
        play.tell({.kind = EventKind::discarded, .player = payer, .goods = {moves.toll_goods, {}}});
        return true;
    }
    for (const GoodId good : all_ids<GoodId>(play.book.goods()))
        hand_over(play, payer, owner, good, moves.toll_goods[good]);
    play.tell({.kind = EventKind::collected,
               .player = owner,
               .other = payer,
               .goods = {moves.toll_goods, {}}});
    return true;
}

// Does the step have its effect here?
bool reacts_at(const Play& play, FigureId figure, int place) {
    const FigureKind& kind = kind_of(play.book, figure);
    const FigureMoves& moves = kind.moves;
    if (moves.step.is_none()) return false;
    if (moves.step_at.is_some() &&
        counter_of(play.book, play.state, moves.step_at, static_cast<std::size_t>(place)) <= 0)
        return false;
    if (moves.step_near != 0 &&
        !has_own_piece_near(play.book, play.state, figure_of(play.book, figure).owner,
                            moves.step_near, kind.on, place))
        return false;
    return !moves.step_face_down || touches_face_down(play.book, play.state, kind.on, place);
}

// Turns over what lies face down beside the place. True when something did.
bool reveal_beside(const Play& play, PlayerId player, PlaceKind on, int place) {
    bool any = false;
    any_corner_at(play.book.board(), on, place, [&](CornerId corner) {
        for (const TileId tile : play.book.board().tiles(corner)) {
            if (play.state.face_down[tile] == 0) continue;
            turn_face_up(play, player, tile);
            any = true;
        }
        return false;
    });
    return any;
}

// The number of changes that functions made in this action. When a function decides where a figure
// may stop, a change of any number counts.
int changes_made(const Play& play, const FigureKind& kind) {
    if (play.progress == nullptr) return 0;
    return kind.test.is_some() ? play.progress->changes : play.progress->deep_changes;
}

// The number of figures that the counter can count at most.
int most_counted(const Rulebook& book, const Counter& counter) {
    int most = 0;
    visit_kinds(book, counter.figures, [&](FigureId) { ++most; });
    return most;
}

// Whatever place it is that a figure of the kind passes: does nothing follow from that, and nothing remain?
bool passes_quietly(const Rulebook& book, FigureKindId id) {
    const FigureKind& kind = book.content().figure_kinds[id];
    const FigureMoves& moves = kind.moves;
    if (kind.interrupts || moves.reveals || has_toll(moves) || moves.cost_hook.is_some() ||
        moves.must_stop_test.is_some() || book.hears(Moment::figure_moved, id.index()))
        return false;
    if (moves.points.is_some() &&
        (book.is_watched(moves.points) || book.moves_others(moves.points)))
        return false;
    return std::ranges::all_of(book.countings(id), [&](const auto& counting) {
        const Counter& counter = book.content().counters[counting.counter];
        return counting.in_silence && most_counted(book, counter) <= counter.most;
    });
}

}  // namespace

bool is_quiet(const Play& play, const Frame& frame, const Ways::Way& way) {
    const FigureId figure = frame.figure;
    if (play.events != nullptr || way.size() < 2 ||
        !passes_quietly(play.book, figure_of(play.book, figure).kind))
        return false;
    const bool free = frame.second != 0;
    const PlaceSet owing = free ? PlaceSet() : places_of_duty(play.book, play.state, figure);
    if (owing.has(PlaceNumber(play.state.figures[figure].number()))) return false;
    return std::ranges::none_of(way, [&](const PlaceGraph::Step& step) {
        return owing.has(PlaceNumber(step.next)) || reacts_at(play, figure, step.next);
    });
}

Taken take_step(const Play& play, Frame& frame, const PlaceGraph::Step& step, int cost) {
    const FigureId figure = frame.figure;
    const PlayerId player = frame.player;
    const FigureKind& kind = kind_of(play.book, figure);
    HEX_CHECK(play.state.figures[figure].is_on(kind.on));
    const int from = play.state.figures[figure].number();
    pay_points(play, frame, cost);
    Taken taken;
    const int changes = changes_made(play, kind);
    if (frame.second == 0) {
        taken.paid = pay_toll(play, figure, step);
        pay_duty(play, figure, from, step.next);
    }
    pass_figure(play, player, figure, FigurePlace::on(kind.on, step.next));
    const bool reacts = reacts_at(play, figure, step.next);
    taken.revealed = kind.moves.reveals && reveal_beside(play, player, kind.on, step.next);
    taken.changed = changes_made(play, kind) != changes;
    Frame* reaction = reacts ? begin_effect(play, player, kind.moves.step) : nullptr;
    if (reaction == nullptr) return taken;
    reaction->figure = figure;
    reaction->place = static_cast<std::int16_t>(step.next);
    reaction->count = static_cast<std::int16_t>(from);
    return taken;
}

}  // namespace hexholm
