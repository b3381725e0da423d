#include "src/gfx/table/table_items.h"

#include <algorithm>
#include <cmath>

#include "src/gfx/base/light.h"
#include "src/gfx/models/critters.h"
#include "src/gfx/models/plain_shapes.h"
#include "src/scene/hex_space.h"

namespace hexholm::gfx {

using scene::Quat;
using scene::Vec3;

namespace {

constexpr float kTokenTilt = scene::radians(16);
constexpr float kTokenHeight = 0.085f;
constexpr float kToken = scene::kTokenWidth / 0.68f;  // of the model's size
constexpr float kSmallToken = 0.62f;                  // of a terrain that has several numbers
constexpr std::array<Vec3, 4> kSmallTokenPlaces = {
    {{-0.22f, 0, -0.22f}, {0.22f, 0, -0.22f}, {-0.22f, 0, 0.22f}, {0.22f, 0, 0.22f}}};
constexpr float kTileLift = 0.10f;  // of a highlighted tile
constexpr float kSunkDepth = 0.55f;
constexpr float kAlmostUp = 0.08f;  // less sunk than this a tile looks finished
constexpr float kBlockedShade = 0.35f;
constexpr float kMarkerSize = 0.96f;
constexpr float kMarkerHeight = 0.05f;
constexpr float kStandingCoin = 0.68f;        // of the size of a harbour's sign
constexpr float kStandingCoinHeight = 0.17f;  // of its middle, over the ground
constexpr float kRankCoin = 0.46f;
constexpr Vec3 kRankPlace = {0.15f, 0.09f, 0.15f};  // from its middle, as the eye sees it
constexpr float kRoomToStroll = 0.2f;               // about an animal's home
constexpr float kRankNearer = 0.6f;
constexpr float kMarkerNearer = 0.35f;
constexpr float kRankRoom = 0.16f;  // round that coin
constexpr float kBaseHeight = 0.045f;
constexpr float kBaseRadius = 0.20f;
constexpr float kBroadestBase = 1.35f;
constexpr float kSignDistance = 0.80f;  // from the edge to a harbour's sign

}  // namespace

TableItems::TableItems(ModelLibrary& models, SignAtlas& signs)
    : models_(models),
      signs_(signs),
      ground_(models.add("#ground", ground_plate())),
      fogs_{models.add("#fog", fog_bank(0)), models.add("#fog2", fog_bank(1)),
            models.add("#fog3", fog_bank(2))} {}

void TableItems::build(const scene::Scene& scene, float time_s, float coin_light) {
    solid_.clear();
    ghosts_.clear();
    has_floating_ = false;
    yaw_rad_ = scene.camera.yaw_rad;
    eye_ = scene::camera_frame(scene.camera).eye;
    time_s_ = time_s;
    token_size_ = scene.token_size;
    coin_light_ = coin_light;
    find_clearings(scene);
    if (beach_ != kNoMesh) solid_.push_back({.mesh = beach_, .casts_shadow = false});
    for (const scene::Tile& tile : scene.tiles)
        add_tile(tile);
    const auto land = static_cast<std::ptrdiff_t>(solid_.size());
    for (const scene::Harbour& harbour : scene.harbours)
        add_harbour(harbour);
    for (const scene::Marker& marker : scene.markers)
        add_marker(marker);
    for (const scene::Piece& piece : scene.pieces)
        add_piece(piece);
    std::for_each(solid_.begin() + land, solid_.end(), [](Item& item) { item.stays_sharp = true; });
}

Quat TableItems::towards_eye(float tilt_rad) const {
    return scene::turn_y(yaw_rad_) * scene::turn({1, 0, 0}, tilt_rad);
}

void TableItems::add_tile(const scene::Tile& tile) {
    if (tile.face_down) return add_fog(tile);
    const Vec3 flat{tile.position.x, 0, tile.position.z};
    const float turned =
        models_.may_turn(tile.model) ? scene::radians(60) * static_cast<float>(-tile.rotation) : 0;
    const Vec3 place = tile.position - Vec3{0, tile.sunk * kSunkDepth, 0};
    Item item{.mesh = models_.tile(tile.model, tile.variant),
              .instance = {.position = place,
                           .rotation = scene::turn_y(turned),
                           .shade = tile.blocked ? kBlockedShade : 1.0f}};
    if (!tile.water && tile.sunk <= kAlmostUp) {
        solid_.push_back({.mesh = ground_, .casts_shadow = false, .instance = {.position = flat}});
    }
    add_land(item);
    add_inhabitants(tile, item);
    const float lift = tile.highlight * kTileLift;
    if (item.mesh != kNoMesh && tile.highlight > 0) {
        // A raised copy covers the tile, which thereby stays part of the kept picture.
        item.instance.position.y += lift;
        item.instance.glow = tile.highlight;
        item.casts_shadow = false;
        item.restless = true;
        add_land(item);
    }
    if (tile.sunk > kAlmostUp) return;
    add_token(tile, tile.token, {}, kToken * token_size_, lift);
    for (std::size_t at = 0; at < tile.small_tokens.size(); ++at)
        add_token(tile, tile.small_tokens[at], kSmallTokenPlaces[at] * token_size_,
                  kSmallToken * token_size_, lift);
}

void TableItems::find_clearings(const scene::Scene& scene) {
    clearings_.find(scene, yaw_rad_);
    for (const scene::Piece& piece : scene.pieces)
        if (piece.room > 0 && piece.rank != 0 && piece.alpha > 0)
            clearings_.add(place_of_rank(piece, piece.position), kRankRoom * piece.scale);
}

// Adds the land of a tile as a whole, unless something stands where something grows.
void TableItems::add_land(const Item& land) {
    if (land.mesh == kNoMesh) return;
    const Instance& at = land.instance;
    if (!clearings_.reach(at.position)) return solid_.push_back(land);
    const Clearable& parts = models_.clearable(land.mesh);
    const std::size_t begin = solid_.size();
    bool is_whole = true;
    Item part = land;
    part.mesh = parts.ground;
    solid_.push_back(part);
    for (const Clearable::Growth& growth : parts.growths) {
        const Vec3 foot = at.position + scene::rotate(at.rotation, growth.home);
        const float left = clearings_.left_of(foot, growth.radius);
        is_whole &= left >= 1;
        if (left <= 0) continue;
        part.mesh = growth.mesh;
        part.instance.position = foot;
        part.instance.scale = {left, left, left};
        solid_.push_back(part);
    }
    if (!is_whole) return;
    solid_.resize(begin);
    solid_.push_back(land);
}

// Adds the inhabitants of a tile; they are lifted with it.
void TableItems::add_inhabitants(const scene::Tile& tile, const Item& ground) {
    const Instance& at = ground.instance;
    for (const Inhabitant& one : models_.inhabitants(ground.mesh)) {
        const Vec3 home = at.position + scene::rotate(at.rotation, one.home);
        const float left = clearings_.left_of(home, kRoomToStroll);
        if (left <= 0) continue;
        const int own = static_cast<int>(home.x * 211) * 1013 + static_cast<int>(home.z * 211);
        const Stroll stroll = stroll_at(own, one.heading_rad, time_s_);
        Item item{.mesh = one.mesh, .instance = at};
        item.instance.scale = {left, left, left};
        item.instance.position = home + scene::rotate(at.rotation, stroll.from_home) +
                                 Vec3{0, tile.highlight * kTileLift, 0};
        item.instance.rotation = at.rotation * scene::turn_y(stroll.turned_rad);
        item.instance.glow = tile.highlight;
        solid_.push_back(item);
    }
}

// Clouds that lie on the water: of several looks, turned and sized so that no two neighbours are alike.
void TableItems::add_fog(const scene::Tile& tile) {
    const auto place = static_cast<int>(std::lround(tile.position.x * 7 + tile.position.z * 31));
    const auto mixed = static_cast<unsigned>(place) * 2654435761U >> 8;
    const float size = 0.94f + 0.12f * static_cast<float>(mixed % 7) / 6;
    solid_.push_back({.mesh = fogs_[mixed % fogs_.size()],
                      .instance = {.position = {tile.position.x, kWaterHeight, tile.position.z},
                                   .rotation = scene::turn_y(0.7f * static_cast<float>(mixed % 9)),
                                   .scale = {size, size, size}}});
}

void TableItems::add_token(
    const scene::Tile& tile, const scene::TokenFace& face, Vec3 place, float size, float lift) {
    if (face.number == 0) return;
    Item token{.mesh = models_.common("token"),
               .stays_sharp = true,
               .instance = {.position = tile.position + place + Vec3{0, kTokenHeight + lift, 0},
                            .rotation = towards_eye(kTokenTilt),
                            .scale = {size, size, size},
                            .glow = std::max(tile.highlight * 0.5f, coin_light_),
                            .shade = tile.blocked ? kBlockedShade : 1.0f},
               .lift = lift,
               .anchored = true,
               .face_radius = 0.292f,
               .face_height = 0.0525f};
    token.face = static_cast<std::int16_t>(signs_.token(face.number, face.pips, face.emphasised));
    solid_.push_back(token);
}

void TableItems::add_harbour(const scene::Harbour& harbour) {
    const Vec3 out = harbour.direction;
    const Vec3 along{-out.z, 0, out.x};
    const Vec3 foot = harbour.edge - Vec3{0, harbour.sunk * kSunkDepth, 0};
    const Vec3 sign = foot + out * kSignDistance;
    for (const float side : {-1.0f, 1.0f}) {
        const Vec3 from = foot + along * (0.5f * side) + out * 0.02f + Vec3{0, -0.03f, 0};
        const Vec3 to = sign + along * (0.16f * side) - out * 0.25f + Vec3{0, -0.03f, 0};
        const Vec3 way = to - from;
        solid_.push_back({.mesh = models_.common("pier"),
                          .instance = {.position = from,
                                       .rotation = scene::turn_y(scene::heading(way)),
                                       .scale = {scene::length(way) / 0.5f, 1, 1}}});
    }
    solid_.push_back({.mesh = models_.common("dock"),
                      .instance = {.position = sign + Vec3{0, -0.03f, 0},
                                   .rotation = scene::turn_y(scene::heading(out))}});
    Item coin{.mesh = models_.common("harbour_sign"),
              .instance = {.position = sign + Vec3{0, 0.07f, 0},
                           .rotation = towards_eye(scene::radians(20)),
                           .scale = {1.12f, 1.12f, 1.12f},
                           .glow = std::max(harbour.highlight, coin_light_)},
              .anchored = true,
              .face_radius = 0.252f,
              .face_height = 0.0525f};
    coin.face = static_cast<std::int16_t>(signs_.harbour(harbour));
    solid_.push_back(coin);
}

// Nearer to the eye than what stands round it, so that no ship hides its number.
void TableItems::add_marker(const scene::Marker& marker) {
    const Vec3 place = marker.position + Vec3{0, kMarkerHeight, 0};
    const float nearer = kMarkerNearer / scene::length(eye_ - place);
    const float size = kMarkerSize * marker.size * (1 - nearer);
    Item coin{.mesh = models_.common("harbour_sign"),
              .casts_shadow = false,
              .instance = {.position = place + (eye_ - place) * nearer,
                           .rotation = towards_eye(scene::radians(22)),
                           .scale = {size, size, size},
                           .glow = coin_light_},
              .anchored = true,
              .face_radius = 0.285f,
              .face_height = 0.0525f};
    coin.face = static_cast<std::int16_t>(signs_.marker(marker));
    solid_.push_back(coin);
}

void TableItems::float_on_waves(const scene::Piece& piece, Item& item) {
    const Vec3 at = piece.position;
    const float bob = std::sin(time_s_ * 1.6f + at.x * 3) * 0.012f;
    const float roll = std::sin(time_s_ * 1.3f + at.z * 2) * 0.05f;
    item.instance.position = at + Vec3{0, bob, 0};
    item.instance.rotation = piece.rotation * scene::turn({1, 0, 0}, roll);
    item.restless = has_floating_ = true;
}

void TableItems::fly_in_circles(const scene::Piece& piece, Item& item) {
    // What swims has a small circle, takes its time, and keeps bobbing.
    const float radius = piece.afloat ? 0.45f : 1.3f;
    const float speed = piece.afloat ? 0.11f : 0.24f;  // radians a second
    const Vec3 at = item.instance.position;
    const float angle = time_s_ * speed + piece.position.x * 2 + piece.position.z;
    const Vec3 out{std::cos(angle), 0, std::sin(angle)};
    const float roll = std::sin(time_s_ * 1.3f + piece.position.z * 2) * 0.05f;
    item.instance.position = at + out * radius;
    // The bow is x; in the air it leans into the curve.
    item.instance.rotation = scene::turn_y(scene::heading({-out.z, 0, out.x})) *
                             scene::turn({1, 0, 0}, piece.afloat ? roll : 0.35f);
    item.restless = has_floating_ = true;
}

// Adds a coin whose base shows from all sides whose it is, and whose face looks at the camera.
void TableItems::add_coin(const scene::Piece& piece, const Item& base) {
    const float size = kStandingCoin * piece.scale;
    Item coin{.mesh = models_.common("harbour_sign"),
              .casts_shadow = piece.casts_shadow,
              .restless = base.restless,
              .instance = {.position = base.instance.position +
                                       Vec3{0, kStandingCoinHeight * piece.scale, 0},
                           .alpha = piece.alpha,
                           .rotation = towards_eye(scene::radians(48)),
                           .scale = {size, size, size},
                           .glow = std::max(piece.glow, coin_light_),
                           .shade = piece.shade},
              .face_radius = 0.30f,
              .face_height = 0.0525f};
    coin.face = static_cast<std::int16_t>(
        signs_.marker({.icon = piece.coin.icon, .color = piece.team, .letters = piece.coin.letters},
                      SignAtlas::Rim::broad));
    (piece.alpha < 1 ? ghosts_ : solid_).push_back(coin);
}

Vec3 TableItems::place_of_rank(const scene::Piece& piece, Vec3 foot) const {
    return foot + scene::rotate(scene::turn_y(yaw_rad_), kRankPlace * piece.scale);
}

// A small coin before it with its number: so much nearer to the eye, and so much smaller, that nothing beside it hides it.
void TableItems::add_rank(const scene::Piece& piece, const Item& base) {
    const Vec3 foot = place_of_rank(piece, base.instance.position);
    const Vec3 to_eye = eye_ - foot;
    const float nearer = kRankNearer / scene::length(to_eye);
    const float size = kRankCoin * piece.scale * (1 - nearer);
    Item coin{.mesh = models_.common("harbour_sign"),
              .casts_shadow = false,
              .restless = base.restless,
              .instance = {.position = foot + to_eye * nearer,
                           .alpha = piece.alpha,
                           .rotation = towards_eye(scene::radians(48)),
                           .scale = {size, size, size},
                           .glow = coin_light_,
                           .shade = piece.shade},
              .face_radius = 0.30f,
              .face_height = 0.0525f};
    coin.face = static_cast<std::int16_t>(signs_.rank(piece.rank, piece.team));
    (piece.alpha < 1 ? ghosts_ : solid_).push_back(coin);
}

// Whatever the model's colours are, its owner is known by what it stands on; broad models have a broader base.
void TableItems::add_base(const scene::Piece& piece, Item& item) {
    const Bounds& bounds = models_.span(item.mesh).bounds;
    const float reach = std::max({-bounds.low.x, bounds.high.x, -bounds.low.z, bounds.high.z});
    const float broad = std::clamp(reach / kBaseRadius, 1.0f, kBroadestBase);
    Item base = item;
    base.mesh = models_.common("#base");
    base.instance.scale.x *= broad;
    base.instance.scale.z *= broad;
    base.instance.shade = 1;
    (piece.alpha < 1 ? ghosts_ : solid_).push_back(base);
    item.instance.position.y += kBaseHeight * piece.scale;
}

void TableItems::add_piece(const scene::Piece& piece) {
    if ((piece.model == scene::kNoModel && !piece.coin.shown) || piece.alpha <= 0) return;
    Item item{.mesh = piece.coin.shown ? models_.common("#stand") : models_.piece(piece.model),
              .casts_shadow = piece.casts_shadow,
              .instance = {.position = piece.position,
                           .alpha = piece.alpha,
                           .rotation = piece.rotation,
                           .scale = {piece.scale, piece.scale, piece.scale},
                           .glow = piece.glow,
                           .team = piece.team,
                           .shade = piece.shade}};
    if (piece.afloat) float_on_waves(piece, item);
    if (piece.circling) fly_in_circles(piece, item);
    if (piece.coin.shown) add_coin(piece, item);
    if (piece.on_base && !piece.coin.shown) add_base(piece, item);
    if (piece.rank != 0) add_rank(piece, item);
    (piece.alpha < 1 ? ghosts_ : solid_).push_back(item);
}

}  // namespace hexholm::gfx
