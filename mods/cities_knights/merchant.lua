-- The merchant (K-19, K-212 to K-221): a point, and a good rate for what its tile yields.
local card = hex.include("cards/card.lua")("trade")
local rates = hex.include "rates.lua"
local and_commodities = hex.option "ck_merchant_commodity"
local kinds = hex.frozen { "brick", "grain", "lumber", "ore", "wool" }
local lands = hex.frozen {                                               -- places among the kinds
    hills = 1, fields = 2, forest = 3, mountains = 4, pasture = 5,
}
local beside = hex.frozen { lumber = "paper", ore = "coin", wool = "cloth" }

hex.pawn "merchant" {
    title = "Merchant", model = "merchant.glb", icon = "merchant.glb", color = "#e0b52c",
    models = { wooden = "wooden_merchant.glb" },
    help = "The player who placed it trades the resource of its tile at 2:1 and has 1 point.",
    may_enter = { "hills", "fields", "forest", "mountains", "pasture" },                -- K-219
    robs = {},
}
hex.counter "merchant" {
    title = "Merchant", icon = "merchant.glb", per = "player", most = 1, points = 1,    -- K-215
    help = "You control the merchant: 1 point, and 2 of the resource of its tile for any other "
        .. "card.",
}
hex.counter "merchant_good" { title = "", per = "game", most = 5 }     -- of kinds; 0: none yet

-- What the merchant's tile is good for at 2:1 (K-213, K-214).
local function favour(game, player, number, reasons)
    local good = kinds[number]
    if not good then return end
    rates.change(game, player, good, reasons)
    if and_commodities and beside[good] then rates.change(game, player, beside[good], reasons) end
end

hex.pick "merchant_tile" {
    title = "Choose a tile for the merchant", what = "tile", touches_own = true,        -- K-212
    terrains = { "hills", "fields", "forest", "mountains", "pasture" },
    tests = { {                                                                         -- K-220
        test = function(game, _, tile) return game:pawn "merchant" ~= tile end,
        asked_while = "merchant",
    } },
}
card("merchant", "Merchant", 6, {
    help = "Place the merchant on a tile next to one of your buildings: 1 point, and 2 of that "
        .. "tile's resource for any card, until another player moves it.", needs_effect = "all",
    effect = { { pick = "merchant_tile" }, function(game, me, tile)
        if not tile then return end
        for player = 1, game:players() do                                               -- K-216
            local had = game:get("merchant", player) > 0
            if had then favour(game, player, game:get "merchant_good", -1) end
            if had ~= (player == me) then game:set("merchant", player, had and 0 or 1) end
        end
        game:move_pawn("merchant", tile)
        local number = lands[game:terrain(tile)]
        if number then game:set("merchant_good", number) end
        favour(game, me, game:get "merchant_good", 1)
    end },
})
