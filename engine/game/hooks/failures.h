// What functions of mods do wrong, gathered by whoever has set them off.
#pragma once

#include <string>
#include <vector>

namespace hexholm {

struct HookFailure {
    std::string mod;
    std::string where;  // "my_mod/main.lua:12"
    std::string what;

    bool operator==(const HookFailure&) const = default;
};

// A list of failures: each only once, at most a few, oldest first.
class FailureList {
public:
    void add(HookFailure failure);
    void add(std::vector<HookFailure> failures);
    bool empty() const { return failures_.empty(); }
    // Returns the failures since the last call.
    std::vector<HookFailure> take();

private:
    std::vector<HookFailure> failures_;
};

// While it lives, failures on this thread go into the list of its owner, so that tables which share
// a content do not hear of each other. The newest collector counts; without one, failures are not
// reported.
class FailureCollector {
public:
    // Null: what fails is let go. REQUIRES: the list outlives it.
    explicit FailureCollector(FailureList* into) : outer_(current_) { current_ = into; }
    ~FailureCollector() { current_ = outer_; }
    FailureCollector(const FailureCollector&) = delete;
    FailureCollector& operator=(const FailureCollector&) = delete;

    // Null where nobody gathers.
    static FailureList* current() { return current_; }
    static void report(HookFailure failure);

private:
    FailureList* outer_;
    // Functions are called deep inside the rules, which pass on what they are about and nothing else. No rule reads this.
    static thread_local FailureList* current_;
};

}  // namespace hexholm
