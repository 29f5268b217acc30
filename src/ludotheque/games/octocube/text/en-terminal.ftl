octocube-legend =
    Sw: a tile; the object is large (S starfish, A amphora, X sextant, P pearl, D diamond), the colour small (w white, l light blue, d dark blue, g green)
    Co: a coin   ×5: tiles in the stack   ~~: an abyss tile (~B with power B)  ● ■ ▲ ◆: the players’ cubes   *: the space chosen
    ~~ 5/5: abyss tiles left of those at the start   # 1: the round   1/40: rounds in a row without progress; the game ends at 40   N ↑: north is up
    Each cube lies open: north above, then west, top, east and bottom, south below; --: nothing on that face
    ⌂: the cube is not on the board yet   Co 0: coins held   ★: points   >: the player to move
    5/2: points for the most and the second most of a colour or an object; below, how many each player has
octocube-why-unread = “{ $typed }” is no action. Actions are written @a1 or @a1.BN (place), N E S W (roll), p90 p180 p270 (pivot), score:TNE or score:none, pass, use:N or use:here, stay, to:b3, turn:BN, tile:Sw, cube:1, retrieve, fill:Sw.any, lay:Sw.
octocube-why-no-target = Say what you point at, as in space:b3.
octocube-why-unread-target = “{ $typed }” is nothing to point at: write space:b3, abyss:b3, act:score (then face:top ...), act:pass, act:stay, act:retrieve, roll:north, pivot:90, turn:BN, tile:starfish-white (then slot:any) or seat:1.
octocube-why-unread-face = After act:score come faces: { $targets }.
octocube-why-unread-slot = After a tile comes { $targets }.
