#include "src/ui/parts/undo_button.h"

#include <cmath>
#include <numbers>

#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

std::string place_title(const Content& content, const ActionKind& kind) {
    switch (kind.verb) {
        case Verb::build:
        case Verb::place: return std::string(title_of(content.pieces[PieceId(kind.subject)].face));
        case Verb::move_pawn:
            return std::string(title_of(content.pawns[PawnId(kind.subject)].face));
        case Verb::play:
        case Verb::reveal: return std::string(title_of(content.cards[CardId(kind.subject)].face));
        case Verb::act:
            return std::string(title_of(content.mod_actions[ModActionId(kind.subject)].face));
        default: return "";
    }
}

std::string_view action_words(Verb verb) {
    switch (verb) {
        case Verb::end_turn: return tr("the end of the turn");
        case Verb::trade_bank: return tr("the trade with the bank");
        case Verb::offer_trade: return tr("the offer");
        case Verb::accept_trade:
        case Verb::reject_trade: return tr("the answer");
        case Verb::confirm_trade: return tr("the trade");
        case Verb::withdraw_trade: return tr("the withdrawal of the offer");
        case Verb::give:
        case Verb::discard: return tr("the discard");
        default: return tr("the last choice");
    }
}

std::string reason_words(const UndoOffer& offer, const std::vector<Seat>& seats) {
    switch (offer.stop) {
        case UndoStop::chance:
            return std::string(tr("Nothing can be undone: chance has decided something since."));
        case UndoStop::hidden:
            return std::string(tr("Nothing can be undone: something hidden has been seen since."));
        case UndoStop::other_player:
            return tr("Nothing can be undone: {1} has acted since.",
                      {seats[offer.by.index()].name});
        case UndoStop::game_over:
            return std::string(tr("Nothing can be undone: the game is over."));
        case UndoStop::settled:
            return std::string(tr("Nothing can be undone: what was agreed stays."));
        default: return std::string(tr("You have not done anything yet that could be undone."));
    }
}

// An arrow that turns back: no font must have it.
void draw_arrow(Painter& painter, float x, float y, float radius, ImU32 color) {
    constexpr float kFrom = 0.85f * std::numbers::pi_v<float>;
    constexpr float kTo = 2.45f * std::numbers::pi_v<float>;
    ImDrawList& list = *painter.list();
    list.PathArcTo({x, y}, radius, kFrom, kTo, 28);
    list.PathStroke(color, 0, radius * 0.34f);
    const ImVec2 tip = {x + std::cos(kFrom) * radius, y + std::sin(kFrom) * radius};
    const float side = radius * 0.78f;
    list.AddTriangleFilled({tip.x - side, tip.y - side * 0.35f},
                           {tip.x + side * 0.95f, tip.y - side * 0.15f},
                           {tip.x - side * 0.1f, tip.y + side * 1.05f}, color);
}

}  // namespace

std::string undo_title(const Content& content, ActionKindId kind) {
    if (kind.is_none()) return std::string(tr("the last choice"));
    const std::string title = place_title(content, content.kinds[kind]);
    return title.empty() ? std::string(action_words(content.kinds[kind].verb)) : title;
}

UndoHint undo_hint(const Content& content, const std::vector<Seat>& seats, const UndoOffer& offer) {
    if (!offer.ok()) return {false, reason_words(offer, seats)};
    return {true, tr("Undo: {1}", {undo_title(content, offer.kind)})};
}

bool draw_undo_button(Painter& painter, Rect rect, const UndoHint& hint) {
    const ButtonState state = painter.area("undo", rect, hint.allowed);
    const Rect face = rect.moved(0, state.held ? painter.u(1.5f) : 0);
    const bool lit = state.hovered && hint.allowed;
    const float strength = hint.allowed ? 1.0f : 0.72f;
    painter.shadow(face, 9, 0.5f);
    painter.gradient(face, painter.u(10), rgba(lit ? 0xFFFAEC : 0xF9EFD7, strength),
                     rgba(lit ? 0xF5E5BC : 0xE2CFA3, strength));
    painter.frame(face, rgba(0x6B4C2C, 0.95f), painter.u(10), painter.u(1.3f));
    draw_arrow(painter, face.center_x(), face.center_y() + painter.u(1), face.h * 0.23f,
               rgba(kInk, hint.allowed ? 0.9f : 0.35f));
    const std::string key(hint.allowed ? painter.desk().key(input::Command::undo) : "");
    if (state.hovered) painter.tooltip(hint.words + (key.empty() ? "" : "\n" + key));
    return state.clicked;
}

bool draw_undo_before_handing(Desk& desk, const UndoHint& hint) {
    if (!hint.allowed) return false;
    const float width = desk.u(420);
    const Rect rect = {(desk.width - width) / 2, desk.height / 2 + desk.u(128), width, desk.u(44)};
    Sheet sheet(desk, "undo_before_handing", rect.inset(-desk.u(6)), Layer::top);
    Painter painter(desk, sheet.list());
    return painter.button("undo", rect,
                          {.label = hint.words,
                           .look = ButtonLook::wood,
                           .font = Font::number,
                           .key = desk.key(input::Command::undo)});
}

}  // namespace hexholm::ui
