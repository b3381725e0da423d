#include "src/ui/dialogs/question_dialogs.h"

#include <algorithm>

#include "engine/game/view/card_places.h"

#include "src/ui/dialogs/goods_picker.h"
#include "src/ui/parts/dialog_frame.h"
#include "src/ui/table/prompt_text.h"
#include "src/ui/theme/card_art.h"
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
    if (verb == Verb::discard) return tr_count(count, "Give back {1} card", "Give back {1} cards");
    if (verb != Verb::give) return tr_count(count, "Take {1} card", "Take {1} cards");
    const std::string plain = tr_count(count, "Give {1} card", "Give {1} cards");
    const Ask* const ask = asked_now(table);
    return ask == nullptr || ask->face.title.empty()
               ? plain
               : tr("{1}: {2}", {std::string(title_of(ask->face)), plain});
}

void draw_goods_question(Desk& desk,
                         const Layout& layout,
                         const Table& table,
                         Action action,
                         TableMemory& memory,
                         Intents& intents) {
    const Verb verb = table.content().kinds[action.kind].verb;
    const bool giving = gives_up(verb);
    const int count = wanted_count(table, verb);
    const std::string title = goods_title(table, verb, count);
    const float width = std::max(440.0f, 84.0f * static_cast<float>(table.content().goods.size()));
    DialogFrame frame(desk, "goods_question", title, layout.center_x,
                      desk.height - desk.u(130 + 120), width, 232);
    Painter painter(desk, frame.list());
    PickerSpec spec;
    spec.name = "pick";
    spec.total = count;
    spec.card_width = 50;
    const PlayerState& own = table.state().players[table.viewer()];
    Prompt prompt;
    const bool asked = current_prompt(table.book, table.state(), prompt);
    spec.most = [&](GoodId good) {
        if (asked && !in_mask(prompt.of, good)) return 0;
        return giving ? int{own.goods[good]} : int{table.state().bank[good]};
    };
    const Rect area = frame.inside();
    draw_picker(painter, table, spec, area.x, area.y + desk.u(8), area.w, memory.picks);
    action.goods[0] = memory.picks;
    const bool right = memory.picks.total() == count && table.check(action).ok();
    const std::string left =
        tr("{1} of {2}", {std::to_string(memory.picks.total()), std::to_string(count)});
    painter.text(Font::number, area.x, area.bottom() - desk.u(17), rgba(kInkSoft), left);
    const Rect button = {area.right() - desk.u(150), area.bottom() - desk.u(36), desk.u(150),
                         desk.u(36)};
    if (painter.button("confirm", button,
                       {.label = verb == Verb::discard ? tr("Give back")
                                 : giving              ? tr("Give")
                                                       : tr("Take"),
                        .look = right ? ButtonLook::gold : ButtonLook::paper,
                        .enabled = right,
                        .font = Font::number,
                        .key = painter.desk().key(input::Command::choose),
                        .help = right ? "" : title}))
        intents.actions.push_back(action);
}

// What stands over a dialog: the words of the mod that asks, or plain ones.
struct Words {
    std::string title;
    std::string help;
};

Words words_for(const Table& table, std::string_view plain) {
    if (const Ask* const ask = asked_now(table); ask != nullptr && !ask->face.title.empty())
        return {std::string(title_of(ask->face)), std::string(help_of(ask->face))};
    const PickId pick = picked_now(table);
    if (pick.is_none()) return {std::string(plain), ""};
    return {pick_title(table.content(), pick),
            std::string(help_of(table.content().picks[pick].face))};
}

