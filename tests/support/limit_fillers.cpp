#include "tests/support/limit_fillers.h"

#include <algorithm>

#include "engine/content/longest_list.h"
#include "engine/game/core/layout.h"

namespace hexholm::test {
namespace {

void replace_all(std::string& text, const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos;
         at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

// hex.KIND "NAME" { ... }, as often as wanted; `before` is declared once.
std::string each(const std::string& kind,
                 const std::string& fields,
                 const std::string& before = "") {
    return before + "\nfor i = 1, @N do hex." + kind + "(\"@Px\" .. i) { " + fields + " } end";
}

// A list of so many items is written into `declared`, where it is called `list`.
std::string list_of(const std::string& item, const std::string& declared) {
    return "local list = {}\nfor i = 1, @N do list[i] = " + item + " end\n" + declared;
}

constexpr const char* kOfPlayers =
    R"(hex.counter "@Pc" { title = "C", per = "player", most = 300 })";
constexpr const char* kOfGame = R"(hex.counter "@Pg" { title = "G", per = "game", most = 300 })";

// So many steps, thirty in each effect.
std::string steps(const std::string& step, const std::string& before = "") {
    return before + R"(
local left, number = @N, 0
while left > 0 do
    local list = {}
    for at = 1, math.min(left, 30) do list[at] = )" +
           step + R"( end
    left, number = left - #list, number + 1
    hex.effect("@Pe" .. number)(list)
end)";
}

// So many in portions of at most `most`, each of which is one declaration.
std::string portions(int most, const std::string& declared) {
    return R"(
local left, number = @N, 0
while left > 0 do
    local portion = math.min(left, )" +
           std::to_string(most) + R"()
    left, number = left - portion, number + 1
    )" + declared +
           "\nend";
}

