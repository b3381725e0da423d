// What was just turned over, drawn openly, found or won, shown large beside the board for a while.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "src/anim/cues/cue.h"
#include "src/ui/cards/card_facts.h"
#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

struct Spotlight {
    Thing thing;
    int number = 0;     // of land, or what the counter says
    PlayerId player{};  // whom it concerns; none: everybody
    double age_s = 0;   // for so long it has been shown
};

// The thing that this event turns up, as its reader knows it; nullopt when there is nothing to
// show.
std::optional<Spotlight> spotlight_of(const Content& content, const Event& event);

// How long it takes to read.
double reading_s(const Content& content, const Spotlight& shown);

struct SpotlightSetting {
    std::span<const ImVec2> land;  // in the window, with the bowl
    Rect bowl;
    const std::vector<anim::Cue>& cues;
    double now = 0;
};

// Draws the spotlight where neither land nor a panel, a place to choose or a dialog lies. A card on
// its way flies to the same place, which `anchors` tells.
void draw_spotlight(Desk& desk,
                    const Layout& layout,
                    const Table& table,
                    const SpotlightSetting& setting,
                    Anchors& anchors,
                    Intents& intents);

}  // namespace hexholm::ui
