#include "src/cli/online/guest_report.h"

#include <algorithm>

#include "engine/base/terminal.h"
#include "engine/bots/choices/votes.h"
#include "engine/game/turn/accord.h"
#include "engine/game/view/points.h"
#include "engine/journal/action_text.h"

#include "src/cli/online/seat_player.h"
#include "src/net/protocol/votes.h"

namespace hexholm::cli {

using net::Denial;
using net::SeatPlace;
using net::Standing;

namespace {

std::string_view word_of(net::TableState state) {
    return net::kStateWords[static_cast<std::size_t>(state)];
}

std::string words_of(const net::SeatTold& seat) {
    switch (seat.place) {
        case SeatPlace::open: return "is open";
        case SeatPlace::taken: return "is taken by " + seat.name;
        case SeatPlace::ready: return "is taken by " + seat.name + ", who is ready";
        case SeatPlace::here: return "is " + seat.name;
        case SeatPlace::away: return "is " + seat.name + ", whose line is lost";
        case SeatPlace::stand_in: return "is " + seat.name + ", for whom a bot stands in";
        case SeatPlace::bot:
            return seat.name.empty()
                       ? "is played by the bot " + seat.bot
                       : "is " + seat.name + ", for whom the bot " + seat.bot + " plays";
    }
    return {};
}

void report_line(const std::string& line) {
    print_line("%s", line.c_str());
    flush_printed();
}

}  // namespace

struct GuestReport::News {
    GuestReport& report;

