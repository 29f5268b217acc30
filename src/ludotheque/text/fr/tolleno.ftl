tolleno-contract-G1 = fondations visibles
tolleno-contract-G2 = tuiles sans fondation visible
tolleno-contract-G3 = contrats posés
tolleno-contract-G4 = tuiles sans contrat
tolleno-contract-G5 = places vides
tolleno-contract-G6 = tuiles de valeur 2
tolleno-contract-G7 = tuiles de valeur 3
tolleno-contract-G8 = tuiles de valeur 4
tolleno-contract-B1 = tuiles avec un de vos bâtiments
tolleno-contract-B2 = tuiles sans bâtiment à vous
tolleno-contract-B3 = vos bâtiments
tolleno-contract-B4 = vos bâtiments de 2 étages ou plus
tolleno-contract-B5 = hauteurs différentes de vos bâtiments
tolleno-contract-B6 = tuiles avec 2 de vos bâtiments ou plus
tolleno-contract-B7 = vos bâtiments de 3 étages ou plus
tolleno-contract-W1 = bâtiments adverses sur des tuiles de valeur 2
tolleno-contract-W2 = bâtiments adverses sur des tuiles de valeur 3
tolleno-contract-W3 = bâtiments adverses sur des tuiles de valeur 4
tolleno-contract-W4 = bâtiments adverses qu’aucune fontaine ne vise
tolleno-contract-W5 = bâtiments adverses de 2 étages ou plus
tolleno-contract-W6 = paires d’étages adverses
tolleno-contract-W7 = tuiles avec 2 bâtiments adverses ou plus
tolleno-contract-W8 = bâtiments adverses visés par une fontaine
tolleno-contract-W9 = bâtiments adverses visés par deux fontaines

tolleno-board-line = tuiles avec un de vos bâtiments dans une rangée ou une colonne
tolleno-board-twos = tuiles de valeur 2 que vous avez gagnées
tolleno-board-tall = bâtiments de 2 étages ou plus
tolleno-board-fountains = bâtiments visés par deux fontaines
tolleno-initial-tallest = le plus haut bâtiment de la ville
tolleno-initial-centre = le plus d’étages dans le centre
tolleno-initial-high = un bâtiment de 5 étages ou plus
tolleno-initial-neutral = neutre : elle ne rapporte rien
tolleno-step-extend = étendre la ville
tolleno-step-build = construire le premier étage
tolleno-step-second = construire un second étage ou poser un contrat
tolleno-step-sail = déplacer le bateau
tolleno-step-lift = choisir ce que le bateau transporte
tolleno-step-put = déposer l’étage transporté
tolleno-step-over = la partie est finie
tolleno-what-boat = le bateau
tolleno-what-one-turn = un virage pour le bateau
tolleno-what-two-turns = deux virages pour le bateau
tolleno-what-board = le décompte du plateau joueur
tolleno-what-star = 1 étoile à la fin
tolleno-what-stars = 2 étoiles de plus à la fin

tolleno-do-extend = Poser la tuile en { $cell }, tournée de { $turn }/4 ; canaux prolongés : { $canals }
tolleno-do-build = Construire l’étage { $floor } en { $spot } (hauteur { $height }) ; { $stars } ★ de plus si la partie finissait maintenant
tolleno-do-contract = Poser le contrat « { $contract } » en { $spot } : { $units } × { $each } = { $stars } ★
tolleno-do-sail = Déplacer le bateau en { $tile }
tolleno-do-enter = Faire entrer le bateau, en { $tile }
tolleno-do-lift = Transporter l’étage du haut de { $from } à { $tile }
tolleno-do-carry-nothing = Ne rien transporter à { $tile }
tolleno-do-put = Déposer l’étage de { $from } en { $spot } (hauteur { $height })

