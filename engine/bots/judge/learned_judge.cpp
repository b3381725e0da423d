#include "engine/bots/judge/learned_judge.h"

#include <algorithm>

#include "engine/base/check.h"

namespace hexholm {

LearnedJudge::LearnedJudge(const Rulebook& book, const JudgeWeights& weights)
    : book_(book), features_(book), own_(weights.own), other_(weights.other) {
    HEX_CHECK(has_size_for(book, weights));
}

bool LearnedJudge::fits(const Content& content, const JudgeWeights& weights) {
    return weights.reads == judged_things(content);
}

bool LearnedJudge::has_size_for(const Rulebook& book, const JudgeWeights& weights) {
    const Features features(book);
    return weights.own.inputs == features.own_count() &&
           weights.other.inputs == features.other_count();
}

void LearnedJudge::look_from(const State& now, PlayerId viewer) {
    viewer_ = viewer;
    features_.survey(now);
    features_.read(now, viewer, before_);
    for (const PlayerId player : all_ids<PlayerId>(book_.players())) {
        network_of(player).add_up(before_[player.index()], sums_[player.index()]);
        scores_[player.index()] = network_of(player).score(sums_[player.index()]);
    }
}

// Of others most positions of a search say what the first one said.
std::int64_t LearnedJudge::score_of(PlayerId player) const {
    const Inputs& before = before_[player.index()];
    const Inputs& now = inputs_[player.index()];
    if (std::equal(now.begin(), now.end(), before.begin())) return scores_[player.index()];
    Sums sums = sums_[player.index()];
    network_of(player).carry(before, now, sums);
    return network_of(player).score(sums);
}

std::int64_t LearnedJudge::odds(const State& state) {
    HEX_CHECK(viewer_.is_some());
    features_.read(state, viewer_, inputs_);
    std::int64_t own = 0;
    std::array<std::int64_t, kMaxPlayers> others{};
    std::size_t count = 0;
    for (const PlayerId player : all_ids<PlayerId>(book_.players())) {
        (player == viewer_ ? own : others[count++]) = score_of(player);
    }
    return count == 0 ? own : own - log_of_sum(others.data(), count);
}

}  // namespace hexholm
