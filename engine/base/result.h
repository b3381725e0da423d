// Either what was asked for, or one clear line that says what is wrong, where, and what to do.
#pragma once

#include <string>
#include <utility>
#include <variant>

#include "engine/base/check.h"
#include "engine/base/plain_text.h"
#include "engine/base/saying.h"

namespace hexholm {

struct Problem {
    std::string where;  // "base/pieces.lua:12", "game.journal:40", "--players"; may be empty
    Saying what;        // what is wrong, without a full stop
    Saying remedy;      // what to do about it; may be empty

    // The problem in English, fit for a terminal and a log whatever names and texts of strangers it
    // quotes.
    std::string line() const { return plain_line(whole().english()); }
    Saying whole() const { return linked(linked(where, ": ", what), "; ", remedy); }
    bool operator==(const Problem&) const = default;
};

template <class T>
class [[nodiscard]] Result {
public:
    // Implicit, so that a function says `return value;` or `return problem;`.
    // NOLINTBEGIN(google-explicit-constructor)
    Result(T value) : either_(std::in_place_index<0>, std::move(value)) {}
    Result(Problem problem) : either_(std::in_place_index<1>, std::move(problem)) {}
    // NOLINTEND(google-explicit-constructor)

    bool ok() const { return either_.index() == 0; }
    explicit operator bool() const { return ok(); }
    T& value() {
        HEX_CHECK(ok());
        return *std::get_if<0>(&either_);
    }
    const T& value() const {
        HEX_CHECK(ok());
        return *std::get_if<0>(&either_);
    }
    const Problem& problem() const {
        HEX_CHECK(!ok());
        return *std::get_if<1>(&either_);
    }

private:
    std::variant<T, Problem> either_;
};

struct Done {};
using Status = Result<Done>;

}  // namespace hexholm
