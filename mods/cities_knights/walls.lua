-- City walls (K-12, K-59 to K-66): each raises the hand that is safe on a 7 by two cards.
hex.counter "walls" {
    title = "City walls", icon = "wall.glb", per = "player", most = 3,
    figures = { "wall" },
    help = "On a 7, a hand of up to 7 cards is safe, and 2 more cards for each wall.",
}
hex.figure "wall" {
    title = "City wall", model = "wall.glb", icon = "wall.glb",
    models = { wooden = "wooden_wall.glb" },
    help = "Goes around one of your cities. Each wall makes 2 more of your cards safe on a 7.",
    on = "corner", supply = 3, cost = { brick = 2 }, near = { "city" }, crowd = 1,
}
-- With its city a wall goes (K-64), also where something else takes the city's place.
local function tear_down(game, player, _, corner)
    local piece, owner = game:at_corner(corner)
    if piece == "city" and owner == player then return end
    for _, wall in ipairs(game:figures_at("corner", corner, "wall")) do game:remove_figure(wall) end
end
hex.on("removed", tear_down, { "city", told_while = "walls" })
hex.on("placed", tear_down, { told_while = "walls", table.unpack(hex.include "smaller.lua") })
