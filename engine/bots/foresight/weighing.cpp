#include "engine/bots/foresight/weighing.h"

#include <algorithm>
#include <array>

#include "engine/base/check.h"

namespace hexholm {
namespace {

using Chances = std::array<std::int64_t, kMostCandidates>;

// False when it was not played to the end for all of them: then it says nothing.
bool play_world(const Rulebook& book,
                PlayOn& play_on,
                const View& view,
                const Candidates& candidates,
                int turns,
                Random world_chance,
                Chances& chances) {
    for (std::size_t at = 0; at < candidates.size(); ++at) {
        Random chance = world_chance;
        State world = imagine(book, view, chance);
        play_on.follow(candidates[at].row, view.viewer, world, chance);
        const auto found = play_on.chance_after(world, view.viewer, turns, chance);
        if (!found) return false;
        chances[at] = *found;
    }
    return true;
}

}  // namespace

void keep_best(Candidates& candidates, const Candidate& candidate, std::size_t most) {
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
                      Candidates& found) {
    const Random world_chance{chance.bits(), 0};
    found.clear();
    for (const Action& action : legal) {
        Candidate candidate;
        candidate.row.push_back(action);
        Random same = world_chance;
        State world = imagine(book, view, same);
        play_on.follow(candidate.row, view.viewer, world, same);
        candidate.chance = play_on.chance_after(world, view.viewer, 0, same).value_or(0);
        keep_best(found, candidate, most);
    }
}

const Candidate& best_of(const Rulebook& book,
                         PlayOn& play_on,
                         const View& view,
                         const Candidates& candidates,
                         const WeighingSetup& setup,
                         Random& chance) {
    HEX_CHECK(!candidates.empty() && candidates.size() <= kMostCandidates);
    Chances sums{};
    for (std::size_t at = 0; at < candidates.size(); ++at)
        sums[at] = candidates[at].chance * setup.trust;
    Chances chances{};
    for (int world = 0; candidates.size() > 1 && world < setup.worlds; ++world) {
        if (!play_world(book, play_on, view, candidates, setup.turns, {chance.bits(), 0}, chances))
            break;
        for (std::size_t at = 0; at < candidates.size(); ++at)
            sums[at] += chances[at];
    }
    const auto* const most = std::max_element(sums.begin(), sums.begin() + candidates.size());
    return candidates[static_cast<std::size_t>(most - sums.begin())];
}

}  // namespace hexholm
