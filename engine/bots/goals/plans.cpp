#include "engine/bots/goals/plans.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "engine/base/check.h"
#include "engine/bots/worth/declared.h"
#include "engine/game/asking/mod_actions.h"
#include "engine/game/asking/prompt.h"
#include "engine/game/game.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/travel/cargo.h"
#include "engine/game/view/view.h"

namespace hexholm {
namespace {

constexpr std::uint64_t kSeedOfPlans = 0x706C616E;
constexpr int kMostFollowed = 6;  // to one action
constexpr int kPlanned = 8;       // actions of one kind that is saved for
constexpr int kPlannedAnswers = 3;
constexpr int kPlannedFar = 4;  // of one that cannot be paid for yet by far
constexpr int kFarAnswers = 2;
constexpr int kSamples = 6;             // of what depends on chance or on others
constexpr int kMostOfOthers = 12;       // answers of others to one action
constexpr int kStepsTried = 6;          // of figures of a kind, after an action
constexpr int kLostGame = 20 * kPoint;  // somebody else has won, or nobody

// The goods that are missing come from the bank; false where it lacks some of them.
bool put_in_hand(const Play& play, PlayerId player, Bundle price) {
    for (const GoodId good : play.book.content().goods.ids()) {
        const int missing = std::max(0, price[good] - play.player(player).goods[good]);
        if (missing > play.state.bank[good]) return false;
        take_from_bank(play, player, good, missing);
    }
    return true;
}

// The phase in which the player could do it.
PhaseId phase_for(const Rulebook& book, ActionKindId kind) {
    for (const PhaseId phase : book.content().phases.ids())
        if (book.content().phases[phase].actions[kind.index()]) return phase;
    return PhaseId::none();
}

bool asks(const Rulebook& book, const State& state, PlayerId player) {
    return state.stage != Stage::over && state.frame_count > 0 && has(to_act(book, state), player);
}

}  // namespace

Planner::Planner(const Rulebook& book,
                 const State& now,
                 const Outlook& outlook,
                 const std::atomic<bool>* given_up)
    : book_(book),
      now_(now),
      me_(outlook.player),
      judge_(book, now, outlook),
      chance_{kSeedOfPlans, std::uint64_t{now.actions} << 16U},
      given_up_(given_up) {}

Plan Planner::follow(const Action& action, int width) {
    return follow_from(now_, action, width);
}

Plan Planner::best_of(const ActionList& legal, int most, int width) {
    HEX_CHECK(!legal.empty() && most > 0);
    const std::size_t tried = std::min<std::size_t>(legal.size(), static_cast<std::size_t>(most));
    std::optional<Plan> best;
    bool is_open = false;
    for (std::size_t at = 0; at < tried; ++at) {
        const Plan plan = follow(legal[at * legal.size() / tried], width);
        is_open |= is_open_;
        if (!best || (plan.wins && !best->wins) || plan.worth > best->worth) best = plan;
        if (best->wins) break;
    }
    if (!is_open || tried == 1) return *best;
    // One world could be a lucky one.
    best.reset();
    for (std::size_t at = 0; at < tried; ++at) {
        const Plan plan = on_average(legal[at * legal.size() / tried], width);
        if (!best || plan.worth > best->worth) best = plan;
    }
    return *best;
}

// What goods are left open is filled in once.
Plan Planner::on_average(const Action& action, int width) {
    Plan plan{action};
    int sum = 0;
    int samples = 0;
    do {
        State other = now_;
        other.random = {random_bits(kSeedOfPlans, static_cast<std::uint64_t>(samples)),
                        std::uint64_t{now_.actions} << 16U};
        const Plan tried = follow_from(other, plan.action, width);
        plan.action = tried.action;
        plan.goes_beyond |= tried.goes_beyond;
        sum += tried.worth;
        ++samples;
    } while (is_open_ && samples < kSamples);
    plan.worth = sum / samples;
    return plan;
}

Plan Planner::best_beyond(const ActionList& same, int most, int width) {
    HEX_CHECK(!same.empty() && most > 0);
    if (!best_step_now_) best_step_now_ = best_step(now_);
    looks_beyond_ = true;
    std::optional<Plan> best;
    for (const Action& action : likely({same.begin(), same.size()}, most)) {
        Plan plan = on_average(action, width);
        plan.worth -= *best_step_now_;
        plan.goes_beyond |= is_open_ && book_.verb(action.kind) == Verb::act;
        if (!best || plan.worth > best->worth) best = plan;
    }
    looks_beyond_ = false;
    return *best;
}

Plan Planner::best_likely(const ActionList& same, int most, int width) {
    HEX_CHECK(!same.empty() && most > 0);
    std::optional<Plan> best;
    for (const Action& action : likely({same.begin(), same.size()}, most)) {
        const Plan plan = follow(action, width);
        if (!best || plan.wins || plan.worth > best->worth) best = plan;
        if (plan.wins) break;
    }
    return *best;
}

std::optional<Plan> Planner::best_of_kind(ActionKindId kind, Bundle price, bool is_near) {
    State rich = now_;
    // Effects under way are ended before anything is bought, for they may be about something that
    // the purchase changes.
    rich.frames.fill({});
    rich.frame_count = 0;
    rich.phase = phase_for(book_, kind);
    if (rich.phase.is_none() || !put_in_hand({book_, rich, nullptr}, me_, price))
        return std::nullopt;
    list_kind(rich, kind);
    const int before = judge_.gain(rich) - judge_.worth_of_goods(price);
    std::optional<Plan> best;
    for (const Action& action :
         likely({list_.begin(), list_.size()}, is_near ? kPlanned : kPlannedFar)) {
        Plan plan = follow_from(rich, action, is_near ? kPlannedAnswers : kFarAnswers);
        plan.worth -= before;
        if (!best || plan.wins || plan.worth > best->worth) best = plan;
        if (plan.wins) break;
    }
    return best;
}

Plan Planner::follow_from(const State& state, const Action& action, int width) {
    HEX_CHECK(width >= 0 && action.player.is_some());
    Plan plan{action};
    is_open_ = false;
    if (given_up_ != nullptr && given_up_->load(std::memory_order_relaxed)) return plan;
    State after = state;
    const Action whole = complete_at_random(book_, state, action, chance_);
    if (apply(book_, after, whole, nullptr, Failures::passed_over)) {
        is_open_ = after.random != state.random;
        go_on(after, width, 0, plan);
    }
    plan.action = whole;
    return plan;
}

// Lets other players answer what they are asked before the effect ends. False when nobody else is
// asked.
bool Planner::let_others_answer(State& state) {
    bool any = false;
    for (int count = 0; count < kMostOfOthers && state.stage == Stage::play; ++count) {
        const PlayerMask asked = to_act(book_, state);
        if (state.frame_count == 0 || asked == 0 || has(asked, me_)) break;
        const PlayerId other(std::countr_zero(asked));
        legal_actions(book_, state, other, list_);
        if (list_.empty()) break;
        const Action answer = list_[chance_.below(static_cast<std::uint32_t>(list_.size()))];
        if (!apply(book_, state, complete_at_random(book_, state, answer, chance_), nullptr,
                   Failures::passed_over))
            break;
        any = true;
    }
    return any;
}

// The most worth that one more step of a figure adds.
int Planner::best_step(const State& state) {
    if (state.stage != Stage::play || state.frame_count > 0 || !has(to_act(book_, state), me_))
        return 0;
    legal_actions(book_, state, me_, list_);
    const Prospects prospects(book_, state, me_);
    int most = 0;
    for (std::size_t at = 0; at < list_.size();) {
        const std::size_t first = at;
        const ActionKindId kind = list_[first].kind;
        while (at < list_.size() && list_[at].kind == kind)
            ++at;
        if (book_.verb(kind) != Verb::travel) continue;
        for (const Action& step : likely({&list_[first], at - first}, kStepsTried)) {
            State after = state;
            if (!apply(book_, after, step, nullptr, Failures::passed_over)) continue;
            const int there = judge_.gain(after) - judge_.prospects().worth(after);
            const int here = judge_.gain(state) - judge_.prospects().worth(state);
            most = std::max(most, there + prospects.worth(after) - here - prospects.worth(state));
        }
    }
    return most;
}

void Planner::end_at(const State& state, Plan& plan) {
    plan.wins = state.stage == Stage::over && is_winner(state, me_);
    plan.worth = judge_.gain(state);
    if (state.stage == Stage::over && !plan.wins) plan.worth -= kLostGame;
    if (!looks_beyond_ || state.stage == Stage::over) return;
    // What stands in the way of figures may have changed.
    plan.worth += Prospects(book_, state, me_).worth(state) - judge_.prospects().worth(state);
    const int step = best_step(state);
    plan.worth += step;
    plan.goes_beyond |= step > best_step_now_.value_or(0);
}

// The best that can still come of it.
void Planner::go_on(const State& at, int width, int depth, Plan& plan) {
    HEX_CHECK(depth >= 0 && depth <= kMostFollowed);
    State state = at;
    if (let_others_answer(state)) is_open_ = plan.goes_beyond = true;
    if (depth == kMostFollowed || !asks(book_, state, me_)) return end_at(state, plan);
    legal_actions(book_, state, me_, list_);
    Prompt prompt;
    const bool of_action = current_prompt(book_, state, prompt) && prompt.of_action;
    std::optional<Plan> best;
    for (const Action& answer : likely({list_.begin(), list_.size()}, std::max(1, width))) {
        // An action that was begun is not taken back.
        if (of_action && book_.verb(answer.kind) == Verb::decline) continue;
        State after = state;
        Plan further = plan;
        if (!apply(book_, after, complete_at_random(book_, state, answer, chance_), nullptr,
                   Failures::passed_over))
            continue;
        is_open_ |= after.random != state.random;
        go_on(after, width / 2, depth + 1, further);
        if (!best || further.wins || further.worth > best->worth) best = further;
    }
    if (best)
        plan = *best;
    else
        end_at(state, plan);
}

void Planner::list_kind(const State& state, ActionKindId id) {
    HEX_CHECK(id.index() < book_.content().kinds.size());
    const ActionKind& kind = book_.content().kinds[id];
    list_.clear();
    if (kind.verb == Verb::build_figure)
        list_figure_places(book_, state, me_, id, FigureKindId(kind.subject), list_);
    else
        list_mod_action(book_, state, me_, id, ModActionId(kind.subject), list_);
}

// At most `most` actions of the list. Of a longer list it takes the goals of figures that their
// aims like best, and for the rest samples from all over the list.
Planner::Few Planner::likely(std::span<const Action> list, int most) const {
    HEX_CHECK(most > 0);
    const std::size_t wanted =
        std::min({list.size(), static_cast<std::size_t>(most), Few::capacity()});
    Few few;
    for (std::size_t at = 0; at < wanted; ++at) {
        const std::size_t first = at * list.size() / wanted;
        const std::size_t end = (at + 1) * list.size() / wanted;
        std::size_t best = first;
        int liked = liking(list[first]);
        for (std::size_t other = first + 1; liked >= 0 && other < end; ++other)
            if (const int more = liking(list[other]); more > liked) {
                best = other;
                liked = more;
            }
        few.push_back(list[best]);
    }
    return few;
}

// How a figure's aims like where the action takes it; less than 0: that is unknown.
int Planner::liking(const Action& action) const {
    const ActionKind& kind = book_.content().kinds[action.kind];
    const bool goes = kind.verb == Verb::travel;
    if (!goes && kind.verb != Verb::build_figure && kind.verb != Verb::place_figure) return -1;
    const FigureKindId figures(kind.subject);
    if (!judge_.prospects().aims().has_aim(figures)) return -1;
    const std::uint64_t cargo = goes ? cargo_kinds(book_, now_, FigureId(action.args[0])) : 0;
    return judge_.prospects().aims().worth_at(now_, figures, action.args[goes ? 1 : 0], cargo);
}

}  // namespace hexholm
