// What awards, trades and the end of a game look like.
#include <cmath>
#include <set>

#include "engine/game/routes/routes.h"
#include "engine/session/longest_line.h"

#include "src/anim/places/looks.h"
#include "src/anim/show/choreography.h"
#include "src/anim/stage/celebration.h"
#include "src/anim/stage/stage.h"
#include "tests/src/sea_table.h"

namespace hexholm {
namespace {

using anim::Anchor;
using anim::AnchorKind;
using anim::CueKind;
using test::base_content;
using test::sea_content;

std::shared_ptr<const Content> content_of(const std::string& scenario) {
    return scenario.empty() ? base_content(4) : sea_content(scenario, 4);
}

struct Board4 {
    explicit Board4(const std::string& scenario = "")
        : content(content_of(scenario)), book(content), state(start_game(book, 5)) {}

    void play(int moves) {
        Random chance{77, 0};
        ActionList legal;
        for (int move = 0; move < moves && state.stage != Stage::over; ++move)
            for (const PlayerId player : all_ids<PlayerId>(book.players())) {
                if (!has(to_act(book, state), player)) continue;
                legal_actions(book, state, player, legal);
                const auto count = static_cast<std::uint32_t>(legal.size());
                const Action chosen = legal[chance.below(count)];
                apply(book, state, complete_at_random(book, state, chosen, chance), nullptr);
                break;
            }
    }
    anim::Plan plan(const Event& event) const {
        EventList events;
        events.push_back(event);
        return anim::choreograph(book, View{PlayerId(0), state}, events);
    }
    scene::Scene scene(const std::vector<anim::Cue>& cues, double now) {
        scene::Scene scene;
        anim::set_stage({book, looks, colors}, View{PlayerId(0), state}, cues, now, scene);
        return scene;
    }
    AwardId route_award() const {
        for (const AwardId award : content->awards.ids())
            if (content->awards[award].metric == Metric::route) return award;
        FAIL("no award for a route");
        return {};
    }

