#include "engine/lua/calls/answer_memo.h"

#include <algorithm>

namespace hexholm {
namespace {

constexpr std::size_t kMostArgs = 3;

}  // namespace

const AnswerMemo::Known* AnswerMemo::find(const Rulebook& book,
                                          const State& state,
                                          HookId hook,
                                          HookArgs args) {
    insist_on(book);
    if (slots_.empty() || args.size() > kMostArgs) return nullptr;
    const Key key = key_of(hook, args);
    const Slot& slot = slots_[key.slot()];
    if (slot.key != key) return nullptr;
    const auto looks = std::span(slot.looks).first(slot.look_count);
    const bool holds = std::ranges::all_of(looks, [&](const Trace::Look& look) {
        return static_cast<std::int16_t>(look_up(book, state, look.fact, look.key)) == look.answer;
    });
    return holds ? &slot.known : nullptr;
}

void AnswerMemo::keep(HookId hook, HookArgs args, const Known& known, const Trace& trace) {
    if (!trace.is_complete || args.size() > kMostArgs) return;
    if (slots_.empty()) slots_.resize(kSlots);
    const Key key = key_of(hook, args);
    Slot& slot = slots_[key.slot()];
    slot.key = key;
    slot.look_count = static_cast<std::uint8_t>(trace.looks.size());
    std::copy(trace.looks.begin(), trace.looks.end(), slot.looks.begin());
    slot.known = known;
}

// The same functions can serve the same rules on another board.
void AnswerMemo::insist_on(const Rulebook& book) {
    const std::shared_ptr<const Content>& content = book.shared_content();
    if (!content_.owner_before(content) && !content.owner_before(content_)) return;
    content_ = content;
    slots_.clear();
}

AnswerMemo::Key AnswerMemo::key_of(HookId hook, HookArgs args) {
    Key key{hook.value, Key::kUsed};
    for (std::size_t at = 0; at < args.size(); ++at) {
        key.values |= static_cast<std::uint64_t>(static_cast<std::uint16_t>(args[at].value))
                      << (16 * (at + 1));
        key.types |= (static_cast<std::uint32_t>(args[at].type) + 1) << (8 * at);
    }
    return key;
}

std::size_t AnswerMemo::Key::slot() const {
    constexpr std::uint64_t kMix = 0x9E3779B97F4A7C15ULL;
    static_assert(kSlots == std::size_t{1} << 13);
    return static_cast<std::size_t>(((values + types) * kMix) >> 51);
}

}  // namespace hexholm
