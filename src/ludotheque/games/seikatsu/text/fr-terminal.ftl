seikatsu-legend =
    Wp : une tuile ; l’oiseau en majuscule (T tangara, W jaseur, E zostérops, F tchitrec), la fleur en minuscule (p primevère, f frangipanier, t tulipe, h jacinthe)
    Koi : une carpe koï   ?? : une tuile que vous ne voyez pas   >Wp< : la dernière tuile posée   ~ ~ ~ : le bassin au centre
    Sous le jardin, pour chaque rang vu de votre pagode : combien de fleurs comptent (2p), et les points
    ● ■ ▲ : la pagode rose, bleue et verte : points des volées + des rangs = au total, les rangs, et les mains de ses places
    → : à qui de jouer   ?? × 30 : les tuiles dans le sac
