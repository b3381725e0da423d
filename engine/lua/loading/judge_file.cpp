#include "engine/lua/loading/judge_file.h"

#include <algorithm>
#include <filesystem>

#include "engine/lua/reading/files.h"

namespace hexholm {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostJudgeBytes = std::size_t{4} * 1024 * 1024;
constexpr std::size_t kMostJudges = 64;  // of one mod

// "judge/base-4.txt", sorted.
std::vector<std::string> judge_files(const ModFolder& mod) {
    std::vector<std::string> names;
    std::error_code failed;
    fs::directory_iterator at(fs::path(mod.path) / "judge", failed);
    for (; !failed && at != fs::directory_iterator() && names.size() < kMostJudges;
         at.increment(failed))
        if (at->path().extension() == ".txt")
            names.push_back("judge/" + at->path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace

std::vector<std::shared_ptr<const JudgeWeights>> judges_beside(const std::vector<ModFolder>& mods,
                                                               Problems& problems) {
    std::vector<std::shared_ptr<const JudgeWeights>> judges;
    for (auto mod = mods.rbegin(); mod != mods.rend(); ++mod) {
        for (const std::string& name : judge_files(*mod)) {
            const Result<std::string> text =
                read_mod_text(mod->path, mod->id, name, kMostJudgeBytes);
            Result<JudgeWeights> weights = text ? read_judge(text.value(), mod->id + "/" + name)
                                                : Result<JudgeWeights>(text.problem());
            if (weights)
                judges.push_back(std::make_shared<const JudgeWeights>(std::move(weights.value())));
            else
                problems.add(weights.problem().where, weights.problem().what,
                             weights.problem().remedy);
        }
    }
    return judges;
}

}  // namespace hexholm