tolleno-prompt-extend = Posez votre tuile pour prolonger un canal.
tolleno-prompt-build = Construisez l’étage { $floor } sur le quai d’un canal que vous venez de prolonger.
tolleno-prompt-second = Construisez l’étage { $floor } ou posez un contrat, sur le quai d’un canal perpendiculaire.
tolleno-prompt-second-floor = Construisez l’étage { $floor } sur le quai d’un canal perpendiculaire.
tolleno-prompt-contract = Tous vos étages sont construits : posez un contrat sur le quai d’un canal perpendiculaire.
tolleno-prompt-enter = Faites entrer votre bateau dans la ville.
tolleno-prompt-sail = { $turns ->
    [0] Déplacez votre bateau tout droit vers une autre tuile.
    [1] Déplacez votre bateau vers une autre tuile ; il peut tourner une fois.
   *[2] Déplacez votre bateau vers une autre tuile ; il peut tourner deux fois.
}
tolleno-prompt-lift = Transportez un de vos étages à { $tile }, ou rien.
tolleno-prompt-put = Déposez l’étage transporté sur { $tile }.
tolleno-prompt-over = La partie est finie.

tolleno-log-extend = { $you ->
    [1] Vous avez posé une tuile de { $value } en { $cell } (canaux prolongés : { $canals })
   *[0] { $seat } a posé une tuile de { $value } en { $cell } (canaux prolongés : { $canals })
}
tolleno-log-build = { $you ->
    [1] Vous avez construit l’étage { $floor } en { $spot } : hauteur { $height }
   *[0] { $seat } a construit l’étage { $floor } en { $spot } : hauteur { $height }
}
tolleno-log-unlock = { $you ->
    [1] L’étage { $floor } vous donne { $what }
   *[0] L’étage { $floor } donne { $what } à { $seat }
}
tolleno-log-last-round = { $you ->
    [1] Vous avez posé votre dernier étage : cette manche est la dernière
   *[0] { $seat } a posé son dernier étage : cette manche est la dernière
}
tolleno-log-contract = { $you ->
    [1] Vous avez posé le contrat « { $contract } » en { $spot } : { $units } × { $each } = { $stars } ★{ $units ->
        [0] { "" }
       *[other] { " " }({ $counted })
    }
   *[0] { $seat } a posé le contrat « { $contract } » en { $spot } : { $units } × { $each } = { $stars } ★{ $units ->
        [0] { "" }
       *[other] { " " }({ $counted })
    }
}
tolleno-log-sail = { $you ->
    [1] Votre bateau est allé de { $from } à { $tile }
   *[0] Le bateau de { $seat } est allé de { $from } à { $tile }
}
tolleno-log-enter = { $you ->
    [1] Votre bateau est entré, en { $tile }
   *[0] Le bateau de { $seat } est entré, en { $tile }
}
tolleno-log-lift = { $you ->
    [1] Votre bateau prend un étage en { $spot }
   *[0] Le bateau de { $seat } prend un étage en { $spot }
}
tolleno-log-carry-nothing = { $you ->
    [1] Votre bateau ne transporte rien
   *[0] Le bateau de { $seat } ne transporte rien
}
tolleno-log-carry = { $you ->
    [1] Vous avez transporté un étage de { $from } à { $spot } : hauteur { $height }
   *[0] { $seat } a transporté un étage de { $from } à { $spot } : hauteur { $height }
}
tolleno-log-skip-extend = { $you ->
    [1] Vous n’avez pas pu étendre la ville ({ $clause })
   *[0] { $seat } n’a pas pu étendre la ville ({ $clause })
}
tolleno-log-skip-build = { $you ->
    [1] Vous n’avez pas pu construire ({ $clause })
   *[0] { $seat } n’a pas pu construire ({ $clause })
}
tolleno-log-skip-second = { $you ->
    [1] Il n’y avait pas de place pour votre second étage ou contrat ({ $clause })
   *[0] Il n’y avait pas de place pour un second étage ou contrat de { $seat } ({ $clause })
}
tolleno-log-boat-waits = { $you ->
    [1] Votre bateau n’a pas pu entrer et attend ({ $clause })
   *[0] Le bateau de { $seat } n’a pas pu entrer et attend ({ $clause })
}
tolleno-log-boat-stays = { $you ->
    [1] Votre bateau n’a pas pu bouger et reste ({ $clause })
   *[0] Le bateau de { $seat } n’a pas pu bouger et reste ({ $clause })
}
tolleno-log-show = { $you ->
    [1] Votre tuile { $tile } n’entre nulle part : elle a été montrée
   *[0] La tuile { $tile } de { $seat } n’entre nulle part : elle a été montrée
}
tolleno-log-draw = { $you ->
    [1] Vous avez pioché la tuile { $tile }
   *[0] { $seat } a pioché la tuile { $tile }
}
tolleno-log-draw-hidden = { $you ->
    [1] Vous avez pioché une tuile
   *[0] { $seat } a pioché une tuile
}
tolleno-log-reveal = Un nouveau contrat : { $contract }
tolleno-log-score-tile = { $you ->
    [1] Vous gagnez la tuile en { $tile } : { $stars } ★
   *[0] { $seat } gagne la tuile en { $tile } : { $stars } ★
}
tolleno-log-score-fountain = { $you ->
    [1] Votre bâtiment en { $spot } : étages { $floors } × fontaines { $fountains } = { $stars } ★
   *[0] Le bâtiment de { $seat } en { $spot } : étages { $floors } × fontaines { $fountains } = { $stars } ★
}
tolleno-log-score-board = { $you ->
    [1] Votre plateau, { $board } ({ $units }) : { $stars } ★
   *[0] Le plateau de { $seat }, { $board } ({ $units }) : { $stars } ★
}
tolleno-log-score-floor = { $you ->
    [1] Votre étage { $floor } a quitté le plateau : { $stars } ★
   *[0] L’étage { $floor } de { $seat } a quitté le plateau : { $stars } ★
}
tolleno-log-score-initial = { $you ->
    [1] Le contrat initial, { $initial }, est à vous : { $stars } ★
   *[0] Le contrat initial, { $initial }, est à { $seat } : { $stars } ★
}
tolleno-log-end = La partie est finie : { $scores }

