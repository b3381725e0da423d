// What lies on the table: goods, terrains, pieces, neutral pieces, counters, harbours.
#include <algorithm>
#include <array>

#include "engine/lua/reading/limits.h"
#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

constexpr int kMostPoints = 100;
constexpr int kMostApart = 4;

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

// What nobody sees must be like other hand cards: else a view could not count it.
void check_good(Fields& fields, const Good& good) {
    const bool special = good.safe || good.endless || !good.counted;
    if (special && !good.is_public)
        fields.problem(good.safe      ? "safe"
                       : good.endless ? "endless"
                                      : "counted",
                       "is only for goods that all can see", "write public = true");
    if (good.endless && !good.safe)
        fields.problem("endless", "is only for goods that nobody loses", "write safe = true");
    if (good.kept.is_some() && !good.endless)
        fields.problem("kept", "is only for goods without a bank", "write endless = true");
}

void check_places(Fields& fields, const Counter& counter) {
    const bool on_board =
        counter.per == Owner::tile || counter.per == Owner::corner || counter.per == Owner::edge;
    for (const char* field : {"marked_only", "marker"})
        if (fields.has(field) && !on_board)
            fields.problem(field, "is only for counters of tiles, corners and edges", "remove it");
    if (fields.has("worth") && (counter.per == Owner::game || counter.per == Owner::tile))
        fields.problem("worth", "is not for counters that belong to nobody",
                       R"(write per = "player")");
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

void face_fields(Fields& fields, Face& face) {
    face.mod = fields.context().mod;
    face.title_mod = fields.context().title_mod;
    face.help_mod = fields.context().help_mod;
    fields.text("title", face.title, "How players see it.", Need::needed);
    fields.text("help", face.help, "A sentence or two for a tooltip.");
    fields.text("model", face.model, "3D model in the mod's models.hxm.");
    fields.text("icon", face.icon, "Model or picture that the interface shows.");
    fields.color("color", face.color, "Color where there is no model.");
}

void sound_field(Fields& fields, OwnSound& sound, std::string_view doc) {
    fields.text("sound", sound.file, doc);
    if (!sound.file.empty()) sound.mod = fields.context().sound_mod;
}

void read_good(Fields& fields, const std::string& name, Draft& draft) {
    Good good;
    good.name = name;
    std::vector<std::string> tags;
    face_fields(fields, good.face);
    fields.number("bank", good.bank, 0, 255, "Cards in the bank at the start.");
    fields.texts("tags", tags, "Words that group goods, for other rules.");
    good.tags = tag_bits(tags, fields, draft);
    fields.flag("public", good.is_public, "Everybody sees how many of it a player has.");
    fields.flag("safe", good.safe, "With public: it is not stolen, collected or discarded.");
    fields.flag("counted", good.counted, "Part of the size of a hand; what is not must be public.");
    fields.flag("endless", good.endless,
                "With public and safe: the bank never runs out of it; a player holds up to 255.");
    fields.flag("bank_trade", good.bank_trade,
                "The bank takes and gives it at the usual rates; see hex.bank_trade for others.");
    fields.id(
        "kept", Kind::counter, good.kept,
        "A counter of tiles: it lies on the tiles of the map that have a 'seat' and produce it, up "
        "to "
        "'most' of the counter; whoever has that seat has it. Needs public, safe and endless.");
    amount_field(fields, "rate", good.rate, 0, 255, draft,
                 "The bank takes so many of it for one other where that is cheaper; 0: as usual.");
    check_good(fields, good);
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
    fields.flag("border", terrain.border,
                "The rim of the map: on edges of such tiles only nothing is placed.");
    fields.numbers("not_tokens", terrain.not_tokens, 1, 80,
                   "Number tokens that it never gets when they are dealt.");
    std::vector<std::size_t> closed_until;
    fields.names("closed_until", Kind::counter, closed_until,
                 "A counter of tiles, or one for each seat: while it is 0, nobody, or not that "
                 "seat, builds at the corners and sides of the tile.");
    for (const std::size_t counter : closed_until)
        terrain.closed_until.emplace_back(counter);
    fields.texts(
        "looks", terrain.looks,
        "Models in place of its own by the value of looks_by, from 1 on. No rule reads it.");
    terrain.looks_mod = fields.context().looks_mod;
    fields.id("looks_by", Kind::counter, terrain.looks_by, "The counter of the tile for looks.");
    draft.content.terrains.add(std::move(terrain));
}

void read_route(Fields& fields, const std::string& name, Draft& draft) {
    Route route;
    route.name = name;
    fields.flag("only_closed", route.only_closed,
                "Counts in awards only where it links two own buildings.");
    fields.id("weight", Kind::counter, route.weight,
              "A counter of edges: a piece of the route counts so many more in awards where it is "
              "above 0.");
    draft.content.routes.add(std::move(route));
}

// What follows other counters, and what follows this one; see check_derived() for what fits.
static void derived_fields(Fields& fields, Counter& counter, Draft& draft) {
    fields.id("sums", Kind::counter, counter.sums,
              "per player, with figures: not how many there are, but the sum of this counter of "
              "theirs; per game: it always tells the sum of this counter of all its owners. "
              "Quicker than a function at each moment.");
    fields.id("only_with", Kind::counter, counter.only_with,
              "per player, with figures: only those of which this counter is above 0.");
    fields.id("only_without", Kind::counter, counter.only_without,
              "per player, with figures: only those of which this counter is 0.");
    fields.id(
        "more", Kind::counter, counter.more,
        "It is always 1 where this counter of the same owner is greater than the one named in "
        "'than' and that is above 0, and else 0.");
    fields.id("than", Kind::counter, counter.than, "more: the other counter.");
    fields.number("above", counter.than_number, 0, INT16_MAX,
                  "more: greater than this number instead of another counter.");
    std::vector<std::size_t> adds;
    std::vector<std::size_t> times;
    fields.names("adds", Kind::counter, adds,
                 "It is always the sum of these counters of the same owner. Quicker than a "
                 "function at each moment.",
                 "none");
    fields.names("times", Kind::counter, times,
                 "Two counters of the same owner: it is always their product, beside what it "
                 "'adds'.",
                 "none");
    for (const std::size_t added : adds)
        counter.adds.emplace_back(added);
    for (const std::size_t factor : times)
        counter.times.emplace_back(factor);
    fields.id("drops", Kind::counter, counter.drops,
              "Whenever it falls, this counter of the same owner falls to its least.");
    fields.id("renews", Kind::counter, counter.renews,
              "per figure, with of: as a turn begins it becomes, for the figures of whose turn it "
              "is, what this other counter of theirs is.");
    effect_field(fields, "full", "counter " + counter.name + ": full", counter.full, draft,
                 "per game: what happens when it reaches its most, to who brought it there.");
}

void read_counter(Fields& fields, const std::string& name, Draft& draft) {
    constexpr auto kOwners = std::to_array<Choice<Owner>>({{"game", Owner::game},
                                                           {"player", Owner::player},
                                                           {"tile", Owner::tile},
                                                           {"corner", Owner::corner},
                                                           {"edge", Owner::edge},
                                                           {"figure", Owner::figure}});
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
    fields.number("wins_at", counter.wins_at, 0, 32000,
                  "per player: who acts and has so many has won; 0: nobody has for it.");
    std::vector<std::size_t> pieces;
    fields.names("pieces", Kind::piece, pieces,
                 "per player: it always tells how many of these the player has on the board. "
                 "Quicker than a function at each moment.",
                 "none");
    counter.pieces = bits_of(pieces);
    std::vector<std::size_t> figures;
    fields.names(
        "figures", Kind::figure, figures,
        "per tile: it always tells how many of these figures are on the tile, at its corners or "
        "on its sides; per corner or edge: how many stand there; per player: how many of his are "
        "in play. Quicker than a function at each moment.",
        "none");
    for (const std::size_t figure : figures)
        counter.figures |= std::uint64_t{1} << figure;
    derived_fields(fields, counter, draft);
    fields.id("least_of", Kind::good, counter.least_of,
              "per player: from the first turn on it is 1 for everybody who has the least of this "
              "good, and 0 for the others. The good must be public.");
    fields.id("most_of", Kind::good, counter.most_of,
              "per player: from the first turn on it is 1 for who has more of this good than "
              "everybody else, and 0 for the others. The good must be public.");
    fields.number("together", counter.together, 0, 32000,
                  "per player: all players together have at most so many; 0: no limit.");
    fields.id("of", Kind::figure, counter.of,
              "per figure: only the figures of this kind have one; all when left out.");
    fields.number("each_value", counter.each_value, 0, 255,
                  "per figure: of the figures of a player that are on the board at most so many "
                  "have the same value; 0: no limit.");
    worth_field(fields, counter.worth, draft,
                "What bots take each 1 to be worth, in thousandths of a point, beside its points: "
                "per player; per figure, to its player while it is in play; per corner or edge, "
                "to whose piece stands there. No rule.");
    fields.flag(
        "marked_only", counter.marked_only,
        "It exists only at the places for which the map has a mark. Needed for many counters "
        "of tiles, corners and edges: all together have few cells.");
    fields.flag("marker", counter.marker,
                "Lies on the board where it is not 0, with its icon and value, for all to see.");
    check_places(fields, counter);
    for (const char* const field : {"of", "each_value"})
        if (fields.has(field) && counter.per != Owner::figure)
            fields.problem(field, "is only for counters of figures", R"(write per = "figure")");
    if (fields.has("figures") && (counter.per == Owner::game || counter.per == Owner::figure))
        fields.problem("figures", "is only for counters of places and players",
                       R"(write per = "tile" or per = "player")");
    for (const char* const field : {"together", "wins_at", "pieces", "least_of", "most_of"})
        if (fields.has(field) && counter.per != Owner::player)
            fields.problem(field, "is only for counters of players", R"(write per = "player")");
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
    set_models_field(fields, piece.face);
    sound_field(fields, piece.face.sound,
                "Heard when it is placed: an .ogg or .wav among the mod's assets.");
    fields.choice("on", piece.on, kPlaces, "Where it stands.");
    fields.number("supply", piece.supply, 0, 255, "How many each player has.", Need::needed);
    price_field(fields, "cost", piece.cost, draft,
                "What it costs. Without a price it cannot be built.");
    fields.number("points", piece.points, 0, kMostPoints, "Victory points on the board.");
    worth_field(fields, piece.worth, draft,
                "What bots take each on the board to be worth, in thousandths of a point, beside "
                "points and income. No rule.");
    fields.number("yield", piece.yield, 0, 15, "How often it receives what a tile produces.");
    yields_field(fields, piece);
    fields.id("off", Kind::counter, piece.off,
              "A counter of corners: where it is above 0 this one piece yields nothing, uses no "
              "harbour, joins no routes of different classes and gives off_points instead of its "
              "points.");
    fields.number("off_points", piece.off_points, 0, kMostPoints,
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
    fields.id("upgrades", Kind::piece, piece.upgrades, "It replaces this own piece.");
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
    std::vector<std::size_t> starts;
    face_fields(fields, pawn.face);
    set_models_field(fields, pawn.face);
    sound_field(fields, pawn.face.sound,
                "Heard when it is moved: an .ogg or .wav among the mod's assets.");
    fields.flag("blocks_production", pawn.blocks_production, "Its tile produces nothing.");
    fields.names("may_enter", Kind::terrain, enters, "Where it may go.", "all land");
    fields.flag("numbered_only", pawn.numbered_only, "Only onto tiles with a number token.");
    fields.names(
        "starts_on", Kind::terrain, starts,
        "It starts on a tile of the first of these that lies on the board; none: beside it.");
    fields.flag("start_chosen", pawn.start_chosen,
                "With several such tiles the first player chooses.");
    fields.number(
        "spares_points", pawn.spares_points, 0, kMostPoints,
        "Not where it would rob or stand beside a player with at most so many points, who "
        "moves it or another one; 0: it spares nobody.");
    pawn.may_enter = bits_of(enters);
    for (const std::size_t terrain : starts)
        pawn.starts_on.emplace_back(terrain);
    if (!fields.has("may_enter")) pawn.may_enter = all_land(draft.content);
    bearing_fields(fields, pawn, draft);
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
