// Maps: which tiles there are, what is fixed on them and what is dealt.
#include <algorithm>
#include <array>

#include "engine/lua/maps/coordinates.h"
#include "engine/lua/maps/map_tiles.h"
#include "engine/lua/reading/suggest.h"
#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

struct MapReader {
    Fields& fields;
    Draft& draft;
    DraftMap& map;
    MapTiles tiles;
    bool is_planned = false;

    void area(Fields& each) {
        constexpr auto kRules = std::to_array<Choice<TokenRule>>({{"fixed", TokenRule::fixed},
                                                                  {"spiral", TokenRule::spiral},
                                                                  {"random", TokenRule::random}});
        AreaSpec made;
        std::vector<std::pair<std::size_t, int>> terrains;
        each.counts("terrains", Kind::terrain, 144, terrains, "What is dealt, and how many.");
        tiles.token_list(each, made.tokens);
        each.flag("apart", made.apart, "Its tokens lie apart as the map asks.");
        each.choice("token_rule", made.token_rule, kRules,
                    "How tokens are laid: as the tiles say, along a spiral, or shuffled.");
        for (const auto& [terrain, count] : terrains)
            made.terrains.insert(made.terrains.end(), static_cast<std::size_t>(count),
                                 TerrainId(terrain));
        map.spec.areas.push_back(std::move(made));
    }

    void areas() {
        const bool several = fields.has("areas");
        fields.each("areas", "Several stacks; with one area its fields stand in the map itself.",
                    [&](Fields& each) { area(each); });
        if (!several) {
            map.spec.areas.clear();
            area(fields);
        }
        fits(fields, "areas", Limit::areas, map.spec.areas.size());
    }

    std::vector<Hub> hubs() {
        std::vector<Hub> made;
        fields.each("hubs",
                    "Places in the middle of tiles, for pieces and figures as corners are, joined "
                    "to corners "
                    "of their tile by edges inside of it. In marks, tests and lessons such a place "
                    "is called "
                    "\"hub\", the edge from there to the corner N \"hub N\". A piece there "
                    "receives nothing "
                    "from the tile; a counter that is 'forbidden' to it keeps it off.",
                    [&](Fields& each) {
                        Hub& hub = made.emplace_back();
                        std::vector<std::string> names;
                        hex_fields(each, hub.hex);
                        each.texts("corners", names,
                                   "To which corners: one to four of N, NE, SE, S, SW, NW.");
                        for (const std::string& name : names) {
                            const std::optional<CornerName> corner = corner_named(name);
                            if (corner)
                                hub.joined.push_back(*corner);
                            else
                                each.problem("corners", "has " + in_quotes(name),
                                             "corners are N, NE, SE, S, SW and NW");
                        }
                    });
        return made;
    }

    void build_board() {
        std::vector<Hex> hexes;
        for (const TileSpec& tile : tiles.written)
            hexes.push_back(tile.hex);
        if (is_planned && fields.has("rows"))
            fields.problem("rows", "are of hexes", "write them as tiles");
        Result<Board> board =
            is_planned ? Board::from_plan(tiles.plan) : Board::build(hexes, hubs());
        if (!board) {
            fields.problem("", board.problem().what.english(), board.problem().remedy);
            return;
        }
        map.board = std::move(board.value());
        map.spec.tiles.resize(tiles.written.size());
        for (const TileSpec& tile : tiles.written)
            map.spec.tiles[map.board.tile_at(tile.hex)->index()] = tile;
    }

    std::optional<TileId> tile_of(Fields& each, Hex hex) const {
        const std::optional<TileId> tile = map.board.tile_at(hex);
        if (!tile && map.board.tile_count() > 0)
            each.problem("", hex_text(hex) + " is no tile of this map",
                         "use the coordinates of a tile");
        return tile;
    }

