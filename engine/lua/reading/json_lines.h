// Knows on which line of a JSON text a field stands.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace hexholm {

class JsonLines {
public:
    // REQUIRES: parse_json() found nothing wrong with the text, which outlives this.
    explicit JsonLines(std::string_view text) : text_(text) {}

    // The line of a field such as "options[2].title"; when there is no such field, that of the
    // value in which it would stand.
    int line_of(std::string path) const;

private:
    std::string_view text_;
    // Found when the first is asked for: only a file with a problem needs them.
    mutable std::map<std::string, int, std::less<>> lines_;
};

}  // namespace hexholm
