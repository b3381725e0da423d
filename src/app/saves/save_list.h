// The saved games, for the screen that lists them: quickly what their files say by
// themselves, then, one after the other, what only reading them whole can tell.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/game/core/rulebook.h"
#include "engine/game/turn/accord.h"
#include "engine/journal/header.h"

#include "src/app/mods/catalogue.h"
#include "src/app/saves/save_about.h"
#include "src/app/saves/saved_games.h"
#include "src/platform/errand.h"
#include "src/ui/shelves/saves_screen.h"

namespace hexholm::app {

class SaveList {
public:
    SaveList(const Catalogue& catalogue, GamePlaces places);

    // Looks at the files again, newest games first. `playing` lies on the table behind the screen.
    void reread(const std::string& playing);
    // Looks into games that were not looked into yet, one after the other beside the picture; false when nothing is
    // left to do. To be called once a frame.
    bool step();
    // Whether step() does it itself, for a few milliseconds; see platform::Errand.
    void wait(bool on) { looking_.wait(on); }
    void finish() { looking_.finish(); }

    const std::vector<ui::SaveEntry>& entries() const { return entries_; }
    const std::string& path(std::size_t at) const { return entries_[at].place; }

private:
    // The rules of a game, the same for all games that ask for the same; or why they are not here, and today's, by which
    // it may have gone the same way.
    struct Rules {
        std::shared_ptr<const Content> content;
        std::unique_ptr<Rulebook> book;
        std::optional<Problem> problem;

        Result<std::vector<RecordedAction>> lines_of(const JournalText& journal) const;
    };

    ui::SaveEntry entry_for(const std::string& path, const std::string& playing) const;
    std::string name_of(const std::string& scenario) const;  // in the language in use
    void describe(const JournalHeader& header, ui::SaveEntry& entry) const;
    // The result of looking at a game.
    struct Look {
        ui::SaveState state = ui::SaveState::closed;
        std::optional<Problem> problem;
        std::optional<SaveAbout> about;  // where the one beside the journal did not do
        std::optional<AccordKind> end = std::nullopt;  // that was agreed on
    };
    using Shelf = std::map<std::string, Rules>;  // by what a head says of them

    void begin_look();
    void take(const Look& look);
    static Look look_into(const std::string& path,
                          ui::SaveState before,
                          const std::vector<std::string>& mod_roots,
                          Shelf& shelf);
    static const Rules& rules_for(const JournalHeader& header,
                                  const std::vector<std::string>& mod_roots,
                                  Shelf& shelf);

    const Catalogue& catalogue_;
    GamePlaces places_;
    std::vector<ui::SaveEntry> entries_;
    std::size_t looked_ = 0;        // into so many, from the front
    std::shared_ptr<Shelf> rules_;  // of whoever is looking
    platform::Errand<Look> looking_;
};

}  // namespace hexholm::app
