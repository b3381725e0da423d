#include "src/app/watchers/table_tip.h"

#include <algorithm>
#include <cmath>

#include "src/anim/cues/ease.h"
#include "src/anim/places/figure_stands.h"
#include "src/anim/places/places.h"
#include "src/scene/card_space.h"
#include "src/scene/pick.h"
#include "src/ui/cards/card_sheet.h"
#include "src/ui/cards/table_top.h"
#include "src/ui/over_board/board_tip.h"
#include "src/ui/over_board/figure_tip.h"

namespace hexholm::app {

static constexpr double kTipAfter_s = 0.6;
static constexpr float kTipReach = 0.8f;
static constexpr float kFigureReach = 0.30f;

TileId TableTip::tile_under_mouse(scene::Viewport viewport) const {
    const Pointer& pointer = control_.pointer();
    if (pointer.over_panel || eye_.camera().dragging()) return TileId();
    const auto ground = scene::pick_ground(eye_.now(), viewport, pointer.mouse);
    const Board& board = show_.book().board();
    for (const TileId tile : all_ids<TileId>(ground ? board.tile_count() : 0))
        if (scene::ground_distance(anim::place_of(board, tile), *ground) < kTipReach) return tile;
    return TileId();
}

FigureId TableTip::figure_under_mouse(scene::Viewport viewport) const {
    const Pointer& pointer = control_.pointer();
    if (pointer.over_panel || eye_.camera().dragging()) return {};
    const State& state = show_.state();
    const scene::Camera camera = eye_.now();
    FigureId best;
    float least = kFigureReach;
    for (const FigureId figure : content().figures.ids()) {
        if (!state.figures[figure].is_in_play()) continue;
        scene::Vec3 middle = anim::figure_stand(show_.book(), state, figure).position;
        middle.y += 0.15f;
        const auto seen = scene::project(camera, viewport, middle);
        if (!seen) continue;
        const float away =
            scene::length(*seen - pointer.mouse) / scene::pixels_per_unit(camera, viewport, middle);
        if (away >= least) continue;
        least = away;
        best = figure;
    }
    return best;
}

// What mouse or keyboard rests on: the place that would be chosen, else a corner or an edge with something to
// tell, else the tile.
input::Place TableTip::place_of_tip(const ui::Table& table, scene::Viewport viewport) const {
    const Pointer& pointer = control_.pointer();
    if (pointer.target != kNoTarget) {
        const input::Place place = control_.targets()[pointer.target].place;
        return place.kind == PlaceKind::edge && traveller().is_none() ? input::Place() : place;
    }
    if (!control_.memory().pointed.empty() || pointer.by_keys || pointer.acted_at) return {};
    if (const FigureId figure = figure_under_mouse(viewport); figure.is_some())
        return {PlaceKind::none, figure.number(), true};
    const input::Place near = control_.place_under_mouse(viewport);
    if (near.kind == PlaceKind::corner) return near;
    if (near.kind == PlaceKind::edge && ui::has_edge_tip(table, EdgeId(near.index))) return near;
    const TileId tile = tile_under_mouse(viewport);
    return tile.is_none() ? input::Place() : input::Place{PlaceKind::tile, tile.number()};
}

// The figure that would go to the target that is pointed at; none: nobody travels.
FigureId TableTip::traveller() const {
    const input::ActionDraft& draft = control_.draft();
    const bool travels = draft.kind.is_some() && !draft.chosen.empty() &&
                         control_.pointer().target != kNoTarget &&
                         content().kinds[draft.kind].verb == Verb::travel;
    return travels ? FigureId(draft.chosen.front()) : FigureId();
}

// What the choice of this target would put there.
PieceId TableTip::planned_piece(std::size_t target) const {
    if (target == kNoTarget) return {};
    const input::DraftStep step = input::choose(content(), control_.allowed().actions,
                                                control_.draft(), control_.targets()[target].place);
    if (!step.done) return {};
    const ActionKind& kind = content().kinds[step.done->kind];
    const bool puts = kind.verb == Verb::build || kind.verb == Verb::place;
    return puts ? PieceId(kind.subject) : PieceId();
}

// The card that mouse or keyboard is at.
input::Place TableTip::pointed_card(scene::Viewport viewport) const {
    const Pointer& pointer = control_.pointer();
    if (pointer.by_keys && pointer.target != kNoTarget)
        return control_.targets()[pointer.target].place;
    if (pointer.over_panel || pointer.by_keys || eye_.camera().dragging()) return {};
    const auto ground = scene::pick_ground(eye_.now(), viewport, pointer.mouse);
    if (!ground) return {};
    const Board& board = show_.book().board();
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

void TableTip::rest_on(input::Place place, double now_s) {
    if (place != place_) since_s_ = now_s;
    place_ = place;
}

// It grows until its text can be read.
void TableTip::draw_card(ui::Desk& desk, const ui::Table& table) {
    constexpr double kAfter_s = 0.10;
    constexpr double kGrow_s = 0.14;
    const input::Place place = pointed_card({desk.width, desk.height});
    const auto info = place.kind == PlaceKind::none ? std::nullopt : ui::info_at(table, place);
    rest_on(place, desk.time_s);
    if (!info || desk.just_pressed) return;
    const double since_s = desk.time_s - since_s_;
    if (since_s < kAfter_s + kGrow_s) desk.lively = true;
    if (since_s < kAfter_s) return;
    const ui::Rect card = ui::place_on_table(desk, table, eye_.now(), place);
    const auto grown = static_cast<float>((since_s - kAfter_s) / kGrow_s);
    ui::draw_grown(desk, table, *info, card, anim::ease_out(std::min(grown, 1.0f)));
}

void TableTip::draw(ui::Desk& desk, const ui::Table& table) {
    const Pointer& pointer = control_.pointer();
    if (ui::is_card_table(content())) return draw_card(desk, table);
    const input::Place place = place_of_tip(table, {desk.width, desk.height});
    rest_on(place, desk.time_s);
    if (place.kind == PlaceKind::none && !place.is_figure) return;
    if (desk.time_s - since_s_ <= kTipAfter_s) {
        desk.lively = true;
        return;
    }
    if (pointer.by_keys && pointer.target != kNoTarget)
        if (const auto seen = scene::project(eye_.now(), {desk.width, desk.height},
                                             control_.targets()[pointer.target].position))
            desk.tip_at = ImVec2(seen->x, seen->y);
    // Whoever chooses among places must see the others, too.
    for (const input::Target& target : control_.targets())
        if (const auto seen =
                scene::project(eye_.now(), {desk.width, desk.height}, target.position))
            desk.tip_spares.emplace_back(seen->x, seen->y);
    draw_place(desk, table, place);
    desk.tip_at.reset();
    desk.tip_spares.clear();
}

void TableTip::draw_place(ui::Desk& desk, const ui::Table& table, input::Place place) const {
    if (const FigureId figure = traveller(); figure.is_some())
        ui::draw_way_tip(desk, table, figure, place.index);
    else if (place.is_figure)
        ui::draw_figure_tip(desk, table, FigureId(place.index));
    else if (place.kind == PlaceKind::tile)
        ui::draw_tile_tip(desk, table, TileId(place.index));
    else if (place.kind == PlaceKind::corner)
        ui::draw_corner_tip(desk, table, CornerId(place.index),
                            planned_piece(control_.pointer().target));
    else
        ui::draw_edge_tip(desk, table, EdgeId(place.index));
}

}  // namespace hexholm::app
