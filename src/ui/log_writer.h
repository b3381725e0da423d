// Puts a line of the log together word by word.
#pragma once

#include <string>
#include <utility>

#include "src/ui/table.h"

namespace hexholm::ui {

class LineWriter {
public:
    explicit LineWriter(LogLine& line) : line_(line) {}
    LineWriter& who(PlayerId player) {
        LogWord word;
        word.player = player;
        line_.words.push_back(word);
        return *this;
    }
    LineWriter& say(std::string text) {
        LogWord word;
        word.text = std::move(text);
        line_.words.push_back(word);
        return *this;
    }
    LineWriter& goods(const Bundle& goods) {
        LogWord word;
        word.goods = goods;
        line_.words.push_back(word);
        return *this;
    }

private:
    LogLine& line_;
};

}  // namespace hexholm::ui
