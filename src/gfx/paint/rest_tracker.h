// Finds out which things lie still, so that they need not be drawn again and again.
//
// It is told only what is drawn, not what moves. A thing that has looked exactly the same for a few frames is at rest; when it
// changes, the thing of the old look vanishes from the kept picture and one of the new look moves.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "src/gfx/models/instance.h"

namespace hexholm::gfx {

class RestTracker {
public:
    // Everything present is at rest from now on (after the camera moved all is drawn anew anyway).
    void restart(const std::vector<Item>& items);

    void update(const std::vector<Item>& items);

    // The items given last, in two parts: resting ones are part of the kept picture, moving ones
    // are not.
    const std::vector<Item>& resting() const { return resting_; }
    const std::vector<Item>& moving() const { return moving_; }
    // Came to rest or ceased to rest in the last update: here the kept picture is wrong.
    const std::vector<Item>& changed() const { return changed_; }

private:
    static constexpr int kRestAfter = 5;  // frames
    struct Known {
        Item item;
        int age = 0;  // frames; kRestAfter when at rest
        std::uint32_t seen = 0;
    };

    void judge(const Item& item);
    void forget_absent();

    std::unordered_map<std::uint64_t, Known> known_;
    std::uint32_t frame_ = 0;
    std::vector<Item> resting_, moving_, changed_;
};

// A hash of what can be seen of the item: items that look alike have equal hashes.
std::uint64_t look_of(const Item& item);

}  // namespace hexholm::gfx
