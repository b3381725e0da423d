-- A settlement that comes free takes the place of one city that lava has laid down (T-25); the next
-- follows by itself. What barbarians have laid down is raised by its owner (K-131).
hex.counter "laid_down" { title = "", per = "corner", most = 1 }

local function settle(game, player)
    if game:supply(player, "settlement") == 0 or game:pieces(player, "fallen_city") == 0 then
        return
    end
    for _, corner in ipairs(game:places_with "laid_down") do
        local piece, owner = game:at_corner(corner)
        if piece == "fallen_city" and owner == player then
            game:set("laid_down", corner, 0)
            game:replace(corner, "settlement")
            return
        end
    end
end
hex.on("placed", settle)
hex.on("removed", settle)
-- Raised, it is a city like others.
hex.on("placed", function(game, _, _, corner) game:set("laid_down", corner, 0) end, { "city" })
