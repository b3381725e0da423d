#include "src/ui/panels/game_panels.h"

#include "src/ui/cards/card_facts.h"
#include "src/ui/cards/card_hand.h"
#include "src/ui/cards/piles_panel.h"
#include "src/ui/cards/table_top.h"
#include "src/ui/dialogs/advice_dialog.h"
#include "src/ui/dialogs/buy_dialog.h"
#include "src/ui/dialogs/cards_dialog.h"
#include "src/ui/dialogs/statistics_dialog.h"
#include "src/ui/dialogs/take_over_dialog.h"
#include "src/ui/dialogs/victory.h"
#include "src/ui/over_board/flights.h"
#include "src/ui/over_board/scene_panel.h"
#include "src/ui/over_board/spotlight.h"
#include "src/ui/panels/actions_bar.h"
#include "src/ui/panels/bank_panel.h"
#include "src/ui/panels/build_row.h"
#include "src/ui/panels/hand_panel.h"
#include "src/ui/panels/journal_alarm.h"
#include "src/ui/panels/players_panel.h"
#include "src/ui/panels/tracks_panel.h"
#include "src/ui/past/log_panel.h"
#include "src/ui/questions/question_dialogs.h"
#include "src/ui/questions/rival_chooser.h"
#include "src/ui/table/counter_chips.h"
#include "src/ui/table/hands_row.h"
#include "src/ui/table/layout.h"
#include "src/ui/table/shown_tracks.h"
#include "src/ui/table/turn_bar.h"
#include "src/ui/trade/incoming_offer.h"
#include "src/ui/trade/trade_dialog.h"

namespace hexholm::ui {

constexpr std::size_t kHandColumns = 5;  // of a hand of cards

// What the player opens himself, and the scores: the board stays where it is for them.
static void draw_opened(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents) {
    const std::size_t before = desk.panels.size();
    if (!table.is_watching()) {
        if (memory.dialog == Dialog::trade) draw_trade(desk, layout, table, memory, intents);
        if (memory.dialog == Dialog::cards) draw_cards(desk, layout, table, memory, intents);
        if (memory.dialog == Dialog::buy) draw_buy(desk, layout, table, memory, intents);
        if (memory.dialog == Dialog::advice) draw_advice(desk, layout, table, memory, intents);
    }
    if (memory.dialog == Dialog::costs) draw_costs(desk, layout, table, memory);
    if (memory.dialog == Dialog::statistics && table.tally != nullptr)
        draw_statistics(desk, layout, table, *table.tally, memory);
    if (memory.dialog == Dialog::take_over) draw_take_over(desk, layout, table, memory, intents);
    draw_victory(desk, layout, table, memory, intents);
    for (std::size_t at = before; at < desk.panels.size(); ++at)
        desk.panels[at].stay = PanelStay::opened;
}

static void draw_dialogs(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents) {
    draw_opened(desk, layout, table, memory, intents);
    if (!table.is_watching()) draw_incoming(desk, layout, table, memory, intents);
    draw_questions(desk, layout, table, memory, intents);
}

DrawnGame draw_game(Desk& desk,
                    const Table& table,
                    const PanelSetting& setting,
                    TableMemory& memory,
                    Anchors& anchors,
                    Intents& intents) {
    const Content& content = table.content();
    // Piles stand for the bank there, and the hand is one of cards.
    const bool cards = is_card_table(content);
    const Furniture furniture = {
        .players = table.seats.size(),
        .goods = cards ? 0 : content.goods.size(),
        .held = cards ? kHandColumns : content.goods.size(),
        .decks = cards ? 0 : content.decks.size(),
        .build_buttons = table.is_watching() ? 0 : build_kinds(content).size(),
        .hand = !table.is_watching(),
        .chips = has_chips(content) || awards_need_room(content),
        .hands = shows_hands(table),
        .counters = has_game_counters(content),
        .board_tracks = board_tracks(content).size() + (board_numbers(content).empty() ? 0U : 1U),
        .tracks = seat_tracks(content).size() + (seat_numbers(content).empty() ? 0U : 1U),
        .numbers = !seat_numbers(content).empty(),
        .alarm = table.not_saved != nullptr};
    desk.zoom = zoom_for(desk, furniture);
    const Layout layout = layout_for(desk, furniture);
    desk.panels.push_back({"dock", layout.dock.rect, PanelStay::kept});
    if (table.not_saved != nullptr)
        intents.save_elsewhere |= draw_journal_alarm(desk, layout.alarm, *table.not_saved);
    // The sheet with the scores would lie over its lines and cut them.
    if (shows_scores(table, memory))
        memory.pointed = Pointed();
    else
        draw_log(desk, layout, table, setting.land, memory);
    draw_players(desk, layout, table, setting.land, anchors, intents);
    if (cards) {
        draw_table_top(desk, table, {setting.camera, setting.marks, setting.cues, setting.now});
        draw_piles(desk, layout, table, anchors, intents);
        draw_card_hand(desk, layout, table, memory, intents);
    } else {
        draw_bank(desk, layout, table, anchors, intents);
        draw_hand(desk, layout, table, anchors, intents);
    }
    draw_tools(desk, layout, setting.speed, intents);
    draw_game_counters(desk, layout, table);
    draw_board_tracks(desk, layout, table);
    draw_seat_tracks(desk, layout, table, intents);
    draw_builds(desk, layout, table, intents);
    draw_actions(desk, layout, table, memory, intents);
    draw_turn(desk, layout, table, intents);
    const Rect line = draw_banner(desk, layout, table, intents);
    draw_rivals(desk, layout, table, intents);
    desk.zoom = 1;
    if (!setting.covered && !table.hands_hidden) draw_dialogs(desk, layout, table, memory, intents);
    if (!setting.covered && !table.hands_hidden)
        draw_spotlight(desk, layout, table, {setting.land, setting.bowl, setting.cues, setting.now},
                       anchors, intents);
    draw_flights(desk, table, {setting.camera, anchors, setting.cues, setting.now});
    draw_scenes(desk, layout, table, setting.cues, setting.now);
    draw_calls(desk, layout, table, setting.cues, setting.now);
    return {layout, line};
}

}  // namespace hexholm::ui
