// Properties of single steps: what an action changes and what it tells.
#include <algorithm>

#include "engine/game/watch/step_invariants.h"
#include "engine/journal/action_text.h"

#include "tests/support/properties.h"
#include "tests/support/replicas.h"

namespace hexholm::test {
namespace {

// S-35: what is moved stands at its new edge, and nothing else changes its place.
bool is_moved(const Rulebook& book,
              const State& before,
              const Action& action,
              const State& after,
              EdgeId edge) {
    return book.content().kinds[action.kind].verb == Verb::move && edge == EdgeId(action.args[0]) &&
           after.edges[edge].empty() && after.edges[EdgeId(action.args[1])] == before.edges[edge];
}

// B-148: what stands on an edge stays, and a corner is at most upgraded by its owner.
Fault pieces_fault(const Rulebook& book,
                   const State& before,
                   const Action& action,
                   const State& after) {
    for (const EdgeId edge : all_ids<EdgeId>(book.board().edge_count()))
        if (!before.edges[edge].empty() && before.edges[edge] != after.edges[edge] &&
            !is_moved(book, before, action, after, edge))
            return "B-148: edge " + std::to_string(edge.index()) + " changed";
    for (const CornerId corner : all_ids<CornerId>(book.board().corner_count())) {
        const Spot& old = before.corners[corner];
        const Spot& now = after.corners[corner];
        if (old.empty() || old == now) continue;
        if (now.empty() || now.owner() != old.owner() ||
            book.content().pieces[now.piece()].upgrades != old.piece())
            return "B-148: corner " + std::to_string(corner.index()) + " changed";
    }
    return {};
}

}  // namespace

Fault step_fault(const Rulebook& book,
                 const State& before,
                 const Action& action,
                 const State& after,
                 const EventList& events) {
    State silent = before;
    if (!apply(book, silent, action))
        return "a function of a mod fails in " + action_text(book.content(), action);
    if (silent != after || digest(silent) != digest(after))
        return "a copy goes another way: " + action_text(book.content(), action);
    State again = before;
    EventList told;
    apply(book, again, action, &told);
    if (!std::equal(told.begin(), told.end(), events.begin(), events.end()))
        return "a copy tells something else: " + action_text(book.content(), action);
    if (const auto fault = unaccounted(book, before, after, events))
        return *fault + " after " + action_text(book.content(), action);
    if (after.actions != before.actions + 1) return "an action was not counted";
    if (Fault fault = changes_are_whole(book, before, after, events); !fault.empty())
        return fault + " after " + action_text(book.content(), action);
    return pieces_fault(book, before, action, after);
}

Fault harvest_fault(const Rulebook& book,
                    const State& before,
                    const Action& action,
                    const State& after) {
    return wrong_harvest(book, before, action, after).value_or("");
}

}  // namespace hexholm::test
