tolleno-legend =
    A tile has four corners, canals between them (= and |) and its value in the middle; the numbers at the edge name its column and row
    F: a foundation   -: a plain place   o^v: a fountain, pointing up and down   #: a contract
    a2: a building of player a with two floors; ' and ": one and two fountains point at it   A: the boat of player a   ● ■ ▲ ◆: who leads on the tile
    For each player, ▶ before the one to move: █ floors left, ★ stars + points that all can see, ⛵ the boat (- not yet free, ~ waiting outside, or its tile), and the goal of the board
    ◧ contracts on offer, with the stars for each thing they count   ▤ contracts in the pile   ▦ tiles in the pile   ⬡ the initial contract
    Last, the tile that you hold
