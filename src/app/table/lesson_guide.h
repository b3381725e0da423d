// Where somebody who follows a lesson must click next, and where the things are that it speaks of.
#pragma once

#include <string>
#include <vector>

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"
#include "engine/lua/lessons/lesson.h"

#include "src/input/draft.h"
#include "src/ui/lesson/lesson_pointer.h"
#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::app {

// How far the player has come with what he is doing.
struct GuideSetting {
    const Rulebook& book;
    const State& state;
    const ui::TableMemory& memory;
    const input::ActionDraft& draft;
};

// The hotspot that leads towards this action of the learner; "place_0" for a place on the board, of which
// only the wanted one can be chosen.
std::string next_click(const GuideSetting& setting, const Action& wanted);

// Which dialog an action is done in; none: no dialog.
ui::Dialog dialog_of(Verb verb);
// A dialog by the name that lessons give it.
ui::Dialog dialog_named(std::string_view name);

// A hotspot of this frame; false when there is none to be seen.
bool find_spot(const ui::Desk& desk, const std::string& name, ui::Rect& rect);
// The places of the parts of the screen in this frame.
struct ScreenParts {
    const ui::Layout& layout;
    ui::Rect line;  // that says what is asked; empty: nothing is
    ui::Rect dice;
};
// A part of the screen as lessons name it; an empty list when it is not there now.
std::vector<ui::Rect> part_of_screen(const ui::Desk& desk,
                                     const ScreenParts& parts,
                                     const std::string& name);

}  // namespace hexholm::app
