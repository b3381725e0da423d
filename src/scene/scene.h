// What lies on the table right now: tiles, pieces, dice, highlights and the eye that looks at them.
//
// A scene is plain data without a game's nouns. Whoever shows a game fills it anew (or changes it) before
// each frame; the renderer keeps nothing of its own that matters. What has not changed since the last few
// frames is kept as a finished picture by the renderer, what changes is drawn anew: nobody needs to say
// which is which.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "src/scene/camera.h"
#include "src/scene/model_names.h"
#include "src/scene/vec.h"

namespace hexholm::scene {

// A number as it stands on a token.
struct TokenFace {
    int number = 0;           // 0: no token
    int pips = 0;             // dots under the number
    bool emphasised = false;  // a red token
    bool operator==(const TokenFace&) const = default;
};

struct Tile {
    Vec3 position{};           // its middle, y = 0 (see hex_space.h)
    ModelId model = kNoModel;  // kNoModel: bare ground, or open sea when `water`
    int variant = 0;           // picks one of the model's variants, any number is fine
    int rotation = 0;          // sixths of a turn
    TokenFace token{};         // the token on it
    std::array<TokenFace, 4> small_tokens{};  // instead: several numbers that belong to the terrain
    bool face_down = false;                   // shows its back, whatever `model` says
    bool water = false;                       // sea: no ground under it
    bool rim = false;                         // water at the end of the map: nothing is done there
    bool blocked = false;                     // darkened, its token greyed
    float highlight = 0;                      // 0..1: glows and rises a little
    float sunk = 0;                           // 0..1: has not risen from the sea yet
    bool operator==(const Tile&) const = default;
};

// A landing place outside an edge of the coast: two piers and a sign.
struct Harbour {
    Vec3 edge{};              // the middle of the edge that it serves
    Vec3 direction{};         // out to sea, of length 1
    std::string label{};      // "3:1"
    ModelId icon = kNoModel;  // painted small under the label
    Color color{0.35f, 0.28f,
                0.2f};  // of the ring round it, or of a dot when the icon has no model
    float highlight = 0;
    float sunk = 0;  // 0..1: has not come up yet
    bool operator==(const Harbour&) const = default;
};

// A small coin that says something about its place.
struct Marker {
    Vec3 position{};
    ModelId icon = kNoModel;
    Color color{};  // of its ring; of all of it when the icon has no model
    int value = 0;  // shown when it is not 0
    float size = 1;
    std::string letters{};  // shown where there is no icon
    bool operator==(const Marker&) const = default;
};

// What stands on a base instead of a model: a coin with an icon or letters.
struct Coin {
    bool shown = false;
    ModelId icon = kNoModel;
    std::string letters{};
    bool operator==(const Coin&) const = default;
};

// Anything made of a model: a player's piece, a neutral figure, goods that fly through the air.
struct Piece {
    ModelId model = kNoModel;
    Vec3 position{};
    Quat rotation{};
    float scale = 1;
    Color team{};           // paints the model's team-coloured faces
    float alpha = 1;        // below 1 it is drawn as a translucent ghost
    float glow = 0;         // 0..1
    float shade = 1;        // below 1: darker and greyer
    Coin coin{};            // in place of the model
    int rank = 0;           // a number on a small coin before it; 0: none
    bool on_base = false;   // stands on a disc in its team's colour
    bool afloat = false;    // bobs on the waves
    bool circling = false;  // flies in slow circles about its position
    bool casts_shadow = true;
    float room = 0;        // on the ground: what grows within this radius makes way
    int seat = -1;         // whose it is, counted from 0; nobody's: -1
    float mark_above = 0;  // where its owner's mark floats, over its position
    bool operator==(const Piece&) const = default;
};

enum class MarkShape : std::uint8_t {
    corner,  // a ring
    edge,    // a bar, long in x before its turn
    tile,    // the outline of a hexagon
    spot,    // a soft round glow
};

// Shows a place that may be chosen, or that matters now.
struct Mark {
    MarkShape shape = MarkShape::corner;
    Vec3 position{};
    float heading_rad = 0;  // for bars: edge_heading()
    Color color{1.0f, 0.93f, 0.65f};
    float strength = 1;    // 0..1, how opaque
    bool pulsing = true;   // breathes slowly
    bool hovered = false;  // under the mouse or the keyboard's cursor: larger, brighter
    bool operator==(const Mark&) const = default;
};

enum class SparkShape : std::uint8_t {
    glow,  // lights up what is behind it
    puff,  // dust and smoke: soft, and lit as all is
    chip   // a scrap of paper that tumbles
};

// A speck in the air that always faces the eye.
struct Spark {
    Vec3 position{};
    Color color{};
    float size = 0.06f;  // its radius
    float alpha = 1;
    SparkShape shape = SparkShape::glow;
    float turn_rad = 0;  // of a chip, which tumbles as it turns
    bool operator==(const Spark&) const = default;
};

struct Die {
    int value = 1;    // only says which face is which; the rotation says what lies on top
    Vec3 position{};  // in the tray's units: its felt is a disc of radius 1 at y = 0
    Quat rotation{};  // resting: die_showing(value, spin)
    Color color = rgb(0xF2E5C6);
    float scale = 1;
    std::vector<Coin> sides{};  // pictures or words in the place of pips, from side 1 on
    bool operator==(const Die&) const = default;
};

// The dice roll in a tray of their own that stays where it is in the window, whatever the camera does.
struct Tray {
    bool visible = false;
    Vec2 place{0.11f,
               0.70f};   // of its middle, in fractions of the window from the upper left corner
    float size = 0.24f;  // its width as a fraction of the window's height
    Color felt = rgb(0x2F6B4A);
    std::vector<Die> dice{};
    bool operator==(const Tray&) const = default;
};

// A few words that float over a place and always face the eye.
struct Label {
    Vec3 position{};
    std::string text{};
    Color color{};
    float height = 0.3f;  // of its letters, on the table's scale
    float alpha = 1;
    bool operator==(const Label&) const = default;
};

// The time of day: where the sun stands, in which colours it shines, and whether lamps are lit.
enum class Mood : std::uint8_t { morning, noon, evening, night };

// What everything lies on: the sea about an island, or a cloth for cards, which panels draw.
enum class Ground : std::uint8_t { sea, cloth };

struct Scene {
    Mood mood = Mood::noon;
    Ground ground = Ground::sea;
    Camera camera{};
    std::vector<Tile> tiles{};
    float token_size = 1;  // of the usual size: larger where the land is seen from far away
    std::vector<Harbour> harbours{};
    std::vector<Marker> markers{};
    std::vector<Piece> pieces{};  // and figures, and flying things
    std::vector<Mark> marks{};
    std::vector<Label> labels{};
    std::vector<Spark> sparks{};
    Tray tray{};
    float dim = 0;  // 0..1: the whole table grows dark (behind a dialogue, at the end of a game)
};

}  // namespace hexholm::scene
