// Actions: any bytes as what a client wants to do. What is allowed is done.
#include "engine/game/core/action_code.h"
#include "engine/game/game.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/watch/invariants.h"

#include "tests/fuzz/moments.h"

using namespace hexholm;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t kHead = 2;
    if (size < kHead) return 0;
    const Rulebook& book = fuzz::game_of(data[0]);
    State state = fuzz::moment_of(data[0], data[1]);
    ByteReader reader({data + kHead, size - kHead});
    while (!reader.at_end()) {
        const PlayerId player(reader.byte() % book.players());
        const Result<Action> action = take_action(book, player, reader);
        if (!action) {
            fuzz::expect_plain(action.problem().line());
            break;
        }
        if (check(book, state, action.value()).ok()) apply(book, state, action.value());
        fuzz::expect(!violated(book, state), "an allowed action keeps the rules about states");
    }
    return 0;
}
