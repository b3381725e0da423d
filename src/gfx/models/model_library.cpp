#include "src/gfx/models/model_library.h"

#include <cstddef>

#include "src/gfx/models/critters.h"
#include "src/gfx/models/glb.h"
#include "src/gfx/models/growths.h"
#include "src/gfx/models/model_pack.h"
#include "src/gfx/models/plain_shapes.h"
#include "src/gfx/models/smoke.h"

namespace hexholm::gfx {

ModelLibrary::ModelLibrary(const scene::ModelNames* names, AssetSource& assets, Message message)
    : names_(names), assets_(assets), message_(std::move(message)) {}

void ModelLibrary::load(const std::vector<std::string>& packs) {
    for (const std::string& pack : packs) {
        std::vector<PackedModel> models;
        std::string error;
        if (!read_pack(pack, models, error)) message_(error);
        for (PackedModel& model : models)
            add(std::move(model.name), std::move(model.mesh));
    }
}

MeshId ModelLibrary::add(std::string name, Mesh mesh) {
    const auto [found, fresh] =
        by_name_.try_emplace(std::move(name), static_cast<MeshId>(meshes_.size()));
    if (fresh) {
        meshes_.emplace_back();
        spans_.emplace_back();
    }
    replace(found->second, std::move(mesh));
    return found->second;
}

void ModelLibrary::replace(MeshId id, Mesh mesh) {
    spans_[static_cast<std::size_t>(id)].bounds = bounds_of(mesh);
    spans_[static_cast<std::size_t>(id)].lamps = lamps_of(mesh);
    spans_[static_cast<std::size_t>(id)].vents = vents_of(mesh);
    meshes_[static_cast<std::size_t>(id)] = std::move(mesh);
    changed_ = true;
}

MeshId ModelLibrary::find(const std::string& name) const {
    const auto found = by_name_.find(name);
    return found == by_name_.end() ? kNoMesh : found->second;
}

bool ModelLibrary::knows(const std::string& name) const {
    return by_name_.contains(name) || by_name_.contains(name + "_0");
}

void ModelLibrary::load_file(const std::string& name) {
    if (!tried_.insert(name).second) return;
    const auto bytes = assets_.read(name, AssetKind::model);
    Mesh mesh;
    std::string error;
    if (bytes && parse_glb(as_bytes(*bytes), name, mesh, error)) add(name, std::move(mesh));
    if (!error.empty()) assets_.tell(error);
}

void ModelLibrary::load_pack(const std::string& mod) {
    if (!tried_.insert(mod).second) return;
    const auto bytes = assets_.read_pack(mod);
    std::vector<PackedModel> models;
    std::string error;
    if (bytes && !parse_pack(as_bytes(*bytes), mod + "/assets/models.hxm", models, error))
        assets_.tell(error);
    for (PackedModel& model : models)
        add(mod + "/" + model.name, std::move(model.mesh));
}

// What the library calls the model that is meant; empty when there is none.
std::string ModelLibrary::key_of(const std::string& name) {
    const std::size_t slash = name.find('/');
    if (slash == std::string::npos) return knows(name) ? name : "";
    const std::string model = name.substr(slash + 1);
    if (names_a_file(model)) {
        load_file(name);
        return knows(name) ? name : "";
    }
    for (const std::string& mod : assets_.scope_of(name.substr(0, slash))) {
        load_pack(mod);
        const std::string key = mod + "/" + model;
        if (knows(key)) return key;
    }
    return knows(model) ? model : "";
}

// A file that cannot be used was told of already.
void ModelLibrary::tell_missing(const std::string& name) {
    if (name.empty() || name.front() == '#' || name.find('.') != std::string::npos) return;
    message_("the model \"" + name + "\" is in no pack; a plain shape is shown instead");
}

// The key of a thing's model. When the thing has none, `id` becomes the substitute that has one, or
// the last that was tried.
std::string ModelLibrary::key_of(scene::ModelId& id) {
    constexpr int kMostSubstitutes = 3;
    for (int i = 0; i < kMostSubstitutes; ++i) {
        const std::string& name = names_->name(id);
        std::string key = key_of(name);
        if (!key.empty()) return key;
        tell_missing(name);
        if (names_->substitute(id) == scene::kNoModel) break;
        id = names_->substitute(id);
    }
    return "";
}

int ModelLibrary::variants_of(const std::string& name) const {
    int count = 0;
    while (by_name_.contains(name + "_" + std::to_string(count)))
        ++count;
    return count;
}

bool ModelLibrary::has(scene::ModelId id) {
    return id != scene::kNoModel && !key_of(names_->name(id)).empty();
}

bool ModelLibrary::may_turn(scene::ModelId id) const {
    return id != scene::kNoModel && !names_->name(id).ends_with(".glb");
}

MeshId ModelLibrary::piece(scene::ModelId id) {
    if (id == scene::kNoModel) return kNoMesh;
    const auto known = pieces_.find(static_cast<std::int32_t>(id));
    if (known != pieces_.end()) return known->second;
    scene::ModelId shown = id;
    const std::string key = key_of(shown);
    MeshId mesh = find(key);
    if (mesh == kNoMesh && !key.empty()) mesh = find(key + "_0");
    if (mesh == kNoMesh) mesh = add("#peg" + names_->name(shown), plain_peg(names_->name(shown)));
    pieces_[static_cast<std::int32_t>(id)] = mesh;
    return mesh;
}

MeshId ModelLibrary::tile(scene::ModelId id, int variant) {
    if (id == scene::kNoModel) return kNoMesh;
    std::vector<MeshId>& meshes = tiles_[static_cast<std::int32_t>(id)];
    if (meshes.empty()) {
        scene::ModelId shown = id;
        const std::string key = key_of(shown);
        for (int i = 0; i < variants_of(key); ++i) {
            meshes.push_back(find(key + "_" + std::to_string(i)));
        }
        if (meshes.empty() && find(key) != kNoMesh) meshes.push_back(find(key));
        const std::string& name = names_->name(shown);
        if (meshes.empty()) meshes.push_back(add("#tile" + name, plain_tile(name)));
        for (MeshId& mesh : meshes)
            mesh = without_flock(mesh);
    }
    return meshes[static_cast<std::size_t>(variant < 0 ? -variant : variant) % meshes.size()];
}

// The whole mesh stays, for pictures of the tile.
MeshId ModelLibrary::without_flock(MeshId tile) {
    const auto known = still_.find(static_cast<std::int32_t>(tile));
    if (known != still_.end()) return known->second;
    Flock flock = part_flock(mesh(tile));
    MeshId still = tile;
    if (!flock.critters.empty()) {
        const std::string name = "#flock" + std::to_string(static_cast<std::int32_t>(tile));
        still = add(name, std::move(flock.ground));
        std::vector<Inhabitant>& own = inhabitants_[static_cast<std::int32_t>(still)];
        for (Critter& critter : flock.critters)
            own.push_back({add(name + "_" + std::to_string(own.size()), std::move(critter.mesh)),
                           critter.home, critter.heading_rad});
    }
    return still_[static_cast<std::int32_t>(tile)] = still;
}

std::span<const Inhabitant> ModelLibrary::inhabitants(MeshId tile) const {
    const auto found = inhabitants_.find(static_cast<std::int32_t>(tile));
    if (found == inhabitants_.end()) return {};
    return found->second;
}

const Clearable& ModelLibrary::clearable(MeshId tile) {
    const auto [found, fresh] = clearable_.try_emplace(static_cast<std::int32_t>(tile));
    if (!fresh) return found->second;
    const std::string name = "#clear" + std::to_string(static_cast<std::int32_t>(tile));
    Overgrown parts = part_growths(mesh(tile));
    Clearable& clearable = found->second;
    clearable.ground = add(name, std::move(parts.ground));
    for (Growth& growth : parts.growths)
        clearable.growths.push_back(
            {add(name + "_" + std::to_string(clearable.growths.size()), std::move(growth.mesh)),
             growth.home, growth.radius});
    return clearable;
}

MeshId ModelLibrary::common(std::string_view name) {
    const std::string key(name);
    const MeshId found = find(key);
    return found != kNoMesh ? found : add(key, plain_shape(name));
}

void ModelLibrary::upload() {
    std::vector<Vertex> vertices;
    std::vector<std::uint32_t> indices;
    for (std::size_t i = 0; i < meshes_.size(); ++i) {
        spans_[i].first_index = static_cast<std::uint32_t>(indices.size());
        spans_[i].index_count = static_cast<std::uint32_t>(meshes_[i].indices.size());
        const auto base = static_cast<std::uint32_t>(vertices.size());
        vertices.insert(vertices.end(), meshes_[i].vertices.begin(), meshes_[i].vertices.end());
        for (const std::uint32_t index : meshes_[i].indices)
            indices.push_back(base + index);
    }
    const auto bytes = [](const auto& list) {
        return static_cast<GLsizeiptr>(list.size() * sizeof(list[0]));
    };
    glBindBuffer(GL_ARRAY_BUFFER, vertices_.get());
    glBufferData(GL_ARRAY_BUFFER, bytes(vertices), vertices.data(), GL_STATIC_DRAW);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices_.get());
    glBufferData(GL_ELEMENT_ARRAY_BUFFER, bytes(indices), indices.data(), GL_STATIC_DRAW);
    changed_ = false;
}

