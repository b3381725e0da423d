// A game that goes on with other rules than it was begun with.
#include "engine/game/game.h"
#include "engine/game/view/points.h"
#include "engine/session/refit.h"

#include "tests/engine/lua_support.h"
#include "tests/support/random_game.h"

namespace hexholm::test {
namespace {

constexpr std::uint64_t kSeed = 3;
constexpr const char* kNothing = "-- nothing yet\n";

std::shared_ptr<const Content> loaded(const TrialMods& mods, const std::string& lua) {
    mods.lua(lua);
    std::vector<Problem> problems;
    auto content = mods.load(problems);
    INFO((problems.empty() ? "" : problems[0].line()));
    REQUIRE(content != nullptr);
    return content;
}

struct Played {
    std::vector<RecordedAction> actions;
    State state;
};

Played play_at_random(const std::shared_ptr<const Content>& content, std::size_t actions) {
    const Rulebook book(content);
    Played played{{}, start_game(book, kSeed)};
    Random chance{1, 0};
    while (played.actions.size() < actions) {
        PlayerId player;
        for (const PlayerId each : all_ids<PlayerId>(book.players()))
            if (has(to_act(book, played.state), each)) player = each;
        const Action action = random_action(book, played.state, player, chance);
        REQUIRE(apply(book, played.state, action));
        played.actions.push_back({action, digest(played.state)});
    }
    return played;
}

State state_of(const std::shared_ptr<const Content>& content,
               const std::vector<RecordedAction>& actions) {
    const Rulebook book(content);
    State state = start_game(book, kSeed);
    for (const RecordedAction& record : actions)
        REQUIRE(apply(book, state, record.action));
    return state;
}

TEST_CASE("a game goes on as it was on rules that are written otherwise and say the same") {
    const TrialMods mods;
    const auto before = loaded(mods, kNothing);
    const Played played = play_at_random(before, 300);
    const auto after = loaded(mods, "-- the same, in other words\n");
    const Refit fitted = refit(*before, after, kSeed, played.actions);
    CHECK_FALSE(fitted.misfit);
    REQUIRE(fitted.fits.size() == 300);
    CHECK(digest(state_of(after, fitted.fits)) == digest(played.state));
}

TEST_CASE("a game goes the same way by rules that change no state, and by no others") {
    const TrialMods mods;
    const auto counter = [&](const std::string& rest) {
        return loaded(mods, "hex.counter 'luck' { title = 'Luck', per = 'player', " + rest + " }");
    };
    const Played played = play_at_random(counter("start = 1, most = 9"), 300);
    CHECK(goes_the_same_way(counter("start = 1, most = 8"), kSeed, played.actions));
    CHECK_FALSE(goes_the_same_way(counter("start = 2, most = 9"), kSeed, played.actions));
    auto unknown = played.actions;
    unknown.front().digest.reset();
    CHECK_FALSE(goes_the_same_way(counter("start = 1, most = 9"), kSeed, unknown));
}

TEST_CASE("actions keep their meaning when new declarations move every number") {
    const TrialMods mods;
    const auto before = loaded(mods, kNothing);
    const Played played = play_at_random(before, 200);
    const auto after = loaded(mods, R"(
hex.good "amber" { title = "Amber", bank = 5 }
hex.counter "aa" { title = "A", per = "game", most = 3 }
hex.action "aaa" { title = "First of all", phases = { "main" }, effect = { function(game) game:add("aa", 1) end } }
)");
    const Refit fitted = refit(*before, after, kSeed, played.actions);
    INFO((fitted.misfit ? fitted.misfit->what : ""));
    CHECK_FALSE(fitted.misfit);
    REQUIRE(fitted.fits.size() == 200);
    bool moved = false;
    for (std::size_t at = 0; at < 200; ++at) {
        const ActionKindId old = played.actions[at].action.kind;
        const ActionKindId now = fitted.fits[at].action.kind;
        CHECK(before->kinds[old].name == after->kinds[now].name);
        moved |= old != now;
    }
    CHECK(moved);
    const State state = state_of(after, fitted.fits);
    const auto points = [&](const std::shared_ptr<const Content>& content, const State& of) {
        return all_points(Rulebook(content), of, PlayerId(0));
    };
    CHECK(points(after, state) == points(before, played.state));
}

TEST_CASE("the first action that the new rules refuse is named, and all before it are kept") {
    const TrialMods mods;
    const auto before = loaded(mods, kNothing);
    const Played played = play_at_random(before, 100);
    const auto after = loaded(mods, R"(hex.patch("piece", "road") { cost = { wool = 9 } })");
    const Refit fitted = refit(*before, after, kSeed, played.actions);
    REQUIRE(fitted.misfit);
    CHECK(fitted.misfit->number == fitted.fits.size() + 1);
    const Action& first = played.actions[fitted.fits.size()].action;
    CHECK(before->kinds[first.kind].verb == Verb::build);
    CHECK(fitted.misfit->action.find("build_road") != std::string::npos);
    CHECK_FALSE(fitted.misfit->what.empty());
    CHECK(fitted.misfit->where.empty());
}

TEST_CASE("an action that is not declared any more is named") {
    const TrialMods mods;
    const auto before = loaded(mods, R"(
hex.counter "tide" { title = "Tide", per = "game", most = 99 }
hex.action "wait" { title = "Wait", phases = { "main" }, effect = { function(game) game:add("tide", 1) end } }
)");
    const Played played = play_at_random(before, 200);
    const auto after = loaded(mods, kNothing);
    const Refit fitted = refit(*before, after, kSeed, played.actions);
    REQUIRE(fitted.misfit);
    CHECK(fitted.misfit->action.find("do_wait") != std::string::npos);
    CHECK(fitted.misfit->what == "there is no such action any more");
}

TEST_CASE("a function that fails in an action of the past is told with its line") {
    const TrialMods mods;
    const auto before = loaded(mods, kNothing);
    const Played played = play_at_random(before, 60);
    const auto after = loaded(mods, "hex.on('rolled', function(game)\n  error('too late')\nend)\n");
    const Refit fitted = refit(*before, after, kSeed, played.actions);
    REQUIRE(fitted.misfit);
    CHECK(fitted.misfit->where == "trial/main.lua:2");
    CHECK(fitted.misfit->what == "too late");
}

// A row of tiles with another one above it, or without.
std::string row_of_land(bool another) {
    return std::string("hex.map \"strip\" { title = \"Strip\", rows = {") +
           (another ? R"({ q = 0, r = -1, "desert" },)" : "") +
           R"({ q = -1, r = 0, "hills 8", "forest 5", "fields 9", "pasture 4", "mountains 10",
 "hills 6", "forest 3", "pasture 11", "fields 4" },
 { q = -2, r = 1, "forest 4", "hills 9", "pasture 8", "fields 3", "mountains 5", "forest 10",
 "hills 11", "fields 6", "pasture 9" } } }
)";
}

