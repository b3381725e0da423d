#include "src/ui/over_board/flights.h"

#include <algorithm>
#include <cmath>

#include "src/anim/cues/ease.h"
#include "src/anim/places/places.h"
#include "src/ui/theme/card_art.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

using anim::Anchor;
using anim::AnchorKind;
using anim::Cue;
using anim::CueKind;

ImVec2 middle_of(Rect rect) {
    return {rect.center_x(), rect.center_y()};
}

ImVec2 on_table(const Desk& desk, const scene::Camera& camera, scene::Vec3 place) {
    const auto seen = scene::project(camera, {desk.width, desk.height}, place);
    return seen ? ImVec2{seen->x, seen->y} : ImVec2{desk.width / 2, desk.height / 2};
}

// The place on the screen of one end of a flight. Goods of the viewer fly to their own card.
ImVec2 screen_place(
    const Desk& desk, const Table& table, const FlightSetting& setting, Anchor anchor, int good) {
    const auto at = static_cast<std::size_t>(std::max(anchor.index, 0));
    const Anchors& anchors = setting.anchors;
    switch (anchor.kind) {
        case AnchorKind::tile:
            if (anchor.index < 0) break;  // beside the board, where figures come from and go
            return on_table(desk, setting.camera,
                            anim::place_of(table.book.board(), TileId(anchor.index)));
        case AnchorKind::corner:
            return on_table(desk, setting.camera,
                            anim::place_of(table.book.board(), CornerId(anchor.index)));
        case AnchorKind::player:
            if (!table.is_watching() && at == table.viewer().index() && good >= 0 &&
                static_cast<std::size_t>(good) < anchors.own_goods.size())
                return middle_of(anchors.own_goods[static_cast<std::size_t>(good)]);
            if (at < anchors.players.size()) return middle_of(anchors.players[at]);
            break;
        case AnchorKind::bank: return middle_of(anchors.bank);
        case AnchorKind::deck:
            if (at < anchors.decks.size()) return middle_of(anchors.decks[at]);
            break;
        default: break;
    }
    return {desk.width * 0.45f, desk.height * 0.42f};
}

struct Pose {
    ImVec2 at;
    float turn_rad = 0;
    float size = 1;
    float alpha = 1;
};

// A wide arc: up from the start, down onto the goal.
Pose pose_of(const Desk& desk, ImVec2 from, ImVec2 to, float t) {
    const float e = anim::ease_both(t);
    const ImVec2 top = {(from.x + to.x) * 0.5f, std::min(from.y, to.y) - desk.u(60)};
    const auto bend = [&](float a, float b, float c) {
        return (a * (1 - e) + b * e) * (1 - e) + (b * (1 - e) + c * e) * e;
    };
    Pose pose;
    pose.at = {bend(from.x, top.x, to.x), bend(from.y, top.y, to.y)};
    pose.turn_rad = (1 - e) * (from.x < to.x ? -0.6f : 0.6f);
    pose.size = std::min(1.0f, 0.25f + t * 6) * (1 + 0.25f * anim::hump(t));
    pose.alpha = t > 0.88f ? std::max(0.0f, (1 - t) / 0.12f) : 1;
    return pose;
}

// Between two panels, which stand over each other: one way passes farther out than the other.
Pose pose_between(const Desk& desk, ImVec2 from, ImVec2 to, float t) {
    const float e = anim::ease_both(t);
    const float out = desk.u(from.y < to.y ? 190 : 90);
    Pose pose = pose_of(desk, from, to, t);
    pose.at = {from.x + (to.x - from.x) * e - out * anim::hump(e), from.y + (to.y - from.y) * e};
    pose.turn_rad = 0.35f * std::sin(t * 9) * (1 - t);
    return pose;
}

// Turns what was drawn since `vertex` to the side: `part` is 1 from the front, 0 from its edge.
void squash_since(Painter& painter, int vertex, float x, float part) {
    for (int at = vertex; at < painter.first_vertex(); ++at) {
        ImVec2& place = painter.list()->VtxBuffer[at].pos;
        place.x = x + (place.x - x) * part;
    }
}

// A card that turns over between two times shows its back before the middle, and its face after it.
float turned(float t, float from, float to) {
    return std::cos(std::clamp((t - from) / (to - from), 0.0f, 1.0f) * scene::kPi);
}

