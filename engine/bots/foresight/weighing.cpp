#include "engine/bots/foresight/weighing.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/base/check.h"

namespace hexholm {
namespace {

using Chances = std::array<std::int64_t, kMostCandidates>;
// How often a place that looked good at first is looked at again, each time in another world.
constexpr int kLooksAgain = 4;

// Plays candidates on in the same worlds, one after the other, and leaves out those that fall clearly behind:
// the worlds are for those between which it is hard to decide.
class Race {
public:
    Race(const Rulebook& book, PlayOn& play_on, const View& view, const CandidateRows& candidates)
        : book_(book), play_on_(play_on), view_(view), candidates_(candidates) {
        for (std::size_t at = 0; at < candidates.size(); ++at)
            running_.push_back(at);
    }

    bool is_decided() const { return running_.size() < 2; }

    // False when a world was not played to the end for all of them: then it says nothing.
    bool run_world(int turns, Random world_chance) {
        Chances& chances = worlds_[static_cast<std::size_t>(count_)];
        for (const std::size_t at : running_) {
            Random chance = world_chance;
            State world = imagine(book_, view_, chance);
            play_on_.follow(candidates_[at].row, view_.viewer, world, chance);
            const auto found = play_on_.chance_after(world, view_.viewer, turns, chance);
            if (!found) return false;
            chances[at] = *found;
        }
        ++count_;
        if (count_ >= kLeastWorlds) leave_out_slow();
        return true;
    }

    // The best candidate; the chance that was judged at once counts like `trust` worlds, and ties
    // go to the first.
    std::size_t best(int trust) const {
        const auto sum = [&](std::size_t at) {
            return sum_of(at) + candidates_[at].chance * trust;
        };
        return *std::max_element(
            running_.begin(), running_.end(),
            [&](std::size_t first, std::size_t second) { return sum(first) < sum(second); });
    }

private:
    static constexpr int kLeastWorlds = 12;
    static constexpr std::int64_t kErrors = 3;  // standard errors; a few looks are right by chance

    std::int64_t sum_of(std::size_t at) const {
        std::int64_t sum = 0;
        for (int world = 0; world < count_; ++world)
            sum += worlds_[static_cast<std::size_t>(world)][at];
        return sum;
    }
    // Whether the candidate falls behind, judged by its loss against the leader in each world: all
    // candidates had the same luck there.
    bool is_slow(std::size_t leader, std::size_t at) const {
        std::int64_t lost = 0;
        std::int64_t squares = 0;
        for (int world = 0; world < count_; ++world) {
            const Chances& chances = worlds_[static_cast<std::size_t>(world)];
            const std::int64_t loss = chances[leader] - chances[at];
            lost += loss;
            squares += loss * loss;
        }
        const std::int64_t spread = count_ * squares - lost * lost;
        return lost > 0 && lost * lost * (count_ - 1) > kErrors * kErrors * spread;
    }
    void leave_out_slow() {
        const std::size_t leader = best(0);
        FixedVector<std::size_t, kMostCandidates> left;
        for (const std::size_t at : running_)
            if (!is_slow(leader, at)) left.push_back(at);
        running_ = left;
    }

    const Rulebook& book_;
    PlayOn& play_on_;
    const View& view_;
    const CandidateRows& candidates_;
    FixedVector<std::size_t, kMostCandidates> running_;
    std::array<Chances, kMostWorlds> worlds_;
    int count_ = 0;
};

}  // namespace

void keep_best(CandidateRows& candidates, const Candidate& candidate, std::size_t most) {
    if (candidates.size() == most) {
        if (candidate.chance <= candidates[most - 1].chance) return;
        candidates.pop_back();
    }
    candidates.push_back(candidate);
    for (std::size_t at = candidates.size() - 1;
         at > 0 && candidates[at - 1].chance < candidates[at].chance; --at)
        std::swap(candidates[at - 1], candidates[at]);
}

void find_best_places(const Rulebook& book,
                      PlayOn& play_on,
                      const View& view,
                      const ActionList& legal,
                      std::size_t most,
                      Random& chance,
                      CandidateRows& found) {
    const auto look_at = [&](const Candidate& candidate, Random same) {
        State world = imagine(book, view, same);
        play_on.follow(candidate.row, view.viewer, world, same);
        return play_on.chance_after(world, view.viewer, 0, same);
    };
    const Random first_look{chance.bits(), 0};
    found.clear();
    for (const Action& action : legal) {
        Candidate candidate;
        candidate.row.push_back(action);
        const auto seen = look_at(candidate, first_look);
        if (!seen && !found.empty()) break;
        candidate.chance = seen.value_or(0);
        keep_best(found, candidate, kLookedAtAgain);
    }
    // A look that was not finished counts for nobody.
    std::array<std::int64_t, kLookedAtAgain> sums{};
    int looks = 0;
    for (bool whole = true; whole && looks < kLooksAgain; looks += whole ? 1 : 0) {
        const Random next_look{chance.bits(), 0};
        auto next = sums;
        for (std::size_t at = 0; at < found.size() && whole; ++at) {
            const auto seen = look_at(found[at], next_look);
            whole = seen.has_value();
            next[at] += seen.value_or(0);
        }
        if (whole) sums = next;
    }
    for (std::size_t at = 0; at < found.size(); ++at)
        found[at].chance = (found[at].chance + sums[at]) / (1 + looks);
    // The best first; of those that are alike the lower place, whatever the library's sort makes of them.
    std::ranges::sort(found, [](const Candidate& one, const Candidate& other) {
        return std::pair(other.chance, one.row[0].args[0]) <
               std::pair(one.chance, other.row[0].args[0]);
    });
    if (found.size() > most) found.resize(most);
}

const Candidate& best_of(const Rulebook& book,
                         PlayOn& play_on,
                         const View& view,
                         const CandidateRows& candidates,
                         const WeighingSetup& setup,
                         Random& chance) {
    HEX_CHECK(!candidates.empty() && candidates.size() <= kMostCandidates);
    HEX_CHECK(setup.worlds <= kMostWorlds);
    Race race(book, play_on, view, candidates);
    for (int world = 0; world < setup.worlds && !race.is_decided(); ++world)
        if (!race.run_world(setup.turns, {chance.bits(), 0})) break;
    return candidates[race.best(setup.trust)];
}

}  // namespace hexholm
