#include "engine/lua/machine/big_stack.h"

#include <pthread.h>

#include "engine/lua/reading/limits.h"

namespace hexholm {
namespace {

void* run_work(void* work) {
    (*static_cast<const std::function<void()>*>(work))();
    return nullptr;
}

}  // namespace

bool run_on_big_stack(const std::function<void()>& work) {
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) != 0) return false;
    pthread_t thread{};
    std::function<void()> copy = work;
    const bool started = pthread_attr_setstacksize(&attributes, kLuaStackBytes) == 0 &&
                         pthread_create(&thread, &attributes, run_work, &copy) == 0;
    pthread_attr_destroy(&attributes);
    return started && pthread_join(thread, nullptr) == 0;
}

}  // namespace hexholm
