// Lists of actions, and prices that are compared side by side.
#include <catch2/catch.hpp>

#include "engine/base/byte_row.h"
#include "engine/base/random.h"
#include "engine/game/core/action.h"

namespace hexholm::test {
namespace {

constexpr ActionKindId kKind(300);
constexpr PlayerId kPlayer(5);

std::vector<Action> actions_of(const ActionList& list) {
    return {list.begin(), list.end()};
}

TEST_CASE("a list holds an action for each place of a set, in the order of the places") {
    const std::array<std::uint64_t, 3> set = {std::uint64_t{1} << 63 | 1U, 0, 0x8004};
    const std::array<std::int16_t, 5> places = {0, 63, 130, 143, -1};
    ActionList alone;
    ActionList behind;
    list_each(alone, kKind, kPlayer, set.data(), set.size());
    list_each_behind(behind, kKind, kPlayer, 71, set.data(), set.size());
    REQUIRE(alone.size() == 4);
    REQUIRE(behind.size() == 4);
    for (std::size_t at = 0; at < 4; ++at) {
        CHECK(alone[at] == Action{kKind, kPlayer, {places[at], -1, -1}, {}});
        CHECK(behind[at] == Action{kKind, kPlayer, {71, places[at], -1}, {}});
    }
}

TEST_CASE("where a list is nearly full a set fills it, and what is too much is lost") {
    ActionList list;
    while (list.room() > 2)
        list_action(list, kKind, kPlayer, 7);
    const std::uint64_t set = 0b10110;
    list_each(list, kKind, kPlayer, &set, 1);
    CHECK(list.room() == 0);
    const std::vector<Action> all = actions_of(list);
    CHECK(all[all.size() - 3].args[0] == 7);
    CHECK(all[all.size() - 2].args[0] == 1);
    CHECK(all.back().args[0] == 4);  // written over the one before it
}

TEST_CASE("of eight numbers looked at once those within a range are found") {
    const std::array<std::int16_t, 8> numbers = {-3, 0, 1, 2, 7, INT16_MAX, INT16_MIN, 3};
    const auto expect = [&](int least, int most) {
        unsigned found = 0;
        for (unsigned at = 0; at < numbers.size(); ++at)
            if (numbers[at] >= least && numbers[at] <= most) found |= 1U << at;
        CAPTURE(least, most);
        CHECK(pairs_within(numbers.data(), static_cast<std::int16_t>(least),
                           static_cast<std::int16_t>(most)) == found);
    };
    for (const int least : {INT16_MIN, -3, 0, 1, 3, INT16_MAX})
        for (const int most : {INT16_MIN, -3, 0, 2, 7, INT16_MAX})
            expect(least, most);
}

TEST_CASE("four prices compared at once are each too dear where one good alone is") {
    Random chance{1, 0};
    const auto few = [&] {
        std::uint64_t goods = 0;
        for (unsigned at = 0; at < 64; at += 8)
            goods |= std::uint64_t{chance.below(3)} << at;
        return goods;
    };
    for (int trial = 0; trial < 2000; ++trial) {
        const std::array<std::uint64_t, 4> prices = {few() & few(), few(), 0, few() & 0xFF};
        const std::uint64_t held = few() | few() << 1U;
        unsigned dear = 0;
        for (unsigned price = 0; price < 4; ++price)
            for (unsigned at = 0; at < 64; at += 8)
                if (((prices[price] >> at) & 0xFF) > ((held >> at) & 0xFF)) dear |= 1U << price;
        CHECK(rows_beyond(prices.data(), held) == dear);
    }
}

}  // namespace
}  // namespace hexholm::test
