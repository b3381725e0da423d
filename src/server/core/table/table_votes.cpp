// What those at a table agree on: that it ends, that fewer points win, that a bot plays for somebody; and giving up.
#include <algorithm>

#include "src/server/core/table/table.h"

namespace hexholm::server {

using net::Denial;
using net::TableState;
using net::VoteKind;
using net::VoteOutcome;

// Bots have no say where people play, and neither has whoever is gone for so long that a bot plays for him.
bool Table::may_vote(std::size_t seat) const {
    return is_person(seat) && !head_.seats[seat].has_left &&
           game_->played().driver(PlayerId(seat)) != Driver::bot;
}

int Table::voters() const {
    int voters = 0;
    for (std::size_t seat = 0; seat < seats(); ++seat)
        voters += may_vote(seat) ? 1 : 0;
    return voters;
}

Denial Table::vote(const Guest& guest, const net::Vote& vote, Now now) {
    const auto seat = seat_of(guest.account);
    if (!seat) return Denial::not_at_table;
    if (!game_ || state_ != TableState::playing) return Denial::not_playing;
    if (vote.kind == VoteKind::resign) return resign(*seat, guest, now);
    return count_vote(vote, static_cast<int>(*seat), now);
}

Denial Table::settle(std::size_t seat, const Accord& accord) {
    return game_->played().settle(PlayerId(seat), accord).ok() ? Denial::none : Denial::not_playing;
}

// A player gives up. At a table of two the other one has won; otherwise a bot goes on for him, and
// he may look on.
Denial Table::resign(std::size_t seat, const Guest& guest, Now now) {
    const Denial denial = settle(seat, {AccordKind::resigned, 0});
    if (denial != Denial::none || seats() == 2) return denial;
    house_.mail.tell(guest.line, net::Left{id(), Denial::none});
    votes_.forget_voter(static_cast<int>(seat));
    head_.seats[seat].account.clear();
    head_.seats[seat].has_resigned = true;
    forget_line(guest.line, now);
    set_driver(seat, Driver::bot, now);
    is_dirty_ = true;
    return save(now) ? Denial::none : Denial::disk;
}

// A wish that was voted down cannot be repeated for a round. The exception is letting a bot play
// for somebody who is away.
bool Table::may_wish(const net::Vote& vote) const {
    const auto down = voted_down_.find(vote.kind);
    const bool is_pause = down != voted_down_.end() && vote.kind != VoteKind::bot &&
                          game_->played().state().turn < down->second + seats();
    return !is_pause || !vote.yes || votes_.is_open(vote);
}

Denial Table::count_vote(const net::Vote& vote, int seat, Now now) {
    net::Vote meant = vote;
    if (meant.kind != VoteKind::bot) meant.seat = net::kNoSeat;
    if (meant.kind != VoteKind::target) meant.target = 0;
    const auto about = static_cast<std::size_t>(std::max(meant.seat, 0));
    const bool is_for_bot = meant.kind == VoteKind::bot;
    if (is_for_bot && (meant.seat < 0 || about >= seats() || !may_vote(about) ||
                       seats_[about].watching.line != 0))
        return Denial::none;
    if (meant.kind == VoteKind::target &&
        !target_range(game_->book(), game_->played().state()).has(meant.target))
        return Denial::none;
    if (!may_wish(meant)) return Denial::voted_down;
    const net::OpenVote* const cast = votes_.cast(meant, seat, now.steady_ms);
    if (cast == nullptr) return Denial::none;
    if (net::outcome_of(*cast, voters() - (is_for_bot ? 1 : 0)) == VoteOutcome::open)
        tell_vote(*cast, VoteOutcome::open);
    else
        see_votes(now);
    return Denial::none;
}

void Table::tell_vote(const net::OpenVote& vote, VoteOutcome outcome) {
    const int people = voters() - (vote.kind == VoteKind::bot ? 1 : 0);
    tell_all(net::told_of(vote, people, outcome));
}

// Settles votes that are decided, also because somebody has gone or nobody answers.
void Table::see_votes(Now now) {
    const std::int64_t patience_ms =
        is_by_mail() ? head_.terms.clock.turn_s * 1000 : house_.setup.limits.vote_ms;
    const std::vector<net::OpenVote> open = votes_.open();
    for (const net::OpenVote& vote : open) {
        const bool is_for_bot = vote.kind == VoteKind::bot;
        VoteOutcome outcome = net::outcome_of(vote, voters() - (is_for_bot ? 1 : 0));
        const bool is_late = now.steady_ms - vote.since_ms >= patience_ms;
        const bool is_back =
            is_for_bot && seats_[static_cast<std::size_t>(vote.seat)].watching.line != 0;
        if (is_late || is_back || game_->is_over()) outcome = VoteOutcome::failed;
        if (outcome == VoteOutcome::open) continue;
        votes_.forget(vote);
        if (outcome == VoteOutcome::failed && !vote.in_favour.empty())
            voted_down_[vote.kind] = game_->played().state().turn;
        tell_vote(vote, outcome);
        if (outcome == VoteOutcome::passed) carry_out(vote, now);
    }
}

void Table::carry_out(const net::OpenVote& vote, Now now) {
    if (vote.kind == VoteKind::bot)
        return set_driver(static_cast<std::size_t>(vote.seat), Driver::bot, now);
    const auto by = static_cast<std::size_t>(std::max(vote.by, 0));
    // It may have come too late: somebody has as many points by now.
    if (settle(by, net::accord_of(vote.kind, vote.target)) != Denial::none)
        tell_vote(vote, VoteOutcome::failed);
}

}  // namespace hexholm::server
