#include "src/app/play/room_setup.h"

#include "engine/journal/journal_file.h"

#include "src/app/saves/saved_games.h"

namespace hexholm::app {

Result<RoomSetup> setup_from_saved(const std::string& path,
                                   bool watch,
                                   const std::vector<std::string>& mod_roots) {
    if (!watch && journal_in_use(path))
        return Problem{path, /*tr*/ "this game is being played in another window",
                       /*tr*/ "the Saved games screen offers a copy of it"};
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

SessionSetup table_of(const RoomSetup& setup) {
    SessionSetup table;
    table.content = setup.content;
    table.seed = setup.seed;
    table.seats = setup.seats;
    table.journal_path = setup.journal_path;
    table.bot_pause_ms = 0;  // the room paces the bots: it knows what is still being shown
    if (setup.fit_bots) setup.fit_bots(table);
    return table;
}

}  // namespace hexholm::app
