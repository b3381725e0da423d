// How a saved game comes to a table.
#include "engine/journal/journal_file.h"

#include "src/app/play/game_room.h"
#include "src/app/saves/saved_games.h"

namespace hexholm::app {

Result<RoomSetup> setup_from_saved(const std::string& path,
                                   bool watch,
                                   const std::vector<std::string>& mod_roots) {
    if (!watch && journal_in_use(path))
        return Problem{path, /*tr*/ "this game is being played in another window",
                       /*tr*/ "the screen of saved games offers a copy of it"};
    Result<SavedGame> saved = load_saved(path, mod_roots);
    if (!saved) return saved.problem();
    RoomSetup setup;
    setup.content = saved.value().content;
    setup.seed = saved.value().header.seed;
    setup.seats = seats_of(saved.value().header);
    setup.watch = watch;
    setup.torn = saved.value().torn;
    if (watch) {
        setup.replay = std::move(saved.value().actions);
    } else {
        setup.played = std::move(saved.value().actions);
        setup.journal_path = path;
    }
    return setup;
}

}  // namespace hexholm::app
