#include "src/gfx/paint/rest_tracker.h"

#include <array>
#include <cstring>

namespace hexholm::gfx {

std::uint64_t look_of(const Item& item) {
    std::uint64_t mixed = 0x9e3779b97f4a7c15ull;
    const auto add = [&](std::uint32_t word) {
        mixed = (mixed ^ word) * 0xff51afd7ed558ccdull;
        mixed ^= mixed >> 32;
    };
    std::array<std::uint32_t, sizeof(Instance) / 4> words{};
    std::memcpy(words.data(), &item.instance, sizeof(Instance));
    for (const std::uint32_t word : words)
        add(word);
    add(static_cast<std::uint32_t>(item.mesh));
    add(static_cast<std::uint32_t>(item.face) << 2 | (item.casts_shadow ? 2u : 0u) |
        (item.restless ? 1u : 0u));
    return mixed;
}

void RestTracker::restart(const std::vector<Item>& items) {
    known_.clear();
    changed_.clear();
    resting_.clear();
    moving_.clear();
    ++frame_;
    for (const Item& item : items) {
        if (item.restless) {
            moving_.push_back(item);
            continue;
        }
        known_[look_of(item)] = {item, kRestAfter, frame_};
        resting_.push_back(item);
    }
}

void RestTracker::judge(const Item& item) {
    if (item.restless) {
        moving_.push_back(item);
        return;
    }
    const auto [found, fresh] = known_.try_emplace(look_of(item), Known{item, 0, frame_});
    Known& known = found->second;
    if (!fresh && known.seen != frame_ && known.age < kRestAfter) {
        if (++known.age == kRestAfter) changed_.push_back(item);
    }
    known.seen = frame_;
    (known.age == kRestAfter ? resting_ : moving_).push_back(item);
}

void RestTracker::forget_absent() {
    for (auto at = known_.begin(); at != known_.end();) {
        if (at->second.seen == frame_) {
            ++at;
            continue;
        }
        if (at->second.age == kRestAfter) changed_.push_back(at->second.item);
        at = known_.erase(at);
    }
}

void RestTracker::update(const std::vector<Item>& items) {
    ++frame_;
    changed_.clear();
    resting_.clear();
    moving_.clear();
    for (const Item& item : items)
        judge(item);
    forget_absent();
}

}  // namespace hexholm::gfx
