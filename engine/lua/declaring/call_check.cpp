#include "engine/lua/declaring/call_check.h"

#include <vector>

#include "engine/lua/calls/game_call.h"
#include "engine/lua/code/function_check.h"
#include "engine/lua/machine/signature.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

std::string nearest_function(const std::string& name) {
    std::vector<std::string> known;
    for (const auto functions : all_game_functions())
        for (const ApiFunction& each : functions)
            known.emplace_back(each.name);
    return nearest_name(name, known);
}

void check_unknown(const ArgumentUse& use, const std::string& where, Problems& problems) {
    const std::string nearest = nearest_function(use.member);
    problems.add(where, "there is no " + in_quotes("game:" + use.member),
                 nearest.empty()
                     ? Saying("the reference lists what there is")
                     : Saying(/*tr*/ "did you mean {1}?", in_quotes("game:" + nearest)));
}

std::string range_of(const Signature& called) {
    const std::string least = std::to_string(called.fewest());
    const std::string most = std::to_string(called.most());
    return least == most ? least : least + " to " + most;
}

void check_count(const ArgumentUse& use,
                 const ApiFunction& function,
                 const std::string& where,
                 Problems& problems) {
    const Signature called(function.signature);
    const bool too_few = use.given < static_cast<int>(called.fewest());
    const bool too_many = called.most() >= 0 && use.given > called.most();
    if (use.given < 0 || (!too_few && !too_many)) return;
    problems.add(where,
                 called.name() + " takes " + range_of(called) +
                     (called.most() == 1 ? " argument" : " arguments") + ", not " +
                     std::to_string(use.given),
                 std::string(function.signature));
}

void check_use(const ArgumentUse& use, const std::string& where, Problems& problems) {
    const ApiFunction* const function = game_function(use.member);
    if (function == nullptr)
        check_unknown(use, where, problems);
    else if (!use.colon)
        problems.add(where, "write game:" + use.member + "(...) with a colon, not game." +
                                use.member + "(...)");
    else
        check_count(use, *function, where, problems);
}

void check_uses(lua_State* state, const std::string& file, bool first_only, Problems& problems) {
    const Chunk chunk = read_function(state);
    if (!chunk.sound) return;
    for (const ArgumentUse& use : chunk.uses)
        if (first_only ? use.is_first && use.argument != kGameArgument
                       : use.argument == kGameArgument)
            check_use(use, file + ":" + std::to_string(use.line), problems);
}

}  // namespace

void check_calls_in_file(lua_State* state, const std::string& where, Problems& problems) {
    check_uses(state, where, false, problems);
}

void check_calls_in_function(lua_State* state, Problems& problems) {
    lua_Debug info{};
    lua_pushvalue(state, -1);
    lua_getinfo(state, ">S", &info);
    if (info.source[0] == '@') check_uses(state, info.source + 1, true, problems);
}

}  // namespace hexholm
