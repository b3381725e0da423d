// What changes production and trade, and what players advance along.
#include <algorithm>
#include <array>

#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

constexpr int kMostTimes = 15;

std::uint32_t bits_among(const std::vector<std::size_t>& places) {
    std::uint32_t bits = 0;
    for (const std::size_t place : places)
        bits |= std::uint32_t{1} << place;
    return bits;
}

// One step of a track, and what it costs.
void level_fields(Fields& level,
                  const Track& track,
                  std::vector<Bundle>& prices,
                  std::vector<int>& points,
                  std::vector<int>& worths,
                  TrackLevel& made,
                  Draft& draft) {
    int point = 0;
    int worth = 0;
    Bundle price;
    level.text("title", made.title, "What the level is called.");
    level.text("help", made.help, "What it brings, in a sentence for a tooltip.");
    level.bundle("cost", price, "What the step to it costs.");
    level.number("points", point, 0, 100, "Victory points of who stands there, in all.");
    level.number("worth", worth, -10000, 10000,
                 "What bots take it to be worth to stand there, in thousandths of a point, in all "
                 "and beside the points. No rule.");
    effect_field(level, "effect", "track " + track.name + ": level", made.effect, draft,
                 "What happens when a player reaches it.");
    prices.push_back(price);
    points.push_back(point);
    worths.push_back(worth);
}

// What the levels bring, by the value of the counter; nothing where none brings any.
void give_rows(std::vector<int>& rows, const std::vector<int>& of_levels) {
    if (std::ranges::all_of(of_levels, [](int one) { return one == 0; })) return;
    rows = {0};
    rows.insert(rows.end(), of_levels.begin(), of_levels.end());
}

// The step further is an action like those of hex.action: its limit is the counter of the track.
void add_mod_action(Track& track,
                    ModAction mod_action,
                    std::vector<std::size_t> phases,
                    Draft& draft) {
    mod_action.name = track.name;
    mod_action.face = track.face;
    mod_action.track = TrackId(draft.content.tracks.size());
    mod_action.limit = track.counter;
    Effect reached;
    reached.name = "track " + track.name;
    Step step;
    step.op = Op::advance;
    step.a = mod_action.track.number();
    reached.steps.push_back(step);
    mod_action.effect = draft.content.effects.add(std::move(reached));
    draft.mod_action_phases.push_back(std::move(phases));
    track.mod_action = draft.content.mod_actions.add(std::move(mod_action));
}

void check_track(Fields& fields, const Track& track, const Draft& draft) {
    if (fields.documenting() || track.counter.is_none()) return;
    const Counter& counter = draft.content.counters[track.counter];
    if (counter.per != Owner::player)
        fields.problem("counter", "is not a counter of players", R"(give it per = "player")");
    if (counter.most - counter.least != static_cast<int>(track.levels.size()))
        fields.problem("levels",
                       "has " + std::to_string(track.levels.size()) + " levels, but the counter " +
                           std::to_string(counter.most - counter.least) + " steps",
                       "name each value of the counter after its least");
}

}  // namespace

void read_bonus(Fields& fields, const std::string& name, Draft& draft) {
    Bonus bonus;
    std::vector<std::size_t> pieces;
    std::vector<std::size_t> terrains;
    bonus.name = name;
    fields.id("counter", Kind::counter, bonus.counter,
              "It holds while this counter of the game, of the owner, of the tile or of the corner "
              "is above 0.",
              Need::needed);
    fields.names("pieces", Kind::piece, pieces, "Pieces that receive it.", "all");
    fields.names("terrains", Kind::terrain, terrains, "Terrains that give it.", "all");
    fields.id("like", Kind::piece, bonus.like, "The pieces receive what this one would.");
    fields.number("times", bonus.times, 0, kMostTimes, "So many times as much; 0: nothing.");
    fields.bundle("gain", bonus.gain, "So much more for each piece from each tile.");
    fields.flag("each", bonus.each, "gain and times count once for each 1 of the counter.");
    fields.flag("once", bonus.once, "A counter of the game: it is 0 again after a production.");
    if (fields.has("pieces")) bonus.pieces = bits_among(pieces);
    if (fields.has("terrains")) bonus.terrains = bits_among(terrains);
    if (!fields.documenting() && bonus.counter.is_some() &&
        draft.content.counters[bonus.counter].per == Owner::edge)
        fields.problem("counter", "is one of edges", "give it another owner");
    if (!fields.documenting() && bonus.once && bonus.counter.is_some() &&
        draft.content.counters[bonus.counter].per != Owner::game)
        fields.problem("once", "is for a counter of the game", R"(give it per = "game")");
    const bool changes = fields.has("times") || fields.has("gain") || fields.has("like");
    if (!fields.documenting() && !changes)
        fields.problem("", "changes nothing", "give it 'times', 'gain' or 'like'");
    draft.content.bonuses.add(std::move(bonus));
}

