// What somebody could do, and why, in words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "src/ui/table/shown_advice.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

// "Build road".
std::string action_words(const Table& table, const Action& action);
// Of a whole turn, one after the other; what ends it is named only where there is nothing else.
std::string row_words(const Table& table, const TurnRow& row);
// Why it is good: "+1 point", "Ore: 5 of 36 rolls". At most so many, the most telling first.
std::string reason_words(const Table& table, const AdviceReasons& reasons, std::size_t most);
// "34%", of thousandths.
std::string chance_words(int thousandths);

// The places of the board that the action names; figures, too.
std::vector<input::Place> places_of(const Content& content, const Action& action);

}  // namespace hexholm::ui
