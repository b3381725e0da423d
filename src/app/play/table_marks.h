// What shows on the board what the player may choose, is about to do, or points at. Made for one picture.
#pragma once

#include "engine/game/figures/ways.h"

#include "src/app/play/table_control.h"

namespace hexholm::app {

class TableMarks {
public:
    TableMarks(const TableShow& show, const TableEye& eye, const TableControl& control)
        : show_(show), eye_(eye), control_(control) {}

    // The places that can be chosen, and what would stand there. `advised`: the best first.
    void mark_choices(scene::Scene& scene, const std::vector<input::Place>& advised) const;
    // Marks the place of the line in the log that the mouse points at.
    void mark_pointed(scene::Scene& scene) const;
    void mark_inspected(input::Place place, scene::Scene& scene) const;
    // Recorded input clicks on "place_0", "place_1", ..., and on "free_0", ... where one click builds.
    void add_hotspots(ui::Desk& desk) const;

private:
    const Content& content() const { return show_.content(); }
    void add_hotspots(ui::Desk& desk,
                      const std::string& begins,
                      const std::vector<input::Target>& targets) const;
    std::vector<int> hints(const std::vector<input::Place>& advised) const;
    void mark_taken(scene::Scene& scene) const;
    void mark_free_place(scene::Scene& scene) const;
    void add_ghost(const input::Target& target,
                   const input::ActionDraft& draft,
                   scene::Scene& scene) const;
    // Figures; table_figures.cpp.
    void mark_figures(scene::Scene& scene) const;
    void mark_ways(FigureId figure, scene::Scene& scene) const;
    void mark_way(FigureId figure, const Ways& ways, int goal, scene::Scene& scene) const;
    scene::Piece figure_ghost(const Action& action) const;
    FigureId chosen_figure() const;

    const TableShow& show_;
    const TableEye& eye_;
    const TableControl& control_;
};

}  // namespace hexholm::app
