// A game that is only watched, and what is known of one in play: replays, statistics, hands.
#include <algorithm>
#include <array>

#include "engine/bots/bot.h"
#include "engine/session/history.h"

#include "src/app/play/game_room.h"
#include "src/ui/past/replay_bar.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

struct ReplayRate {
    double factor;
    std::string_view name;
};
static constexpr std::array<ReplayRate, 5> kRates = {
    {{0.5, "1/2x"}, {1, "1x"}, {2, "2x"}, {4, "4x"}, {8, "8x"}}};

double GameRoom::replay_rate() const {
    return replay_ == nullptr ? 1 : kRates[rate_].factor;
}

// Only while somebody looks at it, and never ahead of what is shown.
void GameRoom::count_tally() {
    const std::uint32_t shown = presenter_->shown().state.actions;
    if (memory_.dialog != ui::Dialog::statistics) {
        tally_.reset();
    } else if (!tally_ || tallied_ != shown) {
        tally_ = tally_of(*session_, shown);
        tallied_ = shown;
    }
}

// The same for what the viewer has seen of others' hands.
void GameRoom::watch_hands(const ui::Preferences& preferences) {
    const View& shown = presenter_->shown();
    const bool seat_of_replay = replay_ != nullptr && shown.viewer.is_some();
    known_ = nullptr;
    if (!preferences.track_hands && !seat_of_replay) return hands_.reset();
    if (!hands_ || hands_->viewer() != shown.viewer) hands_.emplace(*session_, shown.viewer);
    known_ = &hands_->after(shown.state.actions);
}

// The table as it was after so many moves, at once; to watch how it came to the next one, one step
// forward is played.
void GameRoom::go_to(std::size_t position) {
    if (replay_ == nullptr) return;
    const bool step = position == replay_->position() + 1;
    presenter_->skip();
    pull_told();
    if (step)
        replay_->advance();
    else
        replay_->jump(std::min(position, replay_->length()));
    Update update;
    while (session_->poll(0, update))
        presenter_->push(update);
    if (!step) {
        presenter_->skip();
        presenter_->take_told();
        tell_past(replay_->position());
    }
    stale_ = true;
}

// What led to this position is watched.
void GameRoom::show_mark(std::size_t position) {
    replay_plays_ = false;
    go_to(position - 1);
    go_to(position);
}

// Nobody's hand, that of each seat, all hands; in a circle.
void GameRoom::next_replay_view() {
    const PlayerId now = presenter_->shown().viewer;
    const std::size_t next = now.is_some() ? now.index() + 1 : 0;
    const bool to_seat = !replay_open_ && next < setup_.seats.size();
    const bool to_all = !replay_open_ && !to_seat;
    presenter_->look_as(to_seat ? PlayerId(next) : PlayerId());
    pull_told();
    replay_open_ = to_all;
    tell_past(replay_->position());
    stale_ = true;
}

std::string GameRoom::replay_view_name() const {
    const PlayerId viewer = presenter_->shown().viewer;
    if (viewer.is_some()) return setup_.seats[viewer.index()].name;
    return std::string(replay_open_ ? ui::tr("All hands") : ui::tr("Nobody's hand"));
}

void GameRoom::draw_replay(ui::Desk& desk) {
    const ui::ReplayWish wish = ui::draw_replay_bar(desk, table(),
                                                    {.timeline = session_->timeline(),
                                                     .marks = marks_,
                                                     .position = replay_->position(),
                                                     .turn = session_->state().turn,
                                                     .playing = replay_plays_,
                                                     .over = session_->state().stage == Stage::over,
                                                     .sort = mark_sort_,
                                                     .rate = kRates[rate_].name,
                                                     .view = replay_view_name()});
    if (wish.toggle) replay_plays_ = !replay_plays_;
    if (wish.next_sort)
        mark_sort_ =
            static_cast<ui::MarkSort>((static_cast<std::size_t>(mark_sort_) + 1) % ui::kMarkSorts);
    if (wish.next_rate) rate_ = (rate_ + 1) % kRates.size();
    if (wish.next_view) next_replay_view();
    if (wish.take_over) {
        replay_plays_ = false;
        open_dialog(ui::Dialog::take_over);
    }
    if (wish.show) return show_mark(*wish.show);
    if (!wish.to) return;
    replay_plays_ = false;
    go_to(*wish.to);
}

// The hands as they were at the moment that is shown.
void GameRoom::open_hands() {
    if (!replay_open_) return;
    const std::uint32_t shown = presenter_->shown().state.actions;
    if (open_state_.actions != shown || open_state_.stage == Stage::choosing)
        open_state_ = session_->timeline().state_at(shown);
}

RoomSetup GameRoom::taken_over(PlayerId seat) const {
    RoomSetup setup = setup_;
    const auto& all = session_->played();
    setup.played.assign(all.begin(),
                        all.begin() + static_cast<std::ptrdiff_t>(replay_->position()));
    setup.replay.clear();
    setup.watch = setup.torn = false;
    for (const PlayerId player : all_ids<PlayerId>(setup.seats.size())) {
        std::string& bot = setup.seats[player.index()].bot;
        if (player == seat)
            bot.clear();
        else if (bot.empty())
            bot = std::string(kUsualBot);
    }
    return setup;
}

// True when the key means nothing else here.
bool GameRoom::replay_command(input::Command command) {
    using input::Command;
    const std::size_t at = replay_->position();
    const auto show = [this](std::optional<std::size_t> mark) {
        if (mark) show_mark(*mark);
    };
    switch (command) {
        case Command::roll: replay_plays_ = !replay_plays_; return true;
        case Command::target_left:
            replay_plays_ = false;
            if (at > 0) go_to(at - 1);
            return true;
        case Command::target_right:
            replay_plays_ = false;
            if (at < replay_->length()) go_to(at + 1);
            return true;
        case Command::target_up: show(ui::mark_before(marks_, mark_sort_, at)); return true;
        case Command::target_down: show(ui::next_mark(marks_, mark_sort_, at)); return true;
        case Command::costs:
        case Command::statistics:
        case Command::log:
        case Command::cancel:
        case Command::skip_animation:
        case Command::faster:
        case Command::home_view:
        case Command::flat_view:
        case Command::help:
        case Command::menu: return false;
        default: return true;  // nobody plays
    }
}

}  // namespace hexholm::app
