// One table: people take seats, a game is dealt and played, sleeps while nobody is there, and ends.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "src/net/protocol/votes.h"
#include "src/server/core/contents/contents.h"
#include "src/server/core/lines/mail.h"
#include "src/server/core/table/bringing.h"
#include "src/server/core/table/clocks.h"
#include "src/server/core/table/game.h"
#include "src/server/core/table/seats.h"
#include "src/server/served.h"

namespace hexholm::server {

// The parts that all tables of a server share.
struct House {
    const Setup& setup;
    Mail& mail;
    Contents& contents;
    FullUpdate& scratch;  // room for one
};

class Table {
public:
    // A new one, or one that the store has.
    Table(House house, TableHead head, Now now);
    ~Table();
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    const std::string& id() const { return head_.id; }
    const TableHead& head() const { return head_; }
    net::TableRow row_for(const std::string& account) const;
    bool is_seated(const std::string& account) const { return seat_of(account).has_value(); }
    net::TableState state() const { return state_; }
    // Whether the table can be forgotten.
    bool is_gone(Now now) const;
    bool save(Now now);

    // Each of these returns what speaks against it.
    net::Denial join(const Guest& guest, const net::Join& join, Now now);
    net::Denial watch(const Guest& guest, const net::Watch& watch, Now now);
    net::Denial leave(const Guest& guest, Now now);
    net::Denial change(const Guest& guest, const net::TableTerms& terms, Now now);
    net::Denial move_seat(const Guest& guest, int seat, Now now);
    net::Denial set_ready(const Guest& guest, const net::Ready& ready, Now now);
    net::Denial bring(const Guest& guest, const net::Brings& brings, Now now);
    bool awaits_parts(LineId line) const;
    // REQUIRES: it awaits some.
    void take_part(ByteSpan message);
    net::Denial set_fetching(const Guest& guest, int percent, Now now);
    net::Denial start(const Guest& guest, Now now);
    net::Denial kick(const Guest& guest, int seat, Now now);
    net::Denial offer_seat(const Guest& guest, const net::OfferSeat& offer, Now now);
    net::Denial chat(const Guest& guest, const std::string& text, Now now);
    net::Denial emote(const Guest& guest, int number);
    net::Denial vote(const Guest& guest, const net::Vote& vote, Now now);
    net::Denial send_journal(const Guest& guest);
    // A new table with the same people and terms; they are to be brought there.
    std::optional<TableHead> rematch(const Guest& guest, Now now, net::Denial& denial) const;
    std::vector<Guest> people() const;

    // A message of the table itself. A problem is a stranger's nonsense.
    Status received(const Guest& guest, ByteSpan message, Now now);
    void lost(LineId line, Now now);
    // What time, the disk, bots and loaders have brought. Milliseconds until something is due at the latest.
    std::int64_t go_on(Now now);
    // Whether it waits for the disk, a loader or a bot, and should go on whenever the server is
    // woken.
    bool is_busy() const;
    // Out of memory: it lives in its journal.
    void sleep(Now now);

private:
    friend class TableTest;
    std::optional<std::size_t> seat_of(const std::string& account) const;
    std::size_t seats() const { return head_.seats.size(); }
    bool is_bot_to_act() const;
    bool is_person(std::size_t seat) const { return !head_.seats[seat].account.empty(); }
    bool is_by_mail() const { return head_.terms.clock.kind == net::ClockKind::mail; }
    bool is_waiting() const { return state_ == net::TableState::waiting; }
    int people_seated() const;
    bool is_anybody_here() const;
    void forget_line(LineId line, Now now);
    void take_line(std::size_t seat, const Guest& guest, Now now, net::UpdateNumber known = 0);
    net::Denial sit_down(const Guest& guest, int wanted, Now now);
    net::Denial take_offered(const Guest& guest, int wanted, Now now);
    bool has_gone(std::size_t seat) const;
    void stand_up(std::size_t seat, Now now);
    void settle_seats();
    void check_ready();
    void compare_rules(std::size_t seat);

    std::string name_of(std::size_t seat) const;
    net::SeatTold seat_told(std::size_t seat, Now now) const;
    net::SeatPlace place_of(std::size_t seat) const;
    net::TableTold told_to(const std::string& account, Now now) const;
    void tell_all(const net::LobbyTelling& message);
    void tell_table(Now now);
    void tell_seat(std::size_t seat, Now now);

    bool has_all_mods(Now now);
    void see_trial(Now now);
    void agree_on_brought(Now now);
    void fail_bringing(const Problem& problem);
    void want_parts();
    void load(Now now);
    void open_game(Now now);
    void play_on(Now now);
    void note_update(Now now);
    void run_clocks(Now now);
    PlayerMask running_clocks(Now now) const;
    void replace_absent(Now now);
    void set_driver(std::size_t seat, Driver driver, Now now);
    void give_back(std::size_t seat, Now now);
    void tell_streams(Now now);
    void tell_stream(Watching& watching, Stream& stream, const std::string& account);
    void tell_answers(Now now);
    void tell_end(Watching& watching);
    void tell_disk();
    void note_turns(Now now);
    void finish(net::Ending ending, Now now);
    void stop_playing(net::TableState state, TableStage stage, Now now);
    net::Denial resign(std::size_t seat, const Guest& guest, Now now);
    net::Denial settle(std::size_t seat, const Accord& accord);
    bool may_vote(std::size_t seat) const;
    int voters() const;
    bool may_wish(const net::Vote& vote) const;
    net::Denial count_vote(const net::Vote& vote, int seat, Now now);
    void tell_vote(const net::OpenVote& vote, net::VoteOutcome outcome);
    void see_votes(Now now);
    void carry_out(const net::OpenVote& vote, Now now);
    void note_wake(Now now);
    void set_clocks(Now now);
    std::int64_t until_due(Now now) const;

    House house_;
    TableHead head_;
    net::TableState state_ = net::TableState::waiting;
    std::vector<SeatState> seats_;
    std::vector<Onlooker> onlookers_;
    net::Votes votes_;
    std::map<net::VoteKind, std::uint32_t> voted_down_;  // in which turn
    std::shared_ptr<const Content> content_;
    std::optional<Bringing> bringing_;
    std::optional<Clocks> clocks_;
    std::unique_ptr<Game> game_;
    PlayerMask told_turn_ = 0;  // of a game by mail: who has been told that it is his turn
    bool is_opening_ = false;   // the rules are being loaded for a game
    bool has_told_disk_ = false;
    bool are_terms_bad_ = false;
    std::string layout_;  // hash of the layout of content_
    std::int64_t slept_since_s_ = 0;
    std::int64_t wakes_ms_ = 0;  // by itself: a game by mail in which somebody's time is over
    bool is_dirty_ = false;      // somebody should be told of the table
    std::optional<net::Over> over_;
    std::string journal_text_;  // of a game that is over
    std::int64_t empty_since_ms_ = 0;
};

std::string journal_path(const Setup& setup, const std::string& table);

}  // namespace hexholm::server
