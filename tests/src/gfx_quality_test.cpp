// Which preset a machine gets.
#include <vector>

#include <catch2/catch.hpp>

#include "src/gfx/table/quality.h"
#include "src/gfx/table/quality_pace.h"

namespace hexholm {
namespace {

using gfx::Preset;

struct Machine {
    double high_s, medium_s;
    std::vector<Preset> asked{};

    Preset measured(const char* driver) {
        return gfx::measured_preset(driver, [this](Preset preset) {
            asked.push_back(preset);
            return preset == Preset::high ? high_s : medium_s;
        });
    }
};

}  // namespace

TEST_CASE("a fast machine gets the best preset and is asked for no other") {
    Machine machine{.high_s = 0.004, .medium_s = 0.002};
    CHECK(machine.measured("A fine card") == Preset::high);
    CHECK(machine.asked == std::vector{Preset::high});
}

TEST_CASE("a card that is slow at the best gets less, and a very slow one the least") {
    Machine slow{.high_s = 0.030, .medium_s = 0.012};
    CHECK(slow.measured("An old card") == Preset::medium);
    Machine slower{.high_s = 0.090, .medium_s = 0.050};
    CHECK(slower.measured("A very old card") == Preset::software);
}

TEST_CASE("a machine without a card is not asked for the best") {
    Machine many_cores{.high_s = 0.001, .medium_s = 0.010};
    CHECK(many_cores.measured("llvmpipe (LLVM 15.0.6, 256 bits)") == Preset::medium);
    CHECK(many_cores.asked == std::vector{Preset::medium});
    Machine two_cores{.high_s = 0.2, .medium_s = 0.1};
    CHECK(two_cores.measured("llvmpipe (LLVM 15.0.6, 256 bits)") == Preset::software);
}

namespace {

// A machine whose pictures follow each other so quickly, once its shaders are made.
Preset paced(double high_s, double medium_s) {
    gfx::QualityPace pace;
    double now_s = 0;
    Preset before = Preset::automatic;
    for (int turn = 0; turn < 100 && !pace.is_found(); ++turn) {
        constexpr double kMakingShaders_s = 0.4;
        const bool fresh = pace.preset() != before;
        before = pace.preset();
        pace.note(now_s);
        now_s += fresh ? kMakingShaders_s : before == Preset::high ? high_s : medium_s;
    }
    CHECK(pace.is_found());
    return pace.preset();
}

}  // namespace

TEST_CASE("in a browser the pace of pictures finds the preset") {
    constexpr double kScreen_s = 1.0 / 60;
    CHECK(paced(kScreen_s, kScreen_s) == Preset::high);
    CHECK(paced(2 * kScreen_s, kScreen_s) == Preset::medium);
    CHECK(paced(0.2, kScreen_s) == Preset::medium);
    CHECK(paced(2 * kScreen_s, 0.021) == Preset::medium);
    CHECK(paced(0.2, 0.030) == Preset::software);
    CHECK(paced(0.2, 0.050) == Preset::software);
}

TEST_CASE("in a browser three slow pictures are enough to take the lowest preset") {
    gfx::QualityPace pace;
    int turns = 0;
    for (double now_s = 0; !pace.is_found(); now_s += 0.8, ++turns)
        pace.note(now_s);
    CHECK(pace.preset() == Preset::software);
    CHECK(turns <= 6);
}

TEST_CASE("every preset is known by its name, and an unknown name changes nothing") {
    for (const Preset preset : {Preset::automatic, Preset::software, Preset::medium, Preset::high})
        CHECK(gfx::preset_named(gfx::preset_name(preset), Preset::software) == preset);
    CHECK(gfx::preset_named("splendid", Preset::automatic) == Preset::automatic);
}

}  // namespace hexholm
