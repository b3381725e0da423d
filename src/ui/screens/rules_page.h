// The game that is played, told from its declarations and its author's words: goal, things, costs.
#pragma once

#include <string>
#include <vector>

#include "engine/content/content.h"

#include "src/anim/places/looks.h"
#include "src/ui/parts/scroll_area.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

// A game to tell of.
struct GameToTell {
    const Content& content;
    const anim::Looks& looks;
    std::string title;  // of the scenario, translated like the words about it
    std::string about;
    std::vector<std::string> changed;  // options that are not as usual, each with its value
};

// A thing with all that is to be said of it.
struct RuleRow {
    const Face* face = nullptr;  // of the first, where several things are told as one
    std::string title;
    scene::ModelId icon = scene::kNoModel;
    Bundle price;
    int points = 0;
};

// What gives points; then what mods beside the first one bring; then what that one has. Only things with
// words or a price.
std::vector<RuleRow> rows_with_points(const Content& content, const anim::Looks& looks);
std::vector<RuleRow> rows_of(const Content& content, const anim::Looks& looks, bool of_first_mod);

// Draws the rules in this area, which can be scrolled.
void draw_rules_page(Painter& painter, const GameToTell& game, Rect area, Scroll& scroll);

}  // namespace hexholm::ui
