-- How many points the robber spares: those of the set-up (X-FR-3), three here (X-FR-4), and four
-- where a third building is placed (K-305).
local friendly = hex.option "friendly_robber"
if friendly ~= 2 then return friendly or 0 end
return hex.has_mod "seafarers" and hex.option "custom_map" == "cloth" and 4 or 3
