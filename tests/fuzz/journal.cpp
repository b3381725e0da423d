// Journals: any bytes as a saved game. What is read is played as far as the rules allow.
#include <memory>

#include "engine/game/game.h"
#include "engine/game/watch/invariants.h"
#include "engine/journal/reader.h"
#include "engine/lua/loading/loader.h"

#include "tests/fuzz/target.h"

using namespace hexholm;

namespace {

const Rulebook& base_game() {
    static const std::shared_ptr<const Content> content = [] {
        const auto loaded = load_content(LoadRequest{{"mods"}, "base", {}, {}, 4});
        fuzz::expect(loaded.ok(), "the base game loads; start in the root of the sources");
        return loaded.value();
    }();
    static const Rulebook book(content);
    return book;
}

void play(const JournalText& journal, const std::vector<RecordedAction>& records) {
    const Rulebook& book = base_game();
    State state = start_game(book, journal.header.seed);
    for (const RecordedAction& record : records) {
        if (!check(book, state, record.action).ok()) break;
        journal.header.seed.begin_action(state.random, state.actions);
        apply(book, state, record.action);
        fuzz::expect(!violated(book, state), "an allowed action keeps the rules about states");
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const Result<JournalText> journal = parse_journal(fuzz::text_of(data, size), "trial.journal");
    if (!journal) {
        fuzz::expect_plain(journal.problem().line());
        return 0;
    }
    const auto difference =
        content_difference(journal.value().header, base_game().content(), "trial.journal");
    if (difference) fuzz::expect_plain(difference->line());
    const auto records = recorded_actions(journal.value(), base_game().content());
    if (!records)
        fuzz::expect_plain(records.problem().line());
    else
        play(journal.value(), records.value());
    return 0;
}
