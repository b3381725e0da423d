-- Where the players begin in Land Ho! (P-290): red, blue, orange, white.
return hex.frozen {
    { settlement = { -3, 3, "N" }, road = { -3, 3, "NE" }, harbour = { 1, -3, "S" },
        ship = { 1, -3, "SE" } },
    { settlement = { 0, -3, "S" }, road = { 0, -3, "SE" }, harbour = { -2, 3, "N" },
        ship = { -2, 3, "NE" } },
    { settlement = { -3, 0, "N" }, road = { -3, 0, "NE" }, harbour = { -1, 0, "N" },
        ship = { -1, 0, "NE" } },
    { settlement = { -3, 0, "SE" }, road = { -2, 0, "SW" }, harbour = { -1, 0, "S" },
        ship = { -1, 0, "SE" } },
}
