// Where the eye is in a game in play, and when it goes by itself to what matters.
#include <algorithm>
#include <cmath>
#include <utility>

#include "src/anim/places.h"
#include "src/anim/sights.h"
#include "src/anim/stands.h"
#include "src/app/play/game_room.h"

namespace hexholm::app {

static constexpr double kFollow_s = 0.6;

// What an alarm, the bank, the players and the hand leave free; log and tray lie over the left of it. Where
// only bots play there is nothing along the lower side.
scene::WindowPart GameRoom::free_part() const {
    const float scale = std::max(1.0f, panel_scale_);
    const bool is_low_free = humans_ == 0 && replay_ == nullptr;
    const float bottom = is_low_free ? 0.965f : 1 - 0.2f * scale;
    return {0.025f, alarm_height_ + 0.105f * scale, 1 - 0.205f * scale, bottom, 0.72f};
}

void GameRoom::resize(scene::Viewport viewport) {
    viewport_ = viewport;
    const Rulebook& book = session_->rulebook();
    const State& shown = presenter_->shown().state;
    const scene::WindowPart free = free_part();
    camera_.frame(anim::extent_of(book.board()), anim::places_to_show(book, shown), viewport, free);
    // Below the panels of few players there is room; a lesson says its words there.
    constexpr std::size_t kFewSeats = 4;
    const bool is_right_free = setup_.seats.size() <= kFewSeats && setup_.lesson == nullptr;
    const std::vector<scene::Vec3> land = anim::land_to_show(book, shown);
    tray_ =
        scene::tray_place(camera_.home_view(), viewport, land,
                          {.right = is_right_free, .lower = free.bottom > 0.9f, .taken = taken_});
    seen_land_.clear();
    for (const scene::Vec3 place : land)
        if (const auto seen = scene::project(camera_.home_view(), viewport, place))
            seen_land_.push_back({seen->x, seen->y});
}

void GameRoom::make_room_for(const ui::Layout& layout) {
    // In steps, for panels follow the window in steps, too.
    const float scale = std::round(layout.scale * 10) / 10;
    const float alarm = layout.alarm.h / viewport_.height;
    const ui::Rect& lowest = layout.tracks.h > 0 ? layout.tracks : layout.board_tracks;
    const scene::Vec2 taken =
        lowest.h > 0 ? scene::Vec2{lowest.right(), lowest.bottom()} : scene::Vec2{};
    if (scale == panel_scale_ && alarm == alarm_height_ && taken == taken_) return;
    panel_scale_ = scale;
    alarm_height_ = alarm;
    taken_ = taken;
    resize(viewport_);
}

input::Outlook GameRoom::outlook() const {
    return {.camera = camera_.goal(),
            .home = camera_.is_home(),
            .in_hand = camera_.dragging(),
            .untouched_s = camera_.untouched_s(),
            .viewport = viewport_,
            .free = free_part(),
            .farthest = camera_.farthest()};
}

// True when the eye is on its way there.
bool GameRoom::look_at_places(const std::vector<scene::Vec3>& places,
                              input::Outlook outlook,
                              input::Want want) {
    const std::optional<scene::Camera> there = input::look_for(outlook, places, want);
    if (there) camera_.ease_to(*there, *follow_s_);
    return there.has_value();
}

void GameRoom::follow(const ui::Preferences& preferences) {
    const bool instant = preferences.speed == ui::Speed::instant;
    follow_s_.reset();
    if (preferences.follow)
        follow_s_ = instant ? 0 : kFollow_s / ui::speed_factor(preferences.speed);
    follow_show();
    follow_question();
    if (!camera_.easing()) show_waits_ = false;
}

// What begins to move just now waits until it can be seen.
void GameRoom::follow_show() {
    const double now = presenter_->now();
    const double since = std::exchange(followed_until_, now);
    if (!follow_s_) return;
    std::vector<scene::Vec3> places;
    for (const anim::Cue& cue : presenter_->cues()) {
        if (cue.start <= since || cue.start > now) continue;
        const std::vector<scene::Vec3> some = anim::sights_of(session_->rulebook().board(), cue);
        places.insert(places.end(), some.begin(), some.end());
    }
    if (look_at_places(places, outlook(), input::Want::all)) show_waits_ = true;
}

// A question moves the eye once; who looks elsewhere after it has come up knows of it.
void GameRoom::follow_question() {
    std::vector<scene::Vec3> places;
    if (!presenter_->busy() && handing_to_.is_none())
        for (const input::Target& target : targets_)
            places.push_back(target.position);
    if (places != asked_) {
        asked_ = std::move(places);
        asked_s_ = asked_.empty() ? std::nullopt : std::optional(clock_s_);
    }
    const input::Outlook now = outlook();
    if (asked_s_ && now.untouched_s < clock_s_ - *asked_s_) asked_s_.reset();
    if (!asked_s_ || !follow_s_ || input::is_patient(now)) return;
    asked_s_.reset();
    look_at_places(asked_, now, input::Want::one);
}

// Keys that choose a place out of sight are no wish to look elsewhere.
void GameRoom::follow_cursor() {
    if (!follow_s_ || hovered_ == kNoTarget) return;
    input::Outlook now = outlook();
    now.untouched_s = input::kPatience_s;
    look_at_places({targets_[hovered_].position}, now, input::Want::all);
}

}  // namespace hexholm::app
