// Tells the author of a mod, while the game is in play, why its new rules are not in force.
#pragma once

#include <string>
#include <vector>

#include "src/ui/theme/painter.h"

namespace hexholm::ui {

struct ReloadMistake {
    std::string where;   // "my_mod/main.lua:12"; may be empty
    int line = 0;        // of the source text; 0: none
    std::string source;  // the line itself
    std::string what;
    std::string remedy;
};

struct ReloadNews {
    enum class Kind {
        broken,  // the files cannot be loaded
        misfit   // something that was done is not possible with them
    };
    Kind kind = Kind::broken;
    std::string title;
    std::vector<ReloadMistake> mistakes;  // the first few
    std::size_t more = 0;                 // that are not listed
    std::string outcome;                  // what becomes of the game
};

enum class ReloadWish { none, hide, go_on_before, keep_old, new_game };

// Over the table, which stays in use unless there is something to decide.
ReloadWish draw_reload(Desk& desk, const ReloadNews& news);

}  // namespace hexholm::ui
