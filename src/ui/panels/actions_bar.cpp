#include "src/ui/panels/actions_bar.h"

#include <algorithm>
#include <functional>

#include "engine/game/trade/prices.h"

#include "src/ui/panels/action_price.h"
#include "src/ui/table/figure_facts.h"
#include "src/ui/table/prompt_text.h"
#include "src/ui/table/refusal_text.h"
#include "src/ui/table/shown_tracks.h"
#include "src/ui/table/turn_bar.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kHeight = 34;
constexpr float kSpacing = 6;
constexpr float kMostWidth = 260;
constexpr float kActionIcon = 24;

const ModAction& mod_action_of(const Table& table, ActionKindId kind) {
    return table.content().mod_actions[ModActionId(table.content().kinds[kind].subject)];
}

bool is_of_figure(Verb verb) {
    return verb == Verb::travel || verb == Verb::load || verb == Verb::unload;
}

bool is_of_figure(const Table& table, ActionKindId kind) {
    return is_of_figure(table.content().kinds[kind].verb);
}

// Whether the action moves a piece or a figure; it may cost something other than goods.
bool is_move(const Table& table, ActionKindId kind) {
    return table.content().kinds[kind].verb == Verb::move || is_of_figure(table, kind);
}

const Face& face_of(const Table& table, ActionKindId kind) {
    return is_move(table, kind) ? table.content().kinds[kind].face
                                : mod_action_of(table, kind).face;
}

std::string title_for(const Table& table, ActionKindId kind) {
    return kind_title(table.content(), kind);
}

// An action of a card in the hand has a button only when the card itself cannot be clicked.
bool has_button(const Content& content, const ActionKind& kind) {
    const ModActionId mod_action(kind.subject);
    const bool on_card = content.mod_actions[mod_action].needs_card.is_some();
    return !stands_in_panel(content, mod_action) && !(on_card && !content.board.has_directions());
}

int own_value(const Table& table, CounterId counter) {
    return table.state()
        .counters[table.content().counters[counter].cell_of(table.viewer().index())];
}

// Whether the action is not possible for the rest of the game: its limit is reached, or it needs a
// mark that the viewer lacks.
bool is_out_of_question(const Table& table, const ModAction& mod_action) {
    const auto& counters = table.content().counters;
    if (const CounterId limit = mod_action.limit; limit.is_some())
        if (const Counter& counter = counters[limit];
            !counter.reset_each_turn && own_value(table, limit) >= counter.most)
            return true;
    const CounterId mark = mod_action.needs_counter;
    return mark.is_some() && counters[mark].per == Owner::player && counters[mark].most == 1 &&
           !counters[mark].reset_each_turn && !counters[mark].face.title.empty() &&
           counters[mark].pieces == 0 && own_value(table, mark) == 0;
}

// Actions of an open card are shown to whoever has it.
bool concerns(const Table& table, const ModAction& mod_action) {
    if (is_out_of_question(table, mod_action)) return false;
    return mod_action.needs_open.is_none() ||
           table.state().players[table.viewer()].open[mod_action.needs_open] > 0;
}

std::string price_words(const Table& table, ActionKindId kind) {
    const Content& content = table.content();
    const ModAction& mod_action = mod_action_of(table, kind);
    std::string text = price_text(content, price_of(table, kind));
    const auto now = [&](const Amount& amount) {
        return price_of(table.book, table.state(), table.viewer(), amount);
    };
    const auto add = [&](const std::string& more) {
        (text += text.empty() ? "" : tr(", ")) += more;
    };
    if (mod_action.pay_deck.is_some())
        add(tr("{1} cards worth {2}", {title_of(content.decks[mod_action.pay_deck].face),
                                       std::to_string(now(mod_action.pay_value))}));
    if (const int count = now(mod_action.pay_count); mod_action.pay_counter.is_some() && count > 0)
        add(tr("{1} {2}#so many of a good",
               {std::to_string(count), title_of(content.counters[mod_action.pay_counter].face)}));
    return text;
}

