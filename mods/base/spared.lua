-- How many points the robber spares (B-240). 2 stands for those of the set-up (X-FR-3), and the
-- long one brings 3 (B-76).
local friendly = hex.option "friendly_robber"
local printed = hex.option "map_setup" == "beginner" and hex.players < 5
if friendly == 2 and hex.option "setup_mode" == "mass" and not printed then return 3 end
return friendly or 0
