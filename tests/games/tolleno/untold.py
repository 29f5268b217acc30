"""What a view leaves open of a position text; the guesses also shift what is dealt after them."""

UNTOLD = r"stars \d+|^extended\n|^contracts.*|^pile.*|held \S+( shown)?|^turn from \S+\n| from \S+"
