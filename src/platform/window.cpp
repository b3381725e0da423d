#include "src/platform/window.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <string_view>

#include <SDL.h>

#include "src/platform/display_loss.h"
#include "src/platform/page.h"
#include "src/platform/picture.h"
#include "src/platform/sdl_events.h"
#include "src/platform/window_manager.h"

namespace hexholm::platform {

namespace {

// Where panels can still be read; smaller ones are possible only without a screen.
constexpr int kSmallestWidth = 640;
constexpr int kSmallestHeight = 360;

SDL_SystemCursor system_cursor(CursorShape shape) {
    switch (shape) {
        case CursorShape::hand: return SDL_SYSTEM_CURSOR_HAND;
        case CursorShape::text: return SDL_SYSTEM_CURSOR_IBEAM;
        case CursorShape::move: return SDL_SYSTEM_CURSOR_SIZEALL;
        case CursorShape::arrow:
        case CursorShape::hidden: break;
    }
    return SDL_SYSTEM_CURSOR_ARROW;
}

void ask_for_context() {
#ifdef __EMSCRIPTEN__
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
#else
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
#endif
    SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1);
    SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 24);
}

std::string no_screen() {
    return "there is no screen to open a window on; start it from a desktop, or use --offscreen "
           "--frames N --shot FRAME:FILE.png";
}

std::string no_graphics() {
    return std::string("the screen offers no OpenGL 3.3 (") + SDL_GetError() +
           "); install the package libgl1-mesa-dri, or start with LIBGL_ALWAYS_SOFTWARE=1";
}

bool is_set(const char* variable) {
    const char* value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

// Left to itself, SDL opens a window in memory when there is no screen, and the player waits for it.
bool has_screen() {
    if (has_page() || is_set("SDL_VIDEODRIVER")) return true;
    const char* driver = SDL_GetCurrentVideoDriver();
    if (driver == nullptr) return is_set("DISPLAY") || is_set("WAYLAND_DISPLAY");
    return std::string_view(driver) != "offscreen" && std::string_view(driver) != "dummy";
}

}  // namespace

struct Window::Parts {
    SDL_Window* window = nullptr;
    SDL_GLContext context = nullptr;
    std::vector<InputEvent> injected;
    std::array<SDL_Cursor*, 4> cursors{};
    CursorShape cursor = CursorShape::arrow;
    bool started = false;
    bool watches_pads = false;
    bool was_maximized = false;                            // before it filled the screen
    bool fills_screen = false;                             // without a window manager
    SDL_Rect before{};                                     // where the window was then
    std::map<SDL_JoystickID, SDL_GameController*> pads{};  // those that are plugged in

    ~Parts() {
        for (const auto& [id, pad] : pads)
            SDL_GameControllerClose(pad);
        if (watches_pads) SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
        for (SDL_Cursor* shape : cursors)
            SDL_FreeCursor(shape);
        if (context != nullptr) SDL_GL_DeleteContext(context);
        if (window != nullptr) SDL_DestroyWindow(window);
        if (started) SDL_QuitSubSystem(SDL_INIT_VIDEO);
    }

    bool start(const WindowOptions& options, std::string& error);
    bool open(const WindowOptions& options, std::string& error);
    void show_icon(const std::string& file) const;
    void plug(const SDL_Event& event);
    void fill_screen(bool on);
    void cover_screen(bool on);
};

void Window::Parts::fill_screen(bool on) {
    if (lacks_window_manager()) return cover_screen(on);
    // SDL forgets it on the way to the whole screen.
    if (on) was_maximized = (SDL_GetWindowFlags(window) & SDL_WINDOW_MAXIMIZED) != 0;
    SDL_SetWindowFullscreen(window, on ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
    if (!on && was_maximized) SDL_MaximizeWindow(window);
}

void Window::Parts::cover_screen(bool on) {
    if (on == fills_screen) return;
    SDL_Rect to = before;
    if (on) {
        SDL_GetWindowPosition(window, &before.x, &before.y);
        SDL_GetWindowSize(window, &before.w, &before.h);
        if (SDL_GetDisplayBounds(SDL_GetWindowDisplayIndex(window), &to) != 0) return;
    }
    SDL_SetWindowSize(window, to.w, to.h);
    SDL_SetWindowPosition(window, to.x, to.y);
    fills_screen = on;
}

// SDL tells what a pad does only while it is open.
void Window::Parts::plug(const SDL_Event& event) {
    if (event.type == SDL_CONTROLLERDEVICEADDED) {
        SDL_GameController* pad = SDL_GameControllerOpen(event.cdevice.which);
        if (pad == nullptr) return;
        SDL_GameController*& known =
            pads[SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(pad))];
        if (known != nullptr) SDL_GameControllerClose(known);  // it was opened twice
        known = pad;
    } else if (event.type == SDL_CONTROLLERDEVICEREMOVED) {
        const auto found = pads.find(event.cdevice.which);
        if (found == pads.end()) return;
        SDL_GameControllerClose(found->second);
        pads.erase(found);
    }
}

// Without its icon the program is still the same program, so nobody is told.
void Window::Parts::show_icon(const std::string& file) const {
    Picture picture;
    std::string error;
    if (file.empty() || !load_picture(file, picture, error)) return;
    SDL_Surface* surface =
        SDL_CreateRGBSurfaceWithFormatFrom(picture.rgba.data(), picture.width, picture.height, 32,
                                           picture.width * 4, SDL_PIXELFORMAT_RGBA32);
    if (surface == nullptr) return;
    SDL_SetWindowIcon(window, surface);
    SDL_FreeSurface(surface);
}

