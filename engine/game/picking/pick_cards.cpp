// Which cards a question is about.
#include "engine/base/byte_row.h"
#include "engine/game/picking/candidates.h"
#include "engine/game/view/card_places.h"

namespace hexholm {

void Candidates::add_cards_of(PlayerId whose) {
    if (whose.is_some()) add_cards(book_, state_, hand_place(whose), 0, cards_);
}

// Where the cards are is said once for all of them.
void Candidates::find_cards() {
    is_somewhere_ = true;
    if (pick_.cards >= 0) {
        CardPlace place;
        const CardSource& source = book_.content().looks[static_cast<std::size_t>(pick_.cards)];
        if (find_place(book_, source, player_, before_, place))
            add_cards(book_, state_, place, source.top, cards_);
    } else if (pick_.from == PickSource::own) {
        add_cards_of(player_);
    } else if (pick_.from == PickSource::picked) {
        add_cards_of(picked_player(before_));
    } else if (pick_.from == PickSource::discards) {
        add_cards(book_, state_, CardPlace{}, 0, cards_);
    } else {
        is_somewhere_ = false;
    }
    if (!is_somewhere_ || pick_.deck.is_none()) return;
    const std::uint8_t* const of_deck = book_.cards_of(pick_.deck);
    for (std::size_t at = 0; at < book_.content().cards.size(); at += kBytesInRow) {
        const std::uint64_t others = bytes_like(of_deck + at, 0xFF, 0);
        cards_.set_word(at / 64, cards_.word(at / 64) & ~(others << (at % 64)));
    }
}

}  // namespace hexholm
