#include "engine/bots/advice/adviser.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/bots/judge/general_judge.h"

namespace hexholm {
namespace {

constexpr int kAdvisedPositions = 2000;  // of a turn
constexpr int kAdvisedActions = 12'000;  // that are played on
constexpr int kAdvisedAtEnd = 80;
constexpr int kThousand = 1000;

int in_thousandths(std::int64_t chance) {
    return static_cast<int>((chance * kThousand + (1 << (kScoreBits - 1))) >> kScoreBits);
}

bool has_verb(const Rulebook& book, const ActionList& legal, Verb verb) {
    return std::ranges::any_of(
        legal, [&](const Action& action) { return book.verb(action.kind) == verb; });
}

}  // namespace

bool Adviser::is_possible(const Rulebook& book) {
    return judge_for(book) != nullptr;
}

std::unique_ptr<Adviser> Adviser::make(const Rulebook& book) {
    auto weights = judge_for(book);
    return weights == nullptr ? nullptr : std::make_unique<Adviser>(book, std::move(weights));
}

Adviser::Adviser(const Rulebook& book, std::shared_ptr<const JudgeWeights> weights)
    : book_(book),
      weights_(std::move(weights)),
      judge_(book, *weights_),
      search_(book, *weights_, kAdvisedPositions),
      play_on_(book, *weights_, kAdvisedActions, kAdvisedAtEnd),
      reasons_(book) {}

void Adviser::heed(const std::atomic<bool>* given_up) {
    given_up_ = given_up;
    search_.heed(given_up);
}

std::vector<Advice> Adviser::best(const View& view, const ActionList& legal, Random& chance) {
    HEX_CHECK(view.viewer.is_some());
    found_.clear();
    const Random world_chance = chance;
    if (legal.size() > 1 && view.state.stage != Stage::over) {
        if (view.state.stage == Stage::setup)
            advise_places(view, legal, chance);
        else if (has_verb(book_, legal, Verb::end_turn) && view.state.frame_count == 0)
            advise_turn(view, chance);
        else if (view.state.frame_count > 0)
            advise_answers(view, legal, chance);
    }
    std::vector<Advice> told;
    for (const Candidate& one : found_) {
        Random same = world_chance;
        const State before = imagine(book_, view, same);
        State after = before;
        play_on_.begin(given_up_);
        play_on_.follow(one.row, view.viewer, after, same);
        told.push_back(
            {one.row, in_thousandths(one.chance), reasons_.between(before, after, view.viewer)});
    }
    return told;
}

bool Adviser::is_known(const Action& first) const {
    return std::ranges::any_of(found_, [&](const Candidate& one) { return one.row[0] == first; });
}

void Adviser::keep(const TurnRow& row, std::int64_t chance) {
    keep_best(found_, {row, chance}, kMostAdvice);
}

void Adviser::advise_places(const View& view, const ActionList& legal, Random& chance) {
    play_on_.begin(given_up_);
    find_best_places(book_, play_on_, view, legal, kMostAdvice, chance, found_);
}

// The turn's end is an advice, too: where nothing is better, one should save.
void Adviser::advise_turn(const View& view, Random& chance) {
    search_.best(imagine(book_, view, chance), view.viewer);
    keep_rows(view.viewer);
}

void Adviser::keep_rows(PlayerId viewer) {
    const Action end{book_.kind(Verb::end_turn), viewer, {-1, -1, -1}, {}};
    for (const TurnEnd& at : search_.ends()) {
        TurnRow row = search_.row_of(at);
        if (row.empty()) row.push_back(end);
        if (!is_known(row[0])) keep(row, chance_of(at.odds));
    }
}

// In the own turn with what comes after it; else, and where answers are not planned, each answer is judged
// right after it, with the same hidden things.
void Adviser::advise_answers(const View& view, const ActionList& legal, Random& chance) {
    const State now = imagine(book_, view, chance);
    if (view.state.active == view.viewer && search_.best_answer(now, view.viewer))
        return keep_rows(view.viewer);
    judge_.look_from(now, view.viewer);
    for (const Action& answer : legal) {
        if (is_template(book_, answer) || !check(book_, now, answer).ok()) continue;
        State after = now;
        if (!apply(book_, after, answer)) continue;
        TurnRow row;
        row.push_back(answer);
        const bool is_over = after.stage == Stage::over;
        keep(row, is_over ? std::int64_t{is_winner(after, view.viewer)} << kScoreBits
                          : chance_of(judge_.odds(after)));
    }
}

WinningChances Adviser::chances(const State& state) {
    WinningChances shares;
    std::array<std::int64_t, kMaxPlayers> chances{};
    std::int64_t all = 0;
    for (const PlayerId player : all_ids<PlayerId>(book_.players())) {
        std::int64_t& chance = chances[player.index()];
        if (state.stage == Stage::over) {
            chance = is_winner(state, player) ? 1 : 0;
        } else {
            judge_.look_from(state, player);
            chance = chance_of(judge_.odds(state));
        }
        all += chance;
    }
    // Rounded so that nothing is left over: each share ends where the next begins.
    std::int64_t before = 0;
    std::int64_t told = 0;
    for (std::size_t player = 0; player < book_.players(); ++player) {
        before += chances[player];
        const std::int64_t end = all == 0 ? 0 : before * kThousand / all;
        shares.push_back(static_cast<int>(end - told));
        told = end;
    }
    return shares;
}

}  // namespace hexholm
