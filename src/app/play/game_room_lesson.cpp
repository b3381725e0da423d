// A game room in which a lesson is given: what is said, what is pointed at, and the ways on and back.
#include <algorithm>

#include "src/anim/places/places.h"
#include "src/app/play/game_room.h"
#include "src/app/table/lesson_guide.h"
#include "src/scene/pick.h"
#include "src/ui/table/prompt_text.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

static constexpr scene::Color kLessonMark = {1.0f, 0.78f, 0.16f};

const LessonStep* GameRoom::lesson_step() const {
    if (lesson_ == nullptr || lesson_->step() >= lesson_->lesson().steps.size()) return nullptr;
    return &lesson_->lesson().steps[lesson_->step()];
}

std::size_t GameRoom::lesson_steps_done() const {
    return lesson_ == nullptr ? 0 : lesson_->step();
}

ui::LessonTask GameRoom::lesson_task() const {
    const LessonStep* step = lesson_step();
    if (step != nullptr && !lesson_->is_ready()) return ui::LessonTask::watch;
    if (step == nullptr || step == &lesson_->lesson().steps.back()) return ui::LessonTask::end;
    return step->acts || !step->opens.empty() ? ui::LessonTask::act : ui::LessonTask::read;
}

// Once a step: what was open for the last one is put away, unless this one needs it.
void GameRoom::step_lesson() {
    const LessonStep* step = lesson_step();
    if (step == nullptr) return;
    const bool opened = !step->opens.empty() && memory_.dialog == dialog_named(step->opens);
    if (opened && lesson_->is_ready() && !presenter_->busy()) lesson_next();
    if (lesson_->step() == lesson_seen_) return;
    lesson_seen_ = lesson_->step();
    nudge_.clear();
    stale_ = true;
    step = lesson_step();
    const bool acts = step != nullptr && step->acts;
    const ui::Dialog needed =
        acts ? dialog_of(content().kinds[lesson_->lesson().course[step->ready].kind].verb)
             : ui::Dialog::none;
    if (memory_.dialog != needed) memory_.dialog = ui::Dialog::none;
    if (needed != ui::Dialog::trade) memory_.trade = {};
}

// What others do is over at once; else the step is.
void GameRoom::lesson_next() {
    const ui::LessonTask task = lesson_task();
    if (task == ui::LessonTask::end) return;
    presenter_->skip();
    if (task == ui::LessonTask::watch)
        lesson_->hurry();
    else
        lesson_->next();
    Update update;
    while (session_->poll(0, update)) {
        presenter_->skip();  // of several things only the last one is watched
        presenter_->push(update);
    }
    forget_choices();
}

void GameRoom::lesson_back() {
    if (lesson_->step() == 0) return;
    lesson_->go_to(lesson_->step() - 1);
    presenter_->skip();
    Update update;
    while (session_->poll(0, update))
        presenter_->push(update);
    presenter_->skip();
    pull_told();
    tell_past(session_->state().actions);
    memory_ = ui::TableMemory();
    forget_choices();
}

// True when the key means something to the lesson.
bool GameRoom::lesson_command(input::Command command) {
    using input::Command;
    const ui::LessonTask task = lesson_task();
    const bool on = command == Command::choose || command == Command::roll;
    if (task == ui::LessonTask::end && command == Command::choose) {
        pending_.play_on = true;
        return true;
    }
    const bool reads = task == ui::LessonTask::read || task == ui::LessonTask::watch;
    if (reads && (on || command == Command::target_right)) {
        lesson_next();
        return true;
    }
    if (command == Command::target_left && targets_.empty()) {
        lesson_back();
        return true;
    }
    return false;
}

std::string GameRoom::lesson_words(const std::string& english) const {
    std::vector<std::string_view> names;
    for (const Seat& seat : setup_.seats)
        names.push_back(seat.name);
    return ui::tr_of(lesson_->lesson().mod, english, names);
}

// Who tries something else is told kindly what the lesson waits for.
void GameRoom::nudge() {
    const LessonStep* step = lesson_step();
    if (step == nullptr) return;
    if (!lesson_->is_ready() || presenter_->busy())
        nudge_ = ui::tr("One moment, the others are still playing.");
    else if (!step->hint.empty())
        nudge_ = lesson_words(step->hint);
    else if (lesson_task() == ui::LessonTask::act)
        nudge_ = ui::tr("That comes later. First do what the arrow shows.");
    else
        nudge_ = ui::tr("You need not do anything yet. Read on with the button below.");
}

void GameRoom::refuse(const Refusal& refusal) {
    if (lesson_ != nullptr)
        nudge();
    else
        toast(ui::refusal_text(content(), refusal));
}

