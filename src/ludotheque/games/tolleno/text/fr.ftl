tolleno-name = Tolleno
tolleno-about = Tracez les canaux, élevez vos maisons le long des quais et menez votre bateau à travers la ville que vous bâtissez.
tolleno-contract-G1 = fondations visibles
tolleno-contract-G2 = tuiles sans fondation visible
tolleno-contract-G3 = contrats déjà posés
tolleno-contract-G4 = tuiles sans contrat
tolleno-contract-G5 = places vides
tolleno-contract-G6 = tuiles de 2
tolleno-contract-G7 = tuiles de 3
tolleno-contract-G8 = tuiles de 4
tolleno-contract-B1 = tuiles avec un de vos bâtiments
tolleno-contract-B2 = tuiles sans bâtiment à vous
tolleno-contract-B3 = vos bâtiments
tolleno-contract-B4 = vos bâtiments de 2 étages ou plus
tolleno-contract-B5 = hauteurs différentes de vos bâtiments
tolleno-contract-B6 = tuiles avec 2 de vos bâtiments ou plus
tolleno-contract-B7 = vos bâtiments de 3 étages ou plus
tolleno-contract-W1 = bâtiments adverses sur une tuile de 2
tolleno-contract-W2 = bâtiments adverses sur une tuile de 3
tolleno-contract-W3 = bâtiments adverses sur une tuile de 4
tolleno-contract-W4 = bâtiments adverses sans fontaine
tolleno-contract-W5 = bâtiments adverses de 2 étages ou plus
tolleno-contract-W6 = paires d’étages adverses
tolleno-contract-W7 = tuiles avec 2 bâtiments adverses ou plus
tolleno-contract-W8 = bâtiments adverses avec une fontaine
tolleno-contract-W9 = bâtiments adverses avec deux fontaines

tolleno-board-line = tuiles avec un de vos bâtiments dans une rangée ou une colonne
tolleno-board-twos = tuiles de 2 que vous gagnez
tolleno-board-tall = bâtiments de 2 étages ou plus
tolleno-board-fountains = bâtiments avec deux fontaines
tolleno-initial-tallest = le plus haut bâtiment de la ville
tolleno-initial-centre = le plus d’étages dans le centre
tolleno-initial-high = un bâtiment de 5 étages ou plus
tolleno-initial-neutral = aucune étoile
tolleno-step-extend = étendre la ville
tolleno-step-build = construire le premier étage
tolleno-step-second = construire un second étage ou poser un contrat
tolleno-step-sail = déplacer le bateau
tolleno-step-lift = choisir ce que le bateau transporte
tolleno-step-put = déposer l’étage transporté
tolleno-step-over = la partie est terminée
tolleno-what-boat = le bateau
tolleno-what-one-turn = un virage pour le bateau
tolleno-what-two-turns = deux virages pour le bateau
tolleno-what-board = le décompte du plateau joueur
tolleno-what-star = 1 étoile à la fin
tolleno-what-stars = 2 étoiles de plus à la fin

tolleno-do-extend = Poser la tuile{ $turn ->
    [0] { "" }
    [1] , tournée d’un quart de tour à droite
    [2] , tournée d’un demi-tour
   *[other] , tournée d’un quart de tour à gauche
} : prolonge { $canals ->
    [1] un canal
   *[other] { $canals } canaux
}
tolleno-do-build = Construire l’étage { $floor }, hauteur { $height } : +{ $stars } ★ en l’état
tolleno-do-contract = Poser le contrat « { $contract } » : { $units } × { $each } = { $stars } ★
tolleno-do-sail = Déplacer le bateau
tolleno-do-enter = Faire entrer le bateau
tolleno-do-lift = Emporter un étage
tolleno-do-carry-nothing = Ne rien transporter
tolleno-do-put = Déposer l’étage : hauteur { $height }

