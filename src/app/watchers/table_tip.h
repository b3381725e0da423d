// A place says what it is when mouse or keyboard rests on it.
#pragma once

#include "src/app/play/table_control.h"

namespace hexholm::app {

class TableTip {
public:
    TableTip(const TableShow& show, const TableEye& eye, const TableControl& control)
        : show_(show), eye_(eye), control_(control) {}

    void draw(ui::Desk& desk, const ui::Table& table);
    void forget() { place_ = {}; }

private:
    const Content& content() const { return show_.content(); }
    TileId tile_under_mouse(scene::Viewport viewport) const;
    FigureId figure_under_mouse(scene::Viewport viewport) const;
    input::Place place_of_tip(const ui::Table& table, scene::Viewport viewport) const;
    FigureId traveller() const;
    PieceId planned_piece(std::size_t target) const;
    input::Place pointed_card(scene::Viewport viewport) const;
    void draw_card(ui::Desk& desk, const ui::Table& table);
    void draw_place(ui::Desk& desk, const ui::Table& table, input::Place place) const;
    void rest_on(input::Place place, double now_s);

    const TableShow& show_;
    const TableEye& eye_;
    const TableControl& control_;
    input::Place place_;  // on which it rests, and since when
    double since_s_ = 0;
};

}  // namespace hexholm::app
