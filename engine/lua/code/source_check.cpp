#include "engine/lua/code/source_check.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

#include "engine/lua/reading/limits.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

bool is_digit(char letter) {
    return letter >= '0' && letter <= '9';
}
bool is_word(char letter) {
    return is_digit(letter) || letter == '_' || (letter >= 'a' && letter <= 'z') ||
           (letter >= 'A' && letter <= 'Z');
}

// Lua also ends a line at a lone '\r'.
bool is_line_end(char letter) {
    return letter == '\n' || letter == '\r';
}
bool is_space(char letter) {
    return letter == ' ' || (letter >= '\t' && letter <= '\r');
}

// Walks over a Lua text far enough to know code from comments and texts.
class Scanner {
public:
    Scanner(const std::string& where, std::string_view text, Problems& problems)
        : where_(where), text_(text), problems_(problems) {}

    void run() {
        while (at_ < text_.size())
            step();
    }

private:
    char ahead(std::size_t by = 0) const {
        return at_ + by < text_.size() ? text_[at_ + by] : '\0';
    }
    void refuse(const std::string& what, const std::string& remedy) {
        problems_.add(where_ + ":" + std::to_string(line_), what, remedy);
    }
    void next() {
        if (is_line_end(ahead())) ++line_;
        ++at_;
    }

    void step() {
        const char letter = ahead();
        if (letter == '-' && ahead(1) == '-')
            comment();
        else if (letter == '"' || letter == '\'')
            short_text(letter);
        else if (letter == '[' && (ahead(1) == '[' || ahead(1) == '='))
            long_text();
        else if (is_digit(letter) || (letter == '.' && is_digit(ahead(1))))
            number();
        else if (is_word(letter))
            word();
        else
            sign(letter);
    }

    void comment() {
        at_ += 2;
        if (ahead() == '[' && long_text()) return;
        while (at_ < text_.size() && !is_line_end(ahead()))
            next();
    }

    void short_text(char quote) {
        for (next(); at_ < text_.size() && ahead() != quote && !is_line_end(ahead()); next())
            if (ahead() == '\\') escape();
        next();
    }

    // Stops at its last letter; "\z" passes over line ends.
    void escape() {
        next();
        if (ahead() != 'z') return;
        while (is_space(ahead(1)))
            next();
    }

    // [[ ... ]] or [==[ ... ]==]; false when it is only a bracket.
    bool long_text() {
        std::size_t level = 0;
        while (ahead(1 + level) == '=')
            ++level;
        if (ahead(1 + level) != '[') {
            next();
            return false;
        }
        const std::string end = "]" + std::string(level, '=') + "]";
        const std::size_t close = std::min(text_.find(end, at_ + level + 2), text_.size());
        while (at_ < std::min(close + end.size(), text_.size()))
            next();
        return true;
    }

    void number() {
        const std::size_t from = at_;
        const bool hex = ahead() == '0' && (ahead(1) == 'x' || ahead(1) == 'X');
        while (is_word(ahead()) || ahead() == '.')
            next();
        const std::string_view digits = text_.substr(from, at_ - from);
        std::int64_t value = 0;
        const char* end = digits.data() + digits.size();
        const auto [stop, error] = std::from_chars(digits.data(), end, value);
        if (hex || (error == std::errc() && stop == end)) {
            if (digits.find_first_of(".pP") == std::string_view::npos) return;
        }
        refuse("the number " + in_quotes(digits) + " is not a whole number that fits",
               "rules use whole numbers only");
    }

    void word() {
        const std::size_t from = at_;
        while (is_word(ahead()))
            next();
        const std::string_view word = text_.substr(from, at_ - from);
        if (word == "close" && before_ == '<')
            refuse("variables to be closed are not available in mods", "remove <close>");
        if (word == "and" || word == "or") link();
        if (word == "local" || word == "return" || word == "then" || word == "end") chain_ = 0;
        before_ = 'a';
    }

    void sign(char letter) {
        if (letter == '/' && ahead(1) == '/')
            next();
        else if (letter == '/')
            refuse("'/' makes fractions", "use '//' for whole numbers");
        else if (letter == '^')
            refuse("'^' makes fractions", "multiply instead");
        else if (letter == '.' && ahead(1) == '.')
            dots();
        follow(letter);
        next();
        if (!is_space(letter)) before_ = letter;
    }

    // Two join texts; three stand for any number of values, and one step would copy them all.
    void dots() {
        next();
        if (ahead(1) != '.') return;
        refuse("'...' is not available in mods", "name the arguments or hand over a list");
        next();
    }

    // Lua's compiler and its messages take time by the square of such a chain's length.
    void follow(char letter) {
        if (letter == '.' || letter == '[')
            link();
        else if (letter == ',' || letter == ';' || letter == '{' || letter == '=')
            chain_ = 0;
    }
    void link() {
        if (++chain_ == kMaxChain) refuse("this expression is too long", "use several of them");
    }

    const std::string& where_;
    std::string_view text_;
    Problems& problems_;
    std::size_t at_ = 0;
    int line_ = 1;
    int chain_ = 0;
    char before_ = '\0';  // the last sign or word that counts
};

}  // namespace

void check_source(const std::string& where, std::string_view text, Problems& problems) {
    if (!text.empty() && text[0] == '\x1B') {
        problems.add(where, "this is a compiled chunk", "ship the Lua text itself");
        return;
    }
    if (text.find('\0') != std::string_view::npos)
        problems.add(where, "the file holds a zero byte", "save it as plain text");
    Scanner(where, text, problems).run();
}

}  // namespace hexholm
