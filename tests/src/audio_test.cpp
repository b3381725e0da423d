// What is heard and when; the device plays into nothing, or there is none at all.
#include "src/audio/audio.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <thread>

#include <catch2/catch.hpp>
#include <unistd.h>

#include "engine/game/game.h"

#include "src/anim/show/choreography.h"
#include "src/anim/show/hearing.h"
#include "src/anim/show/presenter.h"
#include "src/anim/stage/dice_motion.h"
#include "src/app/settings/settings.h"
#include "src/audio/limiter.h"
#include "src/audio/throttle.h"
#include "tests/src/mod_files.h"
#include "tests/src/table.h"

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

    explicit Room(const char* driver, const std::string& own = "") {
        audio.set_folder(own);
        setenv("SDL_AUDIODRIVER", driver, 1);
        fs::remove_all(mod);
        test::write_file(mod / "assets/tone.wav", tone());
    }
    ~Room() { fs::remove_all(mod); }
    void play(const std::string& file) { audio.play(mod.string(), file); }
    // Mods' sounds are read beside: looks again and again, at one moment of the show.
    template <class Until>
    bool soon(Until until, double now_s = 0) {
        using namespace std::chrono_literals;
        for (int look = 0; look < 6000 && !until(); ++look) {
            audio.update(now_s);
            std::this_thread::sleep_for(5ms);
        }
        return until();
    }
    bool hears(int sounds) {
        return soon([&] { return audio.playing() == sounds; });
    }
    // Frames go by until the own sounds have been read; false when they never are.
    template <class Until>
    bool wait(Until until) {
        using namespace std::chrono_literals;
        for (int frame = 0; frame < 6000 && !until(); ++frame) {
            audio.update(frame / 60.0);
            std::this_thread::sleep_for(5ms);
        }
        return until();
    }
};

TEST_CASE("what is quiet is made louder, and no peak goes above the ceiling") {
    Limiter limiter;
    const auto heard = [&limiter](int height) {
        std::vector<std::int16_t> samples;
        for (int at = 0; at < 8192; ++at)
            samples.push_back(static_cast<std::int16_t>(at / 2 % 40 < 20 ? height : -height));
        limiter.apply(samples.data(), samples.size() / 2, 2);
        return samples;
    };
    const std::vector<std::int16_t> quiet = heard(1000);
    CHECK(*std::ranges::max_element(quiet) == 5600);
    const auto ceiling = static_cast<std::int16_t>(Limiter::kCeiling * 32767 + 1);
    for (const std::int16_t sample : heard(30000))
        CHECK((sample <= ceiling && sample >= -ceiling));
    // It was lowered for the loud ones, and comes back.
    CHECK(heard(1000).front() < 2000);
    for (int again = 0; again < 12; ++again)
        heard(1000);
    CHECK(heard(1000).front() > 5000);
}

TEST_CASE("a mod's sound is played, as often as it is asked for") {
    Room room("dummy");
    room.play("tone.wav");
    CHECK(room.audio.playing() == 0);
    REQUIRE(room.hears(1));
    room.play("tone.wav");
    REQUIRE(room.audio.playing() == 2);
    for (int i = 0; i < 40; ++i)
        room.play("tone.wav");
    REQUIRE(room.audio.playing() <= 8);
    REQUIRE(room.lines.empty());
}

TEST_CASE("a mod's sound that has been read too late is not heard, and the next time at once") {
    Room room("dummy");
    room.play("tone.wav");
    room.audio.update(1);  // its moment is over
    CHECK(room.soon(
        [&] {
            room.play("tone.wav");  // of another moment
            return room.audio.playing() > 0;
        },
        1));
    room.audio.update(1);
    const int playing = room.audio.playing();
    room.play("tone.wav");
    REQUIRE(room.audio.playing() == std::min(playing + 1, 8));
}

