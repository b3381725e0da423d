#include "src/ui/over_board/spotlight.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "engine/game/places/card_place.h"

#include "src/anim/cues/ease.h"
#include "src/ui/cards/card_sheet.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kSheetWide = 232;  // units
constexpr float kSheetLine = 56;   // of a sheet without room for its text
constexpr float kWide = 318;       // of one whose text stands beside the picture
constexpr float kWideHead = 44;    // over that
constexpr float kWidePicture = 88;
constexpr float kAboveHand = 30;   // so far cards and buttons reach over the lower row
constexpr float kAroundLand = 22;  // kept free around each corner of the land
constexpr float kTryStep = 10;
constexpr double kSheetGrows_s = 0.22;

bool lie_over(Rect a, Rect b) {
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

bool is_turned_up(const Content& content, const Event& event) {
    const CardPlace to = CardPlace::of(event.c);
    if (CardPlace::of(event.a).where != CardWhere::pile || event.b < 0) return false;
    if (to.where == CardWhere::zone) {
        const Zone& zone = content.zones[content.zone_runs[to.index].zone];
        return zone.seen == Visibility::all && !zone.per_player && !zone.per_corner;
    }
    return to.where == CardWhere::open ||
           (to.where == CardWhere::hand && content.board.has_directions());
}

// The side of a die without numbers, where the die has a help of its own: it then decides over much.
std::optional<Thing> told_side(const Content& content, const Event& event) {
    const std::array faces = {event.a, event.b, event.c, event.d};
    for (std::size_t die = 0; die < std::min(content.dice.size(), faces.size()); ++die) {
        const auto& sides = content.dice[die].faces;
        const auto side = static_cast<std::size_t>(faces[die] - 1);
        if (faces[die] > 0 && side < sides.size() && !content.dice[die].face.help.empty())
            return thing_of(DieSide{die, side});
    }
    return std::nullopt;
}

// What the event shows, with its number and, where it is not whoever acts, whom it concerns.
std::optional<Thing> shown_by(const Content& content, const Event& event) {
    const auto thing = [](ThingKind kind, int at) {
        return Thing{kind, static_cast<std::size_t>(at)};
    };
    switch (event.kind) {
        case EventKind::card_turned: return thing(ThingKind::card, event.b);
        case EventKind::card_played:
        case EventKind::card_revealed: return thing(ThingKind::card, event.a);
        case EventKind::card_bought:
            if (event.b >= 0) return thing(ThingKind::card, event.b);
            break;
        case EventKind::card_moved:
            if (is_turned_up(content, event)) return thing(ThingKind::card, event.b);
            break;
        case EventKind::changed_tile:
            if (event.b >= 0 && event.player.is_some()) return thing(ThingKind::terrain, event.b);
            break;
        case EventKind::award_moved:
            if (event.player.is_some()) return thing(ThingKind::award, event.a);
            break;
        // A step towards a goal that wins by itself.
        case EventKind::counted:
            if (const Counter& counter = content.counters[CounterId(event.a)];
                counter.wins_at > 0 && event.secret == 0 && event.b > counter.least)
                return thing(ThingKind::counter, event.a);
            break;
        case EventKind::cue: {
            const hexholm::Cue& cue = content.cues[CueId(event.a)];
            if (!cue.is_scene() && !cue.face.icon.empty()) return thing(ThingKind::cue, event.a);
            break;
        }
        case EventKind::rolled: return told_side(content, event);
        default: break;
    }
    return std::nullopt;
}

// The picture of the sheet, its name, and whom it concerns.
CardInfo info_of_spotlight(const Table& table, const Spotlight& shown) {
    CardInfo info = info_of(table, shown.thing, shown.number);
    if (shown.player.is_some()) info.rim = table.color(shown.player);
    return info;
}

// The parts of the window that must stay in sight.
struct InSight {
    const Layout& layout;
    std::vector<ImVec2> land;  // without the bowl
    Rect bowl;
};

InSight in_sight(const Desk& desk, const Layout& layout, const SpotlightSetting& setting) {
    InSight sight = {layout, {}, setting.bowl};
    // Among the dots of the land are those of a square around the bowl.
    const float wider = setting.bowl.w * 0.25f + desk.u(kAroundLand);
    const Rect around = setting.bowl.inset(-wider);
    std::ranges::copy_if(setting.land, std::back_inserter(sight.land),
                         [&](ImVec2 at) { return !around.contains(at.x, at.y); });
    return sight;
}

bool is_clear(const Desk& desk, Rect place, const InSight& sight, bool over_bowl) {
    const Rect around = place.inset(-desk.u(kAroundLand));
    if (lie_over(place, desk.dialog) || (!over_bowl && lie_over(place, sight.bowl))) return false;
    const auto covers = [&](const PanelSpot& panel) {
        return panel.stay != PanelStay::kept && lie_over(place, panel.rect);
    };
    const auto holds = [&](ImVec2 at) { return around.contains(at.x, at.y); };
    return std::ranges::none_of(sight.land, holds) && std::ranges::none_of(desk.panels, covers);
}

// The first free place: from the lower end of the left side upwards, then at the right side;
// nullopt when there is no room.
std::optional<Rect> clear_place(
    const Desk& desk, const InSight& sight, float width, float height, bool over_bowl) {
    const Layout& layout = sight.layout;
    const float rim = desk.u(12);
    const float right = desk.is_upright() ? desk.width : layout.players.front().x;
    const float low =
        (layout.hand.w > 0 ? layout.hand.y : layout.turn.y) - desk.u(kAboveHand) - height;
    for (const float x : {rim, right - rim - width})
        for (float y = low; y >= layout.bank.bottom(); y -= desk.u(kTryStep))
            if (const Rect place = {x, y, width, height}; is_clear(desk, place, sight, over_bowl))
                return place;
    return std::nullopt;
}

// The picture at the left of a paper; gives where its words stand.
Rect draw_beside_picture(Painter& painter, const CardInfo& info, Rect rect) {
    painter.shadow(rect, 12, 0.5f, 3);
    painter.fill(rect, rgba(info.rim != 0 ? info.rim : 0xFBF6EA), painter.u(10));
    const Rect paper = rect.inset(painter.u(3));
    painter.fill(paper, rgba(0xFBF6EA), painter.u(8));
    const float side = std::min(paper.h - painter.u(6), painter.u(kWidePicture));
    const Rect picture = {paper.x + painter.u(4), paper.y + painter.u(3), side, side};
    painter.gradient(picture, painter.u(6), rgba(shaded(info.face.color, 0.45f)),
                     rgba(shaded(info.face.color, -0.05f)));
    if (info.face.icon != scene::kNoModel)
        painter.icon(info.face.icon, info.rim != 0 ? info.rim : 0xFFFFFF, picture);
    const float left = picture.right() + painter.u(8);
    return {left, paper.y, paper.right() - left - painter.u(6), paper.h};
}

void draw_in_line(Painter& painter, const CardInfo& info, const std::string& who, Rect rect) {
    const Rect words = draw_beside_picture(painter, info, rect);
    painter.text_within(Font::number, words.x, words.center_y() - painter.u(who.empty() ? 0 : 9),
                        words.w, rgba(kInk), info.face.title);
    painter.text_within(Font::text, words.x, words.center_y() + painter.u(12), words.w,
                        rgba(kInkSoft), who);
}

// Name and number, whose it is, and the text.
void draw_wide(Painter& painter, const CardInfo& info, const std::string& who, Rect rect) {
    const Rect words = draw_beside_picture(painter, info, rect);
    const std::string title = info.number.empty() ? std::string(info.face.title)
                                                  : tr("{1}: {2}", {info.face.title, info.number});
    painter.text_within(Font::number, words.x, words.y + painter.u(16), words.w, rgba(kInk), title);
    painter.text_within(Font::small, words.x, words.y + painter.u(34), words.w, rgba(kInkSoft),
                        who);
    painter.paragraph(Font::text, words.x, words.y + painter.u(kWideHead), words.w, rgba(kInk),
                      info.help);
}

void draw_whole(
    Painter& painter, const Table& table, const CardInfo& info, PlayerId player, Rect rect) {
    draw_sheet(painter, table, info, rect);
    if (player.is_none()) return;
    const std::string& name = table.seat(player).name;
    const float width = painter.text_width(Font::bold, name) + painter.u(34);
    const Rect tag = {rect.x + painter.u(12), rect.y + painter.u(40), width, painter.u(24)};
    painter.fill(tag, rgba(kInk, 0.72f), painter.u(12));
    painter.seat_dot(tag.x + painter.u(13), tag.center_y(), painter.u(6.5f), player.index(),
                     table.color(player));
    painter.text(Font::bold, tag.x + painter.u(24), tag.center_y(), rgba(kCream), name);
}

// A card that is about to be shown.
std::optional<Spotlight> on_its_way(const std::vector<anim::Cue>& cues, double now) {
    for (const anim::Cue& cue : cues)
        if (cue.kind == anim::CueKind::show_card && cue.is_on(now))
            return Spotlight{.thing = {ThingKind::card, static_cast<std::size_t>(cue.thing)},
                             .player = cue.player};
    return std::nullopt;
}

enum class SheetForm { whole, wide, line };
struct SheetPlace {
    Rect rect;
    SheetForm form = SheetForm::whole;
};

// The whole sheet where it fits, else with its text beside a small picture, else over the bowl, else one line; over
// the log where nothing is free.
SheetPlace place_for(Desk& desk, const Table& table, const CardInfo& info, const InSight& sight) {
    const Painter measure(desk, list_under_all());
    const float width = desk.u(kSheetWide);
    const float height = sheet_height(measure, info, width);
    const float words = desk.u(kWide - kWidePicture - 24);
    const float wide_height =
        std::max(desk.u(kWidePicture + 12),
                 desk.u(kWideHead + 12) + measure.paragraph_height(Font::text, words, info.help));
    const auto place = [&](float wide, float high, bool over_bowl) {
        return clear_place(desk, sight, wide, high, over_bowl);
    };
    // Where cards come in the place of dice nothing else lies in the bowl.
    const bool is_bowl_free = table.content().rules.roll_from.is_some();
    if (const auto whole = place(width, height, is_bowl_free)) return {*whole, SheetForm::whole};
    if (const auto wide = place(desk.u(kWide), wide_height, is_bowl_free))
        return {*wide, SheetForm::wide};
    if (const auto over_bowl = place(width, height, true)) return {*over_bowl, SheetForm::whole};
    const float line = desk.u(kSheetLine);
    const Rect over_log = {sight.layout.log.x, sight.layout.log.y, width, line};
    return {place(width, line, false).value_or(over_log), SheetForm::line};
}

}  // namespace

