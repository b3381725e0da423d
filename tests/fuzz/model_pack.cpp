// Model packs: any bytes as a .hxm file.
#include "src/gfx/models/model_pack.h"

#include "tests/fuzz/target.h"

using namespace hexholm;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::vector<gfx::PackedModel> models;
    std::string error;
    const bool read = gfx::parse_pack({data, data + size}, "trial.hxm", models, error);
    fuzz::expect(read || models.empty(), "a damaged pack gives no model");
    if (!read) fuzz::expect_plain(error);
    for (const gfx::PackedModel& model : models)
        for (const std::uint32_t index : model.mesh.indices)
            fuzz::expect(index < model.mesh.vertices.size(), "triangles are made of its vertices");
    return 0;
}
