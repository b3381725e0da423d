// Answers of mods' functions that need not be asked for again.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "engine/game/hooks/hooks.h"
#include "engine/lua/calls/facts.h"

namespace hexholm {

// A function of a mod has no memory: what it answers depends on its arguments and on what it looks
// up. So an answer holds as long as all that the function looked up is the same, in whatever state and
// game. Only calls that changed nothing and went well are kept, in a table of fixed size in which a
// newer one takes the place of an older.
class AnswerMemo {
public:
    struct Known {
        HookAnswer answer;
        std::int64_t fuel = 0;  // what the call took
    };

    // Null when it is not known.
    const Known* find(const Rulebook& book, const State& state, HookId hook, HookArgs args);
    // REQUIRES: nothing was kept of other rules since find() was asked for this.
    void keep(HookId hook, HookArgs args, const Known& known, const Trace& trace);

private:
    static constexpr std::size_t kSlots = 8192;

    struct Key {
        std::uint64_t values = 0;  // of the function and its arguments
        std::uint32_t types = 0;   // of the arguments, from 1, and kUsed; 0: nothing was kept
        // The first function without arguments is no empty slot.
        static constexpr std::uint32_t kUsed = std::uint32_t{1} << 31;
        bool operator==(const Key&) const = default;
        std::size_t slot() const;
    };
    struct Slot {
        Key key;
        std::uint8_t look_count = 0;
        std::array<Trace::Look, Trace::kMostLooks> looks;
        Known known;
    };

    static Key key_of(HookId hook, HookArgs args);
    void insist_on(const Rulebook& book);

    std::weak_ptr<const Content> content_;  // whose answers these are
    std::vector<Slot> slots_;
};

}  // namespace hexholm
