#include "src/ui/cards/card_hand.h"

#include <algorithm>

#include "src/ui/cards/card_sheet.h"
#include "src/ui/table/refusal_text.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kHandCard = 84;  // units
constexpr float kHandLift = 22;  // so far they reach over the rim
constexpr float kRaised = 12;    // more, when pointed at

// What a click on the card does now.
struct Use {
    std::optional<std::int16_t> answer;  // to a question for a card
    std::optional<Action> action;        // at once
    ActionKindId begins;                 // an action that asks for a place first
    bool any() const { return answer || action || begins.is_some(); }
};

Use use_of(const Table& table, CardId card) {
    Use use;
    if (!table.choices.cards.empty()) {
        if (std::ranges::find(table.choices.cards, card) != table.choices.cards.end())
            use.answer = card.number();
        return use;
    }
    Action action;
    const ActionKindId play = table.book.kind(Verb::play, card.index());
    if (play.is_some() && table.can(play, &action)) {
        use.action = action;
        return use;
    }
    const ActionKindId react = table.book.kind(Verb::react, card.index());
    if (react.is_some() && table.can(react, &action)) {
        use.action = action;
        return use;
    }
    const ActionKindId lay = laying_kind(table.content(), card);
    if (lay.is_some() && table.can(lay)) use.begins = lay;
    return use;
}

// Why nothing can be done with it now.
std::string why_unused(const Table& table, CardId card) {
    const ActionKindId play = table.book.kind(Verb::play, card.index());
    const ActionKindId kind = play.is_some() ? play : laying_kind(table.content(), card);
    return kind.is_none() || !table.viewer_acts() ? std::string() : why_not_text(table, kind);
}

std::vector<CardId> cards_of_hand(const Table& table) {
    std::vector<CardId> cards;
    const PlayerState& own = table.state().players[table.viewer()];
    for (const CardId card : table.content().cards.ids())
        cards.insert(cards.end(), own.hand[card], card);
    return cards;
}

void obey(const Table& table, const Use& use, Intents& intents, bool chosen) {
    if (use.answer)
        intents.choose = use.answer;
    else if (use.action)
        intents.actions.push_back(*use.action);
    else if (chosen && table.cancellable)
        intents.cancel = true;
    else if (use.begins.is_some())
        intents.begin = use.begins;
}

void draw_note(Painter& painter, Rect rect, std::string_view words) {
    painter.text_within(Font::title, rect.center_x(), rect.center_y(), rect.w - painter.u(20),
                        rgba(kCreamSoft), words, Align::center);
}

}  // namespace

void draw_card_hand(
    Desk& desk, const Layout& layout, const Table& table, TableMemory&, Intents& intents) {
    if (layout.hand.w <= 0) return;
    const float lift = desk.u(kHandLift);
    Sheet sheet(desk, "hand",
                {layout.hand.x, layout.hand.y - lift, layout.hand.w, layout.hand.h + lift});
    Painter painter(desk, sheet.list());
    painter.wood(layout.hand);
    if (table.is_watching()) return draw_note(painter, layout.hand, tr("Watching"));
    if (table.hands_hidden) return draw_note(painter, layout.hand, tr("Cards are hidden"));
    painter.list()->AddRectFilled(
        {layout.hand.x, layout.hand.y}, {layout.hand.x + desk.u(9), layout.hand.bottom()},
        rgba(table.color(table.viewer())), desk.u(12), ImDrawFlags_RoundCornersLeft);
    const std::vector<CardId> cards = cards_of_hand(table);
    if (cards.empty()) return draw_note(painter, layout.hand, tr("You have no cards yet."));
    const float width = desk.u(kHandCard);
    const float room = layout.hand.w - desk.u(34) - width;
    const float step =
        cards.size() > 1 ? std::min(width + desk.u(8), room / static_cast<float>(cards.size() - 1))
                         : 0;
    std::optional<std::size_t> pointed;
    Rect pointed_at;
    for (std::size_t at = 0; at < cards.size(); ++at) {
        const float x = layout.hand.x + desk.u(20) + step * static_cast<float>(at);
        Rect rect = {x, layout.hand.y - lift + desk.u(6), width, width * 1.4f};
        const Use use = table.busy ? Use() : use_of(table, cards[at]);
        const std::string name =
            "hand_" + table.content().cards[cards[at]].name +
            (at > 0 && cards[at - 1] == cards[at] ? "_" + std::to_string(at) : std::string());
        const ButtonState state = painter.area(name, rect, use.any());
        const bool chosen = use.begins.is_some() && table.draft.kind == use.begins;
        if (state.hovered || state.focused || chosen) rect.y -= desk.u(kRaised);
        const CardInfo info = info_of(table, cards[at]);
        draw_portrait_card(painter, table, info, rect);
        if (use.any() || chosen)
            painter.frame(rect.inset(-painter.u(1.5f)), rgba(chosen ? kCream : kGold),
                          painter.u(11), painter.u(chosen ? 4.0f : 2.6f));
        // While its place is chosen it would cover places.
        if ((state.hovered || state.focused) && !chosen) {
            pointed = at;
            pointed_at = rect;
        }
        if (state.clicked) obey(table, use, intents, chosen);
    }
    if (!pointed) return;
    CardInfo info = info_of(table, cards[*pointed]);
    const std::string why = table.busy || use_of(table, cards[*pointed]).any()
                                ? std::string()
                                : why_unused(table, cards[*pointed]);
    if (!why.empty()) info.help += (info.help.empty() ? "" : "\n") + why;
    draw_grown(desk, table, info, pointed_at, 1);
}

}  // namespace hexholm::ui
