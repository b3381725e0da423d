// Plays what happens on the table, the sea, the music, and the sounds that mods bring; a machine
// without loudspeakers plays the same game in silence.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "src/audio/sound.h"

namespace hexholm::audio {

class Audio {
public:
    // Told a line for each file that cannot be played, once.
    using Message = std::function<void(const std::string&)>;

    explicit Audio(Message message);
    ~Audio();
    Audio(const Audio&) = delete;
    Audio& operator=(const Audio&) = delete;

    // Where the program's own sounds lie; without it there are none. To be called before anything
    // is heard.
    void set_folder(std::string folder);
    // 0 to 100. Sounds under way follow.
    void set_loudness(Group group, int percent);
    void set_muted(bool muted);

    // Called in every frame. The first call that may be heard opens the device and begins to read
    // the own sounds; sea and music begin when they are there. `now_s` grows steadily.
    void update(double now_s);

    // Starts a sound unless it belongs to the one before. `strength` is 0 to 1.
    void play(Sound sound, float strength = 1);
    // Starts the sound in the mod's folder assets. It is read when it is first needed, in the background, and heard
    // once it is there unless that is too late; when it cannot be played the other one is heard instead. While muted
    // nothing happens at all.
    void play(const std::string& mod_path,
              std::string_view file,
              float strength = 1,
              std::optional<Sound> otherwise = {});

    // For tests: sounds under way besides sea and music, and whether those two are.
    int playing() const;
    bool sea_plays() const;
    bool music_plays() const;

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace hexholm::audio
