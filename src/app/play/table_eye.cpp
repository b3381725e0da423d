#include "src/app/play/table_eye.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "src/anim/places/places.h"
#include "src/anim/places/sights.h"
#include "src/anim/places/stands.h"
#include "src/scene/hex_space.h"

namespace hexholm::app {

static constexpr double kFollow_s = 0.6;
static constexpr float kReadableToken = 30;  // units of panels: its number is read at a glance
static constexpr double kLead = 0.6;         // of that, when the whole board makes room

TableEye::~TableEye() {
    anim::stack_cards(0);
}

// The first ones, and those of the others that are not among them.
static std::vector<scene::Vec3> joined(std::vector<scene::Vec3> places,
                                       const std::vector<scene::Vec3>& others) {
    for (const scene::Vec3 place : others)
        if (std::ranges::find(places, place) == places.end()) places.push_back(place);
    return places;
}

// The known part of the map, and places beyond it that may be chosen.
std::vector<scene::Vec3> TableEye::places_in_sight() const {
    std::vector<scene::Vec3> places = anim::places_to_show(show_.book(), show_.state(), stacked_);
    return show_.book().board().has_directions() ? joined(std::move(places), asked_) : places;
}

// Cards go to other places as their table grows; a map opens out and never closes again.
ToSee TableEye::to_see() const {
    const Rulebook& book = show_.book();
    const State& shown = show_.state();
    ToSee wanted = {.places = places_in_sight(),
                    .land = anim::land_to_show(book, shown, stacked_),
                    .middle = {},
                    .flat = !book.board().has_directions(),
                    .yaw_rad = side_of_viewer()};
    if (!wanted.flat) {
        wanted.places = joined(place_.to_see().places, wanted.places);
        wanted.land = joined(place_.to_see().land, wanted.land);
    }
    wanted.middle = scene::middle_of(wanted.places);
    return wanted;
}

// Cards are read from the side of whoever looks at them: his own land lies before him.
float TableEye::side_of_viewer() const {
    const PlayerId viewer = show_.viewer();
    const Board& board = show_.content().board;
    if (board.has_directions() || viewer.is_none()) return 0;
    float own = 0;
    float others = 0;
    for (const TileId tile : all_ids<TileId>(board.tile_count())) {
        const std::size_t seat = show_.content().map.tiles[tile.index()].seat;
        (seat == viewer.index() + 1 ? own : others) += anim::place_of(board, tile).z;
    }
    return own < others ? scene::kPi : 0;
}

void TableEye::resize(scene::Viewport viewport) {
    viewport_ = viewport;
    const ToSee wanted = to_see();
    if (wanted.flat) camera_.keep_flat(wanted.yaw_rad);
    place_.lay(wanted, viewport);
    lay_as_large_as_possible();
    anim::stack_cards(stacked_);
    camera_.frame(anim::extent_of(show_.book().board()), place_.home(), place_.flat());
    find_seen_land();
}

// A table of cards grows with what lies on it, and is turned for who looks at it; a map with what is found.
void TableEye::lay_growing_table() {
    std::vector<scene::Vec3> in_sight = places_in_sight();
    if (in_sight == in_sight_ && !place_.to_see().flat) return;
    in_sight_ = std::move(in_sight);
    const ToSee wanted = to_see();
    const ToSee& known = place_.to_see();
    if (wanted.yaw_rad != known.yaw_rad) return resize(viewport_);
    if (wanted.places == known.places) return;
    place_.lay(wanted, viewport_);
    lay_as_large_as_possible();
    find_seen_land();
    camera_.lead(place_.home(), place_.flat(), follow_s_.value_or(0));
}

// Wide lands are larger when cards of one column are stacked, narrow ones when they lie side by side.
void TableEye::lay_as_large_as_possible() {
    constexpr float kWorth = 1.1f;  // for less nothing is moved about
    if (show_.content().board.has_directions()) return;
    const float usual = place_.mean_distance();
    const float before = std::exchange(stacked_, 1 - stacked_);
    place_.lay(to_see(), viewport_);
    if (place_.mean_distance() * kWorth < usual) return;
    stacked_ = before;
    place_.lay(to_see(), viewport_);
}

void TableEye::move_cards() {
    const double since_s = show_.clock_s() - std::exchange(moved_s_, show_.clock_s());
    const float now = anim::stacked_cards();
    cards_move_ = now != stacked_;
    if (!cards_move_) return;
    const double whole_s = follow_s_.value_or(0);
    const float step = whole_s > 0 ? static_cast<float>(since_s / whole_s) : 1;
    anim::stack_cards(std::clamp(stacked_, now - step, now + step));
}

void TableEye::find_seen_land() {
    seen_land_.clear();
    for (const scene::Vec3 place : to_see().land)
        if (const auto seen = scene::project(place_.home(), viewport_, place))
            seen_land_.push_back({seen->x, seen->y});
    add_bowl();
}

// Where the eye begins; who looks more closely reads them anyway. `readable` is in pixels.
void TableEye::find_token_size(float readable) {
    constexpr float kLargest = 1.4f;  // larger ones would hide what stands beside them
    const std::vector<scene::Vec3>& land = place_.to_see().land;
    if (land.empty()) return;
    const scene::CameraFrame frame = scene::camera_frame(place_.home());
    const scene::Vec3 farthest = *std::ranges::max_element(
        land, {}, [&](scene::Vec3 place) { return scene::dot(place - frame.eye, frame.forward); });
    const float usual =
        scene::kTokenWidth * scene::pixels_per_unit(place_.home(), viewport_, farthest);
    token_size_ = std::clamp(readable / usual, 1.0f, kLargest);
}

// Lines and notes lie beside the bowl as they lie beside the land.
void TableEye::add_bowl() {
    const scene::Box bowl = scene::box_of(place_.tray(), viewport_);
    const float middle = (bowl.left + bowl.right) / 2;
    for (const float x : {bowl.left, middle, bowl.right})
        for (const float y : {bowl.top, bowl.bottom})
            seen_land_.push_back({x, y});
}

void TableEye::make_room_for(const ui::Desk& desk, const ui::Layout& layout) {
    const ui::Rect& low = layout.hand.w > 0 ? layout.hand : layout.turn;
    const float right = desk.width < desk.height ? desk.width : layout.players.front().x;
    const float top = desk.width < desk.height ? layout.banner.bottom() : layout.bank.bottom();
    free_ = {0.025f, top / desk.height + 0.02f, right / desk.width - 0.01f,
             low.y / desk.height - 0.03f};
    const bool was_laid = laid_;
    const bool moves = place_.stand_beside(desk.panels, show_.clock_s(), layout.is_narrow);
    find_token_size(desk.u(kReadableToken));
    if (!moves) return;
    laid_ = true;
    if (!was_laid) {
        lay_as_large_as_possible();
        anim::stack_cards(stacked_);
    }
    find_seen_land();
    if (!was_laid || !follow_s_)
        camera_.frame(anim::extent_of(show_.book().board()), place_.home(), place_.flat());
    else
        camera_.lead(place_.home(), place_.flat(), *follow_s_ * kLead);
}

input::Outlook TableEye::outlook() const {
    return {.camera = camera_.goal(),
            .home = camera_.is_home(),
            .in_hand = camera_.dragging(),
            .untouched_s = camera_.untouched_s(),
            .viewport = viewport_,
            .free = free_,
            .farthest = camera_.farthest()};
}

// True when the eye is on its way there.
bool TableEye::look_at_places(const std::vector<scene::Vec3>& places,
                              input::Outlook outlook,
                              input::Want want) {
    const std::optional<scene::Camera> there = input::look_for(outlook, places, want);
    if (there) camera_.ease_to(*there, *follow_s_);
    return there.has_value();
}

void TableEye::follow(const ui::Preferences& preferences,
                      const std::vector<input::Target>& targets) {
    const bool instant = preferences.speed == ui::Speed::instant;
    follow_s_.reset();
    if (preferences.follow)
        follow_s_ = instant ? 0 : kFollow_s / ui::speed_factor(preferences.speed);
    lay_growing_table();
    move_cards();
    follow_show();
    follow_question(targets);
    if (!camera_.easing()) show_waits_ = false;
}

void TableEye::follow_show() {
    const double now = show_.presenter().now();
    const double since = std::exchange(followed_until_, now);
    if (!follow_s_) return;
    std::vector<scene::Vec3> places;
    for (const anim::Cue& cue : show_.presenter().cues()) {
        if (cue.start <= since || cue.start > now) continue;
        const std::vector<scene::Vec3> some = anim::sights_of(show_.book().board(), cue);
        places.insert(places.end(), some.begin(), some.end());
    }
    if (look_at_places(places, outlook(), input::Want::all)) show_waits_ = true;
}

// A question moves the eye once; who looks elsewhere after it has come up knows of it.
void TableEye::follow_question(const std::vector<input::Target>& targets) {
    std::vector<scene::Vec3> places;
    if (!show_.busy() && !show_.is_handed_on())
        for (const input::Target& target : targets)
            places.push_back(target.position);
    if (places != asked_) {
        asked_ = std::move(places);
        asked_s_ = asked_.empty() ? std::nullopt : std::optional(show_.clock_s());
    }
    const input::Outlook now = outlook();
    if (asked_s_ && now.untouched_s < show_.clock_s() - *asked_s_) asked_s_.reset();
    if (!asked_s_ || !follow_s_ || input::is_patient(now)) return;
    asked_s_.reset();
    look_at_places(asked_, now, input::Want::one);
}

void TableEye::follow_cursor(scene::Vec3 place) {
    if (!follow_s_) return;
    input::Outlook now = outlook();
    now.untouched_s = input::kPatience_s;
    look_at_places({place}, now, input::Want::all);
}

ui::Rect TableEye::bowl(const ui::Desk& desk) const {
    const float wide = place_.tray().size * desk.height;
    return {place_.tray().place.x * desk.width - wide / 2,
            place_.tray().place.y * desk.height - wide * 0.4f, wide, wide * 0.8f};
}

}  // namespace hexholm::app
