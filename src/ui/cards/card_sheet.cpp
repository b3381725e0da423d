#include "src/ui/cards/card_sheet.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr std::uint32_t kPaper = 0xFBF6EA;
constexpr std::uint32_t kStarInk = 0xC98A1B;

constexpr float kPortrait = 84;     // units: a card of this width shows all in its usual size
constexpr float kSheetWidth = 232;  // units
constexpr float kSheetRim = 12;
constexpr float kSheetTitle = 34;
constexpr float kSheetPicture = 138;
constexpr float kSheetRow = 32;

// A round ground, so that a symbol is seen on any picture.
void draw_disc(Painter& painter, float x, float y, float radius) {
    painter.list()->AddCircleFilled({x, y}, radius, rgba(kPaper, 0.94f), 20);
    painter.list()->AddCircle({x, y}, radius, rgba(kInk, 0.45f), 20, std::max(1.0f, radius * 0.1f));
}

void draw_number(Painter& painter, std::string_view number, float x, float y, float radius) {
    draw_disc(painter, x, y, radius);
    const Font font = radius > painter.u(13)  ? Font::title
                      : radius > painter.u(9) ? Font::number
                                              : Font::bold;
    painter.text(font, x, y, rgba(kInk), number, Align::center);
}

// A good that lies there, or an empty place for one.
void draw_pip(
    Painter& painter, const Table& table, GoodId good, bool there, float x, float y, float radius) {
    if (!there) {
        painter.list()->AddCircleFilled({x, y}, radius * 0.62f, rgba(0x120B07, 0.26f), 20);
        painter.list()->AddCircle({x, y}, radius * 0.62f, rgba(kPaper, 0.40f), 20,
                                  std::max(1.0f, radius * 0.10f));
        return;
    }
    draw_disc(painter, x, y, radius);
    const scene::ModelId icon = table.looks.goods[good];
    if (icon == scene::kNoModel)
        painter.dot(x, y, radius * 0.72f, table.content().goods[good].face.color);
    else
        painter.icon(icon, 0xFFFFFF, {x - radius, y - radius, radius * 2, radius * 2});
}

// Draws the picture, in the colour of the owner if there is one.
void draw_picture(Painter& painter, const CardInfo& info, Rect rect) {
    const CardFace& face = info.face;
    if (face.icon == scene::kNoModel) {
        const std::string letters = initials_of(face.title);
        painter.text(painter.fitting(Font::title, rect.w, letters), rect.center_x(),
                     rect.center_y(), rgba(wants_dark_ink(face.color) ? kInk : kCream, 0.8f),
                     letters, Align::center);
        return;
    }
    painter.icon(face.icon, info.rim != 0 ? info.rim : 0xFFFFFF, rect);
}

// How a name stands on a card: in one line or two, and how close its letters are.
struct NameLines {
    std::vector<std::string_view> lines;
    float part = 1;
};

// Letters may stand a little closer, and a name of several words takes two lines: on a low card only where its letters
// would be too close in one. It is never cut.
NameLines name_lines(const Painter& painter, std::string_view words, float width, bool is_high) {
    constexpr float kClose = 0.88f;
    constexpr float kClosest = 0.72f;
    const auto part_of = [&](std::string_view line) {
        return std::min(width / std::max(painter.text_width(Font::small, line), 1.0f), 1.0f);
    };
    NameLines name = {{words}, part_of(words)};
    if (name.part >= (is_high ? kClose : kClosest)) return name;
    for (const float close : {kClose, kClosest}) {
        const std::vector<std::string_view> two = painter.lines(Font::small, width / close, words);
        if (two.size() != 2) continue;
        // Between two words, or two signs of a script without spaces.
        const auto second = static_cast<std::size_t>(two[1].data() - words.data());
        const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(words[at]); };
        if (byte(second - 1) == ' ' || (byte(second) >= 0xE0 && byte(second - 1) >= 0x80))
            return {two, std::min(part_of(two[0]), part_of(two[1]))};
    }
    return name;
}