TEST_CASE(
    "where a mod's sound cannot be played the program's own is heard, and silence stays silent") {
    Room room("dummy", "assets/sounds");
    REQUIRE(room.wait([&] { return room.audio.sea_plays() && room.audio.music_plays(); }));
    room.audio.play(room.mod.string(), "none.ogg", 1, Sound::turn);
    REQUIRE(room.hears(1));
    REQUIRE(room.lines.size() == 1);
    room.audio.play(room.mod.string(), "tone.wav");
    room.audio.set_muted(true);
    room.audio.set_muted(false);
    for (int frame = 0; frame < 40; ++frame) {
        room.audio.update(0);
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    REQUIRE(room.audio.playing() == 0);
}

TEST_CASE("muted and silent mean that nothing is played") {
    Room room("dummy");
    room.audio.set_muted(true);
    room.play("tone.wav");
    REQUIRE(room.audio.playing() == 0);
    room.audio.set_muted(false);
    room.audio.set_loudness(Group::table, 0);
    room.play("tone.wav");
    REQUIRE(room.audio.playing() == 0);
    room.audio.set_loudness(Group::table, 300);
    room.play("tone.wav");
    REQUIRE(room.hears(1));
    room.audio.set_muted(true);
    REQUIRE(room.audio.playing() == 0);
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
        REQUIRE(room.soon([&] { return !room.lines.empty(); }));
        room.play(file);
        room.audio.update(0);
        REQUIRE(room.lines.size() == 1);
        REQUIRE(room.lines[0].find("things") != std::string::npos);
    }
    REQUIRE(room.audio.playing() == 0);
}

TEST_CASE("without a device the game is silent and nobody is told") {
    Room room("no_such_driver", "assets/sounds");
    room.play("tone.wav");
    room.audio.update(1);
    room.audio.play(Sound::turn);
    REQUIRE(room.audio.playing() == 0);
    REQUIRE_FALSE(room.audio.music_plays());
    REQUIRE(room.lines.empty());
    setenv("SDL_AUDIODRIVER", "dummy", 1);
}

TEST_CASE("the program's own sounds are all there, and sea and music play and can be stopped") {
    Room room("dummy", "assets/sounds");
    REQUIRE(room.wait([&] { return room.audio.sea_plays() && room.audio.music_plays(); }));
    REQUIRE(room.lines.empty());
    room.audio.play(Sound::turn);
    REQUIRE(room.audio.playing() == 1);
    room.audio.set_loudness(Group::music, 0);
    REQUIRE_FALSE(room.audio.music_plays());
    REQUIRE(room.audio.sea_plays());
    room.audio.set_muted(true);
    REQUIRE_FALSE(room.audio.sea_plays());
    REQUIRE(room.audio.playing() == 0);
    room.audio.set_muted(false);
    REQUIRE(room.audio.sea_plays());
    REQUIRE_FALSE(room.audio.music_plays());
}

TEST_CASE("after a piece of music there is a while of quiet, and then the next one plays") {
    const fs::path folder =
        fs::temp_directory_path() / ("hexholm-pieces-" + std::to_string(getpid()));
    fs::remove_all(folder);
    fs::create_directories(folder);
    fs::copy("assets/sounds/sea.ogg", folder);
    fs::copy("assets/sounds/turn.ogg", folder / "music.ogg");
    fs::copy("assets/sounds/turn.ogg", folder / "music_quiet.ogg");
    Room room("dummy", folder.string());
    const auto plays = [&] { return room.audio.music_plays(); };
    const auto rests = [&] { return !room.audio.music_plays(); };
    REQUIRE(room.soon(plays, 1));
    REQUIRE(room.soon(rests, 1));
    room.audio.update(6);
    REQUIRE(rests());
    room.audio.update(8);
    REQUIRE(plays());
    fs::remove_all(folder);
}

TEST_CASE("own sounds that are missing or damaged are told in one line, and the others play") {
    const fs::path folder = fs::temp_directory_path() / ("hexholm-own-" + std::to_string(getpid()));
    fs::remove_all(folder);
    fs::copy("assets/sounds", folder);
    fs::remove(folder / "trade.ogg");
    test::write_file(folder / "pawn.ogg", "this is no sound");
    test::write_file(folder / "music.ogg", "OggS and nothing else");
    Room room("dummy", folder.string());
    REQUIRE(room.wait([&] { return !room.lines.empty(); }));
    REQUIRE(room.lines.size() == 1);
    CAPTURE(room.lines[0]);
    REQUIRE(room.lines[0].find("trade.ogg") != std::string::npos);
    REQUIRE(room.lines[0].find("2 more") != std::string::npos);
    room.audio.play(Sound::trade);
    room.audio.play(Sound::pawn);
    REQUIRE(room.audio.playing() == 0);
    room.audio.play(Sound::award);
    REQUIRE(room.audio.playing() == 1);
    REQUIRE(room.wait([&] { return room.audio.sea_plays() && room.audio.music_plays(); }));
    REQUIRE(room.lines.size() == 1);
    fs::remove_all(folder);
}

