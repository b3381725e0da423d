// How many actions a player can have to choose from at one time, counted from what is declared.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/content/content.h"

namespace hexholm {

// The most ways to do one kind of action.
struct KindWays {
    ActionKindId kind;
    std::size_t ways = 0;
};

// The actions of a phase, or the answers to a question.
struct ActionWays {
    std::string subject;          // "the phase 'main'", for messages
    std::size_t ways = 0;         // in all
    std::vector<KindWays> kinds;  // the most first
};

// The longest of all lists. No list of a game is longer, whatever happens in it. REQUIRES: action
// kinds and board are there.
ActionWays longest_list(const Content& content);

// How many things there are to point at, before any filter or function.
std::size_t candidates_of(const Content& content, const Pick& pick);

}  // namespace hexholm
