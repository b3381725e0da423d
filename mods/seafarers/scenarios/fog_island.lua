-- The Fog Island (S-89 to S-100): whoever comes to unexplored tiles turns them up.
if hex.include "playing.lua" ~= "fog_island" then return end
hex.include "maps/fog_island.lua"
if hex.players < 5 then hex.include "robber_on_12.lua" end                              -- S-100

local discovers = hex.frozen {
    road = true, ship = true, settlement = hex.option "fog_reveal_by_settlement",       -- S-96
}
local discoverers = {}
for piece, discovered in pairs(discovers) do
    if discovered then table.insert(discoverers, piece) end
end
discoverers.face_down = true
hex.cue "discovery" { title = "Land in sight", color = "#f4f7fa", particles = 60, spread = 2 }

local function ends_here(game, me, corner)
    for _, edge in ipairs(game:edges_of(corner)) do
        local _, owner = game:at_edge(edge)
        if owner == me then return true end
    end
    local _, owner = game:at_corner(corner)
    return owner == me and discovers.settlement
end

-- Everything else has been turned up at once, so what a piece of the player touches is new.
local function is_found(game, me, tile)
    if not game:is_face_down(tile) then return false end
    for _, corner in ipairs(game:corners(tile)) do
        if ends_here(game, me, corner) then return true end
    end
    return false
end

hex.pick "unexplored" {
    title = "Explore a tile", help = "You have found several: which do you turn up first?",
    what = "tile", test = is_found,                                                     -- S-92
}

local function discover(game, me, tile)
    game:reveal(tile)
    game:cue("discovery", tile)
    if game:is_land(tile) then game:gather(me, tile) end                    -- S-93, S-94
end

local function explore(game, me)
    local found = {}
    for _, tile in ipairs(game:tiles()) do
        if is_found(game, me, tile) then table.insert(found, tile) end
    end
    if #found > 1 then game:start("explore", me) end
    if #found == 1 then discover(game, me, found[1]) end
end

hex.effect "explore" {
    { pick = "unexplored" },
    function(game, me, tile) discover(game, me, tile) end,
    function(game, me) explore(game, me) end,           -- once the goods of choice are taken
}
-- A piece discovers what lies at its corners: one tile, or several.
hex.on("placed", function(game, me, piece, place)
    local fog = game:face_down_at(piece == "settlement" and "corner" or "edge", place)
    if #fog == 1 then discover(game, me, fog[1]) end
    if #fog > 1 then game:start("explore", me) end
end, discoverers)                                                           -- S-91, S-95
