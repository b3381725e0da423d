// A row of numbers that the judge reads. Each is put there with a key that says what it means, so that what
// was learned of one game can be used in another one.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/fixed_vector.h"
#include "engine/content/judge_weights.h"

namespace hexholm {

using Inputs = FixedVector<std::int32_t, kMostInputs>;
using InputKeys = std::vector<std::string>;

// "soon edge road", "best 3", "award longest_road held": those parts that are there, in this order.
struct InputKey {
    std::string_view what;
    std::string_view sort = {};  // of the thing: edge, corner, deck ...
    std::string_view of = {};    // its declared name
    int number = -1;
    std::string_view more = {};
};

std::string text_of(const InputKey& key);

class InputRow {
public:
    // Keys are kept for whoever asks for them; null: for nobody.
    explicit InputRow(Inputs& numbers, InputKeys* keys = nullptr) : numbers_(numbers), keys_(keys) {
        numbers_.clear();
    }
    // Inlined, so that keys are made for nobody but who asks for them.
    [[gnu::always_inline]] void put(const InputKey& key, int value) {
        numbers_.push_back(std::clamp(value, -kMostInput, kMostInput));
        if (keys_ != nullptr) [[unlikely]]
            keys_->push_back(text_of(key));
    }

private:
    static constexpr int kMostInput = 20'000;

    Inputs& numbers_;
    InputKeys* keys_;
};

}  // namespace hexholm
