// Samples of hostile Lua: a file whose first line says how it must end.
//
//     -- expect: ok
//     -- expect: load-error WORDS     a problem at trial/main.lua:LINE with these words
//     -- expect: file-error WORDS     a problem anywhere in the mod, without a line
#pragma once

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "tests/support/effort.h"

namespace hexholm::test {

// The sanitizers take their time.
constexpr double kMostSeconds = kSanitized ? 15.0 : 1.0;

// Work, not waiting: a busy machine changes nothing.
inline double seconds_worked() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

struct HostileSample {
    std::string name;
    std::string text;
    std::string outcome;  // "ok", "load-error", ...
    std::string words;    // of the message; may be empty
};

inline HostileSample read_sample(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    HostileSample sample{
        path.filename().string(), {std::istreambuf_iterator<char>(file), {}}, "", ""};
    const std::string mark = "-- expect: ";
    const std::string first = sample.text.substr(0, sample.text.find('\n'));
    INFO(path);
    REQUIRE(first.rfind(mark, 0) == 0);
    const std::string wish = first.substr(mark.size());
    const std::size_t space = std::min(wish.find(' '), wish.size());
    sample.outcome = wish.substr(0, space);
    sample.words = space < wish.size() ? wish.substr(space + 1) : "";
    return sample;
}

inline std::vector<HostileSample> samples_in(const std::string& folder) {
    std::vector<HostileSample> samples;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".lua") samples.push_back(read_sample(entry.path()));
    std::sort(samples.begin(), samples.end(),
              [](const auto& a, const auto& b) { return a.name < b.name; });
    return samples;
}

}  // namespace hexholm::test