// Without such a piece on the board there is nothing to move.
bool owns_one(const Table& table, ActionKindId kind) {
    const PieceId piece(table.content().kinds[kind].subject);
    return std::ranges::any_of(all_ids<EdgeId>(table.book.board().edge_count()), [&](EdgeId edge) {
        const Spot& spot = table.state().edges[edge];
        return spot.owner() == table.viewer() && spot.piece() == piece;
    });
}

void explain_action(Painter& painter, const Table& table, ActionKindId kind, bool allowed) {
    std::string text = title_for(table, kind);
    if (!face_of(table, kind).help.empty()) (text += '\n') += help_of(face_of(table, kind));
    const std::string price = is_move(table, kind) ? "" : price_words(table, kind);
    if (!price.empty()) text += "\n" + tr("Costs {1}.", {price});
    const std::string why = allowed ? "" : why_not_text(table, kind);
    if (!why.empty()) text += "\n" + why;
    painter.tooltip(text);
}

void draw_icon(Painter& painter, const Table& table, ActionKindId kind, Rect rect, float alpha) {
    const std::uint16_t subject = table.content().kinds[kind].subject;
    if (is_of_figure(table, kind))
        return draw_figure_icon(painter, table, FigureKindId(subject), table.color(table.viewer()),
                                rect, alpha);
    const scene::ModelId icon = is_move(table, kind)
                                    ? table.looks.piece_icons[PieceId(subject)]
                                    : table.looks.mod_actions[ModActionId(subject)];
    const Face& face = face_of(table, kind);
    if (icon != scene::kNoModel)
        painter.icon(icon, table.color(table.viewer()), rect, alpha);
    else
        painter.dot(rect.center_x(), rect.center_y(), rect.w * 0.32f, face.color, alpha);
}

void draw_action(Painter& painter,
                 const Table& table,
                 ActionKindId kind,
                 Rect rect,
                 std::size_t number,
                 Intents& intents) {
    const ActionKind& what = table.content().kinds[kind];
    Action action;
    const bool allowed = table.can(kind, &action);
    const bool chosen = table.cancellable && table.draft.kind == kind;
    const ButtonState state = painter.area(what.name, rect, allowed);
    const bool lit = state.hovered && allowed;
    painter.shadow(rect, 8, 0.45f);
    painter.gradient(rect, painter.u(9), rgba(lit ? 0xFFFAEC : 0xF7ECD2, allowed ? 1 : 0.85f),
                     rgba(lit ? 0xF5E5BC : 0xE2CFA3, allowed ? 1 : 0.85f));
    painter.frame(rect, chosen ? rgba(kGold) : rgba(0x6B4C2C, 0.95f), painter.u(9),
                  painter.u(chosen ? 3.0f : 1.3f));
    const float side = painter.u(kActionIcon);
    draw_icon(painter, table, kind, {rect.x + painter.u(6), rect.center_y() - side / 2, side, side},
              allowed ? 1.0f : 0.4f);
    const float left = rect.x + side + painter.u(11);
    const std::string key = painter.desk().number_key(number);
    const float cap =
        key.empty() ? painter.u(6) : painter.u(15) + painter.text_width(Font::small, key);
    const float ink = allowed ? 1 : 0.55f;
    const float price = price_width(painter, table, kind);
    painter.text_within(Font::bold, left, rect.center_y(), rect.right() - left - cap - price,
                        rgba(kInk, ink), title_for(table, kind));
    draw_price_on(painter, table, kind, rect.right() - cap, rect.center_y(), ink);
    if (!key.empty()) painter.keycap(rect.right() - painter.u(5), rect.center_y(), key, true);
    if (state.hovered) explain_action(painter, table, kind, allowed);
    if (!state.clicked) return;
    if (chosen)
        intents.cancel = true;
    else if (what.args.empty())
        intents.actions.push_back(action);
    else
        intents.begin = kind;
}

// All that may ever have a button in this phase.
std::vector<ActionKindId> button_kinds(const Table& table, PhaseId phase) {
    const Content& content = table.content();
    std::vector<ActionKindId> kinds;
    for (const ActionKindId kind : content.kinds.ids()) {
        const ActionKind& what = content.kinds[kind];
        const bool shown =
            what.verb == Verb::act ? has_button(content, what) : is_move(table, kind);
        if (content.phases[phase].actions[kind.index()] && shown) kinds.push_back(kind);
    }
    return kinds;
}

