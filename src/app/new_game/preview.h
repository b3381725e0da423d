// An island to look at behind the title and the new-game screen: nobody plays on it.
#pragma once

#include <memory>

#include "engine/session/full_session.h"

#include "src/anim/places/looks.h"
#include "src/input/camera_control.h"
#include "src/scene/scene.h"

namespace hexholm::app {

class Preview {
public:
    // Null when the content cannot be dealt.
    static std::unique_ptr<Preview> make(std::shared_ptr<const Content> content,
                                         std::uint64_t seed,
                                         scene::ModelNames& names);
    // The set of pieces in which it is shown; see anim::find_looks.
    void wear(const std::string& piece_set);
    const State& state() const { return view_.state; }
    const anim::Looks& looks() const { return looks_; }
    void fill(scene::Viewport viewport, scene::Scene& scene) const;

private:
    Preview(std::unique_ptr<Session> session, scene::ModelNames& names);

    std::unique_ptr<Session> session_;
    anim::Looks looks_;
    View view_;
    std::vector<std::uint32_t> colors_;
    scene::ModelNames& names_;
};

}  // namespace hexholm::app
