// The games on disk: where a new one is written, and which one can be gone on with.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/journal/reader.h"
#include "engine/lua/mods/plan.h"
#include "engine/session/full_session.h"

namespace hexholm::app {

inline constexpr const char* kJournalEnding = ".journal";

// Where games lie: in a folder of their own, but for those that were moved out of it, which may be full
// or gone; of the last of these the folder of settings knows.
struct GamePlaces {
    std::string games;
    std::string config;
};
// The journals in the folder, in no order.
std::vector<std::string> known_journals(const GamePlaces& places);
std::vector<std::string> journals_elsewhere(const GamePlaces& places);
void remember_elsewhere(const GamePlaces& places, const std::string& journal_path);

// A file name in the folder for a game that starts now; makes the folder.
std::string new_journal_path(const std::string& folder);

// A journal with the content it was played with.
struct SavedGame {
    std::string path;
    JournalHeader header;
    std::shared_ptr<const Content> content;
    std::vector<RecordedAction> actions;
    bool torn = false;  // its last line was cut and is left out
};
// Loads a saved game. When its mods have changed since, it is played by today's rules if they lead
// to the same game.
Result<SavedGame> load_saved(const std::string& path, const std::vector<std::string>& mod_roots);

// Today's rules for such a game, whatever has changed since it was begun.
Result<std::shared_ptr<const Content>> content_of_today(const JournalHeader& header,
                                                        const std::vector<std::string>& mod_roots);
// The lines of the journal by these rules; nullopt when the game goes another way by them.
std::optional<std::vector<RecordedAction>> lines_by(const std::shared_ptr<const Content>& content,
                                                    const JournalText& journal);
// The rules that it was played with, or why they are not here; `where` leads the message.
Result<std::shared_ptr<const Content>> content_of(const JournalHeader& header,
                                                  const std::vector<std::string>& mod_roots,
                                                  const std::string& where);

// Whether nothing but mods is in the way of the game.
bool is_mendable(const std::string& path, const std::vector<ModFolder>& mods);

// Whether something in the middle of it was changed or lost; what stands before is sound.
bool is_damaged(const std::string& path);

// The seats as they sat at that table.
std::vector<Seat> seats_of(const JournalHeader& header);

// The youngest of these journals that is not finished; empty when there is none. "Finished" is known
// from a file of the same name with ".done" behind it, so that no journal must be played to know it.
std::string last_unfinished(const std::vector<std::string>& journals);
std::string finished_mark(const std::string& journal_path);
void mark_finished(const std::string& journal_path);

// The journals of a folder, in no order.
std::vector<std::string> saved_journals(const std::string& folder);
// Whether the name was made by new_journal_path() and not by the player.
bool is_named_by_itself(const std::string& journal_path);
// The wish without what may not stand in the name of a game; empty when nothing is left of it.
std::string sound_name(const std::string& wish);

// Rename and remove a saved game with the files beside its journal. Games that are being played are
// left alone.
Result<std::string> rename_saved(const std::string& journal_path, const std::string& name);
Status remove_saved(const std::string& journal_path);
// The journal alone, to a file that does not exist yet.
Status copy_saved(const std::string& journal_path, const std::string& to);
// A whole journal that came from elsewhere, as a finished game.
Status put_finished(const std::string& journal_path, const std::string& text);
// The sound part of a damaged journal as a new one; its path.
Result<std::string> rescue_saved(const std::string& journal_path);
// Keeps so many finished and so many unfinished games that the player has not named, and deletes
// older ones; games in which nobody has done anything go too. How many were deleted.
int prune_saved(const std::string& folder, int keep);

// One line that says which game it is: "Anna, Ben and 2 bots, turn 12".
std::string describe_saved(const std::string& path);

}  // namespace hexholm::app
