// Functions that are called at moments of a game: which moments there are, and what narrows them.
#include <algorithm>
#include <array>
#include <optional>

#include "engine/game/standing/queue.h"
#include "engine/lua/reading/suggest.h"
#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

constexpr int kMostOfCounter = 32000;

constexpr auto kMoments = std::to_array<Choice<Moment>>({{"game_began", Moment::game_began},
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
                                                         {"figure_removed", Moment::figure_removed},
                                                         {"phase_began", Moment::phase_began},
                                                         {"phase_ended", Moment::phase_ended}});
static_assert(kMoments.size() == kMomentCount);

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
        case Moment::phase_began:
        case Moment::phase_ended: return Kind::phase;
        default: return std::nullopt;
    }
}

ThingMask about_field(Fields& fields, Moment moment) {
    std::vector<std::size_t> things;
    const std::optional<Kind> kind = subject_kind(moment);
    if (fields.has("of") && !kind)
        fields.problem("of", "is only for moments about a piece or another declared thing",
                       "remove it");
    fields.names("of", kind.value_or(Kind::piece), things,
                 "placed, removed: only these pieces; pawn_moved: only these neutral pieces; "
                 "figure_placed, figure_moved, figure_removed: only these figures; "
                 "card_played: only these cards; phase_began, phase_ended: only these parts of a "
                 "turn; counter_changed: these counters. Quicker than to look at what it is.",
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

bool is_of_figures(Moment moment) {
    return moment == Moment::figure_placed || moment == Moment::figure_moved ||
           moment == Moment::figure_removed;
}

bool of_same_places(const Draft& draft, const Hook& where) {
    const auto& counters = draft.content.counters;
    return where.at.index() >= counters.size() || where.numbered.index() >= counters.size() ||
           counters[where.at].per == counters[where.numbered].per;
}

// The bits of all players.
bool holds_players(const Draft& draft, CounterId id) {
    if (id.index() >= draft.content.counters.size()) return true;
    const Counter& counter = draft.content.counters[id];
    return counter.per == Owner::tile && !counter.marked_only && counter.least <= 0 &&
           counter.most >= (1 << draft.content.players) - 1;
}

// Checks a queue: it is for pieces at one kind of place, whose counter is large enough.
void check_queue(Fields& fields, Moment moment, const Hook& where, const Draft& draft) {
    if (where.queue.is_none()) return;
    if (moment != Moment::placed || where.at.is_none())
        fields.problem("queue", "is only for placed, beside at", "remove it, or write 'at'");
    const auto& counters = draft.content.counters;
    if (where.queue.index() >= counters.size() || where.at.index() >= counters.size()) return;
    if (counters[where.queue].per != counters[where.at].per)
        fields.problem("queue", "is of other places than at", "give both the same per");
    const int most = full_queue(static_cast<std::size_t>(draft.content.players));
    if (counters[where.queue].most < most && most <= kMostOfCounter)
        fields.problem("queue", "has no room for so many players",
                       "give it most = " + std::to_string(most));
    if (most > kMostOfCounter)
        fields.problem("queue", "is for at most 4 players", "let the map be for fewer");
}

void check_abroad(Fields& fields, Moment moment, const Hook& where, const Draft& draft) {
    if (where.abroad && moment != Moment::placed && moment != Moment::removed)
        fields.problem("away_from", "is only for placed and removed", "remove it");
    if (where.first_on.is_some() && moment != Moment::placed)
        fields.problem("first_on", "is only for placed", "remove it");
    if (!holds_players(draft, where.first_on))
        fields.problem("first_on", "has no room for a bit of each player on each tile",
                       R"(give it per = "tile" and most = 63, without marked_only)");
}

void check_where(Fields& fields, Moment moment, const Hook& where, const Draft& draft) {
    const bool at_places = moment == Moment::placed || moment == Moment::removed;
    if (where.face_down && !at_places && !is_of_figures(moment))
        fields.problem("face_down", "is only for placed, removed and figures", "remove it");
    if (where.numbered.is_some() && moment != Moment::produced)
        fields.problem("numbered", "is only for produced", "remove it");
    if (where.at.is_some() && !at_places && !is_of_figures(moment) && where.numbered.is_none())
        fields.problem("at", "is only for placed, removed, figures, and beside numbered",
                       "remove it");
    if (where.at.is_some() && where.numbered.is_some() && !of_same_places(draft, where))
        fields.problem("at", "is of other places than numbered", "give both the same per");
    const bool of_player = where.gate.index() < draft.content.counters.size() &&
                           draft.content.counters[where.gate].per == Owner::player;
    if (of_player && (moment == Moment::game_began || moment == Moment::round_ended))
        fields.problem("told_while", "is of players, and the moment is about none",
                       R"(name a counter with per = "game")");
    if (!is_of_figures(moment) && !is_counter_of_places(draft, where.at))
        fields.problem("at", "is not a counter of corners or edges", R"(give it per = "corner")");
    if (!is_counter_of_places(draft, where.numbered))
        fields.problem("numbered", "is not a counter of corners or edges",
                       R"(give it per = "corner")");
}

// Reads the fields that say at which places a listener is told of the moment.
Hook where_fields(Fields& fields, Moment moment, const Draft& draft) {
    Hook where;
    fields.id(
        "at", Kind::counter, where.at,
        "placed, removed: only where this counter of the corner or edge, or of an end of the "
        "edge, is above 0; figure_placed, figure_moved, figure_removed: only where it is above 0 "
        "at the place of the figure, or where that comes from; produced: with numbered, only "
        "for places of which it is above 0. Quicker than to ask for it.");
    fields.id("numbered", Kind::counter, where.numbered,
              "produced: called once for each place of which this counter is the total, and told "
              "the place. Quicker than to look for them.");
    fields.flag("face_down", where.face_down,
                "placed, removed, and figures of corners and edges: only where a tile beside the "
                "piece or figure, or where that comes from, lies face down. Quicker than to look "
                "for one.");
    fields.id(
        "told_while", Kind::counter, where.gate,
        "A counter of the game, or of the player who comes first: the function is called only "
        "while it is above 0. Quicker than to ask for it.");
    fields.id("first_on", Kind::counter, where.first_on,
              "placed: only on an island that is new to the player. Whose pieces have come there, "
              "those of the set-up among them, this counter of tiles remembers on the island's "
              "first tile, with a bit for each player, 1 for the first. Called after the set-up "
              "only, and for each such island. Each region of the map is an island of its own.");
    fields.id(
        "queue", Kind::counter, where.queue,
        "placed, with at: the player joins the queue of each place where `at` is above 0, and "
        "is told of that place, only where he has not joined before. This counter of it "
        "remembers them, see the step `share`: their seats as digits to the base 8, the first "
        "one lowest.");
    where.abroad = fields.has("away_from") || where.first_on.is_some();
    check_where(fields, moment, where, draft);
    check_queue(fields, moment, where, draft);
    check_abroad(fields, moment, where, draft);
    return where;
}

void refuse_steps(Fields& fields) {
    if (fields.raw("effect", "list of steps", "empty", "") != nullptr)
        fields.problem("effect", "cannot begin at this moment",
                       "write a function that says who: game:start(effect, player)");
}

// counter_changed: the counters know who listens to them.
void read_counter_listener(Fields& fields, Draft& draft) {
    std::vector<std::size_t> counters;
    HookId id;
    fields.names("of", Kind::counter, counters, "These counters.");
    hook_field(fields, "call", id, draft, "game, value, before, owner", "What is called.");
    refuse_steps(fields);
    if (counters.empty())
        fields.problem("of", "names no counter", R"(name them: hex.on(..., f, { "heroes" }))");
    for (const std::size_t counter : counters)
        draft.content.counters[CounterId(counter)].listeners.push_back(id);
}

void read_own_listener(Fields& fields, std::size_t moment, Draft& draft) {
    HookId id;
    hook_field(fields, "call", id, draft, "game, player, place, second", "What is called.");
    refuse_steps(fields);
    draft.content.moments[moment].listeners.push_back(id);
}

// Steps in the place of a function.
HookId begun_field(Fields& fields, Moment moment, Draft& draft) {
    EffectId effect;
    effect_field(fields, "effect", fields.context().subject, effect, draft,
                 "What begins instead, about the player who comes first and the place: the corner, "
                 "edge or tile of what was placed, removed or moved, of the number with numbered, "
                 "and of the queue. After all functions, and in the order of their declarations.");
    if (effect.is_none()) return HookId::none();
    if (moment == Moment::game_began || moment == Moment::round_ended)
        fields.problem("effect", "is about a player, and the moment is about none",
                       "write a function that says who: game:start(effect, player)");
    Hook hook;
    hook.name = fields.context().subject;
    hook.where = fields.context().where;
    hook.mod = draft.lineage->place_of(fields.context().mod);
    hook.effect = effect;
    return draft.content.hooks.add(std::move(hook));
}

// The place of a moment that a mod has declared.
std::optional<std::size_t> own_moment(const Fields& fields, const Tree& name) {
    if (fields.documenting()) return std::nullopt;
    return fields.context().names->place_of(Kind::moment, name.text, fields.space_of(name));
}

// Listeners of moments that have their own rows; false: it is another one.
bool read_special_listener(Fields& fields, Draft& draft) {
    const Tree* name = fields.raw("moment", "name of a moment", "needed", "When.");
    if (name == nullptr || name->type != Tree::Type::text) return false;
    const std::optional<std::size_t> own = own_moment(fields, *name);
    if (own)
        read_own_listener(fields, *own, draft);
    else if (name->text == "counter_changed")
        read_counter_listener(fields, draft);
    return own || name->text == "counter_changed";
}

// Says so where nobody tells of such a moment: what else stands there cannot be judged then.
bool read_unknown_listener(Fields& fields) {
    const Tree* const name = fields.peek("moment");
    Moment moment = Moment::game_began;
    if (name == nullptr || name->type != Tree::Type::text || moment_named(name->text, moment))
        return false;
    std::vector<std::string> known = {"counter_changed"};
    for (const Choice<Moment>& each : kMoments)
        known.emplace_back(each.word);
    for (const std::string& own : fields.context().names->of(Kind::moment))
        known.push_back(own);
    fields.problem("moment", "is " + in_quotes(name->text), name_remedy(name->text, known));
    for (const char* field : {"of", "at", "numbered", "face_down", "told_while", "first_on",
                              "queue", "away_from", "call", "effect"})
        fields.raw(field, "", "", "");
    return true;
}

}  // namespace

bool moment_named(std::string_view name, Moment& moment) {
    for (const Choice<Moment>& known : kMoments)
        if (known.word == name) moment = known.value;
    return name == "counter_changed" ||
           std::ranges::any_of(kMoments, [&](const auto& known) { return known.word == name; });
}

void read_on(Fields& fields, const std::string& /*name*/, Draft& draft) {
    if (!fields.documenting() && read_special_listener(fields, draft)) return;
    if (!fields.documenting() && read_unknown_listener(fields)) return;
    Moment moment = Moment::game_began;
    HookId id;
    fields.choice("moment", moment, kMoments,
                  "When; or \"counter_changed\", or a moment that a mod has declared.");
    const ThingMask about = about_field(fields, moment);
    const Hook where = where_fields(fields, moment, draft);
    std::vector<std::string> away_from;
    fields.texts("away_from", away_from,
                 "placed, removed: only where a tile beside the piece is known to be land and in "
                 "none of these regions of the map. Quicker than to ask for it.");
    hook_field(fields, "call", id, draft, "game, ...", "What is called.");
    if (const HookId begun = begun_field(fields, moment, draft); begun.is_some()) id = begun;
    if (id.is_none()) return;
    Hook& hook = draft.content.hooks[id];
    hook.about = about;
    hook.at = where.at;
    hook.gate = where.gate;
    hook.numbered = where.numbered;
    hook.face_down = where.face_down;
    hook.abroad = where.abroad;
    hook.first_on = where.first_on;
    hook.queue = where.queue;
    draft.away_from.emplace_back(id, std::move(away_from));
    draft.content.listeners[static_cast<std::size_t>(moment)].push_back(id);
}

}  // namespace hexholm
