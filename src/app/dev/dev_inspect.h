// Everything there is to know about a place, a player and the game, for the author of a mod.
#pragma once

#include <vector>

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"
#include "engine/session/session.h"

#include "src/input/draft.h"
#include "src/ui/dev/console.h"

namespace hexholm::app {

// `state` is a full one: nothing is hidden here.
struct Inspected {
    const Rulebook& book;
    const State& state;
    const std::vector<Seat>& seats;
};

std::vector<ui::ConsoleRow> rows_of_place(const Inspected& game, input::Place place);
std::vector<ui::ConsoleRow> rows_of_player(const Inspected& game, PlayerId player);
std::vector<ui::ConsoleRow> rows_of_game(const Inspected& game);

}  // namespace hexholm::app
