#include "src/app/new_game/mod_boxes.h"

#include <algorithm>

#include "src/ui/words/language.h"

namespace hexholm::app {

namespace {

bool has(const std::vector<ModFolder>& mods, const std::string& id) {
    return std::ranges::any_of(mods, [&](const ModFolder& mod) { return mod.id == id; });
}

class Selector {
public:
    Selector(const Catalogue& catalogue, const LoadRequest& game)
        : catalogue_(catalogue), request_(game) {
        request_.mods.clear();
    }

    ModSelection select(const std::vector<std::string>& wanted) {
        Result<GamePlan> alone = catalogue_.plan(request_);
        if (!alone) {
            request_.options.clear();  // boxes stay when they do not fit the scenario
            alone = catalogue_.plan(request_);
        }
        if (!alone) return {};
        own_ = alone.value().mods;
        in_game_ = own_;
        for (const std::string& id : wanted)
            switch_on(id);
        ModSelection selection;
        selection.on = request_.mods;
        for (auto mod = own_.rbegin(); mod != own_.rend(); ++mod)
            selection.fixed.emplace_back(mod->id, ui::tr_of(mod->id, mod->title));
        for (const ModFolder& mod : catalogue_.mods())
            if (catalogue_.is_offered(mod) && !has(own_, mod.id))
                selection.boxes.push_back(box(mod));
        return selection;
    }

private:
    Result<GamePlan> with(const std::string& id) const {
        LoadRequest more = request_;
        more.mods.push_back(id);
        return catalogue_.plan(more);
    }

    void switch_on(const std::string& id) {
        const ModFolder* mod = catalogue_.mod(id);
        if (mod == nullptr || !catalogue_.is_offered(*mod) || has(own_, id)) return;
        const Result<GamePlan> plan = with(id);
        if (!plan) return;
        request_.mods.push_back(id);
        in_game_ = plan.value().mods;
    }

    ui::ModBox box(const ModFolder& mod) const {
        ui::ModBox box;
        box.id = mod.id;
        box.title = ui::tr_of(mod.id, mod.title);
        box.description = ui::tr_of(mod.id, mod.description);
        box.on = has(in_game_, mod.id);
        const auto& on = request_.mods;
        if (std::find(on.begin(), on.end(), mod.id) != on.end()) return box;
        if (box.on) {
            box.locked = true;
            box.reason = ui::tr("needed by {1}", {needed_by(mod.id)});
        } else if (const Result<GamePlan> plan = with(mod.id); !plan) {
            box.locked = true;
            box.reason = reason_of(plan.problem());
            box.details = ui::told(plan.problem());
        }
        return box;
    }

    // The reason of a problem, in the words of the mod that gives one.
    std::string reason_of(const Problem& problem) const {
        const std::string what = problem.what.english();
        const std::size_t colon = what.find(": ");
        const std::string why = colon == std::string::npos ? "" : what.substr(colon + 2);
        for (const ModFolder& mod : catalogue_.mods())
            for (const Conflict& conflict : mod.conflicts)
                if (!why.empty() && (conflict.why == why || conflict.why == why + "."))
                    return std::string(ui::tr_of(mod.id, conflict.why));
        return ui::told(problem.what);
    }

    std::string needed_by(const std::string& id) const {
        for (const ModFolder& mod : in_game_)
            for (const std::string& needed : needs_of(mod))
                if (needed == id) return std::string(ui::tr_of(mod.id, mod.title));
        return std::string(ui::tr("another mod"));
    }

    const Catalogue& catalogue_;
    LoadRequest request_;
    std::vector<ModFolder> own_;
    std::vector<ModFolder> in_game_;
};

}  // namespace

ModSelection select_mods(const Catalogue& catalogue,
                         const LoadRequest& game,
                         const std::vector<std::string>& wanted) {
    return Selector(catalogue, game).select(wanted);
}

}  // namespace hexholm::app
