#include "engine/base/check.h"

#include <cstdio>
#include <cstdlib>

namespace hexholm {
namespace {

// Thread-local, since a simulation plays one game on each thread.
thread_local unsigned long long context_seed = 0;
thread_local unsigned long long context_action = 0;

}  // namespace

void set_check_context(unsigned long long seed, unsigned long long action) {
    context_seed = seed;
    context_action = action;
}

void check_failed(const char* condition, const char* file, int line) {
    std::fprintf(stderr,
                 "hexholm: internal check failed: %s at %s:%d (seed %llu, action %llu); "
                 "please report this line together with the journal\n",
                 condition, file, line, context_seed, context_action);
    std::abort();
}

}  // namespace hexholm
