#include "src/app/modes/lesson_mode.h"

#include <algorithm>

#include "src/anim/places/places.h"
#include "src/app/play/table_control.h"
#include "src/app/table/lesson_guide.h"
#include "src/scene/pick.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

static constexpr std::string_view kAdvicePart = "advice";
static constexpr scene::Color kLessonMark = {1.0f, 0.78f, 0.16f};

LessonMode::LessonMode(const RoomParts& parts, LessonTable& table)
    : RoomMode(parts), table_(table), seen_(show().setup().lesson_step) {}

void LessonMode::begin() {
    if (show().setup().lesson_step > 0) show_step();
}

const LessonStep* LessonMode::current() const {
    if (table_.step() >= table_.lesson().steps.size()) return nullptr;
    return &table_.lesson().steps[table_.step()];
}

ui::LessonTask LessonMode::task() const {
    const LessonStep* step = current();
    if (step != nullptr && !table_.is_ready()) return ui::LessonTask::watch;
    if (step == nullptr || step == &table_.lesson().steps.back()) return ui::LessonTask::end;
    return step->acts || !step->opens.empty() ? ui::LessonTask::act : ui::LessonTask::read;
}

static bool is_about_advice(const LessonStep& step) {
    return step.opens == kAdvicePart ||
           std::ranges::any_of(step.points, [](const LessonPoint& point) {
               return point.place == PlaceKind::none && point.part == kAdvicePart;
           });
}

// Advice is shown only in steps about it; in all others the lesson itself says what to do.
bool LessonMode::advises() const {
    const LessonStep* step = current();
    return step != nullptr && is_about_advice(*step);
}

ui::Dialog LessonMode::needed_dialog() const {
    const LessonStep* step = current();
    if (step == nullptr) return ui::Dialog::none;
    if (step->acts)
        return dialog_of(content().kinds[table_.lesson().course[step->ready].kind].verb);
    const bool stays = control().memory().dialog == ui::Dialog::advice && step->opens.empty();
    return stays && is_about_advice(*step) ? ui::Dialog::advice : ui::Dialog::none;
}

// Once a step: what was open for the last one is put away, unless this one needs it.
void LessonMode::step() {
    const LessonStep* step = current();
    if (step == nullptr) return;
    const bool opened =
        !step->opens.empty() && control().memory().dialog == dialog_named(step->opens);
    if (opened && table_.is_ready() && !show().busy()) go_forward();
    if (table_.step() == seen_) return;
    seen_ = table_.step();
    nudge_.clear();
    control().ask_again();
    const ui::Dialog needed = needed_dialog();
    if (control().memory().dialog != needed) control().memory().dialog = ui::Dialog::none;
    if (needed != ui::Dialog::trade) control().memory().trade = {};
}

// Ends what others do at once; if they do nothing, ends the step.
void LessonMode::go_forward() {
    const ui::LessonTask now = task();
    if (now == ui::LessonTask::end) return;
    show().presenter().skip();
    if (now == ui::LessonTask::watch)
        table_.hurry();
    else
        table_.next();
    show().show_updates(Pace::last);
    control().forget_choices();
}

// Shows a step at once, from the past: the lesson tells how it came about, and does not play it.
void LessonMode::show_step() {
    show().presenter().skip();
    show().show_updates(Pace::at_once);
    show().pull_told();
    show().tell_past(table_.state().actions);
}

void LessonMode::go_back() {
    if (table_.step() == 0) return;
    table_.go_to(table_.step() - 1);
    show_step();
    control().memory() = ui::TableMemory();
    control().forget_choices();
}

bool LessonMode::command(input::Command command) {
    using input::Command;
    const ui::LessonTask now = task();
    const bool on = command == Command::choose || command == Command::roll;
    if (now == ui::LessonTask::end && command == Command::choose) {
        control().wish().play_on = true;
        return true;
    }
    const bool reads = now == ui::LessonTask::read || now == ui::LessonTask::watch;
    if (reads && (on || command == Command::target_right)) {
        go_forward();
        return true;
    }
    if (command == Command::target_left && control().targets().empty()) {
        go_back();
        return true;
    }
    return false;
}

std::string LessonMode::words(const std::string& english) const {
    std::vector<std::string_view> names;
    for (const Seat& seat : show().setup().seats)
        names.push_back(seat.name);
    return ui::tr_of(table_.lesson().mod, english, names);
}

std::string LessonMode::longest_words() const {
    std::string longest;
    for (const LessonStep& step : table_.lesson().steps)
        if (std::string text = words(step.text); text.size() > longest.size())
            longest = std::move(text);
    return longest;
}

