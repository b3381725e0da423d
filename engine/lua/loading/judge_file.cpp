#include "engine/lua/loading/judge_file.h"

#include <filesystem>

#include "engine/lua/reading/files.h"

namespace hexholm {

namespace {
constexpr std::size_t kMostJudgeBytes = std::size_t{4} * 1024 * 1024;
}

std::shared_ptr<const JudgeWeights> judge_beside(const GamePlan& plan, Problems& problems) {
    const std::string name = judge_file_name(plan.scenario.id, plan.players);
    for (auto mod = plan.mods.rbegin(); mod != plan.mods.rend(); ++mod) {
        std::error_code failed;
        if (!std::filesystem::exists(std::filesystem::path(mod->path) / name, failed)) continue;
        const Result<std::string> text = read_mod_file(mod->path, mod->id, name, kMostJudgeBytes);
        Result<JudgeWeights> weights =
            text ? read_judge(normal_text(text.value()), mod->id + "/" + name)
                 : Result<JudgeWeights>(text.problem());
        if (weights) return std::make_shared<const JudgeWeights>(std::move(weights.value()));
        const Problem& problem = weights.problem();
        problems.add(problem.where, problem.what, problem.remedy);
        return nullptr;
    }
    return nullptr;
}

}  // namespace hexholm
