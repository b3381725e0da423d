#include "tests/support/replicas.h"

#include <algorithm>

#include "engine/game/asking/prompt.h"
#include "engine/game/core/event_code.h"
#include "engine/game/core/state_rows.h"
#include "engine/game/derived/derived.h"
#include "engine/game/view/image.h"
#include "engine/game/view/points.h"
#include "engine/game/watch/invariants.h"

namespace hexholm::test {
namespace {

// All seats, and nobody.
std::vector<PlayerId> viewers(const Rulebook& book) {
    std::vector<PlayerId> viewers = {PlayerId::none()};
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        viewers.push_back(player);
    return viewers;
}

std::string title(PlayerId viewer) {
    return viewer.is_none() ? "nobody" : "seat " + std::to_string(viewer.index() + 1);
}

// Which of several longest trails is kept follows from what was before; see is_derived_right().
State without_past(const Rulebook& book, State state) {
    derive_all(book, state);
    return state;
}

Fault difference(const Rulebook& book, const View& truth, const View& taken) {
    if (taken.viewer != truth.viewer)
        return "the view of " + title(truth.viewer) + " became another's";
    if (!is_derived_right(book, truth.state))
        return "what is derived does not follow from the view of " + title(truth.viewer);
    const State wanted = without_past(book, truth.state);
    if (taken.state == wanted) return {};
    for (const StateRow& row : state_rows(book))
        for (std::size_t group = 0; group < row.groups; ++group)
            for (std::size_t nth = 0; row.kind != ValueKind::fixed && nth < row.count; ++nth)
                if (value_in(row, wanted, group, nth) != value_in(row, taken.state, group, nth))
                    return row.title() + " differs in the view of " + title(truth.viewer);
    return "what is derived differs in the view of " + title(truth.viewer);
}

Fault taken_fault(const Rulebook& book, const View& truth, const Result<View>& taken) {
    return taken ? difference(book, truth, taken.value())
                 : "the view of " + title(truth.viewer) + " is refused: " + taken.problem().line();
}

// As the viewer sees them.
std::unique_ptr<EventList> seen(const EventList& events, PlayerId viewer) {
    auto list = std::make_unique<EventList>();
    for (const Event& event : events)
        list->push_back(seen_by(event, viewer));
    return list;
}

Fault events_fault(const Rulebook& book, const EventList& sent, ByteSpan bytes) {
    const auto taken = std::make_unique<EventList>();
    ByteReader reader(bytes);
    const Status status = take_events(book, reader, *taken);
    if (!status) return "events are refused: " + status.problem().line();
    if (!reader.at_end()) return "events leave bytes over";
    return std::equal(sent.begin(), sent.end(), taken->begin(), taken->end()) ? ""
                                                                              : "events differ";
}

}  // namespace

Replicas::Replicas(const Rulebook& book, const State& start) : book_(book) {
    for (const PlayerId viewer : viewers(book)) {
        const View truth = view_for(book, start, viewer);
        seats_.push_back(
            std::make_unique<Seat>(Seat{truth, {viewer, without_past(book, truth.state)}}));
    }
}

Fault Replicas::follow(const State& after, const EventList& events) {
    for (const auto& seat : seats_)
        if (Fault fault = follow(*seat, after, events); !fault.empty()) return fault;
    return {};
}

Fault Replicas::follow(Seat& seat, const State& after, const EventList& events) {
    const View now = view_for(book_, after, seat.truth.viewer);
    Bytes bytes;
    put_change(seat.truth.state, now.state, bytes);
    const Result<View> taken = take_change(book_, seat.replica, bytes);
    if (Fault fault = taken_fault(book_, now, taken); !fault.empty()) return fault;
    const auto told = seen(events, seat.truth.viewer);
    const std::size_t of_view = bytes.size();
    put_events(*told, bytes);
    bytes_of_updates_.push_back(bytes.size());
    seat.truth = now;
    seat.replica = taken.value();
    return events_fault(book_, *told, ByteSpan(bytes).subspan(of_view));
}

Fault images_are_whole(const Rulebook& book, const State& state) {
    for (const PlayerId viewer : viewers(book)) {
        const View view = view_for(book, state, viewer);
        Bytes bytes;
        put_view(book, view, bytes);
        if (Fault fault = taken_fault(book, view, take_view(book, bytes)); !fault.empty())
            return fault;
    }
    return {};
}

Fault changes_are_whole(const Rulebook& book,
                        const State& before,
                        const State& after,
                        const EventList& events) {
    return Replicas(book, before).follow(after, events);
}

void use_everything(const Rulebook& book, const View& view, Random& chance) {
    const State& state = view.state;
    to_act(book, state);
    digest(state);
    violated(book, imagine(book, view, chance));
    Prompt prompt;
    current_prompt(book, state, prompt);
    for (const PlayerId viewer : viewers(book))
        view_for(book, state, viewer);
    for (const PlayerId player : all_ids<PlayerId>(book.players())) {
        public_points(book, state, player);
        point_sources(book, state, player);
        discard_count(book, state, player);
        ActionList list;
        legal_actions(book, state, player, list);
        for (std::size_t at = 0; at < list.size(); at += 1 + list.size() / 16)
            check(book, state, complete_at_random(book, state, list[at], chance));
        for (const ActionKindId kind : book.content().kinds.ids())
            why_not(book, state, player, kind);
    }
    nonsense_is_refused(book, state, chance);
}

}  // namespace hexholm::test
