// What players may point at: picks.
#include <algorithm>
#include <array>
#include <vector>

#include "engine/base/check.h"
#include "engine/lua/words/draft.h"
#include "engine/lua/words/pick_check.h"

namespace hexholm {
namespace {

constexpr int kMostCounted = INT16_MAX;
constexpr int kMostToken = 63;  // a bit for each

void type_fields(Fields& fields, Pick& pick) {
    constexpr auto kTypes = std::to_array<Choice<ArgType>>({{"tile", ArgType::tile},
                                                            {"corner", ArgType::corner},
                                                            {"edge", ArgType::edge},
                                                            {"player", ArgType::player},
                                                            {"good", ArgType::good},
                                                            {"card", ArgType::card},
                                                            {"figure", ArgType::figure},
                                                            {"number", ArgType::number}});
    constexpr auto kWhose = std::to_array<Choice<Whose>>({{"anybody", Whose::anybody},
                                                          {"own", Whose::own},
                                                          {"others", Whose::others},
                                                          {"nobody", Whose::nobody}});
    fields.choice("what", pick.type, kTypes, "What is pointed at.");
    fields.choice("whose", pick.whose, kWhose,
                  "corner, edge, player: whose; nobody means an empty place.");
    fields.choice("land", pick.land, kWhose,
                  "tile, corner: whose the land is, as 'seat' of the map's tiles says.");
}

void terrain_fields(Fields& fields, Pick& pick) {
    const auto read = [&](const char* field, std::uint32_t& mask, std::string_view doc) {
        std::vector<std::size_t> terrains;
        fields.names(field, Kind::terrain, terrains, doc, "all");
        if (!fields.has(field)) return;
        mask = 0;
        for (const std::size_t terrain : terrains)
            mask |= std::uint32_t{1} << terrain;
    };
    read("terrains", pick.terrains, "tile: only these, face up.");
    read("by_terrains", pick.by_terrains,
         "corner, edge: only beside such a tile, face up; figure: only where a corner of its place "
         "touches one.");
    std::vector<int> tokens;
    fields.numbers("tokens", tokens, 1, kMostToken,
                   "tile: only with one of these single number tokens, face up.");
    for (const int token : tokens)
        pick.tokens |= std::uint64_t{1} << token;
    fields.flag("other_token", pick.other_token,
                "tile: only with another number token than the tile that was picked before.");
}

void place_fields(Fields& fields, Pick& pick) {
    std::vector<std::size_t> routes;
    fields.id("piece", Kind::piece, pick.piece, "corner, edge: where this piece stands.");
    fields.flag("free_coast", pick.free_coast, "edge: only where a harbour can be laid.");
    fields.flag("open_end", pick.open_end,
                "edge: only a piece at an open end, where no other edge piece, building or figure "
                "that anchors of its owner is, nor the `anchor` of his piece; of a ring of such "
                "pieces those beside the only thing that holds it, or all when there is none.");
    fields.flag("face_down", pick.face_down, "tile: only one that lies face down.");
    fields.flag(
        "reached", pick.reached,
        "tile: only where a piece of the player stands on a corner, or on an edge that ends "
        "at one.");
    fields.flag("touches_own", pick.touches_own,
                "tile, edge: only with a building of the player at a corner or end; corner: only "
                "with an own piece on an edge at it.");
    fields.id(
        "free_for", Kind::piece, pick.free_for,
        "corner, edge: only where the player could place this piece now; figure: only where "
        "he could at its place or at an end of it; player: only who could place one somewhere.");
    fields.flag("without_picked", pick.without_picked,
                "edge, free_for: as if the edge piece that was picked before were gone.");
    fields.flag("unconnected", pick.unconnected,
                "free_for: as in the set-up, where no route need lead there.");
    fields.id("free_for_figure", Kind::figure, pick.free_for_figure,
              "tile, corner, edge: only where the player could put a figure of this kind, as if "
              "one that was picked before had left the board.");
    fields.names("on_routes", Kind::route, routes,
                 "corner, edge, figure: only on the player's own routes of these classes.");
    fields.id("room_in", Kind::zone, pick.room_in,
              "corner: only where this zone, which each corner has, holds one card more.");
    fields.id("at", Kind::counter, pick.at,
              "tile, corner, edge: only with some of this further counter; figure: only where its "
              "place has some of it.");
    fields.id("without_figure", Kind::figure, pick.without_figure,
              "tile, corner, edge: only where no figure of this kind stands.");
    fields.flag(
        "near_picked", pick.near_picked,
        "tile, corner, edge: only what touches the place that was picked before, or that of "
        "the figure.");
    std::vector<std::size_t> stranded;
    fields.names("strands_no", Kind::figure, stranded,
                 "edge: not the only edge piece of its owner at a corner where a figure of these "
                 "kinds of his stands.");
    for (const std::size_t kind : stranded)
        pick.strands |= std::uint64_t{1} << kind;
    for (const std::size_t route : routes)
        pick.on_routes = static_cast<std::uint8_t>(pick.on_routes | (1U << route));
}

void player_fields(Fields& fields, Pick& pick) {
    constexpr auto kLeads = std::to_array<Choice<Lead>>({{"any", Lead::any},
                                                         {"more", Lead::more},
                                                         {"fewer", Lead::fewer},
                                                         {"not_fewer", Lead::not_fewer}});
    fields.flag("neutral", pick.neutral, "player: one of the colours that nobody plays instead.");
    fields.flag("with_goods", pick.with_goods, "player: only who has goods in the hand.");
    fields.id("beside", Kind::pawn, pick.beside,
              "player: only whom this neutral piece can rob where it stands; figure: only at its "
              "tile, on a corner or a side of it.");
    fields.choice(
        "points", pick.points, kLeads,
        "player: only who has more, fewer, or as many or more points on the table than who "
        "picks.");
}

void counter_fields(Fields& fields, Pick& pick, const Draft& draft) {
    fields.id("with_counter", Kind::counter, pick.with_counter,
              "tile, corner, edge, player, figure: only with some of this counter.");
    if (fields.has("with_most") && pick.with_counter.index() < draft.content.counters.size())
        pick.with_least = draft.content.counters[pick.with_counter].least;
    fields.number("with_least", pick.with_least, -kMostCounted, kMostCounted,
                  "with_counter: at least so much; with_most alone: any less will do.");
    fields.number("with_most", pick.with_most, -kMostCounted, kMostCounted,
                  "with_counter: at most so much.");
}

void hand_fields(Fields& fields, Pick& pick, const Draft& draft) {
    constexpr auto kSources = std::to_array<Choice<PickSource>>({{"any", PickSource::any},
                                                                 {"own", PickSource::own},
                                                                 {"picked", PickSource::picked},
                                                                 {"bank", PickSource::bank},
                                                                 {"discards", PickSource::discards},
                                                                 {"others", PickSource::others}});
    constexpr auto kRooms = std::to_array<Choice<PickSource>>(
        {{"any", PickSource::any}, {"own", PickSource::own}, {"others", PickSource::others}});
    fields.id("deck", Kind::deck, pick.deck,
              "card: only of this deck; player: only who holds hidden cards of it.");
    fields.choice(
        "from", pick.from, kSources,
        "good, card: any kind there is; one in the own hand; one in the hand of the player "
        "who was picked before, which the player sees while he chooses; a good that the "
        "bank has; a card that was played and removed; a good that all can see and anybody else "
        "has.");
    fields.choice("room", pick.room, kRooms,
                  "good: only one of which the player, or anybody else, can have one more.");
    goods_field(fields, "of", pick.goods, draft, "good: only these goods and tags.");
    fields.number("holds", pick.holds, 1, Bundle::kMaxOfOne,
                  "good: with from, only a good of which there are at least so many.");
}

void more_figure_fields(Fields& fields, FigurePick& pick) {
    std::vector<std::size_t> kinds;
    fields.names("cargo", Kind::figure, kinds, "figure: only those that carry one of these.");
    for (const std::size_t kind : kinds)
        pick.cargo |= std::uint64_t{1} << kind;
    fields.id("room_for", Kind::figure, pick.room_for,
              "figure: only those that have room for one more of this kind.");
    fields.id("in_the_way_of", Kind::figure, pick.in_the_way_of,
              "figure: only what lies in a hold of the player that takes such figures and has no "
              "room for one.");
    fields.id(
        "swaps_with", Kind::figure, pick.swaps_with,
        "figure: only what a figure of this kind of the player, which touches its place, could "
        "take for something else that it carries.");
    fields.id(
        "meets", Kind::figure, pick.meets,
        "figure: only where a figure of this kind of somebody else is, at its place or at one "
        "that it touches.");
    fields.id(
        "by_own", Kind::figure, pick.by_own,
        "figure: only where a figure of this kind of the player is, at its place or at one that it "
        "touches.");
    fields.flag("can_travel", pick.can_travel,
                "figure: only those that the player could move now, as far as their points go.");
    fields.flag("in_piece", pick.in_piece,
                "figure: only what lies in the hold of a piece of the player.");
    fields.flag("none_left", pick.none_left,
                "figure: only when the player has none of its kind in the supply.");
    fields.flag("aboard_picked", pick.aboard_picked,
                "figure: only what the figure that was picked before carries.");
}

void figure_fields(Fields& fields, Pick& pick, Draft& draft) {
    fields.id("figure", Kind::figure, pick.figure, "figure: of this kind; of any when left out.");
    fields.id("raises", Kind::counter, pick.raises,
              "figure: only if this counter of it can grow by 1, by its 'most' and 'each_value'.");
    amount_field(fields, "raises_to", pick.raises_to, -kMostCounted, kMostCounted, draft,
                 "figure: with raises, and not beyond this value.");
    fields.flag("loaded", pick.loaded, "figure: only those that carry something.");
    fields.id("near", Kind::piece, pick.near,
              "figure: only where such a piece of the player stands at its place or at its rim.");
    more_figure_fields(fields, pick.of_figure);
}

// Reads the zone whose stacks a pick chooses from; stacks are numbered from 1.
void stack_field(Fields& fields, Pick& pick, const Draft& draft) {
    fields.id("stack_of", Kind::zone, pick.stack_of,
              "number: of a stack of this zone in which cards lie.");
    if (pick.stack_of.is_none() || pick.stack_of.index() >= draft.content.zones.size()) return;
    const Zone& zone = draft.content.zones[pick.stack_of];
    if (zone.per_player || zone.per_corner)
        fields.problem("stack_of", "names a zone that has no stacks",
                       "name one of the game, with 'stacks'");
    pick.least = 1;
    pick.most = zone.stacks;
}

// Cards of one place. What its picker does not see lies open to him only while he is asked.
void card_fields(Fields& fields, Pick& pick, Draft& draft) {
    CardSource source;
    source_field(
        fields, "cards", source,
        "card, number: only cards of this place, or their positions from 1, the lowest: a zone, "
        "the pile of a deck, \"hand\", \"open\"; \"picked hand\" of the player, \"picked stack\" "
        "of the stack or corner that was picked before. The player sees them while he chooses a "
        "card.");
    fields.number("top", source.top, 0, 250, "cards: only so many of the topmost; 0: all.");
    decks_field(fields, source);
    if (pick.type == ArgType::player) pick.decks = source.decks;
    if (!fields.has("cards")) return;
    pick.cards = add_look(draft, source);
    if (pick.type == ArgType::number && !fields.has("most"))
        pick.most = static_cast<int>(most_of(Limit::pick_numbers)) - 1;
}

// May nobody know before he is asked what lies there?
bool is_hidden_place(const CardSource& source, const Content& content) {
    return source.picked || source.where == CardWhere::pile ||
           (source.where == CardWhere::zone && source.zone.index() < content.zones.size() &&
            content.zones[source.zone].seen != Visibility::all);
}

// Does the function name more parameters than these, and so look at the answers before?
bool looks_back(const Fields& fields, std::string_view field, int without) {
    const Tree* const found = fields.peek(field);
    return found != nullptr && found->parameters > without;
}

}  // namespace

void read_pick(Fields& fields, const std::string& name, Draft& draft) {
    Pick pick;
    pick.name = name;
    face_fields(fields, pick.face);
    type_fields(fields, pick);
    terrain_fields(fields, pick);
    place_fields(fields, pick);
    player_fields(fields, pick);
    counter_fields(fields, pick, draft);
    hand_fields(fields, pick, draft);
    card_fields(fields, pick, draft);
    fields.flag("differs", pick.differs,
                "Not what was picked before in the same action or effect.");
    fields.number("least", pick.least, -1000, 1000, "number: the least.");
    fields.number("most", pick.most, -1000, 1000, "number: the greatest.");
    stack_field(fields, pick, draft);
    figure_fields(fields, pick, draft);
    amount_field(fields, "up_to", pick.up_to, 0, 1000, draft,
                 "number: not more than this, where it changes during the game.");
    fields.flag("optional", pick.optional, "In an effect: the player may decline.");
    fields.flag("takes_only", pick.takes_only,
                "In an effect: where there is only one candidate it is picked without a question.");
    fields.flag("takes_first", pick.takes_first,
                "In an effect: the first candidate, by its number, is picked without a question.");
    fields.id("other_than", Kind::counter, pick.other_than,
              "number: not what this counter of the game is.");
    if (pick.other_than.index() < draft.content.counters.size() &&
        draft.content.counters[pick.other_than].per != Owner::game)
        fields.problem("other_than", "is not a counter of the game", R"(give it per = "game")");
    hook_field(fields, "list", pick.list, draft, "game, player, ...",
               "All that may be picked, as a list; after the player all that was picked before. "
               "Called once, where test is called for each thing.");
    test_fields(fields, pick.test, draft, "game, player, value, ...",
                "Whether this may be picked; after the value all that was picked before. What the "
                "other fields can say they say more quickly.");
    HEX_CHECK(pick.cards < static_cast<int>(draft.content.looks.size()));
    pick.depends =
        looks_back(fields, "list", 2) || looks_back(fields, "test", 3) ||
        pick.free_for_figure.is_some() ||
        (pick.cards >= 0 &&
         is_hidden_place(draft.content.looks[static_cast<std::size_t>(pick.cards)], draft.content));
    pick.plain = is_plain(fields, pick);
    check_pick(fields, pick, draft);
    draft.content.picks.add(std::move(pick));
}

}  // namespace hexholm
