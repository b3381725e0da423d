-- Good Neighbours: everybody gives to the left (X-E-24); all choose before any card changes hands
-- (X-E-25).
return { {
    give = 1, whom = "everybody", to = "left", of = hex.include "events/gifts.lua",
    title = "A resource for the player to your left",
} }