float width_of(const Painter& painter, const Table& table, ActionKindId kind) {
    const float text = painter.text_width(Font::bold, title_for(table, kind));
    return std::min(text + painter.u(kActionIcon + 36), painter.u(kMostWidth)) +
           price_width(painter, table, kind);
}

}  // namespace

std::vector<ActionKindId> numbered_action_kinds(const Content& content) {
    std::vector<ActionKindId> kinds;
    for (const ActionKindId id : content.kinds.ids()) {
        const ActionKind& kind = content.kinds[id];
        const bool is_numbered = kind.verb == Verb::act
                                     ? has_button(content, kind)
                                     : kind.verb == Verb::move || is_of_figure(kind.verb);
        if (is_numbered) kinds.push_back(id);
    }
    return kinds;
}

std::vector<ActionKindId> mod_action_kinds(const Table& table) {
    std::vector<ActionKindId> kinds;
    const State& state = table.state();
    if (table.is_watching() || state.acting != table.viewer() || state.stage != Stage::play ||
        state.phase.is_none())
        return kinds;
    for (const ActionKindId kind : button_kinds(table, state.phase)) {
        const ActionKind& what = table.content().kinds[kind];
        const bool shown = what.verb == Verb::act ? concerns(table, mod_action_of(table, kind))
                           : what.verb == Verb::move
                               ? owns_one(table, kind)
                               : has_figure(table, FigureKindId(what.subject));
        if (shown) kinds.push_back(kind);
    }
    return kinds;
}

