#include "src/app/new_game/lesson_shelf.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "engine/files/text_file.h"
#include "engine/lua/lessons/lesson.h"

#include "src/app/new_game/new_game.h"
#include "src/platform/paths.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

// The bots of a game that goes on after a lesson: the player is a beginner.
static constexpr const char* kLessonLevel = "easy";

LessonShelf::LessonShelf(const Catalogue& catalogue, std::string folder)
    : catalogue_(catalogue), folder_(std::move(folder)) {
    load();
    refresh();
}

// A lesson with mistakes is not offered; hexholm-cli check tells its author.
void LessonShelf::refresh() {
    drafts_.clear();
    std::vector<Problem> mistakes;
    for (const ModFolder& mod : catalogue_.mods()) {
        if (!catalogue_.is_offered(mod)) continue;
        for (LessonDraft& draft : read_lessons(mod, mistakes))
            drafts_.push_back(std::move(draft));
    }
}

std::vector<ui::LessonRow> LessonShelf::rows() const {
    std::vector<ui::LessonRow> rows;
    for (const LessonDraft& draft : drafts_) {
        ui::LessonRow row;
        row.title = ui::tr_of(draft.mod, draft.title);
        row.help = ui::tr_of(draft.mod, draft.help);
        row.steps = draft.steps.size();
        if (const auto found = reached_.find(draft.id); found != reached_.end()) {
            row.step = found->second.step;
            row.done = found->second.done;
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::size_t LessonShelf::find(const std::string& id) const {
    const auto found = std::find_if(drafts_.begin(), drafts_.end(),
                                    [&](const LessonDraft& draft) { return draft.id == id; });
    return static_cast<std::size_t>(found - drafts_.begin());
}

std::size_t LessonShelf::next_step(std::size_t lesson) const {
    const auto found = reached_.find(drafts_[lesson].id);
    if (found == reached_.end() || found->second.step + 1 >= drafts_[lesson].steps.size()) return 0;
    return found->second.step;
}

static Result<RoomSetup> table_of_lesson(const LessonDraft& draft,
                                         const std::vector<ModFolder>& mods,
                                         std::size_t step) {
    auto settled = play_out_lesson(draft, mods);
    if (!settled) return settled.problem();
    RoomSetup setup;
    setup.lesson = settled.value();
    setup.lesson_step = std::min(step, setup.lesson->steps.size() - 1);
    setup.content = setup.lesson->content;
    setup.seed = setup.lesson->seed;
    for (std::size_t at = 0; at < static_cast<std::size_t>(setup.content->players); ++at) {
        Seat seat;
        seat.name = seat_name(at);
        if (PlayerId(at) != Lesson::kLearner) seat.bot = kLessonLevel;
        seat.color = at < setup.content->seat_colors.size() ? setup.content->seat_colors[at] : 0;
        setup.seats.push_back(seat);
    }
    return setup;
}

RoomLoad LessonShelf::load(std::size_t lesson, std::size_t step) const {
    return [draft = drafts_[lesson], mods = catalogue_.mods(), step] {
        return table_of_lesson(draft, mods, step);
    };
}

void LessonShelf::reach(const std::string& id, std::size_t step, std::size_t steps) {
    const auto known = reached_.find(id);
    Progress now = known == reached_.end() ? Progress() : known->second;
    now.step = step;
    now.done |= step + 1 >= steps;
    if (known != reached_.end() && known->second == now) return;
    reached_[id] = now;
    save();
}

static std::string lesson_file_in(const std::string& folder) {
    return folder + "/lessons.txt";
}

// Lines "base:first_steps 12" or "base:first_steps 12 done"; what is damaged is passed over.
void LessonShelf::load() {
    if (folder_.empty()) return;
    for (const std::string& line : lines_of_file(lesson_file_in(folder_))) {
        std::istringstream words(line);
        std::string id;
        std::string done;
        Progress progress;
        if (!(words >> id >> progress.step)) continue;
        words >> done;
        progress.done = done == "done";
        reached_[id] = progress;
    }
}

// A file that cannot be written is no loss worth a word.
void LessonShelf::save() const {
    if (folder_.empty() || !platform::make_folder(folder_)) return;
    std::ofstream file(lesson_file_in(folder_));
    for (const auto& [id, progress] : reached_)
        file << id << ' ' << progress.step << (progress.done ? " done" : "") << '\n';
}

}  // namespace hexholm::app
