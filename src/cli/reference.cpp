// hexholm-cli reference: the reference manual for authors of mods, written by the loader itself.
#include "engine/lua/reference.h"

#include <cstdio>

#include "src/cli/command.h"

namespace hexholm::cli {

void add_reference(CLI::App& app, int& exit_code) {
    app.add_subcommand("reference", "print the reference for authors of mods as Markdown")
        ->alias("docs")
        ->callback([&exit_code] {
            std::fputs(api_reference().c_str(), stdout);
            exit_code = kOk;
        });
}

}  // namespace hexholm::cli
