#include "src/ui/over_board/scene_panel.h"

#include <algorithm>
#include <cmath>

#include "src/anim/cues/ease.h"
#include "src/ui/table/shown_tracks.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kSceneWidth = 560;
constexpr float kSidesHeight = 132;  // units from top to bottom
constexpr float kSceneSeat = 34;
constexpr float kTold = 0.36f;  // of the scene, when the greater number shines
constexpr float kMarked = 0.55f;

float part_of(float t, float from, float length) {
    return std::clamp((t - from) / length, 0.0f, 1.0f);
}

// The number grows to its value while the scene begins.
void draw_side(
    Painter& painter, const Table& table, CounterId counter, Rect rect, float t, bool shines) {
    const Face& face = table.content().counters[counter].face;
    const int value = value_of(table, counter, PlayerId(0));
    const int shown = static_cast<int>(
        std::lround(static_cast<float>(value) * anim::ease_out(part_of(t, 0.06f, 0.24f))));
    const bool told = t > kTold;
    if (told && shines) {
        painter.fill(rect, rgba(kGold, 0.30f), painter.u(12));
        painter.frame(rect, rgba(kGold), painter.u(12), painter.u(2.6f));
    }
    const float alpha = told && !shines ? 0.5f : 1.0f;
    const float side = painter.u(58);
    const float y = rect.y + painter.u(44);
    const scene::ModelId icon = table.looks.counters[counter];
    if (icon != scene::kNoModel)
        painter.icon(icon, face.color, {rect.center_x() - painter.u(58), y - side / 2, side, side},
                     alpha);
    const int first = painter.first_vertex();
    painter.text(Font::huge, rect.center_x() + painter.u(8), y, rgba(kCream, alpha),
                 std::to_string(shown));
    painter.turn_since(first, rect.center_x() + painter.u(8), y, 0, 0.7f, 1);
    painter.text_within(Font::number, rect.center_x(), rect.bottom() - painter.u(20),
                        rect.w - painter.u(12), rgba(kCream, alpha), title_of(face), Align::center);
}

bool is_marked(const Table& table, const hexholm::Cue& declared, PlayerId player) {
    return declared.marks.is_some() && value_of(table, declared.marks, player) > 0;
}

void draw_seats(
    Painter& painter, const Table& table, const hexholm::Cue& declared, Rect row, float t) {
    row.w /= static_cast<float>(table.seats.size());
    for (const PlayerId player : all_ids<PlayerId>(table.seats.size())) {
        const Rect cell = row.inset(painter.u(3));
        const bool marked = t > kMarked && is_marked(table, declared, player);
        painter.fill(cell, marked ? rgba(kWarn, 0.75f) : rgba(0x120B07, 0.45f), painter.u(8));
        painter.seat_dot(cell.x + painter.u(12), cell.center_y(), painter.u(7), player.index(),
                         table.color(player));
        const std::string share = declared.shares.is_some()
                                      ? std::to_string(value_of(table, declared.shares, player))
                                      : "";
        painter.text(Font::number, cell.right() - painter.u(8), cell.center_y(), rgba(kCream),
                     share, Align::right);
        painter.text_within(Font::small, cell.x + painter.u(23), cell.center_y(),
                            cell.w - painter.u(34) - painter.text_width(Font::number, share),
                            rgba(kCream), table.seat(player).name);
        row.x += row.w;
    }
}

void draw_scene(
    Desk& desk, const Layout& layout, const Table& table, const hexholm::Cue& declared, float t) {
    const ZoomToFit zoom(desk, kSceneWidth + 20, kSceneWidth);
    Painter painter(desk, list_over_all());
    const bool any_marked =
        std::ranges::any_of(all_ids<PlayerId>(table.seats.size()),
                            [&](PlayerId player) { return is_marked(table, declared, player); });
    const bool told = any_marked && t > kMarked && !declared.face.help.empty();
    const float width = desk.u(kSceneWidth);
    const float room = width - desk.u(36);
    const float words = painter.paragraph_height(Font::text, room, help_of(declared.face));
    const float height = desk.u(64 + kSidesHeight + kSceneSeat + 22) + words;
    const Rect rect = {layout.center_x - width / 2, desk.height * 0.40f - height / 2, width,
                       height};
    const int first = painter.first_vertex();
    painter.wood(rect);
    painter.text_within(Font::title, rect.center_x(), rect.y + desk.u(28), rect.w - desk.u(30),
                        rgba(kCream), title_of(declared.face), Align::center);
    const int left = value_of(table, declared.compares[0], PlayerId(0));
    const int right = value_of(table, declared.compares[1], PlayerId(0));
    const float half = room / 2 - desk.u(26);
    const Rect one = {rect.x + desk.u(18), rect.y + desk.u(52), half, desk.u(kSidesHeight - 12)};
    const Rect other = {rect.right() - desk.u(18) - half, one.y, half, one.h};
    draw_side(painter, table, declared.compares[0], one, t, left >= right);
    draw_side(painter, table, declared.compares[1], other, t, left < right);
    painter.text(Font::title, rect.center_x(), one.center_y(), rgba(kCreamSoft),
                 t < kTold       ? ":"
                 : left > right  ? ">"
                 : left == right ? "="
                                 : "<",
                 Align::center);
    draw_seats(
        painter, table, declared,
        {rect.x + desk.u(15), one.bottom() + desk.u(8), rect.w - desk.u(30), desk.u(kSceneSeat)},
        t);
    if (told)
        painter.paragraph(Font::text, rect.x + desk.u(18), rect.bottom() - words - desk.u(14), room,
                          rgba(kCream), help_of(declared.face));
    const float fade = std::min({1.0f, t * 12, (1 - t) * 10});
    painter.turn_since(first, rect.center_x(), rect.center_y(), 0,
                       0.9f + 0.1f * anim::ease_out(part_of(t, 0, 0.1f)), fade);
}

}  // namespace

void draw_scenes(Desk& desk,
                 const Layout& layout,
                 const Table& table,
                 const std::vector<anim::Cue>& cues,
                 double now) {
    for (const anim::Cue& cue : cues)
        if (cue.kind == anim::CueKind::scene && cue.is_on(now))
            draw_scene(desk, layout, table, table.content().cues[CueId(cue.thing)],
                       cue.progress(now));
}

}  // namespace hexholm::ui
