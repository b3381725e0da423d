#include "src/app/input/input_script.h"

#include <algorithm>
#include <charconv>
#include <sstream>

#include "engine/files/text_file.h"

namespace hexholm::app {

using platform::InputEvent;
using platform::InputKind;

static constexpr int kFramesBetween = 3;  // panels need a frame to see the mouse, and one to answer

Result<InputScript> InputScript::load(const std::string& path) {
    const Result<std::string> text = read_text_file(path);
    if (!text) return text.problem();
    return parse(text.value(), path);
}

Result<InputScript> InputScript::parse(const std::string& text, const std::string& where) {
    InputScript script;
    script.where_ = where;
    std::istringstream lines(text);
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        const std::size_t start = line.find_first_not_of(" \t\r");
        if (start == std::string::npos || line[start] == '#') continue;
        Result<Line> parsed = parse_line(line.substr(start), number, where);
        if (!parsed) return parsed.problem();
        script.lines_.push_back(parsed.value());
    }
    return script;
}

Result<InputScript::Line> InputScript::parse_line(const std::string& text,
                                                  int number,
                                                  const std::string& where) {
    const std::string place = where + ":" + std::to_string(number);
    std::istringstream words(text);
    std::string frame;
    std::string verb;
    words >> frame >> verb;
    Line line;
    line.number = number;
    line.text = text;
    line.relative = frame[0] == '+';
    const char* begin = frame.data() + (line.relative ? 1 : 0);
    const char* end = frame.data() + frame.size();
    const auto [stop, error] = std::from_chars(begin, end, line.frame);
    if (error != std::errc() || stop != end || line.frame < 0)
        return Problem{place, "'" + frame + "' is no frame",
                       "a line is FRAME EVENT..., or +FRAMES EVENT..."};
    if (verb == "click" || verb == "hover" || verb == "wait") {
        line.verb = verb == "click" ? Verb::click : verb == "hover" ? Verb::hover : Verb::wait;
        if (!(words >> line.name)) return Problem{place, "a name is missing after " + verb, ""};
        return line;
    }
    if (verb == "quit") {
        line.verb = Verb::quit;
        return line;
    }
    const std::string rest = text.substr(text.find(verb, frame.size()));
    if (!platform::parse_event(rest.c_str(), line.event))
        return Problem{place, "'" + rest + "' is no event", "docs/input-files.md lists them"};
    return line;
}

static InputEvent mouse(InputKind kind, ui::Rect rect) {
    InputEvent event;
    event.kind = kind;
    event.x = rect.center_x();
    event.y = rect.center_y();
    return event;
}

bool InputScript::perform(const Line& line,
                          const std::vector<ui::Hotspot>& hotspots,
                          std::vector<InputEvent>& out) {
    if (line.verb == Verb::event) {
        out.push_back(line.event);
        return true;
    }
    if (line.verb == Verb::quit) {
        InputEvent quit;
        quit.kind = InputKind::quit;
        out.push_back(quit);
        return true;
    }
    const auto spot = std::find_if(hotspots.begin(), hotspots.end(), [&](const ui::Hotspot& one) {
        return one.name == line.name && one.in_view && (one.enabled || line.verb != Verb::click);
    });
    if (spot == hotspots.end()) return false;
    if (line.verb == Verb::wait) return true;
    out.push_back(mouse(InputKind::mouse_move, spot->rect));
    if (line.verb == Verb::click) {
        held_.push_back(mouse(InputKind::mouse_down, spot->rect));
        held_.push_back(mouse(InputKind::mouse_up, spot->rect));
    }
    return true;
}

std::vector<InputEvent> InputScript::due(int frame, const std::vector<ui::Hotspot>& hotspots) {
    std::vector<InputEvent> out;
    if (!held_.empty()) {
        out.push_back(held_.front());
        held_.erase(held_.begin());
        last_frame_ = frame;
        return out;
    }
    while (at_ < lines_.size()) {
        const Line& line = lines_[at_];
        const int wanted = line.relative ? last_frame_ + line.frame : line.frame;
        if (frame < wanted) break;
        const bool pointed = line.verb == Verb::click || line.verb == Verb::hover;
        if (pointed && frame < last_frame_ + kFramesBetween) break;
        if (!perform(line, hotspots, out)) break;
        last_frame_ = frame;
        ++at_;
        if (pointed) break;
    }
    return out;
}

std::string InputScript::waiting_for() const {
    if (at_ >= lines_.size()) return "";
    return where_ + ":" + std::to_string(lines_[at_].number) + ": " + lines_[at_].text;
}

}  // namespace hexholm::app
