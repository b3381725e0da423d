// The game that the command line asks for.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "src/app/mods/catalogue.h"
#include "src/app/mods/mod_choices.h"
#include "src/app/new_game/lesson_shelf.h"
#include "src/app/play/room_setup.h"
#include "src/app/run/arguments.h"
#include "src/platform/paths.h"

namespace hexholm::app {

// The folders of mods. With `dev` the folder in which an author stands beside his mod comes first.
std::vector<std::string> mod_roots(const platform::Paths& paths, bool dev);
// What the player has chosen among them. Without a screen nothing is remembered, so that the same input gives the same
// picture.
std::string choices_folder(const Arguments& arguments, const platform::Paths& paths);

// Whether a game shall be on the table at once, and whether it is written down as a new one.
bool asks_for_game(const Arguments& arguments);
bool asks_for_new_game(const Arguments& arguments);

// What loads it; a problem that can be told at once. `journal`: into which a new one is written; empty: none.
// REQUIRES: asks_for_game()
Result<RoomLoad> asked_game(const Arguments& arguments,
                            const Catalogue& catalogue,
                            const LessonShelf& lessons,
                            const std::string& journal);
// The name of the game, as far as it is known before it is loaded.
std::string asked_title(const Arguments& arguments,
                        const Catalogue& catalogue,
                        const LessonShelf& lessons);

// The code with which the program ends when it cannot do what was asked for: 2 if the arguments are
// to blame.
int exit_code_of(const Problem& problem);

// The problem of the new game that is asked for, if the arguments are at fault and no mod is.
std::optional<Problem> wrong_arguments(const Arguments& arguments, const platform::Paths& paths);

}  // namespace hexholm::app
