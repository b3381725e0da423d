// What is told about a table, and to whom.
#include <algorithm>

#include "src/server/core/table/table.h"

namespace hexholm::server {

using net::Denial;
using net::SeatPlace;
using net::TableState;

SeatPlace Table::place_of(std::size_t seat) const {
    if (!head_.seats[seat].bot.empty()) return SeatPlace::bot;
    if (!is_person(seat)) return is_waiting() ? SeatPlace::open : SeatPlace::bot;
    const SeatState& state = seats_[seat];
    if (is_waiting()) return state.is_ready ? SeatPlace::ready : SeatPlace::taken;
    const Driver driver = game_                        ? game_->played().driver(PlayerId(seat))
                          : head_.seats[seat].has_left ? Driver::bot
                                                       : Driver::person;
    if (driver == Driver::bot) return SeatPlace::bot;
    if (driver == Driver::stand_in && state.watching.line == 0) return SeatPlace::stand_in;
    return state.watching.line == 0 ? SeatPlace::away : SeatPlace::here;
}

// Bots have names, too.
std::string Table::name_of(std::size_t seat) const {
    const HeadSeat& head = head_.seats[seat];
    return head.bot.empty() ? head.name : usual_name(seat);
}

net::SeatTold Table::seat_told(std::size_t seat, Now now) const {
    const HeadSeat& head = head_.seats[seat];
    const bool is_lost = is_person(seat) && seats_[seat].watching.line == 0;
    const std::int64_t lost_s = is_lost ? (now.steady_ms - seats_[seat].lost_ms) / 1000 : 0;
    const SeatPlace place = place_of(seat);
    std::string bot = head.bot;
    if (bot.empty() && place == SeatPlace::bot) bot = kUsualBot;
    return {place,
            name_of(seat),
            bot,
            std::max<std::int64_t>(lost_s, 0),
            head_.seats[seat].is_offered,
            seats_[seat].fetched_percent};
}

net::TableTold Table::told_to(const std::string& account, Now now) const {
    net::TableTold told;
    told.id = id();
    told.invitation = head_.invitation;
    told.commitment = hex_text(head_.key.commitment());
    told.terms = head_.terms;
    told.state = state_;
    if (content_)
        for (const ModInfo& mod : content_->mods)
            told.rules.push_back(
                {mod.id, mod.version, hex_text(mod.hash.digest), 0, net::fit_line(mod.title)});
    for (std::size_t seat = 0; seat < seats(); ++seat)
        told.seats.push_back(seat_told(seat, now));
    const auto owner = seat_of(head_.owner);
    const auto mine = seat_of(account);
    told.owner = owner ? static_cast<int>(*owner) : net::kNoSeat;
    told.mine = mine ? static_cast<int>(*mine) : net::kNoSeat;
    told.onlookers = static_cast<int>(onlookers_.size());
    return told;
}

net::TableRow Table::row_for(const std::string& account) const {
    net::TableRow row;
    row.id = id();
    row.title = head_.terms.title;
    row.scenario = head_.terms.game.scenario;
    row.state = state_;
    row.players = head_.terms.game.players;
    for (const HeadSeat& seat : head_.seats)
        row.taken += seat.account.empty() && seat.bot.empty() ? 0 : 1;
    row.onlookers = static_cast<int>(onlookers_.size());
    row.mods = static_cast<int>(head_.terms.game.mods.size());
    row.is_locked = !head_.terms.is_public;
    const auto seat = seat_of(account);
    row.is_mine = seat.has_value();
    if (seat && game_) row.is_my_turn = has(game_->played().to_act(), PlayerId(*seat));
    if (seat && state_ == TableState::asleep)
        row.is_my_turn = ((head_.waits_for >> *seat) & 1U) != 0;
    return row;
}

void Table::tell_all(const net::LobbyTelling& message) {
    for (const SeatState& seat : seats_)
        if (seat.watching.line != 0) house_.mail.tell(seat.watching.line, message);
    for (const Onlooker& one : onlookers_)
        house_.mail.tell(one.guest.line, message);
}

void Table::tell_table(Now now) {
    is_dirty_ = false;
    for (std::size_t seat = 0; seat < seats(); ++seat)
        if (seats_[seat].watching.line != 0)
            house_.mail.tell(seats_[seat].watching.line, told_to(head_.seats[seat].account, now));
    for (const Onlooker& one : onlookers_)
        house_.mail.tell(one.guest.line, told_to(one.guest.account, now));
    if (game_)  // whoever has just come has not heard of them
        for (const net::OpenVote& vote : votes_.open())
            tell_vote(vote, net::VoteOutcome::open);
}

void Table::tell_seat(std::size_t seat, Now now) {
    tell_all(net::SeatChanged{static_cast<int>(seat), seat_told(seat, now)});
}

void Table::tell_streams(Now) {
    if (!game_ || game_->newest() == 0) return;
    for (std::size_t seat = 0; seat < seats(); ++seat)
        tell_stream(seats_[seat].watching, game_->stream(PlayerId(seat)),
                    head_.seats[seat].account);
    const bool may_see = head_.terms.onlooking != net::Onlooking::afterwards || over_;
    for (Onlooker& one : onlookers_)
        if (may_see) tell_stream(one.watching, game_->onlookers(), one.guest.account);
}

// Whoever reads too slowly is told where the game stands in place of how it came there; in the end he is let go.
void Table::tell_stream(Watching& watching, Stream& stream, const std::string& account) {
    if (watching.line == 0 || stream.newest() == 0) return;
    Mail& mail = house_.mail;
    const Limits& limits = house_.setup.limits;
    if (watching.told == stream.newest() && (!over_ || watching.knows_end)) return;
    if (mail.waiting_bytes(watching.line) > limits.waiting_bytes) {
        ++mail.figures().slow_readers;
        if (watching.rows_dropped++ >= limits.dropped_rows) {
            mail.close(watching.line, Denial::too_slow);
            watching.line = 0;
            is_dirty_ = true;
            return;
        }
        mail.drop_waiting(watching.line);
        watching.told = 0;
        watching.knows_end = false;
        mail.tell(watching.line, told_to(account, {}));
    }
    if (const auto frames = stream.after(watching.told)) {
        for (const Frame& frame : *frames)
            mail.send(watching.line, frame);
        mail.figures().updates += frames->size();
    } else {
        mail.send(watching.line,
                  clocks_ && clocks_->are_there() ? stream.whole(clocks_->told()) : stream.whole());
        ++mail.figures().views;
    }
    watching.told = stream.newest();
    tell_end(watching);
}

void Table::tell_end(Watching& watching) {
    if (!over_ || watching.knows_end) return;
    watching.knows_end = true;
    house_.mail.send(watching.line, net::bytes_of(*over_));
}

void Table::tell_answers(Now now) {
    for (const Game::Answered& one : game_->take_answers()) {
        SeatState& seat = seats_[one.player.index()];
        house_.mail.send(seat.watching.line, net::bytes_of(one.answer));
        if (const std::int64_t asked_ms = std::exchange(seat.asked_ms, 0); asked_ms != 0)
            house_.mail.figures().ask_times.note(now.steady_ms - asked_ms);
    }
}

// The disk is full, or the like: nothing that is not written is told, and nobody can act.
void Table::tell_disk() {
    const bool is_broken = game_->played().journal_problem().has_value();
    if (is_broken && !has_told_disk_)
        tell_all(net::Refused{Denial::disk, saying_of(Denial::disk).english(), 0});
    has_told_disk_ = is_broken;
}

Denial Table::send_journal(const Guest& guest) {
    if (!over_) return Denial::not_over;
    // Whoever asks again while it is on its way waits for it.
    if (house_.mail.waiting_bytes(guest.line) > house_.setup.limits.waiting_bytes)
        return Denial::too_much;
    net::Part part{over_->journal, 0, journal_text_.size(), {}};
    do {
        const std::string_view bytes =
            std::string_view(journal_text_).substr(part.at, net::kMostPartBytes);
        part.bytes.assign(bytes.begin(), bytes.end());
        house_.mail.send(guest.line, net::bytes_of(part));
        part.at += bytes.size();
    } while (part.at < part.whole);
    return Denial::none;
}

}  // namespace hexholm::server
