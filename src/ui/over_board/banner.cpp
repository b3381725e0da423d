#include "src/ui/over_board/banner.h"

#include <algorithm>

#include "src/anim/cues/ease.h"
#include "src/ui/table/prompt_text.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

static constexpr double kFade_s = 0.5;
static constexpr std::uint32_t kPlainRibbon = 0x6B5A48;

// A question that is answered on the table has no dialog in which it could be declined.
static bool is_asked_without_dialog(const Table& table) {
    return table.choices.asks_nothing() || asks_for_pile(table);
}

bool has_way_out(const Table& table) {
    return table.cancellable || (table.can(Verb::decline) && is_asked_without_dialog(table));
}

static std::string way_out_label(const Table& table, bool may_decline, const Action& decline) {
    return may_decline ? kind_title(table.content(), decline.kind) : std::string(tr("Cancel"));
}

static bool may_decline_here(const Table& table, Action& decline) {
    return table.can(Verb::decline, &decline) && is_asked_without_dialog(table);
}

// The width in pixels of the button beside the paper; 0 when there is none.
static float way_out_width(const Painter& painter, const Table& table) {
    if (!has_way_out(table)) return 0;
    Action decline;
    const bool may_decline = may_decline_here(table, decline);
    const std::string label = way_out_label(table, may_decline, decline);
    return std::max(painter.u(96), painter.text_width(Font::bold, label) + painter.u(56));
}

// The way back from what was begun, or out of a question that need not be answered: right of the paper, or
// below it where there is no room for that.
static Rect way_out_rect(const Painter& painter, Rect room, Rect paper, float width) {
    const float height = painter.u(30);
    if (paper.right() + painter.u(8) + width <= room.right())
        return {paper.right() + painter.u(8), room.center_y() - height / 2, width, height};
    return {paper.center_x() - width / 2, paper.bottom() + painter.u(8), width, height};
}

static void draw_way_out(Painter& painter, const Table& table, Rect rect, Intents& intents) {
    if (!has_way_out(table)) return;
    Action decline;
    const bool may_decline = may_decline_here(table, decline);
    const std::string label = way_out_label(table, may_decline, decline);
    const ButtonSpec spec = {
        .label = label,
        .look = ButtonLook::wood,
        .font = Font::bold,
        .key = painter.desk().key(may_decline ? input::Command::decline : input::Command::cancel)};
    if (!painter.button(may_decline ? "decline" : "cancel", rect, spec)) return;
    if (may_decline)
        intents.actions.push_back(decline);
    else
        intents.cancel = true;
}

namespace {

constexpr float kBesideLine = 56;  // the dot and the rims

// The line with the help below it, measured.
struct BannerSpace {
    PromptLine line;
    Font font = Font::title;
    float line_width = 0;
    float line_height = 0;  // over what one line has; for a line that is broken
    float help_width = 0;
    float help_height = 0;
    Rect paper;
};

// Smaller where it would not fit, but never so small that it is overlooked: it is broken then.
void measure_line(const Painter& measure, Rect room, BannerSpace& space) {
    const float width = room.w - measure.u(kBesideLine);
    space.font = std::max(Font::bold, measure.fitting(Font::title, width, space.line.text));
    space.line_width = std::min(width, measure.text_width(space.font, space.line.text));
    const float height = measure.paragraph_height(space.font, width, space.line.text);
    if (measure.text_width(space.font, space.line.text) > width)
        space.line_height = std::max(0.0f, height + measure.u(14) - room.h);
}

BannerSpace banner_space(Desk& desk, const Layout& layout, const Table& table) {
    BannerSpace space;
    space.line = prompt_line(table);
    if (space.line.text.empty()) return space;
    if (!table.choices.asks_nothing()) space.line.help.clear();  // it stands in the dialog
    const Rect room = layout.banner;
    const Painter measure(desk, list_under_all());
    measure_line(measure, room, space);
    const bool helps = !space.line.help.empty();
    space.help_width =
        std::min(room.w - desk.u(40), measure.text_width(Font::text, space.line.help) + 2);
    if (helps)
        space.help_height =
            measure.paragraph_height(Font::text, space.help_width, space.line.help) + desk.u(4);
    const float text_width = space.line_width + desk.u(kBesideLine + 10);
    const float helped = helps ? space.help_width + desk.u(40) : 0;
    const float width = std::min(room.w, std::max(text_width, helped));
    // Over the table, as far as the bank leaves room for that.
    const float beside = way_out_width(measure, table);
    const float most = room.right() - width - (beside > 0 ? beside + desk.u(8) : 0);
    const float left = std::clamp(layout.center_x - width / 2, room.x, std::max(room.x, most));
    space.paper = {left, room.y, width, room.h + space.line_height + space.help_height};
    return space;
}

}  // namespace

