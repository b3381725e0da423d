#include "src/app/play/vote_words.h"

#include <algorithm>

#include "engine/game/turn/accord.h"
#include "engine/game/view/points.h"

#include "src/net/protocol/votes.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

using net::VoteKind;

namespace {

std::string name_at(const std::vector<Seat>& seats, int seat) {
    const auto at = static_cast<std::size_t>(seat);
    return seat >= 0 && at < seats.size() ? seats[at].name : std::string();
}

bool holds(const std::vector<int>& seats, std::size_t seat) {
    return std::ranges::find(seats, static_cast<int>(seat)) != seats.end();
}

std::string wish_words(const net::VoteTold& vote, const std::vector<Seat>& seats) {
    const std::string who = name_at(seats, vote.by);
    switch (vote.kind) {
        case VoteKind::agree:
            return ui::tr("{1} proposes to end the game now: the player with the most points wins.",
                          {who});
        case VoteKind::call_off:
            return ui::tr("{1} proposes to call off the game: nobody wins.", {who});
        case VoteKind::target:
            return ui::tr("{1} proposes that from now on {2} points are enough to win.",
                          {who, std::to_string(vote.target)});
        case VoteKind::bot:
            return ui::tr("{1} proposes that a bot plays for {2}.",
                          {who, name_at(seats, vote.seat)});
        default: return who;
    }
}

}  // namespace

ui::ShownVote shown_vote(const net::VoteTold& vote,
                         const std::vector<Seat>& seats,
                         const Voters& voters) {
    ui::ShownVote shown;
    shown.name = net::kVoteWords[static_cast<std::size_t>(vote.kind)];
    shown.words = wish_words(vote, seats);
    shown.count = ui::tr("{1} of {2} agree",
                         {std::to_string(vote.in_favour.size()), std::to_string(vote.needed)});
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const bool is_about_him = vote.kind == VoteKind::bot && vote.seat == static_cast<int>(seat);
        if (is_about_him || !voters.may_vote(seat)) continue;
        ui::VoteSeat& one = shown.seats.emplace_back();
        one.seat = seat;
        one.name = seats[seat].name;
        one.color = seats[seat].color;
        if (holds(vote.in_favour, seat)) one.said = ui::Said::yes;
        if (holds(vote.against, seat)) one.said = ui::Said::no;
        one.is_asked = voters.sits_here(seat) && one.said == ui::Said::nothing;
        if (voters.sits_here(seat) && vote.by == static_cast<int>(seat)) shown.withdraws = seat;
    }
    return shown;
}

std::string decided_words(const net::VoteTold& vote, const std::vector<Seat>& seats) {
    if (vote.outcome == net::VoteOutcome::passed)
        return vote.kind == VoteKind::bot
                   ? ui::tr("A bot plays for {1}.", {name_at(seats, vote.seat)})
                   : std::string(ui::tr("Agreed: enough players are for it."));
    const bool is_withdrawn = vote.in_favour.empty();
    return std::string(is_withdrawn
                           ? ui::tr("The proposal was withdrawn.")
                           : ui::tr("The game continues as it was: too few players agreed."));
}

ui::EndsModel ends_model(const TableShow& show, int voters) {
    const State& state = show.state();
    const TargetRange range = target_range(show.book(), state);
    ui::EndsModel model;
    model.ends_at_once = show.book().players() == 2;
    model.voters = voters;
    model.two_thirds = net::votes_needed(VoteKind::call_off, voters);
    model.target = range.most + 1;
    model.least = range.least;
    model.most = range.most;
    return model;
}

std::optional<net::Vote> vote_of(ui::EndsAct act, const ui::EndsForm& form) {
    switch (act) {
        case ui::EndsAct::resign: return net::Vote{VoteKind::resign, true, net::kNoSeat, 0};
        case ui::EndsAct::agree: return net::Vote{VoteKind::agree, true, net::kNoSeat, 0};
        case ui::EndsAct::call_off: return net::Vote{VoteKind::call_off, true, net::kNoSeat, 0};
        case ui::EndsAct::target:
            return net::Vote{VoteKind::target, true, net::kNoSeat, form.target};
        default: return std::nullopt;
    }
}

}  // namespace hexholm::app
