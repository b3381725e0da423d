// Bots for which another program thinks: the same game, and none that stands still when that program fails.
#include "engine/session/bots/far_bots.h"

#include <atomic>
#include <bit>
#include <deque>

#include <catch2/catch.hpp>

#include "engine/session/bots/advice_code.h"
#include "engine/session/bots/bot_desk.h"

#include "tests/engine/session_support.h"

namespace hexholm::test {
namespace {

const std::vector<std::string> kLevels = {"easy", "normal", "random", "normal"};

Result<std::shared_ptr<const Content>> rules_here(std::string_view game) {
    CHECK(game == "the base game");
    return base_game().shared_content();
}

Result<std::shared_ptr<const Content>> no_rules(std::string_view) {
    return Problem{"", "there are no rules here", ""};
}

// Both ends in one program, with a line between them that can be bent.
class Line {
public:
    explicit Line(BotDesk::Load load) : desk_(std::move(load)) {}

    FarBots& bots() { return bots_; }
    // Called with each answer before the tables get it.
    std::function<void(Bytes&)> bend = [](Bytes&) {};
    int questions() const { return questions_; }
    bool is_cut = false;

    void carry() {
        while (!sent_.empty()) {
            const Bytes message = sent_.front();
            sent_.pop_front();
            if (is_cut) continue;
            std::optional<Bytes> answer = desk_.answer(message);
            if (!answer) continue;
            ++questions_;
            bend(*answer);
            bots_.receive(*answer);
        }
    }

private:
    BotDesk desk_;
    std::deque<Bytes> sent_;
    FarBots bots_{[this](const Bytes& message) { sent_.push_back(message); }};
    int questions_ = 0;
};

std::unique_ptr<FullSession> table_at(Line& line, std::uint64_t seed) {
    SessionSetup setup = table_of(kLevels, seed);
    setup.far_thinker = [&line](const Rulebook& book, const std::vector<Seat>& seats,
                                SeatedBots here) {
        std::vector<std::string> levels;
        for (const Seat& seat : seats)
            levels.push_back(seat.bot);
        return line.bots().thinker(book, "the base game", levels, std::move(here));
    };
    return start(std::move(setup));
}

void play_on(FullSession& session, Line& line, std::size_t until) {
    FullUpdate update;
    for (int rounds = 0; rounds < 100'000 && session.played().size() < until; ++rounds) {
        line.carry();
        while (session.poll_full(0, update)) {
        }
    }
    CHECK(session.played().size() >= until);
}

std::uint64_t end_on_the_spot(std::uint64_t seed) {
    SessionSetup setup = table_of(kLevels, seed);
    setup.thinker = think_on_the_spot;
    const auto session = start(std::move(setup));
    FullUpdate update;
    while (session->played().size() < 150 && session->poll_full(0, update)) {
    }
    return digest(session->timeline().state_at(150));
}

std::uint64_t end_of(const FullSession& session) {
    return digest(session.timeline().state_at(150));
}

}  // namespace

TEST_CASE("far bots play the same game as bots here") {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Line line(rules_here);
        const auto session = table_at(line, seed);
        play_on(*session, line, 150);
        CHECK(line.questions() >= 150);
        CHECK(end_of(*session) == end_on_the_spot(seed));
    }
}

TEST_CASE("far bots: two tables at one desk do not disturb each other") {
    Line line(rules_here);
    const auto one = table_at(line, 1);
    auto gone = table_at(line, 3);
    const auto other = table_at(line, 2);
    play_on(*one, line, 20);
    play_on(*gone, line, 20);
    gone.reset();
    play_on(*other, line, 150);
    play_on(*one, line, 150);
    CHECK(end_of(*one) == end_on_the_spot(1));
    CHECK(end_of(*other) == end_on_the_spot(2));
}

TEST_CASE("far bots: where the desk cannot load the rules the bots here answer") {
    Line line(no_rules);
    const auto session = table_at(line, 1);
    play_on(*session, line, 150);
    CHECK(end_of(*session) == end_on_the_spot(1));
}

TEST_CASE("far bots: a desk that goes away leaves no question open") {
    Line line(rules_here);
    const auto session = table_at(line, 1);
    play_on(*session, line, 20);
    line.is_cut = true;
    FullUpdate update;
    while (session->poll_full(0, update)) {
    }
    line.bots().lose_desk();
    play_on(*session, line, 150);
    const auto later = table_at(line, 2);
    play_on(*later, line, 30);
}

TEST_CASE("far bots: what is no answer is not believed") {
    const auto bend = GENERATE(0, 1, 2, 3);
    Line line(rules_here);
    line.bend = [bend](Bytes& answer) {
        if (bend == 0) answer.pop_back();
        if (bend == 1) answer.push_back(7);
        if (bend == 2) answer.back() = 0xFF;
        if (bend == 3) answer.resize(1);
    };
    const auto session = table_at(line, 1);
    if (bend == 3) {
        line.carry();
        line.bots().lose_desk();
    }
    play_on(*session, line, 30);
}

TEST_CASE("far judge: it tells what a judge here tells, and looks back on the whole game") {
    Line line(rules_here);
    const auto session = table_at(line, 1);
    const Rulebook& book = session->rulebook();
    const auto far = line.bots().judge(book, "the base game");
    const auto here = std::make_unique<Adviser>(book);
    const std::atomic<bool> never = false;
    int advised = 0;
    for (std::size_t played = 1; played <= 150; played += 7) {
        play_on(*session, line, played);
        const PlayerId player(std::countr_zero(to_act(book, session->state())));
        const View view = session->view(player);
        far->ask(view);
        line.carry();
        const auto told = far->take_advice();
        REQUIRE(told);
        Bytes there;
        Bytes expected;
        put_advice(book, *told, there);
        put_advice(book, advice_for(book, *here, view, never), expected);
        CHECK(there == expected);
        CHECK_FALSE(far->take_advice());
        advised += told->empty() ? 0 : 1;
    }
    CHECK(advised > 5);

    far->look_back(session->seed(), session->played());
    line.carry();
    const auto told = far->take_look_back();
    REQUIRE(told);
    CHECK(far->done() > 100);
    std::atomic<std::size_t> done = 0;
    Bytes there;
    Bytes expected;
    put_look_back(book, *told, there);
    put_look_back(book, look_back(book, session->seed(), session->played(), never, done), expected);
    CHECK(there == expected);
    CHECK(told->curve.size() > 10);
}

TEST_CASE("far judge: what is no answer is not believed, and the judge is lost") {
    const auto bend = GENERATE(0, 1, 2);
    Line line(rules_here);
    const auto session = table_at(line, 1);
    play_on(*session, line, 60);
    const auto far = line.bots().judge(session->rulebook(), "the base game");
    line.bend = [bend](Bytes& answer) {
        if (bend == 0) answer.pop_back();
        if (bend == 1) answer.push_back(7);
        if (bend == 2) answer.resize(3);
    };
    far->look_back(session->seed(), session->played());
    line.carry();
    CHECK(far->is_lost());
    CHECK_FALSE(far->take_look_back());
}

TEST_CASE("far judge: nobody waits for one that cannot load the rules") {
    Line line(no_rules);
    const auto session = table_at(line, 1);
    const auto far = line.bots().judge(session->rulebook(), "the base game");
    far->ask(session->view(PlayerId(0)));
    line.carry();
    CHECK(far->is_lost());
}

}  // namespace hexholm::test
