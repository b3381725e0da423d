// Recorded input: plays a file of mouse and key events as if a player sat there.
//
// The format is described in docs/input-files.md.
#pragma once

#include <string>
#include <vector>

#include "engine/base/result.h"

#include "src/platform/input_event.h"
#include "src/ui/theme/painter.h"

namespace hexholm::app {

class InputScript {
public:
    static Result<InputScript> load(const std::string& path);
    static Result<InputScript> parse(const std::string& text, const std::string& where);

    // What happens in this frame. `hotspots` are the buttons of the frame before.
    std::vector<platform::InputEvent> due(int frame, const std::vector<ui::Hotspot>& hotspots);
    bool finished() const { return at_ >= lines_.size() && held_.empty(); }
    // The line that is waited for, for messages: "game.input:12: click roll".
    std::string waiting_for() const;

private:
    enum class Verb { event, click, hover, wait, quit };
    struct Line {
        int number = 0;
        bool relative = true;
        int frame = 0;
        Verb verb = Verb::event;
        std::string name;  // of a hotspot
        platform::InputEvent event;
        std::string text;
    };
    static Result<Line> parse_line(const std::string& text, int number, const std::string& where);
    bool perform(const Line& line,
                 const std::vector<ui::Hotspot>& hotspots,
                 std::vector<platform::InputEvent>& out);

    std::string where_;
    std::vector<Line> lines_;
    std::size_t at_ = 0;
    int last_frame_ = 0;
    std::vector<platform::InputEvent> held_;  // released in the next frame
};

}  // namespace hexholm::app
