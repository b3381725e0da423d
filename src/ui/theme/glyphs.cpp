#include "src/ui/theme/glyphs.h"

#include "src/text/clusters.h"
#include "src/text/utf8.h"

namespace hexholm::ui {

bool GlyphSet::add(std::string_view text, const GlyphSet& besides) {
    bool is_new = false;
    for (std::size_t at = 0; at < text.size();) {
        if (static_cast<unsigned char>(text[at]) < 0x80) {
            ++at;
            continue;
        }
        const char32_t letter = text::next_code_point(text, at);
        if (letter >= kCount || letters_[letter] || besides.letters_[letter]) continue;
        letters_[letter] = true;
        is_new = true;
    }
    return is_new;
}

std::vector<std::uint16_t> GlyphSet::all() const {
    std::vector<std::uint16_t> found;
    for (std::size_t letter = 0; letter < kCount; ++letter)
        if (letters_[letter]) found.push_back(static_cast<std::uint16_t>(letter));
    return found;
}

std::string initials_of(std::string_view title, std::size_t letters) {
    return std::string(text::first_clusters(title, letters));
}

}  // namespace hexholm::ui
