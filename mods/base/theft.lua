-- The step in which whoever has moved the robber takes a card, or with an option may leave it
-- (B-111, S-62).
return hex.frozen { steal = "robber", optional = hex.option "robber_theft" == "may" }
