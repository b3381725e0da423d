// A game while it is in memory: what was done in order, who has been told what, and what players ask for, once each.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "src/server/core/table/played.h"
#include "src/server/core/table/stream.h"

namespace hexholm::server {

class Game {
public:
    static constexpr std::size_t kLateUpdates = 10;  // of onlookers

    Game(std::unique_ptr<Played> played, bool onlookers_are_late);

    Played& played() { return *played_; }
    const Played& played() const { return *played_; }
    const Rulebook& book() const { return played_->book(); }
    net::UpdateNumber newest() const { return newest_; }
    bool is_over() const { return played_->state().stage == Stage::over; }

    // The next update that is on the disk. False: there is none. `update` is room for it, which would be too much for
    // each table.
    bool advance(std::int64_t now_ms, bool may_play, FullUpdate& update);
    // Puts the update into all streams, with the clocks as they run after it.
    void tell(const FullUpdate& update, const std::vector<net::SeatClock>& clocks);
    // Whether it waits for the disk, or has requests to carry out.
    bool is_waiting() const { return played_->is_telling() || !asks_.empty() || !untold_.empty(); }
    Stream& stream(PlayerId seat) { return *streams_[seat.index()]; }
    Stream& onlookers() { return *streams_.back(); }

    // What the player asks for is done as soon as all that was done before has been told. A player has one thing asked
    // for at a time; what he asks for again is done once.
    void ask(PlayerId player, net::Ask ask);
    // Forgets the asks of a player, who counts them anew on a new line.
    void forget_asks(PlayerId player);
    // Answers that may be told now.
    struct Answered {
        PlayerId player;
        net::Answer answer;
    };
    std::vector<Answered> take_answers();
    // No further action is done. Whoever asks is told so, unless the action was done before.
    void end();

private:
    struct Asked {
        PlayerId player;
        net::Ask ask;
    };
    struct LastAsk {
        net::AskNumber number = 0;
        std::optional<net::Answer> answer;  // once it was told
    };
    void carry_out_next();
    net::Answer answer_after_end(PlayerId player, const net::Ask& ask) const;
    bool has_taken_back(PlayerId player, const net::Ask& ask) const;
    net::Answer carry_out(PlayerId player, const net::Ask& ask);
    net::Answer take_back(PlayerId player, const net::Ask& ask);
    void act(const net::Ask& ask, net::Answer& answer);
    std::size_t done_already(PlayerId player, const net::Ask& ask) const;
    bool is_stale(const net::Ask& ask, const Action& action) const;
    void note_offers(const State& after);

    std::unique_ptr<Played> played_;
    std::vector<std::unique_ptr<Stream>> streams_;  // of the seats, then of onlookers
    net::UpdateNumber newest_ = 0;
    std::vector<Deed> deeds_;                // the n-th made update n + 2
    std::deque<PlayerMask> changed_offers_;  // by each of the newest updates: whose
    std::vector<Offer> offers_;              // as they stand
    std::deque<Asked> asks_;
    bool has_ended_ = false;
    std::vector<Answered> untold_;  // until what was done is on the disk
    std::map<PlayerId, LastAsk> last_;
};

}  // namespace hexholm::server
