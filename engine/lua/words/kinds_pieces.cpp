// What stands on the table: pieces of players and neutral ones.
#include <algorithm>
#include <array>

#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

constexpr int kMostPiecePoints = 100;
constexpr int kMostApart = 4;

std::uint32_t bits_of(const std::vector<std::size_t>& places) {
    std::uint32_t bits = 0;
    for (const std::size_t place : places)
        bits |= std::uint32_t{1} << place;
    return bits;
}

// { marsh = { clay = 1, reed = 1 } }
void yields_field(Fields& fields, Piece& piece) {
    const Tree* const found = fields.raw(
        "yields", "goods by name of a terrain", "empty",
        "What it receives from these terrains, instead of its yield times what they produce.");
    if (found == nullptr) return;
    if (found->type != Tree::Type::table || !found->items.empty()) {
        fields.problem("yields", "must name goods for each terrain",
                       "write { marsh = { clay = 1 } }");
        return;
    }
    for (const auto& [terrain, goods] : found->fields)
        if (const auto place = fields.named_in("yields", Kind::terrain, Tree::of(terrain)))
            piece.yields.emplace_back(TerrainId(*place), fields.goods_in("yields", goods));
}

void check_piece(Fields& fields, const Piece& piece) {
    const bool on_edge = piece.on == PlaceKind::edge;
    if (on_edge && piece.route.is_none() && (piece.moves || !piece.lanes.empty()))
        fields.problem("route", "is missing",
                       "a piece that moves, or has lanes, belongs to a route");
    if (!on_edge && piece.route.is_some())
        fields.problem("route", "is only for pieces on edges", "remove it");
    if (on_edge && (piece.yield > 0 || piece.distance > 0 || piece.upgrades.is_some()))
        fields.problem("on", R"(is "edge")", "yield, distance and upgrades are for corner pieces");
    for (const char* field : {"beside", "moves", "anchor", "lanes", "line"})
        if (fields.has(field) && !on_edge)
            fields.problem(field, "is only for pieces on edges", "remove it");
    if (piece.line && piece.lanes.empty())
        fields.problem("line", "needs lanes", "name a counter of edges for each seat in lanes");
    for (const char* field : {"reserved", "ends_routes", "setup_apart", "kept_for", "holds",
                              "carries", "yields", "off"})
        if (fields.has(field) && on_edge)
            fields.problem(field, "is only for pieces on corners", "remove it");
}

// Pieces of another kind that an effect can use in place of the named one stand where it stands.
void check_stands_for(Fields& fields, const auto& things, auto id) {
    if (!fields.documenting() && id.index() == things.size())
        fields.problem("stands_for", "names the thing itself", "name another one");
}

std::uint32_t all_land(const Content& content) {
    std::uint32_t land = 0;
    for (const TerrainId terrain : content.terrains.ids())
        if (content.terrains[terrain].land) land |= std::uint32_t{1} << terrain.index();
    return land;
}

}  // namespace

