// Games whose chance comes from a secret key: nobody foresees it, and everybody can check it at the end.
#include <bit>
#include <filesystem>
#include <fstream>
#include <set>

#include "engine/base/hash.h"
#include "engine/bots/bot.h"
#include "engine/journal/reader.h"
#include "engine/session/full_session.h"
#include "engine/session/history.h"
#include "engine/session/replay.h"

#include "tests/engine/cli_support.h"
#include "tests/engine/journal_support.h"
#include "tests/engine/lua_support.h"
#include "tests/engine/session_support.h"

namespace hexholm::test {
namespace {

ChanceKey key_of(std::string_view text) {
    return {Key256{sha256(text).bytes}, Key256{sha256("salt of " + std::string(text)).bytes}};
}

// Somebody who must act does anything that is allowed, as by chance, but never ends the game.
Action next_action(const Rulebook& book, const State& state, Random& chance) {
    const auto list = std::make_unique<ActionList>();
    const PlayerId player(std::countr_zero(to_act(book, state)));
    legal_actions(book, state, player, *list);
    return choose_at_random(book, state, *list, chance);
}

struct SecretGame {
    SecretGame(const Rulebook& rules, const GameSeed& from)
        : book(rules), seed(from), state(start_game(rules, from)) {}

    void play(int actions) {
        for (int count = 0; count < actions && state.stage != Stage::over; ++count) {
            const Action action = next_action(book, state, chance);
            seed.begin_action(state.random, state.actions);
            REQUIRE(apply(book, state, action));
        }
    }

