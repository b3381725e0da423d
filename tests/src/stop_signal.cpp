// A program that the system tells to end does so.
#include "src/app/run/stop_signal.h"

#include <csignal>

#include <catch2/catch.hpp>
#include <unistd.h>

namespace hexholm {
namespace {

volatile std::sig_atomic_t heard = 0;

}  // namespace

TEST_CASE("who is told to stop knows it before SDL does, and does not wait for ever") {
    REQUIRE_FALSE(app::is_told_to_stop());
    struct sigaction as_sdl {};
    struct sigaction before {};
    as_sdl.sa_handler = [](int) { heard = app::is_told_to_stop() ? 1 : 2; };
    REQUIRE(::sigaction(SIGTERM, &as_sdl, &before) == 0);
    app::heed_stop_signal();
    ::raise(SIGTERM);
    const unsigned left_s = ::alarm(0);
    ::sigaction(SIGTERM, &before, nullptr);
    CHECK(heard == 1);
    CHECK(left_s > 0);
    CHECK(left_s < 30);
}

}  // namespace hexholm
