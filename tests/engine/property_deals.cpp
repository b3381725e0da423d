// However land is dealt, it lies as the map and the terrains say: on the maps of every mod with any options, and on maps
// that nobody would draw.
#include <algorithm>
#include <string>
#include <vector>

#include "engine/game/game.h"

#include "tests/engine/lua_support.h"
#include "tests/support/deal_rules.h"
#include "tests/support/effort.h"
#include "tests/support/random_game.h"

namespace hexholm::test {
namespace {

std::uint32_t below(Random& chance, std::size_t count) {
    return chance.below(static_cast<std::uint32_t>(count));
}

// Options that say how land is dealt, by any mod.
bool concerns_land(const OptionSpec& spec) {
    static const std::vector<std::string> kNames = {"gold_replaces", "volcano_replaces",
                                                    "volcano_token", "jungle_replaces",
                                                    "jungle_token",  "tb.lakeInlandOnly"};
    return spec.group == "The island" || std::ranges::count(kNames, spec.name) > 0;
}

std::string any_value(const OptionSpec& spec, Random& chance) {
    switch (spec.type) {
        case OptionSpec::Type::choice:
        case OptionSpec::Type::map: return spec.values[below(chance, spec.values.size())];
        case OptionSpec::Type::flag: return below(chance, 2) == 0 ? "false" : "true";
        case OptionSpec::Type::integer:
            if (spec.can_be_off && below(chance, 2) == 0) return "off";
            return std::to_string(
                spec.least + static_cast<int>(below(
                                 chance, static_cast<std::size_t>(spec.most - spec.least + 1))));
        default: return spec.default_value;
    }
}

// The game once the first player has chosen what there is to choose about the land.
State dealt_state(const Rulebook& book, std::uint64_t seed) {
    RandomGame game(book, seed);
    while (game.state.stage == Stage::choosing && game.step()) {
    }
    return game.state;
}

std::string deal_fault(const Rulebook& book, const State& state, std::uint64_t seed) {
    if (std::string fault = broken_promise(book, state); !fault.empty()) return fault;
    Random chance{seed, 0};
    if (cluster_excess(book, state) > 0 && least_cluster_excess(book, state, chance) == 0)
        return "terrains hang together more than they must";
    if (broken_wishes(book, state) > 0 && fewest_broken_wishes(book, state, chance) == 0)
        return "tokens lie together that need not";
    return {};
}

void check_deals(const std::string& what,
                 const std::shared_ptr<const Content>& content,
                 std::uint64_t first,
                 int deals) {
    const Rulebook book(content);
    for (int deal = 0; deal < deals; ++deal) {
        const std::uint64_t seed = first + static_cast<std::uint64_t>(deal);
        const std::string fault = deal_fault(book, dealt_state(book, seed), seed);
        if (!fault.empty()) FAIL_CHECK(what << ", seed " << seed << ": " << fault);
    }
}

// A choice of mods and options that loads; nullptr when this one does not.
std::shared_ptr<const Content> load_mixture(LoadRequest request,
                                            Random& chance,
                                            std::string& what) {
    const auto plan = plan_game(request);
    if (!plan.ok()) return nullptr;
    what = request.scenario + " for " + std::to_string(request.players);
    for (const std::string& mod : request.mods)
        what += " " + mod;
    for (const OptionInPlay& option : plan.value().options) {
        if (!concerns_land(option.spec) || below(chance, 3) == 0) continue;
        request.options.push_back({option.spec.name, any_value(option.spec, chance)});
        what += " " + request.options.back().name + "=" + request.options.back().value;
    }
    std::vector<Problem> problems;
    auto content = load_content(request, problems);
    return problems.empty() ? content : nullptr;
}

void check_mixtures(int mixtures, int deals, std::uint64_t seed) {
    Random chance{seed, 0};
    int loaded = 0;
    int tried = 0;
    for (const ModFolder& mod : find_mods({"mods"}))
        for (const ScenarioSpec& scenario : mod.scenarios)
            for (int at = 0; at < mixtures; ++at, ++tried) {
                const auto seats =
                    static_cast<std::size_t>(scenario.players_most - scenario.players_least + 1);
                LoadRequest request{
                    {"mods"},
                    scenario.id,
                    {},
                    {},
                    scenario.players_least + static_cast<int>(below(chance, seats))};
                if (mod.id == "base")
                    for (const char* more : {"gold_river", "jungle", "volcano", "fishermen"})
                        if (below(chance, 3) == 0) request.mods.push_back(more);
                std::string what;
                const auto content = load_mixture(request, chance, what);
                if (content == nullptr) continue;
                ++loaded;
                check_deals(what, content, chance.bits() % 1000, deals);
            }
    CHECK(loaded * 2 > tried);
}

// A map of two areas with whatever can be said about a deal.
class AnyMap {
public:
    explicit AnyMap(std::uint64_t seed) : chance_{seed, 0} {}

