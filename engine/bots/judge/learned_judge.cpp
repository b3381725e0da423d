#include "engine/bots/judge/learned_judge.h"

#include <algorithm>
#include <cstring>

#include "engine/base/check.h"
#include "engine/base/hash.h"

namespace hexholm {

KnownScores::KnownScores(std::size_t inputs)
    : words_((inputs + 1) / 2), rows_(words_ * kRows), scores_(kRows), filled_(kRows) {}

std::int64_t& KnownScores::score(const Inputs& row, bool& is_known) {
    HEX_CHECK((row.size() + 1) / 2 == words_);
    std::array<std::uint64_t, (kMostInputs + 1) / 2> words;
    words[words_ - 1] = 0;
    std::memcpy(words.data(), row.begin(), row.size() * sizeof(row[0]));
    const std::size_t at = hash_words(words.data(), words_) % kRows;
    std::uint64_t* const known = rows_.data() + at * words_;
    is_known = filled_[at] != 0 && std::equal(known, known + words_, words.begin());
    if (!is_known) std::copy_n(words.begin(), words_, known);
    filled_[at] = 1;
    return scores_[at];
}

LearnedJudge::LearnedJudge(const Rulebook& book, const JudgeWeights& weights)
    : book_(book),
      features_(book),
      own_(weights.own),
      other_(weights.other),
      known_(weights.other.inputs) {
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

// The player's score, reused from the position before when his inputs are unchanged. The inputs of
// other players hardly ever change during a search.
std::int64_t LearnedJudge::score_of(PlayerId player) {
    const Inputs& before = before_[player.index()];
    const Inputs& now = inputs_[player.index()];
    if (std::equal(now.begin(), now.end(), before.begin())) return scores_[player.index()];
    if (player == viewer_) return carried_score(player);
    bool is_known = false;
    std::int64_t& score = known_.score(now, is_known);
    if (!is_known) score = carried_score(player);
    return score;
}

std::int64_t LearnedJudge::carried_score(PlayerId player) const {
    Sums sums = sums_[player.index()];
    network_of(player).carry(before_[player.index()], inputs_[player.index()], sums);
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
