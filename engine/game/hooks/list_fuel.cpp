#include "engine/game/hooks/list_fuel.h"

namespace hexholm {

thread_local std::int64_t* ListFuel::current_ = nullptr;

}  // namespace hexholm
