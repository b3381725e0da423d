// What lies on the table: goods, terrains, pieces, neutral pieces, counters, harbours.
#include <algorithm>
#include <array>

#include "engine/lua/draft.h"
#include "engine/lua/limits.h"

namespace hexholm {
namespace {

constexpr int kMostPoints = 100;

TagMask tag_bits(const std::vector<std::string>& words, Fields& fields, Draft& draft) {
    TagMask mask = 0;
    std::vector<std::string>& tags = draft.content.tags;
    for (const std::string& word : words) {
        const auto found = std::lower_bound(tags.begin(), tags.end(), word);
        if (found == tags.end() || *found != word) continue;
        const auto place = static_cast<std::size_t>(found - tags.begin());
        if (place < 32) mask |= TagMask{1} << place;
    }
    if (tags.size() > 32) fields.problem("tags", "there are more than 32 tags in this game");
    return mask;
}

std::uint32_t bits_of(const std::vector<std::size_t>& places) {
    std::uint32_t bits = 0;
    for (const std::size_t place : places)
        bits |= std::uint32_t{1} << place;
    return bits;
}

void check_piece(Fields& fields, const Piece& piece) {
    const bool on_edge = piece.on == PlaceKind::edge;
    if (on_edge && piece.route.is_none())
        fields.problem("route", "is missing", "a piece on an edge belongs to a route");
    if (!on_edge && piece.route.is_some())
        fields.problem("route", "is only for pieces on edges", "remove it");
    if (on_edge && (piece.yield > 0 || piece.distance > 0 || piece.upgrades.is_some()))
        fields.problem("on", R"(is "edge")", "yield, distance and upgrades are for corner pieces");
}

}  // namespace

void face_fields(Fields& fields, Face& face) {
    face.mod = fields.context().mod;
    fields.text("title", face.title, "How players see it.", Need::needed);
    fields.text("help", face.help, "A sentence or two for a tooltip.");
    fields.text("model", face.model, "3D model in the mod's models.hxm.");
    fields.text("icon", face.icon, "Model or picture that the interface shows.");
    fields.color("color", face.color, "Color where there is no model.");
}

void read_good(Fields& fields, const std::string& name, Draft& draft) {
    Good good;
    good.name = name;
    std::vector<std::string> tags;
    face_fields(fields, good.face);
    fields.number("bank", good.bank, 0, 255, "Cards in the bank at the start.");
    fields.texts("tags", tags, "Words that group goods, for other rules.");
    good.tags = tag_bits(tags, fields, draft);
    draft.content.goods.add(std::move(good));
}

void read_terrain(Fields& fields, const std::string& name, Draft& draft) {
    Terrain terrain;
    terrain.name = name;
    face_fields(fields, terrain.face);
    fields.flag("land", terrain.land, "Land, not sea.");
    fields.flag("numbered", terrain.numbered, "Takes part when number tokens are laid.");
    fields.numbers("own_tokens", terrain.own_tokens, 1, 80,
                   "Each such tile gets one of these tokens, at random, beside those of the map.");
    fields.numbers("numbers", terrain.numbers, 1, 80,
                   "Totals that it answers to instead of a token.");
    fields.flag("inland", terrain.inland, "Never dealt to the coast, where the map has room.");
    fields.bundle("produces", terrain.produces, "Goods for each yield of a piece next to it.");
    fields.number("choose", terrain.choose, 0, Bundle::kMaxOfOne,
                  "Goods of the owner's choice for each yield of a piece next to it.");
    fields.id("counts", Kind::counter, terrain.counts,
              "This counter of the owner grows by each yield of a piece next to it.");
    fields.id("draws", Kind::deck, terrain.draws,
              "The owner draws a card of this deck for each yield of a piece next to it.");
    fields.flag("setup_income", terrain.setup_income,
                "It gives something to a piece of the set-up that has income.");
    fields.flag("blockable", terrain.blockable,
                "Neutral pieces that block production can stop it.");
    effect_field(fields, "after", "terrain " + name + ": after", terrain.after, draft,
                 "What happens when its number was rolled, blocked or not, and everything had been "
                 "given: the effect is that of the player whose turn it is, and about the tile.");
    fields.flag("setup_forbidden", terrain.setup_forbidden, "No piece of the set-up may touch it.");
    draft.content.terrains.add(std::move(terrain));
}

void read_route(Fields& /*fields*/, const std::string& name, Draft& draft) {
    draft.content.routes.add(Route{name});
}

void read_counter(Fields& fields, const std::string& name, Draft& draft) {
    constexpr auto kOwners = std::to_array<Choice<Owner>>({{"game", Owner::game},
                                                           {"player", Owner::player},
                                                           {"tile", Owner::tile},
                                                           {"corner", Owner::corner},
                                                           {"edge", Owner::edge}});
    constexpr auto kVisible = std::to_array<Choice<Visibility>>(
        {{"all", Visibility::all}, {"owner", Visibility::owner}, {"none", Visibility::none}});
    Counter counter;
    counter.name = name;
    face_fields(fields, counter.face);
    fields.choice("per", counter.per, kOwners, "What has one of it.");
    fields.number("least", counter.least, -32000, 32000, "Least value.");
    fields.number("most", counter.most, -32000, 32000, "Greatest value.", Need::needed);
    fields.number("start", counter.start, -32000, 32000, "Value at the start.");
    fields.choice("visible", counter.visible, kVisible, "Who sees it.");
    fields.flag("reset_each_turn", counter.reset_each_turn, "Starts anew in every turn.");
    fields.number("points", counter.points, -kMostPoints, kMostPoints,
                  "Victory points for each 1 of it.");
    fields.number("together", counter.together, 0, 32000,
                  "per player: all players together have at most so many; 0: no limit.");
    if (counter.together > 0 && counter.per != Owner::player)
        fields.problem("together", "is only for counters of players", R"(write per = "player")");
    if (!fields.documenting() && (counter.start < counter.least || counter.start > counter.most))
        fields.problem("start", "is not between least and most");
    draft.content.counters.add(std::move(counter));
}

void read_piece(Fields& fields, const std::string& name, Draft& draft) {
    constexpr auto kPlaces = std::to_array<Choice<PlaceKind>>(
        {{"corner", PlaceKind::corner}, {"edge", PlaceKind::edge}});
    Piece piece;
    piece.name = name;
    face_fields(fields, piece.face);
    fields.choice("on", piece.on, kPlaces, "Where it stands.");
    fields.number("supply", piece.supply, 0, 255, "How many each player has.", Need::needed);
    fields.bundle("cost", piece.cost, "What it costs. Without a price it cannot be built.");
    fields.number("points", piece.points, 0, kMostPoints, "Victory points on the board.");
    fields.number("yield", piece.yield, 0, 15, "How often it receives what a tile produces.");
    fields.number("distance", piece.distance, 0, 4,
                  "Least number of edges to any other piece that has a distance.");
    fields.flag("needs_route", piece.needs_route, "Must touch an own route, except in set-up.");
    fields.flag("interrupts", piece.interrupts, "Others' routes cannot pass its corner.");
    fields.flag("uses_harbours", piece.uses_harbours, "Gives its owner the harbours it touches.");
    fields.number("harbour_points", piece.harbour_points, 0, 15,
                  "What it counts at a harbour, for awards that measure harbours.");
    fields.id("upgrades", Kind::piece, piece.upgrades, "It replaces this own piece.");
    fields.id("route", Kind::route, piece.route, "The route that an edge piece belongs to.");
    check_piece(fields, piece);
    draft.content.pieces.add(std::move(piece));
}

void read_pawn(Fields& fields, const std::string& name, Draft& draft) {
    Pawn pawn;
    pawn.name = name;
    std::vector<std::size_t> enters;
    std::vector<std::size_t> starts;
    face_fields(fields, pawn.face);
    fields.flag("blocks_production", pawn.blocks_production, "Its tile produces nothing.");
    fields.names("may_enter", Kind::terrain, enters, "Where it may go.", "all land");
    fields.flag("numbered_only", pawn.numbered_only, "Only onto tiles with a number token.");
    fields.names(
        "starts_on", Kind::terrain, starts,
        "It starts on a tile of the first of these that lies on the board; none: beside it.");
    fields.flag("start_chosen", pawn.start_chosen,
                "With several such tiles the first player chooses.");
    fields.number("spares_points", pawn.spares_points, 0, kMostPoints,
                  "Not next to an opponent with at most so many points; 0: it spares nobody.");
    pawn.may_enter = bits_of(enters);
    for (const std::size_t terrain : starts)
        pawn.starts_on.emplace_back(terrain);
    if (!fields.has("may_enter"))
        for (const TerrainId terrain : draft.content.terrains.ids())
            if (draft.content.terrains[terrain].land)
                pawn.may_enter |= std::uint32_t{1} << terrain.index();
    draft.content.pawns.add(std::move(pawn));
}

void read_harbour(Fields& fields, const std::string& name, Draft& draft) {
    Harbour harbour;
    harbour.name = name;
    face_fields(fields, harbour.face);
    fields.number("rate", harbour.rate, 1, 15, "So many cards for one.");
    fields.id("good", Kind::good, harbour.good, "Only this good; any when left out.");
    draft.content.harbours.add(std::move(harbour));
}

}  // namespace hexholm
