#include "src/app/new_game/preview.h"

#include "src/anim/places/places.h"
#include "src/anim/places/stands.h"
#include "src/anim/stage/stage.h"
#include "src/scene/decor.h"

namespace hexholm::app {

std::unique_ptr<Preview> Preview::make(std::shared_ptr<const Content> content,
                                       std::uint64_t seed,
                                       scene::ModelNames& names) {
    SessionSetup setup;
    setup.content = content;
    setup.seed = seed;
    setup.seats.resize(static_cast<std::size_t>(content->players));
    auto session = FullSession::start(std::move(setup));
    if (!session) return nullptr;
    return std::unique_ptr<Preview>(new Preview(std::move(session.value()), names));
}

Preview::Preview(std::unique_ptr<Session> session, scene::ModelNames& names)
    : session_(std::move(session)),
      looks_(anim::find_looks(session_->rulebook().content(), names, "")),
      view_(session_->view(PlayerId())),
      colors_(session_->rulebook().content().seat_colors),
      names_(names) {
    colors_.resize(kMaxPlayers, 0xFFFFFF);
}

void Preview::wear(const std::string& piece_set) {
    looks_ = anim::find_looks(session_->rulebook().content(), names_, piece_set);
}

void Preview::fill(scene::Viewport viewport, scene::Scene& scene) const {
    const Rulebook& book = session_->rulebook();
    anim::set_stage({book, looks_, colors_}, view_, {}, 0, scene);
    const std::vector<scene::Piece> decor =
        scene::decorate_sea(scene.tiles, scene.harbours, names_);
    scene.pieces.insert(scene.pieces.end(), decor.begin(), decor.end());
    scene.tray.visible = false;
    input::CameraControl camera;
    // Right of the title's buttons, or over them.
    constexpr scene::WindowPart kRight = {0.385f, 0.06f, 0.985f, 0.92f};
    constexpr scene::WindowPart kOver = {0.04f, 0.07f, 0.96f, 0.46f};
    camera.frame(anim::extent_of(book.board()), anim::whole_map(book, view_.state), viewport,
                 viewport.height > viewport.width ? kOver : kRight);
    scene.camera = camera.goal();
}

}  // namespace hexholm::app
