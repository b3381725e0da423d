#include "src/app/new_game/new_game.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <random>
#include <utility>

#include "engine/base/hash.h"
#include "engine/bots/bot.h"
#include "engine/content/most_points.h"
#include "engine/lua/loading/loader.h"

#include "src/ui/parts/text_box.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

std::uint64_t any_seed() {
    std::random_device chance;
    return chance() % 1'000'000;
}

std::string seat_name(std::size_t seat) {
    return usual_name(seat);
}

NewGame::NewGame(const Catalogue& catalogue,
                 scene::ModelNames& names,
                 const std::vector<std::string>& mods,
                 std::function<std::uint64_t()> seeds,
                 bool waits)
    : catalogue_(catalogue), names_(names), seeds_(std::move(seeds)) {
    for (std::size_t seat = 0; seat < form_.seats.size(); ++seat) {
        form_.seats[seat].name = seat_name(seat);
        form_.seats[seat].kind = seat == 0 ? 0 : kind_of(kUsualBot);
    }
    loading_.wait(waits);
    form_.mods = mods;
    form_.seed = drawn_seed_ = std::to_string(seeds_());
    plan();
}

void NewGame::refresh() {
    const std::size_t same = catalogue_.find(planned_scenario_);
    form_.scenario = same < catalogue_.scenarios().size() ? same : 0;
    plan();
}

void NewGame::choose_mod(const std::string& id) {
    const auto& scenarios = catalogue_.scenarios();
    const auto own = std::ranges::find_if(scenarios, [&](const ScenarioSpec& scenario) {
        return scenario.id.substr(0, scenario.id.find(':')) == id;
    });
    const auto is_on = [&] {
        return std::ranges::any_of(mods_in_game_, [&](const auto& mod) { return mod.first == id; });
    };
    if (own != scenarios.end())
        form_.scenario = static_cast<std::size_t>(own - scenarios.begin());
    else if (std::ranges::find(form_.mods, id) == form_.mods.end())
        form_.mods.push_back(id);
    plan();
    // What does not go with the game that was chosen before goes with another one.
    for (std::size_t at = 0; own == scenarios.end() && !is_on() && at < scenarios.size(); ++at) {
        form_.scenario = at;
        plan();
    }
    form_.sought = {.words = "", .shows_chosen = true};
}

LoadRequest NewGame::request() const {
    LoadRequest request =
        catalogue_.request(catalogue_.scenarios()[form_.scenario].id, form_.players);
    request.mods = selection_.on;
    request.options = values_;
    request.passes_over_unknown = true;
    return request;
}

// Values of options whose mods are off now are kept for when they are on again; those with which the
// game starts by itself are not, for they may follow mods and other options.
static void remember(const std::vector<OptionValue>& from,
                     const std::vector<OptionValue>& starts,
                     std::vector<OptionValue>& values) {
    for (const OptionValue& one : from) {
        std::erase_if(values, [&](const OptionValue& value) { return value.name == one.name; });
        if (std::find(starts.begin(), starts.end(), one) == starts.end()) values.push_back(one);
    }
}

// Which mods and options there are, and their values: the scenario's own when it was changed.
void NewGame::plan() {
    problem_.clear();
    if (catalogue_.scenarios().empty()) {
        clear();
        selection_ = {};
        preview_ = nullptr;
        problem_ = catalogue_.mods().empty()
                       ? ui::tr("No game was found. Is the folder mods/ missing?")
                       : ui::tr("There is no game to play: enable a mod on the Mods screen.");
        return;
    }
    const ScenarioSpec& scenario = catalogue_.scenarios()[form_.scenario];
    form_.players = std::clamp(form_.players, scenario.players_least, scenario.players_most);
    if (planned_scenario_ == scenario.id) {
        remember(form_.options, starts_, values_);
    } else {
        values_.clear();
        specs_.clear();
        form_.rules.at = 0;
    }
    planned_scenario_ = scenario.id;
    selection_ = select_mods(catalogue_, request(), form_.mods);
    const Result<GamePlan> plan = catalogue_.plan(request());
    if (!plan) {
        clear();
        problem_ = ui::told(plan.problem());  // the options stay, so that it can be mended
        return;
    }
    take(plan.value());
    load(plan.value());
}

