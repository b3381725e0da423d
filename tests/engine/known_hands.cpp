// What a watcher knows of hands is true, and is all that he has seen.
#include "engine/game/view/known_hands.h"

#include <catch2/catch.hpp>

#include "tests/support/base_game.h"
#include "tests/support/random_game.h"
#include "tests/support/tabletop.h"

namespace hexholm::test {
namespace {

// One watcher per seat, and one who sits nowhere.
std::vector<PlayerId> watchers_of(const Rulebook& book) {
    std::vector<PlayerId> watchers = {PlayerId()};
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        watchers.push_back(player);
    return watchers;
}

void require_true(const RandomGame& game, PlayerId watcher, const KnownHands& known) {
    for (const PlayerId player : all_ids<PlayerId>(game.book.players()))
        for (const GoodId good : all_ids<GoodId>(game.book.goods())) {
            const int held = game.state.players[player].goods[good];
            const GoodRange range = known.of(player, good);
            if (range.least <= held && held <= range.most) continue;
            FAIL("after " << game.played.size() << " actions seat "
                          << (watcher.is_none() ? -1 : static_cast<int>(watcher.index()))
                          << " believes " << range.least << " to " << range.most << " of good "
                          << good.index() << " with player " << player.index() << ", who has "
                          << held);
        }
}

struct Knowledge {
    int exact = 0;
    int all = 0;
};

// Plays a game and lets everybody watch; gives how much was known exactly of others.
Knowledge watch_game(const Rulebook& book, std::uint64_t seed) {
    RandomGame game(book, seed);
    const std::vector<PlayerId> watchers = watchers_of(book);
    std::vector<KnownHands> known;
    for (const PlayerId watcher : watchers)
        known.emplace_back(book, view_for(book, game.state, watcher));
    Knowledge knowledge;
    while (game.step() && game.played.size() < 1500) {
        for (std::size_t at = 0; at < watchers.size(); ++at) {
            for (const Event& event : game.events)
                known[at].see(seen_by(event, watchers[at]));
            known[at].conclude(view_for(book, game.state, watchers[at]));
            require_true(game, watchers[at], known[at]);
            for (const GoodId good : all_ids<GoodId>(book.goods())) {
                knowledge.exact += known[at].of(PlayerId(0), good).is_exact() ? 1 : 0;
                ++knowledge.all;
            }
        }
    }
    return knowledge;
}

TEST_CASE("what is believed of hands is true after every action of random games") {
    for (int players = 3; players <= 6; ++players) {
        Knowledge sum;
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            const Knowledge one = watch_game(base_game("", players), seed);
            sum.exact += one.exact;
            sum.all += one.all;
        }
        // It is worth having: much of what a player has can be told for sure.
        CHECK(sum.exact * 3 > sum.all);
    }
}

// Somebody at the table who watches A and B.
struct Watcher {
    Tabletop table = Tabletop::empty_board();
    KnownHands known{table.book(), view_for(table.book(), table.state, C)};

    void sees(const Event& event) {
        known.see(seen_by(event, C));
        known.conclude(view_for(table.book(), table.state, C));
    }
    void gets(PlayerId player, const std::string& text) {
        table.give(player, text);
        sees({.kind = EventKind::gained,
              .player = player,
              .goods = {goods(table.book(), text), {}}});
    }
    // B takes one of these from A, and only the two know which.
    void steals(const std::string& text) {
        table.take_away(A, text);
        table.give(B, text);
        sees({.kind = EventKind::stolen,
              .player = B,
              .other = A,
              .secret = 1,
              .a = 1,
              .goods = {goods(table.book(), text), {}}});
    }
    GoodRange of(PlayerId player, const std::string& name) const {
        return known.of(player, good(table.book(), name));
    }
};

TEST_CASE("goods that were given openly are known for sure") {
    Watcher watcher;
    watcher.gets(A, "2 wool 1 ore");
    CHECK(watcher.of(A, "wool") == GoodRange{2, 2});
    CHECK(watcher.of(A, "ore") == GoodRange{1, 1});
    CHECK(watcher.of(A, "grain") == GoodRange{0, 0});
}

TEST_CASE("a stolen card leaves doubt where it could have been one or the other") {
    Watcher watcher;
    watcher.gets(A, "2 wool 1 ore");
    watcher.steals("1 ore");
    CHECK(watcher.of(A, "wool") == GoodRange{1, 2});
    CHECK(watcher.of(A, "ore") == GoodRange{0, 1});
    CHECK(watcher.of(B, "wool") == GoodRange{0, 1});
    CHECK(watcher.of(B, "ore") == GoodRange{0, 1});
    CHECK(watcher.of(B, "grain") == GoodRange{0, 0});
}

TEST_CASE("a stolen card is no secret where only one kind could be taken") {
    Watcher watcher;
    watcher.gets(A, "3 wool");
    watcher.steals("1 wool");
    CHECK(watcher.of(A, "wool") == GoodRange{2, 2});
    CHECK(watcher.of(B, "wool") == GoodRange{1, 1});
}

TEST_CASE("what is paid later tells what was stolen") {
    Watcher watcher;
    watcher.gets(A, "2 wool 1 ore");
    watcher.steals("1 ore");
    watcher.table.take_away(B, "1 ore");
    watcher.sees({.kind = EventKind::paid,
                  .player = B,
                  .goods = {goods(watcher.table.book(), "1 ore"), {}}});
    CHECK(watcher.of(A, "wool") == GoodRange{2, 2});
    CHECK(watcher.of(A, "ore") == GoodRange{0, 0});
}

TEST_CASE("B-181 after a good was named nobody else has any of it") {
    Watcher watcher;
    watcher.gets(A, "2 wool 1 ore");
    watcher.gets(D, "1 wool 1 ore");
    watcher.steals("1 ore");
    watcher.table.take_away(D, "1 ore");
    watcher.table.take_away(B, "1 ore");
    watcher.table.give(A, "2 ore");
    watcher.known.see({.kind = EventKind::collected,
                       .player = A,
                       .other = B,
                       .goods = {goods(watcher.table.book(), "1 ore"), {}}});
    watcher.sees({.kind = EventKind::collected,
                  .player = A,
                  .other = D,
                  .goods = {goods(watcher.table.book(), "1 ore"), {}}});
    CHECK(watcher.of(B, "ore") == GoodRange{0, 0});
    CHECK(watcher.of(D, "ore") == GoodRange{0, 0});
    CHECK(watcher.of(A, "ore") == GoodRange{2, 2});
}

TEST_CASE("goods that change hands untold leave only doubt") {
    Watcher watcher;
    watcher.gets(A, "2 wool");
    watcher.table.take_away(A, "1 wool");
    watcher.table.give(A, "1 ore");
    watcher.known.conclude(view_for(watcher.table.book(), watcher.table.state, C));
    const GoodRange ore = watcher.of(A, "ore");
    CHECK(ore.least <= 1);
    CHECK(ore.most >= 1);
}

}  // namespace
}  // namespace hexholm::test
