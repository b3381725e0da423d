#include "src/ui/table/counter_chips.h"

#include <algorithm>

#include "src/ui/table/shown_tracks.h"
#include "src/ui/theme/glyphs.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

bool measured_by_award(const Content& content, CounterId counter) {
    return std::ranges::any_of(content.awards, [&](const Award& award) {
        return award.metric == Metric::counter && award.counter == counter;
    });
}

bool is_told_of(const Content& content, CounterId counter, Owner owner) {
    return is_told(content, counter) && content.counters[counter].per == owner &&
           !stands_in_panel(content, counter);
}

// Open cards that are worth points or counted by an award are shown by their number already.
bool is_shown_open(const Content& content, const Card& card) {
    if (card.points != 0) return false;
    if (card.effect.is_none()) return true;
    return card.played == PlayedCards::stay &&
           std::ranges::none_of(content.effects[card.effect].steps, [&](const Step& step) {
               return step.op == Op::count && measured_by_award(content, CounterId(step.a));
           });
}

bool may_lie_open(const Content& content, const Card& card) {
    return is_shown_open(content, card) && (card.opens_at_once || card.played == PlayedCards::stay);
}

// Goods that everybody may count; those that are kept on tiles lie there for all to see.
void add_public_goods(const Table& table, PlayerId player, std::vector<Chip>& chips) {
    const Content& content = table.content();
    for (const GoodId good : content.goods.ids())
        if (content.goods[good].is_public && content.goods[good].kept.is_none())
            chips.push_back({&content.goods[good].face, table.looks.goods[good],
                             table.state().players[player].goods[good]});
}

// How many cards lie in the zones of the player.
void add_zones(const Table& table, PlayerId player, std::vector<Chip>& chips) {
    const Content& content = table.content();
    for (const ZoneId zone : content.zones.ids()) {
        const Zone& declared = content.zones[zone];
        if (!declared.per_player || declared.face.title.empty()) continue;
        const ZoneRun& run = content.zone_runs[declared.first_run + player.index()];
        chips.push_back(
            {&declared.face, table.looks.zones[zone], table.state().counters[run.cell]});
    }
}

bool has_public_things(const Content& content) {
    return std::ranges::any_of(content.goods, &Good::is_public) ||
           std::ranges::any_of(content.zones, &Zone::per_player);
}

bool is_zero_for_all(const Table& table, const Counter& counter) {
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat)
        if (table.state().counters[counter.cell + seat] != 0) return false;
    return true;
}

void add_counters(const Table& table, PlayerId player, std::vector<Chip>& chips) {
    const Content& content = table.content();
    for (const CounterId id : content.counters.ids()) {
        const Counter& counter = content.counters[id];
        if (!is_told_of(content, id, Owner::player) || is_zero_for_all(table, counter)) continue;
        const bool own = player == table.viewer() && !table.hands_hidden;
        if (counter.visible == Visibility::owner && !own) continue;
        chips.push_back({&counter.face, table.looks.counters[id],
                         table.state().counters[counter.cell + player.index()], counter.wins_at});
    }
}

void draw_initial(Painter& painter, const Face& face, std::uint32_t color, float x, float y) {
    painter.dot(x, y, painter.u(8), color);
    painter.text(Font::small, x, y, rgba(wants_dark_ink(color) ? kInk : kCream),
                 initials_of(title_of(face), 1), Align::center);
}

constexpr float kChip = 21;  // units of a chip without its number

// Gives the x behind it.
float draw_chip(Painter& painter, const Chip& chip, std::uint32_t team, float x, float y) {
    const float side = painter.u(19);
    const std::uint32_t color = chip.face->color == Face().color ? team : chip.face->color;
    if (chip.icon == scene::kNoModel)
        draw_initial(painter, *chip.face, color, x + side / 2, y);
    else
        painter.icon(chip.icon, color, {x, y - side / 2, side, side});
    const std::string text = chip.number();
    painter.text(Font::bold, x + side + painter.u(2), y, rgba(kCream), text);
    return x + painter.u(kChip) + painter.text_width(Font::bold, text);
}

}  // namespace

std::string Chip::number() const {
    const std::string text = std::to_string(count);
    return goal > 0 ? text + "/" + std::to_string(goal) : text;
}

bool is_told(const Content& content, CounterId counter) {
    const Counter& declared = content.counters[counter];
    return !declared.face.title.empty() && !declared.reset_each_turn &&
           declared.visible != Visibility::none && !measured_by_award(content, counter);
}

bool is_flag(const Counter& counter) {
    return counter.most - counter.least == 1;
}

bool has_chips(const Content& content) {
    const auto counters = content.counters.ids();
    return has_public_things(content) ||
           std::ranges::any_of(content.cards,
                               [&](const Card& card) { return may_lie_open(content, card); }) ||
           std::ranges::any_of(counters, [&](CounterId counter) {
               return is_told_of(content, counter, Owner::player);
           });
}

bool awards_need_room(const Content& content) {
    return content.decks.size() + content.awards.size() > 3;
}

