#include "src/app/modes/open_table.h"

#include "engine/session/puzzle_table.h"

#include "src/app/modes/lesson_mode.h"
#include "src/app/modes/puzzle_mode.h"
#include "src/app/modes/replay_mode.h"
#include "src/app/play/play_mode.h"

namespace hexholm::app {

// The session may be anything; its mode knows what it is.
template <class Mode, class Table>
static Result<OpenedTable> opened_for(Result<std::unique_ptr<Table>> table) {
    if (!table) return table.problem();
    Table* const game = table.value().get();
    return OpenedTable{std::move(table.value()), [game](const RoomParts& parts) {
                           return std::make_unique<Mode>(parts, *game);
                       }};
}

Result<OpenedTable> open_table(const RoomSetup& setup) {
    const SessionSetup asked = table_of(setup);
    if (setup.lesson)
        return opened_for<LessonMode>(LessonTable::open(asked, setup.lesson, setup.lesson_step));
    if (setup.puzzle) return opened_for<PuzzleMode>(open_puzzle(asked, setup.puzzle->set));
    if (!setup.replay.empty()) return opened_for<ReplayMode>(Replay::open(asked, setup.replay));
    auto table =
        setup.played.empty() ? FullSession::start(asked) : FullSession::resume(asked, setup.played);
    if (!table) return table.problem();
    return OpenedTable{std::move(table.value()),
                       [](const RoomParts& parts) { return std::make_unique<PlayMode>(parts); }};
}

}  // namespace hexholm::app
