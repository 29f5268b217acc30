"""Tables in a page, without a server: the same hall, lobby and referee, over what a browser has."""
