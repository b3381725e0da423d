-- expect: load-error knows only %d, %s and %%
-- A format that ends in a sign.
string.format("100%")
