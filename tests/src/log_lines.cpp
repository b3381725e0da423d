// Lines of the log: what they say, in which order, and where it happened.
#include "engine/game/places/card_place.h"
#include "engine/game/places/figure_place.h"

#include "src/app/mods/catalogue.h"
#include "src/ui/past/log_panel.h"
#include "src/ui/past/log_text.h"
#include "src/ui/past/log_things.h"
#include "tests/src/sea_table.h"
#include "tests/support/random_game.h"

namespace hexholm {
namespace {

ui::LogLine line_of(const Content& content, const Event& event) {
    ui::LogLine line;
    REQUIRE(ui::log_line(content, event, line));
    return line;
}

PieceId corner_piece(const Content& content) {
    for (const PieceId piece : content.pieces.ids())
        if (content.pieces[piece].on == PlaceKind::corner) return piece;
    return {};
}

TEST_CASE("the log has fewer lines where the land lies under it, but some always") {
    const ui::Rect log = {12, 66, 330, 190};
    CHECK(ui::lines_beside(log, 1, {}) == 6);
    const std::vector<ImVec2> beside = {{400, 70}, {30, 400}, {60, 20}};
    CHECK(ui::lines_beside(log, 1, beside) == 6);
    const std::vector<ImVec2> under = {{90, 66 + 4 * 25 + 9}};
    CHECK(ui::lines_beside(log, 1, under) == 4);
    const std::vector<ImVec2> touched = {{90, 66 + 4 * 25 + 5}};
    CHECK(ui::lines_beside(log, 1, touched) == 3);
    const std::vector<ImVec2> close = {{90, 70}};
    CHECK(ui::lines_beside(log, 1, close) == 2);
}

TEST_CASE("a line about a piece shows its picture in its owner's colour, and where it stands") {
    const auto content = test::base_content(3);
    const PieceId piece = corner_piece(*content);
    const ui::LogLine line = line_of(
        *content, {.kind = EventKind::placed, .player = PlayerId(1), .a = piece.number(), .b = 12});
    REQUIRE(line.words.size() == 2);
    CHECK(line.words[0].player == PlayerId(1));
    CHECK(line.words[1].thing.kind == ui::ThingKind::piece);
    CHECK(line.words[1].thing.index == piece.index());
    CHECK(line.words[1].thing.owner == PlayerId(1));
    REQUIRE(line.where.places.size() == 1);
    CHECK(line.where.places[0] == input::Place{PlaceKind::corner, 12});
    CHECK(line.where.players == mask_of(PlayerId(1)));
}

TEST_CASE("a line about a throw shows the dice, and points at tiles of its number") {
    const auto content = test::base_content(3);
    const ui::LogLine line =
        line_of(*content, {.kind = EventKind::rolled, .player = PlayerId(0), .a = 2, .b = 6});
    CHECK(line.where.rolled == 8);
    CHECK(line.heading);
    CHECK(line.words.back().dice == std::array<std::uint8_t, 4>{2, 6, 0, 0});
}

TEST_CASE("a line about goods grows with each tile that gives some") {
    const auto content = test::base_content(3);
    Event event = {.kind = EventKind::produced,
                   .player = PlayerId(2),
                   .a = 4,
                   .goods = {Bundle::of(GoodId(0), 1), {}}};
    ui::LogLine line = line_of(*content, event);
    event.a = 9;
    ui::add_to_line(line, event);
    CHECK(line.words[1].goods[GoodId(0)] == 2);
    REQUIRE(line.where.places.size() == 2);
    CHECK(line.where.places[1] == input::Place{PlaceKind::tile, 9});
}

TEST_CASE("a line about a raid says whom it has befallen, and where") {
    const auto content = test::sea_content("pirate_islands", 4);
    CueId raid;
    for (const CueId cue : content->cues.ids())
        if (content->cues[cue].name == "raid") raid = cue;
    REQUIRE(raid.is_some());
    const ui::LogLine line = line_of(*content, {.kind = EventKind::cue,
                                                .player = PlayerId(0),
                                                .other = PlayerId(2),
                                                .a = raid.number(),
                                                .b = 5});
    REQUIRE(line.words.size() == 2);
    CHECK(line.words[1].player == PlayerId(2));
    CHECK(has(line.where.players, PlayerId(2)));
    REQUIRE(line.where.places.size() == 1);
    CHECK(line.where.places[0] == input::Place{PlaceKind::tile, 5});
}

// Of something that lies on the board, or comes there; what is laid out before anybody plays is no move.
bool is_move(const Event& event) {
    if (event.kind == EventKind::figure_moved)
        return FigurePlace::of_bits(event.b).is_in_play() ||
               FigurePlace::of_bits(event.c).is_in_play();
    if (event.kind == EventKind::pawn_moved) return event.b >= 0 || event.player.is_some();
    return event.kind == EventKind::moved;
}

TEST_CASE("every move of a piece, a figure or a pawn has a line, in every scenario") {
    constexpr int kActions = 300;
    const app::Catalogue catalogue({"mods"}, {});
    for (const ScenarioSpec& scenario : catalogue.scenarios()) {
        const auto content = load_content(catalogue.request(scenario.id, scenario.players_most));
        REQUIRE(content);
        const Rulebook book(content.value());
        test::RandomGame game(book, 5);
        for (int action = 0; action < kActions && game.step(); ++action)
            for (const Event& event : game.events) {
                ui::LogLine line;
                INFO(scenario.id << " kind " << static_cast<int>(event.kind) << " a " << event.a
                                 << " b " << event.b << " c " << event.c);
                if (is_move(event)) CHECK(ui::log_line(*content.value(), event, line));
            }
    }
}

TEST_CASE("steps of one figure are one line, which points at its whole way") {
    const Event first = {.kind = EventKind::figure_moved,
                         .player = PlayerId(0),
                         .a = 2,
                         .b = FigurePlace::on(PlaceKind::edge, 1).bits(),
                         .c = FigurePlace::on(PlaceKind::edge, 2).bits()};
    Event next = first;
    next.b = first.c;
    next.c = FigurePlace::on(PlaceKind::edge, 3).bits();
    CHECK(ui::goes_on(first, next));
    next.a = 3;
    CHECK_FALSE(ui::goes_on(first, next));
}

TEST_CASE("a card from its pile is turned over, one from elsewhere is moved") {
    const auto content = test::base_content(3);
    const auto sentence = [&](CardPlace from) {
        return line_of(*content, {.kind = EventKind::card_moved,
                                  .player = PlayerId(0),
                                  .a = from.number(),
                                  .b = 1,
                                  .c = zone_place(0).number(),
                                  .d = CardMovement{DeckId(0), 0}.number()})
            .sentence;
    };
    CHECK(sentence(pile_place(DeckId(0))) == "{1} turns over {2}");
    CHECK(sentence(open_place(PlayerId(0))) == "{1} moves a card: {2}");
}

TEST_CASE("what a theft took is in no line that others read") {
    const auto content = test::base_content(3);
    const Event theft = {.kind = EventKind::stolen,
                         .player = PlayerId(0),
                         .other = PlayerId(1),
                         .secret = 1,
                         .a = 1,
                         .goods = {Bundle::of(GoodId(3), 1), {}}};
    for (const ui::LogWord& word : line_of(*content, seen_by(theft, PlayerId(2))).words)
        CHECK(word.goods.empty());
    CHECK(line_of(*content, seen_by(theft, PlayerId(1))).words[1].goods[GoodId(3)] == 1);
}

TEST_CASE("the words of a line stand where its sentence has them") {
    ui::LogLine line;
    line.sentence = "{2} before {1}";
    line.words = {{.text = "one"}, {.text = "two"}};
    std::string text;
    for (const ui::LogWord& word : ui::words_in_order(line))
        text += word.text;
    CHECK(text == "two before one");
}

}  // namespace
}  // namespace hexholm
