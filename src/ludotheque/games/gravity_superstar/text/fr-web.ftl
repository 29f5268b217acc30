gravity-superstar-ui-planet = La planète, { $width } cases sur { $height } ; ses bords opposés se rejoignent
gravity-superstar-ui-pawn = { $you ->
    [1] votre pion
   *[0] le pion { DE($seat) }
}, les pieds { $feet }
gravity-superstar-ui-replay-symbol = symbole Rejouer
gravity-superstar-ui-star-symbol = case d’étoile vide
gravity-superstar-ui-door = porte, le haut tourné { $up }
gravity-superstar-ui-open-door = la porte ouverte, le haut tourné { $up }
gravity-superstar-ui-platforms = plateforme { $sides }
gravity-superstar-ui-on-north = au-dessus
gravity-superstar-ui-on-east = à droite
gravity-superstar-ui-on-south = en dessous
gravity-superstar-ui-on-west = à gauche
gravity-superstar-ui-landing = { $count ->
    [one] une façon d’arriver ici
   *[other] { $count } façons d’arriver ici
}, { $points ->
    [one] { $gain } point
   *[other] { $gain } points
}
gravity-superstar-ui-ways = Façons d’arriver ici
gravity-superstar-ui-left-letter = G
gravity-superstar-ui-right-letter = D
gravity-superstar-ui-round = Tour { $round }
gravity-superstar-ui-supply = jetons Rejouer en réserve
gravity-superstar-ui-stars-left = étoiles sur le plateau
gravity-superstar-ui-until = dernier tour à { $stars } ou moins
gravity-superstar-ui-until-points = dernier tour à { $points } points
gravity-superstar-ui-last-round = c’est le dernier tour
gravity-superstar-ui-pairs-gained = { $count ->
    [one] avec une paire
   *[other] avec { $count } paires
}
gravity-superstar-ui-ejects = éjecte { $victim_seat }
gravity-superstar-ui-nothing = Rien en chemin
gravity-superstar-ui-cards-of = Cartes { DE($seat) }
gravity-superstar-ui-simple = Un pas
gravity-superstar-ui-any-card = n’importe quelle carte, face cachée
gravity-superstar-ui-this-card = cette carte, face cachée
gravity-superstar-ui-step-left = Pas à gauche
gravity-superstar-ui-step-right = Pas à droite
gravity-superstar-ui-cannot = { $move } : impossible maintenant
gravity-superstar-ui-move-to = { $move }, jusqu’en { $space }
gravity-superstar-ui-in-hand = En main : { $card }
gravity-superstar-ui-face-up = Jouée face visible : { $card }
gravity-superstar-ui-down = Face cachée : { $card }
gravity-superstar-ui-face-down = Face cachée
gravity-superstar-ui-any = Au choix
gravity-superstar-ui-joker = Jouer le Joker en
gravity-superstar-ui-which-down = Quelle carte jouer face cachée ?
gravity-superstar-ui-back = Retour
gravity-superstar-ui-played = jouée
gravity-superstar-ui-take-back = Reprendre ses cartes
gravity-superstar-ui-replay = Rejouer
gravity-superstar-ui-replay-offer = { $best ->
    [0] aucun point tout de suite, contre
   *[other] jusqu’à +{ $best }, contre
} { $tokens ->
    [one] votre seul jeton
   *[other] 1 de vos { $tokens } jetons
} (1 point)
gravity-superstar-ui-keep-token = gardez vos jetons
gravity-superstar-ui-replay-later = { $tokens ->
    [0] vous n’avez pas de jeton
    [one] { $tokens } jeton, après votre action
   *[other] { $tokens } jetons, après votre action
}
gravity-superstar-ui-points = pts
gravity-superstar-ui-sum = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} + { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
} + { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
gravity-superstar-ui-hand = { $count } en main
gravity-superstar-ui-cards = Face visible : { $up }. Face cachée : { $down }. En main : { $hand }. En main ou face cachée : { $unknown }.
gravity-superstar-ui-owned = Étoiles et jetons de chacun
gravity-superstar-ui-worth = Ce que rapporte ce mouvement
gravity-superstar-ui-stars = { $count ->
    [one] étoile
   *[other] étoiles
}
gravity-superstar-ui-tokens = { $count ->
    [one] jeton Rejouer
   *[other] jetons Rejouer
}
gravity-superstar-ui-pair = { $count } × { $colour } : une nouvelle paire
gravity-superstar-ui-steal-from = Éjecter { $victim_seat } et voler
gravity-superstar-ui-door-goes = La porte ouverte avance
gravity-superstar-ui-from = { $you ->
    [1] Vous
   *[0] { $seat }
} : { $points } →
gravity-superstar-ui-or = { $least } à { $most }
gravity-superstar-ui-no-change = Les points ne changent pas.
gravity-superstar-ui-signs = Signes
gravity-superstar-ui-sign-pawn = Le bas est du côté des bottes. Gauche et droite sont celles du pion.
gravity-superstar-ui-sign-replay-symbol = Une fois l’étoile prise, chaque passage donne un jeton Rejouer.
gravity-superstar-ui-sign-star-symbol = L’étoile de cette case est prise.
gravity-superstar-ui-sign-open-door = Les pions hors jeu entrent par ici.
gravity-superstar-ui-sign-door = La porte ouverte avance dans le sens horaire, de porte en porte.
gravity-superstar-score-kind-stars = étoiles
gravity-superstar-score-kind-pairs = paires
gravity-superstar-score-kind-tokens = jetons
gravity-superstar-learn-welcome = Une petite planète pleine d’étoiles ! Chaque étoile vaut 1 point, et chaque paire de même couleur 1 point de plus. Les bords se rejoignent : sortez d’un côté, vous rentrez de l’autre.
gravity-superstar-learn-feet = C’est vous. Le bas est là où pointent vos bottes, et ici elles pointent vers le haut du plateau : vous avez la tête en bas. G et D sont votre gauche et votre droite.
gravity-superstar-learn-long = Jouez le Saut en longueur à droite : deux cases. { $touch ->
    [1] Touchez
   *[0] Survolez
} d’abord le bouton : la ligne montre tout le chemin. Vous collectez l’étoile verte ; puis il n’y a plus de plateforme sous vos bottes, et vous tombez.
gravity-superstar-learn-turn = La Rotation vous fait tourner sur place, et le bas tourne avec vous. Un quart de tour à droite, et vous tombez le long de la rangée en passant par une deuxième étoile verte : votre première paire.
gravity-superstar-learn-hidden = Ada a joué une carte face cachée. Toute carte peut se jouer ainsi, pour un pas à gauche ou à droite, et elle reste cachée. Les cartes jouées face visible sont sur sa fiche.
gravity-superstar-learn-simple = À vous : appuyez sur Pas à droite avec la carte Chute face cachée, et collectez l’étoile orange.
gravity-superstar-learn-wrap = Le Saut en hauteur va d’une case vers le haut et d’une de côté. Votre haut est la gauche du plateau : vous passez par le bord du haut, vous tombez, vous passez aussi par le bord droit, et vous collectez une deuxième étoile orange.
gravity-superstar-learn-complete = Il vous reste une carte. Reprenez toutes vos cartes : c’est aussi une action. Si vous jouez la cinquième, vous les reprenez toutes aussitôt.
gravity-superstar-learn-token = La Chute traverse la plateforme sous vos bottes. L’anneau de deux flèches est un symbole Rejouer. Son étoile est prise : en passant, vous gagnez un jeton Rejouer.
gravity-superstar-learn-replay = Un jeton vaut 1 point à la fin, ou une action de plus maintenant. Vous pouvez en dépenser un par tour. Allez-y !
gravity-superstar-learn-joker = Le Joker remplace l’une des quatre autres cartes. En Saut en hauteur à gauche, il vous fait passer par deux étoiles jaunes : une paire, donc 3 points.
gravity-superstar-learn-eject = Ada est sur votre chemin. Faites un demi-tour, et vous tombez sur elle : elle est éjectée, et vous lui volez quelque chose.
gravity-superstar-learn-steal = Prenez une étoile bleue. Ada en a deux : sans la paire, elle perd 2 points. Elle reprend toutes ses cartes et rentrera par la porte ouverte.
gravity-superstar-learn-done = Vous avez continué votre chute et pris un jeton. Gardez-le cette fois, et terminez votre tour.
gravity-superstar-learn-end = Vous savez tout. Quand il reste peu d’étoiles, on finit le tour. On compte alors étoiles, paires et jetons ; à égalité, celui qui a le moins de jetons l’emporte.
gravity-superstar-sheet-aim = But du jeu
gravity-superstar-sheet-aim-text = Collectez les étoiles d’une petite planète. Chaque étoile vaut 1 point, et chaque paire de même couleur 1 point de plus. La planète n’a pas de bord : sortez d’un côté, vous rentrez de l’autre.
gravity-superstar-sheet-down = Où est le bas ?
gravity-superstar-sheet-down-text = Le bas est là où pointent vos bottes. La gauche et la droite sont aussi les vôtres : elles changent avec votre position.
gravity-superstar-sheet-turn = Votre tour
gravity-superstar-sheet-turn-text = Jouez une carte face visible pour son mouvement : Saut en longueur (deux cases), Saut en hauteur (une vers le haut, une de côté), Chute (à travers la plateforme), Rotation (un quart ou un demi-tour), ou le Joker pour n’importe lequel. Ou jouez n’importe quelle carte face cachée pour faire un pas. Vous tombez ensuite jusqu’à la prochaine plateforme en collectant ce que vous traversez. Vous pouvez aussi reprendre vos cartes jouées ; la cinquième les ramène toutes aussitôt.
gravity-superstar-sheet-tokens = Jetons Rejouer
gravity-superstar-sheet-tokens-text = Passez sur un symbole Rejouer dont l’étoile est prise et vous gagnez un jeton. Il vaut 1 point à la fin ou, une fois par tour, une action de plus.
gravity-superstar-sheet-steal = Éjecter un rival
gravity-superstar-sheet-steal-text = Arrivez sur un rival ou traversez sa case, et il est éjecté : vous lui volez une étoile ou un jeton. Il reprend toutes ses cartes et rentrera par la porte ouverte.
gravity-superstar-sheet-end = Fin de la partie
gravity-superstar-sheet-end-text = La partie se termine après le tour qui laisse 4 étoiles ou moins (8 à 3 ou 4 joueurs, 12 à 5 ou 6). On compte étoiles, paires et jetons. À égalité, celui qui a le moins de jetons l’emporte.
gravity-superstar-learn-part-expert = Partie 2 : expert
gravity-superstar-learn-expert-race = Le mode expert est une course. À deux, le tour où un joueur atteint 18 points est le dernier. Vous avez 16 points, Ada en a 14.
gravity-superstar-learn-expert-reach = Jouez le Saut en hauteur à gauche : il vous mène à 19 points. Les points comptent dès que vous les avez, même si vous les perdez ensuite.
gravity-superstar-learn-expert-done = Vous avez atteint 18 points : c’est le dernier tour. Ada joue encore, car chacun a le même nombre de tours. Terminez votre tour.
gravity-superstar-learn-expert-end = Ada a fini son tour avec 16 points : vous gagnez, 19 à 16. À 3 ou 5 joueurs, il faut 24 points. À vous de jouer une vraie partie !

# After a first click: what comes next
gravity-superstar-ui-then-card-move = { $card } : choisissez son mouvement, ou un pas.
gravity-superstar-ui-then-move-card = Choisissez la carte à poser face cachée.

# The log
gravity-superstar-ui-fell = { $count ->
    [one] chute d’une case
   *[other] chute de { $count } cases
}
gravity-superstar-ui-star = étoile { $colour }

# Le décompte
gravity-superstar-ui-count-key = Les étoiles par couleur : un crochet marque une paire, qui rapporte 1 point de plus. Chaque jeton vaut 1 point.

# En chiffres

gravity-superstar-opening-simple = Une carte face cachée : { $move }
gravity-superstar-opening-special = { $move }
gravity-superstar-opening-joker = Joker : { $move }
gravity-superstar-use-simple = Un pas à gauche ou à droite
gravity-superstar-use-special = { $card }
gravity-superstar-use-joker = Joker
gravity-superstar-use-steal = Voler un autre joueur
gravity-superstar-use-replay = Rejouer avec un jeton
gravity-superstar-use-complete = Reprendre ses cartes

# Conseils : quel genre de coup

gravity-superstar-hint-simple = Jouez une carte face cachée, pour un seul pas.
gravity-superstar-hint-special = Jouez cette carte : { $card }.
gravity-superstar-hint-joker = Jouez votre Joker.
gravity-superstar-hint-steal = Volez le joueur que vous avez éjecté.
gravity-superstar-hint-replay = Dépensez un jeton pour rejouer.
gravity-superstar-hint-done = Terminez votre tour.
gravity-superstar-hint-complete = Reprenez vos cartes.
