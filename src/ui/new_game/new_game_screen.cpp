#include "src/ui/new_game/new_game_screen.h"

#include <algorithm>

#include "engine/bots/bot.h"

#include "src/ui/new_game/map_sketch.h"
#include "src/ui/new_game/scenario_list.h"
#include "src/ui/new_game/search_box.h"
#include "src/ui/parts/dialog_frame.h"
#include "src/ui/parts/text_box.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr std::size_t kMostNameLetters = 20;
constexpr float kHeadTool = 30;  // units high, beside a heading
constexpr std::string_view kEasiestBot = "easy";

void heading(Painter& painter, Rect area, std::string_view text) {
    painter.text(Font::number, area.x, area.y + painter.u(10), rgba(kInk), text);
}

// Where the parts of the form stand.
struct Rooms {
    Rect games, map, table, rules;
    Rect back, start, tools, notice;  // of the tools the first one
};

constexpr float kButton = 46;   // units high,
constexpr float kTool = 132;    // and wide
constexpr float kToolStep = 8;  // between two of them

// Three columns, and a row of buttons under them.
Rooms lying_rooms(const Desk& desk, Rect area) {
    const float gap = desk.u(26);
    const float column = (area.w - 2 * gap) * 0.30f;
    const float height = area.h - desk.u(62);
    const float map = std::min(desk.u(230), height * 0.4f);
    const float y = area.bottom() - desk.u(kButton);
    Rooms rooms;
    rooms.games = {area.x, area.y, column, height - map};
    rooms.map = {area.x, rooms.games.bottom() + desk.u(8), column, map - desk.u(8)};
    rooms.table = {area.x + column + gap, area.y, column, height};
    rooms.rules = {rooms.table.right() + gap, area.y, area.w - 2 * (gap + column) - desk.u(14),
                   height};
    rooms.back = {area.x, y, desk.u(130), desk.u(kButton)};
    rooms.tools = {rooms.back.right() + desk.u(10), y, desk.u(kTool), desk.u(kButton)};
    rooms.start = {area.right() - desk.u(220), y, desk.u(220), desk.u(kButton)};
    const float free = rooms.tools.x + desk.u(3 * (kTool + kToolStep) + 8);
    rooms.notice = {free, y + desk.u(2), rooms.start.x - free - desk.u(20), desk.u(44)};
    return rooms;
}

// One under the other, in a window that is higher than wide.
Rooms upright_rooms(const Desk& desk, Rect area) {
    const float gap = desk.u(16);
    const float half = (area.w - gap) / 2;
    const float bottom = area.bottom() - desk.u(kButton);
    Rooms rooms;
    rooms.games = {area.x, area.y, half, desk.u(300)};
    rooms.map = {rooms.games.right() + gap, area.y + desk.u(26), half, desk.u(274)};
    rooms.table = {area.x, rooms.games.bottom() + gap, area.w, desk.u(466)};
    rooms.back = {area.x, bottom, desk.u(130), desk.u(kButton)};
    rooms.start = {area.right() - desk.u(220), bottom, desk.u(220), desk.u(kButton)};
    const float tools = bottom - desk.u(kButton + 10);
    rooms.tools = {area.x, tools, (area.w - desk.u(2 * kToolStep)) / 3, desk.u(kButton)};
    rooms.notice = {rooms.back.right() + gap, bottom + desk.u(2),
                    rooms.start.x - rooms.back.right() - 2 * gap, desk.u(44)};
    const float rules = rooms.table.bottom() + gap;
    rooms.rules = {area.x, rules, area.w - desk.u(14), tools - gap - rules};
    return rooms;
}

// The list beside the map of the game chosen.
bool draw_games(
    Painter& painter, const NewGameModel& model, Rect area, Rect map, NewGameForm& form) {
    heading(painter, area, tr("Game"));
    draw_search(painter, "search_games",
                {area.x + area.w * 0.4f, area.y - painter.u(5), area.w * 0.6f - painter.u(14),
                 painter.u(kHeadTool)},
                tr("Search the games"), form.sought.words);
    if (model.content != nullptr && model.island != nullptr)
        draw_map(painter, *model.content, *model.island, map);
    const Rect list = {area.x, area.y + painter.u(26), area.w - painter.u(14),
                       area.h - painter.u(26)};
    return draw_scenarios(painter, model.scenarios, model.scenario_mods, list, form.sought,
                          form.games, form.scenario);
}

