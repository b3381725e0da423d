// The rooms of one mod that nobody is in.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

#include "engine/lua/calls/hook_room.h"

namespace hexholm {

// The room that was put back first is taken without a lock: mostly there is one only, and calls are
// short.
class RoomShelf {
public:
    RoomShelf() = default;
    ~RoomShelf() { delete front_.load(); }
    RoomShelf(const RoomShelf&) = delete;
    RoomShelf& operator=(const RoomShelf&) = delete;

    // Null when there is none.
    std::unique_ptr<HookRoom> take() {
        if (HookRoom* const room = front_.exchange(nullptr)) return std::unique_ptr<HookRoom>(room);
        const std::lock_guard guard(lock_);
        if (others_.empty()) return nullptr;
        std::unique_ptr<HookRoom> room = std::move(others_.back());
        others_.pop_back();
        return room;
    }
    void put(std::unique_ptr<HookRoom> room) {
        HookRoom* none = nullptr;
        if (front_.compare_exchange_strong(none, room.get())) {
            static_cast<void>(room.release());
            return;
        }
        const std::lock_guard guard(lock_);
        others_.push_back(std::move(room));
    }

private:
    std::atomic<HookRoom*> front_{nullptr};
    std::mutex lock_;
    std::vector<std::unique_ptr<HookRoom>> others_;
};

}  // namespace hexholm
