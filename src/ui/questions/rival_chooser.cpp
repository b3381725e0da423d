#include "src/ui/questions/rival_chooser.h"

#include <algorithm>
#include <vector>

#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kHeight = 40;
constexpr float kIcon = 32;
constexpr float kBetween = 6;

struct Rival {
    const Face* face = nullptr;
    scene::ModelId icon = scene::kNoModel;
    std::uint32_t color = 0xFFFFFF;
};

Rival rival_of(const Table& table, ActionKindId id) {
    const Content& content = table.content();
    const ActionKind& kind = content.kinds[id];
    if (kind.verb == Verb::place || kind.verb == Verb::build) {
        const PieceId piece(kind.subject);
        return {&content.pieces[piece].face, table.looks.piece_icons[piece],
                table.color(table.viewer())};
    }
    if (kind.verb == Verb::move_pawn) {
        const PawnId pawn(kind.subject);
        const Face& face = content.pawns[pawn].face;
        return {&face, table.looks.pawn_icons[pawn], face.color};
    }
    return {&kind.face, scene::kNoModel, kind.face.color};
}

float width_of(const Painter& painter, const Rival& rival) {
    return painter.text_width(Font::bold, title_of(*rival.face)) + painter.u(kIcon + 46);
}

void draw_rival(Painter& painter,
                const Table& table,
                const Rival& rival,
                std::size_t number,
                Rect rect,
                Intents& intents) {
    const ActionKindId kind = table.rivals.kinds[number];
    const bool chosen = table.draft.kind == kind;
    const ButtonState state = painter.area("rival_" + table.content().kinds[kind].name, rect);
    painter.shadow(rect, 8, 0.5f);
    painter.gradient(rect, painter.u(9), rgba(chosen || state.hovered ? 0xFFFAEC : 0xEADDBD),
                     rgba(chosen          ? 0xFFE09A
                          : state.hovered ? 0xF5E5BC
                                          : 0xD6C49A));
    painter.frame(rect, chosen ? rgba(kGold) : rgba(0x6B4C2C, 0.95f), painter.u(9),
                  painter.u(chosen ? 3.0f : 1.3f));
    const float side = painter.u(kIcon);
    const Rect icon = {rect.x + painter.u(6), rect.center_y() - side / 2, side, side};
    if (rival.icon != scene::kNoModel)
        painter.icon(rival.icon, rival.color, icon);
    else
        painter.dot(icon.center_x(), icon.center_y(), side * 0.3f, rival.color);
    painter.text(Font::bold, icon.right() + painter.u(6), rect.center_y(), rgba(kInk),
                 title_of(*rival.face));
    const std::string key = painter.desk().number_key(number + 1);
    if (!key.empty()) painter.keycap(rect.right() - painter.u(6), rect.center_y(), key, true);
    if (state.hovered && !rival.face->help.empty()) painter.tooltip(title_and_help(*rival.face));
    if (!state.clicked) return;
    // Where places tell what is meant, none need be chosen.
    const bool any = chosen && !table.rivals.share_places;
    intents.prefer = any ? ActionKindId() : kind;
}

}  // namespace

void draw_rivals(Desk& desk, const Layout& layout, const Table& table, Intents& intents) {
    if (table.rivals.kinds.empty() || table.busy || table.hands_hidden) return;
    const Painter measure(desk, list_under_all());
    std::vector<Rival> rivals;
    float width = -desk.u(kBetween);
    for (const ActionKindId kind : table.rivals.kinds) {
        rivals.push_back(rival_of(table, kind));
        width += width_of(measure, rivals.back()) + desk.u(kBetween);
    }
    // Over the right part of the bar, where it hides nothing of the board.
    const float right = layout.players.empty() ? desk.width : layout.players.front().x;
    const float middle = (layout.actions.x + right) / 2;
    Rect rect = {std::max(layout.actions.x, middle - width / 2),
                 layout.turn.y - desk.u(kHeight + 8), 0, desk.u(kHeight)};
    Sheet sheet(desk, "rivals", {rect.x, rect.y, width, rect.h}, Layer::back, PanelStay::passing);
    Painter painter(desk, sheet.list());
    for (std::size_t at = 0; at < rivals.size(); ++at) {
        rect.w = width_of(painter, rivals[at]);
        draw_rival(painter, table, rivals[at], at, rect, intents);
        rect.x += rect.w + desk.u(kBetween);
    }
}

}  // namespace hexholm::ui
