// The program's loop, which belongs to the program on a desktop and to the page in a browser.
#pragma once

#include <functional>

namespace hexholm::platform {

struct MainLoop {
    std::function<bool()> turn;  // false: this was the last one
    std::function<int()> end;    // after the last turn; the program's exit code
};

// Until the end; the exit code. In a browser it returns at once, and the page goes on calling what it was given.
int run_loop(const MainLoop& loop);

// Whether the page calls the loop, as often as the screen shows a picture: the program must not wait then.
bool is_called_by_page();

}  // namespace hexholm::platform
