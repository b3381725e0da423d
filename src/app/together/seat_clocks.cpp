#include "src/app/together/seat_clocks.h"

#include <algorithm>

namespace hexholm::app {

void SeatClocks::see(const std::vector<net::SeatClock>& told,
                     std::uint64_t times,
                     const net::ClockTerms& terms,
                     std::int64_t now_ms,
                     const std::function<bool(std::size_t seat)>& is_away) {
    const std::int64_t passed_ms = std::max<std::int64_t>(now_ms - at_ms_, 0);
    at_ms_ = now_ms;
    const bool is_new = seen_ != times || clocks_.size() != told.size();
    seen_ = times;
    if (is_new) clocks_.assign(told.size(), {});
    for (std::size_t seat = 0; seat < told.size(); ++seat) {
        Clock& clock = clocks_[seat];
        if (is_new) clock.told = told[seat];
        // The server stops the clock for a while when a player's line is lost; in a game by mail
        // nobody has to be there.
        clock.stands = clock.told.runs && terms.kind != net::ClockKind::mail && is_away(seat);
        if (!is_new && clock.told.runs && !clock.stands)
            clock.told.left_ms = std::max<std::int64_t>(clock.told.left_ms - passed_ms, 0);
    }
    show(terms);
}

// Where each turn has its own time only that which runs says anything.
void SeatClocks::show(const net::ClockTerms& terms) {
    times_.clear();
    for (const Clock& clock : clocks_) {
        ui::SeatTime& time = times_.emplace_back();
        time.shown = clock.told.runs || terms.kind == net::ClockKind::bank;
        time.runs = clock.told.runs && !clock.stands;
        time.stands = clock.stands;
        time.left_s = (clock.told.left_ms + 999) / 1000;
    }
}

}  // namespace hexholm::app
