// Figures as they are seen on the table: where they stand, how they look and how they move.
#include <algorithm>

#include <catch2/catch.hpp>

#include "src/anim/places/places.h"
#include "src/anim/show/choreography.h"
#include "src/anim/stage/figures.h"
#include "tests/src/words_table.h"

namespace hexholm {
namespace {

// What the table shows of a game with figures.
struct Setting {
    explicit Setting(const std::string& mod) : Setting(test::words_content(mod)) {}
    explicit Setting(std::shared_ptr<const Content> given)
        : content(std::move(given)), book(content), looks(anim::find_looks(*content, names, "")) {
        state = start_game(book, 7);
        colors.assign(static_cast<std::size_t>(content->owners()), 0x2458d6);
    }
    scene::Scene at(double now = 0, const std::vector<anim::Cue>& cues = {}) const {
        scene::Scene scene;
        anim::set_stage({book, looks, colors}, view_for(book, state, PlayerId(0)), cues, now,
                        scene);
        return scene;
    }
    std::size_t pieces() const { return at().pieces.size(); }
    void put(FigureId figure, FigurePlace place) { state.figures[figure] = place; }

    std::shared_ptr<const Content> content;
    Rulebook book;
    scene::ModelNames names;
    anim::Looks looks;
    State state;
    std::vector<std::uint32_t> colors;
};

FigureId first_figure(const Content& content, const std::string& kind) {
    for (const FigureKind& one : content.figure_kinds)
        if (one.name == kind) return one.first;
    FAIL("no figure " << kind);
    return {};
}

FigureId next(FigureId figure) {
    return FigureId(figure.index() + 1);
}

}  // namespace

TEST_CASE("a figure stands on its corner in the colour of its owner") {
    Setting stage("duel");
    const FigureId knight = first_figure(*stage.content, "knight");
    const std::size_t before = stage.pieces();
    stage.put(knight, FigurePlace::on(PlaceKind::corner, 20));
    const scene::Scene scene = stage.at();
    REQUIRE(scene.pieces.size() == before + 1);
    const scene::Piece& piece = scene.pieces.back();
    CHECK(piece.position == anim::place_of(stage.content->board, CornerId(20)));
    CHECK(piece.team == scene::rgb(0x2458d6));
    CHECK(piece.seat == 0);
    CHECK(piece.on_base);
}

TEST_CASE("a number chooses a figure's look, and another one dims it") {
    Setting stage("duel");
    const FigureId knight = first_figure(*stage.content, "knight");
    stage.put(knight, FigurePlace::on(PlaceKind::corner, 20));
    const FigureKind& kind = stage.content->figure_kinds[stage.content->figures[knight].kind];
    const auto cell = [&](CounterId id) -> auto& {
        return stage.state.counters[stage.content->counters[id].cell_of(knight.index())];
    };
    cell(kind.looks_by) = 3;
    cell(kind.dim) = 0;
    CHECK(stage.at().pieces.back().rank == 3);
    CHECK(stage.at().pieces.back().shade < 1);
    cell(kind.dim) = 1;
    CHECK(stage.at().pieces.back().shade == 1);
}

TEST_CASE("only numbers that players know by a name stand before figures") {
    const auto untitled = std::make_shared<Content>(*test::words_content("duel"));
    const FigureId knight = first_figure(*untitled, "knight");
    const CounterId look = untitled->figure_kinds[untitled->figures[knight].kind].looks_by;
    untitled->counters[look].face.title.clear();
    Setting stage(untitled);
    stage.put(knight, FigurePlace::on(PlaceKind::corner, 20));
    CHECK(stage.at().pieces.back().rank == 0);
}

TEST_CASE("a figure needs room on land") {
    Setting stage("duel");
    const FigureId knight = first_figure(*stage.content, "knight");
    stage.put(knight, FigurePlace::on(PlaceKind::corner, 20));
    CHECK(stage.at().pieces.back().room > 0);
}

TEST_CASE("pieces wear the set that was chosen, and their own look where it has none") {
    const auto content = test::base_content(4);
    scene::ModelNames names;
    const anim::Looks own = anim::find_looks(*content, names, "no such set");
    const anim::Looks wooden = anim::find_looks(*content, names, "wooden");
    Content half = *content;
    half.pieces[PieceId(0)].face.set_models.clear();
    const anim::Looks mixed = anim::find_looks(half, names, "wooden");
    for (const PieceId piece : content->pieces.ids()) {
        const std::string name = content->pieces[piece].name;
        REQUIRE(names.name(own.pieces[piece]) == "base/" + name);
        REQUIRE(names.name(wooden.pieces[piece]) == "base/wooden_" + name + ".glb");
        REQUIRE(mixed.pieces[piece] == (piece == PieceId(0) ? own : wooden).pieces[piece]);
        REQUIRE(wooden.piece_icons[piece] == own.piece_icons[piece]);
    }
}

TEST_CASE("a set has a model for each look of a figure, or one for all of them") {
    Content duel = *Setting("duel").content;
    const FigureKindId knight(0);
    Face& face = duel.figure_kinds[knight].face;
    scene::ModelNames names;
    const auto shown = [&](const char* set) {
        const anim::Looks looks = anim::find_looks(duel, names, set);
        std::vector<std::string> found;
        for (const scene::ModelId id : looks.figures[knight])
            found.push_back(names.name(id));
        return found;
    };
    const std::vector<std::string> own = shown("");
    const std::string mod = face.mod + "/";
    face.set_models = {"block_#.glb"};
    REQUIRE(shown("wooden") ==
            std::vector{mod + "block_1.glb", mod + "block_2.glb", mod + "block_3.glb"});
    REQUIRE(shown("") == own);
    face.set_models = {"block.glb"};
    REQUIRE(shown("wooden") == std::vector(3, mod + "block.glb"));
    face.set_models = {""};
    REQUIRE(shown("wooden") == own);
}

TEST_CASE("figures without a model are known by a coin with letters") {
    Setting stage("wagon");
    const FigureId wagon = first_figure(*stage.content, "wagon");
    stage.put(wagon, FigurePlace::on(PlaceKind::corner, 20));
    const scene::Scene scene = stage.at();
    const auto coin = std::ranges::find_if(
        scene.pieces, [](const scene::Piece& piece) { return piece.coin.letters == "Wa"; });
    REQUIRE(coin != scene.pieces.end());
    CHECK(coin->coin.shown);
}

TEST_CASE("several figures in one place stand apart from each other and from a building") {
    Setting stage("wagon");
    const FigureId stone = first_figure(*stage.content, "stone");
    const FigurePlace corner = FigurePlace::on(PlaceKind::corner, 25);
    stage.put(stone, corner);
    stage.put(next(stone), corner);
    const auto at = [&](FigureId figure) {
        return anim::figure_stand(stage.book, stage.state, figure).position;
    };
    CHECK(scene::length(at(stone) - at(next(stone))) > 0.2f);
    stage.state.corners[CornerId(25)] = Spot{PlayerId(0), PieceId(0)};
    const scene::Vec3 middle = anim::place_of(stage.content->board, CornerId(25));
    CHECK(scene::length(at(stone) - middle) > 0.2f);
    CHECK(scene::length(at(next(stone)) - middle) > 0.2f);
}

TEST_CASE("cargo lies on the deck of its ship and goes along with it") {
    Setting stage("voyage");
    const FigureId ship = first_figure(*stage.content, "ship");
    const FigureId settler = first_figure(*stage.content, "settler");
    const EdgeId edge = stage.content->board.edges(CornerId(60))[0];
    const EdgeId goal = stage.content->board.edges(CornerId(60))[1];
    stage.put(ship, FigurePlace::on(PlaceKind::edge, edge.number()));
    stage.put(settler, FigurePlace::aboard(ship));
    const auto cargo = [&](double now, const std::vector<anim::Cue>& cues) {
        const scene::Scene scene = stage.at(now, cues);
        const auto found = std::ranges::find_if(
            scene.pieces, [](const scene::Piece& piece) { return piece.coin.letters == "Se"; });
        REQUIRE(found != scene.pieces.end());
        return found->position;
    };
    const scene::Vec3 deck = anim::figure_stand(stage.book, stage.state, ship).position;
    CHECK(cargo(0, {}).y > deck.y);
    anim::Cue cue;
    cue.kind = anim::CueKind::travel;
    cue.length = 1;
    cue.thing = ship.number();
    cue.from = anim::anchor_of(stage.state.figures[ship]);
    cue.to = {anim::AnchorKind::edge, goal.number()};
    CHECK(scene::length(cargo(0.7, {cue}) - cargo(0, {})) > 0.3f);
}

TEST_CASE("a figure goes its way step by step, and comes and goes visibly") {
    Setting stage("wagon");
    const FigureId wagon = first_figure(*stage.content, "wagon");
    const Board& board = stage.content->board;
    const auto on = [](CornerId corner) {
        return FigurePlace::on(PlaceKind::corner, corner.number());
    };
    const CornerId first(20);
    const CornerId second = board.other_end(board.edges(first)[0], first);
    const auto moved = [&](FigurePlace from, FigurePlace to) {
        return Event{.kind = EventKind::figure_moved,
                     .player = PlayerId(0),
                     .a = wagon.number(),
                     .b = from.bits(),
                     .c = to.bits()};
    };
    EventList events;
    events.push_back(moved({}, on(first)));
    events.push_back(moved(on(first), on(second)));
    events.push_back(moved(on(second), {}));
    const anim::Plan plan =
        anim::choreograph(stage.book, view_for(stage.book, stage.state, PlayerId(0)), events);
    std::vector<anim::CueKind> kinds;
    for (const anim::Cue& cue : plan.cues)
        if (cue.kind != anim::CueKind::dust) kinds.push_back(cue.kind);
    CHECK(kinds ==
          std::vector{anim::CueKind::appear, anim::CueKind::travel, anim::CueKind::vanish});
    REQUIRE(plan.shown.size() == 3);
    CHECK(plan.shown[1].at > plan.shown[0].at + 0.3);
}

}  // namespace hexholm
