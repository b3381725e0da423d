// Votes at a table of this program: people at this screen answer by a click, and bots after a moment's thought.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "src/app/play/table_show.h"
#include "src/net/protocol/votes.h"

namespace hexholm::app {

class Council {
public:
    // How long a bot seems to think about it.
    static constexpr double kThought_s = 0.9;
    // A player who has not answered within this time counts as one who was against it.
    static constexpr std::int64_t kPatience_s = 120;

    explicit Council(TableShow& show) : show_(show) {}

    // Whose wishes count: all who have not given up, as long as the game lasts.
    int voters() const;
    // Somebody at this screen wishes something, is for it, or against it. Giving up asks nobody.
    void vote(PlayerId seat, const net::Vote& vote);
    // Bots answer, and what has come to pass comes true. True when something has changed.
    bool step();
    std::vector<net::VoteTold> open() const;
    // What became of votes since the last call.
    std::vector<net::VoteTold> take_decided() { return std::exchange(decided_, {}); }

private:
    void resign(PlayerId seat);
    bool let_a_bot_answer();
    void decide(const net::OpenVote& vote, net::VoteOutcome outcome);
    std::int64_t now_ms() const { return static_cast<std::int64_t>(show_.clock_s() * 1000); }

    TableShow& show_;
    net::Votes votes_;
    double next_answer_s_ = 0;
    std::vector<net::VoteTold> decided_;
};

}  // namespace hexholm::app
