#include "engine/lua/calls/call_memo.h"

#include <algorithm>
#include <limits>
#include <type_traits>

#include "engine/base/check.h"
#include "engine/base/lazy.h"
#include "engine/lua/calls/changes.h"
#include "engine/lua/calls/facts.h"
#include "engine/lua/reading/limits.h"

namespace hexholm {
namespace {

using StepKind = CallStep::Kind;

// Ids up to here are those of the functions.
constexpr std::uint32_t kFunctions = std::numeric_limits<std::uint16_t>::max() + 1U;

// The present result of a look, on which the rest of the call depends.
std::int64_t result_of(const Rulebook& book, const State& state, const CallStep& look) {
    return look_up(book, state, static_cast<Fact>(look.what), look.key);
}

bool may_change(const Play& play, int changes) {
    return play.state.stage != Stage::over && play.progress->changes + changes <= kMaxChanges;
}

bool is_mere_chance(const CallStep& change) {
    const auto what = static_cast<Change>(change.what);
    return what == Change::throw_die || what == Change::chance;
}

}  // namespace

CallKey::CallKey(HookId hook, HookArgs args, std::size_t taken, std::uint64_t unread)
    : hook_(hook), count_(std::min(args.size(), taken)) {
    constexpr unsigned kBitsOfArg = 20;
    constexpr unsigned kBitsOfValue = 16;
    const auto packed = [&](std::size_t begin, std::size_t end) {
        std::uint64_t bits = count_;
        for (std::size_t at = begin; at < end; ++at) {
            const HookArg arg = ((unread >> at) & 1U) != 0 ? HookArg{} : args[at];
            bits = bits << kBitsOfArg | (static_cast<std::uint64_t>(arg.type) + 1) << kBitsOfValue |
                   static_cast<std::uint16_t>(arg.value);
        }
        return static_cast<std::int64_t>(bits);
    };
    first_ = packed(0, std::min(count_, kArgsInNumber));
    if (has_more() && !is_too_long()) more_ = packed(kArgsInNumber, count_);
}

bool CallMemo::recall(const HookCall& call,
                      const CallKey& key,
                      HookAnswer& answer,
                      PickValues* values) {
    insist_on(call.book);
    if (nodes_ == nullptr || key.is_too_long()) return false;
    for (const Node* node = first(key); node != nullptr;) {
        switch (node->step.kind) {
            case StepKind::arguments: return false;
            case StepKind::look:
                node = child(node->id, result_of(call.book, call.state, node->step));
                break;
            case StepKind::item:
                if (values == nullptr) return false;
                values->push_back(static_cast<std::int16_t>(node->step.key));
                node = child(node->id, 0);
                break;
            case StepKind::change:
                // A trial says what chance brings.
                if (call.play == nullptr || !call.play->progress->given.empty() ||
                    !act(call, *node, answer))
                    return false;
                ++habits_[call.hook.index()].known;
                return true;
            case StepKind::end:
                if (node->fuel > call.fuel) return false;
                call.fuel -= node->fuel;
                answer = node->answer;
                ++habits_[call.hook.index()].known;
                return true;
        }
    }
    return false;
}

bool CallMemo::act(const HookCall& call, const Node& change, HookAnswer& answer) const {
    HEX_CHECK(call.play != nullptr);
    const Play& play = *call.play;
    int changes = 0;
    const Node* last = &change;
    while (last != nullptr && last->step.kind == StepKind::change && !last->step.loud) {
        last = child(last->id, 0);
        ++changes;
    }
    if (last == nullptr) return false;
    if (last->step.kind != StepKind::end) return act_with_care(call, change, answer);
    if (last->fuel > call.fuel || !may_change(play, changes)) return false;
    play.progress->changes += changes;
    for (const Node* node = &change; node != last; node = child(node->id, 0))
        make_change(play, node->step);
    call.fuel -= last->fuel;
    answer = last->answer;
    return true;
}

bool CallMemo::act_with_care(const HookCall& call, const Node& change, HookAnswer& answer) const {
    const Play& play = *call.play;
    // Chance alone is taken back without a copy of the whole state.
    Lazy<State> before;
    const Random chance = play.state.random;
    const Progress progress = *play.progress;
    const std::size_t told = play.events == nullptr ? 0 : play.events->size();
    for (const Node* node = &change; node != nullptr;) {
        const CallStep& step = node->step;
        if (step.kind == StepKind::look) {
            node = child(node->id, result_of(play.book, play.state, step));
        } else if (step.kind == StepKind::change) {
            if (!may_change(play, 1)) break;
            ++play.progress->changes;
            if (!is_mere_chance(step)) before.get([&] { return State(play.state); });
            const int result = make_change(play, step);
            if (result == kImpossible) break;
            node = child(node->id, step.loud ? result : 0);
        } else {
            if (step.kind != StepKind::end || node->fuel > call.fuel) break;
            call.fuel -= node->fuel;
            answer = node->answer;
            return true;
        }
    }
    if (before.is_made()) play.state = before.value();
    play.state.random = chance;
    *play.progress = progress;
    if (play.events != nullptr) play.events->shorten(told);
    return false;
}

void CallMemo::keep(const CallKey& key,
                    const HookAnswer& answer,
                    std::int64_t fuel,
                    const Trace& trace) {
    if (!trace.is_complete || key.is_too_long() || !is_worth_keeping(key.hook())) return;
    if (nodes_ == nullptr) empty_nodes();
    std::uint32_t parent = key.hook().value + 1U;
    std::int64_t result = key.first();
    if (key.has_more()) {
        parent = add(parent, result, {.kind = StepKind::arguments}).id;
        result = key.more();
    }
    for (const Trace::Entry& entry : trace.steps) {
        parent = add(parent, result, entry.step).id;
        result = entry.result;
    }
    Node& end = add(parent, result, {});
    end.answer = answer;
    end.fuel = fuel;
}

const CallMemo::Node* CallMemo::first(const CallKey& key) const {
    const Node* const node = child(key.hook().value + 1U, key.first());
    return !key.has_more() || node == nullptr ? node : child(node->id, key.more());
}

namespace {

std::size_t slot_of(std::uint32_t parent, std::int64_t result, std::size_t slots) {
    constexpr std::uint64_t kMix = 0x9E3779B97F4A7C15ULL;
    const std::uint64_t mixed = (static_cast<std::uint64_t>(result) * kMix ^ parent) * kMix;
    return static_cast<std::size_t>((mixed >> 32) % slots);
}

}  // namespace

const CallMemo::Node* CallMemo::child(std::uint32_t parent, std::int64_t result) const {
    const Node& node = nodes_[slot_of(parent, result, kNodes)];
    return node.id != 0 && node.parent == parent && node.result == result ? &node : nullptr;
}

CallMemo::Node& CallMemo::add(std::uint32_t parent, std::int64_t result, const CallStep& step) {
    Node& node = nodes_[slot_of(parent, result, kNodes)];
    if (node.id != 0 && node.parent == parent && node.result == result && node.step == step)
        return node;
    if (last_id_ == std::numeric_limits<std::uint32_t>::max()) {
        empty_nodes();
        last_id_ = kFunctions;
    }
    node = {parent, ++last_id_, result, step, {}, 0};
    return node;
}

void CallMemo::empty_nodes() {
    static_assert(std::is_trivially_copyable_v<Node> && std::is_trivially_destructible_v<Node>);
    nodes_.reset(static_cast<Node*>(std::calloc(kNodes, sizeof(Node))));
    HEX_CHECK(nodes_ != nullptr);
}

bool CallMemo::is_worth_keeping(HookId hook) {
    constexpr std::uint32_t kTrials = 1000;
    constexpr std::uint32_t kSeldom = 8;
    HEX_CHECK(hook.index() < habits_.size());
    Habit& habit = habits_[hook.index()];
    ++habit.calls;
    return habit.calls < kTrials || habit.known >= habit.calls / kSeldom ||
           habit.calls % kSeldom == 0;
}

// Forgets everything when the content is another one: a game with a different board can use the
// same functions.
void CallMemo::insist_on(const Rulebook& book) {
    const std::shared_ptr<const Content>& content = book.shared_content();
    if (!content_.owner_before(content) && !content.owner_before(content_)) return;
    content_ = content;
    nodes_.reset();
    habits_.assign(content->hooks.size(), {});
    last_id_ = kFunctions;
}

}  // namespace hexholm
