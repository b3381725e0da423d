#include "src/ui/log_panel.h"

#include <algorithm>

#include "src/ui/card_art.h"
#include "src/ui/log_writer.h"
#include "src/ui/mod_log.h"

namespace hexholm::ui {

static constexpr int kShortLines = 6;

static float draw_word(
    Painter& painter, const Table& table, const LogWord& word, float x, float y, float alpha) {
    if (word.player.is_some()) {
        const std::uint32_t color = table.color(word.player);
        painter.dot(x + painter.u(5), y, painter.u(5.5f), color, alpha);
        const std::string& name = table.seat(word.player).name;
        painter.text(Font::bold, x + painter.u(13), y, rgba(kCream, alpha), name);
        return painter.text_width(Font::bold, name) + painter.u(17);
    }
    if (!word.goods.empty()) {
        const int first = painter.first_vertex();
        const float width = draw_goods_row(painter, table.content(), table.looks, word.goods, x, y,
                                           painter.u(12), rgba(kCream));
        painter.turn_since(first, 0, 0, 0, 1, alpha);
        return width;
    }
    painter.text(Font::text, x, y, rgba(0xFFF1D6, alpha), word.text);
    return painter.text_width(Font::text, word.text) + painter.u(4);
}

static float word_width(const Painter& painter, const Table& table, const LogWord& word) {
    if (word.player.is_some())
        return painter.text_width(Font::bold, table.seat(word.player).name) + painter.u(17);
    if (!word.goods.empty())
        return goods_row_width(painter, table.content(), word.goods, painter.u(12));
    return painter.text_width(Font::text, word.text) + painter.u(4);
}

static void draw_line(
    Painter& painter, const Table& table, const LogLine& line, float x, float y, float alpha) {
    float width = 0;
    for (const LogWord& word : line.words)
        width += word_width(painter, table, word);
    painter.fill({x, y - painter.u(11), width + painter.u(16), painter.u(22)},
                 rgba(0x1D140F, 0.42f + 0.26f * alpha), painter.u(10));
    x += painter.u(8);
    for (const LogWord& word : line.words)
        x += draw_word(painter, table, word, x, y, alpha);
}

void draw_log(Desk& desk, const Layout& layout, const Table& table, bool is_long) {
    const auto lines = static_cast<int>(table.log.size());
    const float room = (is_long ? desk.height * 0.62f : layout.log.h);
    const int fitting = std::max(1, static_cast<int>(room / desk.u(25)));
    const int shown = std::min(lines, is_long ? fitting : std::min(kShortLines, fitting));
    Painter painter(desk, list_under_all());
    for (int at = 0; at < shown; ++at) {
        const LogLine& line = table.log[static_cast<std::size_t>(lines - shown + at)];
        const float age = static_cast<float>(shown - 1 - at);
        const float alpha = is_long ? 1.0f : std::max(0.62f, 1 - age * 0.08f);
        draw_line(painter, table, line, layout.log.x,
                  layout.log.y + desk.u(14) + static_cast<float>(at) * desk.u(25), alpha);
    }
}

namespace {

std::string dice_text(const Event& event) {
    std::string parts;
    int sum = 0;
    for (const int die : {event.a, event.b, event.c, event.d}) {
        if (die <= 0) continue;
        sum += die;
        parts += (parts.empty() ? "" : " + ") + std::to_string(die);
    }
    return "rolled " + std::to_string(sum) + " (" + parts + ")";
}

std::string quoted(const Face& face) {
    return face.title;
}

bool trade_line(const Event& event, LineWriter& line) {
    switch (event.kind) {
        case EventKind::traded_bank:
            line.who(event.player)
                .say("trades")
                .goods(event.goods[0])
                .say("for")
                .goods(event.goods[1]);
            return true;
        case EventKind::offered:
            line.who(event.player)
                .say("offers")
                .goods(event.goods[0])
                .say("for")
                .goods(event.goods[1]);
            return true;
        case EventKind::traded:
            line.who(event.player).say("gives").goods(event.goods[0]).say("to").who(event.other);
            line.say("for").goods(event.goods[1]);
            return true;
        case EventKind::accepted: line.who(event.player).say("would accept"); return true;
        default: return false;
    }
}

bool goods_line(const Content& content, const Event& event, LineWriter& line) {
    switch (event.kind) {
        case EventKind::produced:
        case EventKind::gained:
            line.who(event.player).say("gets").goods(event.goods[0]);
            return true;
        case EventKind::discarded:
            line.who(event.player).say("gives back").goods(event.goods[0]);
            return true;
        case EventKind::shortage:
            line.say("The bank has too little " + quoted(content.goods[GoodId(event.a)].face));
            return true;
        case EventKind::collected:
            line.who(event.player).say("takes").goods(event.goods[0]).say("from").who(event.other);
            return true;
        case EventKind::stolen:
            if (event.goods[0].empty())
                line.who(event.player).say("takes a card from").who(event.other);
            else
                line.who(event.player)
                    .say("takes")
                    .goods(event.goods[0])
                    .say("from")
                    .who(event.other);
            return event.other.is_some();
        default: return false;
    }
}

bool thing_line(const Content& content, const Event& event, LineWriter& line) {
    switch (event.kind) {
        case EventKind::placed:
            line.who(event.player).say("builds " + quoted(content.pieces[PieceId(event.a)].face));
            return true;
        case EventKind::upgraded:
            line.who(event.player).say("builds " + quoted(content.pieces[PieceId(event.a)].face));
            return true;
        case EventKind::removed:
            line.who(event.player).say("loses " + quoted(content.pieces[PieceId(event.a)].face));
            return true;
        case EventKind::moved:
            line.who(event.player).say("moves " + quoted(content.pieces[PieceId(event.a)].face));
            return true;
        case EventKind::pawn_moved:
            if (event.player.is_none() || event.b < 0) return false;
            line.who(event.player).say("moves the " + quoted(content.pawns[PawnId(event.a)].face));
            return true;
        case EventKind::card_bought:
            line.who(event.player)
                .say("draws from: " + quoted(content.decks[DeckId(event.a)].face));
            return true;
        case EventKind::card_played:
            line.who(event.player).say("plays " + quoted(content.cards[CardId(event.a)].face));
            return true;
        case EventKind::card_revealed:
            line.who(event.player).say("shows " + quoted(content.cards[CardId(event.a)].face));
            return true;
        case EventKind::award_moved:
            if (event.player.is_some())
                line.who(event.player)
                    .say("now holds " + quoted(content.awards[AwardId(event.a)].face));
            else
                line.say("Nobody holds " + quoted(content.awards[AwardId(event.a)].face) + " now");
            return true;
        default: return false;
    }
}

}  // namespace

bool log_line(const Content& content, const Event& event, LogLine& line) {
    if (mod_line(content, event, line)) return true;
    line.words.clear();
    LineWriter writer(line);
    if (event.kind == EventKind::rolled && event.player.is_some()) {
        writer.who(event.player).say(dice_text(event));
        line.heading = true;
        return true;
    }
    if (event.kind == EventKind::first_player) {
        writer.who(event.player).say("begins");
        return true;
    }
    if (event.kind == EventKind::game_over && event.player.is_some()) {
        writer.who(event.player).say("wins the game");
        return true;
    }
    return trade_line(event, writer) || goods_line(content, event, writer) ||
           thing_line(content, event, writer);
}

}  // namespace hexholm::ui
