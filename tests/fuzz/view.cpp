// Views: any bytes as the image of a whole view. What is taken is read as the rules and the program read a view.
#include "engine/game/view/image.h"

#include "src/cli/games/state_json.h"
#include "tests/fuzz/moments.h"
#include "tests/support/replicas.h"

using namespace hexholm;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const Rulebook& book = fuzz::game_of(data[0]);
    const Result<View> taken = take_view(book, {data + 1, size - 1});
    if (!taken) {
        fuzz::expect_plain(taken.problem().line());
        return 0;
    }
    Random chance{size, 0};
    test::use_everything(book, taken.value(), chance);
    cli::state_json(book, taken.value().state);
    Bytes again;
    put_view(book, taken.value(), again);
    const Result<View> second = take_view(book, again);
    fuzz::expect(second && second.value().state == taken.value().state, "a taken view can be sent");
    return 0;
}
