// Workers where there are threads.
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include <pthread.h>

#include "engine/base/check.h"
#include "engine/base/worker.h"

namespace hexholm {

struct Worker::Inside {
    explicit Inside(Piece work) : piece(std::move(work)) {}
    // Once the owner knows it: its first piece may speak with the worker.
    void start() {
        thread = std::thread([this] { run(); });
    }

    void run() {
        std::unique_lock lock(mutex);
        while (true) {
            wake.wait(lock, [this] { return stop || is_awake; });
            if (stop) return;
            is_awake = false;
            is_busy = true;
            lock.unlock();
            const bool more = piece();
            lock.lock();
            is_busy = false;
            is_awake = is_awake || more;
            if (!is_awake) rest.notify_all();
        }
    }

    std::mutex mutex;
    std::condition_variable wake;
    std::condition_variable rest;
    bool is_awake = true;
    bool is_busy = false;
    bool stop = false;
    const Piece piece;
    std::thread thread;
};

Worker::Worker() = default;

Worker::~Worker() {
    stop();
}

void Worker::begin(Piece piece) {
    HEX_CHECK(!has_begun());
    inside_ = std::make_unique<Inside>(std::move(piece));
    inside_->start();
}

bool Worker::has_begun() const {
    return inside_ != nullptr;
}

void Worker::wake() {
    {
        const std::lock_guard lock(inside_->mutex);
        inside_->is_awake = true;
    }
    inside_->wake.notify_one();
}

void Worker::lend_hand() {}

bool Worker::is_idle() const {
    if (!has_begun()) return true;
    const std::lock_guard lock(inside_->mutex);
    return !inside_->is_awake && !inside_->is_busy;
}

void Worker::finish() {
    if (!has_begun()) return;
    std::unique_lock lock(inside_->mutex);
    inside_->rest.wait(lock, [this] { return !inside_->is_awake && !inside_->is_busy; });
}

void Worker::stop() {
    if (!has_begun()) return;
    {
        const std::lock_guard lock(inside_->mutex);
        inside_->stop = true;
    }
    inside_->wake.notify_one();
    inside_->thread.join();
    inside_.reset();
}

void run_side_by_side(int times, const std::function<void(int)>& work) {
    std::vector<std::thread> threads;
    for (int number = 1; number < times; ++number)
        threads.emplace_back(work, number);
    if (times > 0) work(0);
    for (std::thread& thread : threads)
        thread.join();
}

static void* run_work(void* work) {
    (*static_cast<const std::function<void()>*>(work))();
    return nullptr;
}

bool run_with_stack(std::size_t bytes, const std::function<void()>& work) {
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) != 0) return false;
    pthread_t thread{};
    std::function<void()> copy = work;
    const bool started = pthread_attr_setstacksize(&attributes, bytes) == 0 &&
                         pthread_create(&thread, &attributes, run_work, &copy) == 0;
    pthread_attr_destroy(&attributes);
    return started && pthread_join(thread, nullptr) == 0;
}

}  // namespace hexholm
