// hexholm-cli reference: the reference manual for authors of mods, written by the loader itself.
#include "engine/lua/manual/reference.h"

#include <cstdio>
#include <memory>

#include "engine/lua/manual/definitions.h"

#include "src/cli/command.h"

namespace hexholm::cli {

void add_reference(CLI::App& app, int& exit_code) {
    auto definitions = std::make_shared<bool>(false);
    CLI::App* command =
        app.add_subcommand("reference", "print the reference for authors of mods as Markdown")
            ->alias("docs");
    command->add_flag("--definitions", *definitions,
                      "print the definitions for editors (LuaCATS) instead");
    command->callback([definitions, &exit_code] {
        std::fputs((*definitions ? api_definitions() : api_reference()).c_str(), stdout);
        exit_code = kOk;
    });
}

}  // namespace hexholm::cli
