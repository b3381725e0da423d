#include "src/app/modes/open_table.h"

#include "engine/session/puzzle_table.h"

#include "src/app/modes/lesson_mode.h"
#include "src/app/modes/puzzle_mode.h"
#include "src/app/modes/replay_mode.h"
#include "src/app/play/play_mode.h"

namespace hexholm::app {

Result<OpenedTable> open_table(const RoomSetup& setup) {
    OpenedTable opened;
    if (setup.lesson) {
        auto table = LessonTable::open(table_of(setup), setup.lesson, setup.lesson_step);
        if (!table) return table.problem();
        LessonTable* const lesson = table.value().get();
        opened.make_mode = [lesson](const RoomParts& parts) {
            return std::make_unique<LessonMode>(parts, *lesson);
        };
        opened.session = std::move(table.value());
        return opened;
    }
    if (setup.puzzle) {
        auto table = open_puzzle(table_of(setup), setup.puzzle->set);
        if (!table) return table.problem();
        FullSession* const game = table.value().get();
        opened.make_mode = [game](const RoomParts& parts) {
            return std::make_unique<PuzzleMode>(parts, *game);
        };
        opened.session = std::move(table.value());
        return opened;
    }
    if (!setup.replay.empty()) {
        auto table = Replay::open(table_of(setup), setup.replay);
        if (!table) return table.problem();
        Replay* const replay = table.value().get();
        opened.make_mode = [replay](const RoomParts& parts) {
            return std::make_unique<ReplayMode>(parts, *replay);
        };
        opened.session = std::move(table.value());
        return opened;
    }
    auto table = setup.played.empty() ? FullSession::start(table_of(setup))
                                      : FullSession::resume(table_of(setup), setup.played);
    if (!table) return table.problem();
    opened.make_mode = [](const RoomParts& parts) { return std::make_unique<PlayMode>(parts); };
    opened.session = std::move(table.value());
    return opened;
}

}  // namespace hexholm::app
