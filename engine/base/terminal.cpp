#include "engine/base/terminal.h"

#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <string>

#include <unistd.h>

#include "engine/base/plain_text.h"

namespace hexholm {
namespace {

std::string formatted(const char* format, std::va_list values) {
    std::va_list again;
    va_copy(again, values);
    const int length = std::vsnprintf(nullptr, 0, format, again);
    va_end(again);
    std::string text(static_cast<std::size_t>(std::max(length, 0)) + 1, '\0');
    std::vsnprintf(text.data(), text.size(), format, values);
    text.pop_back();
    return text;
}

// Writes the text in one call, so that lines of several threads do not mix.
void write(std::FILE* file, const std::string& text) {
    std::fwrite(text.data(), 1, text.size(), file);
}

void write_lines(std::FILE* file, std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        plain += plain_line(text.substr(0, end)) + "\n";
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    write(file, plain);
}

}  // namespace

void print_line(const char* format, ...) {
    std::va_list values;
    va_start(values, format);
    write(stdout, plain_line(formatted(format, values)) + "\n");
    va_end(values);
}

void print_error_line(const char* format, ...) {
    std::va_list values;
    va_start(values, format);
    write(stderr, plain_line(formatted(format, values)) + "\n");
    va_end(values);
}

void print_lines(std::string_view text) {
    write_lines(stdout, text);
}

void print_error_lines(std::string_view text) {
    write_lines(stderr, text);
}

void show_passing_line(std::string_view line) {
    write(stderr, "\r\033[K" + plain_line(line));
    std::fflush(stderr);
}

bool is_watched() {
    return isatty(fileno(stderr)) != 0;
}

bool flush_printed() {
    return std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
}

}  // namespace hexholm