// A dialog with the mod's words on top, room for what can be chosen, and a way out at its end.
class ChoiceFrame {
public:
    ChoiceFrame(Desk& desk,
                const char* name,
                const Words& words,
                const Table& table,
                float x,
                float y,
                float width,
                float room)
        : help_height_(height_of(desk, words.help, width)),
          may_decline_(table.can(Verb::decline, &decline_)),
          frame_(desk,
                 name,
                 words.title,
                 x,
                 y,
                 width,
                 66 + room + help_height_ + (may_decline_ ? 46.0f : 0.0f)),
          painter_(desk, frame_.list()) {
        area_ = frame_.inside();
        const float help = std::min(area_.w, painter_.text_width(Font::text, words.help) + 2);
        painter_.paragraph(Font::text, area_.center_x() - help / 2, area_.y - desk.u(4), help,
                           rgba(kInkSoft), words.help);
        area_.y += desk.u(help_height_);
        area_.h = desk.u(room);
    }
    Painter& painter() { return painter_; }
    Rect area() const { return area_; }
    void draw_decline(const Table& table, Intents& intents) {
        if (!may_decline_) return;
        const Rect inside = frame_.inside();
        const Rect rect = {inside.center_x() - painter_.u(90), inside.bottom() - painter_.u(34),
                           painter_.u(180), painter_.u(34)};
        const ButtonSpec spec = {.label = title_of(table.content().kinds[decline_.kind].face),
                                 .look = ButtonLook::wood,
                                 .font = Font::bold,
                                 .key = painter_.desk().key(input::Command::decline)};
        if (painter_.button("decline", rect, spec)) intents.actions.push_back(decline_);
    }

private:
    // In units.
    static float height_of(Desk& desk, const std::string& help, float width) {
        if (help.empty()) return 0;
        const Painter measure(desk, list_under_all());
        const float room = std::min(desk.u(width), desk.width - desk.u(12)) - desk.u(36);
        return measure.paragraph_height(Font::text, room, help) / desk.u(1) + 6;
    }

    Action decline_;
    float help_height_;
    bool may_decline_;
    DialogFrame frame_;
    Painter painter_;
    Rect area_;
};

void draw_good_choice(Desk& desk, const Layout& layout, const Table& table, Intents& intents) {
    const auto count = static_cast<float>(table.choices.goods.size());
    ChoiceFrame frame(desk, "good_choice", words_for(table, tr("Choose one")), table,
                      layout.center_x, desk.height * 0.5f, std::max(300.0f, count * 104 + 40), 146);
    Painter& painter = frame.painter();
    const Rect area = frame.area();
    const float step = area.w / std::max(1.0f, count);
    const float width = std::min(desk.u(84), step * 0.86f);
    for (std::size_t at = 0; at < table.choices.goods.size(); ++at) {
        const GoodId good = table.choices.goods[at];
        const float x = area.x + (static_cast<float>(at) + 0.5f) * step;
        const float y = area.y + desk.u(6) + width * 0.7f;
        const Rect card = {x - width / 2, y - width * 0.7f, width, width * 1.4f};
        const Face& face = table.content().goods[good].face;
        const ButtonState state = painter.area("choose_" + table.content().goods[good].name, card);
        draw_card(painter, x, y - (state.hovered ? desk.u(4) : 0), width,
                  good_face(table.content(), table.looks, good));
        painter.text_within(Font::bold, x, card.bottom() + desk.u(14), step, rgba(kInk),
                            title_of(face), Align::center);
        if (state.hovered) painter.tooltip(title_and_help(face));
        if (state.clicked) intents.choose = good.number();
    }
    frame.draw_decline(table, intents);
}

// The viewer's own cards, one of each kind.
void draw_card_choice(Desk& desk, const Layout& layout, const Table& table, Intents& intents) {
    const auto count = static_cast<float>(table.choices.cards.size());
    ChoiceFrame frame(desk, "card_choice", words_for(table, tr("Choose one of your cards")), table,
                      layout.center_x, desk.height * 0.5f, std::max(340.0f, count * 120 + 40), 162);
    Painter& painter = frame.painter();
    const Rect area = frame.area();
    const float step = area.w / std::max(1.0f, count);
    const float width = std::min(desk.u(106), step * 0.88f);
    for (std::size_t at = 0; at < table.choices.cards.size(); ++at) {
        const CardId card = table.choices.cards[at];
        const float x = area.x + (static_cast<float>(at) + 0.5f) * step;
        const float y = area.y + desk.u(8) + width * 0.7f;
        const Rect rect = {x - width / 2, y - width * 0.7f, width, width * 1.4f};
        const Card& declared = table.content().cards[card];
        const ButtonState state = painter.area("choose_card_" + declared.name, rect);
        draw_card(painter, x, y - (state.hovered ? desk.u(4) : 0), width,
                  card_face(table.content(), table.looks, card));
        const int held = table.state().players[table.viewer()].hand[card];
        if (held > 1)
            painter.badge(rect.right() - desk.u(6), rect.y + desk.u(6), std::to_string(held),
                          0xA92C20);
        if (state.hovered) painter.tooltip(title_and_help(declared.face));
        if (state.clicked) intents.choose = card.number();
    }
    frame.draw_decline(table, intents);
}

