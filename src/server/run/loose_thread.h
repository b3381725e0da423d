// A thread for which nobody waits longer than he wants to: what it does may stand still for ever.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>

namespace hexholm::server {

class LooseThread {
public:
    // The work owns whatever it uses, for it may outlive whoever has begun it.
    explicit LooseThread(std::function<void()> work);

    bool has_ended() const;
    // False: it has not come to its end in this time.
    bool wait(std::chrono::milliseconds patience) const;

private:
    struct End {
        mutable std::mutex mutex;
        std::condition_variable told;
        bool is_there = false;
    };
    std::shared_ptr<End> end_ = std::make_shared<End>();
};

}  // namespace hexholm::server