tolleno-prompt-extend = Posez votre tuile de façon à prolonger un canal.
tolleno-prompt-build = Construisez l’étage { $floor } sur le quai d’un canal que vous venez de prolonger.
tolleno-prompt-second = Construisez l’étage { $floor } ou posez un contrat, sur le quai d’un canal qui croise le premier.
tolleno-prompt-second-floor = Construisez l’étage { $floor } sur le quai d’un canal qui croise le premier.
tolleno-prompt-contract = Tous vos étages sont construits : posez un contrat sur le quai d’un canal qui croise le premier.
tolleno-prompt-enter = Faites entrer votre bateau dans la ville : il garde sa tuile et y départage les égalités.
tolleno-prompt-sail = { $turns ->
    [0] Déplacez votre bateau tout droit vers une autre tuile.
    [1] Déplacez votre bateau vers une autre tuile ; il peut tourner une fois.
   *[2] Déplacez votre bateau vers une autre tuile ; il peut tourner deux fois.
}
tolleno-prompt-lift = Votre bateau peut emporter un de vos étages. Lequel ?
tolleno-prompt-put = Déposez l’étage sur la tuile du bateau.
tolleno-prompt-over = La partie est terminée.

tolleno-log-extend = { $you ->
    [1] Vous avez posé une tuile de { $value } et prolongé
   *[0] { $seat } a posé une tuile de { $value } et prolongé
} { $canals ->
    [1] un canal
   *[other] { $canals } canaux
}
tolleno-log-build = { $you ->
    [1] Vous avez construit l’étage { $floor } : hauteur { $height }
   *[0] { $seat } a construit l’étage { $floor } : hauteur { $height }
}
tolleno-log-unlock = { $you ->
    [1] L’étage { $floor } vous donne { $what }
   *[0] L’étage { $floor } donne { $what } à { $seat }
}
tolleno-log-last-round = { $you ->
    [1] Vous avez construit votre dernier étage : c’est la dernière manche
   *[0] { $seat } a construit son dernier étage : c’est la dernière manche
}
tolleno-log-contract = { $you ->
    [1] Vous avez posé le contrat « { $contract } » : { $units } × { $each } = { $stars } ★
   *[0] { $seat } a posé le contrat « { $contract } » : { $units } × { $each } = { $stars } ★
}
tolleno-log-sail = { $you ->
    [1] Votre bateau a repris sa route
   *[0] Le bateau { DE($seat) } a repris sa route
}
tolleno-log-enter = { $you ->
    [1] Votre bateau est entré dans la ville
   *[0] Le bateau { DE($seat) } est entré dans la ville
}
tolleno-log-lift = { $you ->
    [1] Votre bateau a pris un étage à bord
   *[0] Le bateau { DE($seat) } a pris un étage à bord
}
tolleno-log-carry-nothing = { $you ->
    [1] Votre bateau n’a rien transporté
   *[0] Le bateau { DE($seat) } n’a rien transporté
}
tolleno-log-carry = { $you ->
    [1] Vous avez transporté un étage : hauteur { $height }
   *[0] { $seat } a transporté un étage : hauteur { $height }
}
tolleno-log-skip-extend = { $you ->
    [1] Vous n’avez pas pu étendre la ville
   *[0] { $seat } n’a pas pu étendre la ville
}
tolleno-log-skip-build = { $you ->
    [1] Vous n’avez pas pu construire
   *[0] { $seat } n’a pas pu construire
}
tolleno-log-skip-second = { $you ->
    [1] Il n’y avait pas de place pour votre second étage ou un contrat
   *[0] Il n’y avait pas de place pour un second étage ou un contrat { DE($seat) }
}
tolleno-log-boat-waits = { $you ->
    [1] Votre bateau n’a pas pu entrer et attend dehors
   *[0] Le bateau { DE($seat) } n’a pas pu entrer et attend dehors
}
tolleno-log-boat-stays = { $you ->
    [1] Votre bateau n’a pas pu bouger
   *[0] Le bateau { DE($seat) } n’a pas pu bouger
}
tolleno-log-show = { $you ->
    [1] Votre tuile n’allait nulle part : vous l’avez montrée et remplacée
   *[0] La tuile { DE($seat) } n’allait nulle part : elle a été montrée et remplacée
}
tolleno-log-draw = { $you ->
    [1] Vous avez pioché une tuile
   *[0] { $seat } a pioché une tuile
}
tolleno-log-draw-hidden = { $you ->
    [1] Vous avez pioché une tuile
   *[0] { $seat } a pioché une tuile
}
tolleno-log-reveal = Un nouveau contrat : { $contract }
tolleno-log-score-tile = { $you ->
    [1] Vous gagnez une tuile : { $stars } ★
   *[0] { $seat } gagne une tuile : { $stars } ★
}
tolleno-log-score-fountain = { $you ->
    [1] Votre bâtiment : { $floors } × { $fountains ->
        [1] 1 fontaine
       *[other] { $fountains } fontaines
    } = { $stars } ★
   *[0] Bâtiment { DE($seat) } : { $floors } × { $fountains ->
        [1] 1 fontaine
       *[other] { $fountains } fontaines
    } = { $stars } ★
}
tolleno-log-score-board = { $you ->
    [1] Votre plateau, { $board } ({ $units }) : { $stars } ★
   *[0] Plateau { DE($seat) }, { $board } ({ $units }) : { $stars } ★
}
tolleno-log-score-floor = { $you ->
    [1] Votre étage { $floor } est construit : { $stars } ★
   *[0] L’étage { $floor } { DE($seat) } est construit : { $stars } ★
}
tolleno-log-score-initial = { $you ->
    [1] Le contrat initial est pour vous : { $initial }, { $stars } ★
   *[0] Le contrat initial est pour { $seat } : { $initial }, { $stars } ★
}
tolleno-log-end = La partie est terminée : { $scores }

