-- expect: load-error 'helper' is a global variable
-- A function without local.
function helper() end
