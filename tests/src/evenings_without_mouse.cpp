// A whole evening of Cities & Knights with the keyboard alone, and one with a game-pad alone.
#include <algorithm>
#include <string>
#include <vector>

#include "tests/src/clicker.h"

namespace hexholm {
namespace {

using platform::Key;
using platform::PadButton;

std::unique_ptr<app::App> evening(const std::string& name) {
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.scenario = "cities_knights";
    arguments.players = 3;
    arguments.bots = {"easy", "easy"};
    arguments.seed = 11;
    return opened(arguments, test_paths(name));
}

// Somebody whose hands never touch a mouse. He builds what he can, in turn, and answers whatever is asked.
class Hands {
public:
    explicit Hands(app::App& app) : app_(app), eyes_(app) {}
    virtual ~Hands() = default;

    // True when the game has come to its end.
    bool play_evening() {
        for (int moves = 0; moves < 60'000 && !is_over(); ++moves)
            play();
        return is_over();
    }

protected:
    virtual void press_focus() = 0;   // what the focus is at, or the main thing to do
    virtual void next() = 0;          // the focus goes on
    virtual void choose_place() = 0;  // some place that may be chosen
    virtual void go_on() = 0;         // roll, or end the turn
    virtual void take_goods() = 0;
    virtual void decline() = 0;

    bool sees(const std::string& name) const { return eyes_.spot(name) != nullptr; }
    const std::string& at() const { return app_.shell().focus_name(); }
    bool go_to(const std::string& name) {
        for (int step = 0; step < 300 && at() != name; ++step)
            next();
        return at() == name;
    }
    void frames(int count) { eyes_.frames(count); }
    void key(Key key) { eyes_.press(key); }
    void pad(PadButton button) {
        platform::InputEvent event;
        event.pad = button;
        for (const auto kind : {platform::InputKind::pad_down, platform::InputKind::pad_up}) {
            event.kind = kind;
            app_.window().inject(event);
            eyes_.frames(1);
        }
    }
    // What can be built or done now, each a few times in an evening.
    std::string something_to_do() {
        static const std::vector<std::string> kWanted = {
            "build_city",    "build_settlement", "build_road",     "build_figure_knight",
            "advance_trade", "advance_politics", "advance_science"};
        for (const std::string& one : kWanted)
            if (sees(one) && ++tried_ % 3 != 0) return one;
        return "";
    }
    app::App& app_;

private:
    bool is_over() const { return app_.room() == nullptr || app_.room()->is_over(); }
    void play() {
        const std::string answer = app_.shell().first_answer();
        const int before = moves();
        if (sees("reject") || sees("no_more_offers"))
            decline();
        else if (sees("ready"))
            press_focus();
        else if (eyes_.asks_for_goods())
            take_goods();
        else if (!answer.empty())
            answer_question();
        else if (sees("place_0"))
            choose_place();
        else
            do_something();
        stuck_ = moves() == before ? stuck_ + 1 : 0;
        frames(1);
    }
    int moves() const { return static_cast<int>(app_.room()->game().state().actions); }
    // The focus is there by itself, once anybody has gone from choice to choice.
    void answer_question() {
        if (app_.shell().has_focus()) return press_focus();
        next();
    }
    void do_something() {
        const std::string wish = stuck_ < 40 ? something_to_do() : "";
        if (!wish.empty() && go_to(wish)) return press_focus();
        go_on();
    }

    Clicker eyes_;
    int tried_ = 0;
    int stuck_ = 0;
};

class Keys final : public Hands {
public:
    using Hands::Hands;

private:
    void press_focus() override { key(Key::enter); }
    void next() override { key(Key::tab); }
    void choose_place() override {
        key(Key::right);
        key(Key::enter);
    }
    void go_on() override {
        // Away from whatever the focus is at.
        if (app_.shell().has_focus() || sees("menu_go_on")) key(Key::escape);
        key(sees("roll") ? Key::space : platform::key_of('e'));
    }
    void take_goods() override {
        for (char digit = '1'; digit <= '8'; ++digit)
            for (int copy = 0; copy < 3; ++copy)
                key(platform::key_of(digit));
        key(Key::enter);
    }
    void decline() override { key(platform::key_of('n')); }
};

class PadAlone final : public Hands {
public:
    using Hands::Hands;

private:
    void press_focus() override { pad(PadButton::a); }
    void next() override { pad(PadButton::right_shoulder); }
    void choose_place() override {
        pad(PadButton::right);
        pad(PadButton::a);
    }
    void go_on() override { pad(PadButton::y); }
    void take_goods() override {
        for (const char* good :
             {"brick", "grain", "lumber", "ore", "wool", "cloth", "coin", "paper"})
            for (int copy = 0; copy < 3; ++copy) {
                const std::string more = std::string("pick_") + good + "_more";
                if (!sees("confirm") && sees(more) && go_to(more)) press_focus();
            }
        if (go_to("confirm")) press_focus();
    }
    void decline() override {
        if (go_to("reject")) press_focus();
    }
};

}  // namespace

TEST_CASE("an evening of Cities & Knights is played with the keyboard alone", "[slow]") {
    const auto app = evening("keys_alone");
    CHECK(Keys(*app).play_evening());
}

TEST_CASE("an evening of Cities & Knights is played with the game-pad alone", "[slow]") {
    const auto app = evening("pad_alone");
    CHECK(PadAlone(*app).play_evening());
}

}  // namespace hexholm
