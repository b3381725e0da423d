// Runs the tests that a mod brings: Lua that lays a table, acts, and says what must be true then.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/core/action.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"
#include "engine/lua/machine/api_function.h"
#include "engine/lua/reading/printer.h"

namespace hexholm {

// Any action of the list, completed; whoever starts the tests says how games are played on.
using ChooseAction = Action (*)(const Rulebook&, const State&, const ActionList&, Random&);

struct ModTest {
    std::string name;
    std::string failure;  // why it failed, in one or two lines; empty when it passed
};

struct ModTestReport {
    std::vector<ModTest> tests;     // in the order of the files and of the calls
    std::vector<Problem> problems;  // of files that could not be run
};

// FOLDER/tests/*.lua, each in a room of its own. Other mods are looked for in `roots`. The printer is given what
// tests and mods print.
ModTestReport run_mod_tests(const std::string& folder,
                            const std::vector<std::string>& roots,
                            ChooseAction choose,
                            const Printer& printer = {});

// The word of a reason as tests name it: "no_piece_left"; empty when a refusal never has it.
std::string_view reason_name(Reason reason);

// hex.test, and the functions of the table `t` that a test is given; for the manual.
std::span<const ApiFunction> test_declarations();
std::span<const ApiFunction> test_arrangements();
std::span<const ApiFunction> test_actions();
std::span<const ApiFunction> test_questions();

}  // namespace hexholm
