// Calls of mods' functions that need not be made again.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <limits>
#include <memory>
#include <vector>

#include "engine/lua/calls/hook_call.h"
#include "engine/lua/calls/trace.h"

namespace hexholm {

// The key of a remembered call: the function, and the arguments that it looks at, several in each
// number.
class CallKey {
public:
    // `taken`: so many arguments the function takes; `unread`: at these it never looks, bit per argument.
    CallKey(HookId hook,
            HookArgs args,
            std::size_t taken = std::numeric_limits<std::size_t>::max(),
            std::uint64_t unread = 0);

    HookId hook() const { return hook_; }
    // Are there too many arguments to know the call again?
    bool is_too_long() const { return count_ > kMostArgs; }
    bool has_more() const { return count_ > kArgsInNumber; }
    std::int64_t first() const { return first_; }
    std::int64_t more() const { return more_; }

private:
    static constexpr std::size_t kArgsInNumber = 3;
    static constexpr std::size_t kMostArgs = 2 * kArgsInNumber;

    HookId hook_;
    std::size_t count_;
    std::int64_t first_;
    std::int64_t more_ = 0;
};

// A function of a mod has no memory: what it does next depends on its arguments and on what came of its
// steps so far. So its calls make a tree: at each node stands the next step, and what comes of it leads to
// the next node. A call that is known to its end is made by going along the tree, in whatever state
// and game. Kept in a table of fixed size, in which a newer node takes the place of an older; what hung
// on that one is found no more.
class CallMemo {
public:
    // Makes the call. False when it is not known to its end: then nothing has happened. `values` is null
    // unless the function gives back a list.
    bool recall(const HookCall& call,
                const CallKey& key,
                HookAnswer& answer,
                PickValues* values = nullptr);
    // REQUIRES: recall() was asked for this, and nothing was kept of other rules since.
    void keep(const CallKey& key, const HookAnswer& answer, std::int64_t fuel, const Trace& trace);

private:
    static constexpr std::size_t kNodes = 16384;

    struct Node {
        std::uint32_t parent = 0;
        std::uint32_t id = 0;     // 0: there is none
        std::int64_t result = 0;  // of the parent's step
        CallStep step;
        HookAnswer answer;  // with the last step
        std::int64_t fuel = 0;
    };
    // A function whose calls are never the same twice is not kept each time.
    struct Habit {
        std::uint32_t calls = 0;  // that were not known
        std::uint32_t known = 0;
    };

    const Node* child(std::uint32_t parent, std::int64_t result) const;
    const Node* first(const CallKey& key) const;
    Node& add(std::uint32_t parent, std::int64_t result, const CallStep& step);
    // Goes on from a change. Where it may turn out that a later step is not known, all is taken back then.
    bool act(const HookCall& call, const Node& change, HookAnswer& answer) const;
    bool act_with_care(const HookCall& call, const Node& change, HookAnswer& answer) const;
    bool is_worth_keeping(HookId hook);
    void insist_on(const Rulebook& book);

    std::weak_ptr<const Content> content_;  // whose functions these are
    // Zeroes that the system gives: most tables stay nearly empty, and to fill one takes as long as a
    // hundred actions.
    struct Release {
        void operator()(Node* nodes) const { std::free(nodes); }
    };
    std::unique_ptr<Node[], Release> nodes_;
    void empty_nodes();
    std::vector<Habit> habits_;
    std::uint32_t last_id_ = 0;
};

}  // namespace hexholm
