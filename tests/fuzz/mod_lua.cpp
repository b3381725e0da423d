// The Lua of a mod, with its map and all other declarations: any bytes as the only file of a whole
// game. A game that loads is played for a while.
#include <memory>

#include "engine/game/watch/invariants.h"
#include "engine/lua/loading/loader.h"

#include "tests/fuzz/target.h"
#include "tests/support/random_game.h"

using namespace hexholm;

namespace {

constexpr const char* kManifest = R"({"id": "trial", "title": "Trial", "version": "1.0.0",
"api": 1, "load": ["main.lua"], "options": [
{ "name": "size", "title": "Size", "type": "integer", "least": 1, "most": 9, "default": 2 }],
"scenarios": [{ "title": "Trial", "players_least": 2, "players_most": 6 }]})";

// Found once; only the Lua changes from try to try.
const GamePlan& trial_plan(const fuzz::Scratch& scratch) {
    static const GamePlan plan = [&] {
        scratch.write("trial/mod.json", kManifest);
        const auto found = plan_game(LoadRequest{{scratch.path("")}, "trial", {}, {}, 3});
        fuzz::expect(found.ok(), "the manifest is sound");
        return found.value();
    }();
    return plan;
}

void play(const Rulebook& book) {
    test::RandomGame game(book, 1);
    do
        fuzz::expect(!violated(book, game.state), "a game keeps the rules about states");
    while (game.played.size() < 60 && game.step());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const fuzz::Scratch scratch;
    const GamePlan& plan = trial_plan(scratch);
    scratch.write("trial/main.lua", fuzz::text_of(data, size));
    std::vector<Problem> problems;
    const std::shared_ptr<const Content> content = load_content(plan, problems);
    for (const Problem& problem : problems)
        fuzz::expect_plain(problem.line());
    fuzz::expect((content == nullptr) != problems.empty(), "a game loads, or says why not");
    if (content != nullptr) play(Rulebook(content));
    return 0;
}
