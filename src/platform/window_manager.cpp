#include "src/platform/window_manager.h"

#ifdef __EMSCRIPTEN__

bool hexholm::platform::lacks_window_manager() {
    return false;
}

#else

#include <string_view>

#include <SDL.h>
#include <dlfcn.h>

namespace hexholm::platform {

namespace {

// The few functions of the X library that are needed; SDL has loaded it, we do not depend on it.
class XLibrary {
public:
    XLibrary() : library_(dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD)) {}
    ~XLibrary() {
        if (library_ != nullptr) dlclose(library_);
    }
    XLibrary(const XLibrary&) = delete;
    XLibrary& operator=(const XLibrary&) = delete;

    template <typename Function>
    Function* find(const char* name) const {
        return library_ == nullptr ? nullptr : reinterpret_cast<Function*>(dlsym(library_, name));
    }

private:
    void* library_;
};

using OpenDisplay = void*(const char*);
using CloseDisplay = int(void*);
using RootWindow = unsigned long(void*);
using InternAtom = unsigned long(void*, const char*, int);
using Free = int(void*);
using GetProperty = int(void*,
                        unsigned long,
                        unsigned long,
                        long,
                        long,
                        int,
                        unsigned long,
                        unsigned long*,
                        int*,
                        unsigned long*,
                        unsigned long*,
                        unsigned char**);

// Whoever manages windows says so at the root window (Extended Window Manager Hints).
bool is_managed(const XLibrary& x, void* display) {
    const auto root = x.find<RootWindow>("XDefaultRootWindow");
    const auto intern = x.find<InternAtom>("XInternAtom");
    const auto get = x.find<GetProperty>("XGetWindowProperty");
    const auto free = x.find<Free>("XFree");
    if (root == nullptr || intern == nullptr || get == nullptr || free == nullptr) return true;
    const unsigned long name = intern(display, "_NET_SUPPORTING_WM_CHECK", 1);
    if (name == 0) return false;
    unsigned long type = 0;
    int format = 0;
    unsigned long count = 0;
    unsigned long left = 0;
    unsigned char* value = nullptr;
    get(display, root(display), name, 0, 1, 0, 0, &type, &format, &count, &left, &value);
    if (value != nullptr) free(value);
    return count > 0;
}

}  // namespace

bool lacks_window_manager() {
    const char* driver = SDL_GetCurrentVideoDriver();
    if (driver == nullptr || std::string_view(driver) != "x11") return false;
    const XLibrary x;
    const auto open = x.find<OpenDisplay>("XOpenDisplay");
    const auto close = x.find<CloseDisplay>("XCloseDisplay");
    if (open == nullptr || close == nullptr) return false;
    void* display = open(nullptr);
    if (display == nullptr) return false;
    const bool managed = is_managed(x, display);
    close(display);
    return !managed;
}

}  // namespace hexholm::platform

#endif
