// Lessons within the program: chosen on the title screen, given at a table, played on as a game.
#include "src/app/run/app.h"

namespace hexholm::app {

// Players who have begun no lesson and no game yet are offered the lessons first.
bool App::learns_first() const {
    return !lessons_.empty() && lessons_.untouched() && unfinished_.empty();
}

// Opens the list of lessons. If there is only one lesson, and it was never begun, it begins at
// once.
void App::open_lessons() {
    problem_.clear();
    const std::vector<ui::LessonRow> rows = lessons_.rows();
    if (rows.size() == 1 && rows.front().step == 0 && !rows.front().done)
        begin_lesson(0, 0);
    else
        page_ = Page::lessons;
}

void App::begin_lesson(std::size_t lesson, std::size_t step) {
    open_beside(lessons_.rows()[lesson].title, lessons_.load(lesson, step));
}

void App::draw_lessons(ui::Desk& desk) {
    const ui::LessonListWish wish = ui::draw_lesson_list(desk, lessons_.rows(), memory_.lessons);
    if (wish.close) page_ = Page::none;
    if (wish.go_on) begin_lesson(*wish.go_on, lessons_.next_step(*wish.go_on));
    if (wish.anew) begin_lesson(*wish.anew, 0);
}

void App::keep_lesson() {
    if (!room_ || !room_->setup().lesson) return;
    const Lesson& lesson = *room_->setup().lesson;
    lessons_.reach(lesson.id, room_->lesson_steps_done(), lesson.steps.size());
}

}  // namespace hexholm::app
