-- With the Fishermen fish take the place of tokens (X-2-38 to X-2-41).
if not hex.has_mod "fishermen" then return end

-- X-2-39.
local first = hex.frozen { "fish_1", "fish_1", "fish_2", "fish_2", "fish_3" }
hex.patch("setup") { add = { before = { function(game)
    for seat = 1, 2 do
        for _, token in ipairs(first) do game:move_card(token, "fish", { hand = seat }) end
    end
end } } }
-- X-2-41: settlements of the set-up bring none.
for _, terrain in ipairs { "fishing_ground", "lake", "small_lake", "oasis" } do
    hex.patch("terrain", terrain) { if_there = true, setup_income = false }
end

-- X-2-40: who is behind pays one fish less.
hex.patch("deck", "fish") {
    help = "Fish tokens. Other players see how many you have, not what they are worth. You can "
        .. "have at most 7. The player with fewer points pays 1 fish less.",
}
local function cheaper(name, fish)
    hex.patch("action", name) {
        if_there = true,
        pay_value = function(game, me)
            return game:points(me) < game:points(game:next_player(me)) and fish - 1 or fish
        end,
    }
end
cheaper("fish_robber", 2)
cheaper("fish_card", 3)
cheaper("fish_resource", 4)
cheaper("fish_road", 5)
cheaper("fish_bridge", 6)
cheaper("fish_development", 7)
cheaper("fish_hasten", 2)
cheaper("fish_feed", 2)
