# Le sens des lignes d’une position, pour qui en modifie une

octocube-line-octocube = Les options : le mode, le nombre de joueurs et si les points sont visibles.
octocube-line-turn = La manche, qui l’a commencée, qui joue (à partir de 0) et ce qu’il faut décider. Un - signifie rien.
octocube-line-row = Une rangée de la grille, du nord au sud. Chaque pile se lit de haut en bas ; après la barre vient ce que personne n’a vu. Tuiles : S étoile de mer, A amphore, X sextant, P perle, D diamant ; w blanc, l bleu clair, d bleu foncé, g vert ; Co est une pièce. ~A à ~I sont des pouvoirs, ~plain une tuile Abysses sans pouvoir.
octocube-line-supply = Le nombre de tuiles Abysses restantes et, dans le jeu avancé, les pouvoirs que personne n’a vus.
octocube-line-seat = Un siège : la case de son cube, les six faces du cube (haut, bas, nord, est, sud, ouest), son plateau, ses pièces et ses points.
