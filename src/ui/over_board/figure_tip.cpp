#include "src/ui/over_board/figure_tip.h"

#include "src/ui/parts/tip_card.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

// A switch is named while it is on; of other numbers 0 matters, too.
static void add_numbers(TipCard& card, const Table& table, FigureId figure) {
    const Content& content = table.content();
    for (const Counter& counter : content.counters) {
        if (counter.per != Owner::figure || counter.face.title.empty()) continue;
        if (counter.visible == Visibility::none) continue;
        const std::size_t cell = counter.cell_of(figure.index());
        if (cell == Counter::kNoCell) continue;
        const int value = table.state().counters[cell];
        if (counter.most > 1)
            card.words(tr("{1}: {2}", {title_of(counter.face), std::to_string(value)}));
        else if (value > 0)
            card.words(std::string(title_of(counter.face)));
    }
}

static void add_cargo(TipCard& card, const Table& table, FigureId figure) {
    const Content& content = table.content();
    const int holds = content.figure_kinds[content.figures[figure].kind].holds;
    if (holds == 0) return;
    std::string list;
    for (const FigureId other : content.figures.ids()) {
        if (!table.state().figures[other].is_aboard(figure)) continue;
        if (!list.empty()) list += tr(", ");
        list += title_of(content.figure_kinds[content.figures[other].kind].face);
    }
    card.words(list.empty() ? tr("Empty; room for {1}", {std::to_string(holds)})
                            : tr("Carries: {1}", {list}));
}

void draw_figure_tip(Desk& desk, const Table& table, FigureId figure) {
    TipCard card(desk);
    const Figure& one = table.content().figures[figure];
    const Face& face = table.content().figure_kinds[one.kind].face;
    if (one.owner.is_none())
        card.title(std::string(title_of(face)));
    else
        card.title(tr("{1}: {2}", {table.seat(one.owner).name, title_of(face)}),
                   table.color(one.owner));
    if (!face.help.empty()) card.words(std::string(help_of(face)));
    add_numbers(card, table, figure);
    add_cargo(card, table, figure);
    card.draw();
}

}  // namespace hexholm::ui
