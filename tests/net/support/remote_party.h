// People at screens of their own who play a game at the made-up server, each through a Session.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/bots/bot.h"

#include "src/net/remote/remote_session.h"
#include "tests/net/support/room.h"

namespace hexholm::test {

class RemoteParty {
public:
    // All guests sit down and the game begins; `level`: of the bots that decide for them.
    RemoteParty(net::TableTerms terms, std::size_t guests, const std::string& level);

    // Everybody does what he wants for so long.
    void pass(std::int64_t ms);
    // Until the game is over or the time is up.
    void play(std::int64_t most_ms);
    bool is_over();
    // Nobody asks for anything any more.
    void rest() { is_resting_ = true; }

    net::RemoteSession& session(std::size_t at) { return *seats_[at].session; }
    // Updates that came without what led to them: the view after a lost line.
    int views(std::size_t at) const { return seats_[at].views; }
    int undone() const { return undone_; }
    int refused() const { return refused_; }
    // What the seat was told last.
    std::uint32_t newest(std::size_t at) const { return seats_[at].newest; }

    Room room;

private:
    struct SeatHere {
        std::unique_ptr<net::RemoteSession> session;
        std::unique_ptr<Bot> bot;
        std::optional<Session::Ticket> ticket;
        std::uint32_t newest = 0;
        int views = 0;
    };
    void listen(SeatHere& seat);
    void act(SeatHere& seat);

    std::vector<SeatHere> seats_;
    Random chance_{5, 0};
    bool is_resting_ = false;
    int undone_ = 0;
    int refused_ = 0;
};

}  // namespace hexholm::test
