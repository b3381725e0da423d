// The figures that `hexholm --bench-frames` prints.
#include "src/app/output/frame_times.h"

#include <catch2/catch.hpp>

#include "src/app/run/arguments.h"

namespace hexholm::app {
namespace {

TEST_CASE("of a hundred frames the percentiles are the frames of that rank") {
    FrameTimes times;
    REQUIRE(times.percentile_ms(99) == 0);
    for (int frame = 100; frame > 0; --frame)
        times.add(frame / 1000.0, frame);
    REQUIRE(times.percentile_ms(50) == Approx(50));
    REQUIRE(times.percentile_ms(95) == Approx(95));
    REQUIRE(times.percentile_ms(99) == Approx(99));
    REQUIRE(times.percentile_ms(100) == Approx(100));
    REQUIRE(times.longest_ms() == Approx(100));
    REQUIRE(times.longest_frame() == 100);
}

TEST_CASE("the figures are one line of JSON") {
    FrameTimes times;
    times.add(0.010, 2);
    times.add(0.030, 3);
    REQUIRE(times.json(0.456, 210) ==
            "{\"frames\":2,\"p50_ms\":10.0,\"p95_ms\":30.0,\"p99_ms\":30.0,"
            "\"longest_ms\":30.0,\"longest_frame\":3,\"pictures_per_second\":50.0,"
            "\"first_picture_s\":0.46,\"memory_mb\":210}");
}

TEST_CASE("a benchmark of frames ends by itself") {
    REQUIRE(parse_arguments({"--demo", "--bench-frames"}).value().frames > 0);
    REQUIRE(parse_arguments({"--bench-frames", "--frames", "30"}).value().frames == 30);
}

}  // namespace
}  // namespace hexholm::app
