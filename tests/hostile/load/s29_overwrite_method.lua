-- expect: load-error 'string.format' cannot be changed
-- Replaces a function that all texts use.
function string.format()
  return "mine"
end
