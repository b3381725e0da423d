// A table at which people and bots play, here or elsewhere, and on whose end they may agree.
#pragma once

#include <optional>
#include <vector>

#include "src/app/play/council.h"
#include "src/app/play/room_mode.h"

namespace hexholm::app {

class PlayMode : public RoomMode {
public:
    explicit PlayMode(const RoomParts& parts) : RoomMode(parts), council_(parts.show) {}

    bool counts() const override { return true; }
    std::optional<ui::EndsModel> ends() const override;
    void wish_end(const net::Vote& vote) override;
    void step() override;
    void draw(ui::Desk& desk, const ui::DrawnGame& drawn, RoomWish& wish) override;

protected:
    virtual std::vector<net::VoteTold> open_votes() const;
    virtual bool may_vote(std::size_t seat) const;
    virtual bool votes_here(std::size_t seat) const;
    virtual void answer(PlayerId seat, const net::Vote& vote);
    // Lines of news that stand above the votes.
    virtual std::size_t strips() const { return 0; }
    void tell_decided(const net::VoteTold& vote);
    void hear_wishes();

private:
    Council council_;
    std::size_t wishes_heard_ = 0;
};

}  // namespace hexholm::app