void draw_good(Painter& painter, const Table& table, const Cue& cue, const Pose& pose) {
    const float width = painter.u(44) * pose.size;
    if (cue.thing < 0)
        draw_card_back(painter, table.content(), table.looks, DeckId(), pose.at.x, pose.at.y, width,
                       pose.turn_rad, pose.alpha);
    else
        draw_card(painter, pose.at.x, pose.at.y, width,
                  good_face(table.content(), table.looks, GoodId(cue.thing)), pose.turn_rad,
                  pose.alpha);
}

// Whose back it shows: of the pile at one of its ends, else its own; none where nobody knows the card.
DeckId deck_of(const Table& table, const Cue& cue) {
    if (cue.from.kind == AnchorKind::deck) return DeckId(cue.from.index);
    if (cue.to.kind == AnchorKind::deck) return DeckId(cue.to.index);
    return cue.thing >= 0 ? table.content().cards[CardId(cue.thing)].deck : DeckId();
}

void draw_bought(Painter& painter, const Table& table, const Cue& cue, const Pose& pose, float t) {
    const float width = painter.u(54) * pose.size;
    const bool to_pile = cue.to.kind == AnchorKind::deck;
    const float side = cue.thing < 0 ? 1 : turned(to_pile ? 1 - t : t, 0.25f, 0.7f);
    const int first = painter.first_vertex();
    if (cue.thing >= 0 && side < 0)
        draw_card(painter, pose.at.x, pose.at.y, width,
                  card_face(table.content(), table.looks, CardId(cue.thing)), pose.turn_rad,
                  pose.alpha);
    else
        draw_card_back(painter, table.content(), table.looks, deck_of(table, cue), pose.at.x,
                       pose.at.y, width, pose.turn_rad, pose.alpha);
    squash_since(painter, first, pose.at.x, std::abs(side));
}

// A die that is no cube: its number, on a paper that rolls in.
void draw_thrown(Painter& painter, const Cue& cue, float t) {
    constexpr int kMostFaces = 6;
    if (cue.dice[0] <= kMostFaces) return;  // it lies in the tray
    const Desk& desk = painter.desk();
    const float in = anim::ease_out(std::min(1.0f, t * 2.2f));
    const float x = desk.width * (0.05f + 0.38f * in);
    const float y = desk.height * 0.42f - desk.u(70) * std::abs(std::cos(in * 6)) * (1 - in);
    const float side = desk.u(74);
    const int first = painter.first_vertex();
    painter.paper({x - side / 2, y - side / 2, side, side});
    painter.text(Font::huge, x, y, rgba(kInk), std::to_string(cue.thing), Align::center);
    painter.text(Font::small, x, y + side * 0.38f, rgba(kInkSoft),
                 tr("of {1}", {std::to_string(cue.dice[0])}), Align::center);
    painter.turn_since(first, x, y, (1 - in) * 5, 1, std::min(1.0f, (1 - t) * 6));
}

// Rises from its owner's panel or its pile, turns over, and grows into the sheet that tells what it says.
void draw_shown(
    Painter& painter, const Table& table, const Cue& cue, ImVec2 from, Rect to, float t) {
    const float e = anim::ease_both(std::min(1.0f, t * 1.1f));
    const float x = from.x + (to.center_x() - from.x) * e;
    const float y = from.y + (to.center_y() - from.y) * e - painter.u(50) * anim::hump(t);
    const float width = painter.u(60) + (std::min(to.h / 1.4f, to.w) - painter.u(60)) * e;
    const float side = turned(t, 0.2f, 0.6f);
    const int first = painter.first_vertex();
    const CardId card(cue.thing);
    if (side < 0)
        draw_card(painter, x, y, width, card_face(table.content(), table.looks, card),
                  (1 - e) * 0.5f);
    else
        draw_card_back(painter, table.content(), table.looks, table.content().cards[card].deck, x,
                       y, width, (1 - e) * 0.5f);
    squash_since(painter, first, x, std::abs(side));
}

void draw_token(Painter& painter, std::uint32_t color, std::size_t seat, ImVec2 at, float alpha) {
    ImDrawList* list = painter.list();
    list->AddCircleFilled({at.x, at.y + painter.u(2)}, painter.u(24), rgba(0x000000, 0.35f * alpha),
                          40);
    list->AddCircleFilled(at, painter.u(22), rgba(0xF3E4C3, alpha), 40);
    list->AddCircleFilled(at, painter.u(19), rgba(color, alpha), 40);
    painter.text(Font::number, at.x, at.y, rgba(wants_dark_ink(color) ? kInk : kCream, alpha),
                 std::to_string(seat + 1), Align::center);
}