scene::Vec3 GameRoom::position_of(const LessonPoint& point) const {
    const Board& board = session_->rulebook().board();
    if (point.place == PlaceKind::tile) return anim::place_of(board, TileId(point.number));
    if (point.place == PlaceKind::corner) return anim::place_of(board, CornerId(point.number));
    return anim::place_of(board, EdgeId(point.number));
}

void GameRoom::mark_lesson(scene::Scene& scene) const {
    const LessonStep* step = lesson_step();
    if (step == nullptr || !lesson_->is_ready()) return;
    for (const LessonPoint& point : step->points) {
        if (point.place == PlaceKind::none) continue;
        scene::Mark mark;
        mark.position = position_of(point);
        mark.color = kLessonMark;
        mark.shape = point.place == PlaceKind::tile     ? scene::MarkShape::tile
                     : point.place == PlaceKind::corner ? scene::MarkShape::corner
                                                        : scene::MarkShape::edge;
        if (point.place == PlaceKind::tile && !scene.tiles.empty())
            scene.tiles[static_cast<std::size_t>(point.number)].highlight = 0.5f;
        if (point.place == PlaceKind::edge)
            mark.heading_rad = anim::heading_of(session_->rulebook().board(), EdgeId(point.number));
        scene.marks.push_back(mark);
    }
}

void GameRoom::add_lesson_points(ui::Desk& desk,
                                 const ui::DrawnGame& drawn,
                                 std::vector<ui::LessonTarget>& targets) const {
    for (const LessonPoint& point : lesson_step()->points) {
        if (point.place == PlaceKind::none) {
            const ScreenParts parts = {drawn.layout, drawn.line, bowl(desk)};
            for (const ui::Rect rect : part_of_screen(desk, parts, point.part))
                targets.push_back({rect, true});
            continue;
        }
        const auto seen =
            scene::project(camera_.camera(1), {desk.width, desk.height}, position_of(point));
        const float radius = desk.u(point.place == PlaceKind::tile ? 24.0f : 12.0f);
        if (seen)
            targets.push_back(
                {{seen->x - radius, seen->y - radius, 2 * radius, 2 * radius}, false});
    }
}

std::vector<ui::LessonTarget> GameRoom::lesson_targets(ui::Desk& desk,
                                                       const ui::DrawnGame& drawn) const {
    std::vector<ui::LessonTarget> targets;
    const LessonStep* step = lesson_step();
    if (step == nullptr || !lesson_->is_ready() || presenter_->busy()) return targets;
    const Action wanted = lesson_->wanted();
    std::string click = step->opens;
    if (wanted.kind.is_some())
        click = next_click({session_->rulebook(), session_->state(), memory_, draft_}, wanted);
    ui::Rect rect;
    if (!click.empty() && find_spot(desk, click, rect)) {
        const bool place = click.rfind("place_", 0) == 0;
        targets.push_back({place ? rect.inset(-desk.u(12)) : rect, !place});
    }
    add_lesson_points(desk, drawn, targets);
    return targets;
}

void GameRoom::draw_lesson(ui::Desk& desk, const ui::DrawnGame& drawn, RoomWish& wish) {
    const LessonStep* step = lesson_step();
    if (step == nullptr) return;
    if (desk.refused) nudge();
    const ui::LessonTask task = lesson_task();
    const ui::LessonModel model = {
        .title = ui::tr_of(lesson_->lesson().mod, lesson_->lesson().title),
        .text = task == ui::LessonTask::watch ? std::string(ui::tr("Watch what the others do …"))
                                              : lesson_words(step->text),
        .nudge = nudge_,
        .step = lesson_->step(),
        .steps = lesson_->lesson().steps.size(),
        .task = task};
    const ui::LessonView view = {lesson_targets(desk, drawn), drawn.line, desk.dialog};
    switch (ui::draw_lesson(desk, drawn.layout, model, view, lesson_memory_)) {
        case ui::LessonWish::next: lesson_next(); break;
        case ui::LessonWish::back: lesson_back(); break;
        case ui::LessonWish::leave: wish.leave = true; break;
        case ui::LessonWish::play_on: wish.play_on = true; break;
        default: break;
    }
}

// The same table without a teacher: bots play where the course was written down.
RoomSetup GameRoom::setup_to_play_on() const {
    RoomSetup setup = setup_;
    setup.lesson = nullptr;
    setup.lesson_step = 0;
    const std::size_t done = presenter_->shown().state.actions;
    const auto& course = lesson_->lesson().course;
    for (std::size_t at = 0; at < std::min(done, course.size()); ++at)
        setup.played.push_back({.action = course[at], .digest = {}});
    return setup;
}

}  // namespace hexholm::app