void NewGame::take(const GamePlan& plan) {
    specs_.clear();
    form_.options.clear();
    starts_.clear();
    mods_in_game_.clear();
    presets_ = {{/*tr*/ "Default", /*tr*/ "All rules at their default settings.", "", {}}};
    for (const ModFolder& mod : plan.mods) {
        mods_in_game_.emplace_back(mod.id, mod.version);
        presets_.insert(presets_.end(), mod.presets.begin(), mod.presets.end());
    }
    if (presets_.size() == 1) presets_.clear();
    for (const OptionInPlay& option : plan.options) {
        specs_.push_back(option.spec);
        if (option.spec.type == OptionSpec::Type::players) continue;
        form_.options.push_back({option.spec.name, option.value});
        starts_.push_back({option.spec.name, option.start});
    }
    std::stable_sort(specs_.begin(), specs_.end(), [&](const OptionSpec& a, const OptionSpec& b) {
        return catalogue_.option_rank(a.name) < catalogue_.option_rank(b.name);
    });
}

int NewGame::kind_of(std::string_view bot) const {
    const auto found = std::find(bots_.begin(), bots_.end(), bot);
    return found == bots_.end() ? 0 : static_cast<int>(found - bots_.begin()) + 1;
}

// Bots come and go with their mods; whoever has lost his bot gets the usual one.
void NewGame::take_bots() {
    const std::vector<std::string> before = std::exchange(bots_, bots_of(*content_));
    for (ui::SeatChoice& seat : form_.seats) {
        if (seat.kind == 0) continue;
        const int same = kind_of(before[static_cast<std::size_t>(seat.kind - 1)]);
        seat.kind = same > 0 ? same : kind_of(kUsualBot);
    }
}

std::uint64_t NewGame::seed() const {
    std::uint64_t number = 0;
    const char* end = form_.seed.data() + form_.seed.size();
    const auto [stop, error] = std::from_chars(form_.seed.data(), end, number);
    // Words are as good a seed as numbers.
    return error == std::errc() && stop == end ? number : hash_text(form_.seed);
}

void NewGame::clear() {
    loading_.forget();
    wants_start_ = false;
    content_ = nullptr;
}

void NewGame::load(const GamePlan& plan) {
    loading_.begin([plan] {
        Loaded loaded;
        loaded.content = load_content(plan, loaded.problems);
        return loaded;
    });
    take_loaded();
}

void NewGame::take_loaded() {
    const std::optional<Loaded> loaded = loading_.take();
    if (!loaded) return;
    content_ = loaded->content;
    if (content_ == nullptr) {
        wants_start_ = false;
        problem_ = loaded->problems.empty() ? std::string(ui::tr("The game cannot be loaded."))
                                            : ui::told(loaded->problems.front());
        return;
    }
    colors_ = content_->seat_colors;
    take_bots();
    give_colors();
    preview_ = Preview::make(content_, seed(), names_);
    wear(look_);
    limit_points();
}

// Seats without a colour get those of the game, each the first one that no other seat has.
void NewGame::give_colors() {
    const bool is_first_time = form_.seats.front().color == 0;
    const auto is_free = [this](std::uint32_t color) {
        return std::ranges::find(form_.seats, color, &ui::SeatChoice::color) == form_.seats.end();
    };
    for (std::size_t seat = 0; seat < form_.seats.size() && seat < colors_.size(); ++seat) {
        if (form_.seats[seat].color != 0) continue;
        const auto free = std::ranges::find_if(colors_, is_free);
        form_.seats[seat].color = free == colors_.end() ? colors_[seat] : *free;
    }
    if (is_first_time) give_wanted_color();
}

