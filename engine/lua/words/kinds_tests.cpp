// Tests of things, which several mods may add to, and guards on what others declare.
#include <algorithm>

#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

// Links the test behind those that the thing has.
void add_test(HookId& first, HookId test, Draft& draft) {
    if (first.is_none()) {
        first = test;
        return;
    }
    HookId last = first;
    while (draft.content.hooks[last].next.is_some())
        last = draft.content.hooks[last].next;
    draft.content.hooks[last].next = test;
}

int add_reason(const std::string& text, const std::string& mod, Draft& draft) {
    draft.content.reasons.push_back({text, mod});
    return static_cast<int>(draft.content.reasons.size()) - 1;
}

// The words are those of the mod that has the function.
void set_reason(HookId test, const std::string& text, const std::string& mod, Draft& draft) {
    if (!text.empty()) draft.content.hooks[test].reason = add_reason(text, mod, draft);
}

constexpr const char* kReasonDoc =
    "Why not, as the player is told it: \"a march stands before your door\".";

void read_one(Fields& fields, HookId& test, std::string_view arguments, Draft& draft) {
    HookId own;
    CounterId gate;
    std::string reason;
    hook_field(fields, "test", own, draft, arguments, "One more test.", Gives::verdict);
    fields.text("reason", reason, kReasonDoc);
    fields.id("asked_while", Kind::counter, gate,
              "A counter of the player or of the game: the test is asked only while it is above 0. "
              "Quicker than to ask for it.");
    if (fields.documenting() || own.is_none()) return;
    draft.content.hooks[own].gate = gate;
    set_reason(own, reason, mod_of_function(fields, "test"), draft);
    add_test(test, own, draft);
}

}  // namespace

int reason_field(Fields& fields, Draft& draft, std::string_view doc) {
    std::string reason;
    fields.text("reason", reason, doc);
    return reason.empty() ? -1 : add_reason(reason, fields.context().mod, draft);
}

int test_fields(
    Fields& fields, HookId& test, Draft& draft, std::string_view arguments, std::string_view doc) {
    std::string reason;
    hook_field(fields, "test", test, draft, arguments, doc, Gives::verdict);
    fields.text("reason", reason, kReasonDoc);
    const int place =
        reason.empty() ? -1 : add_reason(reason, mod_of_function(fields, "test"), draft);
    if (test.is_some()) draft.content.hooks[test].reason = place;
    fields.each(
        "tests", "More of them, as other mods add them; all must allow it.",
        [&](Fields& inner) { read_one(inner, test, arguments, draft); },
        [&](const Tree& function) {
            add_test(test, add_hook(fields, "tests", function, draft, Gives::verdict), draft);
        });
    return place;
}

void read_guard(Fields& fields, const std::string& name, Draft& draft) {
    DraftGuard guard;
    guard.actions = name;
    guard.context = fields.context();
    std::string reason;
    hook_field(fields, "test", guard.test, draft, "game, player, first, second",
               "Whether it may be done; first and second are what the action is about.",
               Gives::verdict);
    fields.id(
        "while_any", Kind::pick, guard.while_any,
        "Instead of a test: it may not be done while the player could pick something. Without "
        "both: never, as long as the guard holds.");
    fields.id("counter", Kind::counter, guard.counter,
              "It holds only while this counter of the player or the game is above 0. Quicker than "
              "to ask for it.");
    fields.names("phases", Kind::phase, guard.phases, "It holds only in these parts of a turn.",
                 "all");
    fields.text("reason", reason, kReasonDoc);
    if (fields.documenting()) return;
    const bool is_bare = guard.test.is_none() && guard.while_any.is_none();
    if (is_bare && guard.counter.is_none() && guard.phases.empty())
        fields.problem("test", "is missing", "give it a function, or write 'while_any'");
    if (guard.test.is_some() && guard.while_any.is_some())
        fields.problem("while_any", "stands beside a test", "write a guard for each");
    if (guard.test.is_some())
        set_reason(guard.test, reason, mod_of_function(fields, "test"), draft);
    else if (!reason.empty())
        guard.reason = add_reason(reason, fields.context().mod, draft);
    draft.guards.push_back(std::move(guard));
}

}  // namespace hexholm
