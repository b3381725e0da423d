// Tells in lines what happens to a guest: at his table, in the game, with his line.
#pragma once

#include <string>
#include <vector>

#include "src/net/online/online_guest.h"

namespace hexholm::cli {

class GuestReport {
public:
    explicit GuestReport(net::OnlineGuest& online) : online_(online) {}

    // Tells what has happened since the last time.
    void tell();
    // The first thing that leaves nothing more to do here; nothing as long as there is none.
    const std::optional<Problem>& ending() const { return ending_; }

    // What the server has said of mods that it was asked for, since the last time.
    std::vector<net::Packages> take_packages() { return std::exchange(packages_, {}); }
    // The server's requests for mods that are here.
    std::vector<std::variant<net::Bring, net::Want>> take_wanted() {
        return std::exchange(wanted_, {});
    }

private:
    struct News;
    void tell_line();
    void tell_news();
    void tell_table();
    void tell_seat(std::size_t seat, const net::SeatTold& told);
    void tell_game();
    void tell_update(const net::Update& update);
    void tell_end();
    void answer_vote(const net::VoteTold& vote);
    std::string name_of(int seat) const;
    std::string name_of(PlayerId player) const { return name_of(static_cast<int>(player.value)); }

    net::OnlineGuest& online_;
    net::Standing standing_ = net::Standing::away;
    std::string table_;
    net::TableState state_ = net::TableState::waiting;
    std::vector<net::SeatTold> seats_;
    std::vector<net::Packages> packages_;
    std::vector<std::variant<net::Bring, net::Want>> wanted_;
    bool has_told_end_ = false;
    std::optional<Problem> ending_;
};

}  // namespace hexholm::cli
