// What goes over a wire: views, changes of views, events and actions as bytes, and what strangers may send instead.
#include <algorithm>
#include <numeric>

#include "engine/game/core/action_code.h"
#include "engine/game/core/event_code.h"
#include "engine/game/core/state_rows.h"
#include "engine/game/core/value_bounds.h"
#include "engine/game/view/image.h"
#include "engine/game/view/soundness.h"

#include "tests/engine/lua_support.h"
#include "tests/support/base_game.h"
#include "tests/support/effort.h"
#include "tests/support/random_game.h"
#include "tests/support/replicas.h"

namespace hexholm::test {
namespace {

constexpr std::size_t kActionsOfAGame = 1'200;  // of one game

// With as many players as it is for.
template <class Visit>
void visit_scenarios(Visit visit) {
    for (const ModFolder& mod : find_mods({"mods"}))
        for (const ScenarioSpec& scenario : mod.scenarios) {
            INFO(scenario.id);
            const Rulebook book(load_base(scenario.players_most, {}, scenario.id));
            visit(book);
        }
}

Bytes image_of(const Rulebook& book, const View& view) {
    Bytes bytes;
    put_view(book, view, bytes);
    return bytes;
}

// A game of all kinds of things, in the middle.
View view_in(const Rulebook& book, std::uint64_t seed, int steps) {
    RandomGame game(book, seed);
    while (steps-- > 0 && game.step()) {
    }
    return view_for(book, game.state, PlayerId(0));
}

struct Sizes {
    std::size_t mean = 0;
    std::size_t most_of_99 = 0;
};
Sizes sizes_of(std::vector<std::size_t> bytes) {
    std::ranges::sort(bytes);
    return {std::accumulate(bytes.begin(), bytes.end(), std::size_t{0}) / bytes.size(),
            bytes[bytes.size() * 99 / 100]};
}

TEST_CASE("a seat that gets changes alone has its view after every action, in every scenario") {
    visit_scenarios([](const Rulebook& book) {
        RandomGame game(book, 11);
        Replicas replicas(book, game.state);
        while (game.played.size() < static_cast<std::size_t>(as_many(kActionsOfAGame)) &&
               game.step()) {
            const Fault fault = replicas.follow(game.state, game.events);
            if (!fault.empty()) FAIL("after " << game.played.size() << " actions: " << fault);
        }
        const Sizes sizes = sizes_of(replicas.bytes_of_updates());
        INFO("mean " << sizes.mean << ", 99 % up to " << sizes.most_of_99);
        CHECK(sizes.mean <= 65);
        CHECK(sizes.most_of_99 < 200);
    });
}

TEST_CASE(
    "the table of rows covers all of a state, and every value of every game is within its bounds") {
    visit_scenarios([](const Rulebook& book) {
        const std::vector<StateRow> rows = state_rows(book);
        const State blank(book.layout());
        std::vector<bool> told(blank.measures_at);
        for (const StateRow& row : rows)
            for (std::size_t group = 0; group < row.groups; ++group)
                for (std::size_t at = 0; at < std::size_t{row.count} * row.size; ++at) {
                    const std::size_t byte = row.at + group * row.stride + at;
                    if (byte >= told.size()) continue;  // what awards measure
                    if (told[byte]) FAIL(row.title() << " is not alone at byte " << byte);
                    told[byte] = true;
                }
        RandomGame game(book, 5);
        while (game.played.size() < static_cast<std::size_t>(as_many(400)) && game.step())
            if (const std::string fault = out_of_bounds(book, rows, game.state); !fault.empty())
                FAIL(fault);
        // What is left is the room behind rows.
        for (std::size_t byte = 0; byte < told.size(); ++byte)
            if (!told[byte] && game.state.data()[byte] != blank.data()[byte])
                FAIL("no row tells of byte " << byte);
    });
}

// The room behind a row is shorter than what is looked at at once; a row that the table does not know would be seen.
TEST_CASE("the table of rows leaves out nothing but the room behind rows") {
    const Rulebook& book = base_game();
    const State blank(book.layout());
    std::size_t values = 0;
    for (const StateRow& row : state_rows(book))
        if (row.at < blank.measures_at) values += std::size_t{row.groups} * row.count * row.size;
    CHECK(values <= blank.measures_at);
    CHECK(values + 64 * 6 > blank.measures_at);
}

TEST_CASE("a view that is cut off is refused, or is that of another moment that holds together") {
    const Rulebook& book = base_game();
    const Bytes whole = image_of(book, view_in(book, 3, 200));
    Random chance{1, 0};
    for (std::size_t length = 0; length < whole.size(); ++length) {
        const Result<View> taken = take_view(book, ByteSpan(whole).first(length));
        if (taken)
            use_everything(book, taken.value(), chance);
        else
            CHECK_FALSE(taken.problem().line().empty());
    }
    Bytes longer = whole;
    longer.push_back(0);
    CHECK_FALSE(take_view(book, longer));
}

TEST_CASE(
    "whatever bits of a view and of a change are turned over, nothing gets out of its bounds") {
    visit_scenarios([](const Rulebook& book) {
        Random chance{book.layout().bytes, 0};
        const View before = view_in(book, 9, 150);
        const View after = view_in(book, 9, 160);
        Bytes change;
        put_change(before.state, after.state, change);
        const Bytes whole = image_of(book, after);
        for (int tries = 0; tries < as_many(120); ++tries) {
            Bytes bytes = tries % 2 == 0 ? whole : change;
            for (std::uint32_t turned = 1 + chance.below(3); turned > 0 && !bytes.empty(); --turned)
                bytes[chance.below(static_cast<std::uint32_t>(bytes.size()))] ^=
                    static_cast<std::uint8_t>(1U << chance.below(8));
            const Result<View> taken =
                tries % 2 == 0 ? take_view(book, bytes) : take_change(book, before, bytes);
            if (taken) use_everything(book, taken.value(), chance);
        }
    });
}

void write_value(
    const StateRow& row, State& state, std::size_t group, std::size_t nth, std::int64_t value) {
    auto* const block = reinterpret_cast<std::byte*>(&state);
    std::memcpy(block + row.at + group * row.stride + nth * row.size, &value, row.size);
}

// The least and the most that the bytes hold, and those beside the bounds.
std::vector<std::int64_t> odd_values(const StateRow& row) {
    const std::int64_t all = row.size >= 8 ? -1 : (std::int64_t{1} << (8 * row.size)) - 1;
    std::vector<std::int64_t> values = {0, all, all - 1, all / 2, all / 2 + 1};
    if (row.size < 8) values.insert(values.end(), {row.least - 1, row.most + 1});
    return values;
}

// All that the row can hold and may not.
std::vector<View> with_odd_value(const Rulebook& book, const StateRow& row, const View& view) {
    std::vector<View> odd;
    for (const std::size_t nth : {std::size_t{0}, std::size_t{row.count} - 1})
        for (const std::int64_t value : odd_values(row)) {
            View changed = view;
            write_value(row, changed.state, 0, nth, value);
            const bool is_odd =
                row.kind == ValueKind::fixed
                    ? std::memcmp(changed.state.data(), view.state.data(), view.state.bytes()) != 0
                    : !is_within(book, row, nth, value_in(row, changed.state, 0, nth));
            if (is_odd) odd.push_back(changed);
        }
    return odd;
}

TEST_CASE("a value out of the bounds of its row is refused, whichever row it is") {
    visit_scenarios([](const Rulebook& book) {
        const View view = view_in(book, 21, 120);
        REQUIRE(take_view(book, image_of(book, view)));
        for (const StateRow& row : state_rows(book))
            for (View& odd : with_odd_value(book, row, view)) {
                INFO(row.title());
                CHECK_FALSE(why_unsound(book, odd).empty());
            }
    });
}

TEST_CASE("a view with one value that is none, or of a seat that is none, is not taken") {
    const Rulebook& book = base_game();
    const View view = view_in(book, 21, 120);
    for (const StateRow& row : state_rows(book)) {
        if (row.kind == ValueKind::fixed) continue;  // how it is laid out is never sent
        for (const View& odd : with_odd_value(book, row, view)) {
            INFO(row.title());
            CHECK_FALSE(take_view(book, image_of(book, odd)));
        }
    }
    Bytes image = image_of(book, view);
    for (const std::size_t seat : {book.players(), std::size_t{kMaxPlayers}, std::size_t{254}}) {
        image.front() = static_cast<std::uint8_t>(seat);
        CHECK_FALSE(take_view(book, image));
    }
}

std::int64_t random_value(const StateRow& row, Random& chance) {
    const auto bits = static_cast<std::int64_t>(chance.bits() >> 1U);
    if (row.size == 8) return bits;
    if (row.kind != ValueKind::number) return bits & ((std::int64_t{1} << (8 * row.size)) - 1);
    const bool has_none = row.other != StateRow::kNoOther;
    if (has_none && (row.most < row.least || chance.below(4) == 0)) return row.other;
    return row.least + bits % (row.most - row.least + 1);
}

TEST_CASE("a view whose values are all within their bounds is refused, or can be used") {
    std::size_t used = 0;
    visit_scenarios([&](const Rulebook& book) {
        const std::vector<StateRow> rows = state_rows(book);
        Random chance{book.layout().bytes, 1};
        RandomGame game(book, 31);
        for (int tries = 0; tries < as_many(600); ++tries) {
            if (tries % 2 == 0) game.step();
            View odd = view_for(book, game.state, PlayerId(0));
            for (std::uint32_t changes = 1 + chance.below(3); changes > 0; --changes) {
                const StateRow& row = rows[chance.below(static_cast<std::uint32_t>(rows.size()))];
                const std::size_t nth = chance.below(row.count);
                const std::size_t group = chance.below(row.groups);
                const std::int64_t value = random_value(row, chance);
                if (row.kind != ValueKind::fixed && is_within(book, row, nth, value))
                    write_value(row, odd.state, group, nth, value);
            }
            if (!why_unsound(book, odd).empty()) continue;
            ++used;
            use_everything(book, odd, chance);
        }
    });
    CHECK(used > 100);
}

TEST_CASE("runs that lie outside of the state are refused before memory is taken") {
    const Rulebook& book = base_game();
    const View view = view_in(book, 3, 50);
    const auto change = [&](std::initializer_list<std::uint64_t> numbers, std::size_t values) {
        Bytes bytes;
        ByteWriter writer(bytes);
        for (const std::uint64_t number : numbers)
            writer.number(number);
        bytes.resize(bytes.size() + values);
        return take_change(book, view, bytes);
    };
    CHECK(change({}, 0));
    CHECK_FALSE(change({std::uint64_t{1} << 60U, 1}, 1));
    CHECK_FALSE(change({0, std::uint64_t{1} << 60U}, 100));
    CHECK_FALSE(change({0, ~std::uint64_t{0}}, 100));
    CHECK_FALSE(change({view.state.derived_at, 1}, 1));
    CHECK_FALSE(change({view.state.derived_at - 4U, 8}, 8));
    CHECK_FALSE(change({0, 0}, 0));
    CHECK_FALSE(take_change(book, view, Bytes(40, 0xFF)));
    CHECK_FALSE(take_view(book, Bytes{}));
    CHECK_FALSE(take_view(book, Bytes{7}));
}

TEST_CASE("numbers and handfuls of goods are the same after they were written and read") {
    Bytes bytes;
    ByteWriter writer(bytes);
    const std::vector<std::uint64_t> numbers = {0, 1, 127, 128, 300, 1ULL << 32U, ~0ULL};
    const std::vector<std::int64_t> signed_numbers = {0,   -1,        1,         63,
                                                      -64, INT16_MIN, INT64_MAX, INT64_MIN};
    for (const std::uint64_t number : numbers)
        writer.number(number);
    for (const std::int64_t number : signed_numbers)
        writer.signed_number(number);
    ByteReader reader(bytes);
    for (const std::uint64_t number : numbers)
        CHECK(reader.number() == number);
    for (const std::int64_t number : signed_numbers)
        CHECK(reader.signed_number(INT64_MIN, INT64_MAX) == number);
    CHECK(reader.at_end());
    CHECK_FALSE(reader.failed());
    CHECK(reader.byte() == 0);
    CHECK(reader.failed());
    const Bytes endless(11, 0xFF);
    ByteReader beyond(endless);
    CHECK(beyond.number() == 0);
    CHECK(beyond.failed());
}

TEST_CASE("every legal action is the same after it was sent, and what names nothing is refused") {
    visit_scenarios([](const Rulebook& book) {
        RandomGame game(book, 4);
        Random chance{4, 0};
        for (int steps = 0; steps < as_many(150); ++steps) {
            for (const PlayerId player : all_ids<PlayerId>(book.players())) {
                ActionList list;
                legal_actions(book, game.state, player, list);
                for (std::size_t at = 0; at < list.size(); at += 1 + list.size() / 8) {
                    const Action action = complete_at_random(book, game.state, list[at], chance);
                    Bytes bytes;
                    put_action(book, action, bytes);
                    ByteReader reader(bytes);
                    const Result<Action> taken = take_action(book, player, reader);
                    REQUIRE(taken);
                    REQUIRE(taken.value() == action);
                    REQUIRE(reader.at_end());
                }
            }
            if (!game.step()) break;
        }
        for (int tries = 0; tries < 300; ++tries) {
            Bytes bytes;
            for (std::uint32_t length = chance.below(8); length > 0; --length)
                bytes.push_back(static_cast<std::uint8_t>(chance.below(256)));
            ByteReader reader(bytes);
            if (const Result<Action> taken = take_action(book, PlayerId(0), reader))
                check(book, game.state, taken.value());
        }
    });
}

TEST_CASE("an action with a good that the game has not is refused") {
    const Rulebook& book = base_game();
    for (const std::size_t good : {book.goods() - 1, book.goods(), kMaxGoods - 1}) {
        Action offer;
        offer.kind = book.kind(Verb::offer_trade);
        offer.args.fill(0);
        offer.goods[0].set(GoodId(0), 1);
        offer.goods[1].set(GoodId(good), 1);
        Bytes bytes;
        put_action(book, offer, bytes);
        ByteReader reader(bytes);
        CHECK(take_action(book, PlayerId(0), reader).ok() == (good < book.goods()));
    }
}

TEST_CASE("of an action others know the kind and who did it, and of an answer not even the kind") {
    const Rulebook& book = base_game();
    Action build;
    build.kind = book.kind(Verb::build, piece(book, "road").index());
    build.player = PlayerId(1);
    build.args = {7, -1, -1};
    CHECK(seen_by(book.content(), build, PlayerId(1)) == build);
    const Action seen = seen_by(book.content(), build, PlayerId(2));
    CHECK(seen.kind == build.kind);
    CHECK(seen.player == build.player);
    CHECK(seen.args == std::array<std::int16_t, 3>{-1, -1, -1});
    CHECK(seen_by(book.content(), build, PlayerId::none()) == seen);
    build.kind = book.kind(Verb::decline);
    if (build.kind.is_some()) CHECK(seen_by(book.content(), build, PlayerId(2)).kind.is_none());
}

TEST_CASE("events that name what the game has not are refused") {
    const Rulebook& book = base_game();
    const auto is_taken = [&](const Event& event) {
        const auto events = std::make_unique<EventList>();
        events->push_back(event);
        Bytes bytes;
        put_events(*events, bytes);
        events->clear();
        ByteReader reader(bytes);
        return take_events(book, reader, *events).ok();
    };
    const Event placed{.kind = EventKind::placed, .player = PlayerId(0), .a = 0, .b = 3};
    CHECK(is_taken(placed));
    for (const auto& break_it : std::initializer_list<void (*)(Event&)>{
             [](Event& event) { event.player = PlayerId::none(); },
             [](Event& event) { event.player = PlayerId(4); },
             [](Event& event) { event.other = PlayerId(9); }, [](Event& event) { event.a = 100; },
             [](Event& event) { event.a = -2; }, [](Event& event) { event.b = 1000; },
             [](Event& event) { event.b = -1; }, [](Event& event) { event.c = 0; },
             [](Event& event) { event.secret = 1; },
             [](Event& event) { event.goods[0] = Bundle::of(GoodId(0), 1); }}) {
        Event odd = placed;
        break_it(odd);
        CHECK_FALSE(is_taken(odd));
    }
    CHECK_FALSE(is_taken({.kind = EventKind::gained,
                          .player = PlayerId(0),
                          .goods = {Bundle::of(GoodId(15), 1), {}}}));
    CHECK_FALSE(is_taken({.kind = EventKind::stolen, .player = PlayerId(0), .a = 1}));
    Bytes many;
    ByteWriter(many).number(1'000'000'000);
    ByteReader reader(many);
    EventList events;
    CHECK_FALSE(take_events(book, reader, events));
}

TEST_CASE("an event of a counter names one of its cells, and a value that is hidden or possible") {
    const Rulebook book(load_base(4, {}, "cities_knights"));
    const Counter& counter = book.content().counters[CounterId(0)];
    const Event counted{.kind = EventKind::counted,
                        .player = PlayerId(0),
                        .a = 0,
                        .b = static_cast<std::int16_t>(counter.least),
                        .c = 0};
    CHECK(fault_of(book, counted).empty());
    Event odd = counted;
    odd.c = -1;
    CHECK_FALSE(fault_of(book, odd).empty());
    odd = counted;
    odd.b = static_cast<std::int16_t>(counter.least - 1);
    CHECK_FALSE(fault_of(book, odd).empty());
    odd.secret = 1;
    odd.b = -1;
    CHECK(fault_of(book, odd).empty());
}

}  // namespace
}  // namespace hexholm::test
