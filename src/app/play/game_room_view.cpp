// How a game in play is drawn: the table with its highlights, and the panels.
#include <algorithm>
#include <utility>

#include "src/anim/places/places.h"
#include "src/anim/places/stands.h"
#include "src/anim/stage/celebration.h"
#include "src/anim/stage/markers.h"
#include "src/anim/stage/sparks.h"
#include "src/anim/stage/stage.h"
#include "src/app/play/game_room.h"
#include "src/app/table/flat_look.h"
#include "src/app/table/place_hints.h"
#include "src/scene/decor.h"
#include "src/ui/over_board/dice_total.h"
#include "src/ui/panels/game_panels.h"
#include "src/ui/screens/menu_page.h"

namespace hexholm::app {

static constexpr float kTakenLift = 0.10f;

void GameRoom::fill(double between, scene::Viewport viewport, scene::Scene& scene) {
    // Cues are functions of time, so the show is drawn between two steps by their clock alone.
    now_shown_ = presenter_->now() - (1 - between) * kStep_s;
    const anim::StageSetting setting = {session_->rulebook(), looks_, colors_};
    anim::set_stage(setting, presenter_->shown(), presenter_->cues(), now_shown_, scene);
    if (decor_.empty() && scene.ground == scene::Ground::sea)
        decor_ = scene::decorate_sea(scene.tiles, scene.harbours, names_);
    scene.pieces.insert(scene.pieces.end(), decor_.begin(), decor_.end());
    scene.camera = camera_.camera(static_cast<float>(between));
    const scene::Vec3 shake = anim::shake_at(content(), presenter_->cues(), now_shown_);
    scene.camera.target = scene.camera.target + shake;
    if (eye_sways_) scene.camera.yaw_rad += anim::sway_rad(presenter_->cues(), now_shown_);
    scene.tray.visible = true;
    scene.tray.place = place_.tray().place;
    scene.tray.size = place_.tray().size;
    scene.marks.clear();
    update_hover(viewport);
    if (!presenter_->busy() && handing_to_.is_none()) add_marks(scene);
    if (!presenter_->busy()) mark_lesson(scene);
    if (inspecting_) mark_inspected(scene);
    mark_pointed(scene);
    lean_back(content(), looks_, scene);
    owned_.clear();
    eye_ = scene.camera;
    lit_ = scene.marks;
    if (!look_.shapes) return;
    for (const scene::Piece& piece : scene.pieces)
        if (piece.seat >= 0) owned_.push_back(piece);
}

// The shape of its owner over every piece, wherever it moves just now.
void GameRoom::draw_seat_marks(ui::Desk& desk) const {
    ui::Painter painter(desk, ui::list_under_all());
    const scene::Viewport viewport = {desk.width, desk.height};
    for (const scene::Piece& piece : owned_) {
        const scene::Vec3 place = piece.position + scene::Vec3{0, piece.mark_above, 0};
        const auto seen = scene::project(eye_, viewport, place);
        if (!seen) continue;
        const float radius = 0.105f * scene::pixels_per_unit(eye_, viewport, place);
        const auto seat = static_cast<std::size_t>(piece.seat);
        painter.seat_dot(seen->x, seen->y, std::clamp(radius, desk.u(4), desk.u(14)), seat,
                         colors_[seat], piece.alpha);
    }
}

void GameRoom::add_marks(scene::Scene& scene) const {
    // Other colours than any player's, so that a mark is never taken for a piece.
    constexpr scene::Color kMark = {1.0f, 0.93f, 0.65f};
    constexpr scene::Color kTileMark = {1.0f, 0.78f, 0.16f};
    const PlayerId viewer = presenter_->shown().viewer;
    const scene::Color chosen = viewer.is_none() ? kMark : scene::rgb(colors_[viewer.index()]);
    for (std::size_t at = 0; at < targets_.size(); ++at) {
        const bool hovered = at == hovered_;
        const bool tile = targets_[at].place.kind == PlaceKind::tile;
        const bool hint = wants_hints_ && at < hints_.size() && hints_[at] >= 0;
        const scene::Color idle = hint ? hint_color(hints_[at], hints_) : tile ? kTileMark : kMark;
        scene::Mark mark = input::mark_of(targets_[at], hovered ? chosen : idle, hovered);
        // A board full of frames is loud; a few tiles must be seen from afar.
        if (tile && !hovered && targets_.size() > 6) mark.strength = 0.55f;
        if (tile && targets_.size() <= 6 && !scene.tiles.empty())
            scene.tiles[static_cast<std::size_t>(targets_[at].place.index)].highlight =
                hovered ? 0.8f : 0.4f;
        scene.marks.push_back(mark);
    }
    mark_taken(scene);
    mark_figures(scene);
    if (hovered_ != kNoTarget) add_ghost(targets_[hovered_], scene);
}

// The piece that is about to leave its place stands out until its new one is chosen.
void GameRoom::mark_taken(scene::Scene& scene) const {
    if (draft_.kind.is_none() || draft_.chosen.empty()) return;
    const ActionKind& kind = content().kinds[draft_.kind];
    if (kind.verb != Verb::move) return;
    const anim::Stand from = anim::stand_of(session_->rulebook(), presenter_->shown().state,
                                            PieceId(kind.subject), draft_.chosen.front());
    for (scene::Piece& piece : scene.pieces) {
        if (scene::length(piece.position - from.position) > 0.05f) continue;
        piece.position.y += kTakenLift;
        piece.glow = 0.55f;
        if (hovered_ != kNoTarget) piece.alpha = 0.45f;
    }
    scene.marks.push_back({.shape = scene::MarkShape::edge,
                           .position = from.position,
                           .heading_rad = from.turn_rad,
                           .color = {1.0f, 0.78f, 0.16f},
                           .pulsing = false,
                           .hovered = true});
}

// What would stand there.
void GameRoom::add_ghost(const input::Target& target, scene::Scene& scene) const {
    const input::Step step = input::choose(content(), legal_, draft_, target.place);
    if (!step.done) return;
    const ActionKind& kind = content().kinds[step.done->kind];
    const State& state = presenter_->shown().state;
    scene::Piece ghost;
    ghost.alpha = 0.62f;
    ghost.casts_shadow = false;
    if (kind.verb == Verb::build || kind.verb == Verb::place || kind.verb == Verb::move) {
        const PieceId piece(kind.subject);
        const anim::Stand stand =
            anim::stand_of(session_->rulebook(), state, piece, target.place.index);
        ghost.model = looks_.pieces[piece];
        ghost.position = stand.position;
        ghost.rotation = scene::turn_y(stand.turn_rad);
        ghost.scale = stand.scale;
        ghost.team = scene::rgb(colors_[step.done->player.index()]);
        // A building that replaces another stands over it.
        if (content().pieces[piece].upgrades.is_some()) ghost.position.y += 0.25f;
    } else if (kind.verb == Verb::move_pawn) {
        const PawnId pawn(kind.subject);
        ghost.model = looks_.pawns[pawn];
        ghost.team = scene::rgb(content().pawns[pawn].face.color);
        ghost.position =
            anim::stand_of_pawn(session_->rulebook(), state, TileId(target.place.index), 0);
        ghost.position.y += 0.15f;
        ghost.scale = 1.25f;
    }
    if (kind.verb == Verb::build_figure || kind.verb == Verb::place_figure ||
        kind.verb == Verb::travel || kind.verb == Verb::unload)
        ghost = figure_ghost(*step.done);
    if (ghost.model != scene::kNoModel || ghost.coin.shown) scene.pieces.push_back(ghost);
}

// Recorded input clicks on "place_0", "place_1", ...
// A place that lies under a panel cannot be pressed until the view is moved.
void GameRoom::add_target_hotspots(ui::Desk& desk) const {
    if (desk.hotspots == nullptr || presenter_->busy()) return;
    const scene::Viewport viewport = {desk.width, desk.height};
    for (std::size_t at = 0; at < targets_.size(); ++at) {
        const auto seen = scene::project(camera_.camera(1), viewport, targets_[at].position);
        if (!seen) continue;
        const bool covered = std::ranges::any_of(desk.panels, [&](const ui::PanelSpot& panel) {
            return panel.stay != ui::PanelStay::kept && panel.rect.contains(seen->x, seen->y);
        });
        desk.hotspots->push_back({.name = "place_" + std::to_string(at),
                                  .rect = {seen->x - 1, seen->y - 1, 2, 2},
                                  .in_view = !covered,
                                  .on_board = true});
    }
}

ui::Table GameRoom::table() const {
    ui::Table table{.book = session_->rulebook(),
                    .shown = presenter_->shown(),
                    .looks = looks_,
                    .seats = shown_seats_,
                    .neutrals = &shown_neutrals_,
                    .log = log_,
                    .legal = legal_,
                    .refusals = refusals_,
                    .check = [this](const Action& action) { return session_->check(action); },
                    .draft = draft_,
                    .choices = choices_};
    table.to_act = to_act_;
    table.busy = presenter_->busy();
    table.opening = presenter_->is_opening();
    table.undo = ui::undo_hint(content(), setup_.seats, undo_offer_);
    table.hands_hidden = handing_to_.is_some();
    table.cancellable = begun_by_player_;
    table.rivals = rivals_;
    table.pointed = &memory_.pointed;
    table.not_saved = journal_problem_ ? &*journal_problem_ : nullptr;
    table.known = handing_to_.is_none() ? known_ : nullptr;
    table.watched = replay_ != nullptr;
    table.open = replay_open_ ? &open_state_ : nullptr;
    table.tally = tally_ ? &*tally_ : nullptr;
    table.faces = &faces_;
    table.turn_left_s = turn_left_s_;
    return table;
}

ui::Rect GameRoom::bowl(const ui::Desk& desk) const {
    const float wide = place_.tray().size * desk.height;
    return {place_.tray().place.x * desk.width - wide / 2,
            place_.tray().place.y * desk.height - wide * 0.4f, wide, wide * 0.8f};
}

RoomWish GameRoom::draw(ui::Desk& desk, const ui::Preferences& preferences, bool covered) {
    panels_changed_ = false;
    count_tally();
    open_hands();
    RoomWish wish = std::exchange(pending_, {});
    ui::Intents intents;
    const ui::PanelSetting setting = {.camera = camera_.camera(1),
                                      .cues = presenter_->cues(),
                                      .now = now_shown_,
                                      .speed = ui::speed_name(preferences.speed),
                                      .covered = covered,
                                      .land = seen_land_,
                                      .marks = lit_};
    draw_seat_marks(desk);
    const ui::DrawnGame drawn = ui::draw_game(desk, table(), setting, memory_, anchors_, intents);
    desk.zoom = drawn.layout.zoom;  // the bar stands among the panels, where they leave room for it
    if (replay_ != nullptr && !covered && !looks_back()) draw_replay(desk);
    desk.zoom = 1;
    make_room_for(desk, drawn.layout);
    add_target_hotspots(desk);
    if (lesson_ != nullptr && !covered) draw_lesson(desk, drawn, wish);
    ui::draw_dice_total(desk, table(), presenter_->cues(), now_shown_, bowl(desk));
    if (handing_to_.is_some() && !covered) {
        const Seat& seat = shown_seats_[handing_to_.index()];
        intents.ready = ui::draw_hand_over(desk, seat.name, handing_to_.index(), seat.color);
        intents.undo |= ui::draw_undo_before_handing(desk, table().undo);
    }
    if (!covered && handing_to_.is_none() && !inspecting_) draw_tip(desk);
    ui::draw_toasts(desk, toasts_, clock_s_);
    if (!troubles_.empty() && !covered && handing_to_.is_none())
        answer_trouble(ui::draw_trouble(desk, content(), troubles_.front()), wish);
    obey(intents, wish);
    return wish;
}

}  // namespace hexholm::app