tolleno-why-wrong-step = Vous devez maintenant { $step }.
tolleno-why-over = La partie est finie.
tolleno-why-occupied = Il y a déjà une tuile en { $cell }.
tolleno-why-apart = { $cell } ne touche aucun côté de la ville.
tolleno-why-guarded-cell = Le bateau de { $seat } garde le canal qui débouche en { $cell } : aucune tuile ne peut s’y connecter.
tolleno-why-prolongs-nothing = Là, la tuile ne prolongerait aucun canal.
tolleno-why-dead-end = Ainsi tournée, la tuile créerait un cul-de-sac en { $cell } : un bras doit toucher un bras, un côté plein un côté plein.
tolleno-why-same-turn = Cette tuile est la même après un demi-tour : choisissez { $turn } quarts.
tolleno-why-no-floor = Vous n’avez plus d’étage : seul un contrat peut être posé.
tolleno-why-not-yours = Le bâtiment en { $spot } est à { $seat } : un bâtiment n’a qu’une couleur.
tolleno-why-no-foundation = Il n’y a pas de fondation libre en { $spot }.
tolleno-why-not-offered = Le contrat « { $contract } » n’est pas visible.
tolleno-why-not-free = Un contrat demande une fondation libre ; { $spot } n’en est pas une.
tolleno-why-no-tile = Il n’y a pas de telle tuile.
tolleno-why-guarded = Le bateau de { $seat } garde la tuile en { $tile }.
tolleno-why-same-tile = Votre premier étage est sur la tuile en { $tile } : le second va sur une autre tuile.
tolleno-why-not-perpendicular = { $spot } n’est sur le quai d’aucun canal perpendiculaire à celui de votre premier étage.
tolleno-why-not-on-quay = { $spot } n’est sur le quai d’aucun canal que vous venez de prolonger.
tolleno-why-must-move = Le bateau doit aller sur une autre tuile.
tolleno-why-taken = Le bateau de { $seat } est en { $tile } : on y passe sans s’arrêter.
tolleno-why-unreachable = Votre bateau ne peut pas atteindre { $tile }.
tolleno-why-nothing-to-carry = Vous n’avez pas d’étage là.
tolleno-why-not-on-the-way = Votre bateau ne quitte ni ne traverse la tuile de { $spot }.
tolleno-why-no-landing = Un étage transporté va sur une fondation ou un bâtiment à vous, sur la tuile du bateau.
tolleno-why-no-free-spot = Aucune fondation libre n’est sur un quai perpendiculaire.