namespace {

constexpr std::size_t kFewActions = 4;  // so many are shown even when they cannot be done now

// A button of the row: an action, what actions are paid with, or none of both for the one that shows and hides
// what cannot be done now.
struct Slot {
    ActionKindId kind{};
    std::size_t number = 0;  // its key; those that are hidden keep theirs
    Currency held{};
    Rect rect{};
};

// Whether the action only takes something away from the player. It is rarely wise, so it stands
// apart, behind the fold.
bool only_gives_up(const Table& table, ActionKindId kind) {
    if (is_move(table, kind)) return false;
    const EffectId effect = mod_action_of(table, kind).effect;
    if (effect.is_none()) return false;
    const std::vector<Step>& steps = table.content().effects[effect].steps;
    const auto takes = [](const Step& step) {
        return step.op == Op::remove_figure || step.op == Op::lose;
    };
    return std::ranges::any_of(steps, takes) && std::ranges::all_of(steps, [&](const Step& step) {
               return takes(step) || step.op == Op::stage || step.op == Op::pay;
           });
}

// A long list is folded to what can be done now, and to what is being done.
std::vector<Slot> slots_of(const Table& table, const TableMemory& memory, std::size_t& hidden) {
    const std::vector<ActionKindId> kinds = mod_action_kinds(table);
    const std::size_t first = build_kinds(table.content()).size() + 1;
    const std::vector<ActionKindId> numbered = numbered_action_kinds(table.content());
    const bool folds = kinds.size() > kFewActions;
    std::vector<Slot> slots;
    for (const Currency held : currencies_of(table.content(), kinds))
        slots.push_back({.held = held});
    for (std::size_t at = 0; at < kinds.size(); ++at) {
        const bool begun = table.draft.kind == kinds[at];
        const bool apart = only_gives_up(table, kinds[at]) && !begun;
        const bool hides = apart || (folds && !table.can(kinds[at]) && !begun);
        if (hides) ++hidden;
        if (hides && !memory.all_actions) continue;
        const auto place = std::ranges::find(numbered, kinds[at]) - numbered.begin();
        slots.push_back({.kind = kinds[at], .number = first + static_cast<std::size_t>(place)});
    }
    if (hidden > 0) slots.push_back({});
    return slots;
}

std::string fold_label(const TableMemory& memory, std::size_t hidden) {
    return memory.all_actions ? std::string(tr("Fewer#actions"))
                              : tr("{1} more#actions", {std::to_string(hidden)});
}

// Places buttons from the right end of the lowest row to the left, then upwards.
void place_slots(const Painter& measure,
                 const Layout& layout,
                 const Table& table,
                 const std::string& fold,
                 std::vector<Slot>& slots) {
    const Rect space = layout.actions;
    const float height = measure.u(kHeight);
    Rect rect = {space.right(), space.bottom() - height, 0, height};
    for (std::size_t at = slots.size(); at-- > 0;) {
        const Slot& slot = slots[at];
        rect.w = slot.kind.is_some()       ? width_of(measure, table, slot.kind)
                 : slot.held != Currency() ? currency_width(measure, table, slot.held)
                                           : measure.text_width(Font::bold, fold) + measure.u(24);
        if (rect.x - rect.w < space.x && rect.x < space.right()) {
            rect.x = space.right();
            rect.y -= height + measure.u(kSpacing);
        }
        rect.x -= rect.w;
        slots[at].rect = rect;
        rect.x -= measure.u(kSpacing);
    }
}

// The buttons come and go with every part of a turn. The board leaves room for the widest of them, folded, for good.
void keep_room(Desk& desk, const Layout& layout, const Table& table) {
    const Painter measure(desk, list_under_all());
    const auto width = [&](ActionKindId kind) { return width_of(measure, table, kind); };
    const Rect space = layout.actions;
    float high = space.bottom();
    for (const PhaseId phase : table.content().phases.ids()) {
        std::vector<ActionKindId> kinds = button_kinds(table, phase);
        std::vector<Slot> slots;
        for (const Currency held : currencies_of(table.content(), kinds))
            slots.push_back({.held = held});
        const bool parts = std::ranges::any_of(
            kinds, [&](ActionKindId kind) { return only_gives_up(table, kind); });
        if (parts || kinds.size() > kFewActions) slots.push_back({});
        std::ranges::sort(kinds, std::greater(), width);
        for (std::size_t at = 0; at < std::min(kinds.size(), kFewActions); ++at)
            slots.push_back({.kind = kinds[at]});
        place_slots(measure, layout, table, fold_label({}, kinds.size()), slots);
        if (!slots.empty()) high = std::min(high, slots.front().rect.y);
    }
    // On a phone only the lowest row is kept free: further rows lie over the board.
    if (layout.is_narrow && high < space.bottom()) high = space.bottom() - desk.u(kHeight);
    if (high < space.bottom())
        desk.panels.push_back({"actions", {space.x, high, space.w, space.bottom() - high}});
}

void draw_fold(Painter& painter, const std::string& label, Rect rect, TableMemory& memory) {
    const ButtonSpec spec = {
        .label = label,
        .look = ButtonLook::wood,
        .font = Font::bold,
        .help = std::string(
            tr("Shows or hides the actions that are not possible now, with the reason for each"))};
    if (painter.button("fold_actions", rect, spec)) memory.all_actions = !memory.all_actions;
}

}  // namespace

void draw_actions(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents) {
    if (!table.is_watching()) keep_room(desk, layout, table);
    // While a question is answered with one thing or another, that choice stands in their place.
    if (table.hands_hidden || !table.rivals.kinds.empty()) return;
    std::size_t hidden = 0;
    std::vector<Slot> slots = slots_of(table, memory, hidden);
    const std::string fold = fold_label(memory, hidden);
    place_slots(Painter(desk, list_under_all()), layout, table, fold, slots);
    for (std::size_t at = 0; at < slots.size(); ++at) {
        const Slot& slot = slots[at];
        const std::string name =
            "action_" +
            (slot.held == Currency() ? std::to_string(slot.number) : "held_" + std::to_string(at));
        Sheet sheet(desk, name.c_str(), slot.rect, Layer::back, PanelStay::opened);
        Painter painter(desk, sheet.list());
        if (slot.kind.is_some())
            draw_action(painter, table, slot.kind, slot.rect, slot.number, intents);
        else if (slot.held != Currency())
            draw_currency(painter, table, slot.held, slot.rect);
        else
            draw_fold(painter, fold, slot.rect, memory);
    }
}

}  // namespace hexholm::ui
