// The rules of a game as lines of text, from which their fingerprint is made.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/content/content.h"

namespace hexholm::rule_text {

// Small numbers of the first twelve goods as five bits each, as they have always been written, so that games
// that need no more keep their fingerprint; all others lane by lane.
std::string goods_text(Bundle goods);

// One line for each thing: "piece road 2 15 ...". Every rule field of content.h stands here.
class Text {
public:
    Text& line(std::string_view word) {
        if (!text_.empty()) text_ += '\n';
        text_ += word;
        return *this;
    }
    template <class Value>
    Text& operator<<(const Value& value) {
        text_ += ' ';
        if constexpr (std::is_enum_v<Value>)
            text_ += std::to_string(static_cast<int>(value));
        else if constexpr (std::is_same_v<Value, Bundle>)
            text_ += goods_text(value);
        else if constexpr (requires { value.is_none(); })
            text_ += std::to_string(value.number());
        else if constexpr (std::is_arithmetic_v<Value>)
            text_ += std::to_string(value);
        else
            text_ += value;
        return *this;
    }
    template <class Value>
    Text& operator<<(const std::vector<Value>& values) {
        text_ += " [";
        for (const Value& value : values)
            *this << value;
        text_ += " ]";
        return *this;
    }
    std::string take() { return std::move(text_); }

private:
    std::string text_;
};

// Things that lie or stand on the table.
void things(Text& text, const Content& c);
// Cards and the steps of effects.
void cards(Text& text, const Content& c);

// Every rule of the game; digest.cpp.
std::string all_rules(const Content& content);

}  // namespace hexholm::rule_text
