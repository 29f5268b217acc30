tolleno-legend =
    A tile has four corners, canals between them (= and |) and its value in the middle; the numbers at the edge name its column and row
    F: a foundation   -: a plain place   o^v: a fountain, pointing up and down   #: a contract
    a2: a building of player a with two floors; ' and ": one and two fountains point at it   A: the boat of player a   ● ■ ▲ ◆: who leads on the tile
    For each player, ▶ before the one to move: █ floors left, ★ stars + points that all can see, ⛵ the boat (- not yet free, ~ waiting outside, or its tile), and the goal of the board
    ◧ contracts on offer, with the stars for each thing they count   ▤ contracts in the pile   ▦ tiles in the pile   ⬡ the initial contract
    Last, the tile that you hold
tolleno-why-unread = “{ $typed }” is no action. Actions are written 2,-1r3 (extend the city), 2,-1ne (build), G6@2,-1ne (contract), >2,-1 (boat), ^2,-1ne or ^- (carry), =ne (put down).
tolleno-why-unread-contract = “{ $typed }” is no contract: the contracts are G1-G8, B1-B7 and W1-W9.
tolleno-why-unread-cell = No tile can ever lie at { $typed }: a cell is written x,y, at most 54 steps from the centre.
tolleno-why-unread-number = “{ $typed }” is no tile: tiles are numbered #0 to #{ $last }.
tolleno-why-unread-tile = There is no tile at { $typed }; the tiles are { $laid }.
