// What one seat, or all onlookers, are told of a game: one update after the other, and the newest ones once more for
// whoever has missed them.
#pragma once

#include <deque>
#include <optional>
#include <vector>

#include "src/server/core/table/seen.h"
#include "src/server/outlet.h"

namespace hexholm::server {

class Stream {
public:
    static constexpr std::size_t kKeptUpdates = 64;

    // `delay`: so many updates late. The book outlives the stream.
    Stream(const Rulebook& book, PlayerId viewer, std::size_t delay)
        : book_(book), viewer_(viewer), delay_(delay) {}

    // The first update that it has, or the next. `undo`: what the viewer may take back after it.
    void push(const Happened& happened, const UndoOffer& undo);
    // Tells what was held back until now.
    void catch_up();

    PlayerId viewer() const { return viewer_; }
    // Told so far; 0: nothing yet.
    net::UpdateNumber newest() const { return newest_; }
    // Updates after this one, up to the newest. Nothing when they are kept no more, or there never were any such: then a
    // whole view is due.
    std::optional<std::vector<Frame>> after(net::UpdateNumber number) const;
    // REQUIRES: newest() > 0.
    Frame whole() const;
    // `left` in place of the time that stood on the clocks then.
    Frame whole(const std::vector<net::SeatClock>& left) const;

private:
    struct Late {
        Happened happened;
        UndoOffer undo;
    };
    void tell(const Happened& happened, const UndoOffer& undo);
    void log(const Happened& happened);

    const Rulebook& book_;
    PlayerId viewer_;
    std::size_t delay_;
    std::deque<Late> held_back_;
    net::UpdateNumber newest_ = 0;
    std::optional<KeptState> view_;  // after the newest
    net::Beside beside_;
    std::deque<Frame> kept_;                 // the newest last
    std::deque<std::vector<Event>> logged_;  // of the newest updates
};

}  // namespace hexholm::server
