// What the player chooses for himself, and what he must do for the rest.
#include <algorithm>

#include "src/ui/parts/cell_grid.h"
#include "src/ui/screens/profile_page.h"
#include "src/ui/theme/card_art.h"
#include "src/ui/theme/portrait.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kCell = 52;    // units
constexpr float kTitle = 130;  // of a row, where there is room beside it

std::string_view kind_title(KeepsakeKind kind) {
    switch (kind) {
        case KeepsakeKind::face: return tr("Face");
        case KeepsakeKind::dice: return tr("Dice");
        case KeepsakeKind::felt: return tr("Dice tray");
        case KeepsakeKind::card_back: break;
    }
    return tr("Card backs");
}

int wins_over(const ProfileFacts& facts, std::string_view level) {
    const auto found = std::ranges::find(facts.by_level, level, &ProfileRow::name);
    return found == facts.by_level.end() ? 0 : found->wins;
}

int times_done(Feat feat, const ProfileFacts& facts) {
    switch (feat) {
        case Feat::wins: return facts.wins;
        case Feat::wins_over_hard: return wins_over(facts, "hard");
        case Feat::wins_over_master: return wins_over(facts, "master");
        case Feat::achievements: return static_cast<int>(facts.achieved.size());
        case Feat::none: break;
    }
    return 0;
}

std::string feat_text(const Keepsake& one) {
    const std::string times = std::to_string(one.times);
    switch (one.feat) {
        case Feat::wins: return tr("Win {1} {1|game|games} to earn this.", {times});
        case Feat::wins_over_hard:
            return tr("Win {1} {1|game|games} against hard bots to earn this.", {times});
        case Feat::wins_over_master:
            return tr("Win {1} {1|game|games} against master bots to earn this.", {times});
        case Feat::achievements:
            return tr("Get {1} {1|achievement|achievements} to earn this.", {times});
        case Feat::none: break;
    }
    return {};
}

std::string tip_of(const Keepsake& one, const ProfileFacts& facts) {
    const std::string title(tr(one.title));
    if (is_earned(one, facts)) return title;
    return title + "\n" + feat_text(one) + "\n" +
           tr("So far: {1}", {std::to_string(times_done(one.feat, facts))});
}

void draw_padlock(Painter& painter, float x, float y, float size) {
    const Rect body = {x - size * 0.5f, y - size * 0.1f, size, size * 0.75f};
    painter.list()->PathArcTo({x, body.y}, size * 0.3f, 3.1415927f, 6.2831853f, 12);
    painter.list()->PathStroke(rgba(kInk), 0, size * 0.16f);
    painter.fill(body, rgba(kInk), size * 0.14f);
}

void draw_die(Painter& painter, Rect box, std::uint32_t color) {
    painter.shadow(box, box.w * 0.2f / painter.u(1), 0.4f, 1.5f);
    painter.gradient(box, box.w * 0.2f, rgba(shaded(color, 0.15f)), rgba(shaded(color, -0.12f)));
    for (const float across : {-0.25f, 0.0f, 0.25f})
        for (const float down : {-0.25f, 0.0f, 0.25f})
            if ((across == 0) == (down == 0))
                painter.list()->AddCircleFilled(
                    {box.center_x() + across * box.w, box.center_y() + down * box.w}, box.w * 0.09f,
                    rgba(0x2A2430), 16);
}

void draw_felt(Painter& painter, float x, float y, float radius, std::uint32_t color) {
    painter.list()->AddCircleFilled({x, y}, radius, rgba(0x9C6A3C), 40);
    painter.list()->AddCircleFilled({x, y}, radius * 0.84f, rgba(shaded(color, -0.2f)), 40);
    painter.list()->AddCircleFilled({x, y}, radius * 0.80f, rgba(color), 40);
}

void draw_keepsake(
    Painter& painter, KeepsakeKind kind, std::size_t place, std::uint32_t color, Rect cell) {
    const float side = cell.h * 0.68f;
    const float x = cell.center_x();
    const float y = cell.center_y();
    switch (kind) {
        case KeepsakeKind::face:
            if (place > 0) {
                draw_face(painter, {.person = place - 1, .color = color}, x, y, side * 0.55f);
            } else {
                for (const std::size_t person : {1u, 0u})
                    draw_face(painter, {.person = person, .color = color},
                              x + (person == 0 ? -0.22f : 0.22f) * side, y, side * 0.40f);
            }
            break;
        case KeepsakeKind::dice:
            draw_die(painter, {x - side * 0.42f, y - side * 0.42f, side * 0.84f, side * 0.84f},
                     keepsakes_of(kind)[place].color);
            break;
        case KeepsakeKind::felt:
            draw_felt(painter, x, y, side * 0.52f, keepsakes_of(kind)[place].color);
            break;
        case KeepsakeKind::card_back:
            draw_plain_back(painter, keepsakes_of(kind)[place].color, x, y, side * 0.70f);
            break;
    }
}

