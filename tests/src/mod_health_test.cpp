// Mods are tried out beside the picture: nobody waits for them.
#include "src/app/mods/mod_health.h"

#include <chrono>
#include <thread>

#include <catch2/catch.hpp>

namespace hexholm {
namespace {

// Both choices of whoever looks: wait in every frame, or look again in the next one.
std::size_t tried_out(app::ModHealth& health, bool waits) {
    health.wait(waits);
    std::size_t frames = 0;
    while (health.step()) {
        ++frames;
        if (!waits) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return frames;
}

}  // namespace

TEST_CASE("mods are tried out one after the other, whether anybody waits for them or not") {
    const app::Catalogue catalogue({"mods"}, {});
    app::ModHealth waiting(catalogue);
    app::ModHealth beside(catalogue);
    CHECK_FALSE(waiting.is_known("base"));
    CHECK(tried_out(waiting, true) > 0);
    CHECK(tried_out(beside, false) > 0);
    for (const ModFolder& mod : catalogue.mods()) {
        INFO(mod.id);
        CHECK(waiting.is_known(mod.id));
        CHECK(beside.is_known(mod.id));
        CHECK(waiting.problems(mod).empty());
        CHECK(beside.problems(mod).empty());
    }
}

TEST_CASE("mods that have changed are tried out anew, also while one is under way") {
    const app::Catalogue catalogue({"mods"}, {});
    app::ModHealth health(catalogue);
    REQUIRE(health.step());
    health.reset();
    CHECK_FALSE(health.is_known("base"));
    tried_out(health, true);
    CHECK(health.is_known("base"));
}

}  // namespace hexholm
