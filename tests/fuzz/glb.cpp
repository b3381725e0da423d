// Models of modelling programs: any bytes as a .glb file.
#include "src/gfx/models/glb.h"

#include "engine/package/assets/asset_format.h"

#include "tests/fuzz/target.h"

using namespace hexholm;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes = fuzz::text_of(data, size);
    if (const auto wrong = model_problem(bytes, "trial.glb")) fuzz::expect_plain(wrong->line());
    gfx::Mesh mesh;
    std::string error;
    if (!gfx::parse_glb({data, size}, "trial.glb", mesh, error)) {
        fuzz::expect_plain(error);
        return 0;
    }
    for (const std::uint32_t index : mesh.indices)
        fuzz::expect(index < mesh.vertices.size(), "triangles are made of its vertices");
    return 0;
}
