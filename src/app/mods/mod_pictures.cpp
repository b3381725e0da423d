#include "src/app/mods/mod_pictures.h"

#include "engine/package/assets/asset_file.h"

namespace hexholm::app {

static constexpr int kMostSide = 256;  // pixels; the screen shows it smaller still
static constexpr std::string_view kFolder = "assets/";

void ModPictures::set_sender(Send send) {
    send_ = std::move(send);
    forget();
}

ModPictures::Known ModPictures::load(const ModFolder& mod) const {
    Known known;
    if (mod.picture.empty() || !send_) return known;
    if (!mod.picture.starts_with(kFolder)) {
        known.problem = mod.id + "/mod.json: the picture " + mod.picture +
                        " is not shown; put it into the folder assets";
        return known;
    }
    const Result<std::string> bytes =
        read_asset(mod.path, mod.id, mod.picture.substr(kFolder.size()));
    if (!bytes) {
        known.problem = bytes.problem().line();
        return known;
    }
    platform::Picture picture;
    std::string error;
    if (!platform::decode_png(bytes.value(), picture, error)) {
        known.problem = mod.id + "/" + mod.picture + ": " + error;
        return known;
    }
    picture = platform::shrunk(std::move(picture), kMostSide);
    known.picture = {send_(picture), picture.width, picture.height};
    return known;
}

ui::ShownPicture ModPictures::picture(const ModFolder& mod) {
    const auto found = known_.find(mod.path);
    if (found != known_.end()) return found->second.picture;
    return known_.emplace(mod.path, load(mod)).first->second.picture;
}

std::string ModPictures::problem(const ModFolder& mod) const {
    const auto found = known_.find(mod.path);
    return found == known_.end() ? "" : found->second.problem;
}

}  // namespace hexholm::app
