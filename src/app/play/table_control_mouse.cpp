// The mouse on the board and the cursor of the keys, and what they choose.
#include <algorithm>
#include <string>
#include <utility>

#include "src/anim/places/places.h"
#include "src/app/play/table_control.h"
#include "src/scene/pick.h"
#include "src/ui/parts/shell.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

static constexpr float kCornerReach = 0.24f;
static constexpr float kEdgeReach = 0.22f;
static constexpr float kTileReach = 0.95f;
// Smaller than that of a place that is asked for: nobody builds who means the land between.
static constexpr float kFreeReach = 0.26f;

void TableControl::feed(const platform::InputEvent& event,
                        bool over_panel,
                        scene::Viewport viewport) {
    using platform::InputKind;
    if (event.kind == InputKind::mouse_left) pointer_.over_panel = true;
    const bool mouse = event.kind == InputKind::mouse_move || event.kind == InputKind::mouse_down ||
                       event.kind == InputKind::mouse_up || event.kind == InputKind::wheel ||
                       event.kind == InputKind::turn;
    if (!mouse) return;
    pointer_.mouse = {event.x, event.y};
    if (pointer_.acted_at && ui::is_elsewhere({pointer_.mouse.x, pointer_.mouse.y},
                                              {pointer_.acted_at->x, pointer_.acted_at->y}))
        pointer_.acted_at.reset();
    pointer_.over_panel = over_panel;
    if ((!over_panel || eye_.camera().dragging()) && eye_.camera().feed(event, viewport)) return;
    if (event.kind == InputKind::mouse_move) pointer_.by_keys = false;
    update_hover(viewport);
    const bool click =
        event.kind == InputKind::mouse_down && event.button == platform::MouseButton::left;
    if (!click || over_panel) return;
    if (inspecting_)
        picked_ = place_under_mouse(viewport);
    else if (pointer_.target != kNoTarget && event.touch &&
             !is_touched_again(targets_[pointer_.target].place)) {
        show_.toast(std::string(ui::tr("Tap again to confirm.")), false);
    } else if (pointer_.target != kNoTarget) {
        pointer_.acted_at = pointer_.mouse;
        choose_target(pointer_.target);
    } else if (wake_figure(viewport) || build_under_mouse(viewport, event.touch))
        pointer_.acted_at = pointer_.mouse;
    else if (show_.busy())
        show_.presenter().skip();
    else
        mode_->click_nothing();
}

// A finger hides what it points at, and what is chosen may cost something: so it must mean the same place twice.
bool TableControl::is_touched_again(input::Place place) {
    return std::exchange(touched_, place) == place;
}

void TableControl::update_hover(scene::Viewport viewport) {
    if (pointer_.by_keys) return;
    pointer_.target = kNoTarget;
    if (pointer_.over_panel || targets_.empty() || show_.is_handed_on()) return;
    const auto ground = scene::pick_ground(eye_.now(), viewport, pointer_.mouse);
    if (!ground) return;
    if (const auto nearest = input::nearest(targets_, *ground)) pointer_.target = *nearest;
}

// Corners and edges are small: whoever is near one means it, and else the tile.
input::Place TableControl::place_under_mouse(scene::Viewport viewport) const {
    if (pointer_.over_panel || eye_.camera().dragging()) return {};
    const auto ground = scene::pick_ground(eye_.now(), viewport, pointer_.mouse);
    if (!ground) return {};
    const Board& board = show_.book().board();
    input::Place nearest;
    const auto look = [&](PlaceKind kind, float reach, auto ids) {
        float least = reach;
        for (const auto id : ids) {
            const float away = scene::ground_distance(anim::place_of(board, id), *ground);
            if (away >= least) continue;
            least = away;
            nearest = {kind, id.number()};
        }
        return least < reach;
    };
    if (look(PlaceKind::corner, kCornerReach, all_ids<CornerId>(board.corner_count())))
        return nearest;
    if (look(PlaceKind::edge, kEdgeReach, all_ids<EdgeId>(board.edge_count()))) return nearest;
    look(PlaceKind::tile, kTileReach, all_ids<TileId>(board.tile_count()));
    return nearest;
}

