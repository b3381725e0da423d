// Makes one event true on the table that is shown, which lags behind the game.
#pragma once

#include "engine/game/core/event.h"
#include "engine/game/view/view.h"

namespace hexholm::anim {

// `event` must be as the view's viewer may know it. Numbers that do not fit are clamped: whatever
// this approximates is put right when the update it belongs to is over.
void make_true(const Rulebook& book, const Event& event, View& shown);

}  // namespace hexholm::anim
