// Puzzles: their files, how they are found and judged, and those that the mods bring.
#include <algorithm>
#include <filesystem>

#include <catch2/catch.hpp>

#include "engine/files/text_file.h"
#include "engine/session/journal_request.h"
#include "engine/session/puzzle_table.h"
#include "engine/session/puzzles/puzzle_finder.h"

#include "tests/support/base_game.h"
#include "tests/support/random_game.h"

namespace hexholm {
namespace {

using namespace test;

std::shared_ptr<const Content> content_for(const JournalHeader& game) {
    const auto content = load_content(request_for(game, {"mods"}));
    REQUIRE(content);
    return content.value();
}

std::vector<PuzzleGame> games_in(const std::string& path) {
    const auto text = read_text_file(path, kMostPuzzleBytes);
    REQUIRE(text);
    auto games = parse_puzzles(text.value(), path);
    if (!games) FAIL(games.problem().line());
    return std::move(games.value());
}

std::vector<std::string> shipped_files() {
    std::vector<std::string> files;
    for (const auto& mod : std::filesystem::directory_iterator("mods"))
        std::ranges::copy(puzzle_files(mod.path().string()), std::back_inserter(files));
    return files;
}

SessionSetup table_for(const std::shared_ptr<const Content>& content,
                       const PuzzleGame& game,
                       PlayerId player) {
    SessionSetup setup;
    setup.content = content;
    setup.seed = game.game.seed;
    for (const PlayerId seat : all_ids<PlayerId>(static_cast<std::size_t>(game.game.players)))
        setup.seats.push_back({"", seat == player ? "" : "normal"});
    setup.bot_pause_ms = 0;
    return setup;
}

std::string line_about(std::string text) {
    const auto games = parse_puzzles(text, "own.puzzles");
    return games ? "" : games.problem().line();
}

}  // namespace

TEST_CASE("puzzles: each one that the mods bring opens, and its solution solves it", "[slow]") {
    std::size_t count = 0;
    for (const std::string& file : shipped_files())
        for (const PuzzleGame& game : games_in(file)) {
            const auto content = content_for(game.game);
            for (std::size_t at = 0; at < game.puzzles.size(); ++at) {
                INFO(file << ", seed " << game.game.seed.number << ", " << game.puzzles[at].at
                          << ": made anew by tools/puzzles");
                const auto set = puzzle_by(*content, game, at);
                REQUIRE(set);
                const Puzzle& puzzle = set.value().puzzle;
                const auto table =
                    open_puzzle(table_for(content, game, puzzle.player), set.value());
                if (!table) FAIL(table.problem().line());
                FullSession& session = *table.value();
                CHECK(has(session.to_act(), puzzle.player));
                PuzzleJudge judge(session.rulebook());
                const State& start = session.state();
                const int best = judge.chance_after(start, puzzle.player, puzzle.best);
                const int nothing = judge.chance_after(start, puzzle.player, {});
                CHECK(best == puzzle.chance);
                CHECK(nothing < puzzle.needed());
                CHECK_FALSE(judge.has_luck(start, puzzle.best));
                ++count;
            }
        }
    CHECK(count > 200);
}

TEST_CASE("puzzles: what is found in a game is written and read back") {
    const PuzzleGame played = games_in("mods/base/puzzles/base.txt").front();
    const auto content = content_for(played.game);
    const auto set = puzzle_by(*content, played, 0);
    REQUIRE(set);
    const std::string text =
        puzzles_text(*content, played.game, {set.value().puzzle}, set.value().before);
    const auto read = parse_puzzles(text + text, "twice");
    REQUIRE(read);
    REQUIRE(read.value().size() == 2);
    CHECK(read.value()[1].game == played.game);
    const auto again = puzzle_by(*content, read.value()[1], 0);
    REQUIRE(again);
    CHECK(std::ranges::equal(again.value().puzzle.best, set.value().puzzle.best));
    CHECK(again.value().puzzle.at == set.value().puzzle.at);
    CHECK(again.value().before.size() == set.value().before.size());
}

TEST_CASE("puzzles: the same game gives the same ones, and of a player alone only his") {
    const Rulebook book(load_base(4));
    RandomGame game(book, 3);
    std::vector<RecordedAction> actions;
    while (game.step()) {
    }
    for (const Action& action : game.played)
        actions.push_back({.action = action, .digest = {}});
    const PuzzleWish wish = {.least_gain = 1, .most = 5, .worlds = 4};
    const auto found = find_puzzles(book, 3, actions, wish, nullptr);
    REQUIRE_FALSE(found.empty());
    const auto again = find_puzzles(book, 3, actions, wish, nullptr);
    REQUIRE(again.size() == found.size());
    for (std::size_t at = 0; at < found.size(); ++at)
        CHECK(std::ranges::equal(again[at].best, found[at].best));
    PuzzleWish own = wish;
    own.player = found[0].player;
    for (const Puzzle& puzzle : find_puzzles(book, 3, actions, own, nullptr))
        CHECK(puzzle.player == own.player);
    const std::atomic<bool> given_up = true;
    CHECK(find_puzzles(book, 3, actions, wish, &given_up).empty());
}

TEST_CASE("puzzles: neither luck nor what others hold decides over a solution that is found") {
    const Rulebook book(load_base(4));
    PuzzleJudge judge(book);
    const PuzzleWish wish = {.least_gain = 20, .most = 12, .worlds = 1};
    int looked = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        RandomGame game(book, seed);
        while (game.step()) {
        }
        std::vector<RecordedAction> actions;
        for (const Action& action : game.played)
            actions.push_back({.action = action, .digest = {}});
        for (const Puzzle& puzzle : find_puzzles(book, seed, actions, wish, nullptr)) {
            State start = start_game(book, seed);
            for (std::uint32_t at = 0; at < puzzle.at; ++at)
                apply(book, start, actions[at].action);
            CHECK_FALSE(judge.has_luck(start, puzzle.best));
            CHECK(puzzle.best.size() >= wish.least);
            CHECK(puzzle.chance - puzzle.usual >= wish.least_gain);
            CHECK(puzzle.chance - judge.chance_after(start, puzzle.player, {}) >= wish.least_gain);
            const View view = view_for(book, start, puzzle.player);
            for (std::uint64_t other = 100; other < 140; ++other) {
                Random chance{seed, other};
                State world = imagine(book, view, chance);
                bool fits = true;
                for (const Action& action : puzzle.best) {
                    fits = fits && check(book, world, action).ok();
                    if (fits) apply(book, world, action);
                }
                CHECK(fits);
            }
            ++looked;
        }
    }
    CHECK(looked > 20);
}

