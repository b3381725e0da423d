// Every sample of tests/hostile runs as a mod's main file and must end as its first line says.
#include <cctype>

#include "engine/lua/reading/limits.h"

#include "tests/engine/hostile_support.h"
#include "tests/engine/lua_support.h"

namespace hexholm::test {
namespace {

constexpr std::size_t kMostMemory = kHardMemoryBytes + (std::size_t{32} << 20);
constexpr std::size_t kMostMessage = 2000;

void forget_peak() {
    std::ofstream("/proc/self/clear_refs") << "5";
}
// The most memory that the process has had since then.
std::size_t peak_memory() {
    std::ifstream file("/proc/self/status");
    for (std::string word; file >> word;) {
        std::size_t kilobytes = 0;
        if (word == "VmHWM:" && file >> kilobytes) return kilobytes * 1024;
    }
    return 0;
}

bool has_line(const std::string& where) {
    const std::string file = "trial/main.lua:";
    return where.rfind(file, 0) == 0 && where.size() > file.size() &&
           std::all_of(where.begin() + static_cast<long>(file.size()), where.end(),
                       [](unsigned char letter) { return std::isdigit(letter) != 0; });
}

void check_message(const HostileSample& sample, const Problem& problem) {
    const std::string line = problem.line();
    CHECK(line.size() <= kMostMessage);
    INFO(line.substr(0, kMostMessage));
    CHECK(problem.where.rfind("trial/", 0) == 0);
    if (sample.outcome == "load-error") CHECK(has_line(problem.where));
    CHECK(line.find(sample.words) != std::string::npos);
    CHECK(problem.what.english().rfind("trial/", 0) != 0);  // one place, not two
    CHECK(std::none_of(line.begin(), line.end(),
                       [](unsigned char letter) { return letter < 32 || letter == 127; }));
}

void check_ending(const HostileSample& sample, const TrialMods& mods) {
    forget_peak();
    const double start = seconds_worked();
    std::vector<Problem> problems;
    const auto content = mods.load(problems);
    CHECK(seconds_worked() - start < kMostSeconds);
    if (!kSanitized) CHECK(peak_memory() < kMostMemory);
    if (sample.outcome == "ok") {
        for (const Problem& problem : problems)
            FAIL_CHECK(problem.line());
        CHECK(content != nullptr);
    } else {
        CHECK(content == nullptr);
        REQUIRE_FALSE(problems.empty());
        check_message(sample, problems.front());
    }
}

// The sample ends as it says, and a mod that has done nothing wrong loads as if nothing had been.
void run_sample(const HostileSample& sample) {
    const TrialMods mods;
    mods.lua(sample.text);
    check_ending(sample, mods);
    mods.manifest("neighbour");
    mods.write("neighbour/main.lua", "hex.good \"gems\" { title = (\"gems\"):upper(), bank = 5 }");
    CHECK(mods.lines({"neighbour"}).empty());
}

// The samples of one class: their names begin with its letter.
void run_samples(char letter) {
    int count = 0;
    for (const HostileSample& sample : samples_in("tests/hostile/load")) {
        if (sample.name[0] != letter) continue;
        INFO("tests/hostile/load/" << sample.name);
        run_sample(sample);
        ++count;
    }
    CHECK(count > 0);
}

}  // namespace

TEST_CASE("a mod cannot take too much time") {
    run_samples('c');
}

TEST_CASE("a mod cannot take too much memory") {
    run_samples('m');
}

TEST_CASE("a mod cannot overflow a stack") {
    run_samples('r');
}

TEST_CASE("a mod cannot reach what lies outside it") {
    run_samples('s');
}

TEST_CASE("a mod's Lua does the same on every run and machine") {
    run_samples('d');
}

TEST_CASE("a mod cannot declare what the engine cannot bear") {
    run_samples('h');
}

TEST_CASE("a mod that uses Lua oddly gets a plain message") {
    run_samples('o');
}

}  // namespace hexholm::test
