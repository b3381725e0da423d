// Maps that name their places one by one, for boards of any shape.
#include "engine/lua/maps/coordinates.h"
#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

void coordinates(Fields& each, Hex& at) {
    each.number("q", at.q, -kMostCoordinate, kMostCoordinate, "Column.", Need::needed);
    each.number("r", at.r, -kMostCoordinate, kMostCoordinate, "Row.", Need::needed);
}

}  // namespace

bool plan_fields(Fields& fields, BoardPlan& plan) {
    constexpr auto kShapes = std::to_array<Choice<TileShape>>(
        {{"hex", TileShape::hex}, {"square", TileShape::square}, {"card", TileShape::card}});
    TileShape shape = TileShape::hex;
    fields.choice(
        "shape", shape, kShapes,
        "How tiles look. Of others than hexes all places are named one by one, in corners, "
        "edges and tiles; column and row are then the name of each, wherever a place is "
        "told.");
    plan.shape = shape;
    fields.each("corners", "Of a map that has another shape than hexes: all its corners.",
                [&](Fields& each) { coordinates(each, plan.corners.emplace_back()); });
    fields.each("edges",
                "The same: all its edges. An edge lies at the tiles that have both of its ends.",
                [&](Fields& each) {
                    BoardPlan::Edge& edge = plan.edges.emplace_back();
                    coordinates(each, edge.at);
                    each.inner("from", "The corner where it begins.",
                               [&](Fields& end) { coordinates(end, edge.from); });
                    each.inner("to", "The corner where it ends.",
                               [&](Fields& end) { coordinates(end, edge.to); });
                });
    const bool is_planned = shape != TileShape::hex;
    if (!is_planned && !plan.corners.empty() && !fields.documenting())
        fields.problem("corners", "follow from the tiles on a map of hexes",
                       R"(write shape = "card" or "square", or leave them out)");
    return is_planned;
}

void plan_corners(Fields& tile, BoardPlan& plan, Hex at) {
    BoardPlan::Tile planned{at, {}};
    tile.each("corners", "Of a map that has another shape than hexes: the corners of the tile.",
              [&](Fields& each) { coordinates(each, planned.corners.emplace_back()); });
    plan.tiles.push_back(std::move(planned));
}

}  // namespace hexholm
