#include <optional>

#include "src/anim/places/looks.h"
#include "src/anim/places/places.h"
#include "src/anim/places/sea_way.h"
#include "src/anim/places/stands.h"
#include "src/anim/show/choreography.h"
#include "src/anim/stage/markers.h"
#include "src/anim/stage/stage.h"
#include "src/scene/hex_space.h"
#include "src/scene/pick.h"
#include "tests/src/sea_table.h"

namespace hexholm {
namespace {

using anim::AnchorKind;
using anim::CueKind;
using scene::ground_distance;
using test::piece_named;
using test::sea_content;

constexpr float kApothem = 0.866f;

struct SeaTable {
    explicit SeaTable(const std::string& scenario)
        : content(sea_content(scenario, 4)), book(content), state(start_game(book, 3)) {}
    const Board& board() const { return book.board(); }
    bool wet(TileId tile) const { return anim::is_water(*content, state, tile); }
    // An edge with so many tiles of water at its sides.
    EdgeId edge_with(std::size_t wet_sides) const {
        for (const EdgeId edge : all_ids<EdgeId>(board().edge_count())) {
            const auto& tiles = board().tiles(edge);
            if (tiles.size() == 2 && std::size_t{wet(tiles[0])} + wet(tiles[1]) == wet_sides &&
                !anim::is_rim(*content, state, tiles[0]) &&
                !anim::is_rim(*content, state, tiles[1]))
                return edge;
        }
        FAIL("no such edge");
        return {};
    }
    TileId face_down() const {
        for (const TileId tile : all_ids<TileId>(board().tile_count()))
            if (state.face_down[tile] != 0) return tile;
        FAIL("nothing lies face down");
        return {};
    }
    scene::Scene scene(const std::vector<anim::Cue>& cues = {}, double now = 0) {
        const anim::StageSetting setting = {book, looks, colors};
        scene::Scene scene;
        anim::set_stage(setting, View{PlayerId(0), state}, cues, now, scene);
        return scene;
    }

