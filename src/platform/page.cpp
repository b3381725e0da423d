#include "src/platform/page.h"

#ifdef __EMSCRIPTEN__
#include <utility>

#include <SDL.h>
#include <emscripten.h>
#endif

namespace hexholm::platform {

#ifdef __EMSCRIPTEN__

// The page's half is packaging/web/page/page.js.

bool has_page() {
    return true;
}

void uncover_picture() {
    EM_ASM({ hexholmPage.uncover(); });
}

bool is_there(const std::string& part) {
    return EM_ASM_INT({ return hexholmPage.want(UTF8ToString($0)); }, part.c_str()) != 0;
}

int parts_arrived() {
    return EM_ASM_INT({ return hexholmPage.arrived; });
}

void ask_before_leaving(bool on) {
    EM_ASM({ hexholmPage.askBeforeLeaving($0 != 0); }, on);
}

bool hand_out(const std::string& path) {
    EM_ASM({ hexholmPage.handOut(UTF8ToString($0)); }, path.c_str());
    return true;
}

bool ask_for_file(const std::string& ending) {
    EM_ASM({ hexholmPage.askForFile(UTF8ToString($0)); }, ending.c_str());
    return true;
}

// The page has laid a file here.
extern "C" EMSCRIPTEN_KEEPALIVE void hexholm_drop(const char* path) {
    SDL_Event event{};
    event.type = SDL_DROPFILE;
    event.drop.file = SDL_strdup(path);
    SDL_PushEvent(&event);
}

void show_keyboard(bool on) {
    EM_ASM({ hexholmPage.showKeyboard($0 != 0); }, on);
}

static std::function<bool(float, float)>& box_finder() {
    static std::function<bool(float, float)> kept;
    return kept;
}

void tell_boxes(std::function<bool(float x, float y)> is_box) {
    box_finder() = std::move(is_box);
}

extern "C" EMSCRIPTEN_KEEPALIVE bool hexholm_is_box(float x, float y) {
    return box_finder() && box_finder()(x, y);
}

// Letters of that keyboard, and how many are to be taken back before.
extern "C" EMSCRIPTEN_KEEPALIVE void hexholm_type(int taken_back, const char* letters) {
    for (; taken_back > 0; --taken_back)
        for (const Uint32 type : {SDL_KEYDOWN, SDL_KEYUP}) {
            SDL_Event key{};
            key.type = type;
            key.key.keysym.sym = SDLK_BACKSPACE;
            key.key.keysym.scancode = SDL_SCANCODE_BACKSPACE;
            SDL_PushEvent(&key);
        }
    SDL_Event event{};
    event.type = SDL_TEXTINPUT;
    if (*letters == '\0' || SDL_strlen(letters) >= sizeof event.text.text) return;
    SDL_strlcpy(event.text.text, letters, sizeof event.text.text);
    SDL_PushEvent(&event);
}

extern "C" EMSCRIPTEN_KEEPALIVE void hexholm_paste(const char* text) {
    SDL_SetClipboardText(text);
}

void bring_clipboard() {
    EM_ASM({ hexholmPage.bringClipboard(); });
}

void limit_pixels(int most) {
    EM_ASM({ hexholmPage.limitPixels($0); }, most);
}

void copy_out(const std::string& text) {
    EM_ASM({ hexholmPage.copyOut(UTF8ToString($0)); }, text.c_str());
}

#else

bool has_page() {
    return false;
}

void uncover_picture() {}

bool is_there(const std::string& /*part*/) {
    return true;
}

int parts_arrived() {
    return 0;
}

void ask_before_leaving(bool /*on*/) {}

bool hand_out(const std::string& /*path*/) {
    return false;
}

bool ask_for_file(const std::string& /*ending*/) {
    return false;
}

void show_keyboard(bool /*on*/) {}

void tell_boxes(std::function<bool(float x, float y)> /*is_box*/) {}

void limit_pixels(int /*most*/) {}

void copy_out(const std::string& /*text*/) {}

void bring_clipboard() {}

#endif

}  // namespace hexholm::platform
