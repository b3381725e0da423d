#include "engine/game/hooks/failures.h"

#include <algorithm>
#include <utility>

namespace hexholm {

static constexpr std::size_t kMostFailures = 20;  // kept until somebody asks for them

thread_local FailureList* FailureCollector::current_ = nullptr;

void FailureList::add(HookFailure failure) {
    const bool known = std::ranges::find(failures_, failure) != failures_.end();
    if (!known && failures_.size() < kMostFailures) failures_.push_back(std::move(failure));
}

void FailureList::add(std::vector<HookFailure> failures) {
    for (HookFailure& failure : failures)
        add(std::move(failure));
}

std::vector<HookFailure> FailureList::take() {
    return std::exchange(failures_, {});
}

void FailureCollector::report(HookFailure failure) {
    if (current_ != nullptr) current_->add(std::move(failure));
}

}  // namespace hexholm
