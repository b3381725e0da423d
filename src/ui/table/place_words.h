// Places of the board in words: by the land around them.
#pragma once

#include <string>

#include "src/ui/table/table.h"

namespace hexholm::ui {

// "Hills 6, Fields 9"; empty on a table of cards, whose places have no land around them.
std::string place_words(const Table& table, const input::Place& place);

}  // namespace hexholm::ui
