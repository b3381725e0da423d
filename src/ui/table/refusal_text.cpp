#include "src/ui/table/refusal_text.h"

#include "src/ui/words/language.h"

namespace hexholm::ui {

static std::string reason_sentence(Reason reason) {
    const std::string_view english = reason_text(reason);
    std::string text(english.empty() ? tr("that is not possible now") : tr(english));
    if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string why_not_text(const Table& table, ActionKindId kind) {
    const Refusal refusal = table.why_not(kind);
    return refusal.ok() ? "" : refusal_text(table.content(), refusal);
}

std::string why_not_text(const Table& table, Verb verb) {
    if (table.can(verb)) return "";
    for (const ActionKindId kind : table.content().kinds.ids())
        if (table.content().kinds[kind].verb == verb)
            if (const std::string why = why_not_text(table, kind); !why.empty()) return why;
    return "";
}

std::string refusal_text(const Content& content, const Refusal& refusal) {
    if (const ReasonText* const own = own_reason(content, refusal))
        return std::string(tr_of(own->mod, own->text));
    const std::string text = reason_sentence(refusal.reason);
    const std::string number = std::to_string(refusal.number);
    if (refusal.good.is_some()) {
        const std::string_view good = title_of(content.goods[refusal.good].face);
        if (refusal.reason == Reason::cannot_pay && refusal.number > 0)
            return tr("{1} ({2} {3} missing).", {text, number, good});
        return tr("{1} ({2}).", {text, good});
    }
    const bool counts =
        refusal.reason == Reason::too_few_cards || refusal.reason == Reason::too_little;
    if (counts && refusal.number > 0) return tr("{1} ({2} needed).", {text, number});
    return tr("{1}.", {text});
}

}  // namespace hexholm::ui
