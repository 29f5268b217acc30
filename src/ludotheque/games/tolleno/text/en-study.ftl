# What the lines of a position mean, for who edits one

tolleno-line-tolleno = The options: mode, number of players, the initial contract and the centre.
tolleno-line-initial = The initial contract.
tolleno-line-round = The round, who began it, who is to move (from 0) and the step: extend, build, second, sail, lift or put.
tolleno-line-extended = Somebody was able to extend the city this round.
tolleno-line-turn = What the seat has done this turn: the tile laid, the first floor, the boat’s start and the floor it carries.
tolleno-line-seat = A seat: its board, its star tokens, and the tile it holds.
tolleno-line-offer = The contracts that lie face up.
tolleno-line-contracts = The pile of contracts; the first one comes next.
tolleno-line-pile = The pile of tiles; the first one is drawn next. Behind | stands what was shown and put under the pile.
tolleno-line-order = The tiles in the order in which they were laid, without the centre.
tolleno-line-city = The cell of the north-west corner; the picture follows. A tile is three lines: at its corners F a foundation, - plain, o a fountain with its arrows, a2 a building of seat a with two floors, # a contract. | and === are canals, the value stands in the middle, and a letter beside it is a boat.
