#include "engine/lua/problems.h"

#include <algorithm>
#include <utility>

#include "engine/lua/limits.h"

namespace hexholm {

void Problems::add(std::string where, std::string what, std::string remedy) {
    if (list_.size() >= kMaxProblems) return;
    Problem problem{std::move(where), std::move(what), std::move(remedy)};
    if (std::find(list_.begin(), list_.end(), problem) == list_.end())
        list_.push_back(std::move(problem));
}

}  // namespace hexholm