void TableControl::choose_target(std::size_t target) {
    take(input::choose(content(), allowed_.actions, draft_, targets_[target].place));
}

void TableControl::choose_value(std::int16_t value, PlaceKind place) {
    take(input::choose(content(), allowed_.actions, draft_, value, place));
}

void TableControl::take(const input::DraftStep& step) {
    if (step.done) return submit({*step.done});
    draft_ = step.next;
    refresh_draft();
}

std::optional<std::size_t> TableControl::idle_under_mouse(scene::Viewport viewport) const {
    if (pointer_.over_panel || idle_figures_.empty() || show_.is_handed_on()) return std::nullopt;
    const auto ground = scene::pick_ground(eye_.now(), viewport, pointer_.mouse);
    return ground ? input::nearest(idle_figures_, *ground) : std::nullopt;
}

// A click on a figure while nothing is asked begins its movement.
bool TableControl::wake_figure(scene::Viewport viewport) {
    const auto at = idle_under_mouse(viewport);
    if (!at || show_.busy()) return false;
    const input::Place figure = idle_figures_[*at].place;
    const auto found =
        std::find_if(allowed_.actions.begin(), allowed_.actions.end(), [&](const Action& action) {
            return content().kinds[action.kind].verb == Verb::travel &&
                   action.args[0] == figure.index;
        });
    if (found == allowed_.actions.end()) return false;
    const ActionKindId kind = found->kind;
    begin_kind(kind);
    if (draft_.kind == kind && draft_.chosen.empty())
        take(input::choose(content(), allowed_.actions, draft_, figure));
    return true;
}

const input::Target* TableControl::free_place_under_mouse(scene::Viewport viewport) const {
    if (pointer_.over_panel || pointer_.by_keys || free_places_.empty() || show_.busy() ||
        show_.is_handed_on() || eye_.camera().dragging() || pointer_.target != kNoTarget ||
        idle_under_mouse(viewport))
        return nullptr;
    const auto ground = scene::pick_ground(eye_.now(), viewport, pointer_.mouse);
    const auto at = ground ? input::nearest(free_places_, *ground) : std::nullopt;
    if (!at || scene::ground_distance(free_places_[*at].position, *ground) > kFreeReach)
        return nullptr;
    return &free_places_[*at];
}

std::vector<ActionKindId> TableControl::kinds_at(input::Place place) const {
    std::vector<ActionKindId> kinds;
    for (const ActionKindId kind : input::board_kinds(content(), allowed_.actions)) {
        const ActionKind& what = content().kinds[kind];
        if (what.verb == Verb::build && what.args.size() == 1 &&
            input::choose(content(), allowed_.actions, {kind, {}}, place).done)
            kinds.push_back(kind);
    }
    return kinds;
}

// Builds at the place under the mouse; asks the player when several things could be meant.
bool TableControl::build_under_mouse(scene::Viewport viewport, bool touch) {
    const input::Target* const target = free_place_under_mouse(viewport);
    if (target == nullptr) return false;
    const input::Place place = target->place;
    const std::vector<ActionKindId> kinds = kinds_at(place);
    if (touch && !is_touched_again(place)) {
        show_.toast(std::string(ui::tr("Tap again to confirm.")), false);
    } else if (kinds.size() == 1) {
        take(input::choose(content(), allowed_.actions, {kinds.front(), {}}, place));
    } else {
        wanted_place_ = place;
        rivals_ = {kinds, false};
        begun_by_player_ = true;
    }
    return true;
}

bool TableControl::move_cursor(scene::Vec2 towards, scene::Viewport viewport) {
    if (targets_.empty()) return false;
    pointer_.by_keys = true;
    const std::size_t before = pointer_.target;
    pointer_.target =
        pointer_.target == kNoTarget
            ? 0
            : input::next_target(targets_, pointer_.target, eye_.now(), viewport, towards);
    follow_cursor();
    return pointer_.target != before;
}

void TableControl::follow_cursor() {
    if (pointer_.target != kNoTarget) eye_.follow_cursor(targets_[pointer_.target].position);
}

void TableControl::point_at(std::size_t target) {
    if (target >= targets_.size()) return;
    pointer_.by_keys = true;
    pointer_.target = target;
    follow_cursor();
}

}  // namespace hexholm::app