bool draw_players(Painter& painter, const NewGameModel& model, Rect row, NewGameForm& form) {
    heading(painter, row, tr("Players"));
    const ScenarioSpec& scenario = model.scenarios[form.scenario];
    const float y = row.y + painter.u(11);
    int wish = form.players;
    if (painter.stepper("players_less", row.right() - painter.u(92), y, "-",
                        form.players > scenario.players_least))
        --wish;
    if (painter.stepper("players_more", row.right() - painter.u(14), y, "+",
                        form.players < scenario.players_most))
        ++wish;
    painter.text(Font::title, row.right() - painter.u(53), y, rgba(kInk),
                 std::to_string(form.players), Align::center);
    wish = std::clamp(wish, scenario.players_least, scenario.players_most);
    const bool changed = wish != form.players;
    form.players = wish;
    return changed;
}

// A click on the colour takes the next one; who has it now gets the old one.
void next_color(const std::vector<std::uint32_t>& colors, std::size_t seat, NewGameForm& form) {
    const std::uint32_t old = form.seats[seat].color;
    const auto here = std::find(colors.begin(), colors.end(), old);
    if (colors.empty()) return;
    const std::uint32_t next =
        here == colors.end() || here + 1 == colors.end() ? colors.front() : *(here + 1);
    for (SeatChoice& other : form.seats)
        if (other.color == next) other.color = old;
    form.seats[seat].color = next;
}

// What the bot likes, under its level; a click takes the next style.
void draw_style(Painter& painter, const std::string& name, Rect between, int& style) {
    const std::vector<std::string> styles = bot_styles();
    const std::string shown =
        style == 0 ? std::string() : styles[static_cast<std::size_t>(style - 1)];
    const Rect area = {between.x, between.center_y() + painter.u(0.5f), between.w, painter.u(18)};
    const ButtonState state = painter.area(name, area);
    painter.fill(area, rgba(kInk, state.hovered ? 0.14f : 0.05f), painter.u(8));
    painter.text_within(Font::small, area.center_x(), area.center_y(), area.w,
                        rgba(state.hovered ? kInk : kInkSoft),
                        tr("Style: {1}", {style_title(shown)}), Align::center);
    if (state.clicked) style = (style + 1) % static_cast<int>(styles.size() + 1);
    if (state.hovered) painter.tooltip(std::string(style_help(shown)));
}

void draw_seat(
    Painter& painter, const NewGameModel& model, std::size_t seat, Rect row, NewGameForm& form) {
    SeatChoice& choice = form.seats[seat];
    const std::string id = "seat_" + std::to_string(seat + 1);
    painter.fill(row, rgba(kInk, 0.05f), painter.u(8));
    const float radius = painter.u(11);
    const float x = row.x + painter.u(22);
    const ButtonState swatch =
        painter.area(id + "_color", {x - radius, row.center_y() - radius, 2 * radius, 2 * radius});
    painter.seat_dot(x, row.center_y(), radius - painter.u(swatch.hovered ? 2.0f : 0.0f), seat,
                     shown_color(choice.color, painter.desk().seats.palette));
    if (swatch.clicked) next_color(model.colors, seat, form);
    if (swatch.hovered) painter.tooltip(tr("Change colour"));
    const Rect name = {row.x + painter.u(44), row.y + painter.u(7), painter.u(132),
                       row.h - painter.u(14)};
    draw_text_box(painter, (id + "_name").c_str(), name, {kMostNameLetters}, choice.name);
    const float left = name.right() + painter.u(20);
    const float right = row.right() - painter.u(18);
    const int kinds = static_cast<int>(model.bots.size()) + 1;
    const std::string bot =
        choice.kind == 0 ? std::string() : model.bots[static_cast<std::size_t>(choice.kind - 1)];
    const std::string text =
        bot.empty() ? std::string(tr("Human")) : tr("Bot: {1}", {bot_title(model.content, bot)});
    const Rect between = {left + painter.u(15), row.y, right - left - painter.u(30), row.h};
    const float y = has_styles(bot) ? row.y + painter.u(11) : row.center_y();
    painter.text_within(Font::bold, between.center_x(), y, between.w, rgba(kInk), text,
                        Align::center);
    const Rect title = {between.x, y - painter.u(10), between.w, painter.u(20)};
    const ButtonState level = painter.area(id + "_level", title);
    const std::string_view help = bot_help(model.content, bot);
    if (level.hovered && !help.empty()) painter.tooltip(std::string(help));
    if (has_styles(bot)) draw_style(painter, id + "_style", between, choice.style);
    if (painter.stepper(id + "_less", left, row.center_y(), "<", true))
        choice.kind = (choice.kind + kinds - 1) % kinds;
    if (painter.stepper(id + "_more", right, row.center_y(), ">", true) || level.clicked)
        choice.kind = (choice.kind + 1) % kinds;
}

