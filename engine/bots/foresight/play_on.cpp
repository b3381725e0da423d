#include "engine/bots/foresight/play_on.h"

#include <algorithm>
#include <bit>

#include "engine/base/check.h"

namespace hexholm {
namespace {

constexpr std::int64_t kCertain = std::int64_t{1} << kScoreBits;
constexpr int kCostOfPlacing = 4;  // actions: in the set-up all of the land is looked at
constexpr int kMostAnswers = 8;    // to one action of a row

// The temper of players who are played on: they make no offers, since the answers of others are not
// known.
constexpr Temper silent() {
    Temper temper;
    temper.skill.offers = 0;
    return temper;
}

}  // namespace

PlayOn::PlayOn(const Rulebook& book, const JudgeWeights& weights, int most_actions, int turn_budget)
    : book_(book),
      most_actions_(most_actions),
      habits_(silent()),
      judge_(book, weights),
      search_(book, weights, turn_budget) {}

void PlayOn::begin(const std::atomic<bool>* given_up) {
    given_up_ = given_up;
    search_.heed(given_up);
    habits_.heed(given_up);
    played_ = 0;
}

bool PlayOn::is_stopped() const {
    return played_ + kCostOfPlacing > most_actions_ ||
           (given_up_ != nullptr && given_up_->load(std::memory_order_relaxed));
}

void PlayOn::note_played(int actions) {
    played_ += actions;
    HEX_CHECK(played_ <= most_actions_);
}

void PlayOn::act(State& world, PlayerId player, Random& chance) {
    view_.viewer = player;
    view_.state = world;
    const int cost = world.stage == Stage::setup ? kCostOfPlacing : 1;
    apply(book_, world, habits_.decide(book_, view_, legal_, chance));
    note_played(cost);
}

void PlayOn::follow(const TurnRow& row, PlayerId me, State& world, Random& chance) {
    for (const Action& action : row) {
        for (int answers = 0; answers < kMostAnswers; ++answers) {
            if (world.stage == Stage::over || is_stopped()) return;
            if (check(book_, world, action).ok() || world.frame_count == 0) break;
            if (!has(to_act(book_, world), me)) break;
            legal_actions(book_, world, me, legal_);
            act(world, me, chance);
        }
        if (!check(book_, world, action).ok()) continue;
        apply(book_, world, action);
        note_played();
    }
}

void PlayOn::settle(State& world, int most, Random& chance) {
    for (int answers = 0; answers < most && world.frame_count > 0; ++answers) {
        if (world.stage == Stage::over || is_stopped()) return;
        const PlayerId player(std::countr_zero(to_act(book_, world)));
        legal_actions(book_, world, player, legal_);
        act(world, player, chance);
    }
}

bool PlayOn::may_end_turn(const State& world, PlayerId me) const {
    return world.active == me && world.frame_count == 0 &&
           std::ranges::any_of(legal_, [&](const Action& action) {
               return book_.verb(action.kind) == Verb::end_turn;
           });
}

std::optional<std::int64_t> PlayOn::chance_after(State& world,
                                                 PlayerId me,
                                                 int turns,
                                                 Random& chance) {
    int begun = 0;  // of his turns
    std::uint16_t turn = 0;
    while (!is_stopped()) {
        if (world.stage == Stage::over) return is_winner(world, me) ? kCertain : 0;
        if (turns == 0 && world.stage == Stage::play) {
            judge_.look_from(world, me);
            return chance_of(judge_.odds(world));
        }
        const PlayerId player(std::countr_zero(to_act(book_, world)));
        legal_actions(book_, world, player, legal_);
        HEX_CHECK(!legal_.empty());
        if (player == me && may_end_turn(world, me) && (begun == 0 || world.turn != turn)) {
            turn = world.turn;
            if (++begun == turns) return planned_chance(world, me);
        }
        act(world, player, chance);
    }
    return std::nullopt;
}

std::optional<std::int64_t> PlayOn::planned_chance(const State& world, PlayerId me) {
    if (played_ + search_.budget() > most_actions_) return std::nullopt;
    search_.best(world, me);
    note_played(search_.looked_at());
    return chance_of(search_.best_odds());
}

}  // namespace hexholm
