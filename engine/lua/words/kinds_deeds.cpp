// What mods add to the course of a game: effects, picks, actions, cues, reactions to moments.
#include <algorithm>
#include <array>
#include <optional>

#include "engine/lua/reading/suggest.h"
#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

constexpr int kMostPrice = 1000;
constexpr int kMostNumbers = 200;  // to choose from; each is an action of its own in the list
constexpr int kMostPairs = 400;

constexpr auto kMoments =
    std::to_array<Choice<Moment>>({{"game_began", Moment::game_began},
                                   {"turn_began", Moment::turn_began},
                                   {"turn_ended", Moment::turn_ended},
                                   {"round_ended", Moment::round_ended},
                                   {"rolled", Moment::rolled},
                                   {"produced", Moment::produced},
                                   {"placed", Moment::placed},
                                   {"removed", Moment::removed},
                                   {"pawn_moved", Moment::pawn_moved},
                                   {"card_played", Moment::card_played},
                                   {"figure_placed", Moment::figure_placed},
                                   {"figure_moved", Moment::figure_moved},
                                   {"figure_removed", Moment::figure_removed}});
static_assert(kMoments.size() == kMomentCount);

void check_pick(Fields& fields, const Pick& pick) {
    const bool at_pieces = pick.type == ArgType::corner || pick.type == ArgType::edge;
    if (fields.has("terrains") && pick.type != ArgType::tile)
        fields.problem("terrains", "is only for tiles", R"(write what = "tile")");
    if (fields.has("piece") && !at_pieces)
        fields.problem("piece", "is only for corners and edges", "remove it");
    const bool is_figure = pick.type == ArgType::figure;
    if (fields.has("whose") && !at_pieces && pick.type != ArgType::player && !is_figure)
        fields.problem("whose", "is only for players, figures, corners and edges", "remove it");
    for (const char* field : {"figure", "raises", "near", "loaded"})
        if (fields.has(field) && !is_figure)
            fields.problem(field, "is only for figures", R"(write what = "figure")");
    for (const char* field : {"free_coast", "touches_own"})
        if (fields.has(field) && pick.type != ArgType::edge)
            fields.problem(field, "is only for edges", R"(write what = "edge")");
    for (const char* field : {"with_goods", "with_counter", "beside"})
        if (fields.has(field) && pick.type != ArgType::player &&
            !(is_figure && std::string_view(field) == "with_counter"))
            fields.problem(field, "is only for players", R"(write what = "player")");
    if (pick.type == ArgType::number && pick.most < pick.least)
        fields.problem("most", "is less than least");
    if (pick.type == ArgType::number && pick.most - pick.least >= kMostNumbers)
        fields.problem("most", "leaves too many numbers",
                       "offer at most " + std::to_string(kMostNumbers));
}

void payment_fields(Fields& fields, Deed& deed) {
    fields.bundle("cost", deed.cost, "Goods that it costs.");
    fields.id("pay_deck", Kind::deck, deed.pay_deck,
              "A deck whose hidden cards pay for it, by their value; no change is given.");
    fields.number("pay_value", deed.pay_value, 0, kMostPrice, "What these cards must be worth.");
    fields.id("pay_counter", Kind::counter, deed.pay_counter,
              "A counter of the player that pays for it.");
    fields.number("pay_count", deed.pay_count, 0, kMostPrice, "How much of the counter.");
    fields.id("limit", Kind::counter, deed.limit,
              "A counter of the player that each use raises by 1; at its greatest value the action "
              "is used up.");
    fields.id("needs_open", Kind::card, deed.needs_open,
              "Only with this card open in front of the player.");
    fields.id("needs_counter", Kind::counter, deed.needs_counter,
              "A counter of which the player must have some; it pays nothing.");
    fields.number("needs_count", deed.needs_count, 1, kMostPrice, "How much of that counter.");
    fields.id("needs_piece", Kind::piece, deed.needs_piece,
              "A piece that the player must have on the board.");
    fields.number("needs_pieces", deed.needs_pieces, 1, 255, "How many of that piece.");
    fields.id("needs_supply", Kind::piece, deed.needs_supply,
              "A piece of which the player must have one that is not on the board.");
    fields.id("needs_none", Kind::counter, deed.needs_none,
              "A counter of players of which nobody may have any.");
    fields.id("needs_award", Kind::award, deed.needs_award,
              "An award in which the player must measure at least needs_measure.");
    fields.number("needs_measure", deed.needs_measure, 1, kMostPrice, "How much in that award.");
    fields.number("needs_points", deed.needs_points, 0, 200,
                  "Points that the player must have, with the hidden ones.");
}

