// What somebody could do, in words.
#pragma once

#include <string>
#include <vector>

#include "src/ui/table/shown_advice.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

// "Build road (Hills 6, Fields 9)"; of an answer what it says to the question that the viewer is asked: "Choose 2".
std::string action_words(const Table& table, const Action& action);
// The words for a row of actions; the end of the turn is named only when there is nothing else.
std::string row_words(const Table& table, const TurnRow& row);
// "34%", of thousandths.
std::string chance_words(int thousandths);

// The places of the board that the action names; figures, too.
std::vector<input::Place> places_of(const Content& content, const Action& action);
// Where each of these begins, or leads to at once; nothing for what begins nowhere.
std::vector<input::Place> first_places(const Content& content, const std::vector<Advice>& best);

}  // namespace hexholm::ui