bool Window::Parts::start(const WindowOptions& options, std::string& error) {
    if (options.offscreen && !has_page()) setenv("SDL_VIDEODRIVER", "offscreen", 1);
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");  // fingers do more than a mouse can
    const bool hopeless = !options.offscreen && !has_screen();
    started = !hopeless && SDL_InitSubSystem(SDL_INIT_VIDEO) == 0;
    if (started && (options.offscreen || has_screen())) return true;
    error = options.offscreen ? no_graphics() : no_screen();
    return false;
}

bool Window::Parts::open(const WindowOptions& options, std::string& error) {
    ask_for_context();
    Uint32 flags = SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    window = SDL_CreateWindow(options.title.c_str(), SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                              std::max(options.width, 1), std::max(options.height, 1), flags);
    if (window != nullptr) context = SDL_GL_CreateContext(window);
    if (context == nullptr) {
        error = no_graphics();
        return false;
    }
    if (!options.offscreen && !has_page())
        SDL_SetWindowMinimumSize(window, kSmallestWidth, kSmallestHeight);
    show_icon(options.icon);
    if (options.fullscreen) fill_screen(true);
    // A page calls the program whenever the screen is ready.
    if (!has_page()) SDL_GL_SetSwapInterval(options.wait_for_screen && !options.offscreen ? 1 : 0);
    SDL_StartTextInput();
    explain_display_loss();
    return true;
}

std::unique_ptr<Window> Window::open(const WindowOptions& options, std::string& error) {
    auto parts = std::make_unique<Parts>();
    if (!parts->start(options, error) || !parts->open(options, error)) return nullptr;
    return std::unique_ptr<Window>(new Window(std::move(parts)));
}

Window::Window(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Window::~Window() = default;

std::vector<InputEvent> Window::poll() {
    std::vector<InputEvent> events;
    events.swap(parts_->injected);
    const float scale = pixel_scale();
    SDL_Event from;
    while (SDL_PollEvent(&from) != 0) {
        parts_->plug(from);
        InputEvent to;
        if (!translate(from, scale, to)) continue;
        if (to.kind == InputKind::resize) {
            to.x = static_cast<float>(width());
            to.y = static_cast<float>(height());
        }
        if (is_finger(to)) {
            to.x *= static_cast<float>(width());
            to.y *= static_cast<float>(height());
        }
        events.push_back(to);
    }
    return events;
}

bool Window::watch_pads() {
    if (!parts_->watches_pads)
        parts_->watches_pads = SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0;
    return parts_->watches_pads;
}

void Window::wait(double seconds) {
    if (seconds <= 0 || !parts_->injected.empty()) return;
    SDL_WaitEventTimeout(nullptr, std::max(1, static_cast<int>(seconds * 1000)));
}

void Window::inject(const InputEvent& event) {
    if (event.kind == InputKind::resize)
        SDL_SetWindowSize(parts_->window, static_cast<int>(event.x), static_cast<int>(event.y));
    parts_->injected.push_back(event);
}
void Window::present() {
    SDL_GL_SwapWindow(parts_->window);
}

int Window::width() const {
    int width = 0;
    int height = 0;
    SDL_GL_GetDrawableSize(parts_->window, &width, &height);
    return width;
}

int Window::height() const {
    int width = 0;
    int height = 0;
    SDL_GL_GetDrawableSize(parts_->window, &width, &height);
    return height;
}

float Window::pixel_scale() const {
    int units = 0;
    int unused = 0;
    SDL_GetWindowSize(parts_->window, &units, &unused);
    return units > 0 ? static_cast<float>(width()) / static_cast<float>(units) : 1.0f;
}

bool Window::is_visible() const {
    return (SDL_GetWindowFlags(parts_->window) & (SDL_WINDOW_MINIMIZED | SDL_WINDOW_HIDDEN)) == 0;
}

void Window::set_fullscreen(bool on) {
    parts_->fill_screen(on);
}

bool Window::is_fullscreen() const {
    return parts_->fills_screen ||
           (SDL_GetWindowFlags(parts_->window) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0;
}

void Window::set_cursor(CursorShape shape) {
    if (shape == parts_->cursor) return;
    parts_->cursor = shape;
    SDL_ShowCursor(shape == CursorShape::hidden ? SDL_DISABLE : SDL_ENABLE);
    if (shape == CursorShape::hidden) return;
    SDL_Cursor*& made = parts_->cursors[static_cast<std::size_t>(shape)];
    if (made == nullptr) made = SDL_CreateSystemCursor(system_cursor(shape));
    if (made != nullptr) SDL_SetCursor(made);
}

void Window::set_title(const std::string& title) {
    SDL_SetWindowTitle(parts_->window, title.c_str());
}

std::string Window::clipboard() {
    bring_clipboard();
    char* text = SDL_GetClipboardText();
    std::string copy = text != nullptr ? text : "";
    SDL_free(text);
    return copy;
}

void Window::set_clipboard(const std::string& text) {
    SDL_SetClipboardText(text.c_str());
    copy_out(text);
}

}  // namespace hexholm::platform
