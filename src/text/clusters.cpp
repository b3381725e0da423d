#include "src/text/clusters.h"

#include <utf8proc.h>

#include "src/text/utf8.h"

namespace hexholm::text {

static bool is_ascii(char letter) {
    return static_cast<unsigned char>(letter) < 0x80;
}

std::string_view next_cluster(std::string_view text, std::size_t& at) {
    const std::size_t begin = at;
    if (is_ascii(text[at]) && text[at] != '\r' && (at + 1 == text.size() || is_ascii(text[at + 1])))
        return text.substr(at++, 1);
    utf8proc_int32_t state = 0;
    auto before = static_cast<utf8proc_int32_t>(next_code_point(text, at));
    while (at < text.size()) {
        std::size_t behind = at;
        const auto next = static_cast<utf8proc_int32_t>(next_code_point(text, behind));
        if (utf8proc_grapheme_break_stateful(before, next, &state) != 0) break;
        before = next;
        at = behind;
    }
    return text.substr(begin, at - begin);
}

std::size_t cluster_count(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size(); ++count)
        next_cluster(text, at);
    return count;
}

std::string_view first_clusters(std::string_view text, std::size_t most, std::size_t most_bytes) {
    std::size_t end = 0;
    for (std::size_t count = 0; count < most && end < text.size(); ++count) {
        std::size_t behind = end;
        next_cluster(text, behind);
        if (behind > most_bytes) break;
        end = behind;
    }
    return text.substr(0, end);
}

}  // namespace hexholm::text
