#include "engine/lua/reading/suggest.h"

#include <algorithm>
#include <numeric>

namespace hexholm {
namespace {

constexpr std::size_t kMostQuoted = 60;
constexpr std::size_t kMostListed = 30;  // beside a name that is near

// Edit distance in which two swapped neighbours count once.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    std::vector<std::size_t> next(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        next[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = row[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            next[j] = std::min({row[j] + 1, next[j - 1] + 1, change});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                next[j] = std::min(next[j], before[j - 2] + 1);
        }
        before = row;
        row = next;
    }
    return row[b.size()];
}

}  // namespace

// The only known name that begins as this one does: "dependencies" for "depends".
static std::string same_start(std::string_view wrong, const std::vector<std::string>& known) {
    constexpr std::size_t kEnough = 5;
    std::string found;
    for (const std::string& name : known) {
        if (wrong.size() < kEnough || name.substr(0, kEnough) != wrong.substr(0, kEnough)) continue;
        if (!found.empty()) return "";
        found = name;
    }
    return found;
}

std::string nearest_name(std::string_view wrong, const std::vector<std::string>& known) {
    if (wrong.size() < 3 || wrong.size() > kMostQuoted) return "";
    std::size_t best = wrong.size() / 3 + 1;
    std::string found;
    for (const std::string& name : known) {
        const std::size_t far = distance(wrong, name);
        if (far >= best) continue;
        best = far;
        found = name;
    }
    return found.empty() ? same_start(wrong, known) : found;
}

Saying name_remedy(std::string_view wrong, const std::vector<std::string>& known) {
    if (known.empty()) return /*tr*/ "there are none";
    const std::string nearest = nearest_name(wrong, known);
    const bool one = known.size() == 1;
    if (nearest.empty()) return (one ? "there is " : "there are ") + joined(known);
    if (one) return {/*tr*/ "did you mean {1}? there is {2}", in_quotes(nearest), joined(known)};
    // When there are many names, only the one that was probably meant is of interest.
    if (known.size() > kMostListed) return {/*tr*/ "did you mean {1}?", in_quotes(nearest)};
    return {/*tr*/ "did you mean {1}? there are {2}", in_quotes(nearest), joined(known)};
}

std::string joined(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

}  // namespace hexholm