tolleno-score-start = Étoiles de départ
tolleno-score-contracts = Contrats posés en cours de partie
tolleno-score-tile = La tuile en { $tile }
tolleno-score-fountain = Le bâtiment en { $spot } : étages { $floors } × fontaines { $fountains }
tolleno-score-board = Plateau joueur : { $board } ({ $units })
tolleno-score-floor = L’étage { $floor } a quitté le plateau
tolleno-score-initial = Contrat initial : { $initial }
tolleno-end-last-floor = Un joueur avait posé son dernier étage, et la manche a été terminée.
tolleno-end-no-extension = Personne n’a pu étendre la ville pendant une manche entière.
tolleno-won-stars = Le plus d’étoiles l’emporte.
tolleno-won-shared = Même nombre d’étoiles : la victoire est partagée.

tolleno-mode-standard = Standard
tolleno-option-initial = Contrat initial
tolleno-option-initial-random = Une des trois faces à étoiles, au hasard
tolleno-option-initial-tallest = 7 étoiles pour le plus haut bâtiment
tolleno-option-initial-centre = 5 étoiles pour le plus d’étages dans le centre
tolleno-option-initial-high = 6 étoiles à chacun pour un bâtiment de 5 étages
tolleno-option-initial-neutral = Face neutre : aucune étoile
tolleno-option-centre = Faces des tuiles Centre-ville C1 à C4
tolleno-option-centre-random = Au hasard
tolleno-option-centre-aaaa = C1 A, C2 A, C3 A, C4 A
tolleno-option-centre-aaab = C1 A, C2 A, C3 A, C4 B
tolleno-option-centre-aaba = C1 A, C2 A, C3 B, C4 A
tolleno-option-centre-aabb = C1 A, C2 A, C3 B, C4 B
tolleno-option-centre-abaa = C1 A, C2 B, C3 A, C4 A
tolleno-option-centre-abab = C1 A, C2 B, C3 A, C4 B
tolleno-option-centre-abba = C1 A, C2 B, C3 B, C4 A
tolleno-option-centre-abbb = C1 A, C2 B, C3 B, C4 B
tolleno-option-centre-baaa = C1 B, C2 A, C3 A, C4 A
tolleno-option-centre-baab = C1 B, C2 A, C3 A, C4 B
tolleno-option-centre-baba = C1 B, C2 A, C3 B, C4 A
tolleno-option-centre-babb = C1 B, C2 A, C3 B, C4 B
tolleno-option-centre-bbaa = C1 B, C2 B, C3 A, C4 A
tolleno-option-centre-bbab = C1 B, C2 B, C3 A, C4 B
tolleno-option-centre-bbba = C1 B, C2 B, C3 B, C4 A
tolleno-option-centre-bbbb = C1 B, C2 B, C3 B, C4 B
tolleno-option-centre-order = Ordre des tuiles Centre-ville, en sens horaire
tolleno-option-centre-order-random = Au hasard
tolleno-option-centre-order-1234 = C1, C2, C3, C4
tolleno-option-centre-order-1243 = C1, C2, C4, C3
tolleno-option-centre-order-1324 = C1, C3, C2, C4
tolleno-option-centre-order-1342 = C1, C3, C4, C2
tolleno-option-centre-order-1423 = C1, C4, C2, C3
tolleno-option-centre-order-1432 = C1, C4, C3, C2
tolleno-option-perpendicular = Canaux qui servent au second étage
tolleno-option-perpendicular-adjacent = Tout canal que touche le premier étage
tolleno-option-perpendicular-extended = Seulement ceux prolongés ce tour
tolleno-option-open-scores = Étoiles visibles
tolleno-option-open-scores-no = Non : les étoiles des autres restent cachées
tolleno-option-open-scores-yes = Oui : tous voient toutes les étoiles