// The counter that a pick of figures looks at, or one of players.
void check_pick_counter(Fields& fields, const Pick& pick, const Draft& draft) {
    for (const CounterId counter : {pick.with_counter, pick.raises}) {
        if (counter.is_none() || counter.index() >= draft.content.counters.size()) continue;
        const Owner per = draft.content.counters[counter].per;
        const char* const field = counter == pick.with_counter ? "with_counter" : "raises";
        if (pick.type == ArgType::figure && per != Owner::figure)
            fields.problem(field, "is not a counter of figures", R"(give it per = "figure")");
        if (pick.type != ArgType::figure && per != Owner::player)
            fields.problem(field, "is not a counter of players", R"(give it per = "player")");
    }
}

void check_player_counter(Fields& fields,
                          std::string_view field,
                          CounterId counter,
                          const Draft& draft) {
    if (counter.is_some() && counter.index() < draft.content.counters.size() &&
        draft.content.counters[counter].per != Owner::player)
        fields.problem(field, "is not a counter of players", R"(give it per = "player")");
}

// Only numbers can be counted before there is a board.
int count_pairs(const Deed& deed, const Draft& draft) {
    int pairs = 1;
    for (const PickId id : deed.picks) {
        if (id.index() >= draft.content.picks.size()) continue;
        const Pick& pick = draft.content.picks[id];
        if (pick.type == ArgType::number) pairs *= pick.most - pick.least + 1;
    }
    return pairs;
}

}  // namespace

void hook_field(Fields& fields,
                std::string_view field,
                HookId& hook,
                Draft& draft,
                std::string_view arguments,
                std::string_view doc) {
    const Tree* found = fields.raw(field, "function(" + std::string(arguments) + ")", "none", doc);
    if (found == nullptr) return;
    if (found->type != Tree::Type::function)
        fields.problem(field, "must be a function, not " + std::string(type_word(*found)));
    else
        hook = add_hook(fields, std::string(field), *found, draft);
}

HookId add_hook(Fields& fields, const std::string& field, const Tree& function, Draft& draft) {
    Hook hook;
    hook.name = fields.context().subject + ": " + field;
    hook.mod = draft.lineage->place_of(function.text);
    hook.number = static_cast<int>(function.number);
    return draft.content.hooks.add(std::move(hook));
}

void read_effect(Fields& fields, const std::string& name, Draft& draft) {
    Effect effect;
    effect.name = "effect " + name;
    step_list(fields, "", effect, draft, "The steps, one after the other.");
    if (fields.documenting()) return;
    for (const auto& [known, id] : draft.content.named_effects)
        if (known == name) draft.content.effects[id] = std::move(effect);
}

