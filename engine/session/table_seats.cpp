#include "engine/session/table_seats.h"

#include <utility>

#include "engine/session/bots/bot_worker.h"

namespace hexholm {

Result<std::unique_ptr<BotThinker>> thinker_for(const SessionSetup& setup,
                                                const Rulebook& book,
                                                const std::vector<Seat>& seats) {
    SeatedBots bots(seats.size());
    bool any = false;
    for (std::size_t at = 0; at < seats.size(); ++at) {
        const std::string& level = seats[at].bot;
        if (level.empty()) continue;
        any = true;
        bots[at] = setup.make(book.content(), level);
        if (!bots[at])
            return Problem{
                "", {/*tr*/ "there is no bot {1}", in_quotes(level)}, known_bots(book.content())};
    }
    if (!any) return std::unique_ptr<BotThinker>();
    if (setup.far_thinker) return setup.far_thinker(book, seats, std::move(bots));
    if (setup.thinker) return setup.thinker(book, std::move(bots));
    return std::unique_ptr<BotThinker>(std::make_unique<BotWorker>(book, std::move(bots)));
}

JournalSeat written(const Seat& seat) {
    return {seat.name, seat.bot, seat.color};
}

std::vector<JournalSeat> written(const std::vector<Seat>& seats) {
    std::vector<JournalSeat> all;
    for (const Seat& seat : seats)
        all.push_back(written(seat));
    return all;
}

}  // namespace hexholm
