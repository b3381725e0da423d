#include "src/ui/questions/goods_question.h"

#include "engine/game/view/view.h"

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/table/prompt_text.h"
#include "src/ui/table/refusal_text.h"
#include "src/ui/trade/goods_picker.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

bool gives_up(Verb verb) {
    return verb == Verb::discard || verb == Verb::give;
}

// The template among the legal actions that is completed with goods, if there is one.
bool goods_template(const Table& table, Action& action) {
    for (const Action& one : table.legal) {
        const Verb verb = table.content().kinds[one.kind].verb;
        if (!gives_up(verb) && verb != Verb::choose_goods) continue;
        action = one;
        return true;
    }
    return false;
}

int wanted_count(const Table& table, Verb verb) {
    if (gives_up(verb)) return discard_count(table.book, table.state(), table.viewer());
    Prompt prompt;
    return current_prompt(table.book, table.state(), prompt) ? prompt.count : 0;
}

std::string goods_title(const Table& table, Verb verb, int count) {
    if (verb == Verb::discard) return tr_count(count, "Discard {1} card", "Discard {1} cards");
    if (verb != Verb::give) return tr_count(count, "Take {1} card", "Take {1} cards");
    const std::string plain = tr_count(count, "Give {1} card", "Give {1} cards");
    const Ask* const ask = asked_now(table);
    return ask == nullptr || ask->face.title.empty()
               ? plain
               : tr("{1}: {2}", {std::string(title_of(ask->face)), plain});
}

// Cards of which the viewer has most, one after the other.
Bundle proposed_gift(const Table& table, int count, GoodMask of) {
    Bundle left = hand_of(table.book, table.state(), table.viewer());
    Bundle gift;
    while (gift.total() < count) {
        GoodId most;
        for (const GoodId good : table.content().goods.ids())
            if (in_mask(of, good) && left[good] > (most.is_some() ? left[most] : 0)) most = good;
        if (most.is_none()) return gift;
        left.add(most, -1);
        gift.add(most, 1);
    }
    return gift;
}

}  // namespace

bool draw_goods_question(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents) {
    Action action;
    if (!goods_template(table, action)) return false;
    const Verb verb = table.content().kinds[action.kind].verb;
    const bool giving = gives_up(verb);
    const int count = wanted_count(table, verb);
    const std::string title = goods_title(table, verb, count);
    PickerSpec spec;
    spec.name = "pick";
    spec.total = count;
    spec.card_width = 44;
    DialogFrame frame(desk, "goods_question", title, layout.dock,
                      124 + picker_height(table, spec, layout.dock.width - 2 * kDialogRim));
    Painter painter(desk, frame.list());
    const PlayerState& own = table.state().players[table.viewer()];
    Prompt prompt;
    const bool asked = current_prompt(table.book, table.state(), prompt);
    if (giving && !memory.proposed)
        memory.picks = proposed_gift(table, count, asked ? prompt.of : kAllGoods);
    memory.proposed = true;
    spec.most = [&](GoodId good) {
        if (asked && !in_mask(prompt.of, good)) return 0;
        return giving ? int{own.goods[good]}
                      : good_on_offer(table.book, table.state(), table.viewer(), good).most;
    };
    spec.why = [&](GoodId good) {
        if (giving || (asked && !in_mask(prompt.of, good))) return std::string();
        const Reason why =
            good_on_offer(table.book, table.state(), table.viewer(), good).why_no_more;
        return refusal_text(table.content(), {why, good, 0});
    };
    const Rect area = frame.inside();
    draw_picker(painter, table, spec, area.x, area.y + desk.u(8), area.w, memory.picks);
    action.goods[0] = memory.picks;
    const bool right = memory.picks.total() == count && table.check(action).ok();
    const std::string left =
        tr("{1} of {2}", {std::to_string(memory.picks.total()), std::to_string(count)});
    painter.text(Font::number, area.x, area.bottom() - desk.u(17), rgba(kInkSoft), left);
    const Rect clear = {area.x + desk.u(78), area.bottom() - desk.u(30), desk.u(72), desk.u(26)};
    if (painter.button("clear_picks", clear,
                       {.label = tr("Clear"),
                        .look = ButtonLook::quiet,
                        .enabled = !memory.picks.empty(),
                        .font = Font::bold}))
        memory.picks = Bundle();
    const Rect button = {area.right() - desk.u(150), area.bottom() - desk.u(36), desk.u(150),
                         desk.u(36)};
    if (painter.button("confirm", button,
                       {.label = verb == Verb::discard ? tr("Discard")
                                 : giving              ? tr("Give")
                                                       : tr("Take"),
                        .look = right ? ButtonLook::gold : ButtonLook::paper,
                        .enabled = right,
                        .font = Font::number,
                        .key = painter.desk().key(input::Command::choose),
                        .help = right ? "" : title}))
        intents.actions.push_back(action);
    return true;
}

}  // namespace hexholm::ui
