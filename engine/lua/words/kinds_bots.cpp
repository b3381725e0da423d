// Players made of code that mods declare.
#include <algorithm>
#include <array>

#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

constexpr int kMostPercent = 1000;

void likings(Fields& fields,
             std::string_view field,
             Kind kind,
             std::vector<int>& per_cents,
             std::size_t count,
             std::string_view doc) {
    std::vector<std::pair<std::size_t, int>> named;
    fields.counts(field, kind, kMostPercent, named, doc);
    if (named.empty()) return;
    per_cents.assign(count, 100);
    for (const auto& [thing, per_cent] : named)
        if (thing < count) per_cents[thing] = per_cent;
}

void counter_aim(Fields& fields, Aim& aim, const Draft& draft) {
    fields.id("counter", Kind::counter, aim.counter, "A counter of players that is to rise.");
    fields.number("value", aim.value, -32000, 32000,
                  "Which value it is to reach; its greatest when left out.");
    if (fields.documenting() || aim.counter.is_none()) return;
    const Counter& counter = draft.content.counters[aim.counter];
    check_player_counter(fields, "counter", aim.counter, draft);
    if (!fields.has("value")) aim.value = counter.most;
    if (aim.value <= counter.start || aim.value > counter.most)
        fields.problem("value", "is not between the start and the greatest value of the counter",
                       "the counter starts at " + std::to_string(counter.start) + " and has " +
                           std::to_string(counter.most) + " at most");
}

bool names_places(const Pick& pick) {
    return pick.type == ArgType::tile || pick.type == ArgType::corner ||
           pick.type == ArgType::edge || pick.type == ArgType::figure;
}

void figure_aim(Fields& fields, Aim& aim, const Draft& draft) {
    bool carrying = false;
    fields.id("figure", Kind::figure, aim.figure,
              "Figures of the player that are to go somewhere.");
    fields.id("to", Kind::pick, aim.to,
              "figure: a pick of tiles, corners, edges or figures: where they are to go. It is "
              "asked before anything is picked.");
    fields.flag("carrying", carrying,
                "figure: true: only those that carry something; false: only those that do not; "
                "all when left out.");
    std::vector<std::size_t> kinds;
    fields.names("cargo", Kind::figure, kinds, "figure: only those that carry one of these kinds.",
                 "all");
    for (const std::size_t kind : kinds)
        aim.cargo |= std::uint64_t{1} << kind;
    if (fields.has("carrying")) aim.laden = carrying ? Laden::loaded : Laden::empty;
    if (fields.documenting() || aim.figure.is_none()) return;
    if (draft.content.figure_kinds[aim.figure].on == PlaceKind::none)
        fields.problem("figure", "is only carried", "name the figure that carries it");
    if (!fields.has("to"))
        fields.problem("to", "is missing", "name a pick of the places to go to");
    else if (aim.to.is_some() && (!names_places(draft.content.picks[aim.to]) ||
                                  draft.content.picks[aim.to].needs_answers()))
        fields.problem("to", "names a pick of no places, or one that needs an answer before it",
                       R"(name one with what = "tile", "corner", "edge" or "figure")");
}

void threat_counters(Fields& fields, Threat& threat, const Draft& draft) {
    const auto counter = [&](std::string_view field, CounterId& id, Owner per,
                             std::string_view doc) {
        fields.id(field, Kind::counter, id, doc);
        if (fields.documenting() || id.is_none()) return;
        if (draft.content.counters[id].per == per) return;
        if (per == Owner::game)
            fields.problem(field, "is not a counter of the game", R"(give it per = "game")");
        else
            check_player_counter(fields, field, id, draft);
    };
    counter("counter", threat.counter, Owner::game, "How far it has come: a counter of the game.");
    fields.number("value", threat.value, -32000, 32000,
                  "At which value of it it is there; its greatest when left out.");
    counter(
        "strength", threat.strength, Owner::game,
        "How strong it is: a counter of the game. It is held off when what all players put up "
        "is at least that. Without one it comes for all alike, and what they can do is keep the "
        "counter from getting there.");
    counter("defence", threat.defence, Owner::player,
            "What each player puts up against it: a counter of players. Goes with strength.");
    counter("reserve", threat.reserve, Owner::player,
            "What each could still put up in time: a counter of players. Bots count a part of it.");
    if (fields.documenting()) return;
    const bool is_held_off = fields.has("strength") || fields.has("defence");
    for (const char* field : {"counter", "strength", "defence"})
        if (!fields.has(field) && (is_held_off || field == std::string_view("counter")))
            fields.problem(field, "is missing", "name a counter that tells it");
    if (threat.counter.is_some() && !fields.has("value"))
        threat.value = draft.content.counters[threat.counter].most;
}

}  // namespace

