// The client shows the same whether it has the whole game or nothing but the views of one seat.
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/bots/trying/random_choice.h"
#include "engine/journal/action_text.h"
#include "engine/lua/loading/loader.h"

#include "src/app/play/play_mode.h"
#include "src/app/settings/profile.h"
#include "tests/src/scenario_rooms.h"
#include "tests/src/table.h"
#include "tests/src/view_only_session.h"

namespace hexholm {
namespace {

using test::BlindWindow;
using test::ViewOnlySession;

constexpr PlayerId kSeat(0);

// A room, the table in it, and the window that shows it.
struct Place {
    explicit Place(BlindWindow& shown_in) : window(shown_in) { window.resize({1280, 720}); }

    BlindWindow& window;
    FullSession* table = nullptr;
    ViewOnlySession* views = nullptr;  // null: the room has the table itself
    std::unique_ptr<app::GameRoom> room;
};

app::RoomSetup setup_of(const std::shared_ptr<const Content>& content, std::uint64_t seed) {
    app::RoomSetup setup;
    setup.content = content;
    setup.seed = seed;
    for (const PlayerId player : all_ids<PlayerId>(static_cast<std::size_t>(content->players)))
        setup.seats.push_back({"Seat " + std::to_string(player.index() + 1),
                               player == kSeat ? "" : "random",
                               content->seat_colors[player.index()]});
    return setup;
}

void sit_down(Place& place, const app::RoomSetup& setup, bool sees_all, int answers_after = 0) {
    SessionSetup table = app::table_of(setup);
    table.bot_pause_ms = 0;
    table.thinker = think_on_the_spot;
    auto started = FullSession::start(std::move(table));
    REQUIRE(started);
    place.table = started.value().get();
    app::OpenedTable opened;
    opened.make_mode = [](const app::RoomParts& parts) {
        return std::make_unique<app::PlayMode>(parts);
    };
    if (sees_all) {
        opened.session = std::move(started.value());
    } else {
        auto views =
            std::make_unique<ViewOnlySession>(std::move(started.value()), kSeat, answers_after);
        place.views = views.get();
        opened.session = std::move(views);
    }
    place.room =
        app::GameRoom::at(setup, std::move(opened), place.window.names(), place.window.viewport());
    place.room->wait_for_bots(true);
}

void pass(app::GameRoom& room, int steps) {
    ui::Preferences preferences;
    preferences.speed = ui::Speed::instant;
    preferences.track_hands = true;
    for (int step = 0; step < steps; ++step)
        room.step(app::kStep_s, preferences);
}

bool is_same_line(const ui::LogLine& one, const ui::LogLine& other) {
    if (one.sentence != other.sentence || one.heading != other.heading ||
        one.words.size() != other.words.size())
        return false;
    for (std::size_t at = 0; at < one.words.size(); ++at)
        if (one.words[at].player != other.words[at].player ||
            one.words[at].goods != other.words[at].goods ||
            one.words[at].dice != other.words[at].dice ||
            one.words[at].text != other.words[at].text)
            return false;
    return true;
}

bool is_same_target(const input::Target& one, const input::Target& other) {
    return one.place == other.place && one.heading_rad == other.heading_rad;
}

void require_same(Place& all, Place& views) {
    const View& one = all.room->presenter().shown();
    const View& other = views.room->presenter().shown();
    REQUIRE(one.viewer == other.viewer);
    REQUIRE(one.state == other.state);
    REQUIRE(std::ranges::equal(all.room->log(), views.room->log(), is_same_line));
    REQUIRE(std::ranges::equal(all.room->targets(), views.room->targets(), is_same_target));
    REQUIRE(all.room->undo_words().words == views.room->undo_words().words);
}

// Words, figures of players and what lies on the table.
void require_same_picture(Place& all, Place& views) {
    REQUIRE(all.window.words(*all.room).all_words() == views.window.words(*views.room).all_words());
    scene::Scene one;
    scene::Scene other;
    all.room->fill(0, all.window.viewport(), one);
    views.room->fill(0, views.window.viewport(), other);
    REQUIRE(one.pieces == other.pieces);
    REQUIRE(one.tiles == other.tiles);
    REQUIRE(one.marks == other.marks);
}

// What was done last at a table, as a journal has it.
std::string newest_of(const FullSession& table) {
    std::string all = std::to_string(table.played().size()) + ":";
    const std::size_t from =
        table.played().size() - std::min<std::size_t>(3, table.played().size());
    for (std::size_t at = from; at < table.played().size(); ++at)
        all += " " + action_text(table.rulebook().content(), table.played()[at].action) + ";";
    return all;
}

Action any_action(const FullSession& table, PlayerId player, Random& chance) {
    const auto list = std::make_unique<ActionList>();
    table.legal(player, *list);
    return choose_at_random(table.rulebook(), table.view(player).state, *list, chance);
}

// Both tables are played alike, to the end or so far.
void play_both(const ScenarioSpec& scenario, std::uint64_t seed, std::uint32_t most) {
    const app::Catalogue catalogue({"mods"}, {});
    const auto content = load_content(catalogue.request(scenario.id, scenario.players_most));
    REQUIRE(content);
    const app::RoomSetup setup = setup_of(content.value(), seed);
    BlindWindow window;
    Place all(window);
    Place views(window);
    sit_down(all, setup, true);
    sit_down(views, setup, false);
    REQUIRE(views.room->session().full() == nullptr);
    Random chance{seed, 9};
    for (std::uint32_t turn = 0, shown = 0; turn < 6000; ++turn) {
        pass(*all.room, 2);
        pass(*views.room, 2);
        INFO(scenario.id << " after " << all.table->state().actions << " actions");
        REQUIRE(newest_of(*all.table) == newest_of(*views.table));
        REQUIRE(all.table->state() == views.table->state());
        if (all.room->presenter().busy()) continue;
        require_same(all, views);
        const std::uint32_t actions = all.table->state().actions;
        if (actions >= shown + 40) {
            shown = actions;
            require_same_picture(all, views);
        }
        if (all.room->is_over() || actions > most) break;
        if (!has(all.table->to_act(), kSeat)) continue;
        const Action action = any_action(*all.table, kSeat, chance);
        REQUIRE(all.table->submit(action).ok());
        REQUIRE(views.table->submit(action).ok());
        if (chance.below(10) == 0 && all.table->undo_offer(kSeat).ok()) {
            all.room->undo();
            views.room->undo();
        }
    }
    CHECK(app::played_game(all.room->session()) == app::played_game(views.room->session()));
    require_same_picture(all, views);
}

void play_part(std::size_t first, std::size_t parts) {
    const app::Catalogue catalogue({"mods"}, {});
    REQUIRE(catalogue.scenarios().size() > 20);
    for (std::size_t at = first; at < catalogue.scenarios().size(); at += parts)
        play_both(catalogue.scenarios()[at], 3 + at, 1500);
}

}  // namespace

TEST_CASE("a seat that has nothing but its views is shown the game as at a local table") {
    const app::Catalogue catalogue({"mods"}, {});
    play_both(catalogue.scenarios()[catalogue.find("base")], 5, 300);
}

// The place is played until the seat may do an action of this kind.
Action reach(Place& place, Verb verb) {
    const Content& content = place.table->rulebook().content();
    Random chance{6, 6};
    for (int turn = 0; turn < 2000; ++turn) {
        pass(*place.room, 2);
        if (!has(place.table->to_act(), kSeat)) continue;
        ActionList list;
        place.table->legal(kSeat, list);
        for (const Action& action : list)
            if (content.kinds[action.kind].verb == verb) return action;
        REQUIRE(place.table->submit(any_action(*place.table, kSeat, chance)).ok());
    }
    FAIL("it does not come to that");
    return {};
}

TEST_CASE("while an answer is awaited nothing can be done, and nothing is asked for twice") {
    BlindWindow window;
    Place place(window);
    sit_down(place, setup_of(test::base_content(3), 4), false, 30);
    reach(place, Verb::roll);
    const std::uint32_t actions = place.table->state().actions;
    pass(*place.room, 2);
    place.room->press_main(false);
    CHECK(place.views->asks() == 1);
    pass(*place.room, 10);
    CHECK(place.table->state().actions == actions);
    CHECK(place.room->targets().empty());
    place.room->press_main(false);
    place.room->undo();
    CHECK(place.views->asks() == 1);
    pass(*place.room, 40);
    CHECK(place.table->state().actions > actions);
}

TEST_CASE("what a server refuses is told when its answer comes") {
    BlindWindow window;
    Place place(window);
    sit_down(place, setup_of(test::base_content(3), 4), false, 30);
    const Action roll = reach(place, Verb::roll);
    pass(*place.room, 2);
    place.room->press_main(false);
    // Before it arrives the dice are rolled from somewhere else.
    REQUIRE(place.table->submit(roll).ok());
    pass(*place.room, 10);
    CHECK(place.room->toasts().empty());
    pass(*place.room, 40);
    CHECK(place.room->toasts().size() == 1);
}

TEST_CASE("what is taken back elsewhere is told and not watched") {
    BlindWindow window;
    Place place(window);
    sit_down(place, setup_of(test::base_content(3), 4), false);
    Random chance{3, 3};
    bool undone = false;
    for (int turn = 0; turn < 400 && !undone; ++turn) {
        pass(*place.room, 2);
        if (!has(place.table->to_act(), kSeat)) continue;
        REQUIRE(place.table->submit(any_action(*place.table, kSeat, chance)).ok());
        pass(*place.room, 1);
        undone = place.table->undo(kSeat).ok();
    }
    REQUIRE(undone);
    pass(*place.room, 2);
    CHECK_FALSE(place.room->presenter().busy());
    CHECK(place.room->presenter().shown().state == place.table->view(kSeat).state);
    CHECK(place.room->session().history().size() == place.table->played().size());
}

TEST_CASE("what happened while nobody looked is passed over where others do not wait") {
    app::RoomSetup setup = setup_of(test::base_content(3), 4);
    for (Seat& seat : setup.seats)
        seat.bot.clear();
    for (const bool has_own_pace : {false, true}) {
        BlindWindow window;
        Place place(window);
        sit_down(place, setup, false);
        if (has_own_pace) place.views->set_own_pace();
        Random chance{3, 3};
        for (int action = 0; action < 12; ++action)
            for (const PlayerId player : all_ids<PlayerId>(3))
                if (has(place.table->to_act(), player)) {
                    REQUIRE(place.table->submit(any_action(*place.table, player, chance)).ok());
                    break;
                }
        ui::Preferences preferences;
        preferences.speed = ui::Speed::slow;
        std::size_t most = 0;
        for (int step = 0; step < 16; ++step) {
            place.room->step(app::kStep_s, preferences);
            most = std::max(most, place.room->presenter().waiting());
        }
        CHECK((most > 3) != has_own_pace);
    }
}

TEST_CASE("whose line is lost is called away on the panel of players") {
    BlindWindow window;
    Place place(window);
    app::RoomSetup setup = setup_of(test::base_content(3), 4);
    setup.seats[1].bot.clear();
    sit_down(place, setup, false);
    CHECK_FALSE(place.window.words(*place.room).mentions("(away)"));
    place.views->change_seat(PlayerId(1), SeatPlace::away);
    CHECK(place.window.words(*place.room).mentions("Seat 2 (away)"));
    place.views->change_seat(PlayerId(1), SeatPlace::elsewhere);
    CHECK_FALSE(place.window.words(*place.room).mentions("(away)"));
}

TEST_CASE("views alone suffice in the first half of all scenarios", "[slow]") {
    play_part(0, 2);
}

TEST_CASE("views alone suffice in the second half of all scenarios", "[slow]") {
    play_part(1, 2);
}

}  // namespace hexholm
