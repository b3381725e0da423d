// Changes: any bytes as the change of a view in the middle of a game.
#include "engine/game/view/image.h"

#include "src/cli/games/state_json.h"
#include "tests/fuzz/moments.h"
#include "tests/support/replicas.h"

using namespace hexholm;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t kHead = 3;
    if (size < kHead) return 0;
    const Rulebook& book = fuzz::game_of(data[0]);
    const View before =
        view_for(book, fuzz::moment_of(data[0], data[1]), fuzz::viewer_of(book, data[2]));
    const Result<View> taken = take_change(book, before, {data + kHead, size - kHead});
    if (!taken) {
        fuzz::expect_plain(taken.problem().line());
        return 0;
    }
    Random chance{size, 0};
    test::use_everything(book, taken.value(), chance);
    cli::state_json(book, taken.value().state);
    return 0;
}