static void describe_vertices() {
    const GLsizei stride = sizeof(Vertex);
    for (GLuint i = 0; i < 4; ++i)
        glEnableVertexAttribArray(i);
    glVertexAttribPointer(0, 3, GL_FLOAT, GL_FALSE, stride,
                          buffer_place(offsetof(Vertex, position)));
    glVertexAttribPointer(1, 3, GL_BYTE, GL_TRUE, stride, buffer_place(offsetof(Vertex, normal)));
    glVertexAttribPointer(2, 1, GL_UNSIGNED_BYTE, GL_FALSE, stride,
                          buffer_place(offsetof(Vertex, material)));
    glVertexAttribPointer(3, 4, GL_UNSIGNED_BYTE, GL_TRUE, stride,
                          buffer_place(offsetof(Vertex, color)));
    for (GLuint i = 4; i < 8; ++i) {
        glEnableVertexAttribArray(i);
        glVertexAttribDivisor(i, 1);
    }
}

void ModelLibrary::bind() {
    const bool first = !array_;
    if (first) {
        array_ = make_array();
        vertices_ = make_buffer();
        indices_ = make_buffer();
    }
    glBindVertexArray(array_.get());
    if (changed_ || first) upload();
    if (first) describe_vertices();
}

}  // namespace hexholm::gfx