static void draw_line(Painter& painter, const BannerSpace& space, Rect paper, float middle_y) {
    const std::string& text = space.line.text;
    const float middle_x = paper.center_x() + (space.line.player.is_some() ? painter.u(8) : 0);
    if (painter.text_width(space.font, text) <= space.line_width)
        return painter.text(space.font, middle_x, middle_y, rgba(kInk), text, Align::center);
    const float height = painter.paragraph_height(space.font, space.line_width, text);
    painter.paragraph(space.font, middle_x - space.line_width / 2, middle_y - height / 2,
                      space.line_width, rgba(kInk), text);
}

Rect draw_banner(Desk& desk, const Layout& layout, const Table& table, Intents& intents) {
    const BannerSpace space = banner_space(desk, layout, table);
    const PromptLine& line = space.line;
    if (line.text.empty()) return {};
    const Rect room = layout.banner;
    const Rect paper = space.paper;
    const Painter measure(desk, list_under_all());
    const Rect way_out = way_out_rect(measure, room, paper, way_out_width(measure, table));
    const bool leaves = has_way_out(table);
    const float right = leaves ? std::max(paper.right(), way_out.right()) : paper.right();
    const float bottom = leaves ? std::max(paper.bottom(), way_out.bottom()) : paper.bottom();
    // Many parts of a turn have a help below the line: the board leaves room for that, whether it is there or not.
    constexpr float kShort = 420;
    const float below = desk.u(room.w < desk.u(kShort) ? 40 : 22);
    desk.panels.push_back({"banner_line", {room.x, room.y, room.w, room.h + below}});
    const bool fits = bottom <= room.bottom() + below;
    Sheet sheet(desk, "banner", {paper.x, room.y, right - paper.x, bottom - room.y}, Layer::back,
                fits ? PanelStay::opened : PanelStay::passing);
    Painter painter(desk, sheet.list());
    const float head = room.h + space.line_height;
    const float title_y = paper.y + head / 2;
    painter.paper(paper);
    painter.paragraph(Font::text, paper.center_x() - space.help_width / 2,
                      paper.y + head - desk.u(6), space.help_width, rgba(kInkSoft), line.help);
    if (line.urgent)
        painter.frame(paper.inset(-desk.u(1.5f)), rgba(kGold), desk.u(15), desk.u(2.6f));
    const float dot_x = paper.center_x() - space.line_width / 2 - desk.u(11);
    if (line.player.is_some()) {
        painter.seat_dot(dot_x, title_y, desk.u(8), line.player.index(), table.color(line.player));
    }
    draw_line(painter, space, paper, title_y);
    draw_way_out(painter, table, way_out, intents);
    return paper;
}

static void draw_call(
    Painter& painter, const Layout& layout, const Table& table, const anim::Cue& cue, float t) {
    const bool victory = cue.thing == static_cast<int>(anim::Call::victory);
    if (!victory && cue.player.is_none()) return;
    const std::string name = cue.player.is_none() ? "" : table.seat(cue.player).name;
    const std::uint32_t color = cue.player.is_none() ? kPlainRibbon : table.color(cue.player);
    const std::string text = victory                        ? victory_text(table)
                             : cue.player == table.viewer() ? std::string(tr("Your turn"))
                                                            : name;
    const float fade = std::min({1.0f, t * 6, (1 - t) * 3.5f});
    const float slide = (1 - anim::ease_out(std::min(1.0f, t * 3))) * painter.u(60);
    const float y = painter.desk().height * 0.30f;
    const int first = painter.first_vertex();
    const float width = painter.text_width(Font::huge, text) * 0.62f + painter.u(90);
    const Rect ribbon = {layout.center_x - width / 2, y - painter.u(32), width, painter.u(64)};
    painter.shadow(ribbon, 16, 0.5f);
    painter.gradient(ribbon, painter.u(16), rgba(shaded(color, 0.08f)),
                     rgba(shaded(color, -0.28f)));
    painter.frame(ribbon.inset(painter.u(3)), rgba(0xFFFFFF, 0.4f), painter.u(13), painter.u(1.4f));
    painter.turn_since(first, layout.center_x, y, 0, 1, fade);
    const int letters = painter.first_vertex();
    painter.text(Font::huge, layout.center_x, y, rgba(wants_dark_ink(color) ? kInk : kCream), text,
                 Align::center);
    painter.turn_since(letters, layout.center_x, y, 0, 0.6f, fade);
    for (int at = first; at < painter.first_vertex(); ++at)
        painter.list()->VtxBuffer[at].pos.x -= slide;
}

