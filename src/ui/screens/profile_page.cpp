#include "src/ui/screens/profile_page.h"

#include <algorithm>

#include "src/ui/parts/cell_grid.h"
#include "src/ui/parts/dialog_frame.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kProfileRow = 30;  // units
constexpr float kMedalRow = 52;

void profile_heading(Painter& painter, ScrollArea& list, std::string_view words) {
    const Rect row = list.row(painter.u(44));
    if (!list.sees(row)) return;
    painter.text(Font::title, row.x, row.center_y() + painter.u(4), rgba(kInk), words);
    painter.fill({row.x, row.bottom() - painter.u(4), row.w - painter.u(8), painter.u(1.2f)},
                 rgba(kInk, 0.2f));
}

// Large numbers side by side: what one is proud of. How high all of them are.
float draw_best(Painter& painter, Rect row, const ProfileFacts& facts) {
    struct Best {
        std::string_view title;
        std::string value;
    };
    const auto told = [](int value) {
        return value == 0 ? std::string("–") : std::to_string(value);
    };
    const int rate = facts.games == 0 ? 0 : (100 * facts.wins + facts.games / 2) / facts.games;
    const Best all[] = {
        {tr("Games#played"), std::to_string(facts.games)},
        {tr("Wins"), tr("{1} ({2}%)", {std::to_string(facts.wins), std::to_string(rate)})},
        {tr("Fastest win (turns)"), told(facts.quickest_win)},
        {tr("Most points"), told(facts.most_points)},
        {tr("Largest lead"), told(facts.largest_lead)},
        {tr("Wins in a row"), told(facts.longest_streak)}};
    const CellGrid cards(std::size(all), row.w, painter.u(120), painter.u(74));
    for (std::size_t at = 0; at < std::size(all); ++at) {
        const Best& one = all[at];
        Rect card = cards.cell(row.x, row.y, at);
        card.w -= painter.u(8);
        card.h -= painter.u(8);
        painter.fill(card, rgba(kInk, 0.06f), painter.u(9));
        painter.text_within(Font::title, card.center_x(), card.y + card.h * 0.38f,
                            card.w - painter.u(10), rgba(kInk), one.value, Align::center);
        painter.text_within(Font::small, card.center_x(), card.y + card.h * 0.78f,
                            card.w - painter.u(8), rgba(kInkSoft), one.title, Align::center);
    }
    return cards.height();
}

// A bar as long as the share of games that were won.
void draw_share(Painter& painter, ScrollArea& list, const ProfileRow& one) {
    const Rect row = list.row(painter.u(kProfileRow));
    if (!list.sees(row)) return;
    const std::string& name = one.title.empty() ? one.name : one.title;
    painter.text_within(Font::text, row.x, row.center_y(), row.w * 0.42f, rgba(kInk), name);
    const Rect track = {row.x + row.w * 0.45f, row.center_y() - painter.u(6), row.w * 0.32f,
                        painter.u(12)};
    painter.fill(track, rgba(kInk, 0.12f), painter.u(6));
    const float share = static_cast<float>(one.wins) / static_cast<float>(std::max(1, one.games));
    if (one.wins > 0)
        painter.fill({track.x, track.y, std::max(track.h, track.w * share), track.h}, rgba(kGood),
                     painter.u(6));
    painter.text_within(
        Font::bold, row.right() - painter.u(8), row.center_y(), row.w * 0.21f, rgba(kInk),
        tr("{1} of {2} won", {std::to_string(one.wins), std::to_string(one.games)}), Align::right);
}

// A medal: of gold when it was earned, else only its outline.
void draw_achievement(Painter& painter, ScrollArea& list, const AchievementRow& one, int times) {
    const Rect row = list.row(painter.u(kMedalRow));
    if (!list.sees(row)) return;
    const float x = row.x + painter.u(22);
    const float y = row.center_y();
    const bool earned = times > 0;
    if (earned) {
        painter.list()->AddCircleFilled({x, y}, painter.u(19), rgba(0xB9831A), 32);
        painter.list()->AddCircleFilled({x, y}, painter.u(16), rgba(kGold), 32);
    }
    painter.list()->AddCircle({x, y}, painter.u(19), rgba(kInk, earned ? 0.6f : 0.3f), 32,
                              painter.u(1.6f));
    painter.star(x, y, painter.u(10), rgba(earned ? 0x8A5A10 : 0x9A8F80));
    const float left = row.x + painter.u(52);
    const float room = row.w - painter.u(130);
    painter.text_within(Font::number, left, row.y + painter.u(16), room,
                        rgba(earned ? kInk : kInkSoft), one.title);
    painter.text_within(Font::small, left, row.y + painter.u(37), room, rgba(kInkSoft), one.help);
    if (times > 1)
        painter.text(Font::bold, row.right() - painter.u(12), y, rgba(kInk),
                     tr("{1} {1|time|times}", {std::to_string(times)}), Align::right);
    painter.area("achievement_" + one.id, row, earned);
}

// Draws the player's keepsakes, wins by level and by game, then the achievements.
void draw_lists(
    Painter& painter, const ProfileModel& model, Rect area, Keepsakes& own, Scroll& scroll) {
    ScrollArea list(painter, "profile_list", area, scroll);
    if (model.facts.games == 0)
        painter.text_within(Font::text, area.x, list.row(painter.u(40)).center_y(), area.w,
                            rgba(kInkSoft),
                            tr("Games that you finish against bots are counted here."));
    profile_heading(painter, list, tr("Your things"));
    draw_keepsakes(painter, list, model.facts, own);
    if (!model.facts.by_level.empty()) profile_heading(painter, list, tr("Against"));
    for (const ProfileRow& row : model.facts.by_level)
        draw_share(painter, list, row);
    if (!model.facts.by_scenario.empty()) profile_heading(painter, list, tr("Games#kinds"));
    for (const ProfileRow& row : model.facts.by_scenario)
        draw_share(painter, list, row);
    if (!model.achievements.empty()) profile_heading(painter, list, tr("Achievements"));
    for (const AchievementRow& one : model.achievements) {
        const auto had = std::ranges::find(model.facts.achieved, one.id, &ProfileRow::name);
        draw_achievement(painter, list, one, had == model.facts.achieved.end() ? 0 : had->games);
    }
}

}  // namespace

bool draw_profile(Desk& desk, const ProfileModel& model, Keepsakes& own, Scroll& scroll) {
    draw_veil(desk, "profile_veil", 0.45f);
    const PageSize size = fitting_size(desk, {860, 600});
    DialogFrame frame(desk, "profile_page", tr("Profile"), desk.width / 2, desk.height / 2,
                      size.width, size.height, Layer::top);
    Painter painter(desk, frame.list());
    Rect area = frame.inside();
    const float best = draw_best(painter, {area.x, area.y + desk.u(4), area.w, 0}, model.facts);
    area.y += best + desk.u(6);
    area.h -= best + desk.u(6);
    draw_lists(painter, model, area, own, scroll);
    return frame.closed(painter);
}

}  // namespace hexholm::ui
