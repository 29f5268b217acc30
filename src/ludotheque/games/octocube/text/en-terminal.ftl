octocube-legend =
    Sw: a tile; the object is large (S starfish, A amphora, X sextant, P pearl, D diamond), the colour small (w white, l light blue, d dark blue, g green)
    Co: a coin   ×5: tiles in the stack   ~~: an abyss tile (~B with power B)  ● ■ ▲ ◆: the players’ cubes   *: the space chosen
    ~~ 5/5: abyss tiles left of those at the start   # 1: the round   1/40: rounds in a row without progress; the game ends at 40   N ↑: north is up
    Each cube lies open: north above, then west, top, east and bottom, south below; --: nothing on that face
    ⌂: the cube is not on the board yet   Co 0: coins held   ★: points   >: the player to move
    5/2: points for the most and the second most of a colour or an object; below, how many each player has
