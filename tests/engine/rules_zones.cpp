// Cards in zones, and what is laid open to one player.
#include <catch2/catch.hpp>

#include "engine/game/view/card_places.h"
#include "engine/session/undo.h"

#include "tests/engine/trial_table.h"

namespace hexholm {
namespace {

using namespace test;

constexpr const char* kStacks = R"(
hex.deck "tales" { title = "Tale", discards_to = "discard", discard = "told", recycles = true }
hex.card "saga" { title = "Saga", deck = "tales", copies = 4, effect = { { look = "shelf" } } }
hex.card "fable" { title = "Fable", deck = "tales", copies = 6, effect = { { draw = "tales" } } }
hex.zone "shelf" { title = "Shelf", stacks = 2, seen = "nobody", decks = { "tales" },
                   deals_from = "tales", deals = 2 }
hex.zone "told" { title = "Told" }
)";

const TrialGame& stacks_game() {
    static const TrialGame trial(kStacks);
    return trial;
}

CardPlace shelf(const Rulebook& book, std::size_t stack) {
    const ZoneId zone = id_named(book.content().zones, "shelf");
    return zone_place(book.content().zones[zone].first_run + stack);
}

int known_in(const Rulebook& book, const State& state, CardPlace place) {
    int known = 0;
    for (int nth = 0; nth < card_count(book, state, place); ++nth)
        known += nth_card(book, state, place, nth).is_some();
    return known;
}

Tabletop with_saga() {
    Tabletop table = stacks_game().table();
    table.main_phase_of(A);
    table.deal(A, "saga");
    return table;
}

TEST_CASE("C-36 stacks are dealt from the pile") {
    const Tabletop table = stacks_game().table();
    const Rulebook& book = table.book();
    for (const std::size_t stack : {0U, 1U})
        CHECK(card_count(book, table.state, shelf(book, stack)) == 2);
    CHECK(table.state.deck_size[id_named(table.content().decks, "tales")] == 6);
}

TEST_CASE("C-42 what somebody looks through lies open to him alone, until he has answered") {
    Tabletop table = with_saga();
    const Rulebook& book = table.book();
    CHECK(known_in(book, view_for(book, table.state, A).state, shelf(book, 0)) == 0);
    table.act("play_saga", A);
    CHECK(known_in(book, view_for(book, table.state, A).state, shelf(book, 0)) == 2);
    CHECK(known_in(book, view_for(book, table.state, A).state, shelf(book, 1)) == 0);
    CHECK(known_in(book, view_for(book, table.state, B).state, shelf(book, 0)) == 0);
    CHECK(known_in(book, view_for(book, table.state, PlayerId::none()).state, shelf(book, 0)) == 0);
    table.act("decline", A);
    CHECK(known_in(book, view_for(book, table.state, A).state, shelf(book, 0)) == 0);
}

TEST_CASE("Looking at something is not taken back") {
    Tabletop table = with_saga();
    const State before = table.state;
    table.act("play_saga", A);
    REQUIRE(table.told(EventKind::cards_seen) == 1);
    CHECK(trace_of(table.book(), before, table.state, table.events) == ActionTrace::hidden);
}

TEST_CASE("C-132 a played card lies on the discard for all to see") {
    Tabletop table = with_saga();
    const Rulebook& book = table.book();
    table.act("play_saga", A);
    table.act("decline", A);
    const ZoneId told = id_named(table.content().zones, "told");
    const CardPlace place = zone_place(table.content().zones[told].first_run);
    CHECK(known_in(book, view_for(book, table.state, B).state, place) == 1);
}

TEST_CASE("X-F-18 the discard is the new pile when the pile is used up") {
    Tabletop table = with_saga();
    const Rulebook& book = table.book();
    const DeckId tales = id_named(table.content().decks, "tales");
    table.act("play_saga", A);
    table.act("decline", A);
    const CardPlace told =
        zone_place(table.content().zones[id_named(table.content().zones, "told")].first_run);
    table.deal(A, "fable");
    while (table.state.deck_size[tales] > 0) {
        const CardId top =
            nth_card(book, table.state, pile_place(tales), table.state.deck_size[tales] - 1);
        take_card(book, table.state, pile_place(tales), top, tales);
        put_card(book, table.state, told, top, tales, CardMove::kTop);
    }
    table.state.players[A].cards_played = 0;
    table.act("play_fable", A);
    CHECK(held_of(table, "tales", A) == 1);
    CHECK(card_count(book, table.state, told) == 0);
}

TEST_CASE("What is wrong with places of cards is said where they are named") {
    const TrialMods mods;
    const auto says = [&](const std::string& lua, const std::string& words) {
        const std::string problem = mods.problem_of(R"(hex.deck "tales" { title = "Tale" }
hex.card "saga" { title = "Saga", deck = "tales", copies = 4 }
)" + lua);
        INFO(problem);
        CHECK(problem.find(words) != std::string::npos);
    };
    says(R"(hex.zone "shelf" { title = "Shelf", seen = "nobody" })",
         "name the one deck whose cards lie there hidden");
    says(R"(hex.zone "shelf" { title = "Shelf", seen = "owner", decks = { "tales" } })",
         R"(write per = "player")");
    says(R"(hex.zone "tales" { title = "Told" })", "has the name of a deck");
    says(R"(hex.zone "shelf" { title = "Shelf", deals_from = "tales", deals = 5 })",
         "deal at most 4");
    says(
        R"(hex.zone "nook" { title = "Nook", per = "corner", seen = "nobody", decks = { "tales" } })",
        "names corners, where cards lie open");
    says(R"(hex.zone "shelf" { title = "Shelf" }
hex.pick "free" { title = "Where?", what = "corner", room_in = "shelf" })",
         R"(give it per = "corner")");
    says(R"(hex.effect "peep" { { look = "picked talse" } })", "tales");
    says(R"(hex.effect "tidy" { { move_cards = 2, from = "hand" } })", "into' is missing");
    says(R"(hex.patch("deck", "tales") { discards_to = "discard" })", "name one in 'discard'");
}

