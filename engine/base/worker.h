// Long work beside whoever has it done: on a thread of its own, or in between on machines that have no threads.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>

namespace hexholm {

// The build takes one of two forms: worker_thread.cpp or, for browsers, worker_direct.cpp.
class Worker {
public:
    // Does the next piece of the work. False: nothing is left to do until somebody wakes the worker.
    using Piece = std::function<bool()>;

    Worker();
    ~Worker();  // as stop()
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    // REQUIRES: nothing was begun, or it was stopped.
    void begin(Piece piece);
    bool has_begun() const;
    // Tells the worker that there is work again.
    void wake();
    // Does one piece where there are no threads, and nothing where there are. Called by the owner when there is time for
    // it, as once a frame.
    void lend_hand();
    // Whether all work is done and its results can be read.
    bool is_idle() const;
    // Waits until nothing is left to do.
    void finish();
    // The piece that is under way is done to its end, and no other begins.
    void stop();

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

// Calls work(0), work(1), ... at the same time or, without threads, one after another; returns when all are done.
void run_side_by_side(int times, const std::function<void(int)>& work);

// Runs the work where it has so many bytes of stack, and waits for it. False when the system has no room for that.
// Without threads the stack is the program's, and whoever links it sees to its size.
bool run_with_stack(std::size_t bytes, const std::function<void()>& work);

}  // namespace hexholm
