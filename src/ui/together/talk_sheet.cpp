#include "src/ui/together/talk_sheet.h"

#include <algorithm>
#include <array>

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/parts/text_box.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr std::array<std::string_view, kEmotes> kEmoteWords = {
    /*tr*/ "Hello!",       /*tr*/ "Well played!",  /*tr*/ "Thank you!", /*tr*/ "Sorry!",
    /*tr*/ "Hurry up ...", /*tr*/ "Just a moment", /*tr*/ "Oh no!",     /*tr*/ "Ha ha!"};

float line_height(const Painter& painter, const TalkLine& line, float width) {
    const std::string text = line.name.empty() ? line.text : line.name + ": " + line.text;
    return painter.paragraph_height(Font::text, width, text) + painter.u(4);
}

void draw_line(Painter& painter, const TalkLine& line, Rect row) {
    const float left = row.x + painter.u(14);
    const float width = row.right() - left;
    if (line.name.empty()) {
        painter.paragraph(Font::text, left, row.y, width, rgba(kInkSoft), line.text);
        return;
    }
    painter.dot(row.x + painter.u(5), row.y + painter.u(9), painter.u(4.5f), line.color);
    painter.paragraph(Font::text, left, row.y, width, rgba(kInk), line.name + ": " + line.text);
}

// The newest line stays in view until somebody scrolls away from it.
void draw_lines(Painter& painter, const std::deque<TalkLine>& lines, Rect area, TalkForm& form) {
    painter.fill(area, rgba(kInk, 0.05f), painter.u(8));
    Rect inside = area.inset(painter.u(8));
    inside.w -= painter.u(12);
    if (lines.empty()) {
        painter.middle_lines(Font::text, inside.center_x(), inside.center_y(), inside.w,
                             rgba(kInkSoft), tr("No messages yet."));
        return;
    }
    float content = 0;
    for (const TalkLine& line : lines)
        content += line_height(painter, line, inside.w - painter.u(14));
    const bool at_end = form.lines.at >= form.lines.content - inside.h - 1;
    form.lines.content = content;
    if (at_end) form.lines.at = content;
    ScrollArea list(painter, "talk_lines", inside, form.lines);
    for (const TalkLine& line : lines) {
        const Rect row = list.row(line_height(painter, line, inside.w - painter.u(14)));
        if (list.sees(row)) draw_line(painter, line, row);
    }
}

void draw_emotes(Painter& painter, Rect area, TalkWish& wish) {
    const float gap = painter.u(6);
    const float width = (area.w - 3 * gap) / 4;
    const float height = (area.h - gap) / 2;
    for (std::size_t at = 0; at < kEmoteWords.size(); ++at) {
        const Rect rect = {area.x + static_cast<float>(at % 4) * (width + gap),
                           area.y + static_cast<float>(at / 4) * (height + gap), width, height};
        if (painter.button(
                "emote_" + std::to_string(at + 1), rect,
                {.label = tr(kEmoteWords[at]), .look = ButtonLook::quiet, .font = Font::text}))
            wish.emote = at;
    }
}

}  // namespace

std::string_view emote_line(std::size_t number) {
    return kEmoteWords[std::min(number, kEmoteWords.size() - 1)];
}

std::string_view emote_words(std::size_t number) {
    return tr(emote_line(number));
}

Mood emote_mood(std::size_t number) {
    constexpr std::array<Mood, kEmotes> kMoods = {Mood::glad,  Mood::glad, Mood::glad, Mood::sad,
                                                  Mood::angry, Mood::calm, Mood::sad,  Mood::proud};
    return kMoods[std::min(number, kMoods.size() - 1)];
}

TalkWish draw_talk(
    Painter& painter, const std::deque<TalkLine>& lines, TalkRule rule, Rect area, TalkForm& form) {
    TalkWish wish;
    const float high = painter.u(36);
    const float gap = painter.u(8);
    if (rule.emotes) {
        const float emotes = painter.u(66);
        draw_emotes(painter, {area.x, area.bottom() - emotes, area.w, emotes}, wish);
        area.h -= emotes + gap;
    }
    if (rule.words) {
        const Rect say = {area.right() - painter.u(84), area.bottom() - high, painter.u(84), high};
        draw_text_box(painter, "talk", {area.x, say.y, say.x - gap - area.x, high},
                      {kMostTalkLetters}, form.text);
        wish.say = painter.button(
            "say", say, {.label = tr("Send"), .enabled = !form.text.empty(), .font = Font::number});
        area.h -= high + gap;
    }
    draw_lines(painter, lines, area, form);
    return wish;
}

// A name each, struck through where he is not heard.
static std::optional<std::size_t> draw_people(Painter& painter,
                                              const std::vector<TalkPerson>& people,
                                              Rect row) {
    std::optional<std::size_t> pressed;
    const float wide = row.w / static_cast<float>(people.size());
    for (std::size_t at = 0; at < people.size(); ++at) {
        const TalkPerson& one = people[at];
        const Rect cell = {row.x + wide * static_cast<float>(at), row.y, wide - painter.u(4),
                           row.h};
        const ButtonState state = painter.area("mute_" + std::to_string(one.seat + 1), cell);
        painter.fill(cell, rgba(kInk, state.hovered ? 0.14f : 0.05f), painter.u(7));
        painter.seat_dot(cell.x + painter.u(13), cell.center_y(), painter.u(7), one.seat, one.color,
                         one.is_muted ? 0.4f : 1.0f);
        const float x = cell.x + painter.u(25);
        const float room = cell.right() - x - painter.u(4);
        const float width = std::min(room, painter.text_width(Font::text, one.name));
        painter.text_within(Font::text, x, cell.center_y(), room,
                            rgba(one.is_muted ? kInkSoft : kInk), one.name);
        if (one.is_muted)
            painter.list()->AddLine({x, cell.center_y()}, {x + width, cell.center_y()}, rgba(kBad),
                                    painter.u(2));
        if (state.hovered)
            painter.tooltip(one.is_muted ? tr("{1} is muted; click to unmute", {one.name})
                                         : tr("Click to mute {1}", {one.name}));
        if (state.clicked) pressed = at;
    }
    return pressed;
}

TalkWish draw_talk_sheet(Desk& desk,
                         std::string_view title,
                         const std::deque<TalkLine>& lines,
                         TalkRule rule,
                         const std::vector<TalkPerson>& people,
                         Rect part,
                         TalkForm& form) {
    DialogFrame frame(desk, "talk_sheet", title, part.center_x(), part.center_y(),
                      part.w / desk.u(1), part.h / desk.u(1));
    Painter painter(desk, frame.list());
    Rect area = frame.inside();
    std::optional<std::size_t> mute;
    if (!people.empty()) {
        mute = draw_people(painter, people, {area.x, area.y, area.w, desk.u(26)});
        area.y += desk.u(32);
        area.h -= desk.u(32);
    }
    TalkWish wish = draw_talk(painter, lines, rule, area, form);
    wish.mute = mute;
    wish.close = frame.closed(painter);
    return wish;
}

}  // namespace hexholm::ui