void read_threat(Fields& fields, const std::string& name, Draft& draft) {
    constexpr int kMostLost = 10'000;
    Threat threat;
    threat.name = name;
    threat_counters(fields, threat, draft);
    amount_field(
        fields, "lost", threat.lost, 0, kMostLost, draft,
        "What it takes, in thousandths of a point, from the player who puts up least, or without "
        "strength from each; 0: this player has nothing that it could take, and is left out.");
    amount_field(fields, "won", threat.won, 0, kMostLost, draft,
                 "What the player who puts up most gains when it is held off.");
    draft.content.threats.push_back(std::move(threat));
}

void read_aim(Fields& fields, const std::string& name, Draft& draft) {
    Aim aim;
    aim.name = name;
    worth_field(fields, aim.worth, draft,
                "What bots take it to be worth when it is reached, in thousandths of a point; less "
                "than what it brings there, or they stay. Of a figure's aims the best counts.");
    counter_aim(fields, aim, draft);
    figure_aim(fields, aim, draft);
    if (!fields.documenting()) {
        if (fields.has("counter") == fields.has("figure"))
            fields.problem("", "must name a counter or a figure",
                           R"(write counter = "..." or figure = "..." with to = "...")");
        if (!fields.has("worth"))
            fields.problem("worth", "is missing", "write for example worth = 500");
    }
    draft.content.aims.push_back(std::move(aim));
}

void read_bot(Fields& fields, const std::string& name, Draft& draft) {
    using Level = std::string_view;
    constexpr auto kLevels =
        std::to_array<Choice<Level>>({{"easy", "easy"}, {"normal", "normal"}, {"hard", "hard"}});
    const Content& content = draft.content;
    DeclaredBot bot;
    bot.name = name;
    Level level = "normal";
    face_fields(fields, bot.face);
    fields.choice("level", level, kLevels, "Whose skill it has.");
    likings(fields, "goods", Kind::good, bot.goods, content.goods.size(),
            "What it feels goods to be worth, in per cent; what is not named is 100. Read by "
            "normal and hard.");
    likings(fields, "pieces", Kind::piece, bot.pieces, content.pieces.size(),
            "The same of placing these pieces.");
    likings(fields, "decks", Kind::deck, bot.decks, content.decks.size(),
            "The same of buying from these decks.");
    likings(fields, "awards", Kind::award, bot.awards, content.awards.size(),
            "The same of awards for routes.");
    hook_field(
        fields, "judge", bot.judge, draft, "game, player",
        "How many hundredths of a point the position is worth to the player, beside what every "
        "bot sees. Asked about tables that the bot imagines. Read by easy.",
        Gives::number);
    bot.level = level;
    constexpr auto kTaken =
        std::to_array<Level>({"human", "random", "easy", "normal", "hard", "master"});
    if (std::find(kTaken.begin(), kTaken.end(), name) != kTaken.end())
        fields.problem("", "has the name of a level", "give it another name");
    if (bot.judge.is_some() && level != "easy")
        fields.problem("judge", "is not asked by a " + bot.level + " bot",
                       R"(write level = "easy")");
    draft.content.bots.push_back(std::move(bot));
}

}  // namespace hexholm