tolleno-why-wrong-step = Pas encore : il faut d’abord { $step }.
tolleno-why-over = La partie est terminée.
tolleno-why-occupied = Il y a déjà une tuile ici.
tolleno-why-apart = Cette place ne touche pas la ville.
tolleno-why-has-a-name = Cette place a son propre nom : { $cell }.
tolleno-why-guarded-cell = Le bateau { DE($seat) } garde le canal qui débouche ici : on ne peut pas y raccorder de tuile.
tolleno-why-prolongs-nothing = Ici, la tuile ne prolongerait aucun canal.
tolleno-why-dead-end = Tournée ainsi, la tuile créerait un cul-de-sac : un canal doit rencontrer un canal, un quai un quai.
tolleno-why-same-turn = Cette tuile est la même après un demi-tour : choisissez l’autre sens.
tolleno-why-no-floor = Vous n’avez plus d’étages : vous ne pouvez que poser un contrat.
tolleno-why-not-yours = Ce bâtiment est à { $seat } : un bâtiment n’a qu’une couleur.
tolleno-why-no-foundation = Il n’y a pas de fondation libre ici.
tolleno-why-not-offered = Le contrat « { $contract } » n’est pas proposé.
tolleno-why-not-free = Un contrat demande une fondation libre, et cette place n’en est pas une.
tolleno-why-no-tile = Cette tuile n’existe pas.
tolleno-why-guarded = Le bateau { DE($seat) } garde cette tuile.
tolleno-why-same-tile = Votre premier étage est sur cette tuile : le second va sur une autre.
tolleno-why-not-perpendicular = Cette place n’est pas sur un canal qui croise celui de votre premier étage.
tolleno-why-not-on-quay = Cette place n’est pas sur un canal que vous avez prolongé ce tour-ci.
tolleno-why-must-move = Le bateau doit aller sur une autre tuile.
tolleno-why-taken = Le bateau { DE($seat) } est ici : on le croise, mais on ne s’arrête pas sur la même tuile.
tolleno-why-unreachable = Votre bateau ne peut pas aller jusque-là.
tolleno-why-nothing-to-carry = Vous n’avez pas d’étage ici.
tolleno-why-not-on-the-way = Cet étage n’est pas sur la route de votre bateau.
tolleno-why-no-landing = L’étage va sur une fondation ou sur un bâtiment à vous, sur la tuile du bateau.
tolleno-why-no-free-spot = Il n’y a pas de fondation libre sur un canal qui croise le premier.

