-- C-155 to C-169: knights and fleets.
local expansion = hex.include "expansion.lua"

local function knight(name, title, cost, strength, tournament)
    expansion(name, {
        title = title, sort = 2, cost = cost,
        help = "Knight: strength " .. strength .. ", which counts for the knight token; tournament "
            .. tournament .. ", which counts when the event die shows a tournament.",
        counts = { knights = 1, arms = strength, tournament = tournament },
    })
end
knight("siegfried", "Siegfried Lackland", { ore = 1 }, 1, 1)
knight("conrad", "Conrad the Swift", { grain = 1, ore = 1 }, 2, 1)
knight("hagen", "Hagen the Sinister", { grain = 1, ore = 1 }, 1, 2)
knight("pippin", "Pippin the Short", { grain = 1, ore = 1, wool = 1 }, 1, 3)
knight("walter", "Walter the Recreant", { grain = 1, ore = 1, wool = 1 }, 3, 1)
knight("otto", "Otto the Berserker", { grain = 1, ore = 2, wool = 1 }, 3, 2)
knight("falk", "Falk the Fair", { grain = 2, ore = 2, wool = 1 }, 1, 5)
-- C-210: the first rules and the later card differ.
local dear = hex.option "card_edition" == "print2005" or hex.option "card_goetz_cost" == "print2005"
knight("goetz", "Goetz Ironfist",
    dear and { grain = 2, ore = 2, wool = 2 } or { ore = 2, wool = 2 }, 5, 2)
knight("karl", "Karl the Strong", { grain = 2, ore = 2, wool = 3 }, 7, 1)

local function fleet(good, title, help)
    expansion(good .. "_fleet", {
        title = title, sort = 1, cost = { wool = 1, lumber = 1 }, help = help,
        counts = { fleets = 1, symbols = 1, [good .. "_trade"] = 1 },
    })
end
fleet("lumber", "Lumber fleet", "Fleet: 1 commerce point. You may trade 2 lumber for any other "
    .. "resource.")
fleet("brick", "Brick fleet", "Fleet: 1 commerce point. You may trade 2 brick for any other "
    .. "resource.")
fleet("wool", "Wool fleet", "Fleet: 1 commerce point. You may trade 2 wool for any other resource.")
fleet("grain", "Grain fleet", "Fleet: 1 commerce point. You may trade 2 grain for any other "
    .. "resource.")
fleet("ore", "Ore fleet", "Fleet: 1 commerce point. You may trade 2 ore for any other resource.")
fleet("gold", "Gold fleet", "Fleet: 1 commerce point. You may trade 2 gold for any other resource.")
