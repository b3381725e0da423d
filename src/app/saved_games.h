// The games on disk: where a new one is written, and which one can be gone on with.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/journal/reader.h"
#include "engine/lua/plan.h"
#include "engine/session/session.h"

namespace hexholm::app {

// A file name in the folder for a game that starts now; makes the folder. Empty when that fails.
std::string new_journal_path(const std::string& folder);

// A journal with the content it was played with.
struct SavedGame {
    std::string path;
    JournalHeader header;
    std::shared_ptr<const Content> content;
    std::vector<RecordedAction> actions;
    bool torn = false;  // its last line was cut and is left out
};
Result<SavedGame> load_saved(const std::string& path, const std::vector<std::string>& mod_roots);

// Whether nothing but mods is in the way of the game.
bool is_mendable(const std::string& path, const std::vector<ModFolder>& mods);

// The seats as they sat at that table.
std::vector<Seat> seats_of(const JournalHeader& header);

// The youngest journal that is not finished; empty when there is none. "Finished" is known from a
// file of the same name with ".done" behind it, so that no journal must be played to know it.
std::string last_unfinished(const std::string& folder);
void mark_finished(const std::string& journal_path);

// One line that says which game it is: "Anna, Ben and 2 bots, turn 12".
std::string describe_saved(const std::string& path);

}  // namespace hexholm::app