TEST_CASE("the same sound again at once is heard as one, and goods in a row climb a scale") {
    Throttle throttle;
    REQUIRE(throttle.take(Sound::trade, 1.0) == 0);
    REQUIRE(throttle.take(Sound::trade, 1.01) == -1);
    REQUIRE(throttle.take(Sound::trade, 1.5) == 0);
    REQUIRE(throttle.take(Sound::award, 1.5) == 0);
    REQUIRE(throttle.take(Sound::good, 2.0) == 0);
    REQUIRE(throttle.take(Sound::good, 2.07) == 1);
    REQUIRE(throttle.take(Sound::good, 2.14) == 2);
    REQUIRE(throttle.take(Sound::good, 2.15) == -1);
    REQUIRE(throttle.take(Sound::good, 5.0) == 0);
    int played = 0;
    for (int at = 0; at < 1000; ++at)
        played += throttle.take(Sound::die_hit, 10 + at * 0.001) >= 0;
    REQUIRE(played <= 34);
}

anim::Plan plan_of(const Rulebook& book, const State& state, const EventList& events) {
    return anim::choreograph(book, view_for(book, state, PlayerId(0)), events);
}

std::vector<Sound> sounds_of(const std::vector<anim::Heard>& heard) {
    std::vector<Sound> sounds;
    for (const anim::Heard& one : heard)
        sounds.push_back(one.sound.value());
    return sounds;
}

TEST_CASE("each event has its sound, at the time at which it is seen") {
    const auto session = test::seated(4, 11, "");
    const Rulebook& book = session->rulebook();
    const Content& content = book.content();
    const State state = start_game(book, 11);
    const auto heard_of = [&](const Event& event) {
        EventList events;
        events.push_back(event);
        return anim::hearing_of(content, plan_of(book, state, events));
    };
    const auto find = [&](PlaceKind on, bool upgrade) {
        for (const PieceId piece : content.pieces.ids())
            if (content.pieces[piece].on == on &&
                content.pieces[piece].upgrades.is_some() == upgrade)
                return piece.number();
        return std::int16_t{-1};
    };
    const PlayerId player(1);
    const PlayerId other(2);
    const struct {
        Event event;
        Sound sound;
    } cases[] = {
        {{.kind = EventKind::placed, .player = player, .a = find(PlaceKind::corner, false), .b = 3},
         Sound::place_corner},
        {{.kind = EventKind::placed, .player = player, .a = find(PlaceKind::edge, false), .b = 3},
         Sound::place_edge},
        {{.kind = EventKind::upgraded,
          .player = player,
          .a = find(PlaceKind::corner, true),
          .b = 3,
          .c = find(PlaceKind::corner, false)},
         Sound::upgrade},
        {{.kind = EventKind::removed, .player = player, .a = find(PlaceKind::edge, false), .b = 3},
         Sound::fall},
        {{.kind = EventKind::pawn_moved, .player = player, .a = 0, .b = 2, .c = 5}, Sound::pawn},
        {{.kind = EventKind::traded, .player = player, .other = other}, Sound::trade},
        {{.kind = EventKind::traded_bank, .player = player}, Sound::trade},
        {{.kind = EventKind::card_bought, .player = player, .a = 0}, Sound::card_draw},
        {{.kind = EventKind::card_played, .player = player, .a = 0}, Sound::card_play},
        {{.kind = EventKind::discarded, .player = player}, Sound::discard},
        {{.kind = EventKind::award_moved, .player = player, .a = 0}, Sound::award},
        {{.kind = EventKind::turn_began, .player = player, .a = 3}, Sound::turn},
        {{.kind = EventKind::game_over, .player = player}, Sound::victory},
    };
    for (const auto& one : cases) {
        CAPTURE(static_cast<int>(one.event.kind));
        REQUIRE(sounds_of(heard_of(one.event)) == std::vector<Sound>{one.sound});
    }
    const auto pawn = heard_of(cases[4].event);
    REQUIRE(pawn[0].at == Approx(0.7));
    REQUIRE(heard_of({.kind = EventKind::offered, .player = player}).empty());
}

