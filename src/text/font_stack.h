// The fonts that letters are looked for in, one after the other; each is read when one of its letters turns up.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "src/text/face.h"

namespace hexholm::text {

enum class Style { sans, sans_bold, serif_bold };
inline constexpr std::size_t kStyleCount = 3;

// China, Japan and Korea write many signs that have the same code point a little differently.
enum class Country { any, japan, korea, china };
Country country_of_language(std::string_view language);

// A font as it helps out in a style.
struct StackFace {
    const Face* face = nullptr;
    float em = 1;  // in the sizes of the style's own font, so that letters look equally large
    bool square = false;   // its letters fill squares: whole pixels, and not drawn finer
    bool thicken = false;  // it has no bold letters of its own

    bool operator==(const StackFace&) const = default;
};

class FontStack {
public:
    explicit FontStack(std::string folder) : folder_(std::move(folder)) {}

    // The first font that has all of these code points, or the first of them where none has all; no face where
    // none has that. What is invisible does not count.
    StackFace find(Style style, Country country, std::u32string_view code_points);
    // Whether a font of a country itself has the sign.
    bool is_of(Country country, char32_t code_point);
    // A file was wanted and is not there.
    bool missed() const { return missed_; }

private:
    const Face* open(const std::string& file);
    StackFace at(std::size_t spec, Style style);
    StackFace search(Style style, Country country, char32_t first, std::u32string_view all);

    std::string folder_;
    struct File {
        std::string name;
        std::unique_ptr<Face> face;
    };
    std::vector<File> files_;
    bool missed_ = false;
};

}  // namespace hexholm::text