Filler of_tiles() {
    return {R"(
local rows = {}
for at = 0, @N - 1 do
    rows[at // 12 + 1] = rows[at // 12 + 1] or { q = 0, r = at // 12 }
    table.insert(rows[at // 12 + 1], "desert")
end
hex.map "@Pm" { title = "M", rows = rows }
hex.rules { map = "@Pm" })"};
}

// Six for each tile that lies alone, and one for each hub.
Filler of_corners() {
    return {R"(
local tiles, hubs = {}, {}
for at = 0, @N // 6 - 1 do
    local place = { q = 3 * (at % 20) - 30, r = 3 * (at // 20) - 10 }
    tiles[at + 1] = { q = place.q, r = place.r, terrain = "desert" }
    if at < @N % 6 then hubs[at + 1] = { q = place.q, r = place.r, corners = { "N" } } end
end
hex.map "@Pm" { title = "M", tiles = tiles, hubs = hubs }
hex.rules { map = "@Pm" })"};
}

// A board of twelve rows of twelve has 479, and a hub has up to four: of more than 64 hubs' edges there is no board.
Filler of_edges() {
    return {R"(
local rows, hubs = {}, {}
for r = 0, 11 do
    rows[r + 1] = { q = 0, r = r }
    for at = 1, 12 do rows[r + 1][at] = "desert" end
end
local left = math.min(@N - 479, 64)
while left > 0 do
    local corners = { "N", "SE", "SW", "S" }
    while #corners > left do table.remove(corners) end
    left = left - #corners
    hubs[#hubs + 1] = { q = 3 * (#hubs % 4), r = 3 * (#hubs // 4), corners = corners }
end
hex.map "@Pm" { title = "M", rows = rows, hubs = hubs }
hex.rules { map = "@Pm" })"};
}

// Maps that name their places; nobody plays on them.
Filler of_tile_corners() {
    return {list_of("{ q = i, r = 0 }", R"(
hex.map "@Pm" { title = "M", shape = "square", corners = list,
    tiles = { { q = 0, r = 0, terrain = "desert", corners = list } },
    edges = { { q = 0, r = 0, from = { q = 1, r = 0 }, to = { q = 2, r = 0 } } } })")};
}

Filler of_corner_tiles() {
    return {R"(
local corners, tiles = { { q = 0, r = 0 } }, {}
for i = 1, @N do
    corners[i + 1] = { q = i, r = 1 }
    tiles[i] = { q = i, r = 0, terrain = "desert", corners = { corners[1], corners[i + 1] } }
end
hex.map "@Pm" { title = "M", shape = "square", corners = corners, tiles = tiles,
    edges = { { q = 0, r = 0, from = corners[1], to = corners[2] } } })"};
}

Filler of_corner_edges() {
    return {R"(
local corners, tiles, edges = { { q = 0, r = 0 } }, {}, {}
for i = 1, @N do
    corners[i + 1] = { q = i, r = 1 }
    edges[i] = { q = i, r = 0, from = corners[1], to = corners[i + 1] }
    local tile = (i + 1) // 2
    tiles[tile] = tiles[tile] or { q = tile, r = 0, terrain = "desert", corners = { corners[1] } }
    table.insert(tiles[tile].corners, corners[i + 1])
end
hex.map "@Pm" { title = "M", shape = "square", corners = corners, tiles = tiles, edges = edges })"};
}

Filler of_harbour_sites() {
    return {"local stock = {}" + portions(24, R"(stock["@Ph" .. number] = portion
    hex.harbour("@Ph" .. number) { title = "H", rate = 3 })") +
            R"(
hex.map "@Pm" { title = "M", harbour_stock = stock, rows = { { q = 0, r = 0, "desert", "desert" } } })"};
}

Filler of_areas() {
    return {R"(
local tiles, areas = {}, {}
for i = 0, @N - 1 do
    if i < 8 then tiles[i + 1] = { q = i, r = 0, area = i } end
    areas[i + 1] = { terrains = { desert = i < 8 and 1 or 0 } }
end
hex.map "@Pm" { title = "M", tiles = tiles, areas = areas })"};
}

Filler of_token_pairs() {
    return {R"(
local pairs_of = {}
for first = 1, 79 do
    for second = first + 1, 80 do pairs_of[#pairs_of + 1] = first .. "+" .. second end
    if #pairs_of > @S + @N then break end
end
local taken = @S)" +
                portions(100, R"(local rows = {}
    for at = 0, portion - 1 do
        rows[at // 20 + 1] = rows[at // 20 + 1] or { q = 0, r = at // 20 }
        taken = taken + 1
        table.insert(rows[at // 20 + 1], "forest " .. pairs_of[taken])
    end
    hex.map("@Pm" .. number) { title = "M", rows = rows })"),
            [](const Content& c) { return c.token_pairs.size(); }};
}

// In two bytes each: a counter of edges has 72 of them on the small island.
Filler of_state_bytes() {
    return {R"(
local cells = (@N + 1) // 2
for i = 1, cells // 72 do hex.counter("@Pe" .. i) { title = "E", per = "edge", most = 1 } end
for i = 1, cells % 72 do hex.counter("@Pg" .. i) { title = "G", per = "game", most = 1 } end)",
            [](const Content& c) { return layout_of(c).bytes; }, 100'000};
}

Filler of_part_payments() {
    return {std::string(kOfPlayers) + R"(
local price = @N <= 255 and { ore = @N - 1 } or { ore = @N // 2 - 1, wool = 1 }
hex.deck "@Pd" { title = "D", for_sale = true, cost = price }
hex.payment "@Px" { title = "P", deck = "@Pd", counter = "@Pc", most = math.min(@N, 255) })"};
}

Filler of_kept_answers() {
    return {
        "hex.pick \"@Pk\" { title = \"K\", what = \"number\", least = 1, most = 9, differs = true "
        "}\n" +
        list_of("\"@Pk\"",
                R"(hex.action "@Px" { title = "X", phases = { "main" }, picks = list,
    effect = { { take = 1 } } })")};
}

Filler of_action_picks() {
    return {"hex.pick \"@Pk\" { title = \"K\", what = \"player\" }\n" +
            list_of("\"@Pk\"",
                    R"(hex.action "@Px" { title = "X", phases = { "main" }, picks = list,
    effect = { { take = 1 } } })")};
}

}  // namespace

std::string Filler::text(std::size_t count, const std::string& names, std::size_t before) const {
    std::string text = lua;
    replace_all(text, "@N", std::to_string(count));
    replace_all(text, "@P", names);
    replace_all(text, "@S", std::to_string(before));
    return text;
}

Filler filler_of(Limit limit) {
    const std::string counted = std::string(kOfPlayers) + "\n" + kOfGame;
    switch (limit) {
        case Limit::goods:
            return {each("good", "title = 'G'"), [](const Content& c) { return c.goods.size(); }};
        case Limit::terrains:
            return {each("terrain", "title = 'T'"),
                    [](const Content& c) { return c.terrains.size(); }};
        case Limit::pieces:
            return {each("piece", "title = 'P', supply = 3, cost = { ore = 1 }"),
                    [](const Content& c) { return c.pieces.size(); }};
        case Limit::pawns:
            return {each("pawn", "title = 'P'"), [](const Content& c) { return c.pawns.size(); }};
        case Limit::raiders:
            return {each("pawn", "title = 'R', course = '@Pw', raids = '@Pc', raid_prize = '@Pe'",
                         std::string(kOfPlayers) + R"(
hex.counter "@Pw" { title = "W", per = "tile", most = 9 }
hex.effect "@Pe" { { take = 1 } })"),
                    [](const Content& c) {
                        return static_cast<std::size_t>(std::ranges::count_if(
                            c.pawns, [](const Pawn& pawn) { return pawn.raids.is_some(); }));
                    }};
        case Limit::figure_kinds:
            return {each("figure", "title = 'F', supply = 1, cost = { ore = 1 }, moves = {}"),
                    [](const Content& c) { return c.figure_kinds.size(); }};
        case Limit::figures:
            return {portions(100, R"(hex.figure("@Pf" .. number) { title = "F", owned = false,
        supply = portion })"),
                    [](const Content& c) {
                        std::size_t figures = 0;
                        for (const FigureKind& kind : c.figure_kinds)
                            figures += static_cast<std::size_t>(kind.supply);
                        return figures;
                    }};
        case Limit::routes:
            return {each("route", ""), [](const Content& c) { return c.routes.size(); }};
        case Limit::counters:
            return {each("counter", "title = 'C', per = 'game', most = 1"),
                    [](const Content& c) { return c.counters.size(); }};
        case Limit::decks:
            return {each("deck", "title = 'D'"), [](const Content& c) { return c.decks.size(); }};
        case Limit::cards:
            return {each("card", "title = 'C', deck = 'development', effect = { { take = 1 } }"),
                    [](const Content& c) { return c.cards.size(); }};
        case Limit::deck_cards:
            return {portions(160, R"(hex.card("@Pc" .. number) { title = "C", deck = "development",
        copies = portion })"),
                    [](const Content& c) { return layout_of(c).deck_cards; }};
        case Limit::zones:
            return {each("zone", "title = 'Z'"), [](const Content& c) { return c.zones.size(); }};
        case Limit::zone_places:
            return {portions(20, R"(hex.zone("@Pz" .. number) { title = "Z", stacks = portion })"),
                    [](const Content& c) { return c.zone_runs.size(); }};
        case Limit::hand_limits:
            return {each("hand_limit",
                         "title = 'H', decks = { 'development' }, most = 1, over = 'refused'"),
                    [](const Content& c) { return c.hand_limits.size(); }};
        case Limit::limits_at_once:
            return {each("hand_limit", "title = 'H', decks = { 'development' }, most = 0"),
                    [](const Content& c) { return c.hand_limits.size(); }};
        case Limit::awards:
            return {each("award", "title = 'A', least = 200, counter = '@Pc', metric = 'counter'",
                         kOfPlayers),
                    [](const Content& c) { return c.awards.size(); }};
        case Limit::harbours:
            return {each("harbour", "title = 'H', rate = 3"),
                    [](const Content& c) { return c.harbours.size(); }};
        case Limit::payments:
            return {
                each("payment", "title = 'P', deck = 'development', counter = '@Pc'", kOfPlayers),
                [](const Content& c) { return c.payments.size(); }};
        case Limit::bonuses:
            return {each("bonus", "counter = '@Pc', times = 2", kOfPlayers),
                    [](const Content& c) { return c.bonuses.size(); }};
        case Limit::reliefs:
            return {each("relief", "effect = { { take = 1 } }"),
                    [](const Content& c) { return c.reliefs.size(); }};
        case Limit::bank_trades:
            return {
                each("bank_trade", "title = 'B', from = { 'ore' }, into = { 'wool' }, give = 2"),
                [](const Content& c) { return c.bank_trades.size(); }};
        case Limit::tracks:
            return {each("track",
                         "title = 'T', counter = '@Pt' .. i, phases = { 'main' }, "
                         "levels = { { title = 'L', cost = { ore = 1 } } }",
                         "for i = 1, @N do hex.counter('@Pt' .. i) { title = 'C', most = 1 } end"),
                    [](const Content& c) { return c.tracks.size(); }};
        case Limit::panels:
            return {each("panel", "title = 'P', counters = { '@Pc' }", kOfPlayers),
                    [](const Content& c) { return c.panels.size(); }};
        case Limit::statistics:
            return {each("statistic", "title = 'S', counters = { '@Pc' }", kOfPlayers),
                    [](const Content& c) { return c.statistics.size(); }};
        case Limit::achievements:
            return {each("achievement", "title = 'A', won = true"),
                    [](const Content& c) { return c.achievements.size(); }};
        case Limit::piece_sets:
            return {each("piece_set", "title = 'S'"),
                    [](const Content& c) { return c.piece_sets.size(); }};
        case Limit::bots:
            return {each("bot", "title = 'B'"), [](const Content& c) { return c.bots.size(); }};
        case Limit::aims:
            return {each("aim", "counter = '@Pc', worth = 100", kOfPlayers),
                    [](const Content& c) { return c.aims.size(); }};
        case Limit::threats:
            return {each("threat", "counter = '@Pg', strength = '@Pg', defence = '@Pc'", counted),
                    [](const Content& c) { return c.threats.size(); }};
        case Limit::maps:
            return {each("map", "title = 'M', rows = { { q = 0, r = 0, 'desert' } }"), nullptr,
                    1800, 5};
        case Limit::replacements:
            return {each("replacement", "terrain = '@Pt', replaces = { '@Pt', 'desert' }",
                         "hex.terrain '@Pt' { title = 'T' }"),
                    nullptr, 1800, 0};
        case Limit::shores:
            return {each("shore", "terrain = '@Pt', corners = 3, fewer = true",
                         "hex.terrain '@Pt' { title = 'T', land = false }"),
                    nullptr, 1800, 0};
        case Limit::phases:
            return {each("phase", "title = 'P', actions = { 'end_turn' }"), nullptr, 1800, 2};
        case Limit::colours:
            return {each("neutral", "title = 'N'") + R"(
for i = 1, @N do
    hex.action("@Pa" .. i) { title = "A", phases = { "main" }, effect = {
        { place = "settlement", owner = "@Px" .. i, setup = true },
        { place = "road", owner = "@Px" .. i } } }
end)",
                    [](const Content& c) { return static_cast<std::size_t>(c.owners()); }};
        case Limit::picks:
            return {each("pick", "title = 'P', what = 'player'"),
                    [](const Content& c) { return c.picks.size(); }};
        case Limit::cues:
            return {each("cue", "title = 'C'"), [](const Content& c) { return c.cues.size(); }};
        case Limit::moments:
            return {each("moment", ""), [](const Content& c) { return c.moments.size(); }};
        case Limit::guards:
            return {"for i = 1, @N do hex.guard 'build_road' { phases = { 'roll' } } end",
                    [](const Content& c) { return c.guards.size(); }};
        case Limit::effects:
            return {each("effect", "{ take = 1 }"),
                    [](const Content& c) { return c.effects.size(); }};
        case Limit::functions:
            return {steps("function() end"), [](const Content& c) { return c.hooks.size(); }, 950};
        case Limit::begun_at_moment:
            return {"for i = 1, @N do hex.on('turn_began', { { take = 1 } }) end",
                    [](const Content& c) {
                        return c.listeners[static_cast<std::size_t>(Moment::turn_began)].size();
                    }};
        case Limit::action_kinds:
            return {each("action",
                         "title = 'A', phases = { 'main' }, effect = { { gain = { ore = 1 } } }"),
                    [](const Content& c) { return c.kinds.size(); }};
        case Limit::step_numbers:
            return {steps("{ set = '@Pg', value = 1 }", kOfGame),
                    [](const Content& c) { return c.amounts.size(); }};
        case Limit::step_details:
            return {steps("{ shuffle = 'development' }"), [](const Content& c) {
                        return c.asks.size() + c.looks.size() + c.card_moves.size() +
                               c.tile_counts.size() + c.leads.size() + c.shares.size();
                    }};
        case Limit::tags:
            return {list_of("'@Pt' .. i", "hex.good '@Px' { title = 'G', tags = list }"),
                    [](const Content& c) { return c.tags.size(); }};
        case Limit::token_pairs: return of_token_pairs();
        case Limit::tiles: return of_tiles();
        case Limit::corners: return of_corners();
        case Limit::edges: return of_edges();
        case Limit::tile_corners: return of_tile_corners();
        case Limit::corner_tiles: return of_corner_tiles();
        case Limit::corner_edges: return of_corner_edges();
        case Limit::harbour_sites: return of_harbour_sites();
        case Limit::areas: return of_areas();
        case Limit::regions:
            return {list_of("{ name = 'r' .. i, tiles = {} }", R"(
hex.map "@Pm" { title = "M", regions = list, rows = { { q = 0, r = 0, "desert" } } })")};
        case Limit::effect_steps: return {list_of("{ take = 1 }", "hex.effect '@Px' (list)")};
        case Limit::action_picks: return of_action_picks();
        case Limit::answers_kept: return of_kept_answers();
        case Limit::ways:
            return {list_of("{ title = 'W', effect = { { take = 1 } } }",
                            "hex.effect '@Px' { { title = 'C', choose = list } }")};
        case Limit::pick_numbers:
            return {R"(hex.pick "@Pk" { title = "K", what = "number", least = 1, most = @N }
hex.action "@Px" { title = "X", phases = { "main" }, picks = { "@Pk" }, effect = { { take = 1 } } })"};
        case Limit::rows:
            return {std::string(kOfGame) +
                    "\nlocal list = { by = '@Pg' }\nfor i = 1, @N do list[i] = 1 end\n"
                    "hex.effect '@Px' { { take = list } }"};
        case Limit::levels:
            return {list_of("{ title = 'L' }",
                            "hex.counter '@Pt' { title = 'C', most = @N }\n"
                            "hex.track '@Px' { title = 'T', counter = '@Pt', levels = list }")};
        case Limit::part_payments: return of_part_payments();
        case Limit::setup_rounds:
            return {
                list_of("{ effect = { { gain = { ore = 1 } } } }", "hex.setup { rounds = list }")};
        case Limit::turn_parts: return {list_of("i < @N and 'roll' or 'main'", "hex.turn(list)")};
        case Limit::seats:
            return {list_of("{ title = 'S', color = '#010203' }", "hex.seats(list)")};
        case Limit::dice:
            return {R"(local dice = { sides = { 6, 6 } }
for i = 3, @N do dice[i - 2] = { title = "D", sides = 6, counts = false } end
hex.dice(dice))"};
        case Limit::die_sides:
            return {list_of(
                "{ name = 'f' .. i }",
                "hex.dice { sides = { 6, 6 }, { title = 'D', counts = false, faces = list } }")};
        case Limit::state_bytes: return of_state_bytes();
        case Limit::offered_actions:
            return {portions(200,
                             R"(hex.pick("@Pk" .. number) { title = "K", what = "number", least = 1,
        most = portion }
    hex.action("@Pa" .. number) { title = "A", phases = { "main" }, picks = { "@Pk" .. number },
        effect = { { gain = { ore = 1 } } } })"),
                    [](const Content& c) { return longest_list(c).ways; }, 100'000};
        case Limit::nested_effects:
            return {R"(for i = 2, @N do hex.effect("@Pe" .. i - 1) { { start = "@Pe" .. i } } end
hex.effect("@Pe" .. @N) { { gain = { ore = 1 } } }
hex.action "@Px" { title = "X", phases = { "main" }, effect = { { start = "@Pe2" } } })"};
    }
    return {};
}

}  // namespace hexholm::test
