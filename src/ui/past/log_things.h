// The words of a line of the log as they are painted: names, goods, dice, pictures and text.
#pragma once

#include <optional>

#include "src/ui/cards/card_facts.h"
#include "src/ui/table/table.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

// The line in the order of the player's language: parts of the sentence, and words at its places.
std::vector<LogWord> words_in_order(const LogLine& line);

float log_word_width(const Painter& painter, const Table& table, const LogWord& word);
// About the middle `y`; gives the width in pixels.
float draw_log_word(
    Painter& painter, const Table& table, const LogWord& word, float x, float y, float alpha);

// What the line shows large, where it tells of a card or of something else that was turned over, found or won.
std::optional<CardInfo> sheet_of_line(const Table& table, const LogLine& line);
// Title and help of what a line is about, if it is about something with a rule of its own.
std::string help_of_line(const Content& content, const LogLine& line);

}  // namespace hexholm::ui
