#include "engine/lua/declaring/call_names.h"

#include "engine/lua/calls/game_call.h"
#include "engine/lua/code/function_check.h"
#include "engine/lua/declaring/call_check.h"
#include "engine/lua/machine/signature.h"
#include "engine/lua/machine/vm.h"
#include "engine/lua/mods/mod_sources.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

// Arguments are called by the kind of what they name, but for figures.
std::string kind_of_argument(const std::string& argument) {
    return argument == "kind" ? "figure" : argument;
}

const std::string& name_of(const auto& thing) {
    return thing.name;
}
const std::string& name_of(const std::pair<std::string, EffectId>& effect) {
    return effect.first;
}

}  // namespace

CallNames::CallNames(const ModFolder& mod) : mod_(mod.id) {
    for (const ModSource& source : sources_of(mod))
        read(source.where, source.text);
}

// Reads the names from compiled code without running it. Text that is no Lua is reported by the
// loader of the mod.
void CallNames::read(const std::string& where, const std::string& text) {
    const Vm vm;
    lua_State* const state = vm.state();
    if (state == nullptr) return;
    if (luaL_loadbufferx(state, text.data(), text.size(), where.c_str(), "t") != LUA_OK) return;
    for (const ArgumentUse& use : read_function(state).uses) {
        const ApiFunction* const function = game_function(use.member);
        if (function == nullptr || use.argument != kGameArgument) continue;
        const Signature called(function->signature);
        for (std::size_t at = 0; at < use.texts.size(); ++at)
            if (!use.texts[at].empty())
                unknown_.push_back({where + ":" + std::to_string(use.line),
                                    kind_of_argument(called.parameter(static_cast<int>(at))),
                                    use.texts[at]});
    }
}

template <class Things>
void CallNames::learn(const std::string& kind, const Things& things) {
    std::set<std::string>& known = known_[kind];
    for (const auto& thing : things)
        known.insert(name_of(thing));
}

void CallNames::see(const Content& content) {
    learn("counter", content.counters);
    learn("good", content.goods);
    learn("piece", content.pieces);
    learn("figure", content.figure_kinds);
    learn("pawn", content.pawns);
    learn("terrain", content.terrains);
    learn("deck", content.decks);
    learn("card", content.cards);
    learn("award", content.awards);
    learn("harbour", content.harbours);
    learn("action", content.kinds);
    learn("phase", content.phases);
    learn("effect", content.named_effects);
    learn("moment", content.moments);
    learn("cue", content.cues);
    std::erase_if(unknown_, [&](const Use& use) {
        return known_[use.kind].contains(use.name) ||
               !content.names.meant(use.kind, mod_, use.name).empty();
    });
}

std::vector<Problem> CallNames::hints() const {
    std::vector<Problem> hints;
    for (const Use& use : unknown_) {
        const auto known = known_.find(use.kind);
        if (known == known_.end()) continue;
        const std::string nearest =
            nearest_name(use.name, {known->second.begin(), known->second.end()});
        // A name that is like no known name comes from a mod that was not tried.
        if (nearest.empty()) continue;
        hints.push_back(
            {use.where,
             "there is no " + use.kind + " " + in_quotes(use.name) + " in any game that was tried",
             Saying(/*tr*/ "did you mean {1}?", in_quotes(nearest))});
    }
    return hints;
}

}  // namespace hexholm