    void operator()(const net::ServerTold&) const {}
    void operator()(const net::Welcome& welcome) const {
        report_line("welcome to " + welcome.host + ", " + welcome.name);
    }
    void operator()(const net::Refused& refused) const {
        if (refused.code == Denial::disk)
            return report_line("trouble at the server: " + refused.text);
        if (is_passing(refused.code)) return;
        report.ending_ = Problem{report.online_.link().host, refused.text, {}};
    }
    void operator()(const net::ChatTold& chat) const {
        report_line(chat.name + " says: " + chat.text);
    }
    void operator()(const net::EmoteTold& emote) const {
        report_line(report.name_of(emote.seat) + " shows emote " + std::to_string(emote.number));
    }
    void operator()(const net::VoteTold& vote) const {
        report_line("vote: " + std::string(net::kVoteWords[static_cast<std::size_t>(vote.kind)]) +
                    ", " + std::to_string(vote.in_favour.size()) + " of " +
                    std::to_string(vote.needed));
        report.answer_vote(vote);
    }
    void operator()(const net::Left& left) const {
        report.ending_ = Problem{"", saying_of(left.why), {}};
    }
    void operator()(const net::Packages& packages) const { report.packages_.push_back(packages); }
    void operator()(const net::Bring& bring) const {
        report_line("the server does not have " + bring.id + " yet; it is brought there");
        report.wanted_.emplace_back(bring);
    }
    void operator()(const net::Want& want) const { report.wanted_.emplace_back(want); }
    void operator()(const net::Going& going) const {
        report_line("the server stops, and is back in " + std::to_string(going.back_in_s) + " s");
    }
    void operator()(const net::Tables&) const {}
    void operator()(const net::TableTold&) const {}  // told by what has changed
    void operator()(const net::SeatChanged&) const {}
};

void GuestReport::tell() {
    tell_line();
    tell_news();
    tell_table();
    tell_game();
    tell_end();
}

std::string GuestReport::name_of(int seat) const {
    const auto at = static_cast<std::size_t>(seat);
    if (seat < 0 || at >= seats_.size()) return "somebody";
    return seats_[at].name.empty() ? "seat " + std::to_string(seat + 1) : seats_[at].name;
}

void GuestReport::tell_line() {
    const Standing now = online_.guest().standing();
    if (now == standing_) return;
    const bool is_back = standing_ == Standing::lost && now == Standing::here;
    if (is_back) report_line("the line is back");
    if (now == Standing::lost && standing_ != Standing::away && standing_ != Standing::waiting)
        report_line(
            "the line is lost, and is tried again: " +
            (online_.ended() ? online_.ended()->why.line() : std::string("nothing was heard")));
    standing_ = now;
}

void GuestReport::tell_news() {
    while (const auto news = online_.guest().take_news())
        std::visit(News{*this}, *news);
}

void GuestReport::tell_table() {
    const auto& table = online_.guest().table();
    if (!table) return;
    if (table->id != table_) {
        table_ = table->id;
        seats_.clear();
        has_told_end_ = false;
        state_ = net::TableState::waiting;
        net::Link link = online_.link();
        link.table = table->id;
        link.invitation = table->invitation;
        report_line("at a table for " + std::to_string(table->terms.game.players) + " of " +
                    table->terms.game.scenario + ": " + text_of(link));
    }
    seats_.resize(table->seats.size());
    for (std::size_t seat = 0; seat < table->seats.size(); ++seat)
        tell_seat(seat, table->seats[seat]);
    if (state_ == table->state) return;
    state_ = table->state;
    report_line("the table is " + std::string(word_of(state_)));
}

void GuestReport::tell_seat(std::size_t seat, const net::SeatTold& told) {
    net::SeatTold& before = seats_[seat];
    const bool is_known =
        before.place == told.place && before.name == told.name && before.bot == told.bot;
    before = told;
    if (!is_known) report_line("seat " + std::to_string(seat + 1) + " " + words_of(told));
}

void GuestReport::tell_game() {
    while (const auto told = online_.guest().take_told()) {
        if (const auto* const update = std::get_if<net::Update>(&*told)) tell_update(*update);
        if (const auto* const whole = std::get_if<net::Whole>(&*told))
            report_line("the game stands at update " + std::to_string(whole->number));
    }
}

void GuestReport::tell_update(const net::Update& update) {
    const Content& content = online_.guest().replica()->book().content();
    const std::string begin = std::to_string(update.number) + ": " + name_of(update.actor) + " ";
    if (update.undone.ok())
        return report_line(begin + "takes back " + std::to_string(update.undone.count));
    if (update.actor.is_none())
        return report_line(std::to_string(update.number) + ": the game begins");
    const auto settled = update.events.empty() ? std::nullopt : accord_in(update.events.front());
    if (settled) return report_line(begin + "has settled: " + std::string(word_of(settled->kind)));
    if (update.kind.is_none()) return report_line(begin + "does something secret");
    const bool is_own = update.own.kind.is_some();
    report_line(begin +
                (is_own ? action_text(content, update.own) : content.kinds[update.kind].name));
}

// Votes yes or no by itself, for there is no person here to ask and the others would wait in vain.
void GuestReport::answer_vote(const net::VoteTold& vote) {
    const auto& table = online_.guest().table();
    const net::Replica* const replica = online_.guest().replica();
    if (vote.outcome != net::VoteOutcome::open || !table || table->mine == net::kNoSeat) return;
    const auto has_said = [&](const std::vector<int>& seats) {
        return std::ranges::find(seats, table->mine) != seats.end();
    };
    if (has_said(vote.in_favour) || has_said(vote.against)) return;
    bool yes = vote.kind == net::VoteKind::bot;
    if (!yes && replica != nullptr && replica->view() != nullptr) {
        const Accord accord = net::accord_of(vote.kind, vote.target);
        const View& view = *replica->view();
        yes = check_accord(replica->book(), view.state, accord).ok() &&
              agrees(replica->book(), view, accord, 0);
    }
    online_.guest().say(net::Vote{vote.kind, yes, vote.seat, vote.target});
}

void GuestReport::tell_end() {
    const auto& over = online_.guest().over();
    if (!over || has_told_end_) return;
    has_told_end_ = true;
    constexpr std::array<std::string_view, 5> kEndings = {
        "somebody has won", "all have agreed on it", "it was called off", "the other has resigned",
        "a mod fails in everything that may be done"};
    std::string line = "the game is over: ";
    const net::Replica* const replica = online_.guest().replica();
    const bool is_won =
        over->ending == net::Ending::won && replica != nullptr && replica->view() != nullptr;
    if (is_won) {
        const State& state = replica->view()->state;
        line += name_of(state.winner) + " has won with " +
                std::to_string(all_points(replica->book(), state, state.winner)) + " points";
    } else {
        line += kEndings[static_cast<std::size_t>(over->ending)];
    }
    report_line(line);
}

}  // namespace hexholm::cli
