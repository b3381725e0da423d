// Versions of mods as semver has them, and which of them another mod gets on with.
#pragma once

#include <array>
#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexholm {

// "1.2.0" or "1.2.0-beta.2". A version under test comes before the version that it becomes.
struct Version {
    std::array<int, 3> numbers = {};
    std::vector<std::string> stage;  // "beta", "2"; empty for a released version

    static std::optional<Version> parse(std::string_view text);
    std::strong_ordering operator<=>(const Version& other) const;
    bool operator==(const Version& other) const = default;
};

// Comparisons that must all hold: ">=1.2 <2", "^1.0", "=1.4.2", "*"; without any, all is in it.
// Numbers left out at the end stand for all that could be there: "=1.2" is any 1.2.x, "<=1.2" ends
// before 1.3, "^1.2" before 2. What ends before a version ends before its tests, too.
class VersionRange {
public:
    static std::optional<VersionRange> parse(std::string_view text);
    bool has(const Version& version) const;

private:
    bool add(std::string_view comparison);

    struct Part {
        std::optional<Version> least;
        std::optional<Version> end;  // the first that is too late
    };
    std::vector<Part> parts_;
};

}  // namespace hexholm
