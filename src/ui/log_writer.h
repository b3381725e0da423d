// Puts a line of the log together: a sentence, then what stands at its places in their order.
#pragma once

#include <string>
#include <utility>

#include "src/ui/table.h"

namespace hexholm::ui {

class LineWriter {
public:
    explicit LineWriter(LogLine& line) : line_(line) {}
    // `sentence` is a literal, as for tr().
    LineWriter& say(std::string_view sentence) {
        line_.sentence = sentence;
        line_.words.clear();
        return *this;
    }
    LineWriter& who(PlayerId player) { return add({player, {}, "", ""}); }
    LineWriter& goods(const Bundle& goods) { return add({PlayerId(), goods, "", ""}); }
    LineWriter& number(int number) { return add({PlayerId(), {}, std::to_string(number), ""}); }
    LineWriter& plain(std::string text) { return add({PlayerId(), {}, std::move(text), ""}); }
    LineWriter& title(const Face& face) {
        return add({PlayerId(), {}, face.title, face.title_mod});
    }

private:
    LineWriter& add(LogWord word) {
        line_.words.push_back(std::move(word));
        return *this;
    }

    LogLine& line_;
};

}  // namespace hexholm::ui
