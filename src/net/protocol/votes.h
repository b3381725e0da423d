// What people at one table want to agree on, at a server as at this screen. A vote stands until it has passed, can pass no
// more, or its wish was taken back.
#pragma once

#include <algorithm>
#include <cstdint>
#include <set>
#include <vector>

#include "engine/game/turn/accord.h"

#include "src/net/protocol/lobby.h"

namespace hexholm::net {

struct OpenVote {
    VoteKind kind = VoteKind::agree;
    int seat = kNoSeat;  // for whom a bot should play
    int target = 0;      // points that should win
    int by = kNoSeat;    // whose wish it is
    std::set<int> in_favour{};
    std::set<int> against{};
    std::int64_t since_ms = 0;

    bool is_about(const Vote& vote) const {
        return kind == vote.kind && seat == vote.seat && target == vote.target;
    }
};

// The accord that comes true when enough vote for it. REQUIRES: the kind is of an accord, so
// neither bot nor resign.
inline Accord accord_of(VoteKind kind, int target) {
    if (kind == VoteKind::agree) return {AccordKind::agreed, 0};
    if (kind == VoteKind::call_off) return {AccordKind::called_off, 0};
    return {AccordKind::target, static_cast<std::int16_t>(target)};
}

// How many of `people` must vote for it.
inline int votes_needed(VoteKind kind, int people) {
    if (kind == VoteKind::agree) return people;  // all
    if (kind == VoteKind::call_off || kind == VoteKind::target)
        return (2 * people + 2) / 3;  // two thirds
    return people / 2 + 1;            // most
}

// The present outcome of a vote when so many may vote.
inline VoteOutcome outcome_of(const OpenVote& vote, int people) {
    const int needed = votes_needed(vote.kind, people);
    const auto for_it = static_cast<int>(vote.in_favour.size());
    const auto against = static_cast<int>(vote.against.size());
    if (for_it > 0 && for_it >= needed) return VoteOutcome::passed;
    if (for_it == 0 || people - against < needed) return VoteOutcome::failed;
    return VoteOutcome::open;
}

inline VoteTold told_of(const OpenVote& vote, int people, VoteOutcome outcome) {
    VoteTold told;
    told.kind = vote.kind;
    told.seat = vote.seat;
    told.target = vote.target;
    told.by = vote.by;
    told.in_favour.assign(vote.in_favour.begin(), vote.in_favour.end());
    told.against.assign(vote.against.begin(), vote.against.end());
    told.needed = votes_needed(vote.kind, people);
    told.outcome = outcome;
    return told;
}

class Votes {
public:
    static constexpr std::size_t kMostOpen = 8;  // at one table; what comes on top is not heard

    // A seat is for it, or against it; whose wish it was takes it back by that. Null where nobody has wished it.
    const OpenVote* cast(const Vote& vote, int voter, std::int64_t now_ms) {
        OpenVote* found = find(vote);
        if (found == nullptr) {
            if (!vote.yes || open_.size() >= kMostOpen) return nullptr;
            found = &open_.emplace_back(OpenVote{.kind = vote.kind,
                                                 .seat = vote.seat,
                                                 .target = vote.target,
                                                 .by = voter,
                                                 .since_ms = now_ms});
        }
        if (!vote.yes && found->by == voter) found->in_favour.clear();
        found->in_favour.erase(voter);
        found->against.erase(voter);
        (vote.yes ? found->in_favour : found->against).insert(voter);
        return found;
    }
    const std::vector<OpenVote>& open() const { return open_; }
    bool is_open(const Vote& vote) const {
        return std::ranges::any_of(open_, [&](const OpenVote& one) { return one.is_about(vote); });
    }
    void forget(const OpenVote& vote) {
        std::erase_if(open_, [&, kind = vote.kind, seat = vote.seat,
                              target = vote.target](const OpenVote& one) {
            return one.kind == kind && one.seat == seat && one.target == target;
        });
    }
    // Removes the votes of a voter who has gone.
    void forget_voter(int voter) {
        for (OpenVote& one : open_) {
            one.in_favour.erase(voter);
            one.against.erase(voter);
        }
    }
    void clear() { open_.clear(); }

private:
    OpenVote* find(const Vote& vote) {
        for (OpenVote& one : open_)
            if (one.is_about(vote)) return &one;
        return nullptr;
    }

    std::vector<OpenVote> open_;
};

}  // namespace hexholm::net