constexpr const char* kNooks = R"(
hex.deck "tales" { title = "Tale" }
hex.card "saga" { title = "Saga", deck = "tales", copies = 4,
                  counts = { fame = 3, echo = 2, voice = 1 } }
hex.zone "nook" { title = "Nook", per = "corner", decks = { "tales" }, holds = 1 }
hex.counter "fame" { title = "Fame", per = "player", most = 20 }
hex.counter "echo" { title = "Echo", per = "tile", most = 20 }
hex.counter "voice" { title = "Voice", per = "corner", most = 9 }
hex.pick "free_nook" { title = "Where?", what = "corner", room_in = "nook" }
hex.pick "voices" { title = "Which?", what = "corner", with_counter = "voice" }
hex.action "tell" { title = "Tell", phases = { "main" }, needs_card = "saga", picks = { "free_nook" },
    effect = { function(game, me, corner)
        game:move_card("saga", { hand = me }, { nook = corner })
    end } }
hex.action "hush" { title = "Hush", phases = { "main" }, picks = { "voices" },
    effect = { function(game, me, corner) game:move_card(nil, { nook = corner }, "removed") end } }
)";

int tile_count(const Tabletop& table, const std::string& counter, TileId tile) {
    return table.state.counters[named(table.content().counters, counter).cell + tile.index()];
}

TEST_CASE(
    "C-69 C-73 a card at a corner counts for the corner and its tiles as long as it lies there") {
    static const TrialGame trial(kNooks);
    Tabletop table = trial.table();
    table.main_phase_of(A);
    const CornerId corner = table.corner(0, 0, "N");
    CHECK(table.why_refused("do_tell", A, {corner.number()}) == Reason::no_such_card);
    table.deal(A, "saga", 2);
    table.act("do_tell", A, {corner.number()});
    CHECK(table.why_refused("do_tell", A, {corner.number()}) == Reason::wrong_place);
    for (const TileId tile : table.book().board().tiles(corner))
        if (tile.is_some()) CHECK(tile_count(table, "echo", tile) == 2);
    // The tiles of hexes are nobody's.
    CHECK(count_of(table, "fame", A) == 0);
    const CornerId below = table.corner(0, 0, "S");
    table.act("do_tell", A, {below.number()});
    CHECK(tile_count(table, "echo", table.tile(0, 0)) == 4);
    CHECK(table.why_refused("do_hush", A, {table.corner(0, 0, "SE").number()}) ==
          Reason::wrong_place);
    table.act("do_hush", A, {corner.number()});
    CHECK(tile_count(table, "echo", table.tile(0, 0)) == 2);
    CHECK(held_of(table, "tales", A) == 0);
}

