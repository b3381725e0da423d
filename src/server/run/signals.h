// What the system or its owner tells the program by signals, taken on a thread of its own.
#pragma once

#include <functional>
#include <thread>

namespace hexholm::server {

// Makes signals wait for whoever takes them. REQUIRES: no other thread has begun, for threads
// inherit this.
void hold_signals();

class Signals {
public:
    // SIGTERM and SIGINT call `stop` once, SIGHUP calls `read_again`, both on the thread, until this goes.
    Signals(std::function<void()> stop, std::function<void()> read_again);
    ~Signals();
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;

private:
    std::thread thread_;
};

}  // namespace hexholm::server
