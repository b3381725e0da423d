-- In which parts of a turn fish are spent and the boot is passed on: the own one after the roll,
-- with an option before it, too (X-F-22), and that of the partner of a turn (X-F-53, B-245).
-- Between turns no fish are spent (B-246).
local boot, spending = { "main" }, { "main" }
if hex.players > 4 and hex.option "five_six_mode" == "paired_players" then
    boot, spending = { "main", "paired" }, { "main", "paired" }
end
if hex.option "tb.fishBeforeRoll" then table.insert(spending, "roll") end
return hex.frozen { boot = boot, spending = spending }
