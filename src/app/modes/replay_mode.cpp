#include "src/app/modes/replay_mode.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/bots/bot.h"

#include "src/app/play/table_control.h"
#include "src/ui/past/chances_panel.h"
#include "src/ui/past/replay_bar.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

struct ReplayRate {
    double factor;
    std::string_view name;
};
static constexpr std::array<ReplayRate, 5> kRates = {
    {{0.5, "1/2x"}, {1, "1x"}, {2, "2x"}, {4, "4x"}, {8, "8x"}}};

double ReplayMode::rate() const {
    return kRates[memory().replay_rate].factor;
}

void ReplayMode::begin() {
    marks_ = ui::marks_of(content(), replay_.history());
    if (replay_.problem()) show().toast(ui::told(*replay_.problem()));
    const std::vector<Seat>& seats = show().setup().seats;
    const auto people = std::ranges::count_if(seats, &Seat::sits_here);
    const Stage last = replay_.history().state_at(replay_.history().size()).stage;
    can_go_on_ = people > 0 && last != Stage::over;
    if (people == 1)
        own_ = PlayerId(static_cast<std::size_t>(std::ranges::find_if(seats, &Seat::sits_here) -
                                                 seats.begin()));
}

// A game that can go on has secrets yet: it is watched as whoever plays it may see it, and where several do, as all may.
void ReplayMode::show_own_hand() {
    if (own_.is_none())
        return show().toast(
            std::string(ui::tr("This game can still continue: hands are shown when it is over.")));
    show().look_as(show().viewer().is_none() ? own_ : PlayerId());
    show().pull_told();
    show().tell_past(replay_.position());
    control().ask_again();
}

void ReplayMode::take_over() {
    memory().replay_plays = false;
    if (!can_go_on_) return control().open_dialog(ui::Dialog::take_over);
    takes_own_ = own_.is_some();
    if (!takes_own_)
        show().toast(std::string(ui::tr("This game can still continue from where it is.")));
}

void ReplayMode::draw(ui::Desk& /*desk*/, const ui::DrawnGame& /*drawn*/, RoomWish& wish) {
    if (std::exchange(takes_own_, false)) wish.take_over = own_;
}

void ReplayMode::go_to(std::size_t position) {
    const bool step = position == replay_.position() + 1;
    show().presenter().skip();
    show().pull_told();
    if (step)
        replay_.advance();
    else
        replay_.jump(std::min(position, replay_.length()));
    show().show_updates(Pace::all);
    if (!step) {
        show().presenter().skip();
        show().presenter().take_told();
        show().tell_past(replay_.position());
    }
    control().ask_again();
}

// What led to this position is watched.
void ReplayMode::show_mark(std::size_t position) {
    memory().replay_plays = false;
    go_to(position - 1);
    go_to(position);
}

// Goes on to the next choice, in a circle: no hand is shown, that of each seat, then all hands.
void ReplayMode::show_next_hand() {
    const PlayerId now = show().viewer();
    const std::size_t next = now.is_some() ? now.index() + 1 : 0;
    const bool to_seat = !show().is_open() && next < show().setup().seats.size();
    const bool to_all = !show().is_open() && !to_seat;
    show().look_as(to_seat ? PlayerId(next) : PlayerId());
    show().pull_told();
    show().lay_open(to_all);
    show().tell_past(replay_.position());
    control().ask_again();
}

std::string ReplayMode::hand_name() const {
    const PlayerId viewer = show().viewer();
    if (viewer.is_some()) return show().setup().seats[viewer.index()].name;
    return std::string(show().is_open() ? ui::tr("All players' cards") : ui::tr("Hands hidden"));
}

bool ReplayMode::shows_chances() const {
    return control().memory().dialog == ui::Dialog::chances;
}

void ReplayMode::step() {
    look_back_.step(shows_chances());
}

void ReplayMode::draw_chances(ui::Desk& desk, const ui::Layout& layout) {
    const float zoom = std::exchange(desk.zoom, 1);  // a dialog has its own
    const ui::ChancesWish wish =
        ui::draw_chances(desk, layout, control().table(),
                         {look_back_.shown(), replay_.position(), replay_.length()});
    desk.zoom = zoom;
    if (wish.close) control().memory().dialog = ui::Dialog::none;
    if (!wish.to) return;
    memory().replay_plays = false;
    go_to(*wish.to);
}

void ReplayMode::draw_bar(ui::Desk& desk, const ui::Layout& layout) {
    if (shows_chances()) draw_chances(desk, layout);
    const ui::ReplayWish wish =
        ui::draw_replay_bar(desk, control().table(),
                            {.timeline = replay_.timeline(),
                             .marks = marks_,
                             .position = replay_.position(),
                             .turn = replay_.state().turn,
                             .playing = memory().replay_plays,
                             .over = replay_.state().stage == Stage::over,
                             .topic = memory().replay_topic,
                             .rate = kRates[memory().replay_rate].name,
                             .view = hand_name(),
                             .chances = !can_go_on_ && look_back_.shown().possible});
    if (wish.toggle) memory().replay_plays = !memory().replay_plays;
    if (wish.next_topic)
        memory().replay_topic = static_cast<EventTopic>(
            (static_cast<std::size_t>(memory().replay_topic) + 1) % kEventTopics);
    if (wish.next_rate) memory().replay_rate = (memory().replay_rate + 1) % kRates.size();
    if (wish.next_view) can_go_on_ ? show_own_hand() : show_next_hand();
    if (wish.chances) control().open_dialog(ui::Dialog::chances);
    if (wish.take_over) take_over();
    if (wish.show) return show_mark(*wish.show);
    if (!wish.to) return;
    memory().replay_plays = false;
    go_to(*wish.to);
}

RoomSetup ReplayMode::to_play_on(PlayerId seat) const {
    RoomSetup setup = show().setup();
    const auto& all = replay_.played();
    setup.played.assign(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(replay_.position()));
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

bool ReplayMode::command(input::Command command) {
    using input::Command;
    const std::size_t at = replay_.position();
    const auto watch = [this](std::optional<std::size_t> mark) {
        if (mark) show_mark(*mark);
    };
    switch (command) {
        case Command::roll: memory().replay_plays = !memory().replay_plays; return true;
        case Command::target_left:
            memory().replay_plays = false;
            if (at > 0) go_to(at - 1);
            return true;
        case Command::target_right:
            memory().replay_plays = false;
            if (at < replay_.length()) go_to(at + 1);
            return true;
        case Command::target_up:
            watch(ui::mark_before(marks_, memory().replay_topic, at));
            return true;
        case Command::target_down:
            watch(ui::next_mark(marks_, memory().replay_topic, at));
            return true;
        case Command::advice:
            if (!can_go_on_ && look_back_.shown().possible)
                control().open_dialog(ui::Dialog::chances);
            return true;
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