// Gives every seat except the first to an easy bot.
void seat_easy_bots(const NewGameModel& model, NewGameForm& form) {
    const auto easy = std::ranges::find(model.bots, kEasiestBot);
    if (easy == model.bots.end()) return;
    for (std::size_t seat = 1; seat < form.seats.size(); ++seat)
        form.seats[seat].kind = static_cast<int>(easy - model.bots.begin()) + 1;
}

void draw_seats(Painter& painter, const NewGameModel& model, Rect area, NewGameForm& form) {
    heading(painter, area, tr("Seats"));
    const std::string_view label = tr("All easy bots");
    const float wide = painter.text_width(Font::bold, label) + painter.u(28);
    if (painter.button("all_easy",
                       {area.right() - wide, area.y - painter.u(5), wide, painter.u(kHeadTool)},
                       {.label = label,
                        .look = ButtonLook::quiet,
                        .font = Font::bold,
                        .help = std::string(tr("Everybody else is an easy bot."))}))
        seat_easy_bots(model, form);
    Rect row = {area.x, area.y + painter.u(28), area.w, painter.u(42)};
    for (int seat = 0; seat < form.players; ++seat, row.y += painter.u(48))
        draw_seat(painter, model, static_cast<std::size_t>(seat), row, form);
}

bool draw_seed(Painter& painter, Rect row, NewGameForm& form) {
    heading(painter, row, tr("Seed"));
    const Rect box = {row.right() - painter.u(222), row.y - painter.u(4), painter.u(132),
                      painter.u(30)};
    bool changed = draw_text_box(painter, "seed", box, {19}, form.seed);
    const Rect button = {row.right() - painter.u(84), row.y - painter.u(4), painter.u(84),
                         painter.u(30)};
    if (painter.button("random_seed", button,
                       {.label = tr("Random"), .look = ButtonLook::quiet, .font = Font::bold})) {
        form.seed.clear();
        changed = true;
    }
    return changed;
}

// What the game chosen is about; the list has room for the first words only.
void draw_about(Painter& painter, const ScenarioSpec& scenario, Rect area) {
    const std::string mod = scenario.id.substr(0, scenario.id.find(':'));
    const std::string_view words = tr_of(mod, scenario.description);
    const float width = area.w - painter.u(24);
    Font font = Font::text;
    float height = painter.paragraph_height(font, width, words);
    if (height > area.h - painter.u(50)) {
        font = Font::small;
        height = painter.paragraph_height(font, width, words);
    }
    if (words.empty() || height > area.h - painter.u(50)) return;  // the list tells it
    const Rect card = {area.x, area.bottom() - height - painter.u(48), area.w,
                       height + painter.u(48)};
    painter.fill(card, rgba(0xFFFFFF, 0.35f), painter.u(8));
    painter.text_within(Font::number, card.x + painter.u(12), card.y + painter.u(18), width,
                        rgba(kInk), tr_of(mod, scenario.title));
    painter.paragraph(font, card.x + painter.u(12), card.y + painter.u(36), width, rgba(kInkSoft),
                      words);
}

// What stands in the way, or what has just been done.
void draw_problem(Painter& painter, Rect area, const std::string& problem, bool good) {
    const float height = painter.paragraph_height(Font::text, area.w, problem);
    const bool long_one = height > area.h;
    const Font font = long_one ? Font::small : Font::text;
    ImGui::PushClipRect({area.x, area.y}, {area.right(), area.bottom()}, true);
    painter.paragraph(font, area.x, area.y, area.w, rgba(good ? 0x3E6B2A : 0xB03322), problem);
    ImGui::PopClipRect();
    if (long_one && painter.area("problem", area, false).hovered) painter.tooltip(problem);
}

