#include "src/ui/parts/tip_card.h"

#include <algorithm>
#include <utility>

namespace hexholm::ui {

namespace {

constexpr float kWidestLine = 300;  // units, of a line
constexpr float kTitleLine = 24;
constexpr float kGoodLine = 25;
constexpr float kTipGood = 14;
constexpr float kDotStep = 7;
constexpr int kDotsInRow = 10;

}  // namespace

TipCard::TipCard(Desk& desk)
    : zoom_(desk, kTipRoom, kTipRoom / 2), painter_(desk, list_over_all()) {}

void TipCard::add(Line line) {
    lines_.push_back(std::move(line));
}

void TipCard::title(std::string text) {
    const float width = std::min(painter_.u(kWidestLine), painter_.text_width(Font::number, text));
    add({.look = Look::title,
         .text = std::move(text),
         .width = width,
         .height = painter_.u(kTitleLine)});
}

void TipCard::title(std::string text, std::uint32_t spot) {
    title(std::move(text));
    lines_.back().has_spot = true;
    lines_.back().spot = spot;
    lines_.back().width += painter_.u(20);
}

void TipCard::words(std::string text) {
    const float width =
        std::min(painter_.u(kWidestLine), painter_.text_width(Font::text, text)) + 1;
    const float height = painter_.paragraph_height(Font::text, width, text) + painter_.u(3);
    add({.text = std::move(text), .width = width, .height = height});
}

void TipCard::good(const CardFace& face, std::string name, int dots, std::string number) {
    const auto shown = static_cast<float>(std::min(dots, kDotsInRow));
    const float width = painter_.u(kTipGood + 12) + painter_.text_width(Font::text, name) +
                        painter_.u(16 + kDotStep * shown) +
                        painter_.text_width(Font::bold, number) + painter_.u(8);
    add({.look = Look::good,
         .text = std::move(name),
         .face = face,
         .dots = dots,
         .number = std::move(number),
         .width = width,
         .height = painter_.u(kGoodLine)});
}

void TipCard::draw_good(const Line& line, float x, float y, float width) {
    const float middle = y + line.height / 2;
    draw_card(painter_, x + painter_.u(kTipGood / 2 + 1), middle, painter_.u(kTipGood), line.face);
    painter_.text(Font::text, x + painter_.u(kTipGood + 10), middle, rgba(kCream), line.text);
    const float right = x + width;
    painter_.text(Font::bold, right, middle, rgba(kCream), line.number, Align::right);
    float dot = right - painter_.text_width(Font::bold, line.number) - painter_.u(12);
    for (int at = 0; at < std::min(line.dots, kDotsInRow); ++at, dot -= painter_.u(kDotStep))
        painter_.list()->AddCircleFilled({dot, middle}, painter_.u(2.4f), rgba(kGold), 12);
}

void TipCard::draw_line(const Line& line, float x, float y, float width) {
    if (line.look == Look::good) return draw_good(line, x, y, width);
    if (line.look == Look::words) {
        painter_.paragraph(Font::text, x, y, line.width, rgba(kCream), line.text);
        return;
    }
    if (line.has_spot) {
        painter_.dot(x + painter_.u(7), y + line.height * 0.42f, painter_.u(6.5f), line.spot);
        x += painter_.u(20);
    }
    painter_.text_within(Font::number, x, y + line.height * 0.42f, painter_.u(kWidestLine),
                         rgba(kCream), line.text);
}

void TipCard::draw() {
    float width = 0;
    float height = 0;
    for (const Line& line : lines_) {
        width = std::max(width, line.width);
        height += line.height;
    }
    const Rect rect = painter_.tip_frame(width + painter_.u(24), height + painter_.u(15));
    float y = rect.y + painter_.u(8);
    for (const Line& line : lines_) {
        draw_line(line, rect.x + painter_.u(12), y, width);
        y += line.height;
    }
}

}  // namespace hexholm::ui
