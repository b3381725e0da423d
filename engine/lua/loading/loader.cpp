#include "engine/lua/loading/loader.h"

#include <algorithm>
#include <utility>

#include "engine/base/check.h"
#include "engine/lua/compiling/compile.h"
#include "engine/lua/declaring/mod_run.h"
#include "engine/lua/loading/hook_program.h"
#include "engine/lua/loading/judge_file.h"
#include "engine/lua/machine/big_stack.h"
#include "engine/lua/reading/problems.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

GameFacts facts_of(const GamePlan& plan) {
    GameFacts facts{plan.players, plan.scenario.name, {}, plan.options, {}, plan.printer};
    for (const ModFolder& mod : plan.mods) {
        facts.mods.push_back(mod.id);
        facts.folders[mod.id] = mod.path;
    }
    return facts;
}

// A map that the players named but no mod declares is their mistake, not the mod's. That of a
// scenario may be missing where they chose to do without.
void check_map_options(const GamePlan& plan,
                       const std::vector<Declaration>& declarations,
                       Problems& problems) {
    std::vector<std::string> maps;
    for (const Declaration& declaration : declarations)
        if (declaration.kind == Kind::map) maps.push_back(declaration.name);
    std::sort(maps.begin(), maps.end());
    std::vector<OptionValue> values;
    for (const OptionInPlay& option : plan.options)
        values.push_back({option.spec.name, option.value});
    for (const OptionInPlay& option : plan.options)
        if (option.spec.type == OptionSpec::Type::map &&
            (option.value != option.start || is_of_use(option.spec, values)) &&
            !std::binary_search(maps.begin(), maps.end(), option.value))
            problems.add("",
                         {/*tr*/ "option {1}: there is no map {2}", in_quotes(option.spec.name),
                          in_quotes(option.value)},
                         name_remedy(option.value, maps));
}

// Names in options that nothing of the game has, and that may belong to no mod that is left out.
void check_name_options(const GamePlan& plan,
                        const std::vector<Declaration>& declarations,
                        Problems& problems) {
    for (const OptionInPlay& option : plan.options) {
        if (!option.spec.of) continue;
        std::vector<std::string> known = option.spec.values;
        for (const Declaration& declaration : declarations)
            if (declaration.kind == *option.spec.of) known.push_back(declaration.name);
        std::ranges::sort(known);
        known.erase(std::unique(known.begin(), known.end()), known.end());
        for (const std::string& name : split_names(option.value))
            if (!std::ranges::binary_search(known, name))
                problems.add(option.where,
                             {/*tr*/ "option {1}: {2} is not a valid value",
                              in_quotes(option.spec.name), in_quotes(name)},
                             name_remedy(name, known));
    }
}

// The functions that things refer to by the names of their mods can now be called.
void add_program(Content& content, std::vector<ModResult>& results) {
    if (content.hooks.empty()) return;
    std::vector<std::shared_ptr<const ModScript>> scripts;
    for (const ModResult& result : results)
        scripts.push_back(result.script);
    auto program = std::make_shared<LuaHookProgram>(std::move(scripts));
    for (std::size_t mod = 0; mod < results.size(); ++mod)
        if (results[mod].vm != nullptr) program->add_vm(mod, std::move(results[mod].vm));
    for (Hook& hook : content.hooks) {
        if (hook.effect.is_some()) continue;
        const auto number = static_cast<std::size_t>(hook.number);
        HEX_CHECK(hook.mod < results.size() && number < results[hook.mod].functions.size());
        hook.where = results[hook.mod].functions[number];
    }
    content.program = std::move(program);
}

// Runs on the big stack: mods first, then the compiler.
std::shared_ptr<const Content> build(const GamePlan& plan, Problems& problems) {
    const GameFacts facts = facts_of(plan);
    std::vector<Declaration> declarations;
    std::vector<ModInfo> infos;
    std::vector<ModResult> results;
    for (const ModFolder& mod : plan.mods) {
        ModResult result = run_mod(mod, facts, problems);
        infos.push_back({mod.id, mod.version, mod.title, result.hash});
        for (Declaration& declaration : result.declarations)
            declarations.push_back(std::move(declaration));
        results.push_back(std::move(result));
    }
    if (!problems.any()) {
        check_map_options(plan, declarations, problems);
        check_name_options(plan, declarations, problems);
    }
    if (problems.any()) return nullptr;
    std::shared_ptr<Content> content =
        compile(declarations, Lineage(plan.mods), plan.players, problems);
    if (content == nullptr) return nullptr;
    content->scenario = plan.scenario.id;
    content->mods = std::move(infos);
    if (!problems.any()) add_program(*content, results);
    if (!problems.any()) content->judges = judges_beside(plan.mods, problems);
    for (const OptionInPlay& option : plan.options)
        content->options.push_back({option.spec.name, option.value});
    return content;
}

}  // namespace

std::shared_ptr<const Content> read_content(const GamePlan& plan, std::vector<Problem>& problems) {
    Problems found;
    std::shared_ptr<const Content> content;
    if (!run_on_big_stack([&] { content = build(plan, found); }))
        found.add("", /*tr*/ "the system does not give mods enough memory",
                  /*tr*/ "close other programs");
    problems.insert(problems.end(), found.list().begin(), found.list().end());
    return content;
}

std::shared_ptr<const Content> load_content(const GamePlan& plan, std::vector<Problem>& problems) {
    std::vector<Problem> found;
    std::shared_ptr<const Content> content = read_content(plan, found);
    if (!found.empty()) content = nullptr;
    problems.insert(problems.end(), found.begin(), found.end());
    return content;
}

std::shared_ptr<const Content> load_content(const LoadRequest& request,
                                            std::vector<Problem>& problems) {
    const Result<GamePlan> plan = plan_game(request);
    if (plan) return load_content(plan.value(), problems);
    problems.push_back(plan.problem());
    return nullptr;
}

Result<std::shared_ptr<const Content>> load_content(const LoadRequest& request) {
    std::vector<Problem> problems;
    std::shared_ptr<const Content> content = load_content(request, problems);
    HEX_CHECK(content != nullptr || !problems.empty());
    if (content == nullptr) return problems.front();
    return content;
}

}  // namespace hexholm
