#include "src/app/new_game.h"

#include <algorithm>
#include <charconv>
#include <random>

#include "engine/base/hash.h"
#include "engine/bots/bot.h"

namespace hexholm::app {

std::uint64_t any_seed() {
    std::random_device chance;
    return chance() % 1'000'000;
}

std::string seat_name(std::size_t seat) {
    static constexpr const char* kNames[] = {"Ada", "Brunel", "Curie", "Dido", "Euler", "Freya"};
    return kNames[std::min<std::size_t>(seat, 5)];
}

NewGame::NewGame(const Catalogue& catalogue, scene::ModelNames& names)
    : catalogue_(catalogue), names_(names) {
    const auto& levels = bot_levels();
    const int strongest = static_cast<int>(levels.size());
    for (std::size_t seat = 0; seat < form_.seats.size(); ++seat) {
        form_.seats[seat].name = seat_name(seat);
        form_.seats[seat].kind = seat == 0 ? 0 : strongest;
    }
    form_.seed = std::to_string(any_seed());
    plan();
}

// Which options there are, and their values: the scenario's own when it was changed.
void NewGame::plan() {
    content_ = nullptr;
    problem_.clear();
    if (catalogue_.scenarios().empty()) {
        problem_ = "No game was found. Is the folder mods/ missing?";
        return;
    }
    const ScenarioSpec& scenario = catalogue_.scenarios()[form_.scenario];
    form_.players = std::clamp(form_.players, scenario.players_least, scenario.players_most);
    LoadRequest request = catalogue_.request(scenario.id, form_.players);
    const bool same = planned_scenario_ == scenario.id;
    if (same) request.options = form_.options;
    const Result<GamePlan> plan = plan_game(request);
    if (!plan) {
        problem_ = plan.problem().line();
        return;
    }
    planned_scenario_ = scenario.id;
    specs_.clear();
    form_.options.clear();
    for (const OptionInPlay& option : plan.value().options) {
        specs_.push_back(option.spec);
        if (option.spec.type != OptionSpec::Type::players)
            form_.options.push_back({option.spec.name, option.value});
    }
    std::stable_sort(specs_.begin(), specs_.end(), [&](const OptionSpec& a, const OptionSpec& b) {
        return catalogue_.option_rank(a.name) < catalogue_.option_rank(b.name);
    });
    if (!same) form_.scroll = 0;
    load();
}

std::uint64_t NewGame::seed() const {
    std::uint64_t number = 0;
    const char* end = form_.seed.data() + form_.seed.size();
    const auto [stop, error] = std::from_chars(form_.seed.data(), end, number);
    // Words are as good a seed as numbers.
    return error == std::errc() && stop == end ? number : hash_text(form_.seed);
}

void NewGame::load() {
    LoadRequest request =
        catalogue_.request(catalogue_.scenarios()[form_.scenario].id, form_.players);
    request.options = form_.options;
    const auto content = load_content(request);
    if (!content) {
        problem_ = content.problem().line();
        return;
    }
    content_ = content.value();
    colors_ = content_->seat_colors;
    for (std::size_t seat = 0; seat < form_.seats.size() && seat < colors_.size(); ++seat)
        if (form_.seats[seat].color == 0) form_.seats[seat].color = colors_[seat];
    preview_ = Preview::make(content_, seed(), names_);
}

ui::NewGameWish NewGame::draw(ui::Desk& desk) {
    const ui::NewGameModel model = {.scenarios = catalogue_.scenarios(),
                                    .options = specs_,
                                    .bots = bot_levels(),
                                    .colors = colors_,
                                    .content = content_.get(),
                                    .island = preview_ ? &preview_->state() : nullptr,
                                    .problem = problem_};
    const ui::NewGameWish wish = ui::draw_new_game(desk, model, form_);
    if (wish != ui::NewGameWish::changed) return wish;
    if (form_.seed.empty()) form_.seed = std::to_string(any_seed());
    plan();
    return ui::NewGameWish::none;
}

RoomSetup NewGame::setup() const {
    RoomSetup setup;
    setup.content = content_;
    setup.seed = seed();
    for (std::size_t at = 0; at < static_cast<std::size_t>(form_.players); ++at) {
        const ui::SeatChoice& choice = form_.seats[at];
        Seat seat;
        seat.name = choice.name.empty() ? seat_name(at) : choice.name;
        if (choice.kind > 0) seat.bot = bot_levels()[static_cast<std::size_t>(choice.kind - 1)];
        seat.color = choice.color;
        setup.seats.push_back(seat);
    }
    return setup;
}

}  // namespace hexholm::app
