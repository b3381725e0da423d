#include "src/server/core/table/table.h"

#include <algorithm>

namespace hexholm::server {

using net::Denial;
using net::TableState;

std::string journal_path(const Setup& setup, const std::string& table) {
    return setup.games + "/" + table + ".journal";
}

Table::Table(House house, TableHead head, Now now)
    : house_(house), head_(std::move(head)), empty_since_ms_(now.steady_ms) {
    constexpr std::array kStates = {TableState::waiting, TableState::asleep, TableState::over,
                                    TableState::broken, TableState::stopped};
    state_ = kStates[static_cast<std::size_t>(head_.stage)];
    head_.seats.resize(static_cast<std::size_t>(head_.terms.game.players));
    seats_.resize(head_.seats.size());
    for (SeatState& seat : seats_)
        seat.lost_ms = now.steady_ms;
    if (is_waiting()) settle_seats();
    if (state_ == TableState::asleep) note_wake(now);
}

Table::~Table() = default;

std::optional<std::size_t> Table::seat_of(const std::string& account) const {
    for (std::size_t seat = 0; seat < seats(); ++seat)
        if (!account.empty() && head_.seats[seat].account == account) return seat;
    return std::nullopt;
}

int Table::people_seated() const {
    return static_cast<int>(std::ranges::count_if(
        head_.seats, [](const HeadSeat& seat) { return !seat.account.empty(); }));
}

bool Table::is_anybody_here() const {
    return std::ranges::any_of(seats_,
                               [](const SeatState& seat) { return seat.watching.line != 0; });
}

bool Table::is_gone(Now now) const {
    if (is_anybody_here() || !onlookers_.empty()) return false;
    const Limits& limits = house_.setup.limits;
    const std::int64_t empty_ms = now.steady_ms - empty_since_ms_;
    if (is_waiting()) return empty_ms >= limits.empty_ms;
    return (state_ == TableState::over || state_ == TableState::stopped) &&
           empty_ms >= limits.after_game_ms;
}

bool Table::save(Now now) {
    head_.written_s = now.unix_s;
    return house_.setup.store->put_table(record_of(head_)).ok();
}

// Seats follow the terms: bots where they say so; people beyond the last seat are moved to a free one.
void Table::settle_seats() {
    const auto players = static_cast<std::size_t>(head_.terms.game.players);
    head_.terms.bots.resize(players);
    std::vector<std::pair<HeadSeat, SeatState>> moved;
    for (std::size_t seat = 0; seat < seats(); ++seat) {
        const bool has_place = seat < players && head_.terms.bots[seat].empty();
        if (is_person(seat) && !has_place) moved.emplace_back(head_.seats[seat], seats_[seat]);
        if (!has_place) head_.seats[seat] = {};
        if (!has_place) seats_[seat] = {};
    }
    head_.seats.resize(players);
    seats_.resize(players);
    for (std::size_t seat = 0; seat < players; ++seat) {
        head_.seats[seat].bot = head_.terms.bots[seat];
        seats_[seat].is_ready = false;
        if (moved.empty() || is_person(seat) || !head_.seats[seat].bot.empty()) continue;
        head_.seats[seat] = moved.back().first;
        head_.seats[seat].bot.clear();
        seats_[seat] = moved.back().second;
        moved.pop_back();
    }
    for (const auto& [seat, state] : moved)
        house_.mail.tell(state.watching.line, net::Left{id(), Denial::table_full});
}

// The newest line of somebody counts: another window of his is told so.
void Table::take_line(std::size_t seat, const Guest& guest, Now now, net::UpdateNumber known) {
    SeatState& state = seats_[seat];
    const LineId before = state.watching.line;
    if (before != 0 && before != guest.line)
        house_.mail.tell(before, net::Left{id(), Denial::replaced});
    state.watching = {guest.line, known, 0, false};
    if (before != guest.line) state.fetched_percent = net::kNotFetching;
    state.is_ready = state.is_ready && before == guest.line;
    head_.seats[seat].name = guest.name;
    std::erase_if(onlookers_, [&](const Onlooker& one) { return one.guest.line == guest.line; });
    if (game_) game_->forget_asks(PlayerId(seat));
    give_back(seat, now);
    is_dirty_ = true;
}

Denial Table::sit_down(const Guest& guest, int wanted, Now now) {
    for (std::size_t seat = 0; seat < seats(); ++seat) {
        const bool is_meant = wanted == net::kAnySeat || static_cast<std::size_t>(wanted) == seat;
        if (!is_meant || is_person(seat) || !head_.seats[seat].bot.empty()) continue;
        head_.seats[seat].account = guest.account;
        seats_[seat] = {};
        take_line(seat, guest, now);
        return save(now) ? Denial::none : Denial::disk;
    }
    return wanted == net::kAnySeat ? Denial::table_full : Denial::seat_taken;
}

Denial Table::join(const Guest& guest, const net::Join& join, Now now) {
    if (const auto seat = seat_of(guest.account)) {
        take_line(*seat, guest, now, static_cast<net::UpdateNumber>(join.newest));
        return Denial::none;
    }
    if (!head_.terms.is_public && join.invitation != head_.invitation) return Denial::not_invited;
    if (!is_waiting()) return take_offered(guest, join.seat, now);
    return sit_down(guest, join.seat, now);
}

// Whether the seat's player has left the game, or has given up, so that a bot plays for him.
bool Table::has_gone(std::size_t seat) const {
    return head_.seats[seat].bot.empty() &&
           (head_.seats[seat].has_resigned || (is_person(seat) && head_.seats[seat].has_left));
}

Denial Table::offer_seat(const Guest& guest, const net::OfferSeat& offer, Now now) {
    if (!game_ || state_ != TableState::playing) return Denial::not_playing;
    if (guest.account != head_.owner) return Denial::not_owner;
    const auto seat = static_cast<std::size_t>(offer.seat);
    if (seat >= seats() || !has_gone(seat)) return Denial::seat_taken;
    head_.seats[seat].is_offered = offer.yes;
    tell_seat(seat, now);
    return save(now) ? Denial::none : Denial::disk;
}

// Whoever sat there before has lost it. A table that sleeps wakes for it.
Denial Table::take_offered(const Guest& guest, int wanted, Now now) {
    const bool goes_on = (game_ && state_ == TableState::playing) || state_ == TableState::asleep;
    for (std::size_t seat = 0; goes_on && seat < seats(); ++seat) {
        const bool is_meant = wanted == net::kAnySeat || static_cast<std::size_t>(wanted) == seat;
        if (!is_meant || !head_.seats[seat].is_offered || !has_gone(seat)) continue;
        const std::int64_t left_ms = head_.seats[seat].left_ms;
        head_.seats[seat] = {guest.account, guest.name, "", left_ms, false};
        seats_[seat] = {};
        if (game_) game_->played().rename(PlayerId(seat), guest.name);
        take_line(seat, guest, now);
        return save(now) ? Denial::none : Denial::disk;
    }
    return Denial::table_full;
}

Denial Table::watch(const Guest& guest, const net::Watch& watch, Now now) {
    if (const auto seat = seat_of(guest.account)) {
        take_line(*seat, guest, now);
        return Denial::none;
    }
    if (!head_.terms.is_public && watch.invitation != head_.invitation) return Denial::not_invited;
    const bool may_look = head_.terms.onlooking != net::Onlooking::none &&
                          onlookers_.size() < house_.setup.limits.onlookers;
    if (!may_look) return Denial::no_onlookers;
    onlookers_.push_back({guest, {guest.line, 0, 0, false}});
    is_dirty_ = true;
    return Denial::none;
}

void Table::stand_up(std::size_t seat, Now now) {
    head_.seats[seat] = {};
    seats_[seat] = {};
    seats_[seat].lost_ms = now.steady_ms;
    const auto next =
        std::ranges::find_if(head_.seats, [](const HeadSeat& one) { return !one.account.empty(); });
    const bool has_owner = seat_of(head_.owner).has_value();
    if (!has_owner && next != head_.seats.end()) head_.owner = next->account;
    is_dirty_ = true;
    save(now);
}

Denial Table::leave(const Guest& guest, Now now) {
    house_.mail.tell(guest.line, net::Left{id(), Denial::none});
    const auto seat = seat_of(guest.account);
    const bool is_his_line = seat && seats_[*seat].watching.line == guest.line;
    forget_line(guest.line, now);
    if (!is_his_line) return Denial::none;
    if (is_waiting()) stand_up(*seat, now);
    if (game_ && state_ == TableState::playing) {
        head_.seats[*seat].has_left = true;
        votes_.forget_voter(static_cast<int>(*seat));
        set_driver(*seat, Driver::bot, now);
        return save(now) ? Denial::none : Denial::disk;
    }
    return Denial::none;
}

void Table::forget_line(LineId line, Now now) {
    for (SeatState& seat : seats_)
        if (seat.watching.line == line) {
            seat.watching.line = 0;
            seat.lost_ms = now.steady_ms;
            is_dirty_ = true;
        }
    if (std::erase_if(onlookers_, [&](const Onlooker& one) { return one.guest.line == line; }) > 0)
        is_dirty_ = true;
    if (!is_anybody_here()) empty_since_ms_ = now.steady_ms;
}

void Table::lost(LineId line, Now now) {
    forget_line(line, now);
}

Denial Table::change(const Guest& guest, const net::TableTerms& terms, Now now) {
    if (!is_waiting()) return Denial::not_waiting;
    if (guest.account != head_.owner) return Denial::not_owner;
    if (people_seated() > terms.game.players) return Denial::table_full;
    head_.terms = terms;
    head_.terms.is_public = terms.is_public && house_.setup.is_public;
    content_.reset();
    bringing_.reset();
    are_terms_bad_ = false;
    settle_seats();
    is_dirty_ = true;
    return save(now) ? Denial::none : Denial::disk;
}

Denial Table::move_seat(const Guest& guest, int seat, Now now) {
    if (!is_waiting()) return Denial::not_waiting;
    const auto from = seat_of(guest.account);
    if (!from) return Denial::not_at_table;
    const auto to = static_cast<std::size_t>(seat);
    if (to >= seats() || is_person(to) || !head_.seats[to].bot.empty()) return Denial::seat_taken;
    std::swap(head_.seats[*from], head_.seats[to]);
    std::swap(seats_[*from], seats_[to]);
    is_dirty_ = true;
    return save(now) ? Denial::none : Denial::disk;
}

Denial Table::set_ready(const Guest& guest, const net::Ready& ready, Now) {
    if (!is_waiting()) return Denial::not_waiting;
    const auto seat = seat_of(guest.account);
    if (!seat) return Denial::not_at_table;
    seats_[*seat].is_ready = ready.is_ready;
    seats_[*seat].content = ready.content;
    seats_[*seat].layout = ready.layout;
    is_dirty_ = true;
    check_ready();
    return Denial::none;
}

// Whoever only looks on keeps nobody waiting.
Denial Table::set_fetching(const Guest& guest, int percent, Now now) {
    const auto seat = seat_of(guest.account);
    if (!seat || seats_[*seat].fetched_percent == percent) return Denial::none;
    seats_[*seat].fetched_percent = percent;
    tell_seat(*seat, now);
    return Denial::none;
}

// Where the rules are not loaded yet, this is done when they are.
void Table::check_ready() {
    for (std::size_t seat = 0; content_ && seat < seats(); ++seat)
        if (seats_[seat].is_ready) compare_rules(seat);
}

void Table::compare_rules(std::size_t seat) {
    const bool are_same =
        seats_[seat].content == hex_text(content_->hash.digest) && seats_[seat].layout == layout_;
    if (are_same) return;
    seats_[seat].is_ready = false;
    house_.mail.refuse(seats_[seat].watching.line, Denial::other_rules);
}

Denial Table::start(const Guest& guest, Now now) {
    if (!is_waiting() || is_opening_) return Denial::not_waiting;
    if (guest.account != head_.owner) return Denial::not_owner;
    for (std::size_t seat = 0; seat < seats(); ++seat)
        if (head_.seats[seat].bot.empty() && (!is_person(seat) || !seats_[seat].is_ready))
            return Denial::not_ready;
    if (!content_) return Denial::not_ready;
    state_ = TableState::dealing;
    is_opening_ = true;
    is_dirty_ = true;
    open_game(now);
    return Denial::none;
}

Denial Table::kick(const Guest& guest, int seat, Now now) {
    if (!is_waiting()) return Denial::not_waiting;
    if (guest.account != head_.owner) return Denial::not_owner;
    const auto at = static_cast<std::size_t>(seat);
    if (at >= seats() || !is_person(at) || head_.seats[at].account == guest.account)
        return Denial::seat_taken;
    house_.mail.tell(seats_[at].watching.line, net::Left{id(), Denial::kicked});
    stand_up(at, now);
    return Denial::none;
}

Denial Table::chat(const Guest& guest, const std::string& text, Now now) {
    if (text.empty()) return Denial::malformed;
    if (head_.terms.talk != net::Talk::all) return Denial::no_talk;
    const auto seat = seat_of(guest.account);
    const int from = seat ? static_cast<int>(*seat) : net::kNoSeat;
    tell_all(net::ChatTold{from, guest.name, text, now.unix_s});
    return Denial::none;
}

Denial Table::emote(const Guest& guest, int number) {
    const auto seat = seat_of(guest.account);
    if (!seat) return Denial::not_at_table;
    if (head_.terms.talk == net::Talk::none) return Denial::no_talk;
    tell_all(net::EmoteTold{static_cast<int>(*seat), number});
    return Denial::none;
}

std::vector<Guest> Table::people() const {
    std::vector<Guest> people;
    for (std::size_t seat = 0; seat < seats(); ++seat)
        if (is_person(seat) && seats_[seat].watching.line != 0)
            people.push_back(
                {seats_[seat].watching.line, head_.seats[seat].account, head_.seats[seat].name});
    for (const Onlooker& one : onlookers_)
        people.push_back(one.guest);
    return people;
}

std::optional<TableHead> Table::rematch(const Guest& guest, Now now, Denial& denial) const {
    const auto seat = seat_of(guest.account);
    const bool is_over = state_ == TableState::over || state_ == TableState::stopped;
    denial = !seat ? Denial::not_at_table : is_over ? Denial::none : Denial::not_over;
    if (denial != Denial::none) return std::nullopt;
    TableHead next;
    next.terms = head_.terms;
    next.owner = guest.account;
    next.invitation = random_digits(house_.setup, 8);
    next.written_s = now.unix_s;
    next.seats = head_.seats;
    for (std::size_t at = 0; at < next.seats.size(); ++at)
        if (seats_[at].watching.line == 0) next.seats[at] = {};
    return next;
}

Status Table::received(const Guest& guest, ByteSpan message, Now now) {
    ByteReader reader(message);
    const Result<net::Head> head = net::take_head(reader);
    if (!head) return head.problem();
    const auto seat = seat_of(guest.account);
    const bool is_his_line = seat && seats_[*seat].watching.line == guest.line;
    if (head.value().kind == net::TableKind::again) {
        for (Onlooker& one : onlookers_)
            if (one.guest.line == guest.line) one.watching.told = head.value().number;
        if (is_his_line) seats_[*seat].watching.told = head.value().number;
        if (head.value().flags == net::kIsMismatch) ++house_.mail.figures().mismatches;
        return Done{};
    }
    if (head.value().kind != net::TableKind::ask)
        return Problem{"", saying_of(Denial::malformed), "no client says that"};
    if (!is_his_line) return Done{};
    // A game that is just being opened knows whether it was done before: it is asked for again then.
    const bool will_play = is_opening_ || state_ == TableState::asleep;
    if (!game_ && will_play) return Done{};
    if (!game_) {
        net::Answer answer;
        answer.number = head.value().number;
        answer.kind = net::AnswerKind::not_now;
        house_.mail.send(guest.line, net::bytes_of(answer));
        return Done{};
    }
    Result<net::Ask> ask = net::take_ask(game_->book(), PlayerId(*seat), message);
    if (!ask) return ask.problem();
    ++house_.mail.figures().asks;
    seats_[*seat].asked_ms = now.steady_ms;
    give_back(*seat, now);
    game_->ask(PlayerId(*seat), std::move(ask.value()));
    return Done{};
}

}  // namespace hexholm::server
