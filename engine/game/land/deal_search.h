// How a deal that no single swap makes better can still become better.
#pragma once

#include <algorithm>
#include <array>
#include <type_traits>

#include "engine/base/check.h"
#include "engine/game/core/play.h"

namespace hexholm {

// Makes changes to what lies on the tiles, also such that break more, but ever more seldom; keeps the best that it comes
// to. Nothing changes, and no random number is drawn, where nothing is broken.
template <class Lying, class Change, class Broken>
void search_deal(const Play& play, Lying& lying, Change change, Broken broken) {
    constexpr int kChanges = 12000;
    constexpr int kColder = 120;  // changes until one for the worse is more seldom
    using Lie = std::array<std::decay_t<decltype(*lying.data())>, kMaxTiles>;
    Lie best{};
    Lie before{};
    std::ranges::copy(lying, best.begin());
    int now = broken();
    int fewest = now;
    for (int done = 0; done < kChanges && fewest > 0; ++done) {
        std::ranges::copy(lying, before.begin());
        change();
        const int then = broken();
        const auto seldom = static_cast<std::uint32_t>(2 + done / kColder);
        if (then > now && play.state.random.below(seldom) != 0) {
            std::copy_n(before.begin(), lying.size(), lying.begin());
            continue;
        }
        now = then;
        if (now >= fewest) continue;
        fewest = now;
        std::ranges::copy(lying, best.begin());
    }
    std::copy_n(best.begin(), lying.size(), lying.begin());
}

// One of them at random. REQUIRES: there is one.
template <class Things>
auto any_one(const Play& play, const Things& things) {
    HEX_CHECK(!things.empty());
    return things[play.state.random.below(static_cast<std::uint32_t>(things.size()))];
}

}  // namespace hexholm
