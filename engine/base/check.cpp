#include "engine/base/check.h"

#include <cstdlib>
#include <utility>

#include "engine/base/terminal.h"

namespace hexholm {
namespace {

// Thread-local, since a simulation plays one game on each thread.
thread_local unsigned long long context_seed = 0;
thread_local const unsigned* context_actions = nullptr;
thread_local const char* context_mod = nullptr;

}  // namespace

CheckedGame::CheckedGame(unsigned long long seed, const unsigned& actions) {
    context_seed = seed;
    context_actions = &actions;
}

CheckedGame::~CheckedGame() {
    context_seed = 0;
    context_actions = nullptr;
}

CheckedMod::CheckedMod(const char* mod) : before_(std::exchange(context_mod, mod)) {}

CheckedMod::~CheckedMod() {
    context_mod = before_;
}

void check_failed(const char* condition, const char* file, int line) {
    print_error_line(
        "hexholm: internal check failed: %s at %s:%d (seed %llu, action %u, mod %s); "
        "please report this line together with the journal",
        condition, file, line, context_seed, context_actions == nullptr ? 0 : *context_actions,
        context_mod == nullptr ? "none" : context_mod);
    std::abort();
}

}  // namespace hexholm
