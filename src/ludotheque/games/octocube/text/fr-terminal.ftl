octocube-legend =
    Sw : une tuile ; l’objet en majuscule (S étoile de mer, A amphore, X sextant, P perle, D diamant), la couleur en minuscule (w blanc, l bleu clair, d bleu foncé, g vert)
    Co : une pièce   ×5 : tuiles dans la pile   ~~ : une tuile Abysses (~B avec le pouvoir B)  ● ■ ▲ ◆ : les cubes des joueurs   * : la case choisie
    ~~ 5/5 : tuiles Abysses qui restent, sur celles du début   # 1 : la manche   1/40 : manches de suite sans progrès ; à 40 la partie finit   N ↑ : le nord est en haut
    Chaque cube est déplié : le nord en haut, puis ouest, dessus, est et dessous, le sud en bas ; -- : rien sur cette face
    ⌂ : le cube n’est pas encore sur le plateau   Co 0 : pièces gagnées   ★ : points   > : à qui de jouer
    5/2 : points pour le plus et le second d’une couleur ou d’un objet ; dessous, combien chacun en a
octocube-why-unread = « { $typed } » n’est pas une action. Les actions s’écrivent @a1 ou @a1.BN (poser), N E S W (rouler), p90 p180 p270 (pivoter), score:TNE ou score:none, pass, use:N ou use:here, stay, to:b3, turn:BN, tile:Sw, cube:1, retrieve, fill:Sw.any, lay:Sw.
octocube-why-no-target = Dites ce que vous désignez, comme space:b3.
octocube-why-unread-target = « { $typed } » ne désigne rien : écrivez space:b3, abyss:b3, act:score (puis face:top ...), act:pass, act:stay, act:retrieve, roll:north, pivot:90, turn:BN, tile:starfish-white (puis slot:any) ou seat:1.
octocube-why-unread-face = Après act:score viennent des faces : { $targets }.
octocube-why-unread-slot = Après une tuile vient { $targets }.
