// What the commands about mods share: where mods are, and whether they can be played.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/lua/mods/plan.h"

namespace hexholm::cli {

class RoomUsed;

// The folder of installed mods; a problem when the system names no folder for the player's data.
Result<std::string> installed_root();

// The folders of mods, and the folder in which this one lies, so that a mod outside the usual
// places can build on its neighbours.
std::vector<std::string> roots_beside(const std::string& folder);

// Every mistake in the mod of this folder: in its files, its declarations with every number of
// players and value of an option, its pictures, models and sounds, and in random games. What those tell of slow
// functions goes to the hints.
std::vector<Problem> mistakes_in(const std::string& folder,
                                 std::vector<Problem>& hints,
                                 RoomUsed* room = nullptr);
// Hints at possible slips that are no mistakes.
std::vector<Problem> hints_in(const std::string& folder);

// Why a mod that is sound by itself cannot be played together with what is there: the first reason.
std::optional<Problem> why_not_playable(const std::vector<ModFolder>& library,
                                        const ModFolder& mod);

}  // namespace hexholm::cli
