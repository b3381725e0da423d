#include "src/anim/show/hearing.h"

#include <algorithm>

#include "engine/game/core/event_facts.h"

#include "src/anim/cues/ease.h"
#include "src/anim/places/figure_stands.h"
#include "src/anim/stage/dice_motion.h"

namespace hexholm::anim {

namespace {

using audio::Sound;

class Listener {
public:
    explicit Listener(const Content& content) : content_(content) {}

    void hear(const Cue& cue);
    void hear(const ShownEvent& shown);
    std::vector<Heard> take() {
        std::stable_sort(heard_.begin(), heard_.end(),
                         [](const Heard& a, const Heard& b) { return a.at < b.at; });
        return std::move(heard_);
    }

private:
    void add(double at, std::optional<Sound> sound, PlayerId player, const OwnSound& own = {}) {
        heard_.push_back({at, sound, own, 1, player});
    }
    void add_hits(const Cue& cue, std::size_t die, double length);

    Sound landing(PieceId piece) const {
        if (content_.pieces[piece].upgrades.is_some()) return Sound::upgrade;
        return content_.pieces[piece].on == PlaceKind::edge ? Sound::place_edge
                                                            : Sound::place_corner;
    }

    // Pieces sail along edges, figures over tiles.
    OwnSound of_sail(const Cue& cue) const {
        if (cue.from.kind != AnchorKind::tile) return {};
        return content_.pawns[PawnId(cue.thing)].face.sound;
    }

    OwnSound of_figure(const Cue& cue) const {
        return content_.figure_kinds[content_.figures[FigureId(cue.thing)].kind].face.sound;
    }
    bool is_afloat(const Cue& cue) const {
        return floats(content_, content_.figures[FigureId(cue.thing)].kind);
    }

    const Content& content_;
    std::vector<Heard> heard_;
};

// Each time a die comes down it has less force.
void Listener::add_hits(const Cue& cue, std::size_t die, double length) {
    float strength = 1;
    for (const float hit : hits_of(die)) {
        add(cue.start + static_cast<double>(hit) * length, Sound::die_hit, cue.player,
            content_.dice_sound);
        heard_.back().strength = strength;
        strength *= 0.6f;
    }
}

void Listener::hear(const Cue& cue) {
    const PlayerId receiver =
        cue.to.kind == AnchorKind::player ? PlayerId(cue.to.index) : PlayerId();
    switch (cue.kind) {
        case CueKind::roll:
            for (std::size_t die = 0; die < cue.dice.size(); ++die)
                if (cue.dice[die] > 0) add_hits(cue, die, cue.length);
            break;
        case CueKind::throw_die: add_hits(cue, 1, cue.length * kThrowTumbles); break;
        case CueKind::fly_good: add(cue.start + cue.length, Sound::good, receiver); break;
        case CueKind::fly_card: add(cue.start, Sound::card_draw, receiver); break;
        case CueKind::fly_award: add(cue.start, Sound::award, cue.player); break;
        case CueKind::drop:
            add(cue.start + cue.length * kFirstBounce, landing(PieceId(cue.thing)), cue.player,
                content_.pieces[PieceId(cue.thing)].face.sound);
            break;
        case CueKind::fall: add(cue.start + cue.length * 0.5, Sound::fall, cue.player); break;
        case CueKind::hop:
            add(cue.start + cue.length, Sound::pawn, cue.player,
                content_.pawns[PawnId(cue.thing)].face.sound);
            break;
        case CueKind::sail: add(cue.start, Sound::glide, cue.player, of_sail(cue)); break;
        case CueKind::travel:
            add(cue.start, is_afloat(cue) ? Sound::glide : Sound::pawn, cue.player, of_figure(cue));
            break;
        case CueKind::appear: add(cue.start, Sound::pawn, cue.player, of_figure(cue)); break;
        case CueKind::vanish: add(cue.start, Sound::fall, cue.player); break;
        case CueKind::unveil: add(cue.start, Sound::unveil, cue.player); break;
        case CueKind::show_card:
            add(cue.start, Sound::card_play, cue.player,
                content_.cards[CardId(cue.thing)].face.sound);
            break;
        case CueKind::proclaim:
            add(cue.start, cue.thing == static_cast<int>(Call::turn) ? Sound::turn : Sound::victory,
                cue.player);
            break;
        case CueKind::burst:
            add(cue.start, std::nullopt, cue.player, content_.cues[CueId(cue.thing)].face.sound);
            break;
        default: break;
    }
}

void Listener::hear(const ShownEvent& shown) {
    const Event& event = shown.event;
    if (facts_of(event.kind).topic == EventTopic::trade)
        add(shown.at, Sound::trade, event.player);
    else if (event.kind == EventKind::discarded)
        add(shown.at, Sound::discard, event.player);
}

}  // namespace

std::vector<Heard> hearing_of(const Content& content, const Plan& plan) {
    Listener listener(content);
    for (const Cue& cue : plan.cues)
        listener.hear(cue);
    for (const ShownEvent& shown : plan.shown)
        listener.hear(shown);
    return listener.take();
}

std::vector<Heard> hearing_of_skipped(const std::vector<Heard>& all, PlayerId viewer) {
    std::vector<Heard> kept;
    for (const Heard& one : all) {
        const bool own = viewer.is_some() && one.player == viewer;
        const bool news = one.sound == Sound::turn || one.sound == Sound::victory;
        const bool again = std::ranges::any_of(kept, [&](const Heard& other) {
            return other.sound == one.sound && other.own == one.own;
        });
        if ((own || news) && !again) kept.push_back(one);
    }
    return kept;
}

}  // namespace hexholm::anim
