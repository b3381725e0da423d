-- The Wonders (S-160 to S-167): whoever meets a wonder's requirement may claim and build it.
if hex.include "playing.lua" ~= "wonders" then return end
hex.include "maps/wonders.lua"
hex.include "scenarios/wonder_works.lua"

hex.counter "strait" {
    title = "Strait", help = "No starting settlements on or next to it. A player who builds "
        .. "here may claim the Great Bridge.",
    per = "corner", most = 1, marked_only = true, marker = true, color = "#4aa3df",
    icon = "strait.glb",
}
hex.counter "wasteland" {
    title = "Wasteland",
    help = "No starting settlements here. A player who builds here may claim the Great Wall.",
    per = "corner", most = 1, marked_only = true, marker = true, color = "#b98d5a",
    icon = "wasteland.glb",
}

-- Nothing of the set-up, be it a city (B-70, K-305), stands near the strait or in the wasteland;
-- later all is open (S-161).
for _, piece in ipairs { "settlement", "city" } do
    hex.patch("piece", piece) { setup_apart = { strait = 2, wasteland = 1 } }
end

-- Where every settlement on a small island counts, also those that are not the first (S-162).
local bonus = hex.option "island_bonus_vp"
if hex.option "wonder_island_bonus" == "per_settlement" and bonus > 0 then
    hex.on("placed", {
        { unless_counter = "chit" }, { count = "new_islands" }, { set = "chit", value = bonus },
        { cue = "landfall", at_place = true },
    }, { "settlement", away_from = { "home" } })
end

hex.rules { win_with_most = "wonder_levels" }                               -- S-166
