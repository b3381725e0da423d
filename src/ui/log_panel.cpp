#include "src/ui/log_panel.h"

#include <algorithm>

#include "src/ui/card_art.h"
#include "src/ui/language.h"
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
        return painter.text_width(Font::bold, name) + painter.u(13);
    }
    if (!word.goods.empty()) {
        const int first = painter.first_vertex();
        const float width = draw_goods_row(painter, table.content(), table.looks, word.goods, x, y,
                                           painter.u(12), rgba(kCream));
        painter.turn_since(first, 0, 0, 0, 1, alpha);
        return width;
    }
    const std::string_view text = word.mod.empty() ? word.text : tr_of(word.mod, word.text);
    painter.text(Font::text, x, y, rgba(0xFFF1D6, alpha), text);
    return painter.text_width(Font::text, text);
}

static float word_width(const Painter& painter, const Table& table, const LogWord& word) {
    if (word.player.is_some())
        return painter.text_width(Font::bold, table.seat(word.player).name) + painter.u(13);
    if (!word.goods.empty())
        return goods_row_width(painter, table.content(), word.goods, painter.u(12));
    return painter.text_width(Font::text,
                              word.mod.empty() ? word.text : tr_of(word.mod, word.text));
}

// The line in the order of the player's language: pieces of the sentence, and words at its places.
static std::vector<LogWord> in_order(const LogLine& line) {
    std::vector<LogWord> words;
    std::string_view rest = tr(line.sentence);
    while (!rest.empty()) {
        const std::size_t brace = rest.find('{');
        const bool place = brace + 2 < rest.size() && rest[brace + 2] == '}';
        const auto number = static_cast<std::size_t>(place ? rest[brace + 1] - '1' : -1);
        const std::size_t end = number < line.words.size() ? brace : rest.size();
        if (end > 0) words.push_back({PlayerId(), {}, std::string(rest.substr(0, end)), ""});
        if (number < line.words.size()) words.push_back(line.words[number]);
        rest.remove_prefix(number < line.words.size() ? brace + 3 : rest.size());
    }
    return words;
}

static void draw_line(
    Painter& painter, const Table& table, const LogLine& line, float x, float y, float alpha) {
    const std::vector<LogWord> words = in_order(line);
    float width = 0;
    for (const LogWord& word : words)
        width += word_width(painter, table, word);
    painter.fill({x, y - painter.u(11), width + painter.u(16), painter.u(22)},
                 rgba(0x1D140F, 0.42f + 0.26f * alpha), painter.u(10));
    x += painter.u(8);
    for (const LogWord& word : words)
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
    for (const int die : {event.a, event.b, event.c, event.d})
        if (die > 0) parts += (parts.empty() ? "" : " + ") + std::to_string(die);
    return parts;
}

int sum_of_dice(const Event& event) {
    int sum = 0;
    for (const int die : {event.a, event.b, event.c, event.d})
        sum += std::max(die, 0);
    return sum;
}

bool trade_line(const Event& event, LineWriter& line) {
    const auto goods_for_goods = [&](std::string_view sentence) {
        line.say(sentence).who(event.player).goods(event.goods[0]).goods(event.goods[1]);
        return true;
    };
    switch (event.kind) {
        case EventKind::traded_bank: return goods_for_goods(/*tr*/ "{1} trades {2} for {3}");
        case EventKind::offered: return goods_for_goods(/*tr*/ "{1} offers {2} for {3}");
        case EventKind::traded:
            line.say("{1} gives {2} to {3} for {4}").who(event.player).goods(event.goods[0]);
            line.who(event.other).goods(event.goods[1]);
            return true;
        case EventKind::accepted: line.say("{1} would accept").who(event.player); return true;
        default: return false;
    }
}

bool goods_line(const Content& content, const Event& event, LineWriter& line) {
    switch (event.kind) {
        case EventKind::produced:
        case EventKind::gained:
            line.say(kGetsSentence).who(event.player).goods(event.goods[0]);
            return true;
        case EventKind::discarded:
            line.say("{1} gives back {2}").who(event.player).goods(event.goods[0]);
            return true;
        case EventKind::shortage:
            line.say("The bank has too little {1}").title(content.goods[GoodId(event.a)].face);
            return true;
        case EventKind::collected:
            line.say("{1} takes {2} from {3}").who(event.player).goods(event.goods[0]);
            line.who(event.other);
            return true;
        case EventKind::stolen:
            if (event.goods[0].empty())
                line.say("{1} takes a card from {2}").who(event.player).who(event.other);
            else
                line.say("{1} takes {2} from {3}")
                    .who(event.player)
                    .goods(event.goods[0])
                    .who(event.other);
            return event.other.is_some();
        default: return false;
    }
}

bool award_line(const Face& award, PlayerId holder, LineWriter& line) {
    if (holder.is_some())
        line.say("{1} now holds {2}").who(holder).title(award);
    else
        line.say("Nobody holds {1} now").title(award);
    return true;
}

bool thing_line(const Content& content, const Event& event, LineWriter& line) {
    const auto does = [&](std::string_view sentence, const Face& with) {
        line.say(sentence).who(event.player).title(with);
        return true;
    };
    switch (event.kind) {
        case EventKind::placed:
        case EventKind::upgraded:
            return does(/*tr*/ "{1} builds {2}", content.pieces[PieceId(event.a)].face);
        case EventKind::removed:
            return does(/*tr*/ "{1} loses {2}", content.pieces[PieceId(event.a)].face);
        case EventKind::moved:
            return does(/*tr*/ "{1} moves {2}", content.pieces[PieceId(event.a)].face);
        case EventKind::pawn_moved:
            if (event.player.is_none() || event.b < 0) return false;
            return does(/*tr*/ "{1} moves the {2}", content.pawns[PawnId(event.a)].face);
        case EventKind::card_bought:
            return does(/*tr*/ "{1} draws from: {2}", content.decks[DeckId(event.a)].face);
        case EventKind::card_played:
            return does(/*tr*/ "{1} plays {2}", content.cards[CardId(event.a)].face);
        case EventKind::card_revealed:
            return does(/*tr*/ "{1} shows {2}", content.cards[CardId(event.a)].face);
        case EventKind::award_moved:
            return award_line(content.awards[AwardId(event.a)].face, event.player, line);
        default: return false;
    }
}

}  // namespace

bool log_line(const Content& content, const Event& event, LogLine& line) {
    if (mod_line(content, event, line)) return true;
    LineWriter writer(line);
    if (event.kind == EventKind::rolled && event.player.is_some()) {
        writer.say("{1} rolled {2} ({3})").who(event.player).number(sum_of_dice(event));
        writer.plain(dice_text(event));
        line.heading = true;
        return true;
    }
    if (event.kind == EventKind::first_player) {
        writer.say("{1} begins").who(event.player);
        return true;
    }
    if (event.kind == EventKind::game_over && event.player.is_some()) {
        writer.say("{1} wins the game").who(event.player);
        return true;
    }
    return trade_line(event, writer) || goods_line(content, event, writer) ||
           thing_line(content, event, writer);
}

LogLine undo_line(const Content& content, PlayerId player, ActionKindId kind) {
    LogLine line;
    LineWriter(line).say("{1} takes back: {2}").who(player).plain(undo_title(content, kind));
    return line;
}

}  // namespace hexholm::ui
