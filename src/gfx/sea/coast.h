// Where the land ends: how far each place of the table is from the coast.
#pragma once

#include <vector>

#include "src/scene/scene.h"

namespace hexholm::gfx {

// The tiles that are land, and what has to be known about them to paint sea and beach.
class Coast {
public:
    // True when the land is another one than before.
    bool update(const std::vector<scene::Tile>& tiles);
    // How far what the last update changed reaches: everything, or the sea round a few tiles.
    struct Change {
        bool all = true;
        scene::Vec2 low, high;
    };
    const Change& change() const { return change_; }

    // Distance to the outer edge of the nearest land tile; negative on land, at most kFar.
    float edge_distance(scene::Vec2 place) const;
    // Distance to the water's line, which wavers a little round the tiles.
    float distance(scene::Vec2 place) const;
    // 0..1: whether a line of the hex grid runs here: everywhere, or only along tiles at sea when
    // the map has some.
    float grid_line(scene::Vec2 place) const;
    // 1 on the map, 0 well beyond its end, and between them near its rim; a half where the map has no
    // sea of its own.
    float charted(scene::Vec2 place) const;

    static constexpr float kFar = 3.0f;
    scene::Vec2 center() const { return center_; }
    float radius() const { return radius_; }  // from the centre to the farthest land
    scene::Vec2 low() const { return low_; }  // of the rectangle round all tiles
    scene::Vec2 high() const { return high_; }
    const std::vector<scene::Vec2>& land() const { return land_; }

private:
    struct Cell {
        int q = 0, r = 0;
    };
    static Cell cell_at(scene::Vec2 place);
    char kind_at(int q, int r) const;
    bool is_land(int q, int r) const { return kind_at(q, r) == 1; }
    std::size_t index(int q, int r) const;
    void measure(const std::vector<scene::Tile>& tiles);
    void fill_grid(const std::vector<scene::Tile>& tiles);
    void find_change(const std::vector<char>& before);

    std::vector<scene::Vec2> land_;
    std::vector<scene::Vec2> sea_;
    std::vector<char> grid_;  // 0 nothing (the rim too), 1 land, 2 sea tile
    bool has_sea_ = false;
    int first_q_ = 0, first_r_ = 0, width_ = 0, height_ = 0;
    scene::Vec2 center_, low_, high_;
    float radius_ = 1;
    Change change_;
};

}  // namespace hexholm::gfx
