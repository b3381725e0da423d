#include "src/ui/screens/rules_page.h"

#include <algorithm>

#include "src/ui/theme/card_art.h"
#include "src/ui/theme/glyphs.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kRuleIcon = 46;
constexpr float kRuleHeading = 40;

// All things that players have to know, in the order in which a rulebook would tell of them.
std::vector<RuleRow> all_rows(const Content& content, const anim::Looks& looks) {
    std::vector<RuleRow> rows;
    for (const TerrainId id : content.terrains.ids())
        rows.push_back({&content.terrains[id].face, {}, looks.terrains[id], {}, 0});
    for (const GoodId id : content.goods.ids())
        rows.push_back({&content.goods[id].face, {}, looks.goods[id], {}, 0});
    for (const PieceId id : content.pieces.ids()) {
        const Piece& piece = content.pieces[id];
        rows.push_back({&piece.face, {}, looks.piece_icons[id], piece.cost.first(), piece.points});
    }
    for (const FigureKindId id : content.figure_kinds.ids())
        rows.push_back({&content.figure_kinds[id].face,
                        {},
                        looks.figure_icons[id],
                        content.figure_kinds[id].cost.first(),
                        0});
    for (const PawnId id : content.pawns.ids())
        rows.push_back({&content.pawns[id].face, {}, looks.pawn_icons[id], {}, 0});
    for (const TrackId id : content.tracks.ids())
        rows.push_back({&content.tracks[id].face, {}, looks.tracks[id], {}, 0});
    for (const ModActionId id : content.mod_actions.ids())
        if (content.mod_actions[id].track.is_none())
            rows.push_back({&content.mod_actions[id].face,
                            {},
                            looks.mod_actions[id],
                            content.mod_actions[id].cost.first(),
                            0});
    for (const AwardId id : content.awards.ids())
        rows.push_back(
            {&content.awards[id].face, {}, looks.awards[id], {}, content.awards[id].points});
    for (const CounterId id : content.counters.ids())
        if (!content.counters[id].face.help.empty())
            rows.push_back({&content.counters[id].face, {}, looks.counters[id], {}, 0});
    for (const DeckId id : content.decks.ids())
        rows.push_back(
            {&content.decks[id].face, {}, looks.decks[id], content.decks[id].cost.first(), 0});
    for (const CardId id : content.cards.ids())
        rows.push_back(
            {&content.cards[id].face, {}, looks.cards[id], {}, content.cards[id].points});
    return rows;
}

bool is_worth_telling(const RuleRow& row) {
    return !row.face->title.empty() && (!row.face->help.empty() || !row.price.empty());
}

// What looks and says the same is told once, with all its names.
void join_alike(std::vector<RuleRow>& rows) {
    std::vector<RuleRow> joined;
    for (RuleRow& row : rows) {
        row.title = title_of(*row.face);
        const auto same = std::ranges::find_if(joined, [&](const RuleRow& one) {
            return one.face->help == row.face->help && one.points == row.points &&
                   one.price == row.price &&
                   (one.icon == row.icon || one.face->title == row.face->title) &&
                   (!row.face->help.empty() || one.face->title == row.face->title);
        });
        if (same == joined.end())
            joined.push_back(row);
        else if (same->title.find(row.title) == std::string::npos)
            (same->title += tr(", ")) += row.title;
    }
    rows = std::move(joined);
}

class Writer {
public:
    Writer(Painter& painter, const GameToTell& game, Rect area, Scroll& scroll)
        : painter_(painter), game_(game), list_(painter, "rules_of_game", area, scroll) {}

    void heading(std::string_view words) {
        const Rect row = list_.row(painter_.u(kRuleHeading));
        if (!list_.sees(row)) return;
        painter_.text(Font::title, row.x, row.center_y() + painter_.u(4), rgba(kInk), words);
        painter_.fill(
            {row.x, row.bottom() - painter_.u(3), row.w - painter_.u(10), painter_.u(1.2f)},
            rgba(kInk, 0.2f));
    }

    void words(std::string_view text) {
        if (text.empty()) return;
        const float width = width_of_words(0);
        const Rect row =
            list_.row(painter_.paragraph_height(Font::text, width, text) + painter_.u(10));
        if (list_.sees(row))
            painter_.paragraph(Font::text, row.x, row.y + painter_.u(5), width, rgba(kInk), text);
    }