    std::shared_ptr<const Content> content;
    Rulebook book;
    State state;
    scene::ModelNames names;
    anim::Looks looks = anim::find_looks(*content, names, "");
    std::vector<std::uint32_t> colors = {1, 2, 3, 4};
};

TEST_CASE("a figure that blocks a tile greys it only where it would give something") {
    SeaTable table("new_shores");
    std::array<bool, 2> met{};
    for (const PawnId pawn : table.content->pawns.ids()) {
        if (!table.content->pawns[pawn].blocks_production) continue;
        for (const TileId tile : all_ids<TileId>(table.board().tile_count())) {
            if (table.wet(tile)) continue;
            const bool gives = table.state.token[tile] != 0;
            met[gives ? 1 : 0] = true;
            table.state.pawns[pawn] = tile;
            CHECK(table.scene().tiles[tile.index()].blocked == gives);
        }
    }
    CHECK(met == std::array<bool, 2>{true, true});
}

TEST_CASE("a ship lies on the water, off the beach and along its edge") {
    const SeaTable table("new_shores");
    const PieceId ship = piece_named(*table.content, "ship");
    const EdgeId coast = table.edge_with(1);
    const anim::Stand stand = anim::stand_of(table.book, table.state, ship, coast.number());
    REQUIRE(stand.position.y == scene::kWaterLevel);
    REQUIRE(stand.turn_rad == anim::heading_of(table.board(), coast));
    for (const TileId tile : table.board().tiles(coast)) {
        const float away = ground_distance(stand.position, anim::place_of(table.board(), tile));
        REQUIRE((away < kApothem) == table.wet(tile));
    }
    const EdgeId open = table.edge_with(2);
    const anim::Stand at_sea = anim::stand_of(table.book, table.state, ship, open.number());
    REQUIRE(ground_distance(at_sea.position, anim::place_of(table.board(), open)) < 0.001f);
}

TEST_CASE("a road at the coast stays on its edge") {
    const SeaTable table("new_shores");
    const EdgeId coast = table.edge_with(1);
    const anim::Stand stand = anim::stand_of(table.book, table.state,
                                             piece_named(*table.content, "road"), coast.number());
    REQUIRE(stand.position == anim::place_of(table.board(), coast));
}

TEST_CASE("a way over the water keeps off the land") {
    const SeaTable table("four_islands");
    const anim::Anchor from = {AnchorKind::edge, table.edge_with(1).number()};
    EdgeId last;
    for (const EdgeId edge : all_ids<EdgeId>(table.board().edge_count()))
        if (table.board().tiles(edge).size() == 2 && table.wet(table.board().tiles(edge)[0]) &&
            table.wet(table.board().tiles(edge)[1]))
            last = edge;
    const auto way =
        anim::sea_way(table.book, table.state, from, {AnchorKind::edge, last.number()});
    REQUIRE(way.size() > 8);
    for (std::size_t at = 1; at + 1 < way.size(); ++at)
        for (const TileId tile : all_ids<TileId>(table.board().tile_count()))
            if (!table.wet(tile))
                REQUIRE(ground_distance(way[at], anim::place_of(table.board(), tile)) > kApothem);
}

TEST_CASE("a course begins and ends where its way does") {
    const std::vector<scene::Vec3> way = {{0, 0, 0}, {1, 0, 0}, {1, 0, 3}};
    REQUIRE(anim::length_of(way) == Approx(4));
    REQUIRE(anim::course_at(way, 0).position == way.front());
    REQUIRE(anim::course_at(way, 0.5f).position.z == Approx(1));
    REQUIRE(anim::course_at(way, 0.5f).direction.z > 0);
    REQUIRE(anim::course_at(way, 1).position == way.back());
}

TEST_CASE("a piece that is moved sails, and is at its new place when it has arrived") {
    SeaTable table("new_shores");
    const PieceId ship = piece_named(*table.content, "ship");
    const EdgeId from = table.edge_with(1);
    const EdgeId to = table.edge_with(2);
    table.state.edges[from] = Spot{PlayerId(0), ship};
    EventList events;
    events.push_back({.kind = EventKind::moved,
                      .player = PlayerId(0),
                      .a = ship.number(),
                      .b = from.number(),
                      .c = to.number()});
    const anim::Plan plan = anim::choreograph(table.book, View{PlayerId(0), table.state}, events);
    REQUIRE(plan.cues.size() == 1);
    REQUIRE(plan.cues[0].kind == CueKind::sail);
    REQUIRE(plan.shown.size() == 1);
    REQUIRE(plan.shown[0].at == Approx(plan.length));
    const auto ships = [&](double now) {
        std::vector<scene::Piece> found;
        for (const scene::Piece& piece : table.scene(plan.cues, now).pieces)
            if (piece.model == table.looks.pieces[ship]) found.push_back(piece);
        return found;
    };
    const auto under_way = ships(plan.length / 2);
    REQUIRE(under_way.size() == 1);
    const auto old_place = anim::stand_of(table.book, table.state, ship, from.number()).position;
    REQUIRE(ground_distance(under_way[0].position, old_place) > 0.2f);
}

TEST_CASE("fog lifts from a tile that is turned up, and what it brings flies from there") {
    SeaTable table("fog_island");
    const TileId tile = table.face_down();
    const TerrainId terrain(0);
    EventList events;
    events.push_back({.kind = EventKind::changed_tile,
                      .player = PlayerId(1),
                      .a = tile.number(),
                      .b = terrain.number(),
                      .c = 5});
    Event gained{.kind = EventKind::gained, .player = PlayerId(1)};
    gained.goods[0].set(GoodId(0), 1);
    events.push_back(gained);
    const anim::Plan plan = anim::choreograph(table.book, View{PlayerId(0), table.state}, events);
    REQUIRE(plan.cues[0].kind == CueKind::unveil);
    const auto goods = std::find_if(plan.cues.begin(), plan.cues.end(), [](const anim::Cue& cue) {
        return cue.kind == CueKind::fly_good;
    });
    REQUIRE(goods != plan.cues.end());
    REQUIRE(goods->from == anim::Anchor{AnchorKind::tile, tile.number()});
    REQUIRE(goods->start > plan.shown[0].at);

    const std::size_t before = table.scene().pieces.size();
    REQUIRE(table.scene().tiles[tile.index()].face_down);
    table.state.face_down[tile] = 0;
    table.state.terrain[tile] = terrain;
    const scene::Scene lifting = table.scene(plan.cues, 0.5);
    REQUIRE_FALSE(lifting.tiles[tile.index()].face_down);
    REQUIRE(lifting.tiles[tile.index()].sunk > 0.1f);
    REQUIRE(lifting.pieces.size() > before);
    REQUIRE(table.scene(plan.cues, 1.69).tiles[tile.index()].sunk == 0);
}

TEST_CASE("what must be seen at a glance leaves out the rim of the map") {
    const SeaTable table("new_shores");
    const auto places = anim::places_to_show(table.book, table.state);
    const scene::Vec3 middle = anim::extent_of(table.board()).middle;
    float widest = 0;
    for (const scene::Vec3 place : places)
        widest = std::max(widest, std::abs(place.x - middle.x));
    REQUIRE(widest < anim::extent_of(table.board()).radius - 1);
    REQUIRE(places.size() > 6 * 30);
}

TEST_CASE("room is kept for harbours that are laid during the game") {
    SeaTable table("new_world");
    REQUIRE(table.book.harbour_count() > 0);
    REQUIRE(table.state.harbour_edges[HarbourSiteId(0)].is_none());
    const auto lowest = [&] {
        float z = 0;
        for (const scene::Vec3 place : anim::places_to_show(table.book, table.state))
            z = std::max(z, place.z);
        return z;
    };
    const float before = lowest();
    for (const HarbourSiteId site : all_ids<HarbourSiteId>(table.book.harbour_count())) {
        EdgeId southern(0);
        for (const EdgeId edge : all_ids<EdgeId>(table.board().edge_count()))
            for (const TileId tile : table.board().tiles(edge))
                if (!anim::is_water(*table.content, table.state, tile) &&
                    anim::place_of(table.board(), edge).z >
                        anim::place_of(table.board(), southern).z)
                    southern = edge;
        table.state.harbour_edges[site] = southern;
    }
    CHECK(lowest() <= before);
}

// New Shores with one counter that has markers, at these places.
struct MarkedTable {
    MarkedTable(Owner per, const std::vector<std::uint16_t>& places)
        : content(std::make_shared<Content>(*sea_content("new_shores", 4))) {
        Counter counter;
        counter.name = "trial_village";
        counter.per = per;
        counter.most = 5;
        counter.marker = true;
        counter.cell = 0;
        counter.marked_only = true;
        counter.mark(places);
        for (const CounterId id : content->counters.ids())
            content->counters[id].marker = false;
        content->counters.add(counter);
        book.emplace(content);
        state = start_game(*book, 3);
        for (std::size_t cell = 0; cell < places.size(); ++cell)
            state.counters[cell] = 0;
    }
    std::vector<scene::Marker> markers() const {
        scene::ModelNames names;
        const anim::Looks looks = anim::find_looks(*content, names, "");
        const std::vector<std::uint32_t> colors = {1, 2, 3, 4};
        scene::Scene scene;
        anim::add_markers({*book, looks, colors}, state, {}, 0, scene);
        return scene.markers;
    }

