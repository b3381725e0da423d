#include "src/app/play/table_marks.h"

#include <algorithm>

#include "engine/game/land/odds.h"

#include "src/anim/places/places.h"
#include "src/anim/places/stands.h"
#include "src/app/table/place_hints.h"

namespace hexholm::app {

static constexpr float kTakenLift = 0.10f;

// The ranks of places: by their order in the advice if it names one of them, otherwise by what the
// land beside them brings.
std::vector<int> TableMarks::hints(const std::vector<input::Place>& advised) const {
    std::vector<int> ranks;
    bool any = false;
    for (const input::Target& target : control_.targets()) {
        const auto at = std::ranges::find(advised, target.place);
        any |= at != advised.end();
        ranks.push_back(static_cast<int>(advised.end() - at));
    }
    if (any) return ranks;
    return control_.wants_hints() ? control_.hints() : std::vector<int>();
}

void TableMarks::mark_choices(scene::Scene& scene, const std::vector<input::Place>& advised) const {
    // Other colours than any player's, so that a mark is never taken for a piece.
    constexpr scene::Color kMark = {1.0f, 0.93f, 0.65f};
    constexpr scene::Color kTileMark = {1.0f, 0.78f, 0.16f};
    const PlayerId viewer = show_.viewer();
    const scene::Color chosen =
        viewer.is_none() ? kMark : scene::rgb(show_.colors()[viewer.index()]);
    const std::vector<input::Target>& targets = control_.targets();
    const std::vector<int> hints = this->hints(advised);
    const std::size_t pointed = control_.pointer().target;
    for (std::size_t at = 0; at < targets.size(); ++at) {
        const bool hovered = at == pointed;
        const bool tile = targets[at].place.kind == PlaceKind::tile;
        const bool hint = at < hints.size() && hints[at] >= 0;
        const scene::Color idle = hint ? hint_color(hints[at], hints) : tile ? kTileMark : kMark;
        scene::Mark mark = input::mark_of(targets[at], hovered ? chosen : idle, hovered);
        // A board full of frames is loud; a few tiles must be seen from afar.
        if (tile && !hovered && targets.size() > 6) mark.strength = 0.55f;
        if (tile && targets.size() <= 6 && !scene.tiles.empty())
            scene.tiles[static_cast<std::size_t>(targets[at].place.index)].highlight =
                hovered ? 0.8f : 0.4f;
        scene.marks.push_back(mark);
    }
    mark_taken(scene);
    mark_figures(scene);
    if (pointed != kNoTarget) add_ghost(targets[pointed], control_.draft(), scene);
    mark_free_place(scene);
}

// Shows what one click would build at the place; the first thing if there are several.
void TableMarks::mark_free_place(scene::Scene& scene) const {
    const input::Target* const target = control_.free_place_under_mouse(eye_.viewport());
    if (target == nullptr) return;
    const scene::Color own = scene::rgb(show_.colors()[show_.viewer().index()]);
    scene.marks.push_back(input::mark_of(*target, own, true));
    add_ghost(*target, {control_.kinds_at(target->place).front(), {}}, scene);
}

// The piece that is about to leave its place stands out until its new one is chosen.
void TableMarks::mark_taken(scene::Scene& scene) const {
    if (control_.draft().kind.is_none() || control_.draft().chosen.empty()) return;
    const ActionKind& kind = content().kinds[control_.draft().kind];
    if (kind.verb != Verb::move) return;
    const anim::Stand from = anim::stand_of(show_.book(), show_.state(), PieceId(kind.subject),
                                            control_.draft().chosen.front());
    for (scene::Piece& piece : scene.pieces) {
        if (scene::length(piece.position - from.position) > 0.05f) continue;
        piece.position.y += kTakenLift;
        piece.glow = 0.55f;
        if (control_.pointer().target != kNoTarget) piece.alpha = 0.45f;
    }
    scene.marks.push_back({.shape = scene::MarkShape::edge,
                           .position = from.position,
                           .heading_rad = from.turn_rad,
                           .color = {1.0f, 0.78f, 0.16f},
                           .pulsing = false,
                           .hovered = true});
}

// What would stand there.
void TableMarks::add_ghost(const input::Target& target,
                           const input::ActionDraft& draft,
                           scene::Scene& scene) const {
    const input::DraftStep step =
        input::choose(content(), control_.allowed().actions, draft, target.place);
    if (!step.done) return;
    const ActionKind& kind = content().kinds[step.done->kind];
    const State& state = show_.state();
    scene::Piece ghost;
    ghost.alpha = 0.62f;
    ghost.casts_shadow = false;
    if (kind.verb == Verb::build || kind.verb == Verb::place || kind.verb == Verb::move) {
        const PieceId piece(kind.subject);
        const anim::Stand stand = anim::stand_of(show_.book(), state, piece, target.place.index);
        ghost.model = show_.looks().pieces[piece];
        ghost.position = stand.position;
        ghost.rotation = scene::turn_y(stand.turn_rad);
        ghost.scale = stand.scale;
        ghost.team = scene::rgb(show_.colors()[step.done->player.index()]);
        // A building that replaces another stands over it.
        if (content().pieces[piece].upgrades.is_some()) ghost.position.y += 0.25f;
    } else if (kind.verb == Verb::move_pawn) {
        const PawnId pawn(kind.subject);
        ghost.model = show_.looks().pawns[pawn];
        ghost.team = scene::rgb(content().pawns[pawn].face.color);
        ghost.position = anim::stand_of_pawn(show_.book(), state, TileId(target.place.index), 0);
        ghost.position.y += 0.15f;
        ghost.scale = 1.25f;
    }
    if (kind.verb == Verb::build_figure || kind.verb == Verb::place_figure ||
        kind.verb == Verb::travel || kind.verb == Verb::unload)
        ghost = figure_ghost(*step.done);
    if (ghost.model != scene::kNoModel || ghost.coin.shown) scene.pieces.push_back(ghost);
}

void TableMarks::mark_pointed(scene::Scene& scene) const {
    constexpr scene::Color kPointed = {1.0f, 0.78f, 0.16f};
    const ui::Pointed& pointed = control_.memory().pointed;
    const Board& board = show_.book().board();
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
    const State& state = show_.state();
    for (const TileId tile : all_ids<TileId>(board.tile_count()))
        if (gives_on(show_.book(), state, tile, pointed.rolled)) light(tile);
}

void TableMarks::mark_inspected(input::Place place, scene::Scene& scene) const {
    if (place.kind == PlaceKind::none) return;
    constexpr scene::Color kInspected = {0.35f, 0.9f, 1.0f};
    const auto targets = input::targets_at(show_.book().board(), {place});
    scene.marks.push_back(input::mark_of(targets.front(), kInspected, true));
}

// A place that lies under a panel cannot be pressed until the view is moved.
void TableMarks::add_hotspots(ui::Desk& desk) const {
    if (desk.hotspots == nullptr || show_.busy()) return;
    add_hotspots(desk, "place_", control_.targets());
    add_hotspots(desk, "free_", control_.free_places());
}

void TableMarks::add_hotspots(ui::Desk& desk,
                              const std::string& begins,
                              const std::vector<input::Target>& targets) const {
    const scene::Viewport viewport = {desk.width, desk.height};
    for (std::size_t at = 0; at < targets.size(); ++at) {
        const auto seen = scene::project(eye_.now(), viewport, targets[at].position);
        if (!seen) continue;
        const bool covered = std::ranges::any_of(desk.panels, [&](const ui::PanelSpot& panel) {
            return panel.stay != ui::PanelStay::kept && panel.rect.contains(seen->x, seen->y);
        });
        desk.hotspots->push_back({.name = begins + std::to_string(at),
                                  .rect = {seen->x - 1, seen->y - 1, 2, 2},
                                  .in_view = !covered,
                                  .on_board = true});
    }
}

}  // namespace hexholm::app
