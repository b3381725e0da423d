#include "tests/net/support/remote_party.h"

namespace hexholm::test {

constexpr std::int64_t kFrame_ms = 50;

RemoteParty::RemoteParty(net::TableTerms terms, std::size_t guests, const std::string& level)
    : room(guests) {
    const auto book = SharedRules::book_for(terms.game);
    room.start(std::move(terms));
    room.world.run(500);
    for (std::size_t at = 0; at < guests; ++at) {
        SeatHere& seat = seats_.emplace_back();
        seat.session = std::make_unique<net::RemoteSession>(room.guest(at), book,
                                                            [this] { return room.world.now_ms(); });
        seat.bot = make_bot(book->content(), level);
    }
}

bool RemoteParty::is_over() {
    for (const SeatHere& seat : seats_)
        if (seat.session->view(PlayerId()).state.stage == Stage::over) return true;
    return false;
}

void RemoteParty::pass(std::int64_t ms) {
    for (std::int64_t passed = 0; passed < ms; passed += kFrame_ms) {
        room.world.run(kFrame_ms);
        for (SeatHere& seat : seats_) {
            listen(seat);
            if (!is_resting_) act(seat);
        }
    }
}

void RemoteParty::play(std::int64_t most_ms) {
    for (std::int64_t passed = 0; passed < most_ms && !is_over(); passed += kFrame_ms)
        pass(kFrame_ms);
}

void RemoteParty::listen(SeatHere& seat) {
    Update update;
    while (seat.session->poll(room.world.now_ms(), seat.session->seat(), update)) {
        REQUIRE(update.number > seat.newest);
        if (seat.newest > 0 && update.actor.is_none() && !update.undone.ok()) ++seat.views;
        if (update.undone.ok()) ++undone_;
        seat.newest = update.number;
    }
    const auto reply = seat.ticket ? seat.session->answer_of(*seat.ticket) : std::nullopt;
    if (!reply) return;
    seat.ticket.reset();
    if (!reply->refusal.ok()) ++refused_;
}

void RemoteParty::act(SeatHere& seat) {
    net::RemoteSession& session = *seat.session;
    if (seat.ticket) return;
    if (chance_.below(40) == 0 && session.undo_offer(session.seat()).ok()) {
        seat.ticket = session.ask_undo(session.seat());
        return;
    }
    if (!has(session.to_act(), session.seat())) return;
    const auto legal = std::make_unique<ActionList>();
    session.legal(session.seat(), *legal);
    const Action action =
        seat.bot->decide(session.rulebook(), session.view(session.seat()), *legal, chance_);
    REQUIRE(session.check(action).ok());
    seat.ticket = session.ask({action});
}

}  // namespace hexholm::test
