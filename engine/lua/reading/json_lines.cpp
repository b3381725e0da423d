#include "engine/lua/reading/json_lines.h"

#include <algorithm>

namespace hexholm {
namespace {

// Walks through a text that is known to be JSON.
class JsonWalk {
public:
    JsonWalk(std::string_view text, std::map<std::string, int, std::less<>>& lines)
        : text_(text), lines_(lines) {}

    void value(const std::string& path) {
        skip_space();
        lines_.emplace(path, line_);
        const char first = peek();
        if (first == '{') {
            fields(path);
        } else if (first == '[') {
            items(path);
        } else if (first == '"') {
            quoted();
        } else {
            while (at_ < text_.size() &&
                   std::string_view(",]} \t\r\n").find(text_[at_]) == std::string_view::npos)
                ++at_;
        }
    }

private:
    char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    void skip_space() {
        for (;
             std::string_view(" \t\r\n,:").find(peek()) != std::string_view::npos && peek() != '\0';
             ++at_)
            if (text_[at_] == '\n') ++line_;
    }
    std::string quoted() {
        const std::size_t start = ++at_;
        while (at_ < text_.size() && text_[at_] != '"')
            at_ += text_[at_] == '\\' ? 2 : 1;
        const std::size_t end = std::min(at_, text_.size());
        at_ = std::min(end + 1, text_.size());
        return std::string(text_.substr(start, end - start));
    }
    void fields(const std::string& path) {
        ++at_;
        for (skip_space(); peek() == '"'; skip_space()) {
            const int line = line_;
            const std::string name = (path.empty() ? "" : path + ".") + quoted();
            lines_.emplace(name, line);
            value(name);
        }
        ++at_;
    }
    void items(const std::string& path) {
        ++at_;
        int count = 0;
        for (skip_space(); peek() != ']' && peek() != '\0'; skip_space())
            value(path + "[" + std::to_string(++count) + "]");
        ++at_;
    }

    std::string_view text_;
    std::map<std::string, int, std::less<>>& lines_;
    std::size_t at_ = 0;
    int line_ = 1;
};

}  // namespace

int JsonLines::line_of(std::string path) const {
    if (lines_.empty()) JsonWalk(text_, lines_).value("");
    while (true) {
        if (const auto found = lines_.find(path); found != lines_.end()) return found->second;
        const std::size_t end = path.find_last_of(".[");
        if (end == std::string::npos) return 1;
        path.resize(end);
    }
}

}  // namespace hexholm
