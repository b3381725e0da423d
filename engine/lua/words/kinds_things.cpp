// What a table is made of: goods, terrains, routes, counters, harbours.
#include <algorithm>
#include <array>

#include "engine/lua/reading/limits.h"
#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

constexpr int kMostPoints = 100;

TagMask tag_bits(const std::vector<std::string>& words, const Draft& draft) {
    TagMask mask = 0;
    const std::vector<std::string>& tags = draft.content.tags;
    for (const std::string& word : words) {
        const auto found = std::lower_bound(tags.begin(), tags.end(), word);
        if (found == tags.end() || *found != word) continue;
        mask |= TagMask{1} << (found - tags.begin());
    }
    return mask;
}

// A hidden good must be like other hand cards, otherwise a view could not count it.
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
    good.tags = tag_bits(tags, draft);
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
                   "Each such tile gets one of these tokens, at random, beside those of the map: "
                   "on whichever map, and "
                   "however its tokens are dealt, unless the map fixes a token there.");
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
    fields.numbers(
        "not_tokens", terrain.not_tokens, 1, 80,
        "Number tokens that it never gets when they are dealt, as far as there are others.");
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

// Reads the fields of a counter that follows others, or that others follow; see check_derived() for
// what fits.
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
    fields.number("divided_by", counter.divided_by, 1, 1000,
                  "adds, times: one for each so many of that, rounded down.");
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
    fields.flag("reset_each_turn", counter.reset_each_turn,
                "Starts anew in every turn; who listens to it hears of that.");
    fields.number("points", counter.points, -kMostPoints, kMostPoints,
                  "Victory points for each 1 of it.");
    fields.number("wins_at", counter.wins_at, 0, 32000,
                  "per player: who acts and has so many has won; 0: nobody has for it.");
    std::vector<std::size_t> pieces;
    fields.names("pieces", Kind::piece, pieces,
                 "per player: it always tells how many of these the player has on the board. "
                 "Quicker than a function at each moment.",
                 "none");
    for (const std::size_t piece : pieces)
        counter.pieces |= std::uint32_t{1} << piece;
    fields.flag("at_harbour", counter.at_harbour, "pieces: only those at a harbour.");
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
    if (counter.at_harbour && counter.pieces == 0)
        fields.problem("at_harbour", "is only for counters of pieces", "name them in 'pieces'");
    if (!fields.documenting() && (counter.start < counter.least || counter.start > counter.most))
        fields.problem("start", "is not between least and most");
    draft.content.counters.add(std::move(counter));
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
