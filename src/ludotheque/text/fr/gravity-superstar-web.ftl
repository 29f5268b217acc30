gravity-superstar-ui-planet = La planète, { $width } cases sur { $height } ; ses bords se rejoignent
gravity-superstar-ui-pawn = { $you ->
    [1] votre pion
   *[0] le pion de { $seat }
}, les pieds { $feet }
gravity-superstar-ui-replay-symbol = symbole Rejouer
gravity-superstar-ui-star-symbol = symbole d'étoile découvert
gravity-superstar-ui-door = porte, son haut { $up }
gravity-superstar-ui-open-door = la porte ouverte, son haut { $up }
gravity-superstar-ui-platforms = plateforme { $sides }
gravity-superstar-ui-on-north = au-dessus
gravity-superstar-ui-on-east = à droite
gravity-superstar-ui-on-south = en dessous
gravity-superstar-ui-on-west = à gauche
gravity-superstar-ui-landing = { $count ->
    [one] une façon d'arriver ici
   *[other] { $count } façons d'arriver ici
}, pour { $gain } points
gravity-superstar-ui-ways = Façons d'aller en { $space }
gravity-superstar-ui-left-letter = G
gravity-superstar-ui-right-letter = D
gravity-superstar-ui-round = Tour { $round }
gravity-superstar-ui-supply = jetons Rejouer en réserve
gravity-superstar-ui-stars-left = étoiles sur le plateau
gravity-superstar-ui-until = dernier tour à { $stars }
gravity-superstar-ui-until-points = dernier tour à { $points } points
gravity-superstar-ui-last-round = ce tour est le dernier
gravity-superstar-ui-stars-gained = { $count ->
    [one] +1 étoile
   *[other] +{ $count } étoiles
}
gravity-superstar-ui-tokens-gained = { $count ->
    [one] +1 jeton
   *[other] +{ $count } jetons
}
gravity-superstar-ui-ejects = éjecte { $victim_seat }
gravity-superstar-ui-nothing = jusqu'en { $space }, rien en chemin
gravity-superstar-ui-cards-of = Cartes de { $seat }
gravity-superstar-ui-simple = Mouvement simple
gravity-superstar-ui-any-card = une carte, face cachée
gravity-superstar-ui-this-card = cette carte, face cachée
gravity-superstar-ui-step-left = Pas à gauche
gravity-superstar-ui-step-right = Pas à droite
gravity-superstar-ui-cannot = { $move } : impossible maintenant
gravity-superstar-ui-move-to = { $move }, jusqu'en { $space }
gravity-superstar-ui-in-hand = En main : { $card }
gravity-superstar-ui-face-up = Jouée face visible : { $card }
gravity-superstar-ui-down = Face cachée : { $card }
gravity-superstar-ui-face-down = Face cachée
gravity-superstar-ui-any = Au choix
gravity-superstar-ui-joker = Le Joker joue quel mouvement ?
gravity-superstar-ui-which-down = Quelle carte posez-vous face cachée ?
gravity-superstar-ui-back = Retour
gravity-superstar-ui-played = Jouées
gravity-superstar-ui-of-five = { $count } sur 5
gravity-superstar-ui-take-back = Reprendre ses cartes
gravity-superstar-ui-replay = Rejouer
gravity-superstar-ui-replay-costs = { $tokens ->
    [one] coûte votre seul jeton
   *[other] coûte un de vos { $tokens } jetons
}
gravity-superstar-ui-keep-token = et garder vos jetons
gravity-superstar-ui-replay-later = { $tokens ->
    [0] vous n'avez pas de jeton
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
gravity-superstar-ui-owned = Ce que chacun possède
gravity-superstar-ui-worth = Ce que vaut le mouvement
gravity-superstar-ui-stars = { $count ->
    [one] étoile
   *[other] étoiles
}
gravity-superstar-ui-tokens = { $count ->
    [one] jeton Rejouer
   *[other] jetons Rejouer
}
gravity-superstar-ui-pair = { $count } { $count ->
    [one] étoile { $colour }
   *[other] étoiles de couleur { $colour }
} : une nouvelle paire
gravity-superstar-ui-steal-from = Éjecter { $victim_seat } et dérober
gravity-superstar-ui-door-goes = La porte ouverte passe en { $space }
gravity-superstar-ui-from = { $you ->
    [1] Vous
   *[0] { $seat }
}, avec { $points }
gravity-superstar-ui-or = { $least } à { $most }
gravity-superstar-ui-no-change = Les points ne changent pas.
gravity-superstar-ui-signs = Signes
gravity-superstar-ui-sign-pawn = Le bas est du côté des bottes ; gauche et droite sont celles du pion.
gravity-superstar-ui-sign-replay-symbol = Une fois son étoile prise, chaque passage donne un jeton Rejouer.
gravity-superstar-ui-sign-star-symbol = L'étoile qui était ici est prise.
gravity-superstar-ui-sign-open-door = Les pions hors jeu entrent par ici.
gravity-superstar-ui-sign-door = La porte ouverte avance dans le sens horaire, de porte en porte.
gravity-superstar-score-kind-stars = étoiles
gravity-superstar-score-kind-pairs = paires
gravity-superstar-score-kind-tokens = jetons
gravity-superstar-learn-welcome = Voici une petite planète pleine d'étoiles. Une étoile vaut 1 point, et chaque paire d'une même couleur 1 point de plus. Ses bords se rejoignent : qui sort d'un côté rentre de l'autre.
gravity-superstar-learn-feet = C'est vous. Le bas est là où pointent vos bottes, et ici elles pointent vers le haut du plateau : vous êtes sur la plateforme la tête en bas. G et D montrent votre gauche et votre droite.
gravity-superstar-learn-long = Jouez le Saut en longueur à droite, deux cases. Pointez d'abord le bouton : la ligne montre tout le chemin. Vous collectez l'étoile verte ; puis il n'y a plus de plateforme sous vos bottes, et vous tombez.
gravity-superstar-learn-turn = La Rotation vous fait tourner sur place, et le bas tourne avec vous. Un quart de tour à droite, et vous tombez le long de la rangée : sur une deuxième étoile verte, votre première paire.
gravity-superstar-learn-hidden = Ada a joué une carte face cachée : chaque carte peut se jouer ainsi, pour un pas à gauche ou à droite. Laquelle, cela reste caché. Les cartes qu'elle a montrées sont visibles sur sa fiche.
gravity-superstar-learn-simple = À vous : appuyez sur Pas à droite avec la carte Chute face cachée, et collectez l'étoile orange.
gravity-superstar-learn-wrap = Le Saut en hauteur va d'une case vers le haut et d'une de côté. Votre haut est la gauche du plateau : vous passez par le bord supérieur, vous tombez, vous passez aussi par le bord droit, et vous collectez une deuxième étoile orange.
gravity-superstar-learn-complete = Il vous reste une carte en main. Reprenez toutes vos cartes : c'est aussi une action. Si vous jouez la cinquième, vous les reprenez toutes aussitôt.
gravity-superstar-learn-token = La Chute traverse la plateforme sous vos bottes. L'anneau de deux flèches est un symbole Rejouer. Son étoile est prise : qui passe prend un jeton Rejouer.
gravity-superstar-learn-replay = Un jeton vaut 1 point à la fin, ou une action de plus maintenant. Une fois par tour, vous pouvez en dépenser un. Allez-y !
gravity-superstar-learn-joker = Le Joker joue comme l'une des quatre autres cartes. En Saut en hauteur à gauche, il vous mène sur deux étoiles jaunes : une paire, donc 3 points.
gravity-superstar-learn-eject = Ada est sur votre chemin. Faites un demi-tour, et vous tombez sur elle : elle est éjectée, et vous lui dérobez quelque chose.
gravity-superstar-learn-steal = Prenez une étoile bleue. Ada en a deux : sans la paire, elle perd 2 points. Elle reprend toutes ses cartes et rentrera par la porte ouverte.
gravity-superstar-learn-done = Puis votre chute a continué, et vous avez pris un jeton. Gardez-le cette fois, et finissez votre tour.
gravity-superstar-learn-end = Vous connaissez tout le jeu. Quand il reste peu d'étoiles, le tour de table est joué jusqu'au bout. On compte alors étoiles, paires et jetons ; à égalité, moins de jetons gagne.
