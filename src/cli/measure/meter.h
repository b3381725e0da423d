// Measures which function of a mod takes how much of a game.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/content/content.h"

namespace hexholm {
class CallTally;
}  // namespace hexholm

namespace hexholm::cli {

// The cost of one function by itself, without the functions that it set off.
struct FunctionCost {
    std::string name;   // "action dance: test"
    std::string where;  // "my_mod/main.lua:12"
    std::int64_t calls = 0;
    std::int64_t known = 0;  // of them, answered from an earlier call without Lua
    std::int64_t fuel = 0;
    double seconds = 0;
};

// Measures the calls of a content's functions; for one thread.
class Meter {
public:
    explicit Meter(const Content& content);
    ~Meter();
    Meter(const Meter&) = delete;
    Meter& operator=(const Meter&) = delete;

    const std::shared_ptr<const Content>& content() const { return content_; }
    // Functions that were called, the dearest first.
    std::vector<FunctionCost> costs() const;

private:
    class Program;
    std::shared_ptr<const CallTally> lua_;
    std::shared_ptr<Program> program_;
    std::shared_ptr<const Content> content_;
};

}  // namespace hexholm::cli
