#include "src/cli/common/progress.h"

#include <atomic>
#include <cstdio>
#include <memory>

#include <unistd.h>

#include "engine/base/plain_text.h"

namespace hexholm::cli {
namespace {

constexpr int kMostPrinted = 1000;

}  // namespace

Progress::Progress() : seen_(isatty(fileno(stderr)) != 0) {}

Progress::~Progress() {
    if (is_there_) std::fputs("\r\033[K", stderr);
}

void Progress::show(const std::string& what) {
    if (!seen_) return;
    is_there_ = true;
    std::fprintf(stderr, "\r\033[K%s ...", plain_line(what).c_str());
    std::fflush(stderr);
}

Printer printer_on_errors() {
    auto count = std::make_shared<std::atomic<int>>(0);
    return [count](const std::string& line) {
        const int number = ++*count;
        if (number <= kMostPrinted) std::fprintf(stderr, "%s\n", plain_line(line).c_str());
        if (number == kMostPrinted) std::fputs("what else mods print is left out\n", stderr);
    };
}

}  // namespace hexholm::cli
