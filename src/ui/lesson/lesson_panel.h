// What a lesson says: a sheet of paper beside what it speaks of, with the ways on and back.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "src/ui/lesson/lesson_pointer.h"
#include "src/ui/table/layout.h"

namespace hexholm::ui {

enum class LessonWish { none, next, back, leave, play_on };

enum class LessonTask {
    watch,  // what others do
    read,   // and go on
    act,    // something must be done
    end     // nothing comes any more
};

// A button in place of the usual ways on and back.
struct LessonWay {
    std::string name;
    std::string label;
    bool is_main = false;
    bool enabled = true;
};

struct LessonModel {
    std::string_view title;
    std::string text;
    std::string nudge;  // to who has tried something else; empty: nobody has
    std::size_t step = 0;
    std::size_t steps = 0;
    LessonTask task = LessonTask::read;
    std::vector<LessonWay> ways{};  // none, or two: they are told as `back` and `next`
};

// The parts of the screen that must stay visible.
struct LessonView {
    std::vector<LessonTarget> targets;
    Rect line;                     // what is asked of whom; empty: nothing
    Rect dialog;                   // an open one; empty: none
    std::span<const ImVec2> land;  // dots of the window where land, harbours and dice lie
};

// Where the paper stands; it moves only for a reason.
struct LessonMemory {
    std::size_t usual = 0;  // the place that is kept free for it
    std::size_t place = 0;
};

// Keeps a place free beside the other panels that are drawn by now, so that the board is laid beside it.
// It is large enough for this text, and the same for the whole lesson: the board moves for no step.
void keep_lesson_room(Desk& desk,
                      const Layout& layout,
                      const std::string& longest_text,
                      LessonMemory& memory);

LessonWish draw_lesson(Desk& desk,
                       const Layout& layout,
                       const LessonModel& model,
                       const LessonView& view,
                       LessonMemory& memory);

}  // namespace hexholm::ui