void read_pick(Fields& fields, const std::string& name, Draft& draft) {
    constexpr auto kTypes = std::to_array<Choice<ArgType>>({{"tile", ArgType::tile},
                                                            {"corner", ArgType::corner},
                                                            {"edge", ArgType::edge},
                                                            {"player", ArgType::player},
                                                            {"good", ArgType::good},
                                                            {"figure", ArgType::figure},
                                                            {"number", ArgType::number}});
    constexpr auto kWhose = std::to_array<Choice<Whose>>({{"anybody", Whose::anybody},
                                                          {"own", Whose::own},
                                                          {"others", Whose::others},
                                                          {"nobody", Whose::nobody}});
    Pick pick;
    pick.name = name;
    std::vector<std::size_t> terrains;
    face_fields(fields, pick.face);
    fields.choice("what", pick.type, kTypes, "What is pointed at.");
    fields.names("terrains", Kind::terrain, terrains, "tile: only these, face up.", "all");
    fields.id("piece", Kind::piece, pick.piece, "corner, edge: where this piece stands.");
    fields.choice("whose", pick.whose, kWhose,
                  "corner, edge, player: whose; nobody means an empty place.");
    fields.flag("free_coast", pick.free_coast,
                "edge: only where a harbour can be laid. Quicker than a test.");
    fields.flag("touches_own", pick.touches_own,
                "edge: only where it ends at a building of the player. Quicker than a test.");
    fields.flag("with_goods", pick.with_goods,
                "player: only who has goods in the hand. Quicker than a test.");
    fields.id(
        "with_counter", Kind::counter, pick.with_counter,
        "player: only who has some of this counter; figure: only those of which this counter is "
        "from least (1) to most. Quicker than a test.");
    fields.id("beside", Kind::pawn, pick.beside,
              "player: only whom this neutral piece can rob where it stands. Quicker than a test.");
    fields.number("least", pick.least, -1000, 1000, "number: the least; figure: of with_counter.");
    fields.number("most", pick.most, -1000, 1000, "number: the greatest; figure: of with_counter.");
    fields.id("figure", Kind::figure, pick.figure, "figure: of this kind; of any when left out.");
    fields.id("raises", Kind::counter, pick.raises,
              "figure: only if this counter of it can grow by 1, by its 'most' and 'each_value'.");
    fields.flag("loaded", pick.loaded, "figure: only those that carry something.");
    fields.id("near", Kind::piece, pick.near,
              "figure: only where such a piece of the player stands at its place or at its rim.");
    if (pick.type == ArgType::figure) {
        if (!fields.has("least")) pick.least = pick.with_counter.is_some() ? 1 : 0;
        if (!fields.has("most")) pick.most = 32000;
    }
    fields.flag("optional", pick.optional, "In an effect: the player may decline.");
    hook_field(fields, "test", pick.test, draft, "game, player, value, first",
               "Whether this may be picked; first is what was picked before in the same action.");
    if (fields.has("terrains")) {
        pick.terrains = 0;
        for (const std::size_t terrain : terrains)
            pick.terrains |= std::uint32_t{1} << terrain;
    }
    check_pick(fields, pick);
    check_pick_counter(fields, pick, draft);
    draft.content.picks.add(std::move(pick));
}

void read_action(Fields& fields, const std::string& name, Draft& draft) {
    Deed deed;
    deed.name = name;
    std::vector<std::size_t> phases;
    std::vector<std::size_t> picks;
    face_fields(fields, deed.face);
    fields.names("phases", Kind::phase, phases, "The parts of a turn in which it can be done.");
    payment_fields(fields, deed);
    fields.names("picks", Kind::pick, picks, "What the player points at; at most 2.");
    hook_field(fields, "test", deed.test, draft, "game, player, first, second",
               "Whether it may be done, with these picks.");
    effect_field(fields, "effect", "action " + name, deed.effect, draft,
                 "What happens. Its place is the first pick.");
    if (picks.size() > 2) fields.problem("picks", "has more than 2", "ask for more in the effect");
    for (const std::size_t pick : picks)
        deed.picks.emplace_back(pick);
    if (!fields.documenting() && phases.empty())
        fields.problem("phases", "is missing", R"(name a phase, for example { "main" })");
    if (count_pairs(deed, draft) > kMostPairs)
        fields.problem("picks", "leave too many pairs of numbers", "offer fewer numbers");
    check_player_counter(fields, "pay_counter", deed.pay_counter, draft);
    check_player_counter(fields, "limit", deed.limit, draft);
    check_player_counter(fields, "needs_counter", deed.needs_counter, draft);
    check_player_counter(fields, "needs_none", deed.needs_none, draft);
    draft.deed_phases.push_back(std::move(phases));
    draft.content.deeds.add(std::move(deed));
}

void read_cue(Fields& fields, const std::string& name, Draft& draft) {
    Cue cue;
    cue.name = name;
    face_fields(fields, cue.face);
    sound_field(fields, cue.face.sound, "An .ogg or .wav among the mod's assets: \"rumble.ogg\".");
    fields.number("particles", cue.particles, 0, 500, "How many sparks fly, in its color.");
    fields.number("rise", cue.rise, 0, 10, "How high they fly, in tiles.");
    fields.number("spread", cue.spread, 0, 10, "How far they fly, in tiles.");
    fields.number("shake", cue.shake, 0, 10, "How much the table shakes.");
    fields.number("duration_ms", cue.duration_ms, 0, 10000, "How long it lasts, in 1/1000 s.");
    draft.content.cues.add(std::move(cue));
}

