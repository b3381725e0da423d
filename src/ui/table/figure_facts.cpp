#include "src/ui/table/figure_facts.h"

#include <algorithm>

#include "src/ui/theme/glyphs.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

static bool is_of_viewer(const Table& table, FigureKindId kind, FigureId figure) {
    const Figure& one = table.content().figures[figure];
    return one.kind == kind && (one.owner.is_none() || one.owner == table.viewer());
}

void draw_figure_icon(Painter& painter,
                      const Table& table,
                      FigureKindId kind,
                      std::uint32_t color,
                      Rect rect,
                      float alpha) {
    const scene::ModelId icon = table.looks.figure_icons[kind];
    if (icon != scene::kNoModel) return painter.icon(icon, color, rect, alpha);
    const float radius = std::min(rect.w, rect.h) * 0.42f;
    const std::string_view title = title_of(table.content().figure_kinds[kind].face);
    painter.list()->AddCircleFilled({rect.center_x(), rect.center_y()}, radius, rgba(color, alpha),
                                    32);
    painter.list()->AddCircleFilled({rect.center_x(), rect.center_y()}, radius * 0.78f,
                                    rgba(0xFFFAEA, alpha), 32);
    painter.text_within(Font::bold, rect.center_x(), rect.center_y(), radius * 1.4f,
                        rgba(kInk, alpha), initials_of(title, rect.w < painter.u(30) ? 1 : 2),
                        Align::center);
}

int figures_left(const Table& table, FigureKindId kind) {
    return static_cast<int>(
        std::ranges::count_if(table.content().figures.ids(), [&](FigureId figure) {
            return is_of_viewer(table, kind, figure) &&
                   table.state().figures[figure] == FigurePlace();
        }));
}

bool has_figure(const Table& table, FigureKindId kind) {
    return std::ranges::any_of(table.content().figures.ids(), [&](FigureId figure) {
        return is_of_viewer(table, kind, figure) && table.state().figures[figure].is_in_play();
    });
}

}  // namespace hexholm::ui
