// What the help page tells of a game: its title, its options, and what is not as usual.
#pragma once

#include "src/anim/places/looks.h"
#include "src/app/mods/catalogue.h"
#include "src/ui/screens/rules_page.h"

namespace hexholm::app {

// The title of a game in the player's language; the id of a scenario that is not there.
std::string title_of_game(const Catalogue& catalogue, const std::string& scenario);

// What the help page tells of a game that is played or planned. REQUIRES: the arguments outlive the
// result.
ui::GameToTell game_to_tell(const Catalogue& catalogue,
                            const Content& content,
                            const anim::Looks& looks);

}  // namespace hexholm::app
