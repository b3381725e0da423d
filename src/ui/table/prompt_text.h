// The sentence at the top of the window: whose turn it is and what is asked of whom.
#pragma once

#include <string>

#include "src/ui/table/table.h"

namespace hexholm::ui {

struct PromptLine {
    std::string text;
    PlayerId player;      // whose colour it has
    bool urgent = false;  // the viewer is asked
    std::string help;     // a sentence more; may be empty
};
PromptLine prompt_line(const Table& table);

// "Anna wins!", "Anna and Ben win!" or "Nobody has won".
std::string victory_text(const Table& table);

// Whether the rules wait for an answer of the viewer.
bool is_asked(const Table& table);

// What the viewer points at now, in a question or for an action; none when no mod wants anything.
PickId picked_now(const Table& table);

// The zone whose stacks the numbers of this pick stand for: the one that it names, or the only one that
// has as many stacks as there are numbers from 1 on. None: they are numbers.
ZoneId stacks_of(const Content& content, PickId pick);

// Whether the question of now is answered by a click on a pile.
bool asks_for_pile(const Table& table);

// What a step asks of the viewer now besides what lies on the table; null when it asks nothing.
const Ask* asked_now(const Table& table);
// The title of a pick, or words for the kind of thing that it is about.
std::string pick_title(const Content& content, PickId pick);

// The title of an action of this kind: "Build road".
std::string kind_title(const Content& content, ActionKindId kind);

}  // namespace hexholm::ui