std::optional<Spotlight> spotlight_of(const Content& content, const Event& event) {
    const auto thing = shown_by(content, event);
    if (!thing) return std::nullopt;
    Spotlight shown{.thing = *thing, .player = event.player};
    if (event.kind == EventKind::changed_tile) shown.number = std::max<int>(event.c, 0);
    if (event.kind == EventKind::counted) {
        shown.number = event.b;
        if (content.counters[CounterId(event.a)].per == Owner::player)
            shown.player = PlayerId(event.c);
    }
    if (event.kind == EventKind::cue && event.other.is_some()) shown.player = event.other;
    return shown;
}

double reading_s(const Content& content, const Spotlight& shown) {
    const Face* const face = face_of(content, shown.thing);
    const std::size_t letters = face == nullptr ? 0 : help_of(*face).size();
    return std::clamp(2.4 + 0.045 * static_cast<double>(letters), 2.4, 9.0);
}

void draw_spotlight(Desk& desk,
                    const Layout& layout,
                    const Table& table,
                    const SpotlightSetting& setting,
                    Anchors& anchors,
                    Intents& intents) {
    const InSight sight = in_sight(desk, layout, setting);
    const auto coming = on_its_way(setting.cues, setting.now);
    if (coming)
        anchors.spotlight = place_for(desk, table, info_of_spotlight(table, *coming), sight).rect;
    if (coming || table.spotlight == nullptr) return;
    const Spotlight& shown = *table.spotlight;
    const CardInfo info = info_of_spotlight(table, shown);
    const auto [rect, form] = place_for(desk, table, info, sight);
    Sheet sheet(desk, "spotlight", rect, Layer::front);
    Painter painter(desk, sheet.list());
    const ButtonState state = painter.area("spotlight", rect);
    const int first = painter.first_vertex();
    const std::string who = shown.player.is_some() ? table.seat(shown.player).name : "";
    if (form == SheetForm::whole)
        draw_whole(painter, table, info, shown.player, rect);
    else if (form == SheetForm::wide)
        draw_wide(painter, info, who, rect);
    else
        draw_in_line(painter, info, who, rect);
    if (shown.age_s < kSheetGrows_s) {
        const float part = anim::ease_out(static_cast<float>(shown.age_s / kSheetGrows_s));
        painter.turn_since(first, rect.center_x(), rect.center_y(), 0, 0.6f + 0.4f * part,
                           0.3f + 0.7f * part);
        desk.lively = true;
    }
    if (state.hovered && form == SheetForm::line) draw_grown(desk, table, info, rect, 1);
    intents.seen_spotlight |= state.clicked;
}

}  // namespace hexholm::ui