    std::string lua() {
        const int areas = 1 + static_cast<int>(below(chance_, 2));
        const int radius = 2;
        std::string tiles;
        for (int q = -radius; q <= radius; ++q)
            for (int r = -radius; r <= radius; ++r)
                if (q + r >= -radius && q + r <= radius)
                    tiles += tile(q, r, areas == 2 && r > 0 ? 1 : 0);
        std::string text = kTerrains;
        text +=
            "hex.map \"any\" { title = \"Any\", players_least = 2, players_most = 6,\n tiles = {" +
            tiles + "},\n areas = {";
        for (std::size_t at = 0; at < static_cast<std::size_t>(areas); ++at)
            text += area(at);
        text += "},\n red_tokens = { 6, 8 }";
        for (const char* flag : {"red_apart", "equal_apart", "extremes_apart", "clockwise"})
            text += std::string(", ") + flag + " = " + (below(chance_, 2) == 0 ? "true" : "false");
        text += ", most_corner_pips = " + any_of({"0", "0", "11", "12"}) +
                ", largest_cluster = " + any_of({"0", "2", "3"}) + ", spiral_start = \"" +
                any_of({"random_corner", "any_coast", "chosen_corner"}) + "\"";
        if (areas == 1 && below(chance_, 3) == 0) text += ", centre = \"mire\"";
        return text + " }\n";
    }

private:
    static constexpr const char* kTerrains = R"(
hex.terrain "spring" { title = "Spring", numbered = true, produces = { ore = 1 }, own_tokens = { 4, 6, 10 } }
hex.terrain "geyser" { title = "Geyser", produces = { wool = 1 }, own_tokens = { 5, 9 }, not_tokens = { 5 } }
hex.terrain "grove" { title = "Grove", numbered = true, produces = { lumber = 1 }, not_tokens = { 6, 8 } }
hex.terrain "pond" { title = "Pond", numbers = { 2, 12 }, inland = true }
hex.terrain "shoal" { title = "Shoal", land = false, numbered = true, produces = { wool = 1 }, not_tokens = { 2 } }
hex.terrain "mire" { title = "Mire" }
hex.patch("pawn", "robber") { add = { starts_on = { "mire", "hills", "spring", "grove", "geyser" } } }
)";
    struct Area {
        int numbered = 0;
        std::string terrains;
    };

    std::string any_of(std::initializer_list<const char*> words) {
        return words.begin()[below(chance_, words.size())];
    }
    static bool takes_token(const std::string& terrain) {
        return terrain == "hills" || terrain == "fields" || terrain == "grove" ||
               terrain == "shoal";
    }
    std::string tile(int q, int r, std::size_t number) {
        const std::string terrain = any_of({"hills", "hills", "fields", "fields", "grove", "spring",
                                            "geyser", "pond", "shoal", "mire"});
        std::string text = "{ q = " + std::to_string(q) + ", r = " + std::to_string(r) +
                           ", area = " + std::to_string(number);
        Area& area = areas_[number];
        if (below(chance_, 5) != 0 || terrain == "spring") {
            area.terrains += (area.terrains.empty() ? "" : " ") + terrain;
            area.numbered += takes_token(terrain) ? 1 : 0;
            return text + " }, ";
        }
        text += ", terrain = \"" + terrain + "\"";
        if (takes_token(terrain) && below(chance_, 2) == 0)
            text += ", token = " + any_of({"3", "5", "6", "8", "9", "12"});
        else
            area.numbered += takes_token(terrain) ? 1 : 0;
        return text + " }, ";
    }
    std::string area(std::size_t number) {
        const Area& area = areas_[number];
        std::string text = "{ terrains = {";
        for (const char* name :
             {"hills", "fields", "grove", "spring", "geyser", "pond", "shoal", "mire"})
            text +=
                std::string(" ") + name + " = " + std::to_string(times(area.terrains, name)) + ",";
        text += " }, tokens = {";
        for (int at = 0; at < area.numbered; ++at)
            text +=
                " " +
                any_of({"2", "3", "4", "4", "5", "5", "6", "8", "9", "9", "10", "10", "11", "12"}) +
                ",";
        return text + " }, token_rule = \"" + any_of({"spiral", "random"}) +
               "\", apart = " + any_of({"true", "true", "true", "false"}) + " }, ";
    }
    static int times(const std::string& words, const std::string& word) {
        int count = 0;
        for (std::size_t at = words.find(word); at != std::string::npos;
             at = words.find(word, at + 1))
            ++count;
        return count;
    }

