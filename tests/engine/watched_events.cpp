// The table of what events are, held against what is told in games of every scenario.
#include <set>
#include <string>

#include "engine/game/core/event_facts.h"
#include "engine/game/places/card_place.h"
#include "engine/game/places/figure_place.h"

#include "tests/engine/lua_support.h"
#include "tests/support/random_game.h"

namespace hexholm::test {
namespace {

constexpr std::size_t kActions = 1'500;  // of one game

// How many there are of what a number names; 0: it is no id.
std::size_t count_of(const Rulebook& book, const Event& event, EventNumber named) {
    const Content& content = book.content();
    const auto spots = [&](PlaceKind kind) {
        return kind == PlaceKind::edge ? book.board().edge_count() : book.board().corner_count();
    };
    switch (named) {
        case EventNumber::tile:
        case EventNumber::left_tile: return book.board().tile_count();
        case EventNumber::corner: return book.board().corner_count();
        case EventNumber::edge: return book.board().edge_count();
        case EventNumber::piece_spot: return spots(content.pieces[PieceId(event.a)].on);
        case EventNumber::piece: return content.pieces.size();
        case EventNumber::pawn: return content.pawns.size();
        case EventNumber::figure: return content.figures.size();
        case EventNumber::good: return content.goods.size();
        case EventNumber::terrain: return content.terrains.size();
        case EventNumber::card: return content.cards.size();
        case EventNumber::deck: return content.decks.size();
        case EventNumber::counter: return content.counters.size();
        case EventNumber::award: return content.awards.size();
        case EventNumber::phase: return content.phases.size();
        case EventNumber::cue: return content.cues.size();
        default: return 0;
    }
}

bool is_place(EventNumber named) {
    return named == EventNumber::left_place || named == EventNumber::new_place;
}

// What is wrong with the event by its row of the table; empty: nothing.
std::string fault_of(const Rulebook& book, const Event& event) {
    const EventFacts& facts = facts_of(event.kind);
    if (event.secret != 0 && !facts.may_be_secret) return "it is secret";
    for (std::size_t at = 0; at < event.goods.size(); ++at) {
        const GoodsMove& move = facts.goods[at];
        const bool is_shown = event.kind == EventKind::offered;
        if (move.from == Holder::nobody && !is_shown && !event.goods[at].empty())
            return "it has goods that go nowhere";
        for (const Holder holder : {move.from, move.to})
            if ((holder == Holder::player || holder == Holder::other) &&
                seat_of(event, holder).is_none())
                return "nobody has the goods";
    }
    const std::array numbers = {event.a, event.b, event.c, event.d};
    for (std::size_t at = 0; at < numbers.size(); ++at) {
        const EventNumber named = facts.numbers[at];
        const std::size_t count = count_of(book, event, named);
        const std::string number =
            "number " + std::to_string(at) + " is " + std::to_string(numbers[at]);
        if (named == EventNumber::nothing && numbers[at] != -1)
            return number + " and names nothing";
        if (count > 0 && numbers[at] >= static_cast<int>(count)) return number;
        if (is_place(named) && FigurePlace::of_bits(numbers[at]).bits() != numbers[at])
            return number + " and no place";
    }
    return {};
}

void look_at_game(const std::string& scenario, int players, std::set<EventKind>& met) {
    const Rulebook book(load_base(players, {}, scenario));
    RandomGame game(book, 1);
    do {
        for (const Event& event : game.events) {
            met.insert(event.kind);
            const std::string fault = fault_of(book, event);
            if (!fault.empty())
                FAIL(scenario << " after " << game.played.size() << " actions, event of kind "
                              << static_cast<int>(event.kind) << ": " << fault);
        }
    } while (game.played.size() < kActions && game.step());
}

TEST_CASE("events: what is told in every scenario is what the table says of its kind") {
    std::set<EventKind> met;
    for (const ModFolder& mod : find_mods({"mods"}))
        for (const ScenarioSpec& scenario : mod.scenarios)
            look_at_game(scenario.id, scenario.players_most, met);
    // Every kind but the few that chance alone brings about too seldom.
    for (const EventFacts& facts : kEventFacts) {
        INFO("kind " << static_cast<int>(facts.kind));
        // In no game that comes with the program do several win together; see tests/words/together.
        CHECK((met.contains(facts.kind) || facts.kind == EventKind::won_beside));
    }
}

TEST_CASE("events: who learns of something hidden is told by the table, or by the event itself") {
    Event moved{.kind = EventKind::card_moved};
    CHECK_FALSE(reveals(moved));
    moved.secret = 1;
    CHECK(reveals(moved));
    CHECK(reveals({.kind = EventKind::cards_seen}));
    CHECK_FALSE(reveals({.kind = EventKind::produced}));
}

}  // namespace
}  // namespace hexholm::test
