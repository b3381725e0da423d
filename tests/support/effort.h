// How much a test plays where a sanitizer watches, and everything takes many times as long.
#pragma once

namespace hexholm::test {

#if defined(__SANITIZE_ADDRESS__)
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif

// So many of something, an eighth of them under a sanitizer: it finds what is wrong with a kind of situation when that
// comes up first. What comes up once in hundreds of games is for the plain build, where checks of the rules find it.
constexpr int as_many(int count) {
    return kSanitized ? (count + 7) / 8 : count;
}

}  // namespace hexholm::test
