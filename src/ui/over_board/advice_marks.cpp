#include "src/ui/over_board/advice_marks.h"

#include <algorithm>

#include "src/input/targets.h"
#include "src/ui/table/action_words.h"

namespace hexholm::ui {

namespace {

// A place and the ways that lead there.
struct MarkedPlace {
    input::Place place;
    std::string numbers;
    bool pointed = false;
};

std::vector<MarkedPlace> marked_places(const Table& table, const TableMemory& memory) {
    std::vector<MarkedPlace> marked;
    const std::vector<Advice>& best = table.advice->best;
    for (std::size_t at = 0; at < best.size(); ++at) {
        std::vector<input::Place> places;
        for (const Action& action : best[at].row)
            for (const input::Place place : places_of(table.content(), action))
                if (std::ranges::find(places, place) == places.end()) places.push_back(place);
        for (const input::Place place : places) {
            auto known = std::ranges::find(marked, place, &MarkedPlace::place);
            if (known == marked.end()) known = marked.insert(marked.end(), {place, "", false});
            known->numbers += (known->numbers.empty() ? "" : "·") + std::to_string(at + 1);
            known->pointed |= memory.advised == at;
        }
    }
    return marked;
}

}  // namespace

void draw_advice_marks(Desk& desk,
                       const Table& table,
                       const TableMemory& memory,
                       const scene::Camera& camera) {
    if (memory.dialog != Dialog::advice || table.advice == nullptr) return;
    Painter painter(desk, list_under_all());
    for (const MarkedPlace& marked : marked_places(table, memory)) {
        const auto targets = input::targets_at(table.book, table.state(), {marked.place});
        if (targets.empty()) continue;
        const auto seen =
            scene::project(camera, {desk.width, desk.height}, targets.front().position);
        if (seen) painter.numbered(seen->x, seen->y, marked.numbers, marked.pointed);
    }
}

}  // namespace hexholm::ui
