// How far from the middle places of a map may lie.
#pragma once

namespace hexholm {

constexpr int kMostCoordinate = 40;  // columns and rows, to both sides

}  // namespace hexholm
