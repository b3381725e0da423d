#include "src/app/play/table_show.h"

#include <algorithm>

namespace hexholm::app {

static constexpr double kToast_s = 3.6;
// When more updates than this wait, and others do not wait for this screen, the older ones are
// skipped.
static constexpr std::size_t kMostWaiting = 3;

TableShow::TableShow(RoomSetup setup, std::unique_ptr<Session> session, scene::ModelNames& names)
    : setup_(std::move(setup)),
      session_(std::move(session)),
      names_(names),
      looks_(anim::find_looks(content(), names, "")) {
    wear(look_);
}

void TableShow::close() {
    presenter_.reset();
    log_.clear();
    heard_.clear();
    lay_open(false);
    // The old session lets go of the journal before the new one begins it anew.
    session_.reset();
}

void TableShow::reopen(RoomSetup setup, std::unique_ptr<Session> session) {
    setup_ = std::move(setup);
    session_ = std::move(session);
    looks_ = anim::find_looks(content(), names_, look_.piece_set);
}

// What the first state already holds is not shown again; only how the first player was found.
static Update opening_of(const Update& first) {
    Update opening = first;
    opening.events.clear();
    for (const Event& event : first.events)
        if (event.kind == EventKind::rolled || event.kind == EventKind::first_player)
            opening.events.push_back(event);
    return opening;
}

bool TableShow::begin() {
    const auto seats = all_ids<PlayerId>(session_->seats().size());
    humans_ = std::count_if(seats.begin(), seats.end(),
                            [this](PlayerId player) { return sits_here(player); });
    const PlayerId viewer = viewer_after(PlayerId());
    const bool is_called = humans_ > 1 && viewer.is_some();
    Update first;
    if (!session_->poll(0, is_called ? PlayerId() : viewer, first)) return false;
    presenter_ = std::make_unique<anim::Presenter>(session_->rulebook(), first.after);
    past_ = session_->take_past();
    if (is_called) called_ = viewer;
    if (first.after.state.actions == 0) tell_of_deal();
    presenter_->push(opening_of(first));
    return true;
}

void TableShow::look_as(PlayerId player) {
    presenter_->skip();
    const History& history = session_->history();
    const std::size_t shown = std::min<std::size_t>(state().actions, history.size());
    presenter_->look_as(history.view_at(shown, player));
}

std::optional<Action> TableShow::show_updates(Pace pace) {
    std::optional<Action> last;
    Update update;
    while (session_->poll(static_cast<std::int64_t>(clock_s_ * 1000), viewer(), update)) {
        const bool goes_back = update.undone.ok();
        if (pace == Pace::last || goes_back) presenter_->skip();
        presenter_->push(update);
        const bool is_late = session_->has_own_pace() && presenter_->waiting() > kMostWaiting;
        if (pace == Pace::at_once || goes_back || is_late) presenter_->skip();
        if (goes_back) undone_ = {update.undone_by, update.undone.kind};
        note_objection(update);
        last = update.action;
        if (pace == Pace::one_by_one) break;
    }
    if (auto past = session_->take_past(); !past.empty()) {
        past_ = std::move(past);
        tell_past(session_->history().size());
    }
    return last;
}

void TableShow::note_objection(const Update& update) {
    if (update.action.kind.is_none()) return;
    const Verb verb = book().verb(update.action.kind);
    const bool is_counter = update.action.player != update.after.state.active;
    if (verb == Verb::offer_trade && !is_counter) objections_.fill(Objection::none);
    if (verb == Verb::reject_trade) objections_[update.action.player.index()] = update.objection;
}

// Seats keep the colours of their game; only what is seen of them changes.
void TableShow::wear(const ui::SeatLook& look) {
    if (look.piece_set != look_.piece_set)
        looks_ = anim::find_looks(content(), names_, look.piece_set);
    look_ = look;
    worn_seats_ = session_->seats();
    shown_seats_ = worn_seats_;
    shown_neutrals_ = ui::neutral_seats(*setup_.content);
    std::vector<std::uint32_t> colors;
    for (const Seat& seat : shown_seats_)
        colors.push_back(seat.color);
    for (const Seat& neutral : shown_neutrals_)
        colors.push_back(neutral.color);
    colors_ = ui::shown_colors(colors, look.palette);
    for (std::size_t at = 0; at < shown_seats_.size(); ++at)
        shown_seats_[at].color = colors_[at];
    for (std::size_t at = 0; at < shown_neutrals_.size(); ++at)
        shown_neutrals_[at].color = colors_[shown_seats_.size() + at];
}

PlayerId TableShow::next_viewer() const {
    return viewer_after(presenter_->shown().viewer);
}

PlayerId TableShow::viewer_after(PlayerId now) const {
    const PlayerMask acting = session_->to_act();
    if (now.is_some() && has(acting, now)) return now;
    PlayerId some = now;
    for (const PlayerId player : all_ids<PlayerId>(session_->seats().size())) {
        if (!sits_here(player)) continue;
        if (has(acting, player)) return player;
        if (some.is_none()) some = player;
    }
    return some;
}

bool TableShow::has_secrets(PlayerId player) const {
    const State state = session_->view(player).state;
    const bool goods = std::ranges::any_of(content().goods.ids(), [&](GoodId good) {
        return !content().goods[good].is_public && state.players[player].goods[good] > 0;
    });
    return goods || cards_held(book(), state, player) > 0;
}

void TableShow::lay_open(bool open) {
    is_open_ = open;
    open_state_ = {};
}

void TableShow::follow_open_hands() {
    if (!is_open_) return;
    const std::uint32_t shown = state().actions;
    if (open_state_.actions != shown || open_state_.stage == Stage::choosing)
        open_state_ = session_->history().state_at(shown);
}

void TableShow::toast(const std::string& text, bool bad) {
    std::erase_if(toasts_, [&](const ui::Toast& one) { return one.text == text; });
    if (toasts_.size() > 3) toasts_.erase(toasts_.begin());
    toasts_.push_back({text, clock_s_ + kToast_s, bad});
    if (bad) hear(audio::Sound::refused);
}

void TableShow::pull_heard() {
    for (const anim::Heard& one : presenter_->take_heard()) {
        const bool call = one.sound == audio::Sound::turn;
        if (!call || sits_here(one.player)) heard_.push_back(one);
    }
}

}  // namespace hexholm::app
