// How the table is seen from straight above: like a map on which all that stands is drawn as a sign.
#pragma once

#include "engine/content/content.h"

#include "src/anim/places/looks.h"
#include "src/scene/scene.h"

namespace hexholm::app {

// Buildings and figures lean back as the eye rises, so that they show their fronts, not their roofs alone.
void lean_back(const Content& content, const anim::Looks& looks, scene::Scene& scene);

}  // namespace hexholm::app