void read_relief(Fields& fields, const std::string& name, Draft& draft) {
    Relief relief;
    relief.name = name;
    goods_field(fields, "counts", relief.counts, draft,
                "Goods and tags: who received none of these received nothing.");
    fields.id("needs", Kind::counter, relief.needs,
              "A counter of players: only who has some of it.");
    fields.number("needs_count", relief.needs_count, 1, 1000, "So many of that counter.");
    effect_field(fields, "effect", "relief " + name, relief.effect, draft,
                 "What happens for the player, after all goods of choice and before the moment "
                 "\"produced\".");
    if (!fields.documenting() && relief.effect.is_none())
        fields.problem("effect", "is missing", "name the steps, for example { { take = 1 } }");
    draft.content.rules.keeps_received = true;
    draft.content.reliefs.add(std::move(relief));
}

void read_bank_trade(Fields& fields, const std::string& name, Draft& draft) {
    BankTrade trade;
    trade.name = name;
    trade.give.fixed = 1;
    face_fields(fields, trade.face);
    goods_field(fields, "from", trade.from, draft, "Goods and tags of which one is given.");
    goods_field(fields, "into", trade.into, draft, "Goods and tags of which one is received.");
    amount_field(fields, "give", trade.give, 1, Bundle::kMaxOfOne, draft, "How many are given.");
    fields.number("get", trade.get, 1, Bundle::kMaxOfOne, "How many are received.");
    fields.flag("harbours", trade.harbours,
                "At a harbour for any good its rate holds where that is cheaper.");
    fields.id("limit", Kind::counter, trade.limit,
              "A counter of players that each such trade raises by 1; at its greatest value there "
              "is none.");
    if (!fields.documenting())
        for (const char* const field : {"from", "into"})
            if (!fields.has(field))
                fields.problem(field, "is missing", R"(name goods or tags, as in { "resource" })");
    draft.content.bank_trades.add(std::move(trade));
}

void read_track(Fields& fields, const std::string& name, Draft& draft) {
    Track track;
    ModAction mod_action;
    std::vector<std::size_t> phases;
    std::vector<Bundle> prices;
    std::vector<int> points;
    std::vector<int> worths;
    track.name = name;
    face_fields(fields, track.face);
    fields.id("counter", Kind::counter, track.counter, "The counter of players that says how far.",
              Need::needed);
    fields.each("levels", "What each value of the counter after its least is, in order.",
                [&](Fields& level) {
                    TrackLevel made;
                    level_fields(level, track, prices, points, worths, made, draft);
                    track.levels.push_back(std::move(made));
                });
    fields.names("phases", Kind::phase, phases,
                 "The parts of a turn in which a player may go a step further for its cost, with "
                 "the action advance_NAME; without, effects alone do it.");
    needs_fields(fields, mod_action, draft);
    mod_action.reason = test_fields(fields, mod_action.test, draft, "game, player",
                                    "Whether the player may go a step further.");
    fits(fields, "levels", Limit::levels, track.levels.size());
    check_track(fields, track, draft);
    if (track.counter.is_some() && !track.levels.empty()) {
        Counter& counter = draft.content.counters[track.counter];
        give_rows(counter.point_rows, points);
        give_rows(counter.worth_rows, worths);
        mod_action.cost.by = track.counter;
        mod_action.cost.rows = prices;
        if (!phases.empty()) add_mod_action(track, std::move(mod_action), std::move(phases), draft);
    }
    draft.content.tracks.add(std::move(track));
}

void read_panel(Fields& fields, const std::string& name, Draft& draft) {
    constexpr auto kWhere = std::to_array<Choice<bool>>({{"seat", false}, {"board", true}});
    Panel panel;
    std::vector<std::size_t> tracks;
    std::vector<std::size_t> counters;
    std::vector<std::size_t> numbers;
    panel.name = name;
    face_fields(fields, panel.face);
    fields.choice("where", panel.on_board, kWhere,
                  "A chart for each seat, or beside the board with its model on it.");
    fields.names("tracks", Kind::track, tracks, "Tracks that it shows, in this order.");
    fields.names("counters", Kind::counter, counters,
                 "Counters that it shows like tracks, in this order.");
    fields.names("numbers", Kind::counter, numbers,
                 "Counters of which only the number matters: side by side, after the others.");
    for (const std::size_t track : tracks)
        panel.tracks.emplace_back(track);
    for (const std::size_t counter : counters)
        panel.counters.emplace_back(counter);
    for (const std::size_t number : numbers)
        panel.numbers.emplace_back(number);
    if (!fields.documenting() && tracks.empty() && counters.empty() && numbers.empty())
        fields.problem("", "shows nothing", "name tracks, counters or numbers");
    draft.content.panels.add(std::move(panel));
}

}  // namespace hexholm
