-- The fish tokens and the old boot: a pile, and a hidden hand of seven for everybody.
local large = hex.players > 4

hex.deck "fish" {
    title = "Fish", icon = "fish_1.glb",
    help = "Fish tokens. Other players see how many you have, not what they are worth. You can "
        .. "have at most 7.",
    recycles = true,                                                      -- X-F-18, X-F-31
    hand_limit = 7,                                                       -- X-F-19, X-F-20
}

-- X-F-5; five and six players have more of each (X-G-19).
local tokens = { { "One fish", 11, 4 }, { "Two fish", 10, 5 }, { "Three fish", 8, 5 } }
for value, token in ipairs(tokens) do
    hex.card("fish_" .. value) {
        title = token[1], icon = "fish_" .. value .. ".glb", deck = "fish",
        help = "Worth " .. value .. " fish. No change is given.",
        value = value, copies = large and token[2] + token[3] or token[2],
    }
end

hex.card "old_boot" {
    title = "Old boot", icon = "old_boot.glb", deck = "fish", copies = 1,
    help = "The player with the boot needs 1 more point to win. On your turn you may give it "
        .. "to a player with at least as many points as you.",
    opens_at_once = true, raises_target = 1,                              -- X-F-32, X-F-33
}