    void thing(const RuleRow& thing) {
        const float left = painter_.u(kRuleIcon + 14);
        const std::string_view help = help_of(*thing.face);
        const float card = painter_.u(19);
        const float price = goods_row_width(painter_, game_.content, thing.price, card);
        const float width = width_of_words(left);
        // Words keep clear of what stands at the right, which reaches down to them.
        const float beside = price > 0 ? width - price - painter_.u(64) : width;
        const float words = painter_.paragraph_height(Font::text, beside, help);
        const Rect row = list_.row(std::max(painter_.u(kRuleIcon + 6), words + painter_.u(34)));
        if (!list_.sees(row)) return;
        draw_icon(thing, row);
        const float y = row.y + painter_.u(14);
        painter_.text_within(Font::number, row.x + left, y, width * 0.6f, rgba(kInk), thing.title);
        float x = row.x + left + width;
        if (thing.points != 0) {
            const std::string points = std::to_string(thing.points);
            painter_.text(Font::number, x, y, rgba(kInk), points, Align::right);
            x -= painter_.text_width(Font::number, points) + painter_.u(14);
            painter_.star(x, y, painter_.u(9), rgba(0xC98A1B));
            x -= painter_.u(24);
        }
        draw_goods_row(painter_, game_.content, game_.looks, thing.price, x - price, y, card,
                       rgba(kInkSoft));
        painter_.paragraph(Font::text, row.x + left, row.y + painter_.u(27), beside, rgba(kInkSoft),
                           help);
    }

private:
    float width_of_words(float left) const {
        return list_.area().w - left - painter_.u(22);  // beside the bar
    }

    void draw_icon(const RuleRow& thing, Rect row) {
        const float side = painter_.u(kRuleIcon);
        const Rect rect = {row.x, row.y + painter_.u(2), side, side};
        if (thing.icon != scene::kNoModel)
            return painter_.icon(thing.icon, thing.face->color, rect);
        painter_.dot(rect.center_x(), rect.center_y(), side * 0.36f, thing.face->color);
        painter_.text(Font::number, rect.center_x(), rect.center_y(),
                      rgba(wants_dark_ink(thing.face->color) ? kInk : kCream),
                      initials_of(title_of(*thing.face)), Align::center);
    }

    Painter& painter_;
    const GameToTell& game_;
    ScrollArea list_;
};

}  // namespace

std::vector<RuleRow> rows_with_points(const Content& content, const anim::Looks& looks) {
    std::vector<RuleRow> rows = all_rows(content, looks);
    std::erase_if(rows,
                  [](const RuleRow& row) { return row.points == 0 || row.face->title.empty(); });
    join_alike(rows);
    return rows;
}

std::vector<RuleRow> rows_of(const Content& content, const anim::Looks& looks, bool of_first_mod) {
    const std::string first = content.mods.empty() ? "" : content.mods.front().id;
    std::vector<RuleRow> rows = all_rows(content, looks);
    std::erase_if(rows, [&](const RuleRow& row) {
        return !is_worth_telling(row) || (row.face->mod == first) != of_first_mod;
    });
    join_alike(rows);
    return rows;
}

void draw_rules_page(Painter& painter, const GameToTell& game, Rect area, Scroll& scroll) {
    const Content& content = game.content;
    Writer writer(painter, game, area, scroll);
    writer.words(game.about);
    writer.heading(tr("Goal"));
    if (content.rules.points_win && content.rules.target_points > 0)
        writer.words(
            tr("The first player to have {1} points on their own turn wins. You score points for:",
               {std::to_string(content.rules.target_points)}));
    for (const RuleRow& row : rows_with_points(content, game.looks))
        writer.thing(row);
    if (!game.changed.empty()) {
        writer.heading(tr("Chosen rules"));
        for (const std::string& line : game.changed)
            writer.words(line);
    }
    const std::vector<RuleRow> own = rows_of(content, game.looks, false);
    if (!own.empty()) writer.heading(tr("What is new in this game"));
    for (const RuleRow& row : own)
        writer.thing(row);
    if (!content.mods.empty())
        writer.heading(tr_of(content.mods.front().id, content.mods.front().title));
    for (const RuleRow& row : rows_of(content, game.looks, true))
        writer.thing(row);
}

}  // namespace hexholm::ui
