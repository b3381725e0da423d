// The puzzles to choose from, by game, and which of them are solved.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "src/ui/parts/scroll_area.h"

namespace hexholm::ui {

struct PuzzleCell {
    int actions = 0;  // of the best turn
    bool is_solved = false;
};

struct PuzzleGroup {
    std::string title;
    std::vector<PuzzleCell> cells;
};

struct PuzzleListModel {
    std::vector<PuzzleGroup> groups;
    bool may_search = false;  // there are own games that nobody has looked through
    std::string searched;     // what is being done, or has come of it; empty: nothing
};

struct PuzzleListWish {
    struct Place {
        std::size_t group = 0;
        std::size_t cell = 0;
    };
    bool close = false;
    bool search = false;  // own games
    std::optional<Place> open;
};

PuzzleListWish draw_puzzle_list(Desk& desk, const PuzzleListModel& model, Scroll& scroll);

}  // namespace hexholm::ui
