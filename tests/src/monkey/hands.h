// Hands that do anything: they play, click, drag, type and resize as chance will have it.
#pragma once

#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/random.h"

#include "src/app/run/app.h"

namespace hexholm::monkey {

class Hands {
public:
    explicit Hands(std::uint64_t seed) : chance_{seed, 0} {}

    // What they do in this frame, as lines of recorded input (docs/input-files.md); often nothing.
    std::vector<std::string> act(app::App& app);
    // They forget what they were about to do.
    void rest();

private:
    enum class Mood { play, plan, mouse, keys, pad, wild };

    void choose_mood();
    void think(app::App& app);
    void play(app::App& app);
    void follow_plan(app::App& app);
    void use_mouse(app::App& app);
    void use_keys(app::App& app);
    void use_pad();
    void disturb();

    void click(app::App& app, int x, int y);
    void click(app::App& app, const ui::Hotspot& spot);
    void drag(app::App& app, int x, int y);
    void then(std::string line) { later_.push_back({std::move(line)}); }
    void pause(int frames) { later_.resize(later_.size() + static_cast<std::size_t>(frames)); }
    const ui::Hotspot* any_spot(app::App& app, bool useful);
    bool one_in(std::uint32_t count) { return chance_.below(count) == 0; }
    int from_to(int least, int most);

    Random chance_;
    Mood mood_ = Mood::play;
    int mood_lasts_ = 0;                          // so many acts
    std::deque<std::string> plan_;                // names of buttons, or how they begin
    std::deque<std::vector<std::string>> later_;  // in the next frames
};

// Whether it would lead the hands out of the folder in which they may do anything.
bool is_out_of_bounds(app::App& app, const std::string& line);
// A button that leads on in a game: an answer, a place, a card, the dice.
bool is_useful(std::string_view name);

}  // namespace hexholm::monkey
