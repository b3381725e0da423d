#include "engine/session/history.h"

#include <algorithm>
#include <memory>

#include "engine/base/check.h"
#include "engine/game/core/event_code.h"
#include "engine/game/derived/derived.h"
#include "engine/game/hooks/failures.h"
#include "engine/game/land/deal.h"
#include "engine/game/view/image.h"

namespace hexholm {

void History::begin(const State& start, const EventList& deal) {
    first_ = start.actions;
    deal_.clear();
    put_events(deal, deal_);
    entries_.clear();
    copies_.assign(1, KeptState(start));
    newest_ = KeptState(start);
    seen_.reset();
}

void History::add(PlayerId actor, const State& after, const EventList& events) {
    HEX_CHECK(newest_);
    Bytes change;
    put_change(newest_->state(), after, change);
    Bytes& entry = entries_.emplace_back();
    ByteWriter writer(entry);
    writer.byte(actor.value);
    writer.number(change.size());
    writer.raw(change);
    put_events(events, entry);
    entry.shrink_to_fit();
    newest_ = KeptState(after);
    if (entries_.size() % kSpacing == 0) copies_.emplace_back(after);
}

void History::take_back(std::size_t count) {
    HEX_CHECK(count <= entries_.size());
    entries_.resize(entries_.size() - count);
    const auto kept = static_cast<std::ptrdiff_t>(entries_.size() / kSpacing + 1);
    copies_.erase(copies_.begin() + kept, copies_.end());
    newest_ = KeptState(state_at(size()));
    if (seen_ && seen_->actions > size()) seen_.reset();
}

void History::push(const Update& update) {
    const State& after = update.after.state;
    const bool goes_back = update.undone.ok() && update.undone.count <= entries_.size();
    if (goes_back) return take_back(update.undone.count);
    if (first_ && update.actor.is_some() && after.actions == size() + 1)
        return add(update.actor, after, update.events);
    const bool is_known = newest_ && newest_->state() == after;
    if (is_known && update.actor.is_none() && update.events.empty()) return;
    begin(after, update.events);
}

// What a change says comes true: runs of "so many bytes are the same, so many bytes are these". A state with a seed is no
// view, so this does not go by way of take_change(); nothing is looked at, as what is read here was written here.
static void apply_change(const Rulebook& book, State& state, ByteReader& change) {
    auto* const bytes = reinterpret_cast<std::uint8_t*>(&state);
    std::size_t at = 0;
    while (!change.at_end()) {
        at += change.number();
        const ByteSpan values = change.raw(change.number());
        HEX_CHECK(at + values.size() <= state.derived_at);
        std::ranges::copy(values, bytes + at);
        at += values.size();
    }
    HEX_CHECK(!change.failed());
    derive_all(book, state);
}

void History::read(std::size_t entry, View& table, EventList& events) const {
    ByteReader reader(entries_[entry]);
    reader.byte();  // the actor
    ByteReader change(reader.raw(reader.number()));
    apply_change(book_, table.state, change);
    events.clear();
    HEX_CHECK(take_events(book_, reader, events));
}

void History::tell(std::size_t from, std::size_t to, const Visit& visit) const {
    if (!first_) return;
    // The players were told of what mods did wrong when it happened.
    const FailureCollector ignoring(nullptr);
    const std::size_t begin = std::max(from, first());
    const std::size_t end = std::min(to, size());
    const auto events = std::make_unique<EventList>();
    if (from == 0 && first() == 0) {
        ByteReader reader(deal_);
        HEX_CHECK(take_events(book_, reader, *events));
        visit(0, copies_.front().state(), *events);
    }
    if (begin >= end) return;
    const auto table = std::make_unique<View>(View{PlayerId(), state_at(begin)});
    for (std::size_t at = begin; at < end; ++at) {
        read(at - first(), *table, *events);
        visit(at + 1, table->state, *events);
    }
}

State History::state_at(std::size_t actions) const {
    HEX_CHECK(first_ && first() <= actions && actions <= size());
    const std::size_t wanted = actions - first();
    const auto table = std::make_unique<View>(View{PlayerId(), copies_[wanted / kSpacing].state()});
    const auto events = std::make_unique<EventList>();
    for (std::size_t at = wanted - wanted % kSpacing; at < wanted; ++at)
        read(at, *table, *events);
    return table->state;
}

Tally History::tally(std::size_t actions) const {
    Tally tally(book_);
    tell(0, actions, [&](std::size_t, const State& after, const EventList& events) {
        for (const Event& event : events)
            tally.add(book_, after, event);
    });
    return tally;
}

const KnownHands& History::hands(PlayerId viewer, std::size_t actions) const {
    const std::size_t wanted = std::clamp(actions, first(), size());
    if (!seen_ || seen_->viewer != viewer || seen_->actions > wanted)
        seen_.emplace(SeenHands{viewer, first(), KnownHands(book_, view_at(first(), viewer))});
    KnownHands& hands = seen_->hands;
    const auto see = [&](std::size_t number, const State& after, const EventList& events) {
        if (number <= first()) return;
        for (const Event& event : events)
            hands.see(seen_by(event, viewer));
        hands.conclude(view_for(book_, after, viewer));
    };
    tell(seen_->actions, wanted, see);
    seen_->actions = wanted;
    return hands;
}

bool History::is_dealt_as_asked() const {
    if (!first_ || *first_ > 0) return true;
    const State start = copies_.front().state();
    const bool hides = std::ranges::any_of(start.face_down, [](auto down) { return down != 0; });
    return hides || lies_as_asked(book_, start);
}

}  // namespace hexholm
