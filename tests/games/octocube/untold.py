"""What a view leaves open of a position text."""

UNTOLD = r"taken=\d"
