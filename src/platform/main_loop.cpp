#include "src/platform/main_loop.h"

#ifdef __EMSCRIPTEN__
#include <memory>

#include <emscripten.h>
#endif

namespace hexholm::platform {

#ifdef __EMSCRIPTEN__

static void take_turn(void* given) {
    auto* loop = static_cast<MainLoop*>(given);
    if (loop->turn()) return;
    emscripten_cancel_main_loop();
    const std::unique_ptr<MainLoop> last(loop);
    const int exit_code = last->end();
    EM_ASM({ hexholmPage.ended($0); }, exit_code);
}

// It never unwinds the stack of main() to get here: that would end what is still needed.
int run_loop(const MainLoop& loop) {
    emscripten_set_main_loop_arg(take_turn, new MainLoop(loop), 0, false);
    return 0;
}

bool is_called_by_page() {
    return true;
}

#else

int run_loop(const MainLoop& loop) {
    while (loop.turn()) {
    }
    return loop.end();
}

bool is_called_by_page() {
    return false;
}

#endif

}  // namespace hexholm::platform