float name_height(const Painter& painter, const NameLines& name) {
    constexpr float kLine = 1.02f;
    return painter.desk().font_size(Font::small) *
           (kLine * static_cast<float>(name.lines.size()) + 0.16f);
}

void draw_name(Painter& painter, const NameLines& name, Rect label) {
    const float step = (label.h - painter.desk().font_size(Font::small) * 0.12f) /
                       static_cast<float>(name.lines.size());
    float y = label.center_y() - step * (static_cast<float>(name.lines.size()) - 1) / 2;
    const int first = painter.first_vertex();
    for (const std::string_view line : name.lines) {
        painter.text_within(Font::small, label.center_x(), y, label.w / name.part, rgba(kInk), line,
                            Align::center);
        y += step;
    }
    for (int at = first; at < painter.first_vertex(); ++at) {
        float& x = painter.list()->VtxBuffer[at].pos.x;
        x = label.center_x() + (x - label.center_x()) * name.part;
    }
}

// Paper, its shadow, and a field in the card's colour; gives the field.
Rect draw_ground(Painter& painter, const CardInfo& info, Rect rect, float radius, float rim) {
    painter.shadow(rect, std::max(3.0f, rect.h * 0.10f) / painter.u(1), 0.5f, 1.5f);
    painter.fill(rect, info.rim != 0 ? rgba(info.rim) : rgba(kPaper), radius);
    const Rect field = rect.inset(rim);
    painter.gradient(field, std::max(0.0f, radius - rim * 0.6f),
                     rgba(shaded(info.face.color, 0.45f)), rgba(shaded(info.face.color, -0.05f)));
    return field;
}

// The radius at which all goods that have room fit below each other.
float store_radius(const CardInfo& info, Rect field) {
    return std::min(field.h / (static_cast<float>(std::max(info.room, 2)) * 2.06f),
                    field.w * 0.18f);
}

void draw_store(Painter& painter, const Table& table, const CardInfo& info, Rect field) {
    const float radius = store_radius(info, field);
    const float x = field.right() - radius * 1.12f;
    const float step = field.h / static_cast<float>(info.room);
    for (int at = 0; at < info.room; ++at)
        draw_pip(painter, table, info.stored, at < info.store, x,
                 field.bottom() - step * (static_cast<float>(at) + 0.5f), radius);
}

float text_rows(const CardInfo& info) {
    float rows = 0;
    if (!info.symbols.empty() || info.room > 0 || !info.number.empty()) rows += kSheetRow;
    if (info.price.total() > 0) rows += kSheetRow;
    return rows;
}

}  // namespace

float draw_symbols(
    Painter& painter, const std::vector<CardSymbol>& symbols, float right, float y, float side) {
    float x = right;
    for (auto symbol = symbols.rbegin(); symbol != symbols.rend(); ++symbol) {
        const std::string count = std::to_string(symbol->count);
        const Font font = side > painter.u(20) ? Font::number : Font::small;
        const float text = painter.text_width(font, count);
        const float wide = side + text + side * 0.16f;
        const Rect pill = {x - wide, y - side * 0.56f, wide, side * 1.12f};
        painter.fill(pill, rgba(kPaper, 0.92f), side * 0.56f);
        if (symbol->icon == scene::kNoModel)
            painter.star(pill.x + side * 0.5f, y, side * 0.46f, rgba(kStarInk));
        else
            painter.icon(symbol->icon, 0xFFFFFF, {pill.x, y - side * 0.5f, side, side});
        painter.text(font, pill.right() - side * 0.14f, y, rgba(kInk), count, Align::right);
        x = pill.x - side * 0.14f;
    }
    return right - x;
}

// How large their pictures may be to have room beside each other; no smaller than can be told apart.
static float widest_side(const Painter& painter,
                         const std::vector<CardSymbol>& symbols,
                         float width) {
    float text = 0;
    for (const CardSymbol& symbol : symbols)
        text += painter.text_width(Font::small, std::to_string(symbol.count));
    const float least = painter.desk().font_size(Font::small) * 0.62f;
    return std::max(least, (width - text) / (1.3f * static_cast<float>(symbols.size())));
}