    std::shared_ptr<const Content> content;
    Rulebook book;
    State state;
    scene::ModelNames names;
    anim::Looks looks = anim::find_looks(*content, names, "");
    std::vector<std::uint32_t> colors = {0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF};
};

const anim::Cue* cue_of(const anim::Plan& plan, CueKind kind) {
    for (const anim::Cue& cue : plan.cues)
        if (cue.kind == kind) return &cue;
    return nullptr;
}

}  // namespace

TEST_CASE("the line that is shown has as many edges as count, all of them the player's") {
    for (const std::string scenario : {"", "new_shores"}) {
        Board4 table(scenario);
        const unsigned routes = table.content->awards[table.route_award()].routes;
        int longest = 0;
        for (int part = 0; part < 12; ++part) {
            table.play(90);
            for (const PlayerId player : all_ids<PlayerId>(4)) {
                const auto line = longest_line(table.book, table.state, player, routes);
                const int length = longest_route(table.book, table.state, player, routes);
                REQUIRE(static_cast<int>(line.size()) == length);
                longest = std::max(longest, length);
                std::set<int> edges;
                for (const LineEdge& one : line) {
                    REQUIRE(table.state.edges[one.edge].owner() == player);
                    REQUIRE(edges.insert(one.edge.number()).second);
                    REQUIRE(one.step < length);
                }
            }
        }
        REQUIRE(longest >= 4);
    }
}

TEST_CASE("a line lights up from one end to the other when it takes an award") {
    Board4 table;
    table.play(700);
    const AwardId award = table.route_award();
    const unsigned routes = table.content->awards[award].routes;
    PlayerId leader(0);
    for (const PlayerId player : all_ids<PlayerId>(4))
        if (longest_route(table.book, table.state, player, routes) >
            longest_route(table.book, table.state, leader, routes))
            leader = player;
    const anim::Plan plan =
        table.plan({.kind = EventKind::award_moved, .player = leader, .a = award.number(), .b = 5});
    const anim::Cue* trace = cue_of(plan, CueKind::trace);
    REQUIRE(trace != nullptr);
    const auto lit = [&](double part) {
        const scene::Scene scene = table.scene(plan.cues, trace->start + part * trace->length);
        return std::count_if(scene.pieces.begin(), scene.pieces.end(),
                             [](const scene::Piece& piece) { return piece.glow > 0.3f; });
    };
    const int length = longest_route(table.book, table.state, leader, routes);
    REQUIRE(length >= 3);
    REQUIRE(lit(0.0) == 0);
    REQUIRE(lit(0.75) == length);
    REQUIRE(lit(0.15) < length);
    REQUIRE(lit(1.0) == 0);
}

TEST_CASE("awards for other things, and those that nobody gets, light no line") {
    const Board4 table;
    const AwardId award = table.route_award();
    CHECK(cue_of(table.plan(
                     {.kind = EventKind::award_moved, .other = PlayerId(1), .a = award.number()}),
                 CueKind::trace) == nullptr);
    for (const AwardId other : table.content->awards.ids())
        if (table.content->awards[other].metric != Metric::route)
            CHECK(cue_of(table.plan({.kind = EventKind::award_moved,
                                     .player = PlayerId(1),
                                     .a = other.number()}),
                         CueKind::trace) == nullptr);
}

TEST_CASE("a winner is celebrated before the scores are shown, and the eye comes back") {
    const Board4 table;
    const anim::Plan plan = table.plan({.kind = EventKind::game_over, .player = PlayerId(2)});
    const anim::Cue* party = cue_of(plan, CueKind::celebrate);
    REQUIRE(party != nullptr);
    REQUIRE(plan.length == Approx(anim::kCelebrateAlone_s));
    REQUIRE(party->length > plan.length);
    CHECK(anim::sway_rad(plan.cues, party->start) == Approx(0).margin(1e-4));
    CHECK(std::abs(anim::sway_rad(plan.cues, party->start + plan.length * 0.3)) > 0.1f);
    CHECK(anim::sway_rad(plan.cues, party->start + plan.length) == Approx(0).margin(1e-4));
    CHECK(anim::sway_rad(plan.cues, party->start + party->length - 1) == Approx(0).margin(1e-4));
    CHECK(cue_of(table.plan({.kind = EventKind::game_over}), CueKind::celebrate) == nullptr);
}

TEST_CASE("fireworks and paper are in the air while somebody is celebrated, and nothing after") {
    Board4 table;
    const anim::Plan plan = table.plan({.kind = EventKind::game_over, .player = PlayerId(1)});
    const anim::Cue* party = cue_of(plan, CueKind::celebrate);
    CHECK(table.scene(plan.cues, party->start + 2.5).sparks.size() > 50);
    CHECK(table.scene(plan.cues, party->start + party->length + 0.1).sparks.empty());
}

TEST_CASE("two who trade shake hands, and both goods fly at the same time") {
    const Board4 table;
    Event event{.kind = EventKind::traded, .player = PlayerId(1), .other = PlayerId(3)};
    event.goods[0].set(GoodId(0), 1);
    event.goods[1].set(GoodId(1), 1);
    const anim::Plan plan = table.plan(event);
    REQUIRE(cue_of(plan, CueKind::shake_hands) != nullptr);
    std::vector<anim::Cue> flights;
    for (const anim::Cue& cue : plan.cues)
        if (cue.kind == CueKind::fly_good) flights.push_back(cue);
    REQUIRE(flights.size() == 2);
    CHECK(flights[0].start == flights[1].start);
    CHECK(flights[0].from == flights[1].to);
    CHECK(flights[0].to == flights[1].from);
}

TEST_CASE("a piece that lands whirls up dust, on water it splashes") {
    const Board4 table;
    const anim::Plan plan =
        table.plan({.kind = EventKind::placed, .player = PlayerId(0), .a = 0, .b = 10});
    const anim::Cue* drop = cue_of(plan, CueKind::drop);
    const anim::Cue* dust = cue_of(plan, CueKind::dust);
    REQUIRE(drop != nullptr);
    REQUIRE(dust != nullptr);
    CHECK(dust->start > drop->start);
    CHECK(dust->start < drop->start + drop->length);
    CHECK(plan.length < dust->start + dust->length);
}

TEST_CASE("a figure walks from tile to tile and ends where it shall stand") {
    Board4 table;
    const PawnId pawn(0);
    const TileId from = table.state.pawns[pawn];
    const TileId to((from.index() + 7) % table.book.board().tile_count());
    const anim::Plan plan = table.plan({.kind = EventKind::pawn_moved,
                                        .player = PlayerId(0),
                                        .a = pawn.number(),
                                        .b = from.number(),
                                        .c = to.number()});
    const anim::Cue* walk = cue_of(plan, CueKind::hop);
    REQUIRE(walk != nullptr);
    const auto height = [&](double part) {
        const scene::Scene scene = table.scene({*walk}, walk->start + part * walk->length);
        for (const scene::Piece& piece : scene.pieces)
            if (piece.model == table.looks.pawns[pawn]) return piece.position.y;
        return -1.0f;
    };
    const float rest = height(0);
    bool steps = false;
    float before = rest;
    bool fell = false;
    for (int at = 1; at < 60; ++at) {
        const float now = height(at / 60.0);
        fell |= now < before - 0.01f;
        steps |= fell && now > before + 0.01f;
        before = now;
    }
    CHECK(steps);  // it comes down and goes up again on its way
    CHECK(height(0.9999) == Approx(rest).margin(0.1));
}

TEST_CASE("a harbour that is laid comes up out of the water") {
    Board4 table;
    const EdgeId edge = table.state.harbour_edges[HarbourSiteId(0)];
    const anim::Plan plan = table.plan({.kind = EventKind::harbour_laid,
                                        .player = PlayerId(0),
                                        .a = 0,
                                        .b = edge.number(),
                                        .c = 0});
    const anim::Cue* rise = cue_of(plan, CueKind::rise);
    REQUIRE(rise != nullptr);
    const auto sunk = [&](double now) {
        float most = 0;
        for (const scene::Harbour& harbour : table.scene(plan.cues, now).harbours)
            most = std::max(most, harbour.sunk);
        return most;
    };
    CHECK(sunk(rise->start) > 0.9f);
    CHECK(sunk(rise->start + rise->length * 0.5) < 0.6f);
    CHECK(sunk(rise->start + rise->length + 0.1) == 0);
}

TEST_CASE("the time of day of a map is that of the scene") {
    CHECK(Board4().scene({}, 0).mood == scene::Mood::noon);
    CHECK(Board4("pirate_islands").scene({}, 0).mood == scene::Mood::night);
    CHECK(Board4("wonders").scene({}, 0).mood == scene::Mood::evening);
    CHECK(Board4("fog_island").scene({}, 0).mood == scene::Mood::morning);
}

TEST_CASE("no tile lies beside one of the same variant") {
    Board4 table;
    const auto tiles = table.scene({}, 0).tiles;
    for (const scene::Tile& a : tiles)
        for (const scene::Tile& b : tiles) {
            const float far = scene::length(a.position - b.position);
            if (far > 0.1f && far < 1.8f) CHECK(a.variant != b.variant);
        }
}

}  // namespace hexholm
