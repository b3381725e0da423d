#include "src/app/dev/print_log.h"

#include <iterator>

#include "engine/base/plain_text.h"

namespace hexholm::app {

static constexpr std::size_t kMostFresh = 60;
static constexpr std::size_t kMostBytes = std::size_t{1024} * 1024;

std::vector<std::string> PrintLog::take() {
    const std::lock_guard guard(lock_);
    std::vector<std::string> lines(std::make_move_iterator(fresh_.begin()),
                                   std::make_move_iterator(fresh_.end()));
    fresh_.clear();
    return lines;
}

Printer PrintLog::printer(const std::shared_ptr<PrintLog>& log) {
    return [log](const std::string& line) { log->add(line); };
}

// A disk that is full or read-only is no reason to stop an author's game.
void PrintLog::add(const std::string& printed) {
    const std::string line = plain_line(printed);
    const std::lock_guard guard(lock_);
    fresh_.push_back(line);
    if (fresh_.size() > kMostFresh) fresh_.pop_front();
    if (written_ > kMostBytes) return;
    if (!file_.is_open()) file_.open(path_, std::ios::binary);
    file_ << line << '\n' << std::flush;
    written_ += line.size() + 1;
}

}  // namespace hexholm::app
