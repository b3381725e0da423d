// Plays a lesson from its first step to its last: what is left can be taught.
#include "engine/base/check.h"
#include "engine/game/game.h"
#include "engine/lua/lessons/lesson_words.h"
#include "engine/lua/loading/loader.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

class Course {
public:
    Course(const LessonDraft& draft, std::shared_ptr<const Content> content)
        : draft_(draft), book_(content), words_(*content) {
        lesson_.id = draft.id;
        lesson_.mod = draft.mod;
        lesson_.title = draft.title;
        lesson_.help = draft.help;
        lesson_.content = std::move(content);
        lesson_.seed = static_cast<std::uint64_t>(draft.seed);
        state_ = start_game(book_, lesson_.seed);
    }

    Result<std::shared_ptr<const Lesson>> play() {
        for (std::size_t at = 0; at < draft_.steps.size(); ++at) {
            const Status done = step(draft_.steps[at]);
            if (done) continue;
            return Problem{
                draft_.where,
                linked("lesson " + in_quotes(draft_.id) + ", step " + std::to_string(at + 1), ": ",
                       done.problem().what),
                done.problem().remedy};
        }
        return std::shared_ptr<const Lesson>(std::make_shared<Lesson>(std::move(lesson_)));
    }

private:
    Status step(const LessonStepDraft& from) {
        LessonStep step;
        step.text = from.text;
        step.hint = from.hint;
        step.opens = from.opens;
        step.begin = lesson_.course.size();
        Result<std::vector<LessonPoint>> points = words_.points(from.points_at);
        if (!points) return points.problem();
        step.points = std::move(points.value());
        for (const Tree& tree : from.first.items)
            if (const Status done = carry_out(tree, true); !done) return done;
        step.ready = lesson_.course.size();
        HEX_CHECK(step.begin <= step.ready);
        step.acts = from.act.type != Tree::Type::nothing;
        if (step.acts && !step.opens.empty())
            return Problem{"", "has both 'act' and 'opens'", "make two steps of it"};
        if (step.acts)
            if (const Status done = carry_out(from.act, false); !done) return done;
        lesson_.steps.push_back(std::move(step));
        return Done{};
    }

    Status carry_out(const Tree& tree, bool has_seat) {
        const Result<Action> action = words_.action(tree, has_seat);
        if (!action) return action.problem();
        const Refusal refusal = check(book_, state_, action.value());
        const bool done = refusal.ok() && apply(book_, state_, action.value());
        if (done) {
            lesson_.course.push_back(action.value());
            return Done{};
        }
        const Reason reason = refusal.ok() ? Reason::mod_failed : refusal.reason;
        return Problem{"",
                       "player " + std::to_string(action.value().player.index() + 1) + ": " +
                           in_quotes(book_.content().kinds[action.value().kind].name) +
                           " is refused: " + std::string(reason_text(reason)),
                       "every action of a lesson must be allowed when it is its turn"};
    }

    const LessonDraft& draft_;
    Rulebook book_;
    LessonWords words_;
    State state_{};
    Lesson lesson_;
};

}  // namespace

Result<std::shared_ptr<const Lesson>> play_out_lesson(const LessonDraft& draft,
                                                      const std::vector<ModFolder>& library) {
    const Result<GamePlan> plan =
        plan_game(library, {{}, draft.scenario, draft.mods, draft.options, draft.players});
    if (!plan)
        return Problem{draft.where,
                       linked("lesson " + in_quotes(draft.id), ": ", plan.problem().what),
                       plan.problem().remedy};
    std::vector<Problem> problems;
    std::shared_ptr<const Content> content = load_content(plan.value(), problems);
    if (content == nullptr)
        return problems.empty() ? Problem{draft.where, "the game cannot be loaded", ""}
                                : problems.front();
    return Course(draft, std::move(content)).play();
}

}  // namespace hexholm