namespace {

// What the moment is about; none for those that are about no declared thing.
std::optional<Kind> subject_kind(Moment moment) {
    switch (moment) {
        case Moment::placed:
        case Moment::removed: return Kind::piece;
        case Moment::pawn_moved: return Kind::pawn;
        case Moment::card_played: return Kind::card;
        case Moment::figure_placed:
        case Moment::figure_moved:
        case Moment::figure_removed: return Kind::figure;
        default: return std::nullopt;
    }
}

ThingMask about_field(Fields& fields, Moment moment) {
    std::vector<std::size_t> things;
    const std::optional<Kind> kind = subject_kind(moment);
    if (fields.has("of") && !kind)
        fields.problem("of",
                       "is only for moments about a piece, a neutral piece, a figure or a card",
                       "remove it");
    fields.names(
        "of", kind.value_or(Kind::piece), things,
        "placed, removed: only these pieces; pawn_moved: only these neutral pieces; "
        "figure_placed, figure_moved, figure_removed: only these figures; card_played: only these "
        "cards. Quicker than to look at what it is.",
        "all");
    if (!fields.has("of")) return ThingMask().set();
    ThingMask about;
    for (const std::size_t thing : things)
        about.set(thing);
    return about;
}

bool is_counter_of_places(const Draft& draft, CounterId counter) {
    if (counter.is_none() || counter.index() >= draft.content.counters.size()) return true;
    const Owner per = draft.content.counters[counter].per;
    return per == Owner::corner || per == Owner::edge;
}

bool of_same_places(const Draft& draft, const Hook& where) {
    const auto& counters = draft.content.counters;
    return where.at.index() >= counters.size() || where.numbered.index() >= counters.size() ||
           counters[where.at].per == counters[where.numbered].per;
}

void check_where(Fields& fields, Moment moment, const Hook& where, const Draft& draft) {
    const bool at_places = moment == Moment::placed || moment == Moment::removed;
    if (where.face_down && !at_places)
        fields.problem("face_down", "is only for placed and removed", "remove it");
    if (where.numbered.is_some() && moment != Moment::produced)
        fields.problem("numbered", "is only for produced", "remove it");
    if (where.at.is_some() && !at_places && where.numbered.is_none())
        fields.problem("at", "is only for placed, removed, and beside numbered", "remove it");
    if (where.at.is_some() && where.numbered.is_some() && !of_same_places(draft, where))
        fields.problem("at", "is of other places than numbered", "give both the same per");
    if (!is_counter_of_places(draft, where.at))
        fields.problem("at", "is not a counter of corners or edges", R"(give it per = "corner")");
    if (!is_counter_of_places(draft, where.numbered))
        fields.problem("numbered", "is not a counter of corners or edges",
                       R"(give it per = "corner")");
}

// At which places the function is told of the moment.
Hook where_fields(Fields& fields, Moment moment, const Draft& draft) {
    Hook where;
    fields.id("at", Kind::counter, where.at,
              "placed, removed: only where this counter of the corner or edge, or of an end of the "
              "edge, is above 0; produced: with numbered, only for places of which it is above 0. "
              "Quicker than to ask for it.");
    fields.id("numbered", Kind::counter, where.numbered,
              "produced: called once for each place of which this counter is the total, and told "
              "the place. Quicker than to look for them.");
    fields.flag("face_down", where.face_down,
                "placed, removed: only where a tile beside the piece lies face down. Quicker than "
                "to look for one.");
    check_where(fields, moment, where, draft);
    return where;
}

}  // namespace

void read_on(Fields& fields, const std::string& /*name*/, Draft& draft) {
    Moment moment = Moment::game_began;
    HookId id;
    fields.choice("moment", moment, kMoments, "When.");
    const ThingMask about = about_field(fields, moment);
    const Hook where = where_fields(fields, moment, draft);
    hook_field(fields, "call", id, draft, "game, ...", "What is called.");
    if (id.is_none()) return;
    Hook& hook = draft.content.hooks[id];
    hook.about = about;
    hook.at = where.at;
    hook.numbered = where.numbered;
    hook.face_down = where.face_down;
    draft.content.listeners[static_cast<std::size_t>(moment)].push_back(id);
}

}  // namespace hexholm
