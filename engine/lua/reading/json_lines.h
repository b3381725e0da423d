// Knows on which line of a JSON text a field stands.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace hexholm {

class JsonLines {
public:
    // REQUIRES: parse_json() found nothing wrong with the text.
    explicit JsonLines(std::string_view text);

    // Of "options[2].title"; when there is no such field, of what it would stand in.
    int line_of(std::string path) const;

private:
    std::map<std::string, int, std::less<>> lines_;
};

}  // namespace hexholm