namespace {

// Offers three of a good for one of another, in all ways, and says whether anybody ever takes it.
bool is_taken(FullSession& session, PlayerId player) {
    const Rulebook& book = session.rulebook();
    const std::size_t before = session.played().size();
    ActionList legal;
    session.legal(player, legal);
    const auto offer = std::ranges::find_if(
        legal, [&](const Action& one) { return book.verb(one.kind) == Verb::offer_trade; });
    if (offer == legal.end()) return false;
    Random chance{7, 0};
    const Action some = complete_at_random(book, session.state(), *offer, chance);
    for (const GoodId given : book.content().goods.ids())
        for (const GoodId wanted : book.content().goods.ids()) {
            Action action = some;
            action.goods = {};
            action.goods[0].set(given, 3);
            action.goods[1].set(wanted, 1);
            if (given == wanted || !session.submit(action).ok()) continue;
            FullUpdate update;
            for (int polls = 0; polls < 200; ++polls)
                session.poll_full(1000 * polls, update);
        }
    const auto& played = session.played();
    return std::any_of(played.begin() + static_cast<std::ptrdiff_t>(before), played.end(),
                       [&](const RecordedAction& record) {
                           return book.verb(record.action.kind) == Verb::accept_trade;
                       });
}

}  // namespace

TEST_CASE("puzzles: nobody takes an offer at the table of one, though others would") {
    int taken_elsewhere = 0;
    const std::vector<PuzzleGame> games = games_in("mods/base/puzzles/base.txt");
    for (std::size_t at = 0; at < std::min<std::size_t>(games.size(), 12); ++at) {
        const auto content = content_for(games[at].game);
        const auto set = puzzle_by(*content, games[at], 0);
        REQUIRE(set);
        const PlayerId player = set.value().puzzle.player;
        const SessionSetup setup = table_for(content, games[at], player);
        const auto puzzle = open_puzzle(setup, set.value());
        const auto game = FullSession::resume(setup, set.value().before);
        REQUIRE(puzzle);
        REQUIRE(game);
        game.value()->wait_for_bots(true);
        CHECK_FALSE(is_taken(*puzzle.value(), player));
        taken_elsewhere += is_taken(*game.value(), player) ? 1 : 0;
    }
    CHECK(taken_elsewhere > 0);
}

TEST_CASE("puzzles: a damaged file says in which line, and what") {
    const auto text = read_text_file("mods/base/puzzles/base.txt").value();
    const std::string head = "hexholm puzzles 1\n";
    CHECK(line_about("hello\n") ==
          "own.puzzles: this is no file of puzzles; hexholm-cli puzzles makes one of journals");
    CHECK(line_about(head) == "own.puzzles:1: there is no puzzle in it");
    CHECK(line_about(head + "do 1 end_turn\n") == "own.puzzles:2: unknown line 'do 1 end_turn'");
    CHECK(line_about(head + "puzzle 1 2 3\n").starts_with("own.puzzles:2: a puzzle needs four"));
    CHECK(line_about(head + "puzzle 1 9 400 300\n").starts_with("own.puzzles:2: a puzzle needs"));
    CHECK(line_about(head + "puzzle 1 2 300 400\n").starts_with("own.puzzles:2: a puzzle needs"));
    CHECK(line_about(head + "puzzle 1 2 400 300\ndo 1 end_turn\n").starts_with("own.puzzles: "));
    std::string many = head;
    for (int at = 0; at < 33; ++at)
        many += "puzzle 1 2 400 300\n";
    CHECK(line_about(many) == "own.puzzles:34: a game has at most 32 puzzles");
    std::string late = text.substr(0, text.find(head, 1));
    late.replace(late.find("puzzle "), late.find('\n', late.find("puzzle ")) - late.find("puzzle "),
                 "puzzle 19000 2 400 300");
    CHECK(line_about(late) == "own.puzzles:1: a puzzle begins after the game's last action");
    // Whatever is cut off or changed: one line, and no end of the program.
    const std::string whole = text.substr(0, text.find(head, 1));
    for (std::size_t cut = 0; cut < whole.size(); cut += 7)
        line_about(whole.substr(0, cut));
    for (std::size_t at = 0; at < whole.size(); at += 11) {
        std::string changed = whole;
        changed[at] = static_cast<char>(changed[at] ^ 1);
        line_about(changed);
    }
}

}  // namespace hexholm
