// The program's window (or a picture in memory when there is no screen) and what arrives from it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "src/platform/input_event.h"

namespace hexholm::platform {

struct WindowOptions {
    std::string title = "Hexholm";
    std::string icon{};  // a picture for the task bar; "" none
    int width = 1280;
    int height = 720;
    bool offscreen = false;  // no screen needed; the picture can be read back and saved
    bool fullscreen = false;
    bool wait_for_screen = true;  // present() waits for the screen's refresh (vsync)
};

enum class CursorShape { arrow, hand, text, move, hidden };

class Window {
public:
    // Opens the window and makes an OpenGL 3.3 core context current. Nothing when that is impossible;
    // `error` is then one line: what is wrong and what to do.
    static std::unique_ptr<Window> open(const WindowOptions& options, std::string& error);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    // Everything that happened since the last call, oldest first: first what was injected, then what
    // the system reports.
    std::vector<InputEvent> poll();

    // Sleeps until something happens or the time is over (0 returns at once). Call poll() after it.
    void wait(double seconds);

    // Begins to look for game-pads, which may come and go. This takes a moment, so it is called
    // only after the first picture. False when the system knows no game-pads.
    bool watch_pads();

    // Handles an event as if the player had caused it (recorded input, tests). Injected mouse
    // events move no real pointer.
    void inject(const InputEvent& event);

    void present();
    int width() const;  // of the drawable, in pixels; may be 0 while minimised
    int height() const;
    float pixel_scale() const;  // pixels per unit of the desktop (2 on many fine screens)
    bool is_visible() const;    // false while minimised or hidden: no need to draw
    void set_fullscreen(bool on);
    bool is_fullscreen() const;
    void set_cursor(CursorShape shape);
    void set_title(const std::string& title);
    static std::string clipboard();
    static void set_clipboard(const std::string& text);

private:
    struct Parts;
    explicit Window(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> parts_;
};

}  // namespace hexholm::platform