void read_piece(Fields& fields, const std::string& name, Draft& draft) {
    constexpr auto kPlaces = std::to_array<Choice<PlaceKind>>(
        {{"corner", PlaceKind::corner}, {"edge", PlaceKind::edge}});
    Piece piece;
    piece.name = name;
    face_fields(fields, piece.face);
    set_models_field(fields, piece.face);
    sound_field(fields, piece.face.sound,
                "Heard when it is placed: an .ogg or .wav among the mod's assets.");
    fields.choice("on", piece.on, kPlaces, "Where it stands.");
    fields.number("supply", piece.supply, 0, 255, "How many each player has.", Need::needed);
    price_field(fields, "cost", piece.cost, draft,
                "What it costs. Without a price it cannot be built.");
    fields.number("points", piece.points, 0, kMostPiecePoints, "Victory points on the board.");
    worth_field(fields, piece.worth, draft,
                "What bots take each on the board to be worth, in thousandths of a point, beside "
                "points and income. No rule.");
    fields.number("yield", piece.yield, 0, 15, "How often it receives what a tile produces.");
    yields_field(fields, piece);
    fields.id("off", Kind::counter, piece.off,
              "A counter of corners: where it is above 0 this one piece yields nothing, uses no "
              "harbour, joins no routes of different classes and gives off_points instead of its "
              "points.");
    fields.number("off_points", piece.off_points, 0, kMostPiecePoints,
                  "Victory points while it is off.");
    fields.number("distance", piece.distance, 0, 4,
                  "Least number of edges to any other piece that has a distance.");
    fields.flag(
        "needs_route", piece.needs_route,
        "Must touch an own route, except in set-up; an edge piece without a route: an own route or "
        "building.");
    fields.flag("interrupts", piece.interrupts, "Others' routes cannot pass its corner.");
    fields.flag("ends_routes", piece.ends_routes,
                "Nothing is built on from its corner, not even by its owner.");
    fields.flag("uses_harbours", piece.uses_harbours, "Gives its owner the harbours it touches.");
    fields.number("harbour_points", piece.harbour_points, 0, 15,
                  "What it counts at a harbour, for awards that measure harbours.");
    fields.id("upgrades", Kind::piece, piece.upgrades,
              "It replaces this own piece, and has none of its fields.");
    fields.id("route", Kind::route, piece.route,
              "The route that an edge piece belongs to; without one it stands for itself.");
    std::vector<std::size_t> beside;
    fields.names("beside", Kind::terrain, beside, "An edge piece touches at least one of these.",
                 "all land");
    fields.id("stands_for", Kind::piece, piece.stands_for,
              "Where an effect places that piece, the player may place this one.");
    fields.flag("moves", piece.moves,
                "One at the open end of a route can be moved once a turn, where a phase lists "
                "\"move\": not one that was placed in this turn, nor one between own buildings.");
    fields.id("anchor", Kind::counter, piece.anchor,
              "A counter of corners: above 0 it holds the end of a route like an own building.");
    std::vector<std::size_t> lanes;
    fields.names("lanes", Kind::counter, lanes,
                 "A counter of edges for each seat: the piece stands only where that of its owner "
                 "is above 0. Quicker than a test.");
    for (const std::size_t lane : lanes)
        piece.lanes.emplace_back(lane);
    fields.flag("line", piece.line,
                "With lanes: all such pieces of a player make one line along the lane. The first "
                "stands where the counter is greatest, each next one beside it where it is one "
                "less; none is placed before the first turn.");
    fields.id("reserved", Kind::counter, piece.reserved,
              "A counter of corners: where it is above 0, only the seat of this number may place "
              "the piece.");
    fields.id("kept_for", Kind::piece, piece.kept_for,
              "So many of the supply are kept back as the player has of that piece on the board. "
              "Quicker than a test.");
    std::vector<std::pair<std::size_t, int>> apart;
    fields.counts("setup_apart", Kind::counter, kMostApart, apart,
                  "Counters of corners: in the set-up it stands at least so many edges away from "
                  "where they are above 0. Quicker than a test.");
    for (const auto& [counter, edges] : apart)
        piece.setup_apart.push_back({CounterId(counter), edges});
    fields.id(
        "forbidden", Kind::counter, piece.forbidden,
        "A counter of its places: where it is above 0 the piece is not placed. Quicker than a "
        "test.");
    fields.id("only_at", Kind::counter, piece.only_at,
              "A counter of its places: only where it is above 0 the piece is placed. Quicker than "
              "a test.");
    std::vector<std::size_t> together_with;
    fields.number("together", piece.together, 0, 255,
                  "All players together have at most so many on the board; 0: no limit. Quicker "
                  "than a test.");
    fields.names("together_with", Kind::piece, together_with, "together: these pieces count, too.",
                 "none");
    piece.together_with = bits_of(together_with);
    fields.flag("at_building", piece.at_building,
                "An edge piece stands only where an own building is at an end of it. Quicker than "
                "a test.");
    fields.flag("only_known", piece.only_known,
                "Only where no tile beside its place lies face down.");
    std::vector<std::size_t> carries;
    fields.number("holds", piece.holds, 0, 100, "Places for figures in its hold.");
    fields.names("carries", Kind::figure, carries, "The figures that its hold takes.");
    for (const std::size_t figure : carries)
        piece.carries |= std::uint64_t{1} << figure;
    test_fields(
        fields, piece.test, draft, "game, player, place, from",
        "Whether the player may have it there; asked when nothing else is in the way. `from` "
        "is the edge that it moves from.");
    piece.beside = fields.has("beside") ? bits_of(beside) : all_land(draft.content);
    check_piece(fields, piece);
    check_stands_for(fields, draft.content.pieces, piece.stands_for);
    draft.content.pieces.add(std::move(piece));
}