    Random chance_;
    std::array<Area, 2> areas_;
};

void check_any_maps(int maps, int deals, std::uint64_t first) {
    for (int map = 0; map < maps; ++map) {
        const std::uint64_t seed = first + static_cast<std::uint64_t>(map);
        const TrialMods mods;
        const std::string lua = AnyMap(seed).lua();
        mods.lua(lua);
        std::vector<Problem> problems;
        const auto content =
            load_content(LoadRequest{mods.roots(),
                                     "base",
                                     {"trial"},
                                     {{"map_setup", "custom"}, {"custom_map", "any"}},
                                     3},
                         problems);
        for (const Problem& problem : problems)
            FAIL_CHECK("map " << seed << ": " << problem.line() << "\n" << lua);
        if (content != nullptr) check_deals("map " + std::to_string(seed), content, seed, deals);
    }
}

}  // namespace

TEST_CASE(
    "B-51 B-52 T-18 S-74 land lies as the map and its terrains say, with any options on any map") {
    check_mixtures(1, as_many(4), 1);
}

TEST_CASE("B-51 B-52 T-18 S-74 land lies as it should with many mixtures of options on any map",
          "[slow]") {
    check_mixtures(20, 10, 2);
}

TEST_CASE("B-51 B-52 T-18 S-74 land lies as it should with hundreds of mixtures on any map",
          "[.large]") {
    check_mixtures(200, 10, 3);
}

TEST_CASE("B-51 B-52 B-53 T-18 S-74 land lies as it should on maps made by chance") {
    check_any_maps(as_many(40), 5, 1);
}

TEST_CASE("B-51 B-52 B-53 T-18 S-74 land lies as it should on many maps made by chance", "[slow]") {
    check_any_maps(250, 10, 1000);
}

TEST_CASE("B-51 B-52 B-53 T-18 S-74 land lies as it should on thousands of maps", "[.large]") {
    check_any_maps(5000, 10, 2000);
}

TEST_CASE(
    "T-18 a tile has one of its terrain's own tokens on every map and however tokens are dealt") {
    const TrialMods mods;
    mods.lua(R"(
hex.terrain "spring" { title = "Spring", numbered = true, produces = { ore = 1 }, own_tokens = { 4, 10 } }
hex.replacement "spring" { terrain = "spring", replaces = { "desert", "hills" }, count = 2 })");
    const std::vector<std::vector<OptionValue>> tables = {
        {{"map_setup", "beginner"}},
        {{"number_layout", "spiral"}},
        {{"number_layout", "spiral"}, {"number_start", "chosen_corner"}},
        {{"number_layout", "random"}},
        {{"map_setup", "custom"}, {"custom_map", "atoll"}},
        {{"map_setup", "custom"}, {"custom_map", "printed_large"}}};
    for (const std::vector<OptionValue>& options : tables)
        for (const int players : {3, 5}) {
            std::vector<Problem> problems;
            const auto content = load_content(
                LoadRequest{mods.roots(), "base", {"trial"}, options, players}, problems);
            REQUIRE(content != nullptr);
            const Rulebook book(content);
            for (std::uint64_t seed = 1; seed <= 10; ++seed) {
                const State state = dealt_state(book, seed);
                int springs = 0;
                for (const TileId tile : all_ids<TileId>(book.board().tile_count())) {
                    if (content->terrains[state.terrain[tile]].name != "spring") continue;
                    ++springs;
                    CHECK((state.token[tile] == 4 || state.token[tile] == 10));
                }
                CHECK(springs == 2);
            }
        }
}

TEST_CASE("B-52 what a player asks of neighbouring numbers holds along a spiral, too") {
    const Rulebook book(load_base(4, {{"adjacent_equal_numbers", "forbid"},
                                      {"adjacent_2_12", "forbid"},
                                      {"max_intersection_pips", "11"}}));
    for (std::uint64_t seed = 1; seed <= 100; ++seed)
        CHECK(broken_wishes(book, start_game(book, seed)) == 0);
}

}  // namespace hexholm::test
