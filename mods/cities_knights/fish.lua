-- With the Fishermen (X-F-42 to X-F-47): what fish buy where there are no development cards.
if not hex.has_mod "fishermen" then return end

hex.patch("action", "fish_development") {
    title = "Progress card for fish",
    help = "Draw a progress card of a colour of your choice. Costs 7 fish; no change is given.",
    effect = { { start = "draw_of_any_colour" } },                                      -- X-F-42
}
hex.patch("action", "fish_robber") { needs_counter = "robber_awake" }                   -- X-F-43
hex.patch("action", "fish_resource") { effect = { { take = 1, of = { "resource" } } } } -- X-F-45

-- The numbers of fishing grounds are printed on them: they are no tokens for the Inventor (K-276).
hex.patch("pick", "token_tile") {
    add = { tests = { function(game, _, tile)
        return game:terrain(tile) ~= "fishing_ground"
    end } },
}
