-- expect: load-error error value of type table
-- An error value that is no text.
error({ __tostring = function()
  while true do end
end })
