#include "src/cli/common/progress.h"

#include <atomic>
#include <memory>

#include "engine/base/terminal.h"

namespace hexholm::cli {
namespace {

constexpr int kMostPrinted = 1000;

}  // namespace

Progress::Progress() : seen_(is_watched()) {}

Progress::~Progress() {
    if (is_there_) show_passing_line("");
}

void Progress::show(const std::string& what) {
    if (!seen_) return;
    is_there_ = true;
    show_passing_line(what + " ...");
}

Printer printer_on_errors() {
    auto count = std::make_shared<std::atomic<int>>(0);
    return [count](const std::string& line) {
        const int number = ++*count;
        if (number <= kMostPrinted) print_error_line("%s", line.c_str());
        if (number == kMostPrinted) print_error_line("what else mods print is left out");
    };
}

}  // namespace hexholm::cli
