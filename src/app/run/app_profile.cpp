// The profile: written when a game ends, read when its page is opened.
#include <algorithm>

#include "src/app/run/app.h"
#include "src/app/settings/profile.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

void App::note_ended() {
    const std::optional<PlayedGame> game = played_game(room_->session());
    if (!game || !room_->setup().replay.empty()) return;
    const std::string& folder = paths_.user_data;
    const ui::ProfileFacts before = profile_facts(read_profile(folder));
    const Content& content = *room_->setup().content;
    if (!add_to_profile(folder, *game)) {
        room_->toast(ui::tr("The profile in {1} cannot be written.", {folder}));
        return;
    }
    learn_achievements(folder, content);
    for (const Achievement& one : content.achievements) {
        const std::string id = one.mod + "/" + one.name;
        const auto& now = game->achievements;
        if (std::find(now.begin(), now.end(), id) != now.end() &&
            std::ranges::find(before.achieved, id, &ui::ProfileRow::name) == before.achieved.end())
            room_->toast(ui::tr("Achievement: {1}", {ui::title_of(one.face)}), false);
    }
}

void App::open_profile() {
    profile_ = profile_facts(read_profile(paths_.user_data));
    for (ui::ProfileRow& row : profile_.by_scenario)
        if (const std::size_t found = catalogue_.find(row.name);
            found < catalogue_.scenarios().size())
            row.title = ui::tr_of(row.name.substr(0, row.name.find(':')),
                                  catalogue_.scenarios()[found].title);
    for (ui::ProfileRow& row : profile_.by_level) {
        row.title = row.name == "mixed"    ? std::string(ui::tr("Bots of several levels"))
                    : row.name == "people" ? std::string(ui::tr("Other people"))
                                           : ui::tr("Bot: {1}", {ui::bot_title(nullptr, row.name)});
    }
    std::vector<KnownAchievement> known = known_achievements(paths_.user_data);
    if (new_game_ && new_game_->content() != nullptr)
        for (KnownAchievement& one : achievements_of(*new_game_->content()))
            if (std::ranges::none_of(known, [&](const KnownAchievement& other) {
                    return other.mod == one.mod && other.name == one.name;
                }))
                known.push_back(std::move(one));
    achievements_.clear();
    for (const KnownAchievement& one : known)
        achievements_.push_back({one.mod + "/" + one.name,
                                 std::string(ui::tr_of(one.mod, one.title)),
                                 std::string(ui::tr_of(one.mod, one.help))});
    page_ = Page::profile;
}

void App::draw_profile(ui::Desk& desk) {
    if (ui::draw_profile(desk, {profile_, achievements_}, profile_scroll_)) page_ = Page::none;
}

}  // namespace hexholm::app
