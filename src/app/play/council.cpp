#include "src/app/play/council.h"

#include <algorithm>

#include "engine/bots/bot.h"
#include "engine/session/bot_votes.h"
#include "engine/session/full_session.h"

namespace hexholm::app {

using net::VoteKind;
using net::VoteOutcome;

int Council::voters() const {
    return static_cast<int>(show_.session().seats().size());
}

void Council::vote(PlayerId seat, const net::Vote& vote) {
    FullSession* const game = show_.session().full();
    if (game == nullptr || game->state().stage == Stage::over) return;
    if (vote.kind == VoteKind::resign) return resign(seat);
    if (vote.kind == VoteKind::target &&
        !target_range(game->rulebook(), game->state()).has(vote.target))
        return;
    if (votes_.cast(vote, static_cast<int>(seat.index()), now_ms()) == nullptr) return;
    next_answer_s_ = show_.clock_s() + kThought_s;
}

// A player gives up. With more than two a bot goes on for him; he then sees only what everybody
// may, since no other person plays at this screen.
void Council::resign(PlayerId seat) {
    FullSession& game = *show_.session().full();
    if (!game.settle(seat, {AccordKind::resigned, 0}).ok()) return;
    votes_.clear();
    if (game.state().stage == Stage::over) return;
    Seat bot = game.seats()[seat.index()];
    bot.bot = std::string(kUsualBot);
    if (!game.change_seat(seat, bot).ok()) return;
    if (std::ranges::none_of(game.seats(), &Seat::sits_here)) show_.look_as(PlayerId());
}

// One bot at a time, as around a table.
bool Council::let_a_bot_answer() {
    if (show_.clock_s() < next_answer_s_) return false;
    const FullSession& game = *show_.session().full();
    const std::vector<net::OpenVote> open = votes_.open();
    for (const net::OpenVote& vote : open) {
        if (!check_accord(game.rulebook(), game.state(), net::accord_of(vote.kind, vote.target))
                 .ok())
            continue;
        for (std::size_t seat = 0; seat < game.seats().size(); ++seat) {
            const auto number = static_cast<int>(seat);
            const bool is_due = game.seats()[seat].is_bot() && !vote.in_favour.contains(number) &&
                                !vote.against.contains(number);
            if (!is_due) continue;
            const bool yes =
                bot_agrees(game, PlayerId(seat), net::accord_of(vote.kind, vote.target));
            votes_.cast({vote.kind, yes, vote.seat, vote.target}, number, now_ms());
            next_answer_s_ = show_.clock_s() + kThought_s;
            return true;
        }
    }
    return false;
}

bool Council::step() {
    if (votes_.open().empty() || show_.session().full() == nullptr) return false;
    FullSession& game = *show_.session().full();
    bool has_changed = let_a_bot_answer();
    const std::vector<net::OpenVote> open = votes_.open();
    for (const net::OpenVote& vote : open) {
        const bool is_late = now_ms() - vote.since_ms >= kPatience_s * 1000;
        const bool is_void =
            !check_accord(game.rulebook(), game.state(), net::accord_of(vote.kind, vote.target))
                 .ok();
        const VoteOutcome outcome =
            is_late || is_void ? VoteOutcome::failed : net::outcome_of(vote, voters());
        if (outcome == VoteOutcome::open) continue;
        decide(vote, outcome);
        has_changed = true;
    }
    return has_changed;
}

void Council::decide(const net::OpenVote& vote, VoteOutcome outcome) {
    votes_.forget(vote);
    decided_.push_back(net::told_of(vote, voters(), outcome));
    if (outcome == VoteOutcome::passed)
        show_.session().full()->settle(PlayerId(static_cast<std::size_t>(vote.by)),
                                       net::accord_of(vote.kind, vote.target));
}

std::vector<net::VoteTold> Council::open() const {
    std::vector<net::VoteTold> open;
    for (const net::OpenVote& vote : votes_.open())
        open.push_back(net::told_of(vote, voters(), VoteOutcome::open));
    return open;
}

}  // namespace hexholm::app