TEST_CASE("what a mod's things sound like is heard instead, where a mod says so") {
    const auto content = std::make_shared<Content>(*test::base_content(4));
    const Rulebook book(content);
    const State state = start_game(book, 11);
    const auto first_of = [&](const Event& event) {
        EventList events;
        events.push_back(event);
        return anim::hearing_of(*content, plan_of(book, state, events)).at(0);
    };
    const Event placed{.kind = EventKind::placed, .player = PlayerId(1), .a = 0, .b = 3};
    const Event moved{.kind = EventKind::pawn_moved, .player = PlayerId(1), .a = 0, .b = 2, .c = 5};
    const Event played{.kind = EventKind::card_played, .player = PlayerId(1), .a = 0};
    const Event rolled{.kind = EventKind::rolled, .player = PlayerId(0), .a = 3, .b = 4, .c = 0};
    for (const Event& event : {placed, moved, played, rolled})
        REQUIRE(first_of(event).own == OwnSound());
    content->pieces[PieceId(0)].face.sound = {"trial", "hammer.ogg"};
    content->pawns[PawnId(0)].face.sound = {"trial", "howl.ogg"};
    content->cards[CardId(0)].face.sound = {"trial", "trumpet.ogg"};
    content->dice_sound = {"trial", "bones.ogg"};
    CHECK(first_of(placed).own == OwnSound{"trial", "hammer.ogg"});
    CHECK(first_of(moved).own == OwnSound{"trial", "howl.ogg"});
    CHECK(first_of(played).own == OwnSound{"trial", "trumpet.ogg"});
    CHECK(first_of(rolled).own == OwnSound{"trial", "bones.ogg"});
    // Where the file cannot be played the program's own is there still.
    CHECK(first_of(moved).sound == Sound::pawn);
    CHECK(first_of(rolled).sound == Sound::die_hit);
}

TEST_CASE("two dice hit the felt three times each while they tumble, and softer each time") {
    const auto session = test::seated(3, 11, "");
    const Rulebook& book = session->rulebook();
    EventList events;
    events.push_back({.kind = EventKind::rolled, .player = PlayerId(0), .a = 3, .b = 4, .c = 0});
    const anim::Plan plan = plan_of(book, start_game(book, 11), events);
    const auto heard = anim::hearing_of(book.content(), plan);
    REQUIRE(heard.size() == 6);
    for (std::size_t at = 0; at < heard.size(); ++at) {
        REQUIRE(heard[at].sound == Sound::die_hit);
        REQUIRE(heard[at].at > 0.1);
        REQUIRE(heard[at].at <= plan.length);
        if (at > 1) REQUIRE(heard[at].strength < heard[at - 2].strength);
    }
}

TEST_CASE("a sound is heard when its moment is shown, and a skipped show only tells what matters") {
    const auto session = test::seated(4, 11, "");
    const Rulebook& book = session->rulebook();
    const State state = start_game(book, 11);
    Update update;
    update.after = view_for(book, state, PlayerId(0));
    update.events.push_back(
        {.kind = EventKind::pawn_moved, .player = PlayerId(1), .a = 0, .b = 2, .c = 5});
    update.events.push_back({.kind = EventKind::turn_began, .player = PlayerId(0), .a = 3});
    anim::Presenter shown(book, update.after);
    shown.push(update);
    shown.advance(0.01);
    shown.advance(0.3);
    REQUIRE(shown.take_heard().empty());
    shown.advance(0.4);
    REQUIRE(sounds_of(shown.take_heard()) == std::vector<Sound>{Sound::pawn, Sound::turn});
    anim::Presenter skipped(book, update.after);
    for (int game = 0; game < 50; ++game)
        skipped.push(update);
    skipped.skip();
    REQUIRE(sounds_of(skipped.take_heard()) == std::vector<Sound>{Sound::turn});
}

TEST_CASE("what a player has set for sounds is kept") {
    const fs::path folder =
        fs::temp_directory_path() / ("hexholm-kept-" + std::to_string(getpid()));
    ui::Preferences wanted;
    wanted.muted = true;
    wanted.quiet_unwatched = false;
    wanted.loudness = {.table = 15, .buttons = 25, .sea = 35, .music = 0};
    REQUIRE(app::save_preferences(folder.string(), wanted));
    REQUIRE(app::load_preferences(folder.string()).preferences == wanted);
    test::write_file(folder / "settings.txt", "music_volume = loud\nsea_volume = 900\n");
    REQUIRE(app::load_preferences(folder.string()).preferences.loudness.music ==
            ui::Loudness().music);
    REQUIRE(app::load_preferences(folder.string()).preferences.loudness.sea == 100);
    fs::remove_all(folder);
}

}  // namespace
}  // namespace hexholm::audio
