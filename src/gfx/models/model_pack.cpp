#include "src/gfx/models/model_pack.h"

#include <array>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string_view>

namespace hexholm::gfx {

namespace {

// Walks through the bytes and remembers when they ended too soon.
class PackReader {
public:
    explicit PackReader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

    bool take(void* to, std::size_t size) {
        if (size > bytes_.size() - at_) {
            ok_ = false;
            return false;
        }
        if (size > 0) std::memcpy(to, bytes_.data() + at_, size);
        at_ += size;
        return true;
    }
    std::uint32_t take_u32() {
        std::uint32_t value = 0;
        take(&value, sizeof value);
        return value;
    }
    void align() {
        while (ok_ && at_ % 4 != 0)
            skip(1);
    }
    void skip(std::size_t size) {
        if (size > bytes_.size() - at_) {
            ok_ = false;
        } else {
            at_ += size;
        }
    }
    bool ok() const { return ok_; }
    std::size_t left() const { return bytes_.size() - at_; }

private:
    std::span<const std::uint8_t> bytes_;
    std::size_t at_ = 0;
    bool ok_ = true;
};

std::string read_name(PackReader& reader) {
    std::uint8_t size = 0;
    reader.take(&size, 1);
    std::string name(size, '\0');
    reader.take(name.data(), size);
    reader.align();
    return name;
}

bool read_indices(PackReader& reader, std::size_t count, std::size_t vertices, Mesh& mesh) {
    std::vector<std::uint16_t> narrow(count);
    if (!reader.take(narrow.data(), count * sizeof(std::uint16_t))) return false;
    reader.align();
    for (const std::uint16_t index : narrow) {
        if (index >= vertices) return false;
    }
    mesh.indices.assign(narrow.begin(), narrow.end());
    return true;
}

bool read_model(PackReader& reader, PackedModel& model) {
    model.name = read_name(reader);
    const std::size_t vertices = reader.take_u32();
    const std::size_t indices = reader.take_u32();
    reader.skip(6 * sizeof(float));  // the bounds, which we measure ourselves
    if (!reader.ok() || model.name.empty() || vertices > 65535 || indices % 3 != 0) return false;
    if (indices > reader.left() / sizeof(std::uint16_t)) return false;
    model.mesh.vertices.resize(vertices);
    if (!reader.take(model.mesh.vertices.data(), vertices * sizeof(Vertex))) return false;
    return read_indices(reader, indices, vertices, model.mesh);
}

}  // namespace

bool parse_pack(std::span<const std::uint8_t> bytes,
                const std::string& name,
                std::vector<PackedModel>& models,
                std::string& error) {
    PackReader reader(bytes);
    std::array<char, 4> magic{};
    if (!reader.take(magic.data(), 4) || std::string_view(magic.data(), 4) != "HXM1") {
        error = name + ": this is not a model pack (HXM1)";
        return false;
    }
    if (reader.take_u32() != bytes.size()) {
        error = name + ": the model pack was cut short; download the file again";
        return false;
    }
    const std::uint32_t count = reader.take_u32();
    std::vector<PackedModel> read;
    for (std::uint32_t i = 0; i < count && reader.ok(); ++i) {
        if (!read_model(reader, read.emplace_back())) {
            error =
                name + ": model " + std::to_string(i + 1) + " is damaged; download the file again";
            return false;
        }
    }
    for (PackedModel& model : read)
        models.push_back(std::move(model));
    return true;
}

bool read_pack(const std::string& file, std::vector<PackedModel>& models, std::string& error) {
    std::ifstream stream(file, std::ios::binary);
    if (!stream) {
        error = file + ": the model pack is missing; plain shapes are shown instead";
        return false;
    }
    const std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>(stream),
                                          std::istreambuf_iterator<char>()};
    return parse_pack(bytes, file, models, error);
}

}  // namespace hexholm::gfx