// What the question lays open to the viewer, the topmost card first.
std::vector<CardId> opened_to_viewer(const Table& table) {
    std::vector<CardId> cards;
    OpenedCards opened;
    if (!opened_cards(table.book, table.state(), table.viewer(), opened)) return cards;
    if (has_order(opened.place)) {
        for (int nth = card_count(table.book, table.state(), opened.place) - 1; nth >= 0; --nth)
            if (const CardId card = nth_card(table.book, table.state(), opened.place, nth);
                card.is_some())
                cards.push_back(card);
        return cards;
    }
    for (const CardId card : table.content().cards.ids())
        cards.insert(
            cards.end(),
            static_cast<std::size_t>(count_card(table.book, table.state(), opened.place, card)),
            card);
    return cards;
}

// Cards to look at; the button below says that they have been seen.
void draw_opened_cards(Desk& desk,
                       const Layout& layout,
                       const Table& table,
                       const std::vector<CardId>& cards,
                       Intents& intents) {
    const auto count = static_cast<float>(cards.size());
    ChoiceFrame frame(desk, "opened_cards", words_for(table, tr("Look at the cards")), table,
                      layout.center_x, desk.height * 0.5f,
                      std::max(340.0f, std::min(count, 10.0f) * 120 + 40), 162);
    Painter& painter = frame.painter();
    const Rect area = frame.area();
    const float step = area.w / std::max(1.0f, count);
    const float width = desk.u(100);
    for (std::size_t at = 0; at < cards.size(); ++at) {
        const float x = area.x + (static_cast<float>(at) + 0.5f) * step;
        const float y = area.y + desk.u(8) + width * 0.7f;
        const Rect rect = {x - width / 2, y - width * 0.7f, std::min(width, step), width * 1.4f};
        const ButtonState state = painter.area("opened_card_" + std::to_string(at), rect);
        draw_card(painter, x, y - (state.hovered ? desk.u(4) : 0), width,
                  card_face(table.content(), table.looks, cards[at]));
        if (state.hovered) painter.tooltip(title_and_help(table.content().cards[cards[at]].face));
    }
    frame.draw_decline(table, intents);
}

// How many cards there are to be taken.
void draw_hand_size(Painter& painter, const Table& table, PlayerId player, float right, float y) {
    const std::string count = std::to_string(hand_size(table.book, table.state(), player));
    painter.text(Font::bold, right, y, rgba(kInk), count, Align::right);
    const float width = painter.u(14);
    draw_card_back(painter, table.content(), table.looks, DeckId(),
                   right - painter.text_width(Font::bold, count) - painter.u(6) - width / 2, y,
                   width, -0.08f);
}

