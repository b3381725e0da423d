#include "engine/session/lesson_table.h"

#include <algorithm>
#include <utility>

#include "engine/game/game.h"
#include "engine/session/replay.h"

namespace hexholm {
namespace {

// The course is watched as a replay is, and stops wherever the learner has to do the next thing.
class TaughtTable final : public LessonTable {
public:
    TaughtTable(std::shared_ptr<const Lesson> lesson, std::unique_ptr<Replay> course)
        : lesson_(std::move(lesson)), course_(std::move(course)) {}

    const Rulebook& rulebook() const override { return course_->rulebook(); }
    const std::vector<Seat>& seats() const override { return course_->seats(); }
    const GameSeed& seed() const override { return course_->seed(); }
    View view(PlayerId viewer) const override { return course_->view(viewer); }
    const State& state() const override { return course_->state(); }
    const Timeline& timeline() const override { return course_->timeline(); }
    const History& history() const override { return course_->history(); }
    PlayerMask to_act() const override { return course_->to_act(); }
    void legal(PlayerId player, ActionList& list) const override;
    Refusal check(const Action& action) const override;
    Refusal why_not(PlayerId player, ActionKindId kind) const override;
    Refusal submit(const Action& action, Failures failures) override;
    UndoOffer undo_offer(PlayerId /*player*/) const override { return {}; }
    UndoOffer undo(PlayerId /*player*/) override { return {}; }
    std::optional<ModTrouble> take_trouble() override { return std::nullopt; }
    bool poll_full(std::int64_t now_ms, FullUpdate& update) override;
    void let_bots_act(bool allowed) override { flows_ = allowed; }
    Status move_journal(const std::string& path) override { return course_->move_journal(path); }

    const Lesson& lesson() const override { return *lesson_; }
    std::size_t step() const override { return step_; }
    bool is_ready() const override {
        return is_over() || course_->position() >= lesson_->steps[step_].ready;
    }
    Action wanted() const override;
    void hurry() override;
    void next() override;
    void go_to(std::size_t step) override;

private:
    bool is_over() const { return step_ >= lesson_->steps.size(); }

    std::shared_ptr<const Lesson> lesson_;
    std::unique_ptr<Replay> course_;
    std::size_t step_ = 0;
    bool flows_ = true;  // others may act; until the client says so again after a step
};

Action TaughtTable::wanted() const {
    if (is_over() || !is_ready() || !lesson_->steps[step_].acts) return {};
    return lesson_->course[lesson_->steps[step_].ready];
}

// Only what the lesson wants; kinds with goods stand as a template, as in every list of legal actions.
void TaughtTable::legal(PlayerId player, ActionList& list) const {
    list.clear();
    const Action action = wanted();
    if (action.kind.is_none() || action.player != player) return;
    ActionList all;
    course_->legal(player, all);
    for (const Action& one : all)
        if (one == action || (one.kind == action.kind && is_template(rulebook(), one)))
            list.push_back(one);
}

Refusal TaughtTable::check(const Action& action) const {
    if (wanted().kind.is_some() && action == wanted()) return {};
    return {Reason::not_now, {}, 0};
}

Refusal TaughtTable::why_not(PlayerId player, ActionKindId kind) const {
    const Refusal refusal = course_->why_not(player, kind);
    const Action action = wanted();
    const bool wants = action.kind.is_some() && action.kind == kind && action.player == player;
    return refusal.ok() && !wants ? Refusal{Reason::not_now, {}, 0} : refusal;
}

Refusal TaughtTable::submit(const Action& action, Failures /*failures*/) {
    const Refusal refusal = check(action);
    if (refusal.ok()) next();
    return refusal;
}

bool TaughtTable::poll_full(std::int64_t now_ms, FullUpdate& update) {
    if (course_->poll_full(now_ms, update)) return true;
    if (!flows_ || is_ready()) return false;
    course_->advance();
    return course_->poll_full(now_ms, update);
}

void TaughtTable::hurry() {
    flows_ = false;
    while (!is_ready())
        course_->advance();
}

void TaughtTable::next() {
    if (is_over()) return;
    flows_ = false;  // what comes next is watched from its beginning
    while (course_->position() < lesson_->steps[step_].end())
        course_->advance();
    ++step_;
}

void TaughtTable::go_to(std::size_t step) {
    step_ = step;
    flows_ = false;
    course_->jump(lesson_->steps[step].ready);
}

}  // namespace

Result<std::unique_ptr<LessonTable>> LessonTable::open(SessionSetup setup,
                                                       std::shared_ptr<const Lesson> lesson,
                                                       std::size_t step) {
    std::vector<RecordedAction> actions;
    for (const Action& action : lesson->course)
        actions.push_back({.action = action, .digest = {}});
    Result<std::unique_ptr<Replay>> course = Replay::open(std::move(setup), actions);
    if (!course) return course.problem();
    if (course.value()->problem()) return *course.value()->problem();
    const std::size_t last = lesson->steps.size() - 1;
    std::unique_ptr<LessonTable> table =
        std::make_unique<TaughtTable>(std::move(lesson), std::move(course.value()));
    if (step > 0) table->go_to(std::min(step, last));
    return table;
}

}  // namespace hexholm
