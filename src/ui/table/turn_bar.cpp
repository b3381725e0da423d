#include "src/ui/table/turn_bar.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "engine/game/trade/prices.h"

#include "src/ui/table/prompt_text.h"
#include "src/ui/table/refusal_text.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

static PlayerId payer(const Table& table) {
    return table.viewer().is_some() ? table.viewer() : table.state().acting;
}

Bundle price_of(const Table& table, ActionKindId kind) {
    return hexholm::price_of(table.book, table.state(), payer(table), kind);
}
Bundle price_of(const Table& table, const Price& price) {
    return hexholm::price_of(table.book, table.state(), payer(table), price);
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
        if (verb == Verb::build || verb == Verb::build_figure || verb == Verb::buy)
            kinds.push_back(kind);
    }
    const auto rank = [&](ActionKindId kind) {
        const ActionKind& what = content.kinds[kind];
        if (what.verb == Verb::buy) return 10000;
        if (what.verb == Verb::build_figure)
            return 5000 + content.figure_kinds[FigureKindId(what.subject)].cost.first().total();
        const Piece& piece = content.pieces[PieceId(what.subject)];
        return piece.points * 100 + piece.cost.first().total();
    };
    std::stable_sort(kinds.begin(), kinds.end(),
                     [&](ActionKindId a, ActionKindId b) { return rank(a) < rank(b); });
    return kinds;
}

const Face& built_face(const Content& content, ActionKindId kind) {
    const ActionKind& what = content.kinds[kind];
    if (what.verb == Verb::build) return content.pieces[PieceId(what.subject)].face;
    if (what.verb == Verb::build_figure)
        return content.figure_kinds[FigureKindId(what.subject)].face;
    return content.decks[DeckId(what.subject)].face;
}

namespace {

// The one thing that most likely comes next: roll, go on to another part of the turn, or end it.
void draw_main_button(Painter& painter, const Table& table, Rect rect, Intents& intents) {
    Action roll;
    Action end;
    const bool may_roll = table.can(Verb::roll, &roll);
    const bool may_end = table.can(Verb::end_turn, &end);
    if (may_roll) {
        const bool cards = table.content().rules.roll_from.is_some();
        const ButtonSpec spec = {
            .label = cards ? tr("Turn over a card") : tr("Roll dice"),
            .look = ButtonLook::gold,
            .key = painter.desk().key(input::Command::roll),
            .help = std::string(cards ? tr("Tiles with the number on the card yield their goods.")
                                      : tr("Tiles with the number rolled yield their goods."))};
        if (painter.button("roll", rect, spec)) intents.actions.push_back(roll);
        return;
    }
    const bool goes_on = table.next_part.is_some();
    const std::string help = goes_on ? title_and_help(table.content().phases[table.next_part].face)
                                     : std::string(tr("The next player takes the dice."));
    const ButtonSpec spec = {.label = goes_on ? tr("Continue") : tr("End turn#button"),
                             .look = may_end ? ButtonLook::red : ButtonLook::wood,
                             .enabled = may_end,
                             .key = painter.desk().key(input::Command::end_turn),
                             .help = may_end ? help : why_not_text(table, Verb::end_turn)};
    if (painter.button("end_turn", rect, spec)) intents.actions.push_back(end);
}

// A lamp that shines: no font must have it.
void draw_lamp(Painter& painter, float x, float y, float size, ImU32 ink, ImU32 light) {
    ImDrawList& list = *painter.list();
    const float radius = size * 0.30f;
    const float top = y - size * 0.08f;
    list.AddCircleFilled({x, top}, radius, light, 28);
    list.AddCircle({x, top}, radius, ink, 28, size * 0.055f);
    for (const float down : {0.30f, 0.38f})
        painter.fill({x - size * 0.11f, y + size * down, size * 0.22f, size * 0.055f}, ink,
                     size * 0.02f);
    for (int ray = 0; ray < 5; ++ray) {
        const float angle = -std::numbers::pi_v<float> * (static_cast<float>(ray) + 0.5f) / 5;
        const ImVec2 way = {std::cos(angle), std::sin(angle)};
        list.AddLine({x + way.x * radius * 1.3f, top + way.y * radius * 1.3f},
                     {x + way.x * radius * 1.65f, top + way.y * radius * 1.65f}, ink, size * 0.05f);
    }
}

void draw_advice_button(Painter& painter, const Table& table, Rect rect, Intents& intents) {
    const ButtonState state = painter.area("advice", rect);
    const Rect face = rect.moved(0, state.held ? painter.u(1.5f) : 0);
    painter.shadow(face, 9, 0.5f);
    painter.gradient(face, painter.u(10), rgba(state.hovered ? 0xFFFAEC : 0xF9EFD7),
                     rgba(state.hovered ? 0xF5E5BC : 0xE2CFA3));
    painter.frame(face, rgba(0x6B4C2C, 0.95f), painter.u(10), painter.u(1.3f));
    const bool thinks = table.advice->thinks;
    draw_lamp(painter, face.center_x(), face.center_y() + painter.u(2), face.h * 0.86f, rgba(kInk),
              rgba(thinks ? 0xFFFFFF : kGold));
    const std::string key(painter.desk().key(input::Command::advice));
    if (state.hovered)
        painter.tooltip(std::string(tr("Advice: the best places and moves, and why")) +
                        (key.empty() ? "" : "\n" + key));
    if (state.clicked) intents.open = Dialog::advice;
}

// How long the turn still lasts, on the corner of the button that ends it.
void draw_time_left(Painter& painter, const Table& table, Rect button) {
    constexpr int kSoon_s = 10;
    if (!table.turn_left_s) return;
    const int left = *table.turn_left_s;
    painter.badge(button.right() - painter.u(16), button.y + painter.u(2), time_text(left),
                  left <= kSoon_s ? kBad : 0x2A1C14);
}

}  // namespace

