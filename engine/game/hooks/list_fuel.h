// The limit for the work of all functions that are called while one list of actions is made.
#pragma once

#include <cstdint>

#include "engine/base/limits.h"

namespace hexholm {

// While it lives, all functions that this thread calls share a limit of work. A list calls
// functions for every place of the board: each call has a limit of its own, but a hundred calls at
// their limit would hold up the game. Actions that would need more are not possible, and the mod is
// reported.
class ListFuel {
public:
    explicit ListFuel(bool has_functions) : is_mine_(has_functions && current_ == nullptr) {
        if (is_mine_) current_ = &left_;
    }
    ~ListFuel() {
        if (is_mine_) current_ = nullptr;
    }
    ListFuel(const ListFuel&) = delete;
    ListFuel& operator=(const ListFuel&) = delete;

    // Null when no list is made.
    static std::int64_t* current() { return current_; }

private:
    std::int64_t left_ = kActionFuel;
    bool is_mine_;  // a list that is made for another shares the other's
    // Questions are asked deep inside the rules of places, which pass on what they are about and nothing
    // else. No rule reads this, and every list begins with the same amount.
    static thread_local std::int64_t* current_;
};

}  // namespace hexholm