NewGameWish draw_bottom(Painter& painter, const NewGameModel& model, const Rooms& rooms) {
    NewGameWish wish = NewGameWish::none;
    if (painter.button("back", rooms.back,
                       {.label = tr("Back"), .key = painter.desk().key(input::Command::cancel)}))
        wish = NewGameWish::back;
    const bool sound = model.problem.empty();
    Rect rect = rooms.tools;
    const auto tool = [&](const char* name, std::string_view label, bool enabled, std::string help,
                          NewGameWish what) {
        if (painter.button(name, rect,
                           {.label = label,
                            .look = ButtonLook::quiet,
                            .enabled = enabled,
                            .font = Font::bold,
                            .help = std::move(help)}))
            wish = what;
        rect.x = rect.right() + painter.u(kToolStep);
    };
    tool("copy_game", tr("Copy game code"), sound,
         std::string(tr("Copies a short code with the game, its mods, rules and seed; a friend can "
                        "paste it here.")),
         NewGameWish::copy);
    tool("paste_game", tr("Paste game code"), true,
         std::string(tr("Sets up the game from a code that a friend has copied.")),
         NewGameWish::paste);
    tool("rules_of_game_page", tr("Rules"), model.content != nullptr,
         std::string(tr("What this game is about: its goal, and what is new in it.")),
         NewGameWish::rules);
    if (painter.button("start", rooms.start,
                       {.label = tr("Start the game"),
                        .look = sound ? ButtonLook::gold : ButtonLook::paper,
                        .enabled = sound,
                        .key = painter.desk().key(input::Command::choose)}))
        wish = NewGameWish::start;
    if (!sound || !model.notice.empty())
        draw_problem(painter, rooms.notice, sound ? model.notice : model.problem, sound);
    return wish;
}

// Players, seats, what the game is about, and seed.
bool draw_table(Painter& painter, const NewGameModel& model, Rect area, NewGameForm& form) {
    const float line = painter.u(24);
    bool changed = draw_players(painter, model, {area.x, area.y, area.w, line}, form);
    draw_seats(painter, model, {area.x, area.y + painter.u(40), area.w, area.h - painter.u(40)},
               form);
    const float seats = area.y + painter.u(78) + painter.u(48) * static_cast<float>(form.players);
    const float free = area.bottom() - painter.u(46) - seats;
    draw_about(painter, model.scenarios[form.scenario], {area.x, seats, area.w, free});
    changed |= draw_seed(painter, {area.x, area.bottom() - painter.u(28), area.w, line}, form);
    return changed;
}

void switch_mod(const std::string& id, NewGameForm& form) {
    const auto here = std::find(form.mods.begin(), form.mods.end(), id);
    if (here == form.mods.end())
        form.mods.push_back(id);
    else
        form.mods.erase(here);
}

}  // namespace

NewGameWish draw_new_game(Desk& desk, const NewGameModel& model, NewGameForm& form) {
    const PageSize size = page_size(desk, {1230, 690});
    DialogFrame frame(desk, "new_game_page", tr("New game"), desk.width / 2, desk.height / 2,
                      size.width, size.height);
    Painter painter(desk, frame.list());
    const Rooms rooms =
        desk.is_upright() ? upright_rooms(desk, frame.inside()) : lying_rooms(desk, frame.inside());
    bool changed = false;
    if (!model.scenarios.empty()) {
        changed |= draw_games(painter, model, rooms.games, rooms.map, form);
        changed |= draw_table(painter, model, rooms.table, form);
        const RulesAnswer answer = draw_rules(
            painter, {model.mods, model.options, model.titles, model.presets, model.preset},
            rooms.rules, form.rules, form.search, form.options);
        if (!answer.switched.empty()) switch_mod(answer.switched, form);
        changed |= answer.changed || !answer.switched.empty();
        if (answer.preset) {
            form.preset = *answer.preset;
            return NewGameWish::preset;
        }
    }
    const NewGameWish wish = draw_bottom(painter, model, rooms);
    return wish == NewGameWish::none && changed ? NewGameWish::changed : wish;
}

}  // namespace hexholm::ui