std::string time_text(std::int64_t seconds) {
    constexpr std::int64_t kHour_s = 3600;
    constexpr std::int64_t kDay_s = 24 * kHour_s;
    if (seconds >= 2 * kDay_s) return tr("{1} d", {std::to_string(seconds / kDay_s)});
    if (seconds >= kHour_s) return tr("{1} h", {std::to_string(seconds / kHour_s)});
    return std::to_string(seconds / 60) + (seconds % 60 < 10 ? ":0" : ":") +
           std::to_string(seconds % 60);
}

bool may_trade(const Table& table) {
    return table.can(Verb::trade_bank) || table.can(Verb::offer_trade) ||
           table.can(Verb::withdraw_trade);
}

bool has_cards(const Table& table) {
    const PlayerState& own = table.state().players[table.viewer()];
    for (const CardId card : table.content().cards.ids())
        if (own.hand[card] + own.open[card] > 0) return true;
    return false;
}

void draw_turn(Desk& desk, const Layout& layout, const Table& table, Intents& intents) {
    if (table.is_watching()) return;
    Sheet sheet(desk, "turn", layout.turn);
    Painter painter(desk, sheet.list());
    const Rect area = layout.turn;
    const float gap = desk.u(8);
    const float high = layout.is_narrow ? area.h : (area.h - gap) / 2;
    const Rect low = {area.x, area.bottom() - high, area.w, high};
    const float small = layout.is_narrow ? high : desk.u(46);
    const Rect undo = {low.x, low.y, small, high};
    intents.undo |= draw_undo_button(painter, undo, table.undo);
    float main = undo.right() + gap;
    if (table.advice != nullptr && table.advice->offer == AdviceOffer::given) {
        draw_advice_button(painter, table, {main, low.y, small, high}, intents);
        main += small + gap;
    }
    // On a phone all buttons stand in one row.
    const float side = layout.is_narrow ? (low.right() - main) * 0.3f - gap : (area.w - gap) / 2;
    const Rect left = {layout.is_narrow ? main : area.x, area.y, side, high};
    const Rect right = left.moved(side + gap, 0);
    if (layout.is_narrow) main = right.right() + gap;
    draw_main_button(painter, table, {main, low.y, low.right() - main, high}, intents);
    draw_time_left(painter, table, {main, low.y, low.right() - main, high});
    const bool tradable = may_trade(table);
    const float room = side - desk.u(40);  // without the key
    const Font font = std::min(painter.fitting(Font::number, room, tr("Trade#open the dialog")),
                               painter.fitting(Font::number, room, tr("Cards")));
    const ButtonSpec trade = {
        .label = tr("Trade#open the dialog"),
        .enabled = tradable,
        .font = font,
        .key = desk.key(input::Command::trade),
        .help = tradable ? std::string(tr("Exchange goods with the bank or with other players."))
                         : why_not_text(table, Verb::offer_trade)};
    if (painter.button("trade", left, trade)) intents.open = Dialog::trade;
    const int held = cards_held(table.book, table.state(), table.viewer());
    const bool playable = table.can(Verb::play);
    const bool asked = is_asked(table);
    const bool openable = has_cards(table) && !asked;
    const ButtonSpec cards = {
        .label = tr("Cards"),
        .look = playable ? ButtonLook::gold : ButtonLook::paper,
        .enabled = openable,
        .font = font,
        .key = desk.key(input::Command::cards),
        .help = std::string(table.content().cards.empty() ? tr("This game has no such cards.")
                            : openable                    ? tr("View your cards, and play one.")
                            : asked ? refusal_text(table.content(), {Reason::must_answer})
                                    : tr("You have no cards yet."))};
    if (painter.button("cards", right, cards)) intents.open = Dialog::cards;
    if (held > 0)
        painter.badge(right.right() - desk.u(6), right.y + desk.u(4), std::to_string(held));
}

}  // namespace hexholm::ui
