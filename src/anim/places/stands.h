// Where things stand on the table: on the ground, or afloat on the water beside it.
#pragma once

#include <vector>

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

#include "src/anim/places/places.h"
#include "src/scene/vec.h"

namespace hexholm::anim {

struct Stand {
    scene::Vec3 position;
    float turn_rad = 0;
    float scale = 1;  // buildings are made for closer looks than the table gives
};

// Whether the tile shows water: a known sea, or what nobody has seen yet.
bool is_water(const Content& content, const State& state, TileId tile);
// The end of the map, where nothing is done.
bool is_rim(const Content& content, const State& state, TileId tile);
// Whether such pieces lie on the water: they keep to terrains that are no land.
bool floats(const Content& content, PieceId piece);

// A floating piece on an edge of the land lies off the beach.
Stand stand_of(const Rulebook& book, const State& state, PieceId piece, int place);

// `order`: how many figures stand on the tile already.
scene::Vec3 stand_of_pawn(const Rulebook& book, const State& state, TileId tile, int order);

// The places that must be seen at a glance: all tiles except the rim, and the signs of harbours;
// while some tiles are hidden, only what is known and lies round it. On a table of cards, as they
// lie when `stacked`.
std::vector<scene::Vec3> places_to_show(const Rulebook& book,
                                        const State& state,
                                        float stacked = stacked_cards());
// The places of the whole map, known or not: they tell how large it is.
std::vector<scene::Vec3> whole_map(const Rulebook& book, const State& state);
// Places of land and of tiles that nobody knows yet: nothing may lie over these.
std::vector<scene::Vec3> land_to_show(const Rulebook& book,
                                      const State& state,
                                      float stacked = stacked_cards());

}  // namespace hexholm::anim