void draw_player_choice(Desk& desk, const Layout& layout, const Table& table, Intents& intents) {
    const auto count = static_cast<float>(table.choices.players.size());
    ChoiceFrame frame(desk, "player_choice", words_for(table, tr("Choose a player")), table,
                      layout.center_x, desk.height - desk.u(230),
                      std::max(320.0f, count * 184 + 30), 46);
    Painter& painter = frame.painter();
    const Rect area = frame.area();
    const float step = area.w / std::max(1.0f, count);
    for (std::size_t at = 0; at < table.choices.players.size(); ++at) {
        const PlayerId player = table.choices.players[at];
        const Rect rect = {area.x + step * static_cast<float>(at) + desk.u(4), area.y + desk.u(4),
                           step - desk.u(8), desk.u(40)};
        const std::string name = "choose_player_" + std::to_string(player.index() + 1);
        if (painter.button(name, rect, {.label = "", .font = Font::number}))
            intents.choose = player.number();
        painter.seat_dot(rect.x + desk.u(16), rect.center_y(), desk.u(8), player.index(),
                         table.color(player));
        painter.text_within(Font::number, rect.x + desk.u(30), rect.center_y(), rect.w - desk.u(86),
                            rgba(kInk), table.seat(player).name);
        draw_hand_size(painter, table, player, rect.right() - desk.u(10), rect.center_y());
    }
    frame.draw_decline(table, intents);
}

constexpr std::size_t kNumbersInRow = 10;
constexpr std::size_t kMostButtons = 30;  // of numbers; more are counted up and down

void draw_number_buttons(Desk& desk, const Layout& layout, const Table& table, Intents& intents) {
    const std::vector<std::int16_t>& numbers = table.choices.numbers;
    const std::size_t columns = std::min(numbers.size(), kNumbersInRow);
    const auto rows = static_cast<float>((numbers.size() + columns - 1) / columns);
    ChoiceFrame frame(desk, "number_choice", words_for(table, tr("Choose a number")), table,
                      layout.center_x, desk.height * 0.5f,
                      std::max(320.0f, static_cast<float>(columns) * 64 + 40), rows * 52);
    Painter& painter = frame.painter();
    const Rect area = frame.area();
    const float step = area.w / static_cast<float>(columns);
    for (std::size_t at = 0; at < numbers.size(); ++at) {
        const Rect rect = {area.x + step * static_cast<float>(at % columns) + desk.u(4),
                           area.y + desk.u(52) * static_cast<float>(at / columns) + desk.u(4),
                           step - desk.u(8), desk.u(44)};
        const std::string text = std::to_string(numbers[at]);
        if (painter.button("choose_number_" + text, rect, {.label = text}))
            intents.choose = numbers[at];
    }
    frame.draw_decline(table, intents);
}

// One of several ways, each on a button; those that cannot be gone say why.
void draw_ways(
    Desk& desk, const Layout& layout, const Table& table, const Ask& ask, Intents& intents) {
    ChoiceFrame frame(desk, "way_choice", words_for(table, tr("Choose one")), table,
                      layout.center_x, desk.height * 0.5f, 420,
                      static_cast<float>(ask.ways.size()) * 46);
    Painter& painter = frame.painter();
    const Rect area = frame.area();
    for (std::size_t at = 0; at < ask.ways.size(); ++at) {
        const int way = static_cast<int>(at) + 1;
        const Refusal refusal = why_not_way(table.book, table.state(), table.viewer(), way);
        const Rect rect = {area.x, area.y + desk.u(46) * static_cast<float>(at) + desk.u(4), area.w,
                           desk.u(38)};
        const std::string help = refusal.ok() ? std::string(help_of(ask.ways[at].face))
                                              : refusal_text(table.content(), refusal);
        if (painter.button("choose_way_" + std::to_string(way), rect,
                           {.label = std::string(title_of(ask.ways[at].face)),
                            .enabled = refusal.ok(),
                            .help = help}))
            intents.choose = static_cast<std::int16_t>(way);
    }
    frame.draw_decline(table, intents);
}

