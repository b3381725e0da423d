// Settings of the seats' colours and shapes, with a picture of what they do.
#include <algorithm>

#include "src/ui/screens/settings_page.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr std::size_t kSampleSeats = 6;
constexpr float kPaletteRow = 40;  // units
constexpr float kPiecesRow = 60;

std::string_view palette_title(Palette palette) {
    switch (palette) {
        case Palette::red_green: return tr("For red-green colour blindness");
        case Palette::blue_yellow: return tr("For blue-yellow colour blindness");
        case Palette::standard: break;
    }
    return tr("Default colours");
}

// The six usual colours as this palette shows them.
std::vector<std::uint32_t> sample_colors(Palette palette) {
    return shown_colors({kUsualColors.begin(), kUsualColors.end()}, palette);
}

void draw_palette(Painter& painter, Rect row, Palette palette, SeatLook& look) {
    const bool chosen = look.palette == palette;
    const std::string name = std::string("palette_") + palette_name(palette);
    const Rect box = {row.x, row.y, row.w, row.h - painter.u(4)};
    const ButtonState state = painter.area(name, box);
    if (chosen || state.hovered)
        painter.fill(box, chosen ? rgba(kGold, 0.35f) : rgba(kInk, 0.06f), painter.u(8));
    const float y = box.center_y();
    const float x = box.x + painter.u(18);
    painter.list()->AddCircleFilled({x, y}, painter.u(9), rgba(kInk), 28);
    painter.list()->AddCircleFilled({x, y}, painter.u(7.5f), rgba(0xFFFBF0), 28);
    if (chosen) painter.list()->AddCircleFilled({x, y}, painter.u(4.5f), rgba(kInk), 24);
    const float step = painter.u(36);
    const float dots = box.right() - step * static_cast<float>(kSampleSeats);
    painter.text_within(Font::number, box.x + painter.u(40), y, dots - box.x - painter.u(56),
                        rgba(kInk), palette_title(palette));
    const std::vector<std::uint32_t> colors = sample_colors(palette);
    for (std::size_t seat = 0; seat < kSampleSeats; ++seat)
        painter.seat_dot(dots + step * (static_cast<float>(seat) + 0.5f), y, painter.u(11), seat,
                         colors[seat]);
    if (state.clicked) look.palette = palette;
}

// The place of the chosen set; as many as there are: none of them.
std::size_t chosen_set(std::span<const PieceSet> sets, const std::string& name) {
    const auto found = std::ranges::find(sets, name, &PieceSet::name);
    return static_cast<std::size_t>(found - sets.begin());
}

// What the set looks like, each piece in another seat's colour.
void draw_pieces(Painter& painter,
                 Rect row,
                 std::span<const scene::ModelId> pieces,
                 Palette palette) {
    const std::vector<std::uint32_t> colors = sample_colors(palette);
    const std::size_t count = std::min(pieces.size(), kSampleSeats);
    const float step = row.h + painter.u(8);
    for (std::size_t at = 0; at < count; ++at) {
        const float x = row.right() - step * static_cast<float>(count - at);
        painter.icon(pieces[at], colors[at], {x, row.y, row.h, row.h});
    }
}

void choose_pieces(Painter& painter,
                   SettingRows& column,
                   const SettingsFacts& facts,
                   SeatLook& look) {
    const std::span<const PieceSet> sets = facts.sets;
    std::string& name = look.piece_set;
    if (sets.empty()) return;
    const std::size_t now = chosen_set(sets, name);
    const int step = column.stepped(
        "set_pieces", tr("Pieces"),
        std::string(now == sets.size() ? tr("painted#pieces")
                                       : tr_of(sets[now].face.title_mod, sets[now].face.title)));
    draw_pieces(painter, column.space(kPiecesRow), facts.pieces, look.palette);
    if (step == 0) return;
    const auto count = static_cast<int>(sets.size()) + 1;
    const auto next = static_cast<std::size_t>((static_cast<int>(now) + step + count) % count);
    name = next == sets.size() ? "" : sets[next].name;
}

}  // namespace

void draw_color_settings(Painter& painter,
                         SettingRows& column,
                         const SettingsFacts& facts,
                         Preferences& preferences) {
    choose_pieces(painter, column, facts, preferences.seats);
    column.space(4);
    for (const Palette palette : kPalettes)
        draw_palette(painter, column.space(kPaletteRow), palette, preferences.seats);
    column.note(
        tr("Each palette keeps the players' colours distinct from one another and from the board, "
           "also for colour-blind players."));
    column.space(4);
    column.toggle("set_shapes", tr("Show a shape for every player"), preferences.seats.shapes);
    column.note(
        tr("Disc, square, triangle and so on: next to names, in the log and above every piece on "
           "the board."));
}

}  // namespace hexholm::ui