    std::shared_ptr<Content> content;
    std::optional<Rulebook> book;
    State state;
};

TEST_CASE("markers lie where their counter is not 0, and clear of buildings") {
    MarkedTable table(Owner::corner, {7, 11});
    table.state.counters[1] = 4;
    REQUIRE(table.markers().size() == 1);
    REQUIRE(table.markers()[0].value == 4);
    const scene::Vec3 corner = anim::place_of(table.book->board(), CornerId(11));
    REQUIRE(ground_distance(table.markers()[0].position, corner) < 0.01f);
    REQUIRE(anim::has_marker(*table.content, table.state, Owner::corner, 11));
    REQUIRE_FALSE(anim::has_marker(*table.content, table.state, Owner::corner, 7));
    table.state.corners[CornerId(11)] =
        Spot{PlayerId(0), piece_named(*table.content, "settlement")};
    REQUIRE(ground_distance(table.markers()[0].position, corner) > 0.25f);
}

TEST_CASE("a marker on land lies beside the number, and in its place when that is gone") {
    TileId numbered;
    const MarkedTable any(Owner::tile, {0});
    for (const TileId tile : all_ids<TileId>(any.book->board().tile_count()))
        if (any.state.token[tile] != 0) numbered = tile;
    MarkedTable table(Owner::tile, {numbered.value});
    table.state.counters[0] = 1;
    const scene::Vec3 middle = anim::place_of(table.book->board(), numbered);
    REQUIRE(table.markers().size() == 1);
    CHECK(ground_distance(table.markers()[0].position, middle) > 0.4f);
    table.state.token[numbered] = 0;
    CHECK(ground_distance(table.markers()[0].position, middle) < 0.01f);
    table.state.pawns[PawnId(0)] = numbered;
    CHECK(ground_distance(table.markers()[0].position, middle) > 0.4f);
}

TEST_CASE("no disc covers the number on another, of the same village or of the next one") {
    const SeaTable table("cloth");
    scene::ModelNames names;
    const anim::Looks looks = anim::find_looks(*table.content, names, "");
    const std::vector<std::uint32_t> colors = {1, 2, 3, 4};
    scene::Scene scene;
    anim::add_markers({table.book, looks, colors}, table.state, {}, 0, scene);
    REQUIRE(scene.markers.size() >= 16);
    for (std::size_t one = 0; one < scene.markers.size(); ++one)
        for (std::size_t other = 0; other < one; ++other)
            CHECK(ground_distance(scene.markers[one].position, scene.markers[other].position) >
                  0.59f);
}

}  // namespace
}  // namespace hexholm
