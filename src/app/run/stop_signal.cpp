#include "src/app/run/stop_signal.h"

#include <csignal>

#include <unistd.h>

namespace hexholm::app {
namespace {

constexpr unsigned kMostSeconds = 12;  // tables of one's own say goodbye to those who are there

volatile std::sig_atomic_t is_told = 0;  // NOLINT: a handler reaches nothing else
struct sigaction sdls {};                // NOLINT: likewise

// When the time is over SIGALRM ends the program. What was played is on the disk.
void on_signal(int signal) {
    is_told = 1;
    ::alarm(kMostSeconds);
    if (sdls.sa_handler != nullptr) sdls.sa_handler(signal);
}

}  // namespace

// Where SDL does not take the signal, the program ends by it at once, and that is as well.
void heed_stop_signal() {
    if (::sigaction(SIGTERM, nullptr, &sdls) != 0) return;
    if (sdls.sa_handler == SIG_DFL || sdls.sa_handler == SIG_IGN) return;
    struct sigaction ours = sdls;
    ours.sa_handler = on_signal;
    ::sigaction(SIGTERM, &ours, nullptr);
}

bool is_told_to_stop() {
    return is_told != 0;
}

}  // namespace hexholm::app
