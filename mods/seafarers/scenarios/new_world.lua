-- New World (S-168 to S-174): the players lay the harbours before they settle.
if hex.include "playing.lua" ~= "new_world" then return end
hex.include "maps/new_world.lua"

local titles = hex.frozen {
    any = "3:1", lumber = "lumber", brick = "brick", wool = "wool", grain = "grain", ore = "ore",
}
for _, kind in ipairs { "any", "lumber", "brick", "wool", "grain", "ore" } do
    hex.pick("site_of_" .. kind) {
        title = "Place the " .. titles[kind] .. " harbour", what = "edge", whose = "nobody",
        help = "On the coast, where it does not touch another harbour.", free_coast = true, -- S-170
    }
    hex.effect("lay_" .. kind) {
        { pick = "site_of_" .. kind },
        { lay_harbour = kind },
    }
end

hex.effect "lay_next" { function(game, me)
    local loose = game:loose_harbours()
    if #loose > 0 then game:start("lay_" .. loose[game:random(#loose)], me) end
end }

local before, laid = {}, 0
while laid < hex.option "new_world_harbors" + (hex.players > 4 and 2 or 0) do
    table.insert(before, { each = "lay_next" })
    laid = laid + hex.players
end
hex.patch("setup") { add = { before = before } }
