// What people say to each other, in the waiting room and at the table.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/ui/parts/scroll_area.h"
#include "src/ui/theme/painter.h"
#include "src/ui/theme/portrait.h"

namespace hexholm::ui {

inline constexpr std::size_t kMostTalkLetters = 300;
inline constexpr std::size_t kEmotes = 8;

struct TalkLine {
    std::string name;         // empty: the program tells it
    std::uint32_t color = 0;  // of the seat; only with a name
    std::string text;
};

// Somebody else at the table, who can be muted.
struct TalkPerson {
    std::string name;
    std::size_t seat = 0;
    std::uint32_t color = 0;
    bool is_muted = false;
};

// The kinds of talk that are allowed: the owner of the table, or the player himself, may have
// switched some off.
struct TalkRule {
    bool words = true;
    bool emotes = true;
};

struct TalkForm {
    std::string text;
    Scroll lines;
};

struct TalkWish {
    bool say = false;                  // what is typed
    std::optional<std::size_t> emote;  // its number
    bool close = false;
    std::optional<std::size_t> mute;  // or no more; of the people
};

// "Well played!" and the like, by number; the second one untranslated.
std::string_view emote_words(std::size_t number);
std::string_view emote_line(std::size_t number);
// The mood of a face that shows the emote.
Mood emote_mood(std::size_t number);

// Draws what was said, a box to type in, and short words to click.
TalkWish draw_talk(
    Painter& painter, const std::deque<TalkLine>& lines, TalkRule rule, Rect area, TalkForm& form);

// Draws the talk as a sheet over the table, in this part of the window, with the people who are
// there.
TalkWish draw_talk_sheet(Desk& desk,
                         std::string_view title,
                         const std::deque<TalkLine>& lines,
                         TalkRule rule,
                         const std::vector<TalkPerson>& people,
                         Rect part,
                         TalkForm& form);

}  // namespace hexholm::ui
