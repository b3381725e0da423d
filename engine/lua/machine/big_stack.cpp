#include "engine/lua/machine/big_stack.h"

#include "engine/base/worker.h"
#include "engine/lua/reading/limits.h"

namespace hexholm {

bool run_on_big_stack(const std::function<void()>& work) {
    return run_with_stack(kLuaStackBytes, work);
}

}  // namespace hexholm
