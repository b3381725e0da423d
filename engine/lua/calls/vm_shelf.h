// The virtual machines of one mod in which no call is under way.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

#include "engine/lua/calls/hook_vm.h"

namespace hexholm {

// The one that was put back first is taken without a lock: mostly there is one only, and calls are
// short.
class VmShelf {
public:
    VmShelf() = default;
    ~VmShelf() { delete front_.load(); }
    VmShelf(const VmShelf&) = delete;
    VmShelf& operator=(const VmShelf&) = delete;

    // Null when there is none.
    std::unique_ptr<HookVm> take() {
        if (HookVm* const vm = front_.exchange(nullptr)) return std::unique_ptr<HookVm>(vm);
        const std::lock_guard guard(lock_);
        if (others_.empty()) return nullptr;
        std::unique_ptr<HookVm> vm = std::move(others_.back());
        others_.pop_back();
        return vm;
    }
    void put(std::unique_ptr<HookVm> vm) {
        HookVm* none = nullptr;
        if (front_.compare_exchange_strong(none, vm.get())) {
            static_cast<void>(vm.release());
            return;
        }
        const std::lock_guard guard(lock_);
        others_.push_back(std::move(vm));
    }

private:
    std::atomic<HookVm*> front_{nullptr};
    std::mutex lock_;
    std::vector<std::unique_ptr<HookVm>> others_;
};

}  // namespace hexholm