tolleno-score-start = Étoiles de départ
tolleno-score-contracts = Contrats posés en cours de partie
tolleno-score-tile = Tuile gagnée
tolleno-score-fountain = Fontaines : { $floors ->
    [1] 1 étage
   *[other] { $floors } étages
} × { $fountains }
tolleno-score-board = Plateau joueur : { $board } ({ $units })
tolleno-score-floor = Étage { $floor } construit
tolleno-score-initial = Contrat initial : { $initial }
tolleno-end-last-floor = Un joueur a construit son dernier étage, et la manche est terminée.
tolleno-end-no-extension = Personne n’a pu étendre la ville pendant une manche entière.
tolleno-won-stars = Le plus d’étoiles l’emporte.
tolleno-won-shared = Même nombre d’étoiles : la victoire est partagée.

tolleno-mode-standard = Standard
tolleno-option-initial = Contrat initial
tolleno-option-initial-random = Un des trois contrats, au hasard
tolleno-option-initial-tallest = 7 ★ pour le plus haut bâtiment
tolleno-option-initial-centre = 5 ★ pour le plus d’étages dans le centre
tolleno-option-initial-high = 6 ★ à chacun pour un bâtiment de 5 étages
tolleno-option-initial-neutral = Aucun : pas d’étoiles
tolleno-option-centre = Faces des quatre tuiles du centre
tolleno-option-centre-random = Au hasard
tolleno-option-centre-aaaa = recto, recto, recto, recto
tolleno-option-centre-aaab = recto, recto, recto, verso
tolleno-option-centre-aaba = recto, recto, verso, recto
tolleno-option-centre-aabb = recto, recto, verso, verso
tolleno-option-centre-abaa = recto, verso, recto, recto
tolleno-option-centre-abab = recto, verso, recto, verso
tolleno-option-centre-abba = recto, verso, verso, recto
tolleno-option-centre-abbb = recto, verso, verso, verso
tolleno-option-centre-baaa = verso, recto, recto, recto
tolleno-option-centre-baab = verso, recto, recto, verso
tolleno-option-centre-baba = verso, recto, verso, recto
tolleno-option-centre-babb = verso, recto, verso, verso
tolleno-option-centre-bbaa = verso, verso, recto, recto
tolleno-option-centre-bbab = verso, verso, recto, verso
tolleno-option-centre-bbba = verso, verso, verso, recto
tolleno-option-centre-bbbb = verso, verso, verso, verso
tolleno-option-centre-order = Ordre des quatre tuiles du centre, dans le sens horaire
tolleno-option-centre-order-random = Au hasard
tolleno-option-centre-order-1234 = 1, 2, 3, 4
tolleno-option-centre-order-1243 = 1, 2, 4, 3
tolleno-option-centre-order-1324 = 1, 3, 2, 4
tolleno-option-centre-order-1342 = 1, 3, 4, 2
tolleno-option-centre-order-1423 = 1, 4, 2, 3
tolleno-option-centre-order-1432 = 1, 4, 3, 2
tolleno-option-perpendicular = Le second étage peut utiliser
tolleno-option-perpendicular-adjacent = Tout canal qui borde le premier étage
tolleno-option-perpendicular-extended = Seulement les canaux prolongés ce tour-ci
tolleno-option-open-scores = Jetons étoile
tolleno-option-open-scores-no = Face cachée : chacun ne voit que ses propres étoiles
tolleno-option-open-scores-yes = Visibles : tout le monde voit toutes les étoiles
tolleno-decided-start = Les étoiles de départ ont fait la différence ({ $more } à { $less }).
tolleno-decided-contracts = Les contrats ont fait la différence ({ $more } à { $less }).
tolleno-decided-tile = Les tuiles ont fait la différence ({ $more } à { $less }).
tolleno-decided-fountain = Les fontaines ont fait la différence ({ $more } à { $less }).
tolleno-decided-board = Les plateaux joueur ont fait la différence ({ $more } à { $less }).
tolleno-decided-floor = Les étages 19 et 20 ont fait la différence ({ $more } à { $less }).
tolleno-decided-initial = Le contrat initial a fait la différence ({ $more } à { $less }).

# D'où viennent les points

tolleno-share-start = étoiles de départ
tolleno-share-contracts = contrats
tolleno-share-tile = tuiles gagnées
tolleno-share-fountain = fontaines
tolleno-share-board = plateau joueur
tolleno-share-floor = étages construits
tolleno-share-initial = contrat initial
