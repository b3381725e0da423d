// What the program says when it breaks a promise to itself, before it stops.
#include <array>
#include <csignal>
#include <string>

#include <catch2/catch.hpp>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/base/bundle.h"
#include "engine/base/check.h"

namespace hexholm::test {
namespace {

// What a program of its own says on standard error while it does this, and whether it is stopped.
template <class Work>
std::string last_words(Work work) {
    std::array<int, 2> ends{};
    REQUIRE(::pipe(ends.data()) == 0);
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        ::dup2(ends[1], STDERR_FILENO);
        std::signal(SIGABRT, SIG_DFL);
        work();
        ::_exit(0);
    }
    ::close(ends[1]);
    std::string words;
    std::array<char, 512> part{};
    for (ssize_t count = 0; (count = ::read(ends[0], part.data(), part.size())) > 0;)
        words.append(part.data(), static_cast<std::size_t>(count));
    ::close(ends[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    CHECK(WIFSIGNALED(status));
    return words;
}

bool has_words(const std::string& words, const std::string& what) {
    return words.find(what) != std::string::npos;
}

}  // namespace

TEST_CASE("a failed check names the promise, the seed, the action and the mod") {
    const std::string words = last_words([] {
        unsigned actions = 11;
        const CheckedGame game(4711, actions);
        ++actions;
        const CheckedMod outer("outer");
        { const CheckedMod inner("inner"); }
        HEX_CHECK(1 + 1 == 3);
    });
    CHECK(has_words(words, "1 + 1 == 3"));
    CHECK(has_words(words, "check_context.cpp"));
    CHECK(has_words(words, "seed 4711, action 12, mod outer"));
    CHECK(has_words(last_words([] { HEX_CHECK(false); }), "mod none"));
}

TEST_CASE("what a function requires is checked where it begins") {
    CHECK(has_words(last_words([] { Bundle().set(GoodId(0), 256); }), "kMaxOfOne"));
    CHECK(has_words(last_words([] { Bundle().set(GoodId(0), -1); }), "kMaxOfOne"));
}

}  // namespace hexholm::test
