// What every panel says, and what can be pressed, for each seat: compared with the rules, not with a picture.
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "engine/game/asking/prompt.h"
#include "engine/game/standing/measures.h"
#include "engine/game/view/points.h"
#include "engine/game/view/view.h"
#include "engine/lua/loading/loader.h"

#include "src/ui/over_board/board_tip.h"
#include "src/ui/over_board/flights.h"
#include "tests/src/scenario_rooms.h"
#include "tests/src/seat_window.h"
#include "tests/src/table.h"
#include "tests/support/random_game.h"

namespace hexholm {
namespace {

using namespace test;
using Words = std::vector<std::string>;

std::string number(int value) {
    return std::to_string(value);
}

// States of a random game, far enough apart to differ everywhere.
std::vector<State> some_tables(const Rulebook& book, std::uint64_t seed) {
    constexpr std::size_t kStep = 90;
    constexpr std::size_t kMost = 6;
    RandomGame game(book, seed);
    std::vector<State> tables = {game.state};
    while (tables.size() < kMost && game.step())
        if (game.played.size() >= kStep * tables.size() && game.state.open_offers == 0)
            tables.push_back(game.state);
    return tables;
}

// What stands on the panel of a seat, from what the rules say of the view.
Words panel_of(const SeatWindow& seat, PlayerId player) {
    const State& state = seat.shown.state;
    const int open = public_points(seat.book, state, player);
    const int hidden = all_points(seat.book, state, player) - open;
    const bool sees = player == seat.shown.viewer && !seat.hands_hidden && hidden > 0;
    Words words = {number(static_cast<int>(player.index()) + 1),
                   "/" + number(target_of(seat.book, state, player)),
                   number(open) + (sees ? "+" + number(hidden) : ""),
                   seat.seats[player.index()].name,
                   number(hand_size(seat.book, state, player)),
                   number(cards_held(seat.book, state, player))};
    for (const AwardId award : seat.book.content().awards.ids())
        words.push_back(number(measure_of(seat.book, state, award, player)));
    return words;
}

std::string joined(const Words& words) {
    std::string all;
    for (const std::string& word : words)
        (all += all.empty() ? "" : " ") += word;
    return all;
}

Words sorted(Words words) {
    std::sort(words.begin(), words.end());
    return words;
}

// Until somebody takes a good of choice and has no room for one of them.
bool play_to_full_choice(RandomGame& game) {
    while (game.step()) {
        Prompt prompt;
        if (!current_prompt(game.book, game.state, prompt) || prompt.op != Op::take) continue;
        for (const GoodId good : all_ids<GoodId>(game.book.goods()))
            if (good_on_offer(game.book, game.state, prompt.player, good).most == 0) return true;
    }
    return false;
}

}  // namespace

TEST_CASE("every seat's panel tells what may be known of it, to every viewer") {
    PaperWindow window;
    const Rulebook& book = base_game();
    for (const State& state : some_tables(book, 4))
        for (const PlayerId viewer : {PlayerId(0), PlayerId(2), PlayerId()}) {
            SeatWindow seat(window, book, state, viewer);
            const Drawn drawn = seat.show();
            for (const PlayerId player : all_ids<PlayerId>(book.players())) {
                INFO("after " << state.actions << " actions, viewer " << viewer.number()
                              << ", player " << player.number() << ": " << drawn.all_words());
                CHECK(joined(sorted(drawn.words_in(seat.layout.players[player.index()]))) ==
                      joined(sorted(panel_of(seat, player))));
            }
        }
}

TEST_CASE("points of cards that nobody else sees stand on the own panel alone") {
    PaperWindow window;
    Tabletop table = Tabletop::main_phase();
    table.settlement(A, table.corner(0, 0, "N"));
    table.deal(A, "chapel");
    for (const PlayerId viewer : {A, B, PlayerId()}) {
        SeatWindow seat(window, table.book(), table.state, viewer);
        const Drawn drawn = seat.show();
        const Words words = drawn.words_in(seat.layout.players[0]);
        CHECK((std::find(words.begin(), words.end(), "1+1") != words.end()) == (viewer == A));
    }
    SeatWindow seat(window, table.book(), table.state, A);
    seat.hands_hidden = true;
    CHECK_FALSE(seat.show().says("1+1"));
}

TEST_CASE(
    "a counter that wins tells on the panel how far it goes, and is named at the end (S-166)") {
    PaperWindow window;
    LoadRequest request{{"mods"}, "seafarers:wonders", {}, {}, 4};
    const auto content = load_content(request);
    REQUIRE(content);
    const Rulebook book(content.value());
    Tabletop table = Tabletop::empty_board_of(book);
    const auto& counters = content.value()->counters;
    const auto levels = std::ranges::find(counters, "wonder_levels", &Counter::name);
    REQUIRE(levels != counters.end());
    table.state.counters[levels->cell] = 2;
    SeatWindow seat(window, book, table.state, A);
    const Words words = seat.show().words_in(seat.layout.players[0]);
    CHECK(std::ranges::count(words, "2/4") == 1);
    const auto& cards = content.value()->cards;
    const auto chapel = std::ranges::find(cards, "chapel", &Card::name);
    REQUIRE(chapel != cards.end());
    table.state.players[B].open[CardId(static_cast<std::size_t>(chapel - cards.begin()))] = 1;
    table.state.counters[levels->cell] = 4;
    table.state.stage = Stage::over;
    table.state.winner = A;
    SeatWindow end(window, book, table.state, A);
    CHECK(end.show().says("Won whatever the points: Levels of the wonder: 4/4"));
}

TEST_CASE("the bank's panel tells what is left of each good and of the pile") {
    PaperWindow window;
    Tabletop table = Tabletop::main_phase();
    table.give(A, "3 ore");
    table.leave_in_bank("wool", 0, B);
    table.deal(A, kKnight, 2);
    for (const PlayerId viewer : {A, PlayerId()}) {
        SeatWindow seat(window, table.book(), table.state, viewer);
        const Drawn drawn = seat.show();
        Words expected;
        for (const GoodId good : table.content().goods.ids())
            expected.push_back(number(table.state.bank[good]));
        expected.push_back(number(table.pile()));
        CHECK(joined(drawn.words_in(seat.layout.bank)) == joined(expected));
        CHECK(drawn.color_of("0") == ui::rgba(ui::kWarn));
    }
}

TEST_CASE("the own hand shows each good as often as it is held, and no other's") {
    PaperWindow window;
    Tabletop table = Tabletop::main_phase();
    table.give(A, "3 ore 1 wool 2 lumber");
    table.give(B, "7 grain");
    SeatWindow seat(window, table.book(), table.state, A);
    const Drawn drawn = seat.show();
    CHECK(joined(sorted(drawn.words_in(seat.layout.hand))) == "1 2 3");
    std::vector<int> shown(table.content().goods.size(), 0);
    const auto pictures = drawn.pictures_in(seat.layout.hand);
    for (const DrawnPicture& picture : pictures)
        for (const GoodId good : table.content().goods.ids())
            if (picture.model == seat.looks.goods[good])
                shown[good.index()] += picture.alpha > 0.5f ? 1 : 0;
    for (const GoodId good : table.content().goods.ids()) {
        INFO(table.content().goods[good].name);
        CHECK(shown[good.index()] == table.state.players[A].goods[good]);
    }
    SeatWindow other(window, table.book(), table.state, B);
    CHECK(joined(other.show().words_in(other.layout.hand)) == "7");
}

TEST_CASE("nothing of a hand is drawn between two players at one screen, or for who only watches") {
    PaperWindow window;
    Tabletop table = Tabletop::main_phase();
    table.give(A, "3 ore 1 wool");
    SeatWindow seat(window, table.book(), table.state, A);
    seat.hands_hidden = true;
    const Drawn drawn = seat.show();
    CHECK(joined(drawn.words_in(seat.layout.hand)) == "Cards are hidden");
    CHECK(drawn.pictures_in(seat.layout.hand).empty());
    SeatWindow watcher(window, table.book(), table.state, PlayerId());
    const ui::Rect corner = {0, 0.8f * PaperWindow::kHeight, 500, 0.2f * PaperWindow::kHeight};
    CHECK(joined(watcher.show().words_in(corner)) == "");
}

TEST_CASE("the buttons of a turn can be pressed when the rules allow it, and look so") {
    PaperWindow window;
    Tabletop table = Tabletop::empty_board();
    {
        SeatWindow seat(window, table.book(), table.state, A);
        const Drawn drawn = seat.show();
        CHECK(window.is_enabled("roll"));
        CHECK(window.spot("end_turn") == nullptr);
        CHECK_FALSE(window.is_enabled("trade"));
        CHECK(drawn.says("Roll dice"));
        seat.click("roll");
        REQUIRE(seat.intents.actions.size() == 1);
        CHECK(table.book().verb(seat.intents.actions[0].kind) == Verb::roll);
    }
    table.main_phase_of(A);
    table.give(A, "1 ore");
    {
        SeatWindow seat(window, table.book(), table.state, A);
        const Drawn drawn = seat.show();
        CHECK(window.is_enabled("end_turn"));
        CHECK(window.is_enabled("trade"));
        CHECK_FALSE(window.is_enabled("cards"));
        CHECK(drawn.color_of("End turn") == ui::rgba(0xFFF3E0));
        CHECK(drawn.has_color(window.spot("end_turn")->rect, ui::rgba(0xD94A38)));
        seat.click("end_turn");
        REQUIRE(seat.intents.actions.size() == 1);
        CHECK(table.book().verb(seat.intents.actions[0].kind) == Verb::end_turn);
    }
    {
        SeatWindow seat(window, table.book(), table.state, B);
        const Drawn drawn = seat.show();
        CHECK_FALSE(window.is_enabled("end_turn"));
        CHECK(drawn.color_of("End turn") == ui::rgba(ui::kCream, 0.4f));
        CHECK_FALSE(drawn.has_color(window.spot("end_turn")->rect, ui::rgba(0xD94A38)));
    }
}

TEST_CASE("a card for building can be pressed when it can be paid, and tells what is missing") {
    PaperWindow window;
    Tabletop table = Tabletop::main_phase();
    table.road(A, table.edge(0, 0, "NE"));
    table.give(A, "1 lumber 1 brick");
    SeatWindow seat(window, table.book(), table.state, A);
    const Drawn drawn = seat.show();
    CHECK(window.is_enabled("build_road"));
    for (const char* name : {"build_settlement", "build_city", "buy_development"}) {
        seat.intents = {};
        seat.click(name);
        CHECK(seat.intents.trade);  // for what is missing
        CHECK_FALSE(seat.intents.begin);
    }
    const Words card = drawn.words_in(window.spot("build_road")->rect);
    CHECK(std::find(card.begin(), card.end(), number(table.supply(A, "road"))) != card.end());
    CHECK(std::find(card.begin(), card.end(), "Road") != card.end());
    CHECK(seat.tip("build_settlement").mentions("You still need"));
    seat.click("build_road");
    REQUIRE(seat.intents.begin);
    CHECK(*seat.intents.begin == *table.content().kind_named("build_road"));
    SeatWindow other(window, table.book(), table.state, B);
    other.show();
    CHECK_FALSE(window.is_enabled("build_road"));
}

TEST_CASE("a tile's tip tells on how many of all rolls it yields") {
    PaperWindow window;
    const Tabletop table = Tabletop::main_phase();
    SeatWindow seat(window, table.book(), table.state, A);
    for (const TileId tile : all_ids<TileId>(table.book().board().tile_count())) {
        const int token = table.state.token[tile];
        const Drawn drawn =
            window.show([&](ui::Desk& desk) { ui::draw_tile_tip(desk, seat.table(), tile); });
        if (token == 0) {
            CHECK_FALSE(drawn.mentions("rolls"));
            continue;
        }
        int throws = 0;
        for (int one = 1; one <= 6; ++one)
            for (int other = 1; other <= 6; ++other)
                throws += one + other == token ? 1 : 0;
        INFO(drawn.all_words());
        CHECK(drawn.says("On a " + number(token) + ": " + number(throws) + " of 36 rolls"));
    }
}

TEST_CASE("a trade with the bank is as many trades as the goods are good for") {
    PaperWindow window;
    Tabletop table = Tabletop::main_phase();
    table.give(A, "8 lumber");
    SeatWindow seat(window, table.book(), table.state, A);
    seat.memory.dialog = ui::Dialog::trade;
    const auto give = [&](int count, int get) {
        seat.memory.trade.give = Bundle::of(good(table.book(), "lumber"), count);
        seat.memory.trade.get = Bundle::of(good(table.book(), "ore"), get);
        seat.show();
        return window.is_enabled("bank_trade");
    };
    CHECK_FALSE(give(4, 2));
    CHECK_FALSE(give(5, 1));
    CHECK_FALSE(give(8, 1));
    CHECK(give(4, 1));
    REQUIRE(give(8, 2));
    CHECK(seat.show().says("bank 4:1"));
    seat.click("bank_trade");
    REQUIRE(seat.intents.actions.size() == 2);
    for (const Action& action : seat.intents.actions)
        table.act(action);
    CHECK(table.hand(A) == "2 ore");
    CHECK(seat.memory.trade.give.empty());
}

TEST_CASE("no more of a good can be offered than is held, and none that is wanted, too") {
    PaperWindow window;
    Tabletop table = Tabletop::main_phase();
    table.give(A, "2 lumber 1 ore");
    SeatWindow seat(window, table.book(), table.state, A);
    seat.memory.dialog = ui::Dialog::trade;
    seat.show();
    CHECK(window.is_enabled("give_lumber_more"));
    CHECK_FALSE(window.is_enabled("give_wool_more"));
    seat.click("give_lumber_more");
    seat.click("give_lumber_more");
    seat.show();
    CHECK_FALSE(window.is_enabled("give_lumber_more"));
    CHECK_FALSE(window.is_enabled("get_lumber_more"));
    seat.click("get_wool_more");
    CHECK(goods_text(table.book(), seat.memory.trade.give) == "2 lumber");
    CHECK(goods_text(table.book(), seat.memory.trade.get) == "1 wool");
    seat.click("ask_3");
    seat.click("offer");
    REQUIRE(seat.intents.actions.size() == 1);
    CHECK(seat.intents.actions[0] == table.offer(A, "2 lumber", "1 wool", {B, D}));
}

TEST_CASE("of the cards that are given back no more can be chosen than asked, and no fewer") {
    PaperWindow window;
    Tabletop table = Tabletop::empty_board();
    table.give(A, "6 ore 3 wool");
    table.roll(A, 7);
    SeatWindow seat(window, table.book(), table.state, A);
    CHECK(seat.show().says("Discard 4 cards"));
    CHECK(goods_text(table.book(), seat.memory.picks) ==
          "4 ore");  // proposed: of what there is most
    CHECK(window.is_enabled("confirm"));
    seat.click("clear_picks");
    seat.show();
    CHECK_FALSE(window.is_enabled("confirm"));
    for (int times = 0; times < 4; ++times) {
        CHECK(window.is_enabled("pick_ore_more"));
        seat.click("pick_ore_more");
        seat.show();
    }
    CHECK_FALSE(window.is_enabled("pick_ore_more"));
    CHECK_FALSE(window.is_enabled("pick_wool_more"));
    CHECK_FALSE(window.is_enabled("pick_wool"));
    CHECK(seat.show().says("4 of 4"));
    CHECK(window.is_enabled("confirm"));
    seat.click("pick_ore_less");
    seat.show();
    CHECK_FALSE(window.is_enabled("confirm"));
    seat.click("pick_wool_more");
    seat.click("confirm");
    REQUIRE(seat.intents.actions.size() == 1);
    CHECK(seat.intents.actions[0] == table.discard(A, "3 ore 1 wool"));
}

TEST_CASE("of goods that are taken those without room cannot be chosen, and say so") {
    PaperWindow window;
    const Rulebook book(scenario_content("principality", 2));
    RandomGame game(book, 5);
    REQUIRE(play_to_full_choice(game));
    Prompt prompt;
    REQUIRE(current_prompt(book, game.state, prompt));
    SeatWindow seat(window, book, game.state, prompt.player);
    seat.show();
    std::map<bool, std::string> cards;  // by whether there is room for one
    for (const GoodId good : all_ids<GoodId>(book.goods())) {
        const std::string card = "pick_" + book.content().goods[good].name;
        const bool fits = good_on_offer(book, game.state, prompt.player, good).most > 0;
        CHECK(window.is_enabled(card + "_more") == fits);
        cards.emplace(fits, card);
    }
    for (const auto& [fits, card] : cards)
        CHECK(seat.tip(card).mentions("room left") == !fits);
}

TEST_CASE("another offer begins with what was offered, seen from the other side") {
    PaperWindow window;
    Tabletop table = Tabletop::main_phase();
    table.give(A, "2 lumber");
    table.give(B, "1 ore 3 wool");
    table.act(table.offer(A, "2 lumber", "2 ore 1 wool", {B}));
    SeatWindow seat(window, table.book(), table.state, B);
    const Drawn drawn = seat.show();
    CHECK(drawn.says("gives you"));
    CHECK(drawn.says("and wants"));
    CHECK_FALSE(window.is_enabled("accept"));
    CHECK(window.is_enabled("reject"));
    seat.click("counter");
    CHECK(seat.memory.dialog == ui::Dialog::trade);
    CHECK(goods_text(table.book(), seat.memory.trade.get) == "2 lumber");
    CHECK(goods_text(table.book(), seat.memory.trade.give) == "1 ore 1 wool");
    CHECK(seat.memory.trade.asked == mask_of(A));
}

TEST_CASE("a bot says why it turns an offer down, and people only that they do") {
    PaperWindow window;
    Tabletop table = Tabletop::main_phase();
    table.give(A, "2 lumber");
    table.give(B, "1 ore");
    table.act(table.offer(A, "2 lumber", "1 ore", {B, C}));
    table.act("reject_trade", B, {0});
    SeatWindow seat(window, table.book(), table.state, A);
    seat.memory.dialog = ui::Dialog::trade;
    CHECK(seat.show().says("declines"));
    seat.seats[B.index()].bot = "normal";
    CHECK(seat.show().says("declines: has other plans"));  // of a replay nobody says more
    std::array<Objection, kMaxPlayers> objections{};
    seat.objections = &objections;
    for (const auto& [objection, words] :
         {std::pair{Objection::lacks_goods, "declines: doesn't have it"},
          {Objection::lacks_room, "declines: cannot hold more of it"},
          {Objection::needs_goods, "declines: needs it"},
          {Objection::leads, "declines: you are ahead"},
          {Objection::too_little, "declines: the offer is too low"},
          {Objection::about_to_win, "declines: you are close to winning"}}) {
        objections[B.index()] = objection;
        CHECK(seat.show().says(words));
    }
    seat.bots_talk = false;
    CHECK(seat.show().says("declines"));
    CHECK_FALSE(seat.show().says("declines: you are close to winning"));
}

TEST_CASE("at the end everybody's points are told one by one, hidden cards too") {
    PaperWindow window;
    Tabletop table = Tabletop::main_phase();
    table.settlement(A, table.corner(0, 0, "N"));
    table.city(B, table.corner(1, 0, "S"));
    table.deal(B, "chapel");
    table.deal(B, "library");
    table.state.stage = Stage::over;
    table.state.winner = B;
    SeatWindow seat(window, table.book(), table.state, B);
    const Drawn drawn = seat.show();
    CHECK(drawn.says("Seat 2 wins!"));
    const ui::Hotspot* cards = nullptr;
    for (const auto& [name, points] : {std::pair{"score_1City", 2}, {"score_0Settlement", 1}}) {
        REQUIRE(window.spot(name) != nullptr);
        CHECK(joined(drawn.words_in(window.spot(name)->rect)) == number(points));
    }
    for (const char* name : {"score_1Chapel, Library", "score_1Library, Chapel"})
        if (window.spot(name) != nullptr) cards = window.spot(name);
    REQUIRE(cards != nullptr);
    CHECK(joined(drawn.words_in(cards->rect)) == "2");
}

TEST_CASE("the page of the end names everybody who has won") {
    PaperWindow window;
    Tabletop table = Tabletop::main_phase();
    table.state.stage = Stage::over;
    table.state.winner = A;
    table.state.players[C].wins_beside = 1;
    const auto says = [&](const std::string& words) {
        return SeatWindow(window, table.book(), table.state, B).show().says(words);
    };
    CHECK(says("Seat 1 and Seat 3 win!"));
    table.state.players[B].wins_beside = 1;
    CHECK(says("Seat 1, Seat 2 and Seat 3 win!"));
}

TEST_CASE("known goods of others stand on their panels, and all hands where they lie open") {
    PaperWindow window;
    Tabletop table = Tabletop::main_phase();
    table.give(B, "2 ore 3 wool");
    SeatWindow seat(window, table.book(), table.state, A);
    seat.open = &table.state;
    const Drawn drawn = seat.show();
    const Words words = drawn.words_in(seat.layout.players[1]);
    CHECK(std::find(words.begin(), words.end(), "2") != words.end());
    CHECK(std::find(words.begin(), words.end(), "3") != words.end());
    std::size_t full = 0;
    for (const DrawnPicture& picture : drawn.pictures_in(seat.layout.players[1]))
        for (const GoodId good : table.content().goods.ids())
            full += picture.model == seat.looks.goods[good] && picture.alpha > 0.9f ? 1U : 0U;
    CHECK(full == 2);
}

TEST_CASE("a card that goes from hand to hand shows the back of its own pile") {
    PaperWindow paper;
    const Tabletop table = Tabletop::main_phase();
    const SeatWindow seat(paper, table.book(), table.state, A);
    const auto all = table.content().cards.ids();
    const CardId knight = *std::ranges::find_if(
        all, [&](CardId id) { return table.content().cards[id].name == kKnight; });
    const scene::ModelId back = seat.looks.decks[table.content().cards[knight].deck];
    REQUIRE(back != scene::kNoModel);
    anim::Cue cue;
    cue.kind = anim::CueKind::fly_card;
    cue.length = 1;
    cue.from = {anim::AnchorKind::player, 0};
    cue.to = {anim::AnchorKind::player, 1};
    const scene::Camera camera;
    ui::Anchors anchors;
    anchors.players = {{900, 100, 200, 80}, {900, 300, 200, 80}};
    for (const bool known : {true, false}) {
        cue.thing = known ? knight.number() : -1;
        const std::vector<anim::Cue> cues = {cue};
        const Drawn drawn = paper.show([&](ui::Desk& desk) {
            ui::draw_flights(desk, seat.table(), {camera, anchors, cues, 0.1});
        });
        const auto pictures = drawn.pictures_in({0, 0, 1280, 720});
        CHECK(std::ranges::any_of(pictures, [&](const DrawnPicture& picture) {
                  return picture.model == back;
              }) == known);
    }
}

}  // namespace hexholm
