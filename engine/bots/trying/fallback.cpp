#include "engine/bots/trying/fallback.h"

#include <cstdio>

#include "engine/base/check.h"
#include "engine/base/terminal.h"
#include "engine/bots/trying/random_choice.h"
#include "engine/game/asking/prompt.h"

namespace hexholm {

ActionList without_undoing(const Rulebook& book, const State& state, const ActionList& legal) {
    Prompt prompt;
    if (!current_prompt(book, state, prompt) || !prompt.of_action) return legal;
    ActionList left;
    for (const Action& action : legal)
        if (book.verb(action.kind) != Verb::decline) left.push_back(action);
    HEX_CHECK(left.size() <= legal.size());
    return left.empty() ? legal : left;
}

Action any_allowed(const Rulebook& book,
                   const State& state,
                   const ActionList& legal,
                   Random& chance) {
    HEX_CHECK(!legal.empty());
    const Action chosen = choose_at_random(book, state, legal, chance);
    if (check(book, state, chosen).ok()) return chosen;
    for (const Action& action : legal) {
        const Action complete = complete_at_random(book, state, action, chance);
        if (check(book, state, complete).ok()) return complete;
    }
    check_failed("the legal list holds an action that check() allows", __FILE_NAME__, __LINE__);
}

void report_refused(const Rulebook& book,
                    const Action& action,
                    Refusal refusal,
                    std::uint64_t seed,
                    std::uint32_t at) {
    const bool named = action.kind.index() < book.content().kinds.size();
    const std::string name = named ? book.content().kinds[action.kind].name : "nothing";
    const std::string_view reason = reason_text(refusal.reason);
    print_error_line(
        "hexholm: internal fault: the bot of seat %d chose %s (%d %d %d), but %.*s (seed "
        "%llu, action %u); a random action is played instead",
        static_cast<int>(action.player.index()) + 1, name.c_str(), action.args[0], action.args[1],
        action.args[2], static_cast<int>(reason.size()), reason.data(),
        static_cast<unsigned long long>(seed), at);
}

}  // namespace hexholm
