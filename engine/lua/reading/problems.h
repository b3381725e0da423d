// Gathers everything that is wrong, so that an author sees all mistakes at once.
#pragma once

#include <string>
#include <vector>

#include "engine/base/result.h"

namespace hexholm {

// A mod may put anything into a message: it stays one line of a modest length.
std::string plain_message(std::string text);

class Problems {
public:
    // Keeps each problem once, and at most kMaxProblems of them.
    void add(std::string where, Saying what, Saying remedy = "");
    bool any() const { return !list_.empty(); }
    std::size_t count() const { return list_.size(); }
    const std::vector<Problem>& list() const { return list_; }

private:
    std::vector<Problem> list_;
};

}  // namespace hexholm