bool has_game_counters(const Content& content) {
    return std::ranges::any_of(content.counters.ids(), [&](CounterId counter) {
        return is_told_of(content, counter, Owner::game);
    });
}

std::vector<Chip> chips_of(const Table& table, PlayerId player) {
    const Content& content = table.content();
    std::vector<Chip> chips;
    add_public_goods(table, player, chips);
    add_zones(table, player, chips);
    for (const CardId card : content.cards.ids()) {
        const int open = table.state().players[player].open[card];
        if (open > 0 && is_shown_open(content, content.cards[card]))
            chips.push_back({&content.cards[card].face, table.looks.cards[card], open});
    }
    add_counters(table, player, chips);
    return chips;
}

std::vector<Chip> without_zeros(std::vector<Chip> chips) {
    std::erase_if(chips, [](const Chip& chip) { return chip.count == 0; });
    return chips;
}

float chips_width(const Painter& painter, std::span<const Chip> chips, float gap) {
    float width = 0;
    for (const Chip& chip : chips)
        width += painter.u(kChip) + painter.text_width(Font::bold, chip.number()) + gap;
    return width;
}

std::size_t chips_that_fit(const Painter& painter,
                           std::span<const Chip> chips,
                           float room,
                           float gap) {
    std::size_t fitting = chips.size();
    while (fitting > 0 && chips_width(painter, chips.first(fitting), gap) > room + gap)
        --fitting;
    return fitting;
}

const Chip* draw_chips(Painter& painter,
                       std::span<const Chip> chips,
                       std::uint32_t team,
                       float x,
                       float y,
                       float gap) {
    const Chip* hovered = nullptr;
    for (const Chip& chip : chips) {
        const float end = draw_chip(painter, chip, team, x, y);
        if (ImGui::IsMouseHoveringRect({x, y - painter.u(11)}, {end, y + painter.u(11)}, false))
            hovered = &chip;
        x = end + gap;
    }
    return hovered;
}

void draw_more_chips(Painter& painter, std::size_t count, float right, float y) {
    if (count == 0) return;
    painter.text(Font::bold, right, y, rgba(kCreamSoft), "+" + std::to_string(count), Align::right);
}

static float pill_width(const Painter& painter, const std::string& text) {
    return painter.text_width(Font::bold, text) + painter.u(40);
}

static std::vector<CounterId> told_of_game(const Table& table) {
    const Content& content = table.content();
    std::vector<CounterId> told;
    for (const CounterId id : content.counters.ids()) {
        const Counter& counter = content.counters[id];
        const bool off = is_flag(counter) && table.state().counters[counter.cell] == counter.least;
        if (is_told_of(content, id, Owner::game) && !off) told.push_back(id);
    }
    return told;
}

static std::string counter_words(const Table& table, CounterId id) {
    const Counter& counter = table.content().counters[id];
    if (is_flag(counter)) return std::string(title_of(counter.face));
    return std::string(title_of(counter.face)) + "  " +
           std::to_string(table.state().counters[counter.cell]);
}

static void draw_counter_pill(Painter& painter, const Table& table, CounterId id, Rect pill) {
    const Counter& counter = table.content().counters[id];
    const float y = pill.center_y();
    painter.wood(pill);
    if (table.looks.counters[id] == scene::kNoModel)
        draw_initial(painter, counter.face, counter.face.color, pill.x + painter.u(16), y);
    else
        painter.icon(table.looks.counters[id], 0xFFFFFF,
                     {pill.x + painter.u(6), y - painter.u(10), painter.u(20), painter.u(20)});
    painter.text_within(Font::bold, pill.x + painter.u(30), y, pill.w - painter.u(36), rgba(kCream),
                        counter_words(table, id));
    if (painter.area("counter_" + counter.name, pill).hovered && !counter.face.help.empty())
        painter.tooltip(title_and_help(counter.face));
}

void draw_game_counters(Desk& desk, const Layout& layout, const Table& table) {
    const Painter measure(desk, list_under_all());
    const Rect room = layout.counters;
    std::vector<Rect> pills;
    const std::vector<CounterId> told = told_of_game(table);
    float x = room.x;
    for (const CounterId id : told) {
        const float width = pill_width(measure, counter_words(table, id));
        if (!pills.empty() && x + width > room.right()) break;
        pills.push_back({x, room.y, std::min(width, room.right() - x), room.h});
        x += width + desk.u(6);
    }
    if (pills.empty()) return;
    // The numbers grow; the board does not move for that.
    const float wide = std::min(room.w, layout.dock.at_bottom ? room.w : layout.dock.rect.w);
    desk.panels.push_back({"game_counters_room", {room.x, room.y, wide, room.h}});
    Sheet sheet(desk, "game_counters", {room.x, room.y, pills.back().right() - room.x, room.h},
                Layer::back, PanelStay::opened);
    Painter painter(desk, sheet.list());
    for (std::size_t at = 0; at < pills.size(); ++at)
        draw_counter_pill(painter, table, told[at], pills[at]);
}

}  // namespace hexholm::ui
