// Lua may recurse deeply in C; it only runs on a thread that has room for that.
#pragma once

#include <functional>

namespace hexholm {

// Runs the work on a thread with kLuaStackBytes of stack and waits for it. False when the system
// gives no such thread.
bool run_on_big_stack(const std::function<void()>& work);

}  // namespace hexholm
