// Figures under the player's hands: which one is meant, where it can go, and what the way costs.
#include <algorithm>

#include "engine/game/figures/ways.h"

#include "src/anim/places/places.h"
#include "src/anim/stage/figures.h"
#include "src/app/play/table_marks.h"

namespace hexholm::app {

namespace {

constexpr scene::Color kChosen = {1.0f, 0.78f, 0.16f};
constexpr scene::Color kWay = {1.0f, 0.93f, 0.65f};
constexpr float kCostHeight = 0.62f;  // of a price over the ground: above the figure
constexpr float kCostSize = 0.42f;
constexpr scene::Vec3 kBesideGoal = {0.42f, 0.1f, 0.1f};

// Whether a way uses anything up, so that its price is worth telling.
bool has_price(const FigureMoves& moves) {
    return moves.points.is_some() || moves.points_each > 0 || has_toll(moves);
}

scene::Vec3 middle_of(const Board& board, PlaceKind kind, int place) {
    switch (kind) {
        case PlaceKind::tile: return anim::place_of(board, TileId(place));
        case PlaceKind::corner: return anim::place_of(board, CornerId(place));
        default: return anim::place_of(board, EdgeId(place));
    }
}

}  // namespace

// The figure that was chosen for the action in the making.
FigureId TableMarks::chosen_figure() const {
    if (control_.draft().kind.is_none() || control_.draft().chosen.empty()) return {};
    const ActionKind& kind = content().kinds[control_.draft().kind];
    return kind.args.front() == ArgType::figure ? FigureId(control_.draft().chosen.front())
                                                : FigureId();
}

void TableMarks::mark_figures(scene::Scene& scene) const {
    const auto ring = [&](const input::Target& target, float strength, bool hovered) {
        scene::Mark mark = input::mark_of(target, hovered ? kChosen : kWay, hovered);
        mark.strength = strength;
        mark.pulsing = !hovered;
        scene.marks.push_back(mark);
    };
    const auto under_mouse = control_.idle_under_mouse(eye_.viewport());
    for (std::size_t at = 0; at < control_.idle_figures().size(); ++at)
        ring(control_.idle_figures()[at], under_mouse == at ? 1.0f : 0.45f, under_mouse == at);
    const FigureId figure = chosen_figure();
    const State& state = show_.state();
    if (figure.is_none() || !state.figures[figure].is_in_play()) return;
    ring({.place = {PlaceKind::none, figure.number(), true},
          .position = anim::figure_stand(show_.book(), state, figure).position},
         1, true);
    if (content().kinds[control_.draft().kind].verb == Verb::travel && control_.begun_by_player())
        mark_ways(figure, scene);
}

// Shows what a figure can spend beside it; when a goal is pointed at, also the way there and its
// cost.
void TableMarks::mark_ways(FigureId figure, scene::Scene& scene) const {
    const Rulebook& book = show_.book();
    const State& state = show_.state();
    const FigureKind& kind = content().figure_kinds[content().figures[figure].kind];
    if (!state.figures[figure].is_on(kind.on)) return;
    const FigureCounts counts(book, state, content().figures[figure]);
    const int budget = budget_of(book, state, figure);
    const Ways ways(book, state, counts, figure, budget, false);
    const std::size_t pointed = control_.pointer().target;
    const bool has_goal = pointed < control_.targets().size() &&
                          ways.may_go(control_.targets()[pointed].place.index) == Reason::none;
    const scene::Vec3 there = has_goal ? control_.targets()[pointed].position
                                       : anim::figure_stand(book, state, figure).position;
    const int goal = has_goal ? control_.targets()[pointed].place.index : -1;
    if (has_price(kind.moves)) {
        const std::string most = std::to_string(budget);
        scene.labels.push_back(
            {.position = there + scene::Vec3{0, kCostHeight, 0},
             .text = has_goal ? std::to_string(ways.cost_to(goal)) + "/" + most : most,
             .color = has_goal ? kChosen : kWay,
             .height = kCostSize});
    }
    if (has_goal) mark_way(figure, ways, goal, scene);
}

// Marks a way as a line along its edges, or from tile to tile, with the toll for roads of others
// beside its end.
void TableMarks::mark_way(FigureId figure, const Ways& ways, int goal, scene::Scene& scene) const {
    const Board& board = show_.book().board();
    const FigureKind& kind = content().figure_kinds[content().figures[figure].kind];
    Ways::Way way;
    ways.way_to(goal, way);
    int tolls = 0;
    for (const PlaceGraph::Step step : way) {
        if (toll_owner(show_.book(), show_.state(), figure, step).is_some()) ++tolls;
        scene::Mark mark{.shape = scene::MarkShape::spot, .color = kChosen, .pulsing = false};
        if (kind.on == PlaceKind::tile) {
            mark.position = anim::place_of(board, TileId(step.next));
        } else {
            const EdgeId edge(kind.on == PlaceKind::edge ? step.next : step.across);
            mark.shape = scene::MarkShape::edge;
            mark.position = anim::place_of(board, edge);
            mark.heading_rad = anim::heading_of(board, edge);
        }
        scene.marks.push_back(mark);
    }
    if (tolls == 0) return;
    scene::Marker toll{.position = middle_of(board, kind.on, goal) + kBesideGoal, .value = tolls};
    const Face* face = nullptr;
    if (kind.moves.toll.is_some()) {
        face = &content().counters[kind.moves.toll].face;
        toll.icon = show_.looks().counters[kind.moves.toll];
    }
    for (const GoodId good : content().goods.ids()) {
        if (face != nullptr || kind.moves.toll_goods[good] == 0) continue;
        face = &content().goods[good].face;
        toll.icon = show_.looks().goods[good];
        toll.value *= kind.moves.toll_goods[good];
    }
    toll.color = scene::rgb(face->color);
    scene.markers.push_back(toll);
}

// The figure as it would stand there.
scene::Piece TableMarks::figure_ghost(const Action& action) const {
    const Rulebook& book = show_.book();
    const State& state = show_.state();
    const ActionKind& kind = content().kinds[action.kind];
    const FigureKind& declared = content().figure_kinds[FigureKindId(kind.subject)];
    const bool moves = kind.args.front() == ArgType::figure;
    const FigureId figure =
        moves ? FigureId(action.args[0])
              : figure_in_supply(book, state, FigureKindId(kind.subject), action.player);
    if (figure.is_none()) return {};
    const PlaceKind on = declared.on == PlaceKind::none ? PlaceKind::corner : declared.on;
    const FigurePlace goal = FigurePlace::on(on, action.args[moves ? 1 : 0]);
    const anim::FigureStand stand = anim::figure_stand(book, state, figure, goal);
    scene::Piece ghost =
        anim::figure_piece({book, show_.looks(), show_.colors()}, state, figure, stand);
    ghost.alpha = 0.62f;
    ghost.casts_shadow = false;
    return ghost;
}

}  // namespace hexholm::app
