// Turns what lies on the table into things to be drawn.
#pragma once

#include <array>
#include <vector>

#include "src/gfx/models/instance.h"
#include "src/gfx/models/model_library.h"
#include "src/gfx/paint/sign_atlas.h"
#include "src/gfx/table/clearings.h"
#include "src/scene/scene.h"

namespace hexholm::gfx {

class TableItems {
public:
    TableItems(ModelLibrary& models, SignAtlas& signs);

    // `time_s` moves what is afloat.
    // `coin_light` is how much brighter than all else numbers and signs are.
    void build(const scene::Scene& scene, float time_s, float coin_light);

    const std::vector<Item>& solid() const { return solid_; }
    const std::vector<Item>& ghosts() const { return ghosts_; }
    bool has_floating() const { return has_floating_; }
    void set_beach(MeshId beach) { beach_ = beach; }

private:
    void add_tile(const scene::Tile& tile);
    void find_clearings(const scene::Scene& scene);
    void add_land(const Item& land);
    void add_inhabitants(const scene::Tile& tile, const Item& ground);
    void add_fog(const scene::Tile& tile);
    void add_token(const scene::Tile& tile,
                   const scene::TokenFace& face,
                   scene::Vec3 place,
                   float size,
                   float lift);
    void add_harbour(const scene::Harbour& harbour);
    void add_marker(const scene::Marker& marker);
    void add_piece(const scene::Piece& piece);
    void add_coin(const scene::Piece& piece, const Item& base);
    void add_rank(const scene::Piece& piece, const Item& base);
    void add_base(const scene::Piece& piece, Item& item);
    void float_on_waves(const scene::Piece& piece, Item& item);
    void fly_in_circles(const scene::Piece& piece, Item& item);
    scene::Quat towards_eye(float tilt_rad) const;
    scene::Vec3 place_of_rank(const scene::Piece& piece, scene::Vec3 foot) const;

    ModelLibrary& models_;
    SignAtlas& signs_;
    std::vector<Item> solid_, ghosts_;
    Clearings clearings_;
    MeshId ground_, beach_ = kNoMesh;
    std::array<MeshId, 3> fogs_;  // looks of it
    float yaw_rad_ = 0;
    scene::Vec3 eye_;
    float time_s_ = 0;
    float token_size_ = 1;
    float coin_light_ = 0;
    bool has_floating_ = false;
};

}  // namespace hexholm::gfx
