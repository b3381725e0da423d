-- C-69 to C-78: where expansions lie.
hex.zone "site" {
    title = "Building site", per = "corner", decks = { "expansion" }, holds = 1,
    help = "An expansion is built here. It works on the two regions on its side.",
}
-- 1: for green cards, at a settlement; 2: for red ones, too, at a city.
hex.counter "open_site" { title = "", per = "corner", most = 2 }
-- What lies there: 1 a fleet, 2 a knight, 3 a building, 4 a church, 5 a bath house.
hex.counter "laid" { title = "", per = "corner", most = 5 }

-- Of the four sites in a column: the nearer one above, then below, then the farther ones.
local steps = hex.frozen { -1, 1, -2, 2 }

local function open_sites(game, piece, corner)
    local most, kind = 2, 1
    if piece == "city" then most, kind = 4, 2 end
    local column, row = game:coordinates(corner)
    for at = 1, most do
        local site = game:corner_at(column, row + steps[at])
        if site then game:set("open_site", site, kind) end
    end
end
hex.on("placed", function(game, _, piece, corner) open_sites(game, piece, corner) end,
    { "settlement", "city" })
-- C-78, C-212: an expansion gives way to another that is built in its place.
local demolish = hex.option "card_demolish"
local room = demolish == "none" and "site" or nil
hex.pick "green_site" {
    title = "Where do you place it?", what = "corner", land = "own",
    with_counter = "open_site", room_in = room,
}
hex.pick "red_site" {
    title = "Which city do you build it in?", what = "corner", land = "own",
    with_counter = "open_site", with_least = 2, room_in = room,
}
if demolish == "any" then
    hex.pick "own_expansion" {
        title = "Which expansion do you remove?", what = "corner", land = "own",
        with_counter = "laid",
    }
    hex.action "demolish" {
        title = "Remove an expansion", icon = "back_expansion.glb", phases = { "main" },
        help = "Put one of your expansions on the used cards. You get nothing for it.",
        needs_pick = "own_expansion", picks = { "own_expansion" },
        effect = {
            { move_all = true, from = "picked site", into = "used" },
            { start = "keep_limit_later" },
        },
    }
end
-- Does such an expansion lie in the column of the corner, which is a site itself or has sites?
return function(game, corner, sort)
    local column, row = game:coordinates(corner)
    local middle = row > 0 and 3 or -3
    for at = 1, #steps do
        local site = game:corner_at(column, middle + steps[at])
        if site and game:get("laid", site) == sort then return true end
    end
    return false
end