void LessonMode::nudge() {
    const LessonStep* step = current();
    if (step == nullptr) return;
    if (!table_.is_ready() || show().busy())
        nudge_ = ui::tr("One moment, the other players are still taking their turns.");
    else if (!step->hint.empty())
        nudge_ = words(step->hint);
    else if (task() == ui::LessonTask::act)
        nudge_ = ui::tr("That comes later. First, follow the arrow.");
    else
        nudge_ = ui::tr("You don't need to do anything yet. Press the button below to continue.");
}

scene::Vec3 LessonMode::position_of(const LessonPoint& point) const {
    const Board& board = show().book().board();
    if (point.place == PlaceKind::tile) return anim::place_of(board, TileId(point.number));
    if (point.place == PlaceKind::corner) return anim::place_of(board, CornerId(point.number));
    return anim::place_of(board, EdgeId(point.number));
}

void LessonMode::mark(scene::Scene& scene) const {
    const LessonStep* step = current();
    if (step == nullptr || !table_.is_ready()) return;
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
            mark.heading_rad = anim::heading_of(show().book().board(), EdgeId(point.number));
        scene.marks.push_back(mark);
    }
}

void LessonMode::add_points(ui::Desk& desk,
                            const ui::DrawnGame& drawn,
                            std::vector<ui::LessonTarget>& targets) const {
    for (const LessonPoint& point : current()->points) {
        if (point.place == PlaceKind::none) {
            const ScreenParts parts = {drawn.layout, drawn.line, eye().bowl(desk)};
            for (const ui::Rect rect : part_of_screen(desk, parts, point.part))
                targets.push_back({rect, true});
            continue;
        }
        const auto seen =
            scene::project(eye().now(), {desk.width, desk.height}, position_of(point));
        const float radius = desk.u(point.place == PlaceKind::tile ? 24.0f : 12.0f);
        if (seen)
            targets.push_back(
                {{seen->x - radius, seen->y - radius, 2 * radius, 2 * radius}, false});
    }
}

std::vector<ui::LessonTarget> LessonMode::targets(ui::Desk& desk,
                                                  const ui::DrawnGame& drawn) const {
    std::vector<ui::LessonTarget> targets;
    const LessonStep* step = current();
    if (step == nullptr || !table_.is_ready() || show().busy()) return targets;
    const Action wanted = table_.wanted();
    std::string click = step->opens;
    if (wanted.kind.is_some())
        click = next_click({show().book(), table_.state(), control().memory(), control().draft()},
                           wanted);
    ui::Rect rect;
    bool found = !click.empty() && find_spot(desk, click, rect);
    // If no figure can be clicked yet, the button of its move comes first.
    if (!found && wanted.kind.is_some()) {
        click = content().kinds[wanted.kind].name;
        found = find_spot(desk, click, rect);
    }
    if (found) {
        const bool place = click.rfind("place_", 0) == 0;
        targets.push_back({place ? rect.inset(-desk.u(12)) : rect, !place});
    }
    add_points(desk, drawn, targets);
    return targets;
}

void LessonMode::keep_room(ui::Desk& desk, const ui::Layout& layout) {
    ui::keep_lesson_room(desk, layout, longest_words(), memory().lesson);
}

void LessonMode::draw(ui::Desk& desk, const ui::DrawnGame& drawn, RoomWish& wish) {
    const LessonStep* step = current();
    if (step == nullptr) return;
    if (desk.refused) nudge();
    const ui::LessonTask now = task();
    const ui::LessonModel model = {.title = ui::tr_of(table_.lesson().mod, table_.lesson().title),
                                   .text = now == ui::LessonTask::watch
                                               ? std::string(ui::tr("Watch the other players …"))
                                               : words(step->text),
                                   .nudge = nudge_,
                                   .step = table_.step(),
                                   .steps = table_.lesson().steps.size(),
                                   .task = now};
    const ui::LessonView view = {targets(desk, drawn), drawn.line, desk.dialog, eye().seen_land()};
    switch (ui::draw_lesson(desk, drawn.layout, model, view, memory().lesson)) {
        case ui::LessonWish::next: go_forward(); break;
        case ui::LessonWish::back: go_back(); break;
        case ui::LessonWish::leave: wish.leave = true; break;
        case ui::LessonWish::play_on: wish.play_on = true; break;
        default: break;
    }
}

RoomSetup LessonMode::to_play_on(PlayerId /*seat*/) const {
    RoomSetup setup = show().setup();
    setup.lesson = nullptr;
    setup.lesson_step = 0;
    const std::size_t done = show().state().actions;
    const auto& course = table_.lesson().course;
    for (std::size_t at = 0; at < std::min(done, course.size()); ++at)
        setup.played.push_back({.action = course[at], .digest = {}});
    return setup;
}

}  // namespace hexholm::app
