// Events: any bytes as what happened. What is taken is followed as by everybody who follows events.
#include <memory>

#include "engine/game/core/event_code.h"
#include "engine/game/core/event_facts.h"
#include "engine/game/view/known_hands.h"
#include "engine/game/watch/tally.h"

#include "tests/fuzz/moments.h"

using namespace hexholm;

namespace {

void follow(const Rulebook& book, const State& state, const EventList& events, PlayerId viewer) {
    const View view = view_for(book, state, viewer);
    KnownHands hands(book, view);
    Tally tally(book);
    for (const Event& event : events) {
        const Event seen = seen_by(event, viewer);
        hands.see(seen);
        tally.add(book, view.state, seen);
        fuzz::expect(fault_of(book, seen).empty(), "what a seat sees of an event is one");
    }
    hands.conclude(view);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t kHead = 3;
    if (size < kHead) return 0;
    const Rulebook& book = fuzz::game_of(data[0]);
    const auto events = std::make_unique<EventList>();
    ByteReader reader({data + kHead, size - kHead});
    const Status taken = take_events(book, reader, *events);
    if (!taken) fuzz::expect_plain(taken.problem().line());
    follow(book, fuzz::moment_of(data[0], data[1]), *events, fuzz::viewer_of(book, data[2]));
    return 0;
}
