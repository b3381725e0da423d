// What the functions of mods may ask about the board.
#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "engine/game/pawns/pawns.h"
#include "engine/game/standing/coast.h"
#include "engine/game/standing/harbours.h"
#include "engine/lua/calls/game_call.h"

namespace hexholm {
namespace {

int push_if(lua_State* state, Fact fact, int key) {
    push_flag(state, look(state, fact, key) != 0);
    return 1;
}

const Board& board_of(lua_State* state) {
    return GameCall::of(state).book.board();
}

template <class Places>
int push_places(lua_State* state, const Places& places) {
    NumberList found;
    for (const auto place : places)
        if (place.is_some()) found.push_back(place.number());
    return push_list(state, found);
}

int push_spot(lua_State* state, const Spot& spot) {
    if (spot.empty()) return 0;
    push_name(state, "piece", GameCall::of(state).content().pieces[spot.piece()].name);
    push_player(state, spot.owner());
    return 2;
}

int tile(lua_State* state) {
    const auto found =
        board_of(state).tile_at({number_at(state, 2, -100, 100), number_at(state, 3, -100, 100)});
    return push_place(state, found ? found->number() : -1);
}
// The tiles of which the bit is set in the words.
template <class WordOf>
int push_tiles(lua_State* state, WordOf word_of) {
    const std::size_t tiles = board_of(state).tile_count();
    Vm::of(state).spend(static_cast<std::int64_t>(tiles));
    NumberList found;
    for (int word = 0; static_cast<std::size_t>(64 * word) < tiles; ++word) {
        for (auto left = static_cast<std::uint64_t>(word_of(word)); left != 0; left &= left - 1) {
            const int tile = 64 * word + std::countr_zero(left);
            if (static_cast<std::size_t>(tile) >= tiles) break;
            found.push_back(static_cast<std::int16_t>(tile));
        }
    }
    return push_list(state, found);
}
int tiles(lua_State* state) {
    GameCall& call = GameCall::of(state);
    const TerrainId wanted = is_given(state, 2) ? terrain_at(state, 2) : TerrainId::none();
    return push_tiles(state, [&](int word) {
        return wanted.is_none()
                   ? ~std::int64_t{0}
                   : call.look_wide(Fact::tiles_of, wanted.number() * kWordsOfTiles + word);
    });
}
int tiles_numbered(lua_State* state) {
    GameCall& call = GameCall::of(state);
    const int number = number_at(state, 2, 1, 80);
    return push_tiles(state, [&](int word) {
        return call.look_wide(Fact::tiles_numbered, number * kWordsOfTiles + word);
    });
}
int terrain(lua_State* state) {
    const TerrainId terrain(look(state, Fact::terrain, tile_at(state, 2).number()));
    if (terrain.is_none()) return 0;
    return push_name(state, "terrain", GameCall::of(state).content().terrains[terrain].name);
}
int token(lua_State* state) {
    const int token = look(state, Fact::token, tile_at(state, 2).number());
    const std::array<int, 2> totals = GameCall::of(state).content().totals_of(token);
    push_number(state, totals[0]);
    if (totals[1] == 0) return 1;
    push_number(state, totals[1]);
    return 2;
}
int blocked(lua_State* state) {
    return push_if(state, Fact::blocked, tile_at(state, 2).number());
}
int pawn(lua_State* state) {
    return push_place(state, look(state, Fact::pawn, pawn_at(state, 2).number()));
}
int corner(lua_State* state) {
    const auto& around = board_of(state).corners(tile_at(state, 2));
    const int which = number_at(state, 3, 1, static_cast<int>(around.size())) - 1;
    return push_number(state, around[static_cast<std::size_t>(which)].number());
}
int hub(lua_State* state) {
    const auto found = board_of(state).hub(tile_at(state, 2));
    return push_place(state, found ? found->number() : -1);
}
int corner_at_place(lua_State* state) {
    const auto found =
        board_of(state).corner_at({number_at(state, 2, -100, 100), number_at(state, 3, -100, 100)});
    return push_place(state, found ? found->number() : -1);
}
int place_of_corner(lua_State* state) {
    const CornerId corner = corner_at(state, 2);
    const Board& board = board_of(state);
    if (board.has_directions()) return 0;
    push_number(state, board.at(corner).q);
    push_number(state, board.at(corner).r);
    return 2;
}
int corners(lua_State* state) {
    return push_places(state, board_of(state).corners(tile_at(state, 2)));
}
int neighbours(lua_State* state) {
    return push_places(state, board_of(state).neighbours(tile_at(state, 2)));
}
int tiles_of(lua_State* state) {
    return push_places(state, board_of(state).tiles(corner_at(state, 2)));
}
int edges_of(lua_State* state) {
    return push_places(state, board_of(state).edges(corner_at(state, 2)));
}
int ends_of(lua_State* state) {
    return push_places(state, board_of(state).ends(edge_at(state, 2)));
}
int at_corner(lua_State* state) {
    return push_spot(state, spot_of(look(state, Fact::corner, corner_at(state, 2).number())));
}
int at_edge(lua_State* state) {
    return push_spot(state, spot_of(look(state, Fact::edge, edge_at(state, 2).number())));
}
// The values of four cells, or of those that are left.
std::int64_t four_from(GameCall& call, const Counter& counter, std::size_t at, std::size_t count) {
    const auto cell = static_cast<int>(counter.cell + at);
    if (at + 4 <= count) return call.look_wide(Fact::counters_four, cell);
    std::uint64_t word = 0;
    for (std::size_t next = at; next < count; ++next)
        word |= std::uint64_t{static_cast<std::uint16_t>(
                    call.look(Fact::counter, static_cast<int>(counter.cell + next)))}
                << (16 * (next - at));
    return static_cast<std::int64_t>(word);
}
int places_with(lua_State* state) {
    GameCall& call = GameCall::of(state);
    const Counter& counter = call.content().counters[counter_at(state, 2)];
    const int least = is_given(state, 3) ? number_at(state, 3, -32000, 32000) : 1;
    if (counter.per == Owner::game || counter.per == Owner::player || counter.per == Owner::figure)
        return luaL_error(state, "%s is no counter of tiles, corners or edges",
                          in_quotes(counter.name).c_str());
    const std::size_t count = cell_count(call.content(), counter);
    Vm::of(state).spend(static_cast<int>(count) / 2);
    FixedVector<std::int32_t, kMaxEdges> found;  // the value, and behind it the place
    std::uint64_t four = 0;
    for (std::size_t at = 0; at < count; ++at, four >>= 16) {
        if (at % 4 == 0) four = static_cast<std::uint64_t>(four_from(call, counter, at, count));
        const auto value = static_cast<std::int16_t>(four);
        const std::size_t place = counter.marked_only ? counter.places[at] : at;
        if (value >= least) found.push_back(value * 0x10000 + static_cast<int>(place));
    }
    std::sort(found.begin(), found.end());
    NumberList places;
    for (const std::int32_t each : found)
        places.push_back(static_cast<std::int16_t>(each & 0xFFFF));
    return push_list(state, places);
}
int places(lua_State* state) {
    GameCall& call = GameCall::of(state);
    const PlayerId player = owner_of_pieces_at(state, 2);
    const PieceId piece = piece_at(state, 3);
    Vm::of(state).spend(20);
    const bool on_edge = call.content().pieces[piece].on == PlaceKind::edge;
    const std::size_t count =
        on_edge ? call.book.board().edge_count() : call.book.board().corner_count();
    NumberList found;
    for (int word = 0; static_cast<std::size_t>(64 * word) < count; ++word) {
        const Fact fact = on_edge ? Fact::own_edges : Fact::own_corners;
        auto left =
            static_cast<std::uint64_t>(call.look_wide(fact, places_key(player, piece, word)));
        for (; left != 0; left &= left - 1)
            found.push_back(static_cast<std::int16_t>(64 * word + std::countr_zero(left)));
    }
    return push_list(state, found);
}

PlayerMask receivers_at(GameCall& call, TileId tile) {
    PlayerMask receivers = 0;
    for (const CornerId corner : call.book.board().corners(tile)) {
        const Spot spot = spot_of(call.look(Fact::corner, corner.number()));
        if (!spot.empty() && !call.book.is_neutral(spot.owner()) &&
            in_mask(call.book.receiving(), spot.piece()))
            receivers = static_cast<PlayerMask>(receivers | mask_of(spot.owner()));
    }
    return receivers;
}
int players_at(lua_State* state) {
    GameCall& call = GameCall::of(state);
    const PlayerMask receivers = receivers_at(call, tile_at(state, 2));
    const PlayerId active(call.look(Fact::active));
    NumberList found;
    for (std::size_t step = 0; step < call.book.players(); ++step) {
        const PlayerId player = next_player(call.book, active, step);
        if (has(receivers, player)) found.push_back(static_cast<std::int16_t>(player.index() + 1));
    }
    return push_list(state, found);
}

int harbour(lua_State* state) {
    GameCall& call = GameCall::of(state);
    HarbourSiteId found;
    for_each_harbour(call.book, call.state(), corner_at(state, 2), [&](HarbourSiteId site) {
        if (found.is_none()) found = site;
    });
    if (found.is_none()) return 0;
    return push_name(state, "harbour", call.content().harbours[call.state().harbours[found]].name);
}
int harbours(lua_State* state) {
    GameCall& call = GameCall::of(state);
    const PlayerId player = player_at(state, 2);
    lua_newtable(state);
    lua_Integer count = 0;
    const auto add = [&](HarbourId harbour) {
        push_name(state, "harbour", call.content().harbours[harbour].name);
        lua_rawseti(state, -2, ++count);
    };
    std::int64_t left = call.look_wide(Fact::harbours, player.number());
    if (left < 0) {
        for (const HarbourSiteId site : all_ids<HarbourSiteId>(call.book.harbour_count()))
            if (uses_harbour(call.book, call.state(), player, site))
                add(call.state().harbours[site]);
        return 1;
    }
    for (; left != 0; left >>= 8)
        add(HarbourId(static_cast<std::size_t>((left & 0xFF) - 1)));
    return 1;
}

// Harbours that are not laid yet, in no telling order.
int loose_harbours(lua_State* state) {
    GameCall& call = GameCall::of(state);
    std::vector<HarbourId> loose;
    for (std::size_t at = laid_harbours(call.book, call.state()); at < call.book.harbour_count();
         ++at)
        loose.push_back(call.state().harbours[HarbourSiteId(at)]);
    std::sort(loose.begin(), loose.end());
    lua_createtable(state, static_cast<int>(loose.size()), 0);
    lua_Integer count = 0;
    for (const HarbourId harbour : loose) {
        push_name(state, "harbour", call.content().harbours[harbour].name);
        lua_rawseti(state, -2, ++count);
    }
    return 1;
}
int may_lay(lua_State* state) {
    return push_if(state, Fact::may_lay, edge_at(state, 2).number());
}
int edge(lua_State* state) {
    const auto& around = board_of(state).edges(tile_at(state, 2));
    const int which = number_at(state, 3, 1, static_cast<int>(around.size())) - 1;
    return push_place(state, around[static_cast<std::size_t>(which)].number());
}
int tiles_beside(lua_State* state) {
    return push_places(state, board_of(state).tiles(edge_at(state, 2)));
}
int region(lua_State* state) {
    const GameCall& call = GameCall::of(state);
    const MapSpec& map = call.content().map;
    const std::uint8_t number = map.tiles[tile_at(state, 2).index()].region;
    if (number == 0) return 0;
    return push_text(state, map.regions[number]);
}
int is_land_tile(lua_State* state) {
    const TerrainId terrain(look(state, Fact::terrain, tile_at(state, 2).number()));
    push_flag(state, terrain.is_some() && GameCall::of(state).content().terrains[terrain].land);
    return 1;
}
int is_face_down(lua_State* state) {
    return push_if(state, Fact::face_down, tile_at(state, 2).number());
}
int face_down_at(lua_State* state) {
    GameCall& call = GameCall::of(state);
    const PlaceKind on = place_kind_at(state, 2);
    NumberList found;
    const auto add_at = [&](CornerId corner) {
        for (const TileId tile : call.book.board().tiles(corner))
            if (call.look(Fact::face_down, tile.number()) != 0 &&
                std::find(found.begin(), found.end(), tile.number()) == found.end())
                found.push_back(tile.number());
    };
    if (on == PlaceKind::tile) return luaL_error(state, "a tile lies face down itself or not");
    if (on == PlaceKind::corner) {
        add_at(corner_at(state, 3));
    } else {
        const auto& ends = call.book.board().ends(edge_at(state, 3));
        std::for_each(ends.begin(), ends.end(), add_at);
    }
    return push_list(state, found);
}
int island(lua_State* state) {
    Vm::of(state).spend(50);
    return push_place(state, look(state, Fact::island, tile_at(state, 2).number()));
}
constexpr auto kPlaces = std::to_array<ApiFunction>({
    {"tile", "game:tile(q: integer, r: integer): integer?", "The tile at these coordinates.", tile},
    {"tiles", "game:tiles(terrain: string?): integer[]",
     "All tiles, or those of one terrain that lie face up.", tiles},
    {"tiles_numbered", "game:tiles_numbered(number: integer): integer[]",
     "The tiles with this number, alone or with another one, that lie face up.", tiles_numbered},
    {"terrain", "game:terrain(tile: integer): string?", "The terrain; nil while it lies face down.",
     terrain},
    {"token", "game:token(tile: integer): integer, integer?",
     "The number token; 0 for none, and while the tile lies face down. With two numbers on it "
     "both.",
     token},
    {"is_blocked", "game:is_blocked(tile: integer): boolean",
     "Whether a neutral piece stops its production.", blocked},
    {"pawn", "game:pawn(pawn: string): integer?", "The tile of a neutral piece; nil off the board.",
     pawn},
    {"corner", "game:corner(tile: integer, which: integer): integer",
     "A corner of a tile: 1 is N, then clockwise NE, SE, S, SW, NW.", corner},
    {"corner_at", "game:corner_at(q: integer, r: integer): integer?",
     "The corner of this name, on boards of another shape than hexes.", corner_at_place},
    {"coordinates", "game:coordinates(corner: integer): integer?, integer?",
     "The name of a corner, column and row, on boards of another shape than hexes.",
     place_of_corner},
    {"corners", "game:corners(tile: integer): integer[]",
     "The corners of a tile: of a hex all six, from N on.", corners},
    {"hub", "game:hub(tile: integer): integer?",
     "The corner in the middle of a tile, where the map has a hub.", hub},
    {"neighbours", "game:neighbours(tile: integer): integer[]", "The tiles next to a tile.",
     neighbours},
    {"tiles_of", "game:tiles_of(corner: integer): integer[]", "The tiles that meet at a corner.",
     tiles_of},
    {"edges_of", "game:edges_of(corner: integer): integer[]", "The edges that meet at a corner.",
     edges_of},
    {"ends_of", "game:ends_of(edge: integer): integer[]", "The two corners of an edge.", ends_of},
    {"at_corner", "game:at_corner(corner: integer): string?, integer?",
     "The piece at a corner and its owner; nil when it is empty.", at_corner},
    {"at_edge", "game:at_edge(edge: integer): string?, integer?",
     "The piece on an edge and its owner; nil when it is empty.", at_edge},
    {"places", "game:places(player: integer, piece: string): integer[]",
     "The corners or edges on which the player has this piece.", places},
    {"places_with", "game:places_with(counter: string, least: integer?): integer[]",
     "The tiles, corners or edges of which this counter is at least so much, 1 when left out: "
     "those "
     "with less of it first.",
     places_with},
    {"players_at", "game:players_at(tile: integer): integer[]",
     "Whose pieces receive what the tile produces, from the active player on.", players_at},
    {"edge", "game:edge(tile: integer, which: integer): integer",
     "A side of a tile: 1 is NE, then clockwise E, SE, SW, W, NW.", edge},
    {"tiles_beside", "game:tiles_beside(edge: integer): integer[]",
     "The tiles on both sides of an edge.", tiles_beside},
    {"region", "game:region(tile: integer): string?", "The region of the map, if it is in one.",
     region},
    {"is_land", "game:is_land(tile: integer): boolean", "Whether it is known to be land.",
     is_land_tile},
    {"is_face_down", "game:is_face_down(tile: integer): boolean",
     "Whether nobody knows yet what it is.", is_face_down},
    {"face_down_at", "game:face_down_at(what: string, place: integer): integer[]",
     "The tiles that lie face down at a \"corner\", or at the ends of an \"edge\".", face_down_at},
    {"island", "game:island(tile: integer): integer?",
     "The first tile of the land that it is connected with by land; nil for water and tiles face "
     "down.",
     island},
    {"loose_harbours", "game:loose_harbours(): string[]",
     "The harbours of the map's stock that are not laid yet, by name.", loose_harbours},
    {"may_lay_harbour", "game:may_lay_harbour(edge: integer): boolean",
     "Whether it lies on the coast and no other harbour touches it.", may_lay},
    {"harbour", "game:harbour(corner: integer): string?", "The harbour at a corner.", harbour},
    {"harbours", "game:harbours(player: integer): string[]",
     "The harbours that a player uses, one entry for each.", harbours},
});

}  // namespace

std::span<const ApiFunction> game_places() {
    return kPlaces;
}

}  // namespace hexholm
