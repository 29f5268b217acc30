gravity-superstar-legend =
    b y p g o w : une étoile bleue, jaune, rose, verte, orange ou blanche   ° : un symbole Rejouer dessous   * : un symbole étoile nu   R : un symbole Rejouer nu
    1↓ : le pion du joueur 1, les pieds en bas ; avec !, celui qui joue   ━ ┃ : les plates-formes
    ↑ → ↓ ← : une porte, tournée vers son haut ; (↑) : la porte ouverte
    Pour chacun : points = étoiles par couleur, ⟳ jetons Rejouer, cartes ▲ face visible, ▼ face cachée, ≡ en main (L saut en longueur, H saut en hauteur, D chute, R rotation, J joker)
    # 1 : le tour   ★24→4 : étoiles qui restent, et à combien la partie finit   ⟳18 : jetons de la réserve   ⌂ : la porte ouverte
gravity-superstar-why-unread = « { $typed } » n’est pas une action ; les actions sont { $actions }.
