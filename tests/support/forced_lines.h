// Which lines of a journal nobody has chosen.
#pragma once

#include <vector>

#include "engine/game/game.h"
#include "engine/journal/timeline.h"
#include "engine/session/forced_answer.h"

namespace hexholm::test {

// One for each line. REQUIRES: the lines can be played.
inline std::vector<bool> forced_lines(const Rulebook& book,
                                      const GameSeed& seed,
                                      const std::vector<RecordedAction>& lines) {
    std::vector<bool> forced;
    State state = start_game(book, seed);
    Timeline timeline(book, state, seed);
    for (const RecordedAction& line : lines) {
        forced.push_back(!line.is_undo() && forced_answer(book, state) == line.action);
        if (line.is_undo()) {
            timeline.take_back(line.taken_back);
            state = timeline.state_at(timeline.size());
        } else if (!timeline.play(line, state).ok()) {
            break;
        }
    }
    forced.resize(lines.size());
    return forced;
}

}  // namespace hexholm::test
