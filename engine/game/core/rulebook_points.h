// What is worth points, and from how many on somebody may have won, derived from the content once.
#pragma once

#include <vector>

#include "engine/content/content.h"

namespace hexholm {

// A part of the rulebook, which fills it.
class PointFacts {
public:
    // Pieces, awards and cards that are worth points; nothing else need be counted.
    struct PointPiece {
        PieceId piece;
        int points;
    };
    struct PointAward {
        AwardId award;
        int points;
    };
    struct PointCard {
        CardId card;
        int points;
    };
    const std::vector<PointPiece>& point_pieces() const { return point_pieces_; }
    const std::vector<PointAward>& point_awards() const { return point_awards_; }
    const std::vector<PointCard>& point_cards() const { return point_cards_; }
    // The least points on the table with which somebody can have won, whatever his cards are.
    int least_on_table() const { return least_on_table_; }
    // When points win: the least points, counting all counters, with which somebody can have won,
    // whatever his cards are.
    int least_before_cards() const { return least_before_cards_; }
    // Does nobody win but by points?
    bool only_points_win() const { return only_points_win_; }
    // What the pieces of a full supply would be worth on the board.
    int points_of_supply() const { return points_of_supply_; }

protected:
    std::vector<PointPiece> point_pieces_;
    std::vector<PointAward> point_awards_;
    std::vector<PointCard> point_cards_;
    int least_on_table_ = 0;
    int least_before_cards_ = 0;
    bool only_points_win_ = false;
    int points_of_supply_ = 0;
};

}  // namespace hexholm
