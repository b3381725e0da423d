// Where a life of the monkey begins: at the title, at any table, in a lesson, or in the midst of a saved game.
#pragma once

#include <string>

#include "engine/base/random.h"

#include "src/app/run/arguments.h"
#include "src/platform/paths.h"

namespace hexholm::monkey {

// What the program is started with; a saved game that it needs is played at random and written first.
app::Arguments any_beginning(const platform::Paths& paths, Random& chance);

// As words of a command line, to be told.
std::string words_of(const app::Arguments& arguments);

}  // namespace hexholm::monkey
