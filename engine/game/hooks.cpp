#include "engine/game/hooks.h"

#include "engine/base/check.h"

namespace hexholm {
namespace {

constexpr int kMaxHookDepth = 8;  // functions that set off each other

// With `tolerant` the failure of one function undoes what that function did and nothing else.
HookAnswer call_tolerantly(const Play& play, HookId hook, HookArgs args) {
    const State before = play.state;
    const std::size_t told = play.events == nullptr ? 0 : play.events->size();
    HookAnswer answer = play.book.content().program->run(play, hook, args);
    if (!answer.failed && !play.progress->failed) return answer;
    play.state = before;
    play.progress->failed = false;
    if (play.events != nullptr) play.events->shorten(told);
    return {};
}

}  // namespace

bool allows(const Rulebook& book,
            const State& state,
            HookId test,
            std::initializer_list<HookArg> args) {
    if (test.is_none()) return true;
    const HookAnswer answer =
        book.content().program->ask(book, state, test, {args.begin(), args.size()});
    return !answer.failed && !answer.is_false;
}

HookAnswer call_hook(const Play& play, HookId hook, std::initializer_list<HookArg> args) {
    if (hook.is_none()) return {};
    HEX_CHECK(play.progress != nullptr);
    if (play.progress->failed) return {.failed = true};
    if (play.progress->hook_depth >= kMaxHookDepth) {
        fail_action(play,
                    play.book.content().hooks[hook].name + " sets itself off again and again");
        return {.failed = true};
    }
    ++play.progress->hook_depth;
    const HookArgs given(args.begin(), args.size());
    const HookAnswer answer = play.progress->tolerant
                                  ? call_tolerantly(play, hook, given)
                                  : play.book.content().program->run(play, hook, given);
    --play.progress->hook_depth;
    if (answer.failed) play.progress->failed = true;
    return answer;
}

void notify_listeners(const Play& play,
                      Moment moment,
                      std::initializer_list<HookArg> args,
                      std::uint64_t about) {
    for (const HookId hook : play.book.listeners(moment))
        if ((play.book.content().hooks[hook].about & about) != 0) call_hook(play, hook, args);
}

void fail_action(const Play& play, const std::string& what) {
    HEX_CHECK(play.progress != nullptr);
    if (play.progress->failed) return;
    play.progress->failed = true;
    const Content& content = play.book.content();
    if (content.program == nullptr) return;
    // The function that was called last is the likeliest culprit.
    const HookId last = play.progress->last_hook;
    const Hook hook = last.is_some() ? content.hooks[last] : Hook{};
    content.program->report(
        {content.mods.empty() ? "" : content.mods[hook.mod].id, hook.where, what});
}

}  // namespace hexholm