TEST_CASE(
    "C-104 C-105 C-107 an award that nobody holds in a tie, or while the leader lacks something") {
    static const TrialGame trial(R"(
hex.counter "songs" { title = "Songs", per = "player", most = 9 }
hex.counter "halls" { title = "Halls", per = "player", most = 9 }
hex.award "voice" { title = "Voice", least = 1, counter = "songs", tie_frees = true, needs = "halls" }
for _, name in ipairs { "songs", "halls" } do
    hex.action("more_" .. name) { title = "More", phases = { "main" }, effect = { { count = name } } }
end
)");
    Tabletop table = trial.table();
    const AwardId voice = id_named(table.content().awards, "voice");
    const auto more = [&](const char* what, PlayerId player) {
        table.main_phase_of(player);
        table.act(std::string("do_more_") + what, player);
    };
    more("songs", A);
    CHECK(table.state.award_holder[voice].is_none());
    more("halls", A);
    CHECK(table.state.award_holder[voice] == A);
    more("halls", B);
    more("songs", B);
    CHECK(table.state.award_holder[voice].is_none());
    more("songs", C);
    more("songs", C);
    CHECK(table.state.award_holder[voice].is_none());
    more("halls", C);
    CHECK(table.state.award_holder[voice] == C);
}

TEST_CASE("A pick with one candidate can be made without a question") {
    static const TrialGame trial(R"(
hex.counter "luck" { title = "Luck", per = "player", most = 9 }
hex.pick "lucky" { title = "Who?", what = "player", with_counter = "luck", takes_only = true }
hex.counter "gifts" { title = "Gifts", per = "player", most = 9 }
hex.action "fortune" { title = "Fortune", phases = { "main" }, effect = { { count = "luck" } } }
hex.action "give_luck" { title = "Give", phases = { "main" }, effect = {
    { pick = "lucky" }, function(game, me, who) if who then game:add("gifts", who, 1) end end } }
)");
    Tabletop table = trial.table();
    table.main_phase_of(A);
    table.act("do_give_luck", A);
    CHECK(count_of(table, "gifts", A) == 0);
    table.act("do_fortune", A);
    table.act("do_give_luck", A);
    CHECK(count_of(table, "gifts", A) == 1);
    table.main_phase_of(B);
    table.act("do_fortune", B);
    table.act("do_give_luck", B);
    table.act("choose_lucky", B, {0});
    CHECK(count_of(table, "gifts", A) == 2);
}

TEST_CASE("What the last stack lacks of a deal is no mistake") {
    static const TrialGame trial(R"(
hex.deck "tales" { title = "Tale" }
hex.card "saga" { title = "Saga", deck = "tales", copies = 5 }
hex.zone "shelf" { title = "Shelf", stacks = 2, decks = { "tales" }, deals_from = "tales", deals = 3 }
)");
    const Tabletop table = trial.table();
    CHECK(card_count(table.book(), table.state, shelf(table.book(), 0)) == 3);
    CHECK(card_count(table.book(), table.state, shelf(table.book(), 1)) == 2);
}

TEST_CASE("A secret of nobody is shown to nobody") {
    Event event{.kind = EventKind::card_moved, .player = A, .other = B, .secret = 2, .b = 3};
    CHECK(seen_by(event, A).b == -1);
    event.secret = 1;
    CHECK(seen_by(event, B).b == 3);
    CHECK(seen_by(event, C).b == -1);
}

}  // namespace
}  // namespace hexholm
