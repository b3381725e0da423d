// Whether the values of a state, and numbers that mean the same elsewhere, are within their bounds.
#pragma once

#include "engine/game/core/state_rows.h"

namespace hexholm {

// The last number that can lie on a tile.
std::int64_t last_token(const Content& content);
// Is there such a place, as FigurePlace::bits() tells it?
bool is_figure_place(const Rulebook& book, std::int64_t bits);

// Is the value within the bounds of its row? `nth` as in value_in().
bool is_within(const Rulebook& book, const StateRow& row, std::size_t nth, std::int64_t value);

// The first value that is out of its bounds, as one line: "the row terrain has 200 at 7, ..."; empty: there is none.
std::string out_of_bounds(const Rulebook& book,
                          const std::vector<StateRow>& rows,
                          const State& state);

}  // namespace hexholm
