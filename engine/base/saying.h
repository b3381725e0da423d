// A text that is told in words only at the edge: in English, or in the language of who reads it.
#pragma once

#include <array>
#include <concepts>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace hexholm {

// The pattern with {1}, {2}, ... replaced by the values, in whatever order they stand. Words that follow a number have
// as many forms as the language has for numbers: "{2} {2|turn|turns}" (plural_form()).
std::string fill_places(std::string_view pattern,
                        std::span<const std::string_view> values,
                        std::string_view language = "en");

// An English literal with the places {1} to {Count}, each at least once; others do not compile.
template <std::size_t Count>
class Pattern {
public:
    template <std::size_t Bytes>
    consteval Pattern(const char (&text)[Bytes])  // NOLINT
        : text_(text, Bytes - 1) {
        for (std::size_t at = 0; at <= Count; ++at) {
            const std::array<char, 3> place = {'{', static_cast<char>('1' + at), '}'};
            const bool is_there =
                text_.find({place.data(), place.size()}) != std::string_view::npos;
            if (is_there != (at < Count)) places_do_not_fit_the_values();
        }
    }
    std::string_view text() const { return text_; }

private:
    static void places_do_not_fit_the_values() {}  // no constant expression calls it

    std::string_view text_;
};

// Words known when the program is built, which a language may translate, with values at their places;
// or any other text, which stands as it is. Write /*tr*/ before words that players read: then
// tools/check_languages.py demands their translation.
class Saying {
public:
    // Implicit, so that a Problem is written with literals, texts, numbers and {pattern, values}.
    // NOLINTBEGIN(google-explicit-constructor,modernize-avoid-c-arrays)
    Saying() = default;
    template <std::size_t Bytes>
    Saying(const char (&words)[Bytes]) : text_(words), has_words_(true) {}
    Saying(std::string text) : text_(std::move(text)) {}
    Saying(std::string_view text) : text_(text) {}
    template <std::integral Number>
    Saying(Number number) : text_(std::to_string(number)) {}
    template <class... Values>
    requires(sizeof...(Values) > 0)
        Saying(std::type_identity_t<Pattern<sizeof...(Values)>> pattern, Values&&... values)
        : text_(pattern.text()), has_words_(true) {
        (values_.emplace_back(std::forward<Values>(values)), ...);
    }
    // NOLINTEND(google-explicit-constructor,modernize-avoid-c-arrays)

    // Words that stand in a table of literals.
    static Saying words(std::string_view literal);

    bool empty() const { return text_.empty(); }
    std::string english() const;
    // `translated` gives the words of another language, which has this code, for the English ones, or these again.
    using Translation = std::function<std::string_view(std::string_view)>;
    std::string in(const Translation& translated, std::string_view language) const;

    bool operator==(const Saying&) const = default;

private:
    friend Saying linked(Saying first, std::string_view sign, Saying second);

    std::string text_;
    bool has_words_ = false;
    std::vector<Saying> values_;
};

// Both with a sign between them that is the same in all languages, as in "no game: the pile is empty";
// where one is empty, the other alone.
Saying linked(Saying first, std::string_view sign, Saying second);

// What the system says of errno, as "No space left on device".
Saying system_saying(int error);

}  // namespace hexholm
