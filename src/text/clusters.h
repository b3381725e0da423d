// Letters as people count them: a letter with all marks on it, a syllable of Hangul, a family of emoji, a flag.
//
// Unicode calls them grapheme clusters (UAX #29). Texts are cut, and lengths limited, only at their borders.
#pragma once

#include <string_view>

namespace hexholm::text {

// The cluster that begins at `at`, which moves behind it. REQUIRES: at < text.size()
std::string_view next_cluster(std::string_view text, std::size_t& at);

std::size_t cluster_count(std::string_view text);

// The first clusters of the text: at most so many, in at most so many bytes.
std::string_view first_clusters(std::string_view text,
                                std::size_t most,
                                std::size_t most_bytes = std::string_view::npos);

// How long a text may be that a person types: so many letters, and no more bytes than they ever need.
struct TextLimit {
    std::size_t clusters = 0;
    // Marks can be heaped on a letter without end; a joined emoji has some thirty bytes.
    std::size_t bytes = 40 + 16 * clusters;

    std::string_view cut(std::string_view text) const {
        return first_clusters(text, clusters, bytes);
    }
};

}  // namespace hexholm::text
