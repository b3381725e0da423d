// A promise the program makes to itself; when it is broken the program says where and stops.
#pragma once

namespace hexholm {

// While it lives, this thread plays the game of this seed; the message of a broken check names the
// seed and the number of actions at that time. REQUIRES: the number outlives it.
class CheckedGame {
public:
    CheckedGame(unsigned long long seed, const unsigned& actions);
    ~CheckedGame();
    CheckedGame(const CheckedGame&) = delete;
    CheckedGame& operator=(const CheckedGame&) = delete;
};

// While it lives, this thread runs code of a mod; the message of a broken check names the mod.
// REQUIRES: the name outlives it.
class CheckedMod {
public:
    explicit CheckedMod(const char* mod);
    ~CheckedMod();
    CheckedMod(const CheckedMod&) = delete;
    CheckedMod& operator=(const CheckedMod&) = delete;

private:
    const char* before_;  // a mod's function may set off that of another one
};

[[noreturn, gnu::cold]] void check_failed(const char* condition, const char* file, int line);

}  // namespace hexholm

#define HEX_CHECK(condition)                                              \
    do {                                                                  \
        if (!(condition)) [[unlikely]]                                    \
            ::hexholm::check_failed(#condition, __FILE_NAME__, __LINE__); \
    } while (false)
