// Lessons in the client: begun at the title, followed with the mouse alone, kept, and played on.
#include <algorithm>
#include <filesystem>
#include <fstream>

#include "src/app/new_game/lesson_shelf.h"
#include "tests/src/clicker.h"

namespace hexholm {
namespace {

app::Arguments at_step(std::size_t step, const std::string& lesson = "base:first_steps") {
    app::Arguments arguments = offscreen();
    arguments.seed.reset();
    arguments.width = 1280;
    arguments.height = 720;
    arguments.lesson = lesson + "@" + std::to_string(step + 1);
    return arguments;
}

std::size_t step_of(const app::App& app) {
    return app.room()->lesson_steps_done();
}

// What a learner does who reads, and clicks where the arrow points.
void follow(app::App& app, Clicker& learner) {
    const std::size_t step = step_of(app);
    for (int tries = 0; tries < 60 && app.room() != nullptr && step_of(app) == step; ++tries) {
        const bool done = learner.click("lesson_here") || learner.click("lesson_read");
        learner.frames(done ? 2 : 4);
    }
}

}  // namespace

TEST_CASE("who follows the arrows of the first lesson comes to its end, and plays on", "[slow]") {
    const platform::Paths paths = test_paths("lesson-whole");
    app::Arguments arguments = at_step(0);
    const auto app = opened(arguments, paths);
    Clicker learner(*app);
    learner.frames(5);
    const std::size_t steps = app->room()->setup().lesson->steps.size();
    while (step_of(*app) + 1 < steps) {
        const std::size_t before = step_of(*app);
        follow(*app, learner);
        INFO("step " << before + 1 << ": " << app->room()->setup().lesson->steps[before].text);
        REQUIRE(step_of(*app) == before + 1);
    }
    const std::uint32_t played = app->room()->game().state().actions;
    REQUIRE(learner.click("lesson_play_on"));
    learner.frames(5);
    REQUIRE(app->room()->setup().lesson == nullptr);
    REQUIRE(app->room()->game().state().actions == played);
    REQUIRE(std::filesystem::exists(app->room()->game().journal_path()));
    REQUIRE(app->room()->game().played().size() == played);
}

TEST_CASE("who follows the arrows of any other lesson comes to its end, too", "[slow]") {
    const platform::Paths paths = test_paths("lesson-others");
    const app::Catalogue catalogue({"mods"}, {});
    const app::LessonShelf shelf(catalogue, paths.user_config);
    for (std::size_t lesson = 0; lesson < shelf.rows().size(); ++lesson) {
        if (shelf.id(lesson) == "base:first_steps") continue;
        const auto app = opened(at_step(0, shelf.id(lesson)), paths);
        Clicker learner(*app);
        learner.frames(5);
        const std::size_t steps = app->room()->setup().lesson->steps.size();
        while (step_of(*app) + 1 < steps) {
            const std::size_t before = step_of(*app);
            follow(*app, learner);
            INFO(shelf.id(lesson) << ", step " << before + 1);
            REQUIRE(step_of(*app) == before + 1);
        }
    }
}

TEST_CASE("the lamp can be asked where the first lesson speaks of it, and only there") {
    constexpr std::size_t kLamp = 18;
    const auto app = opened(at_step(kLamp - 1), test_paths("lesson-lamp"));
    Clicker learner(*app);
    learner.frames(5);
    REQUIRE(learner.spot("advice") == nullptr);
    follow(*app, learner);
    REQUIRE(step_of(*app) == kLamp);
    REQUIRE(learner.click("advice"));
    learner.frames(5);
    REQUIRE(step_of(*app) == kLamp + 1);
    for (int tries = 0; tries < 600 && learner.spot("advice_1") == nullptr; ++tries)
        learner.frames(1);
    REQUIRE(learner.spot("advice_1") != nullptr);
    REQUIRE(learner.click("lesson_read"));
    learner.frames(5);
    REQUIRE(learner.spot("advice_1") == nullptr);
    REQUIRE(learner.spot("advice") == nullptr);
}

TEST_CASE("a click beside the arrow is answered with a hint and changes nothing") {
    const auto app = opened(at_step(3), test_paths("lesson-hint"));
    Clicker learner(*app);
    learner.frames(5);
    REQUIRE(learner.spot("lesson_here") != nullptr);
    REQUIRE(learner.spot("lesson_nudge") == nullptr);
    learner.press(platform::Key::space);
    REQUIRE_FALSE(learner.click("roll"));
    platform::InputEvent click;
    click.kind = platform::InputKind::mouse_down;
    click.x = 640;
    click.y = 640;
    app->window().inject(click);
    learner.frames(3);
    REQUIRE(learner.spot("lesson_nudge") != nullptr);
    REQUIRE(step_of(*app) == 3);
    REQUIRE(app->room()->game().state().actions == 0);
}

TEST_CASE("a lesson goes on and back by keys, and a step can be left to the program") {
    const auto app = opened(at_step(1), test_paths("lesson-keys"));
    Clicker learner(*app);
    learner.frames(5);
    learner.press(platform::Key::enter);
    REQUIRE(step_of(*app) == 2);
    learner.press(platform::Key::right);
    REQUIRE(step_of(*app) == 3);
    REQUIRE(learner.click("lesson_show"));
    REQUIRE(step_of(*app) == 4);
    REQUIRE(app->room()->game().state().actions == 1);
    REQUIRE(learner.click("lesson_back"));
    REQUIRE(step_of(*app) == 3);
    REQUIRE(app->room()->game().state().actions == 0);
}

TEST_CASE("a lesson that is begun in the middle tells once who begins") {
    const auto app = opened(at_step(8), test_paths("lesson-middle"));
    Clicker learner(*app);
    learner.frames(300);
    const auto& log = app->room()->log();
    CHECK(std::ranges::count(log, "{1} begins", &ui::LogLine::sentence) == 1);
}

TEST_CASE(
    "the first start offers to learn first, and a lesson that was begun can be gone on with") {
    app::Arguments title = offscreen();
    title.seed.reset();
    const auto app = opened(title, test_paths("lesson-title"));
    Clicker learner(*app);
    learner.frames(3);
    REQUIRE(learner.spot("lessons")->rect.y < learner.spot("new_game")->rect.y);
    REQUIRE(learner.click("lessons"));
    learner.frames(3);
    REQUIRE(learner.click("lesson_begin_0"));
    learner.frames(5);
    learner.press(platform::Key::enter);
    learner.press(platform::Key::enter);
    learner.frames(3);
    REQUIRE(step_of(*app) == 2);
    REQUIRE(learner.click("lesson_leave"));
    learner.frames(3);
    REQUIRE(app->screen() == app::Screen::title);
    REQUIRE(learner.spot("lessons")->rect.y > learner.spot("new_game")->rect.y);
    REQUIRE(learner.click("lessons"));
    learner.frames(3);
    REQUIRE(learner.spot("lesson_anew_0") != nullptr);
    REQUIRE(learner.click("lesson_begin_0"));
    learner.frames(5);
    REQUIRE(step_of(*app) == 2);
}

TEST_CASE("the place in a lesson is kept between two starts, and finished stays finished") {
    const platform::Paths paths = test_paths("lesson-kept");
    const app::Catalogue catalogue({"mods"}, {});
    {
        app::LessonShelf shelf(catalogue, paths.user_config);
        REQUIRE(shelf.untouched());
        shelf.reach("base:first_steps", 7, 20);
    }
    app::LessonShelf shelf(catalogue, paths.user_config);
    REQUIRE_FALSE(shelf.untouched());
    REQUIRE(shelf.next_step(shelf.find("base:first_steps")) == 7);
    REQUIRE_FALSE(shelf.rows().front().done);
    shelf.reach("base:first_steps", 19, 20);
    shelf.reach("base:first_steps", 2, 20);
    REQUIRE(app::LessonShelf(catalogue, paths.user_config).rows().front().done);
    std::ofstream(paths.user_config + "/lessons.txt") << "base:first_steps many\n\nnonsense";
    REQUIRE(app::LessonShelf(catalogue, paths.user_config).untouched());
}

}  // namespace hexholm
