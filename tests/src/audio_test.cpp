// Sounds of mods, on a device that plays into nothing and on none at all.
#include "src/audio/audio.h"

#include <cstdlib>

#include <catch2/catch.hpp>
#include <unistd.h>

#include "tests/src/mod_files.h"

namespace hexholm::audio {
namespace {

namespace fs = std::filesystem;

// Half a second of a tone.
std::string tone() {
    std::string samples;
    for (int i = 0; i < 11025; ++i)
        test::put(samples, static_cast<std::int16_t>(i % 100 * 300 - 15000));
    std::string bytes = "RIFF";
    test::put(bytes, static_cast<std::uint32_t>(36 + samples.size()));
    bytes += "WAVEfmt ";
    test::put(bytes, std::uint32_t{16});
    test::put(bytes, std::uint16_t{1});
    test::put(bytes, std::uint16_t{1});
    test::put(bytes, std::uint32_t{22050});
    test::put(bytes, std::uint32_t{44100});
    test::put(bytes, std::uint16_t{2});
    test::put(bytes, std::uint16_t{16});
    bytes += "data";
    test::put(bytes, static_cast<std::uint32_t>(samples.size()));
    return bytes + samples;
}

struct Room {
    fs::path mod =
        fs::temp_directory_path() / ("hexholm-audio-" + std::to_string(getpid())) / "things";
    std::vector<std::string> lines;
    Audio audio{[this](const std::string& line) { lines.push_back(line); }};

    explicit Room(const char* driver) {
        setenv("SDL_AUDIODRIVER", driver, 1);
        fs::remove_all(mod);
        test::write_file(mod / "assets/tone.wav", tone());
    }
    ~Room() { fs::remove_all(mod); }
    void play(const std::string& file) { audio.play(mod.string(), file); }
};

TEST_CASE("a mod's sound is played, as often as it is asked for") {
    Room room("dummy");
    room.play("tone.wav");
    REQUIRE(room.audio.playing() == 1);
    room.play("tone.wav");
    REQUIRE(room.audio.playing() == 2);
    for (int i = 0; i < 40; ++i)
        room.play("tone.wav");
    REQUIRE(room.audio.playing() <= 8);
    REQUIRE(room.lines.empty());
}

TEST_CASE("muted and silent mean that nothing is played") {
    Room room("dummy");
    room.audio.set_muted(true);
    room.play("tone.wav");
    REQUIRE(room.audio.playing() == 0);
    room.audio.set_muted(false);
    room.audio.set_volume(0);
    room.play("tone.wav");
    REQUIRE(room.audio.playing() == 0);
    room.audio.set_volume(300);
    room.play("tone.wav");
    REQUIRE(room.audio.playing() == 1);
}

TEST_CASE("a sound that cannot be played is one line, however often it is asked for") {
    Room room("dummy");
    test::write_file(room.mod / "assets/text.wav", "this is no sound");
    test::write_file(room.mod / "assets/short.wav", tone().substr(0, 2000));
    test::write_file(room.mod / "assets/picture.png", "x");
    for (const std::string file :
         {"text.wav", "short.wav", "picture.png", "none.ogg", "../tone.wav", ""}) {
        room.lines.clear();
        room.play(file);
        room.play(file);
        CAPTURE(file);
        REQUIRE(room.lines.size() == 1);
        REQUIRE(room.lines[0].find("things") != std::string::npos);
    }
    REQUIRE(room.audio.playing() == 0);
}

TEST_CASE("without a device the game is silent and nobody is told") {
    Room room("no_such_driver");
    room.play("tone.wav");
    REQUIRE(room.audio.playing() == 0);
    REQUIRE(room.lines.empty());
    setenv("SDL_AUDIODRIVER", "dummy", 1);
}

}  // namespace
}  // namespace hexholm::audio