namespace {

// What a neutral piece does by itself where it comes to buildings.
void raid_fields(Fields& fields, Pawn& pawn) {
    fields.id("raids", Kind::counter, pawn.raids,
              "With a course, a counter of players: where it comes to buildings, each who lives "
              "there and has less of it than the lowest die shows loses a random good; who has "
              "more gets the prize. Before the roll brings anything; quicker than `arrival`.");
    fields.flag("raids_alone", pawn.raids_alone, "raids: only where a single player lives.");
    fields.id("raid_more", Kind::piece, pawn.raid_more,
              "raids: a player loses one good more for each of these on the board.");
    fields.id("raid_prize", Kind::effect, pawn.raid_prize,
              "raids: the effect of who has more than the lowest die shows.");
    fields.id("raid_cue", Kind::cue, pawn.raid_cue, "raids: shown where somebody loses goods.");
    for (const char* field : {"raids_alone", "raid_more", "raid_prize", "raid_cue"})
        if (fields.has(field) && pawn.raids.is_none())
            fields.problem(field, "needs raids", "name a counter of players in raids");
    if (pawn.raids.is_some() && pawn.course.is_none())
        fields.problem("raids", "needs a course", "number its way with a counter of tiles");
}

// What a neutral piece does to those beside it.
void bearing_fields(Fields& fields, Pawn& pawn, Draft& draft) {
    std::vector<std::size_t> guards;
    std::vector<std::size_t> robs;
    fields.names("guards", Kind::piece, guards,
                 "Pieces that are not placed on, or moved from or to, the corners and edges of its "
                 "tile.");
    fields.names("robs", Kind::piece, robs, "Pieces whose owners it robs.", "all with a yield");
    fields.id("stands_for", Kind::pawn, pawn.stands_for,
              "Where an effect moves that neutral piece, the player may move this one.");
    effect_field(fields, "loot", "pawn " + pawn.name + ": loot", pawn.loot, draft,
                 "What happens instead of taking a random good where an effect says 'steal'; it is "
                 "about the tile.");
    test_fields(fields, pawn.test, draft, "game, player, tile",
                "Whether the player may move it there; asked when nothing else is in the way.");
    fields.id("moved_by", Kind::counter, pawn.moved_by,
              "A counter of players: only who has some of it may move the neutral piece.");
    fields.id("course", Kind::counter, pawn.course,
              "A counter of tiles that numbers a way from 1 on: after each roll the neutral piece "
              "goes so many numbers on as the lowest die shows, and round again.");
    hook_field(fields, "arrival", pawn.arrival, draft, "game, player, tile",
               "With a course: called where it comes to a tile with buildings, before the roll "
               "brings anything.");
    raid_fields(fields, pawn);
    pawn.guards = bits_of(guards);
    pawn.robs = bits_of(robs);
    check_stands_for(fields, draft.content.pawns, pawn.stands_for);
}

}  // namespace

void read_pawn(Fields& fields, const std::string& name, Draft& draft) {
    Pawn pawn;
    pawn.name = name;
    std::vector<std::size_t> enters;
    std::vector<std::size_t> closed;
    std::vector<std::size_t> starts;
    face_fields(fields, pawn.face);
    set_models_field(fields, pawn.face);
    sound_field(fields, pawn.face.sound,
                "Heard when it is moved: an .ogg or .wav among the mod's assets.");
    fields.flag("blocks_production", pawn.blocks_production, "Its tile produces nothing.");
    fields.names("may_enter", Kind::terrain, enters, "Where it may go.", "all land");
    fields.names("may_not_enter", Kind::terrain, closed,
                 "Where it never goes, whatever may_enter says. Quicker than a test.");
    fields.flag("numbered_only", pawn.numbered_only, "Only onto tiles with a number token.");
    fields.names(
        "starts_on", Kind::terrain, starts,
        "It starts on a tile of the first of these that lies on the board; none: beside it.");
    fields.flag("start_chosen", pawn.start_chosen,
                "With several such tiles the first player chooses.");
    fields.number(
        "spares_points", pawn.spares_points, 0, kMostPiecePoints,
        "Not where it would rob or stand beside a player with at most so many points, who "
        "moves it or another one; where no other tile is left, it robs none of these; 0: it "
        "spares nobody.");
    pawn.may_enter = bits_of(enters);
    for (const std::size_t terrain : starts)
        pawn.starts_on.emplace_back(terrain);
    if (!fields.has("may_enter")) pawn.may_enter = all_land(draft.content);
    pawn.may_enter &= ~bits_of(closed);
    bearing_fields(fields, pawn, draft);
    draft.content.pawns.add(std::move(pawn));
}

}  // namespace hexholm
