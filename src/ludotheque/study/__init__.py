"""Study: why a move is good, puzzles from matches, and what the games look like in numbers."""