    const Rulebook& book;
    GameSeed seed;
    State state;
    Random chance{7, 0};
};

int dice_shown(const State& state) {
    return state.dice[0] * 6 + state.dice[1];
}

std::unique_ptr<FullSession> table(const std::string& journal,
                                   const std::vector<std::string>& bots) {
    SessionSetup setup = table_of(bots);
    setup.seed = key_of("table");
    setup.journal_path = journal;
    return start(std::move(setup));
}

void play_humans(FullSession& session, int actions) {
    Random chance{3, 0};
    for (int count = 0; count < actions && session.to_act() != 0; ++count) {
        const PlayerId player(std::countr_zero(session.to_act()));
        REQUIRE(session.submit(any_action(session, player, chance)).ok());
    }
}

}  // namespace

TEST_CASE("secret chance: from a mere seed numbers go on as they always did") {
    const GameSeed seed(5);
    Random random{5, 17};
    seed.begin_part(random, DealPart::deck, 2);
    seed.begin_action(random, 40);
    CHECK(random == Random{5, 17});
    CHECK(bot_row(seed, PlayerId(1)) == random_bits(5 ^ 0x626F7473, 1));
}

TEST_CASE("secret chance: rows are the HMAC of their names, as anybody can compute them") {
    const ChanceKey secret = key_of("row");
    const GameSeed seed(secret);
    const auto first_digits = [&](std::string_view name) {
        return hex_text(hmac_sha256(secret.key, name)).substr(0, 16);
    };
    Random random{1, 99};
    seed.begin_action(random, 17);
    CHECK(random.counter == 0);
    CHECK(hash_name(random.seed) == first_digits("action 17"));
    seed.begin_part(random, DealPart::deck, 2);
    CHECK(hash_name(random.seed) == first_digits("deck 2"));
    seed.begin_part(random, DealPart::land);
    CHECK(hash_name(random.seed) == first_digits("land 0"));
    CHECK(hash_name(bot_row(seed, PlayerId(3))) == first_digits("bots 3"));
    std::string both(secret.key.bytes.begin(), secret.key.bytes.end());
    both.append(secret.salt.bytes.begin(), secret.salt.bytes.end());
    CHECK(secret.commitment() == sha256(both));
    CHECK_FALSE(ChanceKey::fresh() == ChanceKey::fresh());
}

TEST_CASE("secret chance: the rows of two actions have nothing in common") {
    const GameSeed seed(key_of("independent"));
    std::set<std::uint64_t> rows;
    int bits_that_differ = 0;
    constexpr int kRows = 2000;
    std::uint64_t before = seed.row("action", 0);
    for (int action = 1; action <= kRows; ++action) {
        const std::uint64_t row = seed.row("action", static_cast<std::size_t>(action));
        bits_that_differ += std::popcount(row ^ before);
        rows.insert(before = row);
    }
    CHECK(rows.size() == kRows);
    // Half of 64 bits each; so many off are ten standard deviations.
    CHECK(std::abs(bits_that_differ - kRows * 32) < 10 * 4 * 45);
}

TEST_CASE("secret chance: the same key and actions give the same game, another key another one") {
    SecretGame one(base_game(), key_of("a"));
    SecretGame same(base_game(), key_of("a"));
    SecretGame other(base_game(), key_of("b"));
    CHECK(one.state == same.state);
    CHECK_FALSE(other.state.terrain == one.state.terrain);
    one.play(300);
    same.play(300);
    CHECK(one.state == same.state);
    CHECK(digest(one.state) == digest(same.state));
}

TEST_CASE("secret chance: what was drawn before changes no later throw and no pile") {
    const GameSeed secret(key_of("later"));
    SecretGame game(base_game(), secret);
    game.play(60);
    State other = game.state;
    other.random = {123, 456};
    const Action action = next_action(base_game(), game.state, game.chance);
    secret.begin_action(game.state.random, game.state.actions);
    secret.begin_action(other.random, other.actions);
    REQUIRE(apply(base_game(), game.state, action));
    REQUIRE(apply(base_game(), other, action));
    CHECK(game.state == other);
    // Another island, of other options, takes more or fewer numbers; the pile is shuffled alike.
    const auto beginner = load_base(4, {{"map_setup", "beginner"}});
    const Rulebook other_book(beginner);
    const State on_other_land = start_game(other_book, secret);
    CHECK(on_other_land.deck_cards == start_game(base_game(), secret).deck_cards);
    CHECK_FALSE(start_game(other_book, 5).deck_cards == start_game(base_game(), 5).deck_cards);
}

TEST_CASE("secret chance: whoever has the whole state but the key foresees no throw") {
    int rolls = 0;
    int foreseen = 0;
    int foreseen_by_seed = 0;
    for (const bool is_secret : {true, false}) {
        SecretGame game(base_game(),
                        is_secret ? GameSeed(key_of("foreseen")) : GameSeed(std::uint64_t{9}));
        const ActionKindId roll = base_game().kind(Verb::roll);
        for (int action = 0; action < 4000 && game.state.stage != Stage::over; ++action) {
            const Action next = next_action(base_game(), game.state, game.chance);
            State guess = game.state;
            apply(base_game(), guess, next);
            game.seed.begin_action(game.state.random, game.state.actions);
            REQUIRE(apply(base_game(), game.state, next));
            if (next.kind != roll) continue;
            const bool right = dice_shown(guess) == dice_shown(game.state);
            (is_secret ? foreseen : foreseen_by_seed) += right ? 1 : 0;
            rolls += is_secret ? 1 : 0;
        }
    }
    REQUIRE(rolls > 30);
    CHECK(foreseen < rolls / 4);  // one in 36 by luck
    CHECK(foreseen_by_seed > 30);
}

TEST_CASE("secret chance: a view holds no number of any row, and bots imagine with their own") {
    SecretGame game(base_game(), key_of("view"));
    game.play(120);
    State other_chance = game.state;
    other_chance.random = {1, 2};
    for (int seat = -1; seat < 4; ++seat) {
        const PlayerId viewer = seat < 0 ? PlayerId() : PlayerId(seat);
        const View view = view_for(base_game(), game.state, viewer);
        CHECK(view.state.random == Random{});
        CHECK(view.state == view_for(base_game(), other_chance, viewer).state);
        if (viewer.is_none()) continue;
        Random one{4, 0};
        Random two{4, 0};
        CHECK(imagine(base_game(), view, one) ==
              imagine(base_game(), view_for(base_game(), other_chance, viewer), two));
    }
}

TEST_CASE("secret chance: a table is written, resumed, watched and told again as it was") {
    const ScratchFolder folder;
    const std::string path = folder.file("secret.journal");
    State last;
    EventList dealt;
    {
        const auto session = table(path, {"", "", "", ""});
        play_humans(*session, 150);
        last = session->state();
        CHECK(session->timeline().state_at(session->played().size()) == last);
        session->history().tell(0, 1000,
                                [&](std::size_t number, const State& after, const EventList&) {
                                    if (number == session->played().size()) CHECK(after == last);
                                });
    }
    const auto journal = read_journal(path);
    REQUIRE(journal.ok());
    const JournalHeader& header = journal.value().header;
    CHECK(header.seed == GameSeed(key_of("table")));
    CHECK(header.commitment == key_of("table").commitment());
    CHECK(header_text(header).find("\nseed ") == std::string::npos);
    CHECK_FALSE(broken_commitment(header, "x"));
    const auto records = recorded_actions(journal.value(), base_game().content());
    REQUIRE(records.ok());
    SessionSetup setup = table_of({"", "", "", ""});
    setup.seed = header.seed;
    const auto resumed = FullSession::resume(setup, records.value());
    REQUIRE(resumed.ok());
    CHECK(resumed.value()->state() == last);
    const auto watched = Replay::open(setup, records.value());
    REQUIRE(watched.ok());
    while (watched.value()->position() < watched.value()->length())
        watched.value()->advance();
    CHECK(watched.value()->state() == last);
    watched.value()->jump(40);
    watched.value()->advance();
    CHECK(watched.value()->state() == watched.value()->timeline().state_at(41));
}

TEST_CASE("secret chance: what may be taken back is what may be taken back with a seed") {
    const auto session = table("", {"", "", "", ""});
    Random chance{3, 0};
    int undone = 0;
    for (int count = 0; count < 200; ++count) {
        const PlayerId player(std::countr_zero(session->to_act()));
        const State before = session->state();
        const Action action = any_action(*session, player, chance);
        REQUIRE(session->submit(action).ok());
        const Verb verb = base_game().verb(action.kind);
        if (verb == Verb::roll) CHECK_FALSE(session->undo_offer(player).ok());
        const bool is_plain = verb == Verb::build || verb == Verb::place;
        if (!is_plain || !session->undo_offer(player).ok()) continue;
        REQUIRE(session->undo(player).ok());
        CHECK(session->state() == before);
        REQUIRE(session->submit(action).ok());
        ++undone;
    }
    CHECK(undone > 5);
}

TEST_CASE("secret chance: replay --verify checks the key against what was promised") {
    const ScratchFolder folder;
    const std::string path = folder.file("secret.journal");
    play_humans(*table(path, {"", "", "", ""}), 60);
    const Run sound = run("replay --verify " + path);
    INFO(sound.err);
    CHECK(sound.exit_code == 0);
    CHECK(tells(sound.out, "key " + hex_text(key_of("table").key)));
    CHECK(run("sim --resume " + path).exit_code == 1);
    // Who chose the key afterwards cannot have promised it; and a head lacks no part of the secret.
    const std::string text = text_of(path);
    const auto with = [&](const std::string& line, const std::string& by) {
        const std::size_t at = text.find("\n" + line) + 1;
        std::string changed = text;
        changed.replace(at, changed.find('\n', at) + 1 - at, by);
        std::string lines;  // without the checksums, which would tell it, too
        for (std::size_t from = 0; from < changed.size();) {
            const std::size_t end = changed.find('\n', from);
            const std::string one = changed.substr(from, end - from);
            const std::size_t mark = one.find(" # ");
            lines += (mark == std::string::npos ? one : one.substr(0, mark + 19)) + "\n";
            from = end + 1;
        }
        std::ofstream(path) << lines;
        return run("replay --verify " + path);
    };
    const Run other = with("commit ", "commit " + std::string(64, '0') + "\n");
    CHECK(other.exit_code == 1);
    CHECK(tells(other.err, "not the one that was promised"));
    CHECK(tells(with("commit ", "").err, "missing or damaged line: 'commit'"));
    CHECK(tells(with("salt ", "").err, "missing or damaged line: 'salt'"));
    CHECK(tells(with("key ", "").err, "missing or damaged line: 'seed'"));
    CHECK(tells(with("key ", "seed 7\n").err, "missing or damaged line: 'key'"));
    CHECK(tells(with("salt ", "seed 7\n").err, "there is a second line 'seed'"));
    CHECK(tells(with("key ", "key 12\n").err, "must be 64 hexadecimal digits"));
}

}  // namespace hexholm::test
