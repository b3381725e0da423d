-- Where the land is shuffled, the robber starts on whichever tile has the 12 (S-83, S-88, S-100).
if hex.option "map_deal" ~= "shuffled" or hex.option "pirate_mode" == "pirate_only" then return end
if hex.has_mod "fishermen" or hex.has_mod "caravans" then return end             -- X-F-6, X-C-4

hex.patch("setup") { add = { before = { function(game)
    for _, tile in ipairs(game:tiles()) do
        if not game:is_face_down(tile) and game:token(tile) == 12 then
            game:move_pawn("robber", tile)
        end
    end
end } } }
