#include "engine/lua/reference.h"

#include <span>
#include <string_view>
#include <vector>

#include "engine/base/limits.h"
#include "engine/lua/draft.h"
#include "engine/lua/library.h"
#include "engine/lua/limits.h"
#include "engine/lua/manifest.h"
#include "engine/lua/mod_run.h"

namespace hexholm {
namespace {

constexpr std::string_view kHead =
    R"(# Reference for authors of mods

<!-- Written by the program: hexholm-cli docs > docs/modding/reference.md -->

A mod is a folder. `mod.json` says what it is; its Lua files declare what its games are made of. The files run
once, before a game begins. Nothing of Lua is left when the game is played: what was declared has become plain
tables, so every game can be saved, replayed and repeated.

## mod.json

)";

constexpr std::string_view kOptions = R"(
The types of options, and what `hex.option` gives for them:

| type | values | in Lua |
| --- | --- | --- |
| `choice` | one of `values` | a text |
| `integer` | from `least` to `most`; also `off` with `can_be_off` | a whole number, or `false` for `off` |
| `flag` | `true` or `false` | `true` or `false` |
| `names` | names joined by `+`, or `none` | a list of texts |
| `map` | the name of a declared map | a text |
| `players` | follows the number of players | a whole number |

All options of a game share one list, so an expansion puts its own name before its options: `pond_depth`.

## Lua in mods

Lua 5.4 without what could reach outside a mod or differ from machine to machine. There are no metatables,
coroutines, patterns, `pcall`, `load`, `require`, files or clock. Numbers are whole: `1.5`, `/` and `^` are refused, `//`
divides. There are no global variables: write `local`. Texts know the functions of `string` as methods:
`("x"):upper()`.

)";

constexpr std::string_view kDeclarations = R"(
`hex.players` is the number of players; `hex.scenario` is the name of the scenario without the mod's name, empty for
the main one.

## Declarations

`hex.KIND "name" { field = value, ... }` declares one thing; kinds without a name are written `hex.KIND { ... }`.
Names are made of `a-z`, `0-9` and `_`. A thing may be named before it is declared, also by another mod:
what refers to what is settled when all files have run. Everything is sorted by name, so the order of declarations
never matters.

### Patches

`hex.patch("KIND", "name") { ... }` changes what another mod has declared; kinds without a name are written
`hex.patch("KIND") { ... }`, and what a roll does is named by its total: `hex.patch("on_roll") { total = 7, ... }`.

```lua
hex.patch("piece", "hut") {
    points = 2,                                    -- replaces the field
    add = { supply = 1, cost = { clay = 1 } },     -- adds numbers, appends to lists, merges tables by key
    remove = { "help", cost = { "wood" } },        -- back to what it is when left out; items of a list or table
}
```

Patches are made after all declarations, in the order in which the mods are loaded. A mod can patch only what a mod
declares that it names in `depends` or `optional`. Two mods of which neither builds on the other may both add to a
field, but they must not set it to different values; that holds for fields of `hex.rules` too. A model or an icon that
a patch names is looked for in the mod of the patch.

)";

class Page {
public:
    Page& add(std::string_view text) {
        text_ += text;
        return *this;
    }
    void fields(const std::vector<FieldDoc>& docs) {
        if (docs.empty()) {
            add("It has no fields.\n");
            return;
        }
        add("| field | value | when left out | meaning |\n| --- | --- | --- | --- |\n");
        for (const FieldDoc& doc : docs)
            add("| `")
                .add(doc.name)
                .add("` | ")
                .add(doc.type)
                .add(" | ")
                .add(doc.initial)
                .add(" | ")
                .add(doc.doc)
                .add(" |\n");
    }
    void functions(std::span<const ApiFunction> functions) {
        for (const ApiFunction& each : functions)
            add("| `").add(each.signature).add("` | ").add(each.doc).add(" |\n");
    }
    void limit(std::string_view what, std::size_t most) {
        add("| ").add(what).add(" | ").add(std::to_string(most)).add(" |\n");
    }
    std::string take() { return std::move(text_); }

private:
    std::string text_;
};

std::vector<FieldDoc> docs_of(const KindSpec& spec) {
    std::vector<FieldDoc> docs;
    const Names names;
    Draft draft;
    draft.content.players = static_cast<int>(kMaxPlayers);
    Fields fields(nullptr, {"", "", "", &names, nullptr, &docs});
    spec.read(fields, "", draft);
    return docs;
}

void language(Page& page) {
    page.add("| function | meaning |\n| --- | --- |\n");
    page.functions(basic_functions());
    page.functions(string_functions());
    page.functions(table_functions());
    page.functions(math_functions());
    page.functions(hex_functions());
}

void declarations(Page& page) {
    for (const KindSpec& spec : kind_specs()) {
        page.add("### hex.").add(kind_word(spec.kind)).add("\n\n").add(spec.doc).add("\n\n");
        page.add("```lua\n").add(spec.example).add("\n```\n\n");
        page.fields(docs_of(spec));
        page.add("\n");
    }
    page.add(
        "### Steps of effects\n\nAn effect is a list of steps, done one after the other. Each "
        "step has exactly one of the first eleven\nfields, which says what happens.\n\n");
    page.fields(step_docs());
}

void limits(Page& page) {
    page.add("\n## Limits\n\n| what | at most |\n| --- | --- |\n");
    page.limit("bytes of mod.json", kMaxManifestBytes);
    page.limit("bytes of one Lua file", kMaxLuaFileBytes);
    page.limit("bytes of all Lua of a mod", kMaxModLuaBytes);
    page.limit("Lua files of a mod", kMaxModFiles);
    page.limit("steps of a mod's Lua while loading", static_cast<std::size_t>(kLoadFuel));
    page.limit("bytes of memory of a mod's Lua", kSoftMemoryBytes);
    page.limit("declarations of a mod", kMaxDeclarations);
    page.limit("values in one declaration", kMaxTableNodes);
    page.limit("tables inside tables", kMaxTableDepth);
    page.limit("bytes of one text", kMaxTextBytes);
    page.limit("letters of a name", kMaxNameBytes);
    page.limit("bytes of a text made by string.rep, string.format or table.concat",
               kMaxRepeatBytes);
    page.limit("values of table.unpack", kMaxUnpack);
    page.limit("tiles of a board", kMaxTiles);
    page.limit("kinds of goods", kMaxGoods);
    page.limit("kinds of terrains", kMaxTerrains);
    page.limit("kinds of pieces", kMaxPieces);
    page.limit("kinds of neutral pieces", kMaxPawns);
    page.limit("kinds of routes", kMaxRoutes);
    page.limit("decks", kMaxDecks);
    page.limit("kinds of cards", kMaxCards);
    page.limit("cards in all decks", kMaxDeckCards);
    page.limit("awards", kMaxAwards);
    page.limit("kinds of harbours", kMaxHarbours);
    page.limit("harbours on a board", kMaxHarbourSites);
    page.limit("values of all counters together", kMaxCounterCells);
    page.limit("dice", kMaxDice);
}

}  // namespace

std::string api_reference() {
    Page page;
    page.add(kHead);
    page.fields(manifest_docs());
    page.add(kOptions);
    language(page);
    page.add(kDeclarations);
    declarations(page);
    limits(page);
    return page.take();
}

}  // namespace hexholm