// The row's title beside its cells, or above them where that would leave too little; gives the cells' place.
class Row {
public:
    Row(Painter& painter, ScrollArea& list, std::string_view title, std::size_t count)
        : painter_(painter),
          cell_(painter.u(kCell)),
          beside_(list.area().w > painter.u(kTitle + 6 * kCell)) {
        const float room = list.area().w - painter.u(12) - (beside_ ? painter.u(kTitle) : 0);
        columns_ = std::max<std::size_t>(1, static_cast<std::size_t>(room / cell_));
        const std::size_t rows = (count + columns_ - 1) / columns_;
        const float above = beside_ ? 0 : painter.u(28);
        const Rect row = list.row(above + static_cast<float>(rows) * cell_);
        is_seen_ = list.sees(row);
        x_ = row.x + (beside_ ? painter.u(kTitle) : 0);
        y_ = row.y + above;
        if (is_seen_)
            painter.text_within(Font::number, row.x,
                                beside_ ? row.y + cell_ / 2 : row.y + above / 2,
                                beside_ ? painter.u(kTitle - 8) : row.w, rgba(kInk), title);
    }
    bool is_seen() const { return is_seen_; }
    Rect cell(std::size_t nth) const {
        return {x_ + cell_ * static_cast<float>(nth % columns_),
                y_ + cell_ * static_cast<float>(nth / columns_), cell_, cell_};
    }
    // True when it was chosen.
    bool choose(const std::string& name, std::size_t nth, bool is_chosen, bool is_earned) {
        const Rect box = cell(nth).inset(painter_.u(2));
        const ButtonState state = painter_.area(name, box, is_earned);
        if (is_chosen || state.hovered)
            painter_.fill(box, is_chosen ? rgba(kGold, 0.45f) : rgba(kInk, 0.08f), painter_.u(9));
        is_pointed_ = state.hovered;
        return state.clicked;
    }
    bool is_pointed() const { return is_pointed_; }

private:
    Painter& painter_;
    float cell_;
    bool beside_;
    std::size_t columns_ = 1;
    float x_ = 0;
    float y_ = 0;
    bool is_seen_ = false;
    bool is_pointed_ = false;
};

void draw_seat_color(Painter& painter, ScrollArea& list, Keepsakes& own) {
    Row row(painter, list, tr("Colour"), kUsualColors.size() + 1);
    for (std::size_t place = 0; place <= kUsualColors.size(); ++place) {
        const std::uint32_t color = place == 0 ? 0 : kUsualColors[place - 1];
        if (row.choose("own_color_" + std::to_string(place), place, own.seat_color == color, true))
            own.seat_color = color;
        const Rect cell = row.cell(place);
        if (!row.is_seen()) continue;
        if (color != 0)
            painter.seat_dot(cell.center_x(), cell.center_y(), cell.h * 0.27f, place - 1,
                             shown_color(color, painter.desk().seats.palette));
        else
            painter.text_within(Font::text, cell.center_x(), cell.center_y(), cell.w * 0.9f,
                                rgba(kInk), tr("any#colour"), Align::center);
    }
}

}  // namespace

bool is_earned(const Keepsake& keepsake, const ProfileFacts& facts) {
    return times_done(keepsake.feat, facts) >= keepsake.times;
}

void draw_keepsakes(Painter& painter, ScrollArea& list, const ProfileFacts& facts, Keepsakes& own) {
    draw_seat_color(painter, list, own);
    const std::uint32_t color = shown_color(own.seat_color == 0 ? kUsualColors[0] : own.seat_color,
                                            painter.desk().seats.palette);
    for (const KeepsakeKind kind : kKeepsakeKinds) {
        const std::span<const Keepsake> all = keepsakes_of(kind);
        Row row(painter, list, kind_title(kind), all.size());
        for (std::size_t place = 0; place < all.size(); ++place) {
            const bool earned = is_earned(all[place], facts);
            const std::string name =
                std::string("own_") + keepsake_kind_name(kind) + "_" + all[place].name;
            if (row.choose(name, place, own.place_of(kind) == place, earned))
                own.place_of(kind) = static_cast<std::uint8_t>(place);
            const Rect cell = row.cell(place);
            if (row.is_seen()) {
                draw_keepsake(painter, kind, place, color, cell);
                if (!earned) {
                    painter.fill(cell.inset(painter.u(2)), rgba(0xFBF6EA, 0.40f), painter.u(9));
                    draw_padlock(painter, cell.x + cell.w * 0.76f, cell.y + cell.h * 0.76f,
                                 cell.h * 0.22f);
                }
            }
            if (row.is_pointed()) painter.tooltip(tip_of(all[place], facts));
        }
    }
}

}  // namespace hexholm::ui
