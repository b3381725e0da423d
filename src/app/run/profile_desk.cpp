#include "src/app/run/profile_desk.h"

#include <algorithm>

#include "src/app/run/daily_island.h"
#include "src/app/settings/profile.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

void ProfileDesk::note_ended(GameRoom& room) const {
    const std::optional<PlayedGame> game = played_game(room.session());
    if (!game || !room.setup().replay.empty()) return;
    if (const std::string day = day_of_journal(room.setup().journal_path); !day.empty())
        room.share(daily_line(day, *game));
    const ui::ProfileFacts before = profile_facts(read_profile(folder_));
    const Content& content = *room.setup().content;
    if (!add_to_profile(folder_, *game)) {
        room.toast(ui::tr("Your profile cannot be saved in {1}.", {folder_}));
        return;
    }
    learn_achievements(folder_, content);
    for (const Achievement& one : content.achievements) {
        const std::string id = one.mod + "/" + one.name;
        const auto& now = game->achievements;
        if (std::find(now.begin(), now.end(), id) != now.end() &&
            std::ranges::find(before.achieved, id, &ui::ProfileRow::name) == before.achieved.end())
            room.toast(ui::tr("Achievement: {1}", {ui::title_of(one.face)}), false);
    }
}

void ProfileDesk::open(const Catalogue& catalogue, const Content* planned) {
    facts_ = profile_facts(read_profile(folder_));
    for (ui::ProfileRow& row : facts_.by_scenario)
        if (const std::size_t found = catalogue.find(row.name);
            found < catalogue.scenarios().size())
            row.title = ui::tr_of(row.name.substr(0, row.name.find(':')),
                                  catalogue.scenarios()[found].title);
    for (ui::ProfileRow& row : facts_.by_level) {
        row.title = row.name == "mixed"    ? std::string(ui::tr("Bots of several levels"))
                    : row.name == "people" ? std::string(ui::tr("Other people"))
                                           : ui::tr("Bot: {1}", {ui::bot_title(nullptr, row.name)});
    }
    std::vector<KnownAchievement> known = known_achievements(folder_);
    if (planned != nullptr)
        for (KnownAchievement& one : achievements_of(*planned))
            if (std::ranges::none_of(known, [&](const KnownAchievement& other) {
                    return other.mod == one.mod && other.name == one.name;
                }))
                known.push_back(std::move(one));
    achievements_.clear();
    for (const KnownAchievement& one : known)
        achievements_.push_back({one.mod + "/" + one.name,
                                 std::string(ui::tr_of(one.mod, one.title)),
                                 std::string(ui::tr_of(one.mod, one.help))});
}

}  // namespace hexholm::app