    // Checks a place of a board that was declared place by place; its coordinates name it.
    template <class Id>
    std::optional<Id> planned_place(Fields& each, Hex at, std::optional<Id> found) const {
        if (!found)
            each.problem("", "at " + hex_text(at) + " is no such place",
                         "use its column and row, without 'at' or 'side'");
        return found;
    }

    std::optional<EdgeId> edge_of(Fields& each, Hex hex, const std::string& side) const {
        if (is_planned)
            return planned_place<EdgeId>(each, hex,
                                         side.empty() ? map.board.edge_at(hex) : std::nullopt);
        const std::optional<TileId> tile = tile_of(each, hex);
        const std::optional<EdgeId> edge = tile ? map.board.edge_called(*tile, side) : std::nullopt;
        if (tile && !edge)
            each.problem("side", "is " + in_quotes(side), "sides are NE, E, SE, SW, W and NW");
        return edge;
    }

    void harbours() {
        fields.each("harbours", "Where harbours are.", [&](Fields& each) {
            Hex hex;
            std::string side;
            HarbourSiteSpec site;
            hex_fields(each, hex);
            each.text("side", side, "NE, E, SE, SW, W or NW: the side towards the sea.");
            each.id("harbour", Kind::harbour, site.harbour, "Its kind; dealt when left out.");
            if (each.documenting()) return;
            const std::optional<EdgeId> edge = edge_of(each, hex, side);
            if (!edge) return;
            site.edge = *edge;
            check_coast(each, site, hex, side);
            map.spec.harbour_sites.push_back(site);
        });
        std::vector<std::pair<std::size_t, int>> stock;
        fields.counts(
            "harbour_stock", Kind::harbour, 24, stock,
            "Harbours that are shuffled onto the places without a kind; what is left over "
            "can be laid during the game.");
        for (const auto& [harbour, count] : stock)
            map.spec.harbours.insert(map.spec.harbours.end(), static_cast<std::size_t>(count),
                                     HarbourId(harbour));
    }

    bool is_land(TileId tile) const {
        const TerrainId terrain = map.spec.tiles[tile.index()].terrain;
        return terrain.is_none() || draft.content.terrains[terrain].land;
    }

    void check_coast(Fields& each, const HarbourSiteSpec& site, Hex hex, const std::string& side) {
        const auto& beside = map.board.tiles(site.edge);
        const auto lands =
            std::count_if(beside.begin(), beside.end(), [&](TileId tile) { return is_land(tile); });
        if (lands != 1)
            each.problem("", "the side " + side + " of " + hex_text(hex) + " is not on the coast",
                         "put the harbour between land and water");
        for (const HarbourSiteSpec& other : map.spec.harbour_sites)
            if (other.edge == site.edge)
                each.problem("",
                             "the side " + side + " of " + hex_text(hex) + " has a harbour already",
                             "remove one of them");
    }

    // A place by words: a corner, a side, or with no word the tile itself.
    std::optional<std::uint16_t> place_of(Fields& each,
                                          Owner per,
                                          Hex hex,
                                          const std::string& at) const {
        if (is_planned && per == Owner::corner) {
            const auto corner = planned_place<CornerId>(each, hex, map.board.corner_at(hex));
            return corner ? std::optional(corner->value) : std::nullopt;
        }
        if (is_planned && per == Owner::edge) {
            const auto edge = edge_of(each, hex, at);
            return edge ? std::optional(edge->value) : std::nullopt;
        }
        const std::optional<TileId> tile = tile_of(each, hex);
        if (!tile) return std::nullopt;
        if (per == Owner::tile) return tile->value;
        if (per == Owner::edge) {
            if (const auto edge = map.board.edge_called(*tile, at)) return edge->value;
            each.problem("at", "is " + in_quotes(at), "sides are NE, E, SE, SW, W and NW");
            return std::nullopt;
        }
        if (const auto corner = map.board.corner_called(*tile, at)) return corner->value;
        each.problem("at", "is " + in_quotes(at), "corners are N, NE, SE, S, SW and NW");
        return std::nullopt;
    }

