local s = "\z
  \x41\u{48}\065\
" --[[ c ]] error(s)
