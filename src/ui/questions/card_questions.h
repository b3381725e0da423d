// Questions that are answered with cards: of goods, of the own hand, of what lies open.
#pragma once

#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

void draw_good_choice(Desk& desk, const Layout& layout, const Table& table, Intents& intents);
// The viewer's own cards, one of each kind.
void draw_card_choice(Desk& desk, const Layout& layout, const Table& table, Intents& intents);
// Cards to look at; the button below says that they have been seen.
void draw_opened_cards(Desk& desk, const Layout& layout, const Table& table, Intents& intents);
// A window in which cards can be played; it opens for many who hold none.
void draw_reactions(Desk& desk, const Layout& layout, const Table& table, Intents& intents);

}  // namespace hexholm::ui
