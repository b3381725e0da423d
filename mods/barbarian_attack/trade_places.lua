-- Where the places of the traders lie on the castle's island (X-T-85): instead of the desert, the
-- 12 and the 2; on the large island in the corners without a castle. { q, r, what it is, the first
-- of its three sides at sea, from 1 for NE, clockwise }.
return hex.players > 4 and {
    { 0, -3, "quarry", 5 }, { -3, 0, "trade_castle", 4 }, { 2, 0, "glassworks", 1 },
    { -1, 3, "quarry", 2 },
} or { { 2, -2, "quarry", 6 }, { -2, 0, "trade_castle", 4 }, { 0, 2, "glassworks", 2 } }
