seikatsu-legend =
    Wp : une tuile ; l’oiseau en majuscule (T tangara, W jaseur, E zostérops, F tchitrec), la fleur en minuscule (p primevère, f frangipanier, t tulipe, h jacinthe)
    Koi : une carpe koï   ?? : une tuile que vous ne voyez pas   >Wp< : la dernière tuile posée   ~ ~ ~ : le bassin au centre
    Sous le jardin, pour chaque rang vu de votre pagode : combien de fleurs comptent (2p), et les points
    ● ■ ▲ : la pagode rose, bleue et verte : points des volées + des rangs = au total, les rangs, et les mains de ses places
    → : à qui de jouer   ?? × 30 : les tuiles dans le sac
seikatsu-why-unread = « { $typed } » n’est pas un coup : un coup s’écrit avec une tuile et une case, comme wp@d3 ou koi@c2.
seikatsu-why-unread-tile = « { $typed } » n’est pas une tuile : une tuile s’écrit koi, ou avec un oiseau (t, w, e, f) et une fleur (p, f, t, h), comme wp.
seikatsu-why-unread-space = « { $typed } » n’est pas une case : les cases sont a1-a4, b1-b5, c1-c6, d1-d3, d5-d7, e1-e6, f1-f5 et g1-g4.
seikatsu-why-unread-target = « { $typed } » ne désigne rien : écrivez tile:wp ou space:d3.
