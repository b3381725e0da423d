// What the table tells of what happened, line by line.
#include "engine/game/core/event_facts.h"
#include "engine/game/turn/accord.h"

#include "src/app/play/table_show.h"
#include "src/ui/past/log_text.h"

namespace hexholm::app {

static constexpr std::size_t kMostLogLines = 400;
static constexpr std::size_t kToldAgain = 80;  // actions

// Goods that one roll gives to one player are told in one line.
bool TableShow::join_goods(const Event& event) {
    int back = 0;
    for (auto line = log_.rbegin(); line != log_.rend() && !line->heading && back < 6;
         ++line, ++back) {
        if (line->sentence != ui::kGetsSentence || line->words[0].player != event.player) continue;
        ui::add_to_line(*line, event);
        return true;
    }
    return false;
}

std::vector<Event> TableShow::pull_told() {
    std::vector<Event> all_told = presenter_->take_told();
    if (is_open_) {
        if (!all_told.empty()) tell_past(session_->view(PlayerId()).state.actions);
        return all_told;
    }
    for (const Event& told : all_told)
        talk_.see(seen_by(told, humans_ > 1 ? PlayerId() : viewer()), session_->seats(), clock_s_);
    for (const Event& told : all_told)
        tell(as_read(told));
    return all_told;
}

void TableShow::tell(const Event& event) {
    ui::LogLine line;
    if (event.kind == EventKind::card_turned) turned_ = CardId(event.b);
    const auto settled = accord_in(event);
    if (settled && is_end(*settled, book().players())) settled_end_ = settled;
    if (is_income(event.kind) && join_goods(event)) return;
    if (!ui::log_line(content(), event, line)) return;
    const bool whole = !log_.empty() && ui::goes_on(last_told_, event);
    last_told_ = event;
    if (whole) {
        auto& places = line.where.places;
        places.insert(places.end(), log_.back().where.places.begin(),
                      log_.back().where.places.end());
        log_.pop_back();
    }
    log_.push_back(std::move(line));
    if (log_.size() > kMostLogLines) log_.pop_front();
}

void TableShow::tell_of_deal() {
    if (!session_->history().is_dealt_as_asked()) log_.push_back(ui::deal_line());
}

void TableShow::tell_past(std::size_t actions) {
    log_.clear();
    turned_ = {};
    settled_end_.reset();
    const std::size_t from = actions > kToldAgain ? actions - kToldAgain : 0;
    const PlayerId reader = humans_ > 1 ? PlayerId() : viewer();
    for (const Event& event : past_)
        tell(event);
    session_->history().tell(from, actions,
                             [&](std::size_t number, const State&, const EventList& events) {
                                 if (number == 0) tell_of_deal();
                                 for (const Event& event : events)
                                     tell(is_open_ ? event : seen_by(event, reader));
                             });
}

void TableShow::tell_undo(const Undone& undone) {
    last_told_ = {};
    log_.push_back(ui::undo_line(content(), undone.player, undone.kind));
}

bool TableShow::show_faces(bool talk) {
    std::vector<ui::SeatFace> faces = talk_.faces(session_->seats().size(), clock_s_, talk);
    const bool changed = faces != faces_;
    faces_ = std::move(faces);
    return changed;
}

}  // namespace hexholm::app
