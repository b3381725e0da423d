// What mods print while an author tries them: the last lines for the console, and a file of all of them.
#pragma once

#include <cstddef>
#include <deque>
#include <fstream>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "engine/lua/mods/plan.h"

namespace hexholm::app {

class PrintLog {
public:
    // The file begins anew with the first line of each run of the program.
    explicit PrintLog(std::string file) : path_(std::move(file)) {}

    // Returns the lines since the last call, without the oldest when there were too many.
    std::vector<std::string> take();
    // A printer that adds lines to the log, from any thread, and keeps it alive.
    static Printer printer(const std::shared_ptr<PrintLog>& log);

private:
    void add(const std::string& line);

    std::string path_;
    std::mutex lock_;
    std::deque<std::string> fresh_;
    std::ofstream file_;
    std::size_t written_ = 0;  // bytes
};

}  // namespace hexholm::app
