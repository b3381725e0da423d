// Compares what a player could do by what comes of it in worlds that could be.
#pragma once

#include <vector>

#include "engine/bots/foresight/play_on.h"

namespace hexholm {

struct Candidate {
    TurnRow row;
    std::int64_t chance = 0;  // of winning, as it is judged at once; kScoreBits
};
inline constexpr std::size_t kMostCandidates = 8;
inline constexpr std::size_t kLookedAtAgain = 16;
inline constexpr int kMostWorlds = 128;
using CandidateRows = std::vector<Candidate>;

// Puts it among the best, of which there are so many at most.
void keep_best(CandidateRows& candidates, const Candidate& candidate, std::size_t most);

// The best answers to a question of the set-up, the best first, by how each looks when the set-up has been
// played to its end: once for all, and some times more for kLookedAtAgain of them. REQUIRES: play_on.begin() for
// this decision.
void find_best_places(const Rulebook& book,
                      PlayOn& play_on,
                      const View& view,
                      const ActionList& legal,
                      std::size_t most,
                      Random& chance,
                      CandidateRows& found);

struct WeighingSetup {
    int turns = 1;   // of one's own, that are played on
    int worlds = 8;  // with other hands, piles and dice; at most kMostWorlds
    int trust = 8;   // what is judged at once counts like so many worlds
};

// The best of them, by the mean over worlds in which all are played on with the same dice, until the others are
// clearly behind; ties go to the first. REQUIRES: there is one, and at most kMostCandidates.
const Candidate& best_of(const Rulebook& book,
                         PlayOn& play_on,
                         const View& view,
                         const CandidateRows& candidates,
                         const WeighingSetup& setup,
                         Random& chance);

}  // namespace hexholm
