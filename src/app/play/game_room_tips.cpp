// What the mouse points at without choosing it: tips about the board, and what the log is about.
#include <algorithm>
#include <cmath>

#include "engine/game/land/odds.h"

#include "src/anim/cues/ease.h"
#include "src/anim/places/places.h"
#include "src/app/play/game_room.h"
#include "src/scene/card_space.h"
#include "src/scene/pick.h"
#include "src/ui/cards/card_sheet.h"
#include "src/ui/cards/table_top.h"
#include "src/ui/over_board/board_tip.h"
#include "src/ui/over_board/figure_tip.h"

namespace hexholm::app {

static constexpr double kTipAfter_s = 0.6;
static constexpr float kTipReach = 0.8f;

TileId GameRoom::tile_under_mouse(scene::Viewport viewport) const {
    if (mouse_over_panel_ || camera_.dragging()) return TileId();
    const auto ground = scene::pick_ground(camera_.camera(1), viewport, mouse_);
    const Board& board = session_->rulebook().board();
    for (const TileId tile : all_ids<TileId>(ground ? board.tile_count() : 0))
        if (scene::ground_distance(anim::place_of(board, tile), *ground) < kTipReach) return tile;
    return TileId();
}

// What mouse or keyboard rests on: the place that would be chosen, else a corner or an edge with something to
// tell, else the tile.
input::Place GameRoom::place_of_tip(scene::Viewport viewport) const {
    if (hovered_ != kNoTarget) {
        const input::Place place = targets_[hovered_].place;
        return place.kind == PlaceKind::edge ? input::Place() : place;
    }
    if (!memory_.pointed.empty() || cursor_by_keys_ || acted_at_) return {};
    if (const FigureId figure = figure_under_mouse(viewport); figure.is_some())
        return {PlaceKind::none, figure.number(), true};
    const input::Place near = place_under_mouse(viewport);
    if (near.kind == PlaceKind::corner) return near;
    if (near.kind == PlaceKind::edge && ui::has_edge_tip(table(), EdgeId(near.index))) return near;
    const TileId tile = tile_under_mouse(viewport);
    return tile.is_none() ? input::Place() : input::Place{PlaceKind::tile, tile.number()};
}

// What the choice of this target would put there.
PieceId GameRoom::planned_piece(std::size_t target) const {
    if (target == kNoTarget) return {};
    const input::Step step = input::choose(content(), legal_, draft_, targets_[target].place);
    if (!step.done) return {};
    const ActionKind& kind = content().kinds[step.done->kind];
    const bool puts = kind.verb == Verb::build || kind.verb == Verb::place;
    return puts ? PieceId(kind.subject) : PieceId();
}

// The card that mouse or keyboard is at.
input::Place GameRoom::pointed_card(scene::Viewport viewport) const {
    if (cursor_by_keys_ && hovered_ != kNoTarget) return targets_[hovered_].place;
    if (mouse_over_panel_ || cursor_by_keys_ || camera_.dragging()) return {};
    const auto ground = scene::pick_ground(camera_.camera(1), viewport, mouse_);
    if (!ground) return {};
    const Board& board = session_->rulebook().board();
    input::Place nearest;
    const auto look = [&](PlaceKind kind, auto ids) {
        for (const auto id : ids) {
            const scene::Vec3 away = anim::place_of(board, id) - *ground;
            if (std::abs(away.x) < scene::kCardWidth / 2 &&
                std::abs(away.z) < scene::kCardHeight / 2)
                nearest = {kind, id.number()};
        }
    };
    look(PlaceKind::tile, all_ids<TileId>(board.tile_count()));
    look(PlaceKind::edge, all_ids<EdgeId>(board.edge_count()));
    look(PlaceKind::corner, all_ids<CornerId>(board.corner_count()));
    return nearest;
}

// It grows until its text can be read.
void GameRoom::draw_pointed_card(ui::Desk& desk) {
    constexpr double kAfter_s = 0.10;
    constexpr double kGrow_s = 0.14;
    const input::Place place = pointed_card({desk.width, desk.height});
    const auto info = place.kind == PlaceKind::none ? std::nullopt : ui::info_at(table(), place);
    if (place != tip_place_) tip_since_s_ = desk.time_s;
    tip_place_ = place;
    if (!info || desk.just_pressed) return;
    const double since_s = desk.time_s - tip_since_s_;
    if (since_s < kAfter_s + kGrow_s) desk.lively = true;
    if (since_s < kAfter_s) return;
    const ui::Rect card = ui::place_on_table(desk, table(), camera_.camera(1), place);
    const auto grown = static_cast<float>((since_s - kAfter_s) / kGrow_s);
    ui::draw_grown(desk, table(), *info, card, anim::ease_out(std::min(grown, 1.0f)));
}

// A place says what it is when mouse or keyboard rests on it.
void GameRoom::draw_tip(ui::Desk& desk) {
    if (ui::is_card_table(content())) return draw_pointed_card(desk);
    const input::Place place = place_of_tip({desk.width, desk.height});
    if (place != tip_place_) tip_since_s_ = desk.time_s;
    tip_place_ = place;
    if (place.kind == PlaceKind::none && !place.is_figure) return;
    if (desk.time_s - tip_since_s_ <= kTipAfter_s) {
        desk.lively = true;
        return;
    }
    if (cursor_by_keys_ && hovered_ != kNoTarget)
        if (const auto seen = scene::project(camera_.camera(1), {desk.width, desk.height},
                                             targets_[hovered_].position))
            desk.tip_at = ImVec2(seen->x, seen->y);
    // Whoever chooses among places must see the others, too.
    for (const input::Target& target : targets_)
        if (const auto seen =
                scene::project(camera_.camera(1), {desk.width, desk.height}, target.position))
            desk.tip_spares.emplace_back(seen->x, seen->y);
    if (place.is_figure)
        ui::draw_figure_tip(desk, table(), FigureId(place.index));
    else if (place.kind == PlaceKind::tile)
        ui::draw_tile_tip(desk, table(), TileId(place.index));
    else if (place.kind == PlaceKind::corner)
        ui::draw_corner_tip(desk, table(), CornerId(place.index), planned_piece(hovered_));
    else
        ui::draw_edge_tip(desk, table(), EdgeId(place.index));
    desk.tip_at.reset();
    desk.tip_spares.clear();
}

// Where it happened, what the mouse points at in the log.
void GameRoom::mark_pointed(scene::Scene& scene) const {
    constexpr scene::Color kPointed = {1.0f, 0.78f, 0.16f};
    const ui::Pointed& pointed = memory_.pointed;
    const Board& board = session_->rulebook().board();
    const auto light = [&](TileId tile) {
        if (!scene.tiles.empty()) scene.tiles[tile.index()].highlight = 0.85f;
        scene.marks.push_back(input::mark_of(
            {.place = {PlaceKind::tile, tile.number()}, .position = anim::place_of(board, tile)},
            kPointed, true));
    };
    for (const input::Target& target : input::targets_at(board, pointed.places)) {
        if (target.place.kind == PlaceKind::tile)
            light(TileId(target.place.index));
        else
            scene.marks.push_back(input::mark_of(target, kPointed, true));
    }
    if (pointed.rolled == 0) return;
    const State& state = presenter_->shown().state;
    for (const TileId tile : all_ids<TileId>(board.tile_count()))
        if (gives_on(session_->rulebook(), state, tile, pointed.rolled)) light(tile);
}

}  // namespace hexholm::app
