#include "src/server/run/signals.h"

#include <csignal>

#include <unistd.h>

namespace hexholm::server {
namespace {

sigset_t ours() {
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : {SIGTERM, SIGINT, SIGHUP})
        sigaddset(&set, signal);
    return set;
}

void wait_for_signals(const std::function<void()>& stop, const std::function<void()>& read_again) {
    const sigset_t set = ours();
    int signal = SIGHUP;
    while (sigwait(&set, &signal) == 0 && signal == SIGHUP)
        read_again();
    stop();
}

}  // namespace

void hold_signals() {
    const sigset_t set = ours();
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
}

Signals::Signals(std::function<void()> stop, std::function<void()> read_again)
    : thread_([stop = std::move(stop), read_again = std::move(read_again)] {
          wait_for_signals(stop, read_again);
      }) {}

Signals::~Signals() {
    // It may still wait, where the program ends for another reason.
    pthread_kill(thread_.native_handle(), SIGTERM);
    thread_.join();
}

}  // namespace hexholm::server
