-- Pirate ships (P-121 to P-138): a 7 places one, and its owner may steal from who sails there.
local missions = hex.include "missions.lua"
if missions.count == 0 then return end
local same_hex = hex.option "ep_pirate_same_hex"

hex.counter "no_pirates" { title = "", per = "tile", most = 2 }             -- P-128 to P-130
hex.counter "vacated" { title = "", per = "game", most = 200 }    -- a tile, counted from 1

hex.figure "pirate_ship" {
    title = "Pirate ship", model = "pirate_ship.glb", icon = "pirate_ship.glb",
    help = "Other players pay 1 gold to sail along the edges of its tile.",
    on = "tile", supply = 1, beside = missions.fish and { "sea", "shoal" } or { "sea" },    -- P-127
    forbidden = "no_pirates",
}
hex.counter "tribute" {
    title = "Tribute paid", help = "This ship may sail past the pirate for the rest of the turn.",
    per = "figure", of = "ship", most = 1, reset_each_turn = true,
}
hex.patch("figure", "ship") { add = { moves = {
    duty = { figure = "pirate_ship", goods = { gold = 1 }, once = "tribute" },  -- P-139 to P-147
} } }

-- Takes the pirate ship off that is there (P-121, P-124, P-125). The tile that it leaves is closed
-- until the next one is placed (P-126, P-157).
local function take_off(game, me)
    local vacated = 0
    for _, pirate in ipairs(game:figures "pirate_ship") do
        local tile = game:place_of(pirate)
        local stays_closed = not same_hex or game:owner_of(pirate) == me
        game:remove_figure(pirate)
        if stays_closed then
            vacated = tile + 1
            game:count("no_pirates", tile, 1)
        end
    end
    game:set("vacated", vacated)
end
local function has_settled(game)
    local vacated = game:get "vacated"
    if vacated > 0 then game:count("no_pirates", vacated - 1, -1) end
end
-- Hauls beside the tile count as well, so that the function looks for those on it.
if missions.fish then
    hex.counter "hauls_around" { title = "", per = "tile", most = 8, figures = { "haul" } }
    hex.on("figure_placed", function(game, _, _, tile)                      -- P-136
        for _, haul in ipairs(game:figures_at("tile", tile, "haul")) do game:remove_figure(haul) end
    end, { "pirate_ship", at = "hauls_around" })
end

hex.pick "pirate_victim" {
    title = "Who does the pirate steal from?", what = "player", whose = "others",
    optional = not hex.option "ep_must_steal",                              -- P-132
    list = function(game, me)
        local pirate, victims = game:figures("pirate_ship", me)[1], {}
        if not pirate then return victims end
        for _, ship in ipairs(game:figures_around(game:place_of(pirate), "ship")) do
            local who = game:owner_of(ship)                                 -- P-135
            if who ~= me and (game:hand(who) > 0 or game:goods(who, "gold") > 0) then
                table.insert(victims, who)
            end
        end
        return victims
    end,
}
local function steal(game, me, who)
    if not who then return end
    if game:hand(who) > 0 then game:steal(me, who) else game:hand_over(who, me, "gold", 1) end
end                                                                         -- P-133, P-134

hex.effect "raise_pirate" {
    function(game, me) take_off(game, me) end,
    { place_figure = "pirate_ship" },
    has_settled,
    { pick = "pirate_victim" },
    function(game, me, who) steal(game, me, who) end,
}
hex.patch("on_roll") { total = 7, add = { effect = { { start = "raise_pirate" } } } } -- P-38, P-123