// A window in which cards can be played; it opens for many who hold none.
void draw_reactions(Desk& desk, const Layout& layout, const Table& table, Intents& intents) {
    std::vector<Action> actions;
    for (const Action& action : table.legal)
        if (table.content().kinds[action.kind].verb == Verb::react) actions.push_back(action);
    if (actions.empty()) return;  // the banner shows the way out
    const auto count = static_cast<float>(actions.size());
    ChoiceFrame frame(desk, "reaction_choice", words_for(table, tr("Play a card, or leave it")),
                      table, layout.center_x, desk.height * 0.5f,
                      std::max(340.0f, count * 120 + 40), 162);
    Painter& painter = frame.painter();
    const Rect area = frame.area();
    const float step = area.w / std::max(1.0f, count);
    const float width = std::min(desk.u(106), step * 0.88f);
    for (std::size_t at = 0; at < actions.size(); ++at) {
        const CardId card(table.content().kinds[actions[at].kind].subject);
        const float x = area.x + (static_cast<float>(at) + 0.5f) * step;
        const float y = area.y + desk.u(8) + width * 0.7f;
        const Rect rect = {x - width / 2, y - width * 0.7f, width, width * 1.4f};
        const Card& declared = table.content().cards[card];
        const ButtonState state = painter.area("react_" + declared.name, rect);
        draw_card(painter, x, y - (state.hovered ? desk.u(4) : 0), width,
                  card_face(table.content(), table.looks, card));
        if (state.hovered) painter.tooltip(title_and_help(declared.face));
        if (state.clicked) intents.actions.push_back(actions[at]);
    }
    frame.draw_decline(table, intents);
}

// The place in the list that lies `by` further, as far as it goes.
int moved(int at, int by, std::size_t count) {
    return std::clamp(at + by, 0, static_cast<int>(count) - 1);
}

void draw_number_counter(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents) {
    const std::vector<std::int16_t>& numbers = table.choices.numbers;
    ChoiceFrame frame(desk, "number_counter", words_for(table, tr("Choose a number")), table,
                      layout.center_x, desk.height * 0.5f, 380, 104);
    Painter& painter = frame.painter();
    const Rect area = frame.area();
    const float y = area.y + desk.u(24);
    const float x = area.center_x();
    int& at = memory.number;
    at = moved(at, 0, numbers.size());
    if (painter.stepper("number_much_less", x - desk.u(110), y, "<", at > 0))
        at = moved(at, -10, numbers.size());
    if (painter.stepper("number_less", x - desk.u(74), y, "-", at > 0))
        at = moved(at, -1, numbers.size());
    if (painter.stepper("number_more", x + desk.u(74), y, "+", true))
        at = moved(at, 1, numbers.size());
    if (painter.stepper("number_much_more", x + desk.u(110), y, ">", true))
        at = moved(at, 10, numbers.size());
    const std::int16_t number = numbers[static_cast<std::size_t>(at)];
    painter.text(Font::huge, x, y, rgba(kInk), std::to_string(number), Align::center);
    const Rect button = {x - desk.u(75), area.y + desk.u(58), desk.u(150), desk.u(38)};
    if (painter.button("confirm", button, {.label = tr("Choose"), .look = ButtonLook::gold}))
        intents.choose = number;
    frame.draw_decline(table, intents);
}

}  // namespace

void draw_questions(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents) {
    if (table.is_watching() || table.busy) return;
    Action action;
    if (goods_template(table, action))
        return draw_goods_question(desk, layout, table, action, memory, intents);
    memory.picks = Bundle();
    if (const Ask* const ask = asked_now(table); ask != nullptr) {
        if (!ask->ways.empty()) return draw_ways(desk, layout, table, *ask, intents);
        if (ask->window.is_some()) return draw_reactions(desk, layout, table, intents);
    }
    Prompt prompt;
    if (current_prompt(table.book, table.state(), prompt) && prompt.op == Op::look &&
        has(prompt.waiting, table.viewer()))
        return draw_opened_cards(desk, layout, table, opened_to_viewer(table), intents);
    if (!table.choices.goods.empty()) draw_good_choice(desk, layout, table, intents);
    if (!table.choices.players.empty()) draw_player_choice(desk, layout, table, intents);
    if (!table.choices.cards.empty()) draw_card_choice(desk, layout, table, intents);
    if (table.choices.numbers.size() > kMostButtons)
        draw_number_counter(desk, layout, table, memory, intents);
    else if (!table.choices.numbers.empty())
        draw_number_buttons(desk, layout, table, intents);
}

}  // namespace hexholm::ui
