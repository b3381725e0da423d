#include "src/platform/display_loss.h"

#ifdef __EMSCRIPTEN__

// A page that goes away takes the program with it.
void hexholm::platform::explain_display_loss() {}

#else

#include <cstdlib>
#include <string_view>

#include <dlfcn.h>
#include <unistd.h>

namespace hexholm::platform {

namespace {

int on_display_lost(void* /*display*/) {
    constexpr std::string_view kLine =
        "hexholm: the display went away; the game is saved up to its last action, "
        "start hexholm again to go on with it\n";
    const auto written = write(STDERR_FILENO, kLine.data(), kLine.size());
    (void)written;  // nothing can be done when even this fails
    std::_Exit(1);
}

}  // namespace

void explain_display_loss() {
    // SDL loads the X library by itself, if it uses it at all; we do not depend on it.
    void* library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD);
    if (library == nullptr) return;
    using Handler = int (*)(void*);
    using SetHandler = Handler (*)(Handler);
    const auto set = reinterpret_cast<SetHandler>(dlsym(library, "XSetIOErrorHandler"));
    if (set != nullptr) set(&on_display_lost);
    dlclose(library);
}

}  // namespace hexholm::platform

#endif
