#include "src/ui/over_board/figure_tip.h"

#include <algorithm>

#include "engine/game/figures/ways.h"

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

// How much of what is left the way uses up, how far it is, and to whom it pays.
void draw_way_tip(Desk& desk, const Table& table, FigureId figure, int goal) {
    const State& state = table.state();
    const FigureKind& kind = table.content().figure_kinds[table.content().figures[figure].kind];
    if (!state.figures[figure].is_on(kind.on)) return;
    const int budget = budget_of(table.book, state, figure);
    const FigureCounts counts(table.book, state, table.content().figures[figure]);
    const Ways ways(table.book, state, counts, figure, budget, false);
    if (ways.may_go(goal) != Reason::none) return;
    Ways::Way way;
    ways.way_to(goal, way);
    TipCard card(desk);
    card.title(std::string(title_of(kind.face)));
    const auto steps = static_cast<int>(way.size());
    card.words(tr_count(steps, "{1} step away", "{1} steps away"));
    if (kind.moves.points.is_some() || kind.moves.points_each > 0)
        card.words(tr("Uses {1} of {2} movement points",
                      {std::to_string(ways.cost_to(goal)), std::to_string(budget)}));
    for (const PlayerId owner : all_ids<PlayerId>(table.seats.size())) {
        const auto tolls = std::ranges::count_if(way, [&](const PlaceGraph::Step& step) {
            return has_toll(kind.moves) && toll_owner(table.book, state, figure, step) == owner;
        });
        if (tolls > 0)
            card.words(tr("Toll to {1}: {2}", {table.seat(owner).name, std::to_string(tolls)}));
    }
    card.draw();
}

}  // namespace hexholm::ui
