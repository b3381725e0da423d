// The rules that a journal names, as they are asked for.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/journal/header.h"
#include "engine/lua/loading/loader.h"

namespace hexholm {

// A request for the journal's game with the mods in these folders, whatever has changed in them
// since.
inline LoadRequest request_for(const JournalHeader& game, std::vector<std::string> mod_roots) {
    LoadRequest request;
    request.mod_roots = std::move(mod_roots);
    request.scenario = game.scenario;
    for (const JournalMod& mod : game.mods)
        request.mods.push_back(mod.id);
    request.options = game.options;
    request.players = game.players;
    return request;
}

}  // namespace hexholm
