// Figures come, go and leave, and what follows from that.
#pragma once

#include "engine/game/occupancy/occupancy.h"

namespace hexholm {

// The figure is there now: on the board or aboard another one. Told to everybody; routes that it
// interrupts are measured again, and who listens is told. `player`: who does it.
void send_figure(const Play& play, PlayerId player, FigureId figure, FigurePlace to);
// Moves the figure to a place where it does not stop and interrupts nothing. When it stops,
// measure_between() measures the routes around its start and its goal.
void pass_figure(const Play& play, PlayerId player, FigureId figure, FigurePlace to);
void measure_between(const Play& play, FigureId figure, FigurePlace from);
// Back to the supply, with what it carries; its counters start anew.
void remove_figure(const Play& play,
                   PlayerId player,
                   FigureId figure,
                   FigurePlace to = FigurePlace());
// Puts figures in the hold of the corner that no longer fit back to the supply.
void empty_hold(const Play& play, PlayerId player, CornerId corner);

}  // namespace hexholm
