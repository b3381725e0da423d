// Why something is good, in words.
#pragma once

#include <string>

#include "src/ui/table/table.h"

namespace hexholm::ui {

// "brings 1 point; brings Ore on 5 of 36 rolls": at most so many, the most telling first.
std::string reason_words(const Table& table, const AdviceReasons& reasons, std::size_t most);
// The reasons as a sentence: at most so many, the most telling first.
std::string reason_sentence(const Table& table, const AdviceReasons& reasons, std::size_t most);

}  // namespace hexholm::ui
