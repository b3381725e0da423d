// Why something cannot be done, as a sentence.
#pragma once

#include <string>

#include "src/ui/table/table.h"

namespace hexholm::ui {

// Why the viewer cannot do anything of this kind, or with this verb, now; empty when he can, or where
// nobody knows.
std::string why_not_text(const Table& table, ActionKindId kind);
std::string why_not_text(const Table& table, Verb verb);

// The reason for a refusal as a sentence, with what is missing.
std::string refusal_text(const Content& content, const Refusal& refusal);

}  // namespace hexholm::ui