    void marks() {
        fields.each("marks", "Where counters of tiles, corners and edges start.",
                    [&](Fields& each) { mark(each); });
    }

    void mark(Fields& each) {
        Mark made;
        Hex hex;
        std::string at;
        each.id("counter", Kind::counter, made.counter, "Which counter.", Need::needed);
        hex_fields(each, hex);
        each.text("at", at, "The corner or side of the tile; nothing for counters of tiles.");
        each.number("value", made.value, -32000, 32000, "What it starts with; 1 when left out.");
        if (each.documenting() || made.counter.is_none()) return;
        const Counter& counter = draft.content.counters[made.counter];
        if (counter.per == Owner::game || counter.per == Owner::player) {
            each.problem("counter", "is not one of tiles, corners or edges", "name another one");
            return;
        }
        if (made.value < counter.least || made.value > counter.most)
            each.problem("value", "is not between least and most of the counter");
        const std::optional<std::uint16_t> where = place_of(each, counter.per, hex, at);
        if (!where) return;
        made.place = *where;
        for (const Mark& other : map.spec.marks)
            if (other.counter == made.counter && other.place == made.place)
                each.problem("", "marks " + hex_text(hex) + " " + at + " a second time",
                             "remove one of the marks");
        map.spec.marks.push_back(made);
    }

    void regions() {
        map.spec.regions = {""};
        fields.each("regions", "Groups of tiles with a name, for rules and functions.",
                    [&](Fields& each) { region(each); });
        // Regions beyond the limit have no bit below.
        if (!fits(fields, "regions", Limit::regions, map.spec.regions.size() - 1))
            map.spec.regions.resize(most_of(Limit::regions) + 1);
        map.spec.setup_on = region_bits("setup_on", "A piece of the set-up touches one of these.");
        map.spec.closed =
            region_bits("closed", "Regions on whose land no piece stands at a corner.");
        map.spec.no_pawns = region_bits("no_pawns", "Regions that no neutral piece enters.");
    }

    void region(Fields& each) {
        std::string name;
        each.text("name", name, "What it is called.", Need::needed);
        const auto number = static_cast<std::uint8_t>(map.spec.regions.size());
        map.spec.regions.push_back(name);
        each.each("tiles", "Its tiles.", [&](Fields& one) {
            Hex hex;
            hex_fields(one, hex);
            if (one.documenting()) return;
            const std::optional<TileId> tile = tile_of(one, hex);
            if (!tile) return;
            std::uint8_t& known = map.spec.tiles[tile->index()].region;
            if (known != 0)
                one.problem("",
                            hex_text(hex) + " is in the region " +
                                in_quotes(map.spec.regions[known]) + " already",
                            "name each tile once");
            known = number;
        });
    }

    std::uint32_t region_bits(std::string_view field, std::string_view doc) {
        std::vector<std::string> names;
        fields.texts(field, names, doc);
        std::uint32_t bits = 0;
        for (const std::string& name : names) {
            const auto& known = map.spec.regions;
            const auto found = std::find(known.begin() + 1, known.end(), name);
            if (found == known.end())
                fields.problem(field, "names the unknown region " + in_quotes(name),
                               "declare it in regions");
            else
                bits |= std::uint32_t{1} << (found - known.begin());
        }
        return bits;
    }

    void pawns() {
        fields.each("pawns", "Where neutral pieces start, whatever terrains they like.",
                    [&](Fields& each) {
                        PawnStart start;
                        Hex hex;
                        each.id("pawn", Kind::pawn, start.pawn, "Which one.", Need::needed);
                        hex_fields(each, hex);
                        if (each.documenting()) return;
                        const std::optional<TileId> tile = tile_of(each, hex);
                        if (!tile || start.pawn.is_none()) return;
                        start.tile = *tile;
                        map.spec.pawn_starts.push_back(start);
                    });
    }

