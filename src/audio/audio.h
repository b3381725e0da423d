// Plays the sounds that mods bring; a machine without loudspeakers plays the same game in silence.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace hexholm::audio {

class Audio {
public:
    // Told a line for each file that cannot be played, once.
    using Message = std::function<void(const std::string&)>;

    explicit Audio(Message message);
    ~Audio();
    Audio(const Audio&) = delete;
    Audio& operator=(const Audio&) = delete;

    // 0 to 100. Sounds under way follow.
    void set_volume(int percent);
    void set_muted(bool muted);

    // Starts the sound in the mod's folder assets. The device is opened and the file decoded when
    // they are first needed; while muted nothing happens at all.
    void play(const std::string& mod_path, std::string_view file);

    // For tests: sounds under way.
    int playing() const;

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace hexholm::audio
