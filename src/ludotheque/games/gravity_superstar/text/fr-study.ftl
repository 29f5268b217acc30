# Le sens des lignes d’une position, pour qui en modifie une

gravity-superstar-line-gravity-superstar = Les options : le mode et le nombre de joueurs.
gravity-superstar-line-tiles = Les tuiles du plateau, avec leur face et leurs quarts de tour. Supprimez la ligne pour un plateau de votre invention.
gravity-superstar-line-ring = Les portes d’un plateau de votre invention, dans l’ordre où elles s’ouvrent.
gravity-superstar-line-board = Lignes et colonnes ; le dessin suit. Une case est . vide, * un symbole étoile, R un symbole rejouer, ou ^ > v < une porte. Derrière vient une étoile (b y p g o w) ou un pion : son siège et la direction de ses pieds, comme 0v. Un | est une plateforme à droite, --- une plateforme en dessous.
gravity-superstar-line-marker = La case de la porte ouverte.
gravity-superstar-line-supply = Les jetons Rejouer qui restent.
gravity-superstar-line-seat = Un siège : ses cartes en main, face visible et face cachée (L saut en longueur, H saut en hauteur, D chute, R rotation, J joker), ses étoiles par couleur, ses jetons.
gravity-superstar-line-turn = Qui joue (à partir de 0), qui a commencé, ce qu’il faut décider, le tour et ce qui a précédé.
