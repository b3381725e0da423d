// The lessons that the mods on this machine bring, and how far the player has come in each.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "src/app/game_room/game_room.h"
#include "src/app/mods/catalogue.h"
#include "src/ui/lesson/lesson_list.h"

namespace hexholm::app {

class LessonShelf {
public:
    // Progress is kept in a file of this folder; empty: it is not kept.
    LessonShelf(const Catalogue& catalogue, std::string folder);

    // The catalogue has changed, or the language.
    void refresh();
    // The rows of a list, in the order of the catalogue.
    std::vector<ui::LessonRow> rows() const;
    bool empty() const { return drafts_.empty(); }
    // Whether no lesson has been begun yet.
    bool untouched() const { return reached_.empty(); }
    // The place of a lesson; the number of lessons when there is none.
    std::size_t find(const std::string& id) const;
    const std::string& id(std::size_t lesson) const { return drafts_[lesson].id; }
    // Where the player goes on; the first step of a lesson that he has finished.
    std::size_t next_step(std::size_t lesson) const;

    // What sets up the table at which it is given, beginning with this step.
    RoomLoad load(std::size_t lesson, std::size_t step) const;
    // The player has come to this step of so many; written down when that is news.
    void reach(const std::string& id, std::size_t step, std::size_t steps);

private:
    struct Progress {
        std::size_t step = 0;
        bool done = false;  // once, whatever came later
        bool operator==(const Progress&) const = default;
    };
    void load();
    void save() const;

    const Catalogue& catalogue_;
    std::string folder_;
    std::vector<LessonDraft> drafts_;
    std::map<std::string, Progress> reached_;
};

}  // namespace hexholm::app