// The largest letters are made in time: a call is short, and would begin with signs that say nothing.
static void meet_calls(const Desk& desk, const Table& table) {
    for (const std::string_view text : {tr("Your turn"), tr("{1} wins!"), tr("Nobody has won")})
        desk.theme.meet(Font::huge, text);
    for (const PlayerId player : all_ids<PlayerId>(table.seats.size()))
        desk.theme.meet(Font::huge, table.seat(player).name);
}

void draw_calls(Desk& desk,
                const Layout& layout,
                const Table& table,
                const std::vector<anim::Cue>& cues,
                double now) {
    meet_calls(desk, table);
    Painter painter(desk, list_over_all());
    for (const anim::Cue& cue : cues)
        if (cue.kind == anim::CueKind::proclaim && cue.is_on(now))
            draw_call(painter, layout, table, cue, cue.progress(now));
}

static Rect toast_size(const Painter& painter, const Desk& desk, const Toast& toast) {
    const float most = std::min(desk.u(620), desk.width - desk.u(40));
    const float width = std::min(most, painter.text_width(Font::bold, toast.text) + 2);
    return {0, 0, width + desk.u(36),
            painter.paragraph_height(Font::bold, width, toast.text) + desk.u(18)};
}

// The first place of these on which no land lies, nor a dialog: above the hand, at the other end of that
// row, in the middle of it; where there is none, in the middle of the window.
static Rect toast_place(const Desk& desk,
                        const Layout& layout,
                        std::span<const ImVec2> land,
                        Rect size) {
    constexpr float kTile = 44;  // units from the middle of a tile to its rim, about
    constexpr float kLift = 30;  // so far cards and buttons reach over the lower row
    const float rim = desk.u(12);
    const float low = (layout.hand.w > 0 ? layout.hand.y : layout.turn.y) - desk.u(kLift) - size.h;
    const Rect places[] = {{rim, low, size.w, size.h},
                           {layout.center_x - size.w / 2, low, size.w, size.h},
                           {desk.width - rim - size.w, low, size.w, size.h}};
    const auto is_free = [&](Rect place) {
        const Rect around = place.inset(-desk.u(kTile));
        const Rect& dialog = desk.dialog;
        return std::ranges::none_of(land,
                                    [&](ImVec2 tile) { return around.contains(tile.x, tile.y); }) &&
               (place.x >= dialog.right() || place.right() <= dialog.x ||
                place.y >= dialog.bottom() || place.bottom() <= dialog.y);
    };
    for (const Rect& place : places)
        if (is_free(place)) return place;
    return {desk.width * 0.45f - size.w / 2, desk.height * 0.72f - size.h, size.w, size.h};
}

void draw_toasts(Desk& desk,
                 const Layout& layout,
                 std::span<const ImVec2> land,
                 std::vector<Toast>& toasts,
                 double now_s) {
    std::erase_if(toasts, [&](const Toast& toast) { return now_s >= toast.until_s; });
    Painter painter(desk, list_over_all());
    float up = 0;  // so far those below reach
    for (auto toast = toasts.rbegin(); toast != toasts.rend(); ++toast) {
        const double left = toast->until_s - now_s;
        const float alpha = left < kFade_s ? static_cast<float>(left / kFade_s) : 1.0f;
        const Rect size = toast_size(painter, desk, *toast);
        const Rect rect = toast_place(desk, layout, land, size).moved(0, -up);
        const int first = painter.first_vertex();
        painter.shadow(rect, 12, 0.5f);
        painter.gradient(rect, desk.u(10), rgba(toast->bad ? 0x8E2A1E : 0x3F6B35),
                         rgba(toast->bad ? 0x6E1D14 : 0x2F5428));
        painter.paragraph(Font::bold, rect.x + desk.u(18), rect.y + desk.u(9), rect.w - desk.u(36),
                          rgba(kCream), toast->text);
        painter.turn_since(first, 0, 0, 0, 1, alpha);
        up += rect.h + desk.u(8);
        desk.lively = true;
    }
}

}  // namespace hexholm::ui
