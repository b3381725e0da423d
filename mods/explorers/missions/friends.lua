-- The counters of tiles that say who is a village's friend, by seat (P-222).
local friends = {}
for seat = 1, hex.players do friends[seat] = "friend_" .. seat end
return hex.frozen(friends)
