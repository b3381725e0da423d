// How the land is dealt at the start of a game: what is fixed, what is shuffled, what is forbidden.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/id.h"
#include "engine/board/board.h"

namespace hexholm {

// One place on the map. A fixed terrain is always the same; others are dealt from their area.
struct TileSpec {
    Hex hex;
    int area = 0;
    TerrainId terrain;  // none: dealt
    int token = 0;      // 0: none, or dealt by the area's token rule
    bool face_down = false;
    std::uint8_t region = 0;  // place in MapSpec::regions
    std::uint8_t seat = 0;    // whose it is, from 1; 0: nobody's
};

enum class TokenRule : std::uint8_t {
    fixed,   // the tokens that the tiles name
    spiral,  // in order along a spiral from the coast inwards (B-45)
    random   // shuffled onto the numbered tiles (B-50)
};
enum class SpiralStart : std::uint8_t { random_corner, chosen_corner, any_coast };

// Tiles that are dealt together from one stack of terrains and one row of tokens.
struct AreaSpec {
    std::vector<TerrainId> terrains;  // shuffled onto its tiles without a fixed terrain
    std::vector<int> tokens;          // in letter order (table 1.1)
    TokenRule token_rule = TokenRule::fixed;
    bool apart = true;  // its tokens lie apart as the map asks
};

struct HarbourSiteSpec {
    EdgeId edge;
    HarbourId harbour;  // none: dealt from MapSpec::harbours
};

// Where a neutral piece starts, whatever terrains it likes (S-58).
struct PawnStart {
    PawnId pawn;
    TileId tile;
};

// A counter of a tile, corner or edge that starts with another value there.
struct Mark {
    CounterId counter;
    std::uint16_t place = 0;
    int value = 1;
};

// The time of day on a map. No rule reads it; it is left out of the content hash.
enum class Mood : std::uint8_t { morning, noon, evening, night };

struct MapSpec {
    std::string name;
    Mood mood = Mood::noon;
    std::vector<TileSpec> tiles;  // in the order of the board's tile ids
    std::vector<AreaSpec> areas;
    std::vector<HarbourSiteSpec> harbour_sites;
    // Shuffled onto the sites without a fixed type (B-44); what is left over is laid during the game
    // (S-114, S-170).
    std::vector<HarbourId> harbours;
    std::vector<std::string> regions;  // names of groups of tiles; the first is empty: the others
    std::uint32_t setup_on = 0;        // bit per region that a set-up piece must touch; 0: any
    std::uint32_t closed = 0;          // bit per region on which no corner piece stands (S-109)
    std::uint32_t no_pawns = 0;        // bit per region that neutral pieces do not enter (S-133)
    std::vector<PawnStart> pawn_starts;
    std::vector<Mark> marks;

    bool clockwise = false;  // the spiral's direction (B-47)
    SpiralStart spiral_start = SpiralStart::random_corner;
    TerrainId centre;             // this terrain is swapped to the middle tile (B-42); or none
    std::vector<int> red_tokens;  // emphasised numbers (B-12)
    bool red_apart = true;        // no two of them on neighbouring tiles (B-51)
    bool equal_apart = false;     // B-52
    bool extremes_apart = false;  // 2 and 12 (B-52)
    int most_corner_pips = 0;     // 0: any (B-52)
    int largest_cluster = 0;      // of one producing terrain; 0: any (B-43)
};

}  // namespace hexholm
