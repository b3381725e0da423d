-- expect: ok
-- As many captured variables as a function may have.
local a1 = 1
local a2 = 2
local a3 = 3
local a4 = 4
local a5 = 5
local a6 = 6
local a7 = 7
local a8 = 8
local a9 = 9
local a10 = 10
local a11 = 11
local a12 = 12
local a13 = 13
local a14 = 14
local a15 = 15
local a16 = 16
local a17 = 17
local a18 = 18
local a19 = 19
local a20 = 20
local a21 = 21
local a22 = 22
local a23 = 23
local a24 = 24
local a25 = 25
local a26 = 26
local a27 = 27
local a28 = 28
local a29 = 29
local a30 = 30
local a31 = 31
local a32 = 32
local a33 = 33
local a34 = 34
local a35 = 35
local a36 = 36
local a37 = 37
local a38 = 38
local a39 = 39
local a40 = 40
local a41 = 41
local a42 = 42
local a43 = 43
local a44 = 44
local a45 = 45
local a46 = 46
local a47 = 47
local a48 = 48
local a49 = 49
local a50 = 50
local a51 = 51
local a52 = 52
local a53 = 53
local a54 = 54
local a55 = 55
local a56 = 56
local a57 = 57
local a58 = 58
local a59 = 59
local a60 = 60
local function sum()
  return a1 + a2 + a3 + a4 + a5 + a6 + a7 + a8 + a9 + a10 + a11 + a12 + a13 + a14 + a15 + a16 + a17 + a18 + a19 + a20 + a21 + a22 + a23 + a24 + a25 + a26 + a27 + a28 + a29 + a30 + a31 + a32 + a33 + a34 + a35 + a36 + a37 + a38 + a39 + a40 + a41 + a42 + a43 + a44 + a45 + a46 + a47 + a48 + a49 + a50 + a51 + a52 + a53 + a54 + a55 + a56 + a57 + a58 + a59 + a60
end
assert(sum() == 1830)
