// What has been played at a table so far, told again: kept from what happened, and never by playing the game anew.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "engine/base/bytes.h"
#include "engine/game/core/event.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"
#include "engine/game/view/known_hands.h"
#include "engine/game/view/view.h"
#include "engine/game/watch/tally.h"
#include "engine/session/update.h"

namespace hexholm {

// A history knows as much as its owner: the whole game at a table of this program, or only the
// views of one seat. Actions are counted as in State::actions. For each action it stores the change
// that it made, its events, and now and then the whole state: about 150 bytes in all.
class History {
public:
    // The book outlives the history.
    explicit History(const Rulebook& book) : book_(book) {}

    // Begins the history at this state; `deal` are the events before the first action, if it begins
    // there.
    void begin(const State& start, const EventList& deal);
    // Appends an action, which led to this state.
    void add(PlayerId actor, const State& after, const EventList& events);
    // The last ones never happened. REQUIRES: so many are known.
    void take_back(std::size_t count);
    // What a seat was told, in its order: an action, what was taken back, or the table as it is now without what led
    // to it; then the history begins there.
    void push(const Update& update);

    bool is_empty() const { return !first_; }
    // The actions before the first that is known, and with the last one.
    std::size_t first() const { return first_.value_or(0); }
    std::size_t size() const { return first() + entries_.size(); }
    // The player of the last action that is known; none where no action is.
    PlayerId last_actor() const {
        return entries_.empty() ? PlayerId() : PlayerId(entries_.back().front());
    }

    // The actions after the first `from`, up to `to` of them in all, as far as they are known: each with the table after
    // it and what happened. From the very beginning `visit` first gets the deal, as action number 0.
    using Visit =
        std::function<void(std::size_t number, const State& after, const EventList& events)>;
    void tell(std::size_t from, std::size_t to, const Visit& visit) const;

    // After so many actions. REQUIRES: first() <= actions <= size().
    State state_at(std::size_t actions) const;
    View view_at(std::size_t actions, PlayerId viewer) const {
        return view_for(book_, state_at(actions), viewer);
    }
    // The numbers of the game after so many actions; at most those that are known.
    Tally tally(std::size_t actions) const;
    // What a seat has seen of everybody's goods; going on is quick, another seat or going back begins anew.
    const KnownHands& hands(PlayerId viewer, std::size_t actions) const;
    // Whether the land was dealt as its map asks; where that asks for too much some of it gave way. What lies face down
    // nobody can judge, nor what was dealt before the history began.
    bool is_dealt_as_asked() const;

private:
    static constexpr std::size_t kSpacing = 32;

    // The hands as a seat knew them last.
    struct SeenHands {
        PlayerId viewer;
        std::size_t actions = 0;
        KnownHands hands;
    };

    void read(std::size_t entry, View& table, EventList& events) const;

    const Rulebook& book_;
    std::optional<std::size_t> first_;
    Bytes deal_;  // its events
    std::vector<Bytes>
        entries_;  // of an action: the actor, the length of the change, the change, the events
    std::vector<KeptState> copies_;  // after first(), first() + kSpacing, ... actions
    std::optional<KeptState> newest_;
    mutable std::optional<SeenHands> seen_;
};

}  // namespace hexholm
