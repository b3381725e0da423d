// What the table tells of what happened, line by line.
#include "engine/session/history.h"

#include "src/app/play/game_room.h"
#include "src/ui/past/log_text.h"

namespace hexholm::app {

static constexpr std::size_t kMostLogLines = 400;
static constexpr std::size_t kToldAgain = 80;  // actions

// Goods that one roll gives to one player are told in one line.
static bool join_goods(std::deque<ui::LogLine>& log, const Event& event) {
    int back = 0;
    for (auto line = log.rbegin(); line != log.rend() && !line->heading && back < 6;
         ++line, ++back) {
        if (line->sentence != ui::kGetsSentence || line->words[0].player != event.player) continue;
        ui::add_to_line(*line, event);
        return true;
    }
    return false;
}

void GameRoom::pull_told() {
    const std::vector<Event> all_told = presenter_->take_told();
    if (replay_open_ && !all_told.empty()) return tell_past(replay_->position());
    const PlayerId viewer = presenter_->shown().viewer;
    for (const Event& told : all_told)
        counter_taken_ |= told.kind == EventKind::traded && viewer.is_some() &&
                          (told.player == viewer || told.other == viewer);
    for (const Event& told : all_told)
        talk_.see(seen_by(told, humans_ > 1 ? PlayerId() : viewer), setup_.seats, clock_s_);
    for (const Event& told : all_told)
        // Several people read the same log: what only one of them knows is not in it.
        tell(humans_ > 1 ? seen_by(told, PlayerId()) : told);
}

void GameRoom::tell(const Event& event) {
    ui::LogLine line;
    const bool income = event.kind == EventKind::produced || event.kind == EventKind::gained;
    if (income && join_goods(log_, event)) return;
    if (!ui::log_line(content(), event, line)) return;
    log_.push_back(std::move(line));
    if (log_.size() > kMostLogLines) log_.pop_front();
}

// What led to the table that is shown, where it was not watched: a game that goes on, or another place
// of a replay.
void GameRoom::tell_past(std::size_t actions) {
    log_.clear();
    const std::size_t from = actions > kToldAgain ? actions - kToldAgain : 0;
    const PlayerId reader = humans_ > 1 ? PlayerId() : presenter_->shown().viewer;
    retell(*session_, from, actions, [&](std::size_t, const State&, const EventList& events) {
        for (const Event& event : events)
            tell(replay_open_ ? event : seen_by(event, reader));
    });
}

}  // namespace hexholm::app
