"""What a view leaves open of a position text."""

UNTOLD = r"before=\d+|ahead=\S+|entering=\d|reached=\d"