// The first seat, which is the player's own in the beginning, gets the colour that he likes best.
void NewGame::give_wanted_color() {
    const std::uint32_t wanted = look_.own.seat_color;
    if (wanted == 0) return;
    const auto owner = std::ranges::find(form_.seats, wanted, &ui::SeatChoice::color);
    if (owner != form_.seats.end()) owner->color = form_.seats.front().color;
    form_.seats.front().color = wanted;
}

// Lowers the points to win, and what is offered for them, to what one player can have in this game.
void NewGame::limit_points() {
    if (!content_->rules.points_win) return;
    const int beyond = content_->rules.target_points - most_points(*content_);
    bool has_changed = false;
    for (OptionSpec& spec : specs_) {
        if (!spec.is_target || !is_of_use(spec, form_.options)) continue;
        const auto chosen = std::ranges::find(form_.options, spec.name, &OptionValue::name);
        if (chosen == form_.options.end()) continue;
        const int value = std::atoi(chosen->value.c_str());
        spec.most = std::clamp(value - beyond, spec.least, spec.most);
        if (value <= spec.most) continue;
        chosen->value = std::to_string(spec.most);
        has_changed = true;
    }
    if (has_changed) plan();
}

void NewGame::wear(const ui::SeatLook& look) {
    const bool wants_other = look.own.seat_color != look_.own.seat_color;
    look_ = look;
    if (wants_other) give_wanted_color();
    if (preview_) preview_->wear(look.piece_set);
}

bool NewGame::take_start() {
    take_loaded();
    if (!problem_.empty()) wants_start_ = false;
    return !is_loading() && std::exchange(wants_start_, false);
}

ui::NewGameWish NewGame::draw(ui::Desk& desk) {
    take_loaded();
    const ui::NewGameModel model = {.scenarios = catalogue_.scenarios(),
                                    .scenario_mods = catalogue_.scenario_mods(),
                                    .mods = selection_.boxes,
                                    .options = specs_,
                                    .titles = selection_.fixed,
                                    .presets = presets_,
                                    .preset = preset_now(),
                                    .bots = bots_,
                                    .colors = colors_,
                                    .content = content_.get(),
                                    .island = preview_ ? &preview_->state() : nullptr,
                                    .problem = problem_,
                                    .notice = notice_};
    const ui::NewGameWish wish = ui::draw_new_game(desk, model, form_);
    if (wish == ui::NewGameWish::preset) take_preset(form_.preset);
    if (wish == ui::NewGameWish::copy) {
        ui::copy_text(copied());
        notice_ = ui::tr("Copied. A friend who pastes it here gets the same island.");
    }
    if (wish == ui::NewGameWish::paste) {
        const Status pasted = paste(ui::copied_text());
        if (!pasted) notice_ = ui::told(pasted.problem());
    }
    if (wish == ui::NewGameWish::start) start();
    if (wish == ui::NewGameWish::back) wants_start_ = false;
    if (take_start()) return ui::NewGameWish::start;
    if (wish == ui::NewGameWish::start) return ui::NewGameWish::none;
    if (wish != ui::NewGameWish::changed && wish != ui::NewGameWish::preset) return wish;
    wants_start_ = false;
    notice_.clear();
    if (form_.seed.empty()) form_.seed = drawn_seed_ = std::to_string(seeds_());
    plan();
    return ui::NewGameWish::none;
}

RoomSetup NewGame::setup() const {
    RoomSetup setup;
    setup.content = content_;
    setup.seed = seed();
    setup.seed_known = form_.seed != drawn_seed_;
    for (std::size_t at = 0; at < static_cast<std::size_t>(form_.players); ++at) {
        const ui::SeatChoice& choice = form_.seats[at];
        Seat seat;
        seat.name = choice.name.empty() ? seat_name(at) : choice.name;
        if (choice.kind > 0) seat.bot = bots_[static_cast<std::size_t>(choice.kind - 1)];
        if (choice.style > 0 && has_styles(seat.bot))
            seat.bot = text_of(
                BotName{seat.bot, bot_styles()[static_cast<std::size_t>(choice.style - 1)]});
        seat.color = choice.color;
        setup.seats.push_back(seat);
    }
    return setup;
}

}  // namespace hexholm::app