bool shows_names(const Painter& painter, float height) {
    return height > painter.desk().font_size(Font::small) * 2.9f;
}

void draw_lying(Painter& painter, const Table& table, const CardInfo& info, Rect rect, bool named) {
    constexpr float kBreaks = 3.2f;  // lines of text that a card must be high for a name in two
    const float radius = rect.h * 0.10f;
    const Rect field = draw_ground(painter, info, rect, radius, std::max(1.2f, rect.h * 0.035f));
    const float words = painter.desk().font_size(Font::small);
    const float beside = info.room > 0 ? store_radius(info, field) * 2.2f : 0;
    const NameLines name = name_lines(painter, info.face.title, field.w - beside - painter.u(6),
                                      field.h > words * kBreaks);
    const float foot = named ? name_height(painter, name) : 0;
    const Rect scene = {field.x, field.y, field.w - beside, field.h - foot};
    // The scenes of pictures are wider than high: their foot may lie under the name.
    const float side = std::min({field.h * 1.08f, scene.w * 1.06f, scene.h * 1.55f});
    draw_picture(painter, info,
                 {scene.center_x() - side / 2, scene.center_y() - side * 0.47f, side, side});
    if (named) {
        const Rect label = {field.x, field.bottom() - foot, scene.w, foot};
        painter.list()->AddRectFilled({label.x, label.y}, {label.right(), label.bottom()},
                                      rgba(kPaper, 0.90f), radius * 0.7f,
                                      ImDrawFlags_RoundCornersBottom);
        draw_name(painter, name, label);
    }
    if (!info.number.empty()) {
        const float disc = std::max(rect.h * 0.17f, words * 0.55f);  // no smaller than the number
        const float away = disc + rect.h * 0.015f;
        draw_number(painter, info.number, field.x + away, field.y + away, disc);
    }
    if (info.room > 0) draw_store(painter, table, info, field);
    if (!info.symbols.empty()) {
        const float wanted = std::max(rect.h * 0.20f, words * 0.9f);
        const float high = std::min(wanted, widest_side(painter, info.symbols, scene.w));
        draw_symbols(painter, info.symbols, scene.right() - rect.h * 0.04f,
                     scene.y + high * 0.56f + rect.h * 0.03f, high);
    }
}

void draw_portrait_card(Painter& painter, const Table& table, const CardInfo& info, Rect rect) {
    draw_card(painter, rect.center_x(), rect.center_y(), rect.w, info.face);
    const float part = rect.w / painter.u(kPortrait);
    const NameLines name = name_lines(painter, info.face.title, rect.w - painter.u(14), true);
    const Rect strip = {rect.x + painter.u(4), rect.y + painter.u(4), rect.w - painter.u(8),
                        name_height(painter, name) + painter.u(2)};
    painter.fill(strip, rgba(kPaper, 0.93f), painter.u(6));
    draw_name(painter, name, strip);
    if (!info.symbols.empty())
        draw_symbols(painter, info.symbols, rect.right() - painter.u(6),
                     strip.bottom() + painter.u(11 * part), painter.u(17 * part));
    if (info.price.total() == 0) return;
    const float high = painter.desk().font_size(Font::small) * 1.36f;
    // In little room the pictures get smaller, not the numbers. A card that is too narrow even for
    // that tells its price when it is enlarged.
    float good = painter.u(12);
    float wide = goods_row_width(painter, table.content(), info.price, good);
    for (; wide > rect.w - painter.u(12) && good > painter.u(6); good -= painter.u(1))
        wide = goods_row_width(painter, table.content(), info.price, good - painter.u(1));
    if (wide > rect.w - painter.u(4)) return;
    const float y = rect.bottom() - painter.u(4) - high / 2;
    painter.fill({strip.x, y - high / 2, strip.w, high}, rgba(kPaper, 0.93f), painter.u(6));
    draw_goods_row(painter, table.content(), table.looks, info.price,
                   rect.center_x() - wide / 2 + painter.u(3), y, good, rgba(kInk));
}

