#include "src/ui/turn_bar.h"

#include <algorithm>

#include "src/ui/buy_dialog.h"
#include "src/ui/card_art.h"
#include "src/ui/language.h"
#include "src/ui/prompt_text.h"

namespace hexholm::ui {

Bundle price_of(const Content& content, ActionKindId kind) {
    const ActionKind& what = content.kinds[kind];
    if (what.verb == Verb::build) return content.pieces[PieceId(what.subject)].cost;
    if (what.verb == Verb::buy) return content.decks[DeckId(what.subject)].cost;
    return {};
}

// Adds "2 Wool" to a list of such.
static void add_counted(std::string& list, int count, const Face& face) {
    if (count <= 0) return;
    if (!list.empty()) list += tr(", ");
    list += tr("{1} {2}#so many of a good", {std::to_string(count), title_of(face)});
}

std::string price_text(const Content& content, const Bundle& price) {
    std::string text;
    for (const GoodId good : content.goods.ids())
        add_counted(text, price[good], content.goods[good].face);
    return text;
}

// Buildings by their worth, then their price; what is bought comes last.
std::vector<ActionKindId> build_kinds(const Content& content) {
    std::vector<ActionKindId> kinds;
    for (const ActionKindId kind : content.kinds.ids()) {
        const Verb verb = content.kinds[kind].verb;
        if (verb == Verb::build || verb == Verb::buy) kinds.push_back(kind);
    }
    const auto rank = [&](ActionKindId kind) {
        const ActionKind& what = content.kinds[kind];
        if (what.verb == Verb::buy) return 10000;
        const Piece& piece = content.pieces[PieceId(what.subject)];
        return piece.points * 100 + piece.cost.total();
    };
    std::stable_sort(kinds.begin(), kinds.end(),
                     [&](ActionKindId a, ActionKindId b) { return rank(a) < rank(b); });
    return kinds;
}

namespace {

// Small coloured cards of the price; those that the viewer lacks are hollow.
void draw_price(
    Painter& painter, const Table& table, const Bundle& price, float x, float y, float strength) {
    const Content& content = table.content();
    const float step = painter.u(11);
    x -= step * static_cast<float>(price.total() - 1) * 0.5f;
    for (const GoodId good : content.goods.ids()) {
        const int held =
            table.is_watching() ? 0 : table.state().players[table.viewer()].goods[good];
        for (int copy = 0; copy < price[good]; ++copy, x += step) {
            const Rect chip = {x - painter.u(4.5f), y - painter.u(6.5f), painter.u(9),
                               painter.u(13)};
            painter.fill(chip, rgba(0x4B3826, strength), painter.u(2.5f));
            const bool covered = copy < held;
            painter.fill(chip.inset(painter.u(1.2f)),
                         covered
                             ? rgba(content.goods[good].face.color, strength)
                             : rgba(shaded(content.goods[good].face.color, 0.55f), strength * 0.9f),
                         painter.u(2));
        }
    }
}

void draw_kind_icon(
    Painter& painter, const Table& table, const ActionKind& what, Rect rect, float alpha) {
    const std::uint32_t color = table.is_watching() ? 0xFFFFFF : table.color(table.viewer());
    if (what.verb == Verb::build)
        painter.icon(table.looks.piece_icons[PieceId(what.subject)], color, rect, alpha);
    else
        draw_card_back(painter, table.content(), table.looks, DeckId(what.subject), rect.center_x(),
                       rect.center_y(), rect.w * 0.62f, 0.05f, alpha);
}

std::string how_many_left(const Table& table, const ActionKind& what) {
    if (table.is_watching()) return "";
    if (what.verb == Verb::build)
        return std::to_string(table.state().players[table.viewer()].supply[PieceId(what.subject)]);
    return std::to_string(deck_left(table.state(), DeckId(what.subject)));
}

std::string missing_text(const Table& table, const Bundle& price) {
    std::string text;
    for (const GoodId good : table.content().goods.ids())
        add_counted(text, price[good] - table.state().players[table.viewer()].goods[good],
                    table.content().goods[good].face);
    return text;
}

void explain(Painter& painter, const Table& table, ActionKindId kind, bool allowed) {
    const Content& content = table.content();
    const ActionKind& what = content.kinds[kind];
    const Face& thing = what.verb == Verb::build ? content.pieces[PieceId(what.subject)].face
                                                 : content.decks[DeckId(what.subject)].face;
    std::string text = tr("{1}  ({2} left)", {title_of(thing), how_many_left(table, what)});
    if (!thing.help.empty()) text += "\n" + std::string(help_of(thing));
    text += "\n" + tr("Costs {1}.", {price_text(content, price_of(content, kind))});
    if (!allowed && !table.is_watching()) {
        const Refusal& refusal = table.why_not[kind.index()];
        const std::string missing = missing_text(table, price_of(content, kind));
        const bool poor = refusal.reason == Reason::cannot_pay && !missing.empty();
        text +=
            "\n" + (poor ? tr("You still need {1}.", {missing}) : refusal_text(content, refusal));
    }
    painter.tooltip(text);
}

// In one line, or in two when it is too long for one.
void draw_card_title(
    Painter& painter, std::string_view title, float x, float y, float width, ImU32 ink) {
    const std::vector<std::string_view> lines = painter.lines(Font::small, width, title);
    if (lines.size() < 2)
        return painter.text_within(Font::small, x, y, width, ink, title, Align::center);
    const std::size_t second = static_cast<std::size_t>(lines[1].data() - title.data());
    painter.text_within(Font::small, x, y - painter.u(7), width, ink, lines[0], Align::center);
    painter.text_within(Font::small, x, y + painter.u(5), width, ink, title.substr(second),
                        Align::center);
}

// Whether there is a choice of how to pay: something else than the plain price would do.
bool has_ways(const Table& table, DeckId deck) {
    const std::vector<Action> ways = ways_to_buy(table, deck);
    return !ways.empty() && table.content().kinds[ways.back().kind].verb == Verb::buy_with;
}

void draw_build(Painter& painter,
                const Table& table,
                ActionKindId kind,
                Rect rect,
                std::size_t number,
                Intents& intents) {
    const ActionKind& what = table.content().kinds[kind];
    Action action;
    const bool several = what.verb == Verb::buy && has_ways(table, DeckId(what.subject));
    const bool allowed = table.can(kind, &action) || several;
    const bool chosen = table.cancellable && table.draft.kind == kind;
    const float strength = allowed ? 1.0f : 0.42f;
    const ButtonState state = painter.area(what.name, rect, allowed);
    const Rect face = rect.moved(0, state.held ? painter.u(1.5f) : chosen ? -painter.u(5) : 0);
    painter.shadow(face, 9, 0.5f);
    const bool lit = state.hovered && allowed;
    painter.gradient(face, painter.u(10), rgba(lit ? 0xFFFAEC : 0xF7ECD2, allowed ? 1 : 0.92f),
                     rgba(lit ? 0xF5E5BC : 0xE2CFA3, allowed ? 1 : 0.92f));
    painter.frame(face, chosen ? rgba(kGold) : rgba(0x6B4C2C, 0.95f), painter.u(10),
                  painter.u(chosen ? 3.0f : 1.3f));
    const float side = painter.u(56);
    draw_kind_icon(painter, table, what,
                   {face.center_x() - side / 2, face.y + painter.u(5), side, side}, strength);
    const Face& thing = what.verb == Verb::build
                            ? table.content().pieces[PieceId(what.subject)].face
                            : table.content().decks[DeckId(what.subject)].face;
    draw_card_title(painter, title_of(thing), face.center_x(), face.y + painter.u(72),
                    face.w - painter.u(6), rgba(kInk, allowed ? 1 : 0.6f));
    draw_price(painter, table, price_of(table.content(), kind), face.center_x(),
               face.y + painter.u(93), allowed ? 1.0f : 0.6f);
    const std::string_view key = painter.desk().number_key(number);
    if (!key.empty())
        painter.keycap(face.right() - painter.u(4), face.y + painter.u(12), key, true);
    painter.text(Font::small, face.x + painter.u(7), face.y + painter.u(12), rgba(kInk, 0.55f),
                 how_many_left(table, what));
    if (state.hovered) explain(painter, table, kind, allowed);
    if (!state.clicked) return;
    if (chosen)
        intents.cancel = true;
    else if (several)
        intents.buy = DeckId(what.subject);
    else if (what.args.empty())
        intents.actions.push_back(action);
    else
        intents.begin = kind;
}

// The one thing that most likely comes next: roll, or end the turn.
void draw_main_button(Painter& painter, const Table& table, Rect rect, Intents& intents) {
    Action roll;
    Action end;
    const bool may_roll = table.can(Verb::roll, &roll);
    const bool may_end = table.can(Verb::end_turn, &end);
    if (may_roll) {
        const ButtonSpec spec = {
            .label = tr("Roll dice"),
            .look = ButtonLook::gold,
            .key = painter.desk().key(input::Command::roll),
            .help = std::string(tr("Tiles with the number that is thrown give their goods."))};
        if (painter.button("roll", rect, spec)) intents.actions.push_back(roll);
        return;
    }
    const ButtonSpec spec = {.label = tr("End turn#button"),
                             .look = may_end ? ButtonLook::red : ButtonLook::wood,
                             .enabled = may_end,
                             .key = painter.desk().key(input::Command::end_turn),
                             .help = may_end ? std::string(tr("The next player takes the dice."))
                                             : why_not_text(table, Verb::end_turn)};
    if (painter.button("end_turn", rect, spec)) intents.actions.push_back(end);
}

}  // namespace

void draw_builds(Desk& desk, const Layout& layout, const Table& table, Intents& intents) {
    if (table.is_watching() || layout.builds.w <= 0) return;
    Sheet sheet(desk, "builds", layout.builds);
    Painter painter(desk, sheet.list());
    const std::vector<ActionKindId> kinds = build_kinds(table.content());
    const float step = layout.builds.w / static_cast<float>(kinds.size());
    for (std::size_t at = 0; at < kinds.size(); ++at) {
        const Rect rect = {layout.builds.x + step * static_cast<float>(at), layout.builds.y,
                           step - desk.u(8), layout.builds.h};
        draw_build(painter, table, kinds[at], rect, at + 1, intents);
    }
}

void draw_turn(Desk& desk, const Layout& layout, const Table& table, Intents& intents) {
    if (table.is_watching()) return;
    Sheet sheet(desk, "turn", layout.turn);
    Painter painter(desk, sheet.list());
    const Rect area = layout.turn;
    const float half = (area.h - desk.u(8)) / 2;
    const Rect low = {area.x, area.y + half + desk.u(8), area.w, half};
    const Rect undo = {low.x, low.y, desk.u(46), low.h};
    intents.undo |= draw_undo_button(painter, undo, table.undo);
    const float main = undo.right() + desk.u(8);
    draw_main_button(painter, table, {main, low.y, low.right() - main, low.h}, intents);
    const float side = (area.w - desk.u(8)) / 2;
    const Rect left = {area.x, area.y, side, half};
    const Rect right = {area.x + side + desk.u(8), area.y, side, half};
    const bool may_trade = table.can(Verb::trade_bank) || table.can(Verb::offer_trade) ||
                           table.can(Verb::withdraw_trade);
    const float room = side - desk.u(40);  // without the key
    const Font font = std::min(painter.fitting(Font::number, room, tr("Trade#open the dialog")),
                               painter.fitting(Font::number, room, tr("Cards")));
    const ButtonSpec trade = {
        .label = tr("Trade#open the dialog"),
        .enabled = may_trade,
        .font = font,
        .key = desk.key(input::Command::trade),
        .help = may_trade ? std::string(tr("Exchange goods with the bank or with other players."))
                          : why_not_text(table, Verb::offer_trade)};
    if (painter.button("trade", left, trade)) intents.open = Dialog::trade;
    const int held = cards_held(table.book, table.state(), table.viewer());
    const bool playable = table.can(Verb::play);
    const ButtonSpec cards = {.label = tr("Cards"),
                              .look = playable ? ButtonLook::gold : ButtonLook::paper,
                              .enabled = !table.content().cards.empty(),
                              .font = font,
                              .key = desk.key(input::Command::cards),
                              .help = std::string(table.content().cards.empty()
                                                      ? tr("This game has no such cards.")
                                                      : tr("Look at your cards, and play one."))};
    if (painter.button("cards", right, cards)) intents.open = Dialog::cards;
    if (held > 0)
        painter.badge(right.right() - desk.u(6), right.y + desk.u(4), std::to_string(held));
}

}  // namespace hexholm::ui
