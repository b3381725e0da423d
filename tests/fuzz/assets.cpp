// Heads of pictures and sounds: the first byte says which kind, the rest is the file.
#include "engine/package/assets/asset_file.h"
#include "engine/package/assets/asset_format.h"

#include "tests/fuzz/target.h"

using namespace hexholm;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string bytes = fuzz::text_of(data + 1, size - 1);
    const auto kind = static_cast<AssetKind>(data[0] % 4);
    if (const auto wrong = asset_problem(kind, bytes, "trial/assets/file")) {
        fuzz::expect_plain(wrong->line());
        return 0;
    }
    if (kind == AssetKind::picture)
        fuzz::expect(!picture_problem(plain_picture(bytes), "plain"), "a plain picture is sound");
    return 0;
}
