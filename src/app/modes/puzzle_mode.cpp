#include "src/app/modes/puzzle_mode.h"

#include <algorithm>
#include <vector>

#include "src/app/play/table_control.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

static constexpr double kBetweenActions_s = 0.7;
static constexpr int kCertain = 1000;

// The longest of the texts.
static std::string task() {
    return std::string(
        ui::tr("It is your turn. After which turn are you most likely to win? Build, buy and trade "
               "with the bank, then end your turn. Nobody trades with you this time."));
}

PuzzleMode::PuzzleMode(const RoomParts& parts, FullSession& game)
    : RoomMode(parts), game_(game), judge_(game.rulebook()), puzzle_(at_table().set.puzzle) {
    puzzle_.chance = judge_.chance_after(game_.state(), puzzle_.player, puzzle_.best);
    puzzle_.usual = std::min(puzzle_.usual, puzzle_.chance);
}

bool PuzzleMode::is_over() const {
    const State& state = game_.state();
    return state.stage == Stage::over || state.active != puzzle_.player ||
           (at_table().shows_best && done() >= puzzle_.best.size());
}

// The chances after the actions of the turn so far, including answers of others.
int PuzzleMode::reached_now() {
    const std::size_t first = at_table().set.before.size();
    std::vector<Action> row;
    for (std::size_t at = first; at < game_.timeline().size(); ++at) {
        const Action& action = game_.timeline().actions()[at].action;
        if (game_.rulebook().verb(action.kind) == Verb::end_turn) break;
        row.push_back(action);
    }
    return judge_.chance_after(game_.timeline().state_at(first), puzzle_.player, row);
}

void PuzzleMode::step() {
    if (!is_over()) {
        reached_ = kNothing;
        if (!at_table().shows_best || show().busy() || show().clock_s() < next_shown_s_) return;
        next_shown_s_ = show().clock_s() + kBetweenActions_s;
        game_.submit(puzzle_.best[done()]);
    } else if (reached_ == kNothing) {
        reached_ = reached_now();
    }
}

// Games of a hundred that are won.
static std::string percent(int thousandths) {
    constexpr int kToPercent = 10;
    return std::to_string((thousandths + kToPercent / 2) / kToPercent);
}

ui::LessonModel PuzzleMode::model() const {
    ui::LessonModel model = {.title = ui::tr("Find the turn"),
                             .text = task(),
                             .nudge = {},
                             .step = at_table().number,
                             .steps = at_table().count};
    ui::LessonWay again = {.name = "puzzle_again",
                           .label = std::string(ui::tr("Start over#a puzzle")),
                           .enabled = done() > 0};
    ui::LessonWay best = {.name = "puzzle_best",
                          .label = std::string(ui::tr("Show me#the best turn"))};
    const ui::LessonWay next = {
        .name = "puzzle_next", .label = std::string(ui::tr("Next puzzle")), .is_main = true};
    const std::string chance = percent(puzzle_.chance);
    if (at_table().shows_best) {
        again.label = ui::tr("Try it#a puzzle");
        again.enabled = true;
        model.text = is_over() ? ui::tr(
                                     "This is the best turn that is known. After it you win {1} "
                                     "of 100 games; the player of this game chose a turn with {2}.",
                                     {chance, percent(puzzle_.usual)})
                               : std::string(ui::tr("Watch the best turn that is known."));
        model.ways = {again, next};
    } else if (reached_ == kNothing || show().busy()) {
        model.ways = {again, best};
    } else if (is_solved()) {
        model.nudge = ui::tr("Solved!");
        model.text = reached_ == kCertain
                         ? std::string(ui::tr("You have won the game in this turn."))
                         : ui::tr(
                               "After this turn you win {1} of 100 games; the player of this "
                               "game chose a turn with {2}.",
                               {percent(reached_), percent(puzzle_.usual)});
        model.ways = {again, next};
    } else {
        again.label = ui::tr("Try again#a puzzle");
        again.is_main = true;
        model.nudge = ui::tr("There is a better turn.");
        model.text = ui::tr("After this turn you win {1} of 100 games. A better turn makes it {2}.",
                            {percent(reached_), chance});
        model.ways = {again, best};
    }
    return model;
}

void PuzzleMode::keep_room(ui::Desk& desk, const ui::Layout& layout) {
    ui::keep_lesson_room(desk, layout, task(), memory().lesson);
}

void PuzzleMode::draw(ui::Desk& desk, const ui::DrawnGame& drawn, RoomWish& wish) {
    const ui::LessonView view = {{}, drawn.line, desk.dialog, eye().seen_land()};
    switch (ui::draw_lesson(desk, drawn.layout, model(), view, memory().lesson)) {
        case ui::LessonWish::back: wish.puzzle = PuzzleWant::again; break;
        case ui::LessonWish::next:
            wish.puzzle =
                at_table().shows_best || is_solved() ? PuzzleWant::next : PuzzleWant::best;
            break;
        case ui::LessonWish::leave: wish.leave = true; break;
        default: break;
    }
}

}  // namespace hexholm::app
