// All shapes by name, ready to be drawn, with plain ones in place of those that are missing.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "src/gfx/base/asset_source.h"
#include "src/gfx/base/gl_objects.h"
#include "src/gfx/models/instance.h"
#include "src/gfx/models/lamps.h"
#include "src/gfx/models/mesh.h"
#include "src/scene/model_names.h"

namespace hexholm::gfx {

// A mesh's place in the common buffers.
struct MeshSpan {
    std::uint32_t first_index = 0;
    std::uint32_t index_count = 0;
    Bounds bounds;
    std::vector<Lamp> lamps;
    std::vector<scene::Vec3> vents;
};

// An animal of a tile's mesh.
struct Inhabitant {
    MeshId mesh = kNoMesh;
    scene::Vec3 home;
    float heading_rad = 0;
};

// A tile's mesh in pieces that can make room.
struct Clearable {
    MeshId ground = kNoMesh;
    struct Growth {
        MeshId mesh = kNoMesh;
        scene::Vec3 home;
        float radius = 0;
    };
    std::vector<Growth> growths;
};

class ModelLibrary {
public:
    using Message = std::function<void(const std::string&)>;

    ModelLibrary(const scene::ModelNames* names, AssetSource& assets, Message message);

    // Packs whose models have no mod before their names.
    void load(const std::vector<std::string>& packs);

    // A piece's mesh: the model of that name, or its variant 0; else its substitute or a plain peg.
    // MOD/NAME is looked for in the packs of the mod, of those it builds on, and of the program;
    // MOD/NAME.glb is a file of the mod; #RRGGBB and #team are plain shapes.
    MeshId piece(scene::ModelId id);
    // A tile's mesh; variants are counted and wrapped. Else a plain hexagon in a colour of its own.
    MeshId tile(scene::ModelId id, int variant);
    // The people and animals of such a tile.
    std::span<const Inhabitant> inhabitants(MeshId tile) const;
    // The parts of such a tile that make room; found out when they are first asked for.
    const Clearable& clearable(MeshId tile);
    // One of the program's own shapes (token, die, pier, ...).
    MeshId common(std::string_view name);
    bool has(scene::ModelId id);
    // A file of its own may show what belongs to certain corners; it lies as it was made.
    bool may_turn(scene::ModelId id) const;

    MeshId add(std::string name, Mesh mesh);
    void replace(MeshId id, Mesh mesh);

    const Mesh& mesh(MeshId id) const { return meshes_[static_cast<std::size_t>(id)]; }
    const MeshSpan& span(MeshId id) const { return spans_[static_cast<std::size_t>(id)]; }

    // Sends changed meshes to the driver and binds the vertex array; instance attributes are 4 to 7.
    void bind();

private:
    MeshId find(const std::string& name) const;
    bool knows(const std::string& name) const;
    std::string key_of(const std::string& name);
    std::string key_of(scene::ModelId& id);
    void load_file(const std::string& name);
    void load_pack(const std::string& mod);
    void tell_missing(const std::string& name);
    int variants_of(const std::string& name) const;
    MeshId without_flock(MeshId tile);
    void upload();

    const scene::ModelNames* names_;
    AssetSource& assets_;
    Message message_;
    std::unordered_set<std::string> tried_;  // files, and mods whose packs were looked for
    std::unordered_map<std::string, MeshId> by_name_;
    std::unordered_map<std::int32_t, MeshId> pieces_;
    std::unordered_map<std::int32_t, std::vector<MeshId>> tiles_;
    std::unordered_map<std::int32_t, MeshId> still_;  // tiles as they are drawn without animals
    std::unordered_map<std::int32_t, std::vector<Inhabitant>> inhabitants_;
    std::unordered_map<std::int32_t, Clearable> clearable_;  // tiles that something stands on
    std::vector<Mesh> meshes_;
    std::vector<MeshSpan> spans_;
    bool changed_ = false;
    VertexArray array_;
    Buffer vertices_, indices_;
};

}  // namespace hexholm::gfx