// The tokens of both come out of their panels, meet half-way, and shake.
void draw_handshake(
    Painter& painter, const Table& table, const Cue& cue, ImVec2 from, ImVec2 to, float t) {
    const float out = anim::ease_out(std::clamp(t * 3.2f, 0.0f, 1.0f));
    const float alpha = std::min(1.0f, (1 - t) * 5);
    const float shaking = std::clamp((t - 0.32f) / 0.5f, 0.0f, 1.0f);
    const float up = painter.u(9) * std::sin(shaking * 6 * scene::kPi) * (1 - shaking);
    const ImVec2 middle = {(from.x + to.x) * 0.5f - painter.u(140), (from.y + to.y) * 0.5f + up};
    const float flash = std::clamp((t - 0.30f) / 0.3f, 0.0f, 1.0f);
    if (flash > 0 && flash < 1)
        painter.list()->AddCircle(middle, painter.u(26 + 40 * flash), rgba(kGold, 1 - flash), 48,
                                  painter.u(4));
    const float apart = painter.u(17);
    const bool above = from.y < to.y;
    const auto place = [&](ImVec2 start, float side) {
        const ImVec2 goal = {middle.x, middle.y + side * apart};
        return ImVec2{start.x + (goal.x - start.x) * out, start.y + (goal.y - start.y) * out};
    };
    const PlayerId one(cue.from.index);
    const PlayerId two(cue.to.index);
    draw_token(painter, table.color(one), one.index(), place(from, above ? -1.0f : 1.0f), alpha);
    draw_token(painter, table.color(two), two.index(), place(to, above ? 1.0f : -1.0f), alpha);
}

void draw_award_flight(
    Painter& painter, const Table& table, const Cue& cue, ImVec2 from, ImVec2 to, float t) {
    const Desk& desk = painter.desk();
    const ImVec2 middle = {desk.width * 0.43f, desk.height * 0.40f};
    const float out = anim::ease_both(std::clamp(t * 2.4f, 0.0f, 1.0f));
    const float back = anim::ease_both(std::clamp(t * 2.4f - 1.4f, 0.0f, 1.0f));
    const float x = from.x + (middle.x - from.x) * out + (to.x - middle.x) * back;
    const float y = from.y + (middle.y - from.y) * out + (to.y - middle.y) * back;
    const float width = painter.u(50 + 90 * out * (1 - back));
    draw_card(painter, x, y, width, award_face(table.content(), table.looks, AwardId(cue.thing)), 0,
              std::min(1.0f, (1 - t) * 10));
}

void draw_flight(Painter& painter,
                 const Table& table,
                 const FlightSetting& setting,
                 const Cue& cue) {
    const Desk& desk = painter.desk();
    const int good = cue.kind == CueKind::fly_good ? cue.thing : -1;
    const ImVec2 from = screen_place(desk, table, setting, cue.from, good);
    const ImVec2 to = screen_place(desk, table, setting, cue.to, good);
    const float t = cue.progress(setting.now);
    switch (cue.kind) {
        case CueKind::fly_good: {
            const bool traded =
                cue.from.kind == AnchorKind::player && cue.to.kind == AnchorKind::player;
            draw_good(painter, table, cue,
                      traded ? pose_between(desk, from, to, t) : pose_of(desk, from, to, t));
            break;
        }
        case CueKind::fly_card:
            draw_bought(painter, table, cue, pose_of(desk, from, to, t), t);
            break;
        case CueKind::shake_hands: draw_handshake(painter, table, cue, from, to, t); break;
        case CueKind::show_card:
            draw_shown(painter, table, cue, from, setting.anchors.spotlight, t);
            break;
        case CueKind::throw_die: draw_thrown(painter, cue, t); break;
        case CueKind::fly_award: draw_award_flight(painter, table, cue, from, to, t); break;
        default: break;
    }
}

}  // namespace

void draw_flights(Desk& desk, const Table& table, const FlightSetting& setting) {
    Painter painter(desk, list_over_all());
    for (const Cue& cue : setting.cues)
        if (cue.is_on(setting.now)) draw_flight(painter, table, setting, cue);
}

}  // namespace hexholm::ui
