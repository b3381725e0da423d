// A monkey at the table: one life of random input to the client, without a screen. tools/monkey gives it many.
#include <cstdio>
#include <cstdlib>
#include <string>

#include "tests/src/monkey/life.h"

int main(int argc, char** argv) {
    if (argc != 4) {
        std::fprintf(stderr, "usage: test-monkey SEED FRAMES FOLDER\n");
        return 2;
    }
    const std::uint64_t seed = std::strtoull(argv[1], nullptr, 10);
    hexholm::monkey::Life life(seed, argv[3]);
    const auto wrong = life.live(std::atoi(argv[2]));
    std::printf("%s: %s\n", wrong ? "failed" : "ok", wrong ? wrong->c_str() : life.told().c_str());
    return wrong ? 1 : 0;
}
