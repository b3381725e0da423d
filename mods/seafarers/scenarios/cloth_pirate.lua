-- Robber and pirate among the villages (S-128, S-131 to S-133).
local trade = hex.include "scenarios/cloth_trade.lua"

hex.patch("piece", "ship") { anchor = "village" }                           -- S-128
if hex.option "pirate_mode" == "none" then return end

-- Has this player a ship beside the pirate?
local function is_beside(game, who)
    local tile = game:pawn "pirate"
    for side = 1, 6 do
        local piece, owner = game:at_edge(game:edge(tile, side))
        if piece == "ship" and owner == who then return true end
    end
    return false
end

hex.pick "cloth_victim" {
    title = "Take a cloth, or decline and take a card", what = "player", whose = "others",
    optional = true,
    test = function(game, _, who) return game:get("cloth", who) > 0 and is_beside(game, who) end,
}
hex.pick "card_victim" {
    title = "Take a card", what = "player", whose = "others", with_goods = true,
    test = function(game, _, who) return is_beside(game, who) end,
}
hex.patch("pawn", "pirate") {
    help = "No ship is built on or moved from the sides of its tile. Whoever has reached a village "
        .. "may move it and take a card or a cloth from the owner of a ship there.",
    moved_by = "villages",                                                  -- S-131
    loot = {                                                                -- S-132
        { pick = "cloth_victim" },
        function(game, me, who)
            if not who then return end
            trade.change_cloth(game, who, -1)
            trade.change_cloth(game, me, 1)
            return false
        end,
        { pick = "card_victim" },
        function(game, me, who)
            if who then game:steal(me, who) end
        end,
    },
}
