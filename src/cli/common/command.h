// What all commands of hexholm-cli share: exit codes, where mods are, how a game is chosen.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "engine/base/result.h"
#include "engine/content/content.h"
#include "engine/lua/loading/loader.h"

namespace hexholm::cli {

constexpr int kOk = 0;
constexpr int kFailure = 1;
constexpr int kUsage = 2;

// Prints one clear line on standard error and returns the exit code.
int fail(const Problem& problem);         // 1
int wrong_usage(const Problem& problem);  // 2

// An empty name, as an unset variable leaves it, must not mean that an option was left out.
struct NamesFile : CLI::Validator {
    NamesFile()
        : Validator(
              [](const std::string& name) {
                  return name.empty() ? std::string("the name of a file is missing")
                                      : std::string();
              },
              "") {}
};

// CLI11 would take "-1", and what is beyond all bounds, for some other number.
struct Seed : CLI::Validator {
    Seed();
};

// Where the program's own mods and assets lie: beside it, or in ../share/hexholm once installed.
std::string program_folder();

// mods/ of the program, then in the player's data folder.
std::vector<std::string> mod_roots();

// --scenario, --players, --mods, --options as they stand on the command line.
struct GameChoice {
    std::string scenario = "base";
    int players = 0;
    std::vector<std::string> mods;
    std::vector<std::string> options;  // "name=value"

    void add_to(CLI::App& command);
};

// The folders in which the mods of this game are looked for. A mod that is named by its folder adds the folder it lies in.
std::vector<std::string> roots_of(const GameChoice& choice);

// Null after a problem; it was told and `exit_code` says how the program ends.
std::shared_ptr<const Content> load_game(const GameChoice& choice, int& exit_code);

// Adds the command and sets `exit_code` when it has run.
void add_list(CLI::App& app, int& exit_code);
void add_check(CLI::App& app, int& exit_code);
void add_test(CLI::App& app, int& exit_code);
void add_new(CLI::App& app, int& exit_code);
void add_pack(CLI::App& app, int& exit_code);
void add_install(CLI::App& app, int& exit_code);
void add_remove(CLI::App& app, int& exit_code);
void add_sim(CLI::App& app, int& exit_code);
void add_balance(CLI::App& app, int& exit_code);
void add_train(CLI::App& app, int& exit_code);
void add_merge(CLI::App& app, int& exit_code);
void add_replay(CLI::App& app, int& exit_code);
void add_puzzles(CLI::App& app, int& exit_code);
void add_bench(CLI::App& app, int& exit_code);
void add_profile(CLI::App& app, int& exit_code);
void add_advise(CLI::App& app, int& exit_code);
void add_translate(CLI::App& app, int& exit_code);
void add_reference(CLI::App& app, int& exit_code);
// The commands that need a network.
void add_online(CLI::App& app, int& exit_code);
void add_guest(CLI::App& app, int& exit_code);
void add_load(CLI::App& app, int& exit_code);

}  // namespace hexholm::cli
