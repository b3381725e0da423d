// Puts a line of the log together: a sentence, then what stands at its places in their order.
#pragma once

#include <algorithm>
#include <string>
#include <utility>

#include "engine/content/content.h"
#include "engine/game/core/event.h"

#include "src/ui/words/log_line.h"

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
    LineWriter& who(PlayerId player) { return add({.player = player}); }
    LineWriter& goods(const Bundle& goods) { return add({.goods = goods}); }
    LineWriter& number(int number) { return add({.text = std::to_string(number)}); }
    LineWriter& plain(std::string text) { return add({.text = std::move(text)}); }
    LineWriter& title(const Face& face) { return title(face.title, face.title_mod); }
    LineWriter& title(const std::string& text, const std::string& mod) {
        return add({.text = text, .mod = mod});
    }
    // Adds the thing's title, with its picture before it.
    LineWriter& thing(ThingKind kind,
                      std::size_t index,
                      const Face& face,
                      PlayerId owner = {},
                      Form form = Form::title) {
        return add({.thing = {kind, index, owner},
                    .text = face.title,
                    .mod = face.title_mod,
                    .form = form});
    }
    LineWriter& thing(const Thing& thing, const std::string& text, const std::string& mod) {
        return add({.thing = thing, .text = text, .mod = mod});
    }
    LineWriter& dice(const Event& rolled) {
        LogWord word;
        const std::array<std::int16_t, 4> faces = {rolled.a, rolled.b, rolled.c, rolled.d};
        for (std::size_t at = 0; at < faces.size(); ++at)
            word.dice[at] = static_cast<std::uint8_t>(std::max<int>(faces[at], 0));
        return add(std::move(word));
    }

private:
    LineWriter& add(LogWord word) {
        line_.words.push_back(std::move(word));
        return *this;
    }

    LogLine& line_;
};

}  // namespace hexholm::ui
