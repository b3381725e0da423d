// How a table at a server is played at from this screen: as any other, with what the line and the others have to say.
#pragma once

#include <cstdint>

#include "src/app/play/play_mode.h"
#include "src/app/together/connection.h"
#include "src/app/together/seat_clocks.h"
#include "src/net/remote/remote_session.h"

namespace hexholm::app {

class TogetherMode final : public PlayMode {
public:
    // Both outlive the mode.
    TogetherMode(const RoomParts& parts,
                 Connection& connection,
                 const net::RemoteSession& session,
                 ui::TalkForm& form);

    // Whoever only looks on does nothing.
    bool acts() const override { return session_.seat().is_some(); }
    bool goes_on_alone() const override { return true; }
    void step() override;
    void draw_bar(ui::Desk& desk, const ui::Layout& layout) override;
    void draw(ui::Desk& desk, const ui::DrawnGame& drawn, RoomWish& wish) override;
    std::optional<ui::EndsModel> ends() const override;
    void wish_end(const net::Vote& vote) override { connection_.say(vote); }
    const std::vector<ui::SeatTime>* seat_times() const override { return &clocks_.times(); }

private:
    std::vector<net::VoteTold> open_votes() const override { return connection_.votes(); }
    bool may_vote(std::size_t seat) const override;
    bool votes_here(std::size_t seat) const override;
    void answer(PlayerId seat, const net::Vote& vote) override;
    std::size_t strips() const override;
    bool is_playing() const;
    std::vector<ui::TalkPerson> others() const;
    void step_clocks();
    void take_journal(RoomWish& wish);
    void draw_side(ui::Desk& desk, const ui::Layout& layout);
    std::optional<std::size_t> seat_to_fill() const;
    std::vector<std::string> lines(bool& is_lost) const;
    void obey(const ui::TalkWish& wish);

    Connection& connection_;
    const net::RemoteSession& session_;
    ui::TalkForm& form_;
    SeatClocks clocks_;
    bool has_told_time_ = false;  // that it is over, in this turn
    bool asks_journal_ = false;
    bool is_talk_open_ = false;
    std::size_t unread_ = 0;
};

}  // namespace hexholm::app
