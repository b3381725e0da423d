// hexholm-cli reference: the reference manual for authors of mods, written by the loader itself.
#include "engine/lua/manual/reference.h"

#include <memory>

#include "engine/base/terminal.h"
#include "engine/lua/manual/definitions.h"
#include "engine/lua/manual/manifest_schema.h"

#include "src/cli/common/command.h"

namespace hexholm::cli {

void add_reference(CLI::App& app, int& exit_code) {
    auto definitions = std::make_shared<bool>(false);
    CLI::App* command =
        app.add_subcommand("reference", "print the reference for authors of mods as Markdown")
            ->alias("docs");
    command->add_flag("--definitions", *definitions,
                      "print the definitions for editors (LuaCATS) instead");
    auto schema = std::make_shared<bool>(false);
    command->add_flag("--schema", *schema, "print the schema of mod.json (JSON Schema) instead")
        ->excludes("--definitions");
    command->callback([definitions, schema, &exit_code] {
        const std::string text = *definitions ? api_definitions()
                                 : *schema    ? manifest_schema()
                                              : api_reference();
        print_lines(text);
        exit_code = kOk;
    });
}

}  // namespace hexholm::cli
