"""Networks that learn how games end, from games that bots play against themselves."""
