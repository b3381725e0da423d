#include "src/ui/dev/reload_overlay.h"

#include <algorithm>

#include "src/ui/dev/dev_look.h"

namespace hexholm::ui {

namespace {

constexpr float kWidth = 660;  // units, as all below
constexpr float kTop = 66;
constexpr float kPad = 16;
constexpr float kHead = 44;
constexpr float kButtons = 40;
constexpr float kSource = 28;
constexpr std::uint32_t kSourceGround = 0x0F0A07;

std::string advice(const ReloadMistake& mistake) {
    return mistake.remedy.empty() ? mistake.what : mistake.what + "; " + mistake.remedy;
}

// The source line without its indent, its number before it.
void draw_source(Painter& painter, const ReloadMistake& mistake, Rect rect) {
    painter.fill(rect, rgba(kSourceGround), painter.u(5));
    const std::string number = std::to_string(mistake.line);
    const float column = painter.text_width(Font::text, number) + painter.u(18);
    painter.fill({rect.x, rect.y, column, rect.h}, rgba(kWarn, 0.30f), painter.u(5));
    painter.text(Font::text, rect.x + column / 2, rect.center_y(), rgba(kCream), number,
                 Align::center);
    const std::size_t start =
        std::min(mistake.source.find_first_not_of(" \t"), mistake.source.size());
    painter.text_within(Font::text, rect.x + column + painter.u(10), rect.center_y(),
                        rect.w - column - painter.u(20), rgba(kCream),
                        mistake.source.substr(start));
}

// The height in pixels; draws only with `draw`. A place is told once for all mistakes in it.
float mistake_at(Painter& painter, const ReloadNews& news, std::size_t at, Rect area, bool draw) {
    const ReloadMistake& mistake = news.mistakes[at];
    const bool same = at > 0 && news.mistakes[at - 1].where == mistake.where;
    float y = area.y;
    if (!same && !mistake.where.empty()) {
        if (draw)
            painter.text_within(Font::bold, area.x, y + painter.u(10), area.w, rgba(kGold),
                                mistake.where);
        y += painter.u(22);
    }
    if (!same && mistake.line > 0 && !mistake.source.empty()) {
        if (draw) draw_source(painter, mistake, {area.x, y, area.w, painter.u(kSource)});
        y += painter.u(kSource + 5);
    }
    const std::string words = advice(mistake);
    if (draw) painter.paragraph(Font::text, area.x, y, area.w, rgba(kCream), words);
    return y + painter.paragraph_height(Font::text, area.w, words) + painter.u(10) - area.y;
}

float mistakes_height(Painter& painter, const ReloadNews& news, float width) {
    float height = 0;
    for (std::size_t at = 0; at < news.mistakes.size(); ++at)
        height += mistake_at(painter, news, at, {0, 0, width, 0}, false);
    return height + (news.more > 0 ? painter.u(24) : 0);
}

ReloadWish draw_choice(Painter& painter, Rect row) {
    ReloadWish wish = ReloadWish::none;
    const float gap = painter.u(10);
    const float width = (row.w - 2 * gap) / 3;
    Rect rect = {row.x, row.y, width, row.h};
    const auto offer = [&](const char* name, const char* label, ButtonLook look, ReloadWish what) {
        if (painter.button(name, rect, {.label = label, .look = look, .font = Font::number}))
            wish = what;
        rect.x += width + gap;
    };
    offer("reload_keep", "Keep the old rules", ButtonLook::paper, ReloadWish::keep_old);
    offer("reload_new_game", "New game", ButtonLook::paper, ReloadWish::new_game);
    offer("reload_before", "Go on before it", ButtonLook::gold, ReloadWish::go_on_before);
    return wish;
}

}  // namespace

ReloadWish draw_reload(Desk& desk, const ReloadNews& news) {
    Painter measure(desk, list_under_all());
    const bool choice = news.kind == ReloadNews::Kind::misfit;
    const float width = std::min(desk.u(kWidth), desk.width - desk.u(12));
    const float inside = width - desk.u(2 * kPad);
    const float text = mistakes_height(measure, news, inside);
    const float outcome = measure.paragraph_height(Font::text, inside, news.outcome);
    const float most = desk.height - desk.u(kTop + 12);
    const float height = std::min(
        most, desk.u(kHead + kPad + 4) + text + outcome + (choice ? desk.u(kButtons + 14) : 0));
    const Rect rect = {(desk.width - width) / 2, std::min(desk.u(kTop), desk.height - height),
                       width, height};
    const Sheet sheet(desk, "reload", rect, Layer::top);
    Painter painter(desk, sheet.list());
    draw_dev_panel(painter, rect, kWarn);
    painter.text_within(Font::number, rect.x + desk.u(kPad), rect.y + desk.u(24),
                        inside - desk.u(40), rgba(kCream), news.title);
    Rect area = {rect.x + desk.u(kPad), rect.y + desk.u(kHead), inside, 0};
    for (std::size_t at = 0; at < news.mistakes.size(); ++at)
        area.y += mistake_at(painter, news, at, area, true);
    if (news.more > 0) {
        painter.text(Font::text, area.x, area.y + desk.u(8), rgba(kCreamSoft),
                     "and " + std::to_string(news.more) + " more");
        area.y += desk.u(24);
    }
    painter.paragraph(Font::text, area.x, area.y, area.w, rgba(kCreamSoft), news.outcome);
    if (choice)
        return draw_choice(
            painter, {area.x, rect.bottom() - desk.u(kPad + kButtons), inside, desk.u(kButtons)});
    const bool hide =
        painter.stepper("reload_hide", rect.right() - desk.u(24), rect.y + desk.u(24), "x", true);
    return hide ? ReloadWish::hide : ReloadWish::none;
}

}  // namespace hexholm::ui