TEST_CASE("places are known by where they lie when the map gets another tile") {
    const TrialMods mods;
    const auto on_strip = [&](bool another) {
        mods.lua(row_of_land(another));
        std::vector<Problem> problems;
        auto content = load_content({mods.roots(),
                                     "base",
                                     {"trial"},
                                     {{"map_setup", "custom"}, {"custom_map", "strip"}},
                                     4},
                                    problems);
        INFO((problems.empty() ? "" : problems[0].line()));
        REQUIRE(content != nullptr);
        return content;
    };
    const auto before = on_strip(false);
    const Played played = play_at_random(before, 16);  // the set-up of four players
    const auto after = on_strip(true);
    REQUIRE(after->board.tile_count() == before->board.tile_count() + 1);
    const Refit fitted = refit(*before, after, kSeed, played.actions);
    INFO((fitted.misfit ? fitted.misfit->action + ": " + fitted.misfit->what : ""));
    CHECK_FALSE(fitted.misfit);
    const State state = state_of(after, fitted.fits);
    int pieces = 0;
    for (const CornerId at : all_ids<CornerId>(before->board.corner_count())) {
        if (played.state.corners[at].empty()) continue;
        ++pieces;
        for (const CornerId now : all_ids<CornerId>(after->board.corner_count()))
            if (after->board.point(now) == before->board.point(at))
                CHECK(state.corners[now] == played.state.corners[at]);
    }
    CHECK(pieces == 8);
}

}  // namespace
}  // namespace hexholm::test
