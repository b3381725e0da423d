#include "engine/game/travel/displacing.h"

#include "engine/base/check.h"
#include "engine/game/figures/going.h"
#include "engine/game/figures/standing.h"

namespace hexholm {
namespace {

// The owner of who is driven away is asked where it goes; who cannot go leaves the board.
// `alone`: also where nobody stands in its place.
void begin_displaced(
    const Play& play, PlayerId player, FigureId figure, int place, bool alone = false) {
    const PlayerId owner = figure_of(play.book, figure).owner;
    const PlayerId who = owner.is_some() ? owner : player;
    const auto begin = [&](EffectId effect, int count) {
        Frame* frame = effect.is_some() ? begin_effect(play, who, effect, count) : nullptr;
        if (frame == nullptr) return;
        frame->figure = figure;
        frame->place = static_cast<std::int16_t>(place);
    };
    begin(play.book.make_room_effect(), alone ? 1 : 0);
    begin(kind_of(play.book, figure).moves.displaced, 0);
}

}  // namespace

void drive_away_others(const Play& play, PlayerId player, FigureId figure, int place) {
    const FigurePlace here = play.state.figures[figure];
    HEX_CHECK(here.is_on_board());
    visit_figures_at(play.book, play.state, here, [&](FigureId other) {
        if (other != figure && kind_of(play.book, other).occupies)
            begin_displaced(play, player, other, place);
    });
}

void drive_away(const Play& play, FigureId figure) {
    HEX_CHECK(play.state.figures[figure].is_on_board());
    begin_displaced(play, play.state.acting, figure, play.state.figures[figure].number(), true);
}

void make_room(const Play& play, const Frame& frame) {
    HEX_CHECK(frame.figure.is_some());
    const FigureId figure = frame.figure;
    const FigureKind& kind = kind_of(play.book, figure);
    const FigurePlace here = FigurePlace::on(kind.on, frame.place);
    if (play.state.figures[figure] != here) return;
    bool stands_alone = frame.count == 0;
    visit_figures_at(play.book, play.state, here, [&](FigureId other) {
        if (other != figure && kind_of(play.book, other).occupies) stands_alone = false;
    });
    if (!stands_alone) remove_figure(play, frame.player, figure);
}

}  // namespace hexholm
