// The end of a game: who has won, and what everybody's points are made of.
#pragma once

#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

// Whether the sheet with everybody's points lies over the table.
bool shows_scores(const Table& table, const TableMemory& memory);

void draw_victory(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents);

// One source of points.
struct Score {
    std::string title;
    scene::ModelId icon = scene::kNoModel;
    int count = 0;
    int points = 0;
    DeckId deck = DeckId::none();  // of cards
};
std::vector<Score> scores_of(const Table& table, PlayerId player);

}  // namespace hexholm::ui