float sheet_height(const Painter& painter, const CardInfo& info, float width) {
    const float words =
        info.help.empty()
            ? 0
            : painter.paragraph_height(Font::text, width - painter.u(2 * kSheetRim), info.help);
    return painter.u(kSheetTitle + kSheetPicture + text_rows(info) + kSheetRim) +
           (words > 0 ? words + painter.u(8) : 0);
}

void draw_sheet(Painter& painter, const Table& table, const CardInfo& info, Rect rect) {
    painter.shadow(rect, 18, 0.6f, 5);
    painter.fill(rect, info.rim != 0 ? rgba(info.rim) : rgba(kPaper), painter.u(12));
    const Rect paper = rect.inset(painter.u(3));
    painter.fill(paper, rgba(kPaper), painter.u(10));
    painter.text_within(Font::title, paper.center_x(), paper.y + painter.u(kSheetTitle * 0.5f),
                        paper.w - painter.u(14), rgba(kInk), info.face.title, Align::center);
    const Rect field = {paper.x + painter.u(6), paper.y + painter.u(kSheetTitle),
                        paper.w - painter.u(12), painter.u(kSheetPicture - 8)};
    painter.gradient(field, painter.u(8), rgba(shaded(info.face.color, 0.45f)),
                     rgba(shaded(info.face.color, -0.05f)));
    const float side = field.h * 0.98f;
    draw_picture(painter, info,
                 {field.center_x() - side / 2, field.center_y() - side / 2, side, side});
    float y = field.bottom() + painter.u(8);
    const float left = rect.x + painter.u(kSheetRim);
    if (text_rows(info) > 0 && (!info.symbols.empty() || info.room > 0 || !info.number.empty())) {
        const float middle = y + painter.u(kSheetRow * 0.42f);
        if (!info.number.empty())
            draw_number(painter, info.number, left + painter.u(13), middle, painter.u(13));
        for (int at = 0; at < info.room; ++at)
            draw_pip(painter, table, info.stored, at < info.store,
                     left + painter.u(48 + 27 * static_cast<float>(at)), middle, painter.u(12));
        draw_symbols(painter, info.symbols, rect.right() - painter.u(kSheetRim), middle,
                     painter.u(23));
        y += painter.u(kSheetRow);
    }
    if (!info.help.empty())
        y += painter.paragraph(Font::text, left, y, rect.w - painter.u(2 * kSheetRim), rgba(kInk),
                               info.help) +
             painter.u(8);
    if (info.price.total() > 0)
        draw_goods_row(painter, table.content(), table.looks, info.price, left,
                       y + painter.u(kSheetRow * 0.42f), painter.u(19), rgba(kInk));
}

void draw_grown(Desk& desk, const Table& table, const CardInfo& info, Rect beside, float part) {
    Painter painter(desk, list_over_all());
    const float width = desk.u(kSheetWidth);
    const float height = sheet_height(painter, info, width);
    const float gap = desk.u(10);
    float x = beside.right() + gap;
    if (x + width > desk.width - gap) x = beside.x - gap - width;
    Rect rect = {
        std::clamp(x, gap, std::max(gap, desk.width - width - gap)),
        std::clamp(beside.center_y() - height / 2, gap, std::max(gap, desk.height - height - gap)),
        width, height};
    const int first = painter.first_vertex();
    draw_sheet(painter, table, info, rect);
    if (part >= 1) return;
    // The sheet begins at the size and the place of the card.
    const float least = beside.h / height;
    const float size = least + (1 - least) * part;
    painter.turn_since(first, rect.center_x(), rect.center_y(), 0, size, 0.4f + 0.6f * part);
    const float away_x = (beside.center_x() - rect.center_x()) * (1 - part);
    const float away_y = (beside.center_y() - rect.center_y()) * (1 - part);
    for (int at = first; at < painter.first_vertex(); ++at) {
        painter.list()->VtxBuffer[at].pos.x += away_x;
        painter.list()->VtxBuffer[at].pos.y += away_y;
    }
}

}  // namespace hexholm::ui