    void start_pieces() {
        fields.flag("setup_follows", map.setup_follows,
                    "The rounds of the set-up come after the pieces of 'start'.");

        fields.each("start", "Pieces that stand there at the start.", [&](Fields& each) {
            StartPiece start;
            Hex hex;
            std::string at;
            int seat = 1;
            each.number("seat", seat, 1, draft.content.players, "Whose it is, from 1.",
                        Need::needed);
            each.id("piece", Kind::piece, start.piece, "Which piece.", Need::needed);
            hex_fields(each, hex);
            each.text("at", at, "The corner N, NE, SE, S, SW, NW or the side of the tile.");
            each.flag("income", start.income, "One card for each producing tile next to it.");
            if (each.documenting() || start.piece.is_none()) return;
            start.seat = seat - 1;
            if (put(each, start, hex, at) && is_room_for(each, start))
                map.start_pieces.push_back(start);
        });
    }

    // Is there one left of the supply, and nothing on the place?
    bool is_room_for(Fields& each, const StartPiece& start) const {
        const Piece& piece = draft.content.pieces[start.piece];
        int placed = 0;
        for (const StartPiece& other : map.start_pieces) {
            placed += other.piece == start.piece && other.seat == start.seat;
            if (other.place != start.place || draft.content.pieces[other.piece].on != piece.on)
                continue;
            each.problem("", "stands where another piece does", "remove one of them");
            return false;
        }
        if (placed < piece.supply) return true;
        each.problem("piece",
                     "is one " + piece.name + " too many of seat " + std::to_string(start.seat + 1),
                     "the supply has " + std::to_string(piece.supply));
        return false;
    }

    bool put(Fields& each, StartPiece& start, Hex hex, const std::string& at) const {
        const std::string& piece = draft.names.of(Kind::piece)[start.piece.index()];
        if (std::find(edge_pieces.begin(), edge_pieces.end(), piece) != edge_pieces.end()) {
            const std::optional<EdgeId> edge = edge_of(each, hex, at);
            if (edge) start.place = edge->value;
            return edge.has_value();
        }
        if (is_planned) {
            const auto corner = planned_place<CornerId>(each, hex, map.board.corner_at(hex));
            if (corner) start.place = corner->value;
            return corner.has_value();
        }
        const std::optional<TileId> tile = tile_of(each, hex);
        const std::optional<CornerId> corner =
            tile ? map.board.corner_called(*tile, at) : std::nullopt;
        if (tile && !corner)
            each.problem("at", "is " + in_quotes(at), "corners are N, NE, SE, S, SW and NW");
        if (corner) start.place = corner->value;
        return corner.has_value();
    }

    std::vector<std::string> edge_pieces;
};

}  // namespace

void read_map(Fields& fields, const std::string& name, Draft& draft) {
    constexpr int kSeats = static_cast<int>(kMaxPlayers);
    DraftMap map;
    Face face;
    map.name = map.spec.name = name;
    map.where = fields.context().where;
    face_fields(fields, face);
    mood_field(fields, map.spec);
    fields.number("players_least", map.players_least, 1, kSeats, "Fewest players.");
    fields.number("players_most", map.players_most, 1, kSeats, "Most players.");
    MapReader reader{fields, draft, map, {fields, draft}, false, {}};
    for (const Piece& piece : draft.content.pieces)
        if (piece.on == PlaceKind::edge) reader.edge_pieces.push_back(piece.name);
    reader.tiles.rows();
    reader.is_planned = plan_fields(fields, reader.tiles.plan);
    reader.tiles.single_tiles();
    if (!fields.documenting()) reader.build_board();
    reader.areas();
    reader.harbours();
    reader.start_pieces();
    reader.regions();
    reader.pawns();
    reader.marks();
    deal_fields(fields, map.spec);
    if (!fields.documenting() && map.board.tile_count() > 0) check_map(fields, draft, map);
    draft.maps.push_back(std::move(map));
}

}  // namespace hexholm
