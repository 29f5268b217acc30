octocube-name = Octocube
octocube-about = Faites rouler votre cube sur les fonds marins, collez un trésor sur chaque face et rapportez la meilleure série.
octocube-mode-basic = Jeu de base
octocube-mode-basic-about = Une série de trésors rapporte jusqu’à 15 points ; s’y ajoutent neuf majorités et 3 points par pièce.
octocube-mode-advanced = Jeu avancé
octocube-mode-advanced-about = Le jeu de base et huit pouvoirs sur les tuiles Abysses : échanger, soulever, tourner, prendre.
octocube-mode-kids = Jeu enfants
octocube-mode-kids-about = Pas de points à compter : soyez le premier à remplir les 16 cases de votre plateau.
octocube-option-open-scores = Points
octocube-option-open-scores-no = Cachés : chacun ne voit que ses propres points.
octocube-option-open-scores-yes = Visibles par tous.

octocube-object-starfish = étoile de mer
    .most = Majorité d’étoiles de mer
    .majority = majorité d’étoiles de mer
octocube-object-amphora = amphore
    .most = Majorité d’amphores
    .majority = majorité d’amphores
octocube-object-sextant = sextant
    .most = Majorité de sextants
    .majority = majorité de sextants
octocube-object-pearl = perle
    .most = Majorité de perles
    .majority = majorité de perles
octocube-object-diamond = diamant
    .most = Majorité de diamants
    .majority = majorité de diamants
octocube-colour-white = blanc
    .most = Majorité blanche
    .majority = majorité blanche
octocube-colour-light-blue = bleu clair
    .most = Majorité bleu clair
    .majority = majorité bleu clair
octocube-colour-dark-blue = bleu foncé
    .most = Majorité bleu foncé
    .majority = majorité bleu foncé
octocube-colour-green = vert
    .most = Majorité verte
    .majority = majorité verte
octocube-tile-starfish-white = étoile de mer blanche
    .the = l’étoile de mer blanche
    .pick = et ramasser l’étoile de mer blanche
octocube-tile-starfish-light-blue = étoile de mer bleu clair
    .the = l’étoile de mer bleu clair
    .pick = et ramasser l’étoile de mer bleu clair
octocube-tile-starfish-dark-blue = étoile de mer bleu foncé
    .the = l’étoile de mer bleu foncé
    .pick = et ramasser l’étoile de mer bleu foncé
octocube-tile-starfish-green = étoile de mer verte
    .the = l’étoile de mer verte
    .pick = et ramasser l’étoile de mer verte
octocube-tile-amphora-white = amphore blanche
    .the = l’amphore blanche
    .pick = et ramasser l’amphore blanche
octocube-tile-amphora-light-blue = amphore bleu clair
    .the = l’amphore bleu clair
    .pick = et ramasser l’amphore bleu clair
octocube-tile-amphora-dark-blue = amphore bleu foncé
    .the = l’amphore bleu foncé
    .pick = et ramasser l’amphore bleu foncé
octocube-tile-amphora-green = amphore verte
    .the = l’amphore verte
    .pick = et ramasser l’amphore verte
octocube-tile-sextant-white = sextant blanc
    .the = le sextant blanc
    .pick = et ramasser le sextant blanc
octocube-tile-sextant-light-blue = sextant bleu clair
    .the = le sextant bleu clair
    .pick = et ramasser le sextant bleu clair
octocube-tile-sextant-dark-blue = sextant bleu foncé
    .the = le sextant bleu foncé
    .pick = et ramasser le sextant bleu foncé
octocube-tile-sextant-green = sextant vert
    .the = le sextant vert
    .pick = et ramasser le sextant vert
octocube-tile-pearl-white = perle blanche
    .the = la perle blanche
    .pick = et ramasser la perle blanche
octocube-tile-pearl-light-blue = perle bleu clair
    .the = la perle bleu clair
    .pick = et ramasser la perle bleu clair
octocube-tile-pearl-dark-blue = perle bleu foncé
    .the = la perle bleu foncé
    .pick = et ramasser la perle bleu foncé
octocube-tile-pearl-green = perle verte
    .the = la perle verte
    .pick = et ramasser la perle verte
octocube-tile-diamond-white = diamant blanc
    .the = le diamant blanc
    .pick = et ramasser le diamant blanc
octocube-tile-diamond-light-blue = diamant bleu clair
    .the = le diamant bleu clair
    .pick = et ramasser le diamant bleu clair
octocube-tile-diamond-dark-blue = diamant bleu foncé
    .the = le diamant bleu foncé
    .pick = et ramasser le diamant bleu foncé
octocube-tile-diamond-green = diamant vert
    .the = le diamant vert
    .pick = et ramasser le diamant vert
octocube-tile-coin = pièce
    .the = la pièce
    .pick = et ramasser la pièce
octocube-tile-nothing = rien
    .pick = sans rien ramasser
octocube-tile-unseen = une tuile inconnue
    .pick = et ramasser une tuile inconnue
octocube-tile-bare = face nue

octocube-direction-north = au nord
octocube-direction-east = à l’est
octocube-direction-south = au sud
octocube-direction-west = à l’ouest
octocube-face-top = dessus
octocube-face-bottom = dessous
octocube-face-north = nord
octocube-face-east = est
octocube-face-south = sud
octocube-face-west = ouest
octocube-power-A = A (rouler encore)
octocube-power-B = B (échanger la tuile du dessus du cube contre une de votre plateau)
octocube-power-C = C (déplacer votre cube n’importe où)
octocube-power-D = D (prendre une tuile visible sur le dessus du cube)
octocube-power-E = E (tourner votre cube à volonté)
octocube-power-F = F (échanger une tuile voisine contre une de votre plateau)
octocube-power-G = G (échanger sa place avec un autre cube)
octocube-power-H = H (échanger deux piles)
octocube-power-I = I (échanger la tuile du dessus avec un autre cube)
octocube-abyss-plain = une tuile Abysses
    .short = une tuile Abysses
octocube-abyss-A = la tuile Abysses { octocube-power-A }
    .short = la tuile Abysses A
octocube-abyss-B = la tuile Abysses { octocube-power-B }
    .short = la tuile Abysses B
octocube-abyss-C = la tuile Abysses { octocube-power-C }
    .short = la tuile Abysses C
octocube-abyss-D = la tuile Abysses { octocube-power-D }
    .short = la tuile Abysses D
octocube-abyss-E = la tuile Abysses { octocube-power-E }
    .short = la tuile Abysses E
octocube-abyss-F = la tuile Abysses { octocube-power-F }
    .short = la tuile Abysses F
octocube-abyss-G = la tuile Abysses { octocube-power-G }
    .short = la tuile Abysses G
octocube-abyss-H = la tuile Abysses { octocube-power-H }
    .short = la tuile Abysses H
octocube-abyss-I = la tuile Abysses { octocube-power-I }
    .short = la tuile Abysses I
octocube-turn-TN = tel quel
octocube-turn-TE = le dessus en haut, le côté est vers le nord
octocube-turn-TS = le dessus en haut, le côté sud vers le nord
octocube-turn-TW = le dessus en haut, le côté ouest vers le nord
octocube-turn-BN = le dessous en haut, le côté nord vers le nord
octocube-turn-BE = le dessous en haut, le côté est vers le nord
octocube-turn-BS = le dessous en haut, le côté sud vers le nord
octocube-turn-BW = le dessous en haut, le côté ouest vers le nord
octocube-turn-NT = le côté nord en haut, le dessus vers le nord
octocube-turn-NB = le côté nord en haut, le dessous vers le nord
octocube-turn-NE = le côté nord en haut, le côté est vers le nord
octocube-turn-NW = le côté nord en haut, le côté ouest vers le nord
octocube-turn-ET = le côté est en haut, le dessus vers le nord
octocube-turn-EB = le côté est en haut, le dessous vers le nord
octocube-turn-EN = le côté est en haut, le côté nord vers le nord
octocube-turn-ES = le côté est en haut, le côté sud vers le nord
octocube-turn-ST = le côté sud en haut, le dessus vers le nord
octocube-turn-SB = le côté sud en haut, le dessous vers le nord
octocube-turn-SE = le côté sud en haut, le côté est vers le nord
octocube-turn-SW = le côté sud en haut, le côté ouest vers le nord
octocube-turn-WT = le côté ouest en haut, le dessus vers le nord
octocube-turn-WB = le côté ouest en haut, le dessous vers le nord
octocube-turn-WN = le côté ouest en haut, le côté nord vers le nord
octocube-turn-WS = le côté ouest en haut, le côté sud vers le nord
octocube-way-exact = sa propre case
octocube-way-colour = la case de sa couleur
octocube-way-any = une case de n’importe quelle couleur
octocube-ending-abyss = toutes les tuiles Abysses sont posées
octocube-ending-idle = aucun progrès depuis trop longtemps
octocube-ending-board-full = un plateau est complet

octocube-do-place = Poser votre cube{ PLACE(" en ", $space) } { $pick_tile }
octocube-do-place-turned = Poser votre cube{ PLACE(" en ", $space) } ({ $turn }) { $pick_tile }
octocube-do-roll = Rouler { $direction }{ PLACE(" en ", $space) } { $pick_tile }
octocube-do-pivot = Pivoter de { $degrees } degrés
octocube-do-score = Marquer { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
} : { $tiles }
octocube-do-score-none = Ramener votre cube en y gardant toutes les tuiles
octocube-do-pass = Passer
octocube-do-use = Utiliser le pouvoir { $power }{ PLACE(" en ", $space) }
octocube-do-stay = Rester là
octocube-do-move = Aller { PLACE("en ", $space, "ici") } { $pick_tile }
octocube-do-take = Prendre { $the_tile }{ PLACE(" en ", $space) }
octocube-do-swap-adjacent = Échanger { $the_tile }{ PLACE(" en ", $space) }
octocube-do-swap-first = Échanger la pile{ PLACE(" en ", $space) }
octocube-do-swap-second = Échanger les piles{ PLACE(" en ", $first) }{ PLACE(" et ", $space) }
octocube-do-reorient = Tourner votre cube ({ $turn }) { $pick_tile }
octocube-do-reorient-none = Laisser votre cube tel quel
octocube-do-give = Donner { $the_tile } contre la tuile{ PLACE(" en ", $space) }
octocube-do-from-board = Prendre { $the_tile } sur votre plateau
octocube-do-swap-cubes = Échanger sa place avec { $other_seat }
octocube-do-swap-tops = Échanger les tuiles du dessus avec { $other_seat } et recevoir { $the_tile }
octocube-do-retrieve = Ramener votre cube { $count ->
    [0] sans tuile
    [1] avec une tuile
   *[other] avec { $count } tuiles
}
octocube-do-fill = Mettre { $the_tile } sur { $way }
octocube-do-lay = Empiler { $the_tile }
octocube-do-give-back = Rendre la pile{ PLACE(" en ", $space) }

octocube-prompt-place = Posez votre cube sur une case libre du bord.
octocube-prompt-act = { $rolls ->
    [0] Aucune case où rouler : faites pivoter
   *[other] Faites rouler ou pivoter
}{ $usable ->
    [0] { " " }votre cube, marquez ou passez.
    [1] { " " }votre cube, marquez, utilisez le pouvoir { $powers } ou passez.
   *[other] { " " }votre cube, marquez, utilisez un pouvoir ({ $letters }) ou passez.
}
octocube-prompt-again = Tuile Abysses A : roulez encore, ou restez là.
octocube-prompt-offer = Utilisez le pouvoir { $power }, ou restez là.
octocube-prompt-power-b = Pouvoir B : choisissez la tuile de votre plateau qui ira sur le dessus du cube.
octocube-prompt-power-c = Pouvoir C : choisissez la case où va votre cube.
octocube-prompt-power-d = Pouvoir D : choisissez une tuile visible pour le dessus du cube.
octocube-prompt-power-e = Pouvoir E : choisissez la nouvelle position du cube.
octocube-prompt-power-f = Pouvoir F : choisissez la tuile voisine à échanger.
octocube-prompt-power-f-second = Pouvoir F : choisissez la tuile de votre plateau à laisser { PLACE("en ", $space, "à sa place") }.
octocube-prompt-power-g = Pouvoir G : choisissez le cube avec lequel échanger votre place.
octocube-prompt-power-h = Pouvoir H : choisissez la première des deux piles.
octocube-prompt-power-h-second = Pouvoir H : choisissez la pile à échanger avec { PLACE("", $space, "la première") }.
octocube-prompt-power-i = Pouvoir I : choisissez le cube avec lequel échanger la tuile du dessus.
octocube-prompt-kids-act = Faites rouler votre cube, ou ramenez-le.
octocube-prompt-kids-retrieve = Aucune case où rouler : ramenez votre cube.
octocube-prompt-fill = Mettez une tuile sur votre plateau : { $filled } sur 16 déjà en place.
octocube-prompt-lay = Choisissez la prochaine tuile de la pile à rendre, de bas en haut.
octocube-prompt-return = Choisissez où va votre pile.

octocube-log-place = { $you ->
    [1] Vous avez posé votre cube{ PLACE(" en ", $space) }
   *[0] { $seat } a posé son cube{ PLACE(" en ", $space) }
}
octocube-log-roll = { $you ->
    [1] Vous avez roulé { $direction }{ PLACE(" en ", $space) }
   *[0] { $seat } a roulé { $direction }{ PLACE(" en ", $space) }
}
octocube-log-attach = { PLACE("", $space, "Ici") } : { $the_tile } se colle au cube
octocube-log-uncover = { PLACE("", $space, "La case") } montre maintenant { $the_tile }
octocube-log-abyss = { PLACE("", $space, "La case") } est vide et reçoit { $short_abyss } ({ $left ->
    [0] plus aucune en réserve
   *[other] encore { $left } en réserve
})
octocube-log-hole = { PLACE("", $space, "La case") } est vide : c’est un trou
octocube-log-floor = { PLACE("", $space, "La case") } est vide : fond marin nu
octocube-log-pivot = { $you ->
    [1] Vous avez fait pivoter votre cube de { $degrees } degrés
   *[0] { $seat } a fait pivoter son cube de { $degrees } degrés
}
octocube-log-score = { $count ->
    [0] { $you ->
        [1] Vous avez ramené votre cube en gardant ses tuiles
       *[0] { $seat } a ramené son cube en gardant ses tuiles
    }
   *[other] { $you ->
        [1] Vous avez marqué { $count ->
            [one] une tuile
           *[other] { $count } tuiles
        } : { $tiles }
       *[0] { $seat } a marqué { $count ->
            [one] une tuile
           *[other] { $count } tuiles
        } : { $tiles }
    }
}
octocube-log-last-score = { $you ->
    [1] Vous avez marqué le reste : { $tiles }
   *[0] { $seat } a marqué le reste : { $tiles }
}
octocube-log-points = { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
}
octocube-log-pass = { $you ->
    [1] Vous avez passé
   *[0] { $seat } a passé
}
octocube-log-stay = { $you ->
    [1] Vous n’avez pas bougé
   *[0] { $seat } n’a pas bougé
}
octocube-log-use = { $you ->
    [1] Vous avez utilisé le pouvoir { $power }{ PLACE(" en ", $space) }
   *[0] { $seat } a utilisé le pouvoir { $power }{ PLACE(" en ", $space) }
}
octocube-log-aim = { $you ->
    [1] Vous avez choisi { PLACE("", $space, "une pile") }
   *[0] { $seat } a choisi { PLACE("", $space, "une pile") }
}
octocube-log-store = { $you ->
    [1] Vous avez mis { $the_tile } sur votre plateau
   *[0] { $seat } a mis { $the_tile } sur son plateau
}
octocube-log-from-board = { $you ->
    [1] Vous avez pris { $the_tile } de votre plateau sur votre cube
   *[0] { $seat } a pris { $the_tile } de son plateau sur son cube
}
octocube-log-give = { $you ->
    [1] Vous avez posé { $the_tile } { PLACE("en ", $space, "sur le plateau") }
   *[0] { $seat } a posé { $the_tile } { PLACE("en ", $space, "sur le plateau") }
}
octocube-log-move = { $you ->
    [1] Vous avez déplacé votre cube{ PLACE(" en ", $space) }
   *[0] { $seat } a déplacé son cube{ PLACE(" en ", $space) }
}
octocube-log-take = { $you ->
    [1] Vous avez pris { $the_tile }{ PLACE(" en ", $space) }
   *[0] { $seat } a pris { $the_tile }{ PLACE(" en ", $space) }
}
octocube-log-reorient = { $you ->
    [1] Vous avez tourné votre cube
   *[0] { $seat } a tourné son cube
}
octocube-log-swap-cubes = { $you ->
    [1] Vous avez échangé votre place avec { $other_seat }{ PLACE(" : vous voilà en ", $space) }
   *[0] { $seat } a échangé sa place avec { $other_seat }{ PLACE(" : son cube est en ", $space) }
}
octocube-log-swap-stacks = { $you ->
    [1] Vous avez échangé les piles{ PLACE(" en ", $space) }{ PLACE(" et ", $other_space) }
   *[0] { $seat } a échangé les piles{ PLACE(" en ", $space) }{ PLACE(" et ", $other_space) }
}
octocube-log-swap-tops = { $you ->
    [1] Vous avez pris { $the_tile } au cube { DE($other_seat) }
   *[0] { $seat } a pris { $the_tile } au cube { DE($other_seat) }
}
octocube-log-give-top = { $you ->
    [1] Vous avez cédé { $the_tile } au cube { DE($other_seat) }
   *[0] { $seat } a cédé { $the_tile } au cube { DE($other_seat) }
}
octocube-log-retrieve = { $count ->
    [0] { $you ->
        [1] Vous avez ramené votre cube sans tuile
       *[0] { $seat } a ramené son cube sans tuile
    }
   *[other] { $you ->
        [1] Vous avez ramené votre cube : { $tiles }
       *[0] { $seat } a ramené son cube : { $tiles }
    }
}
octocube-log-fill = { $you ->
    [1] Vous avez mis { $the_tile } sur { $way }
   *[0] { $seat } a mis { $the_tile } sur { $way }
}
octocube-log-lay = { $you ->
    [1] Vous avez empilé { $the_tile }
   *[0] { $seat } a empilé { $the_tile }
}
octocube-log-give-back = { $you ->
    [1] Vous avez rendu { $count ->
        [1] une tuile
       *[other] { $count } tuiles
    }{ PLACE(" en ", $space) }
   *[0] { $seat } a rendu { $count ->
        [1] une tuile
       *[other] { $count } tuiles
    }{ PLACE(" en ", $space) }
}
octocube-log-board-full = { $you ->
    [1] Vous avez rempli votre plateau : c’est le dernier tour
   *[0] { $seat } a rempli son plateau : c’est le dernier tour
}
octocube-log-last-round = La dernière tuile Abysses est posée : c’est le dernier tour
octocube-log-end = La partie est terminée : { $ending }

octocube-score-series = Séries marquées en cours de partie
octocube-score-coins = Pièces, 3 points chacune
octocube-score-colour = { $most_colour } : { $first_points } / { $second_points }
octocube-score-object = { $most_object } : { $first_points } / { $second_points }
octocube-score-spaces = Cases remplies
octocube-score-tie-objects = Départage : le plus d’objets
octocube-score-tie-coins = Départage : le plus de pièces

octocube-end-abyss = La dernière tuile Abysses est posée et le tour est terminé.
octocube-end-idle = 40 tours sans aucun progrès.
octocube-end-board-full = Un plateau est rempli et le tour est terminé.
octocube-won-points = Le meilleur score l’emporte.
octocube-won-objects = Égalité de points : le plus d’objets l’emporte.
octocube-won-shared = Égalité parfaite : la victoire est partagée.
octocube-won-board = { $you ->
    [1] Vous avez rempli les 16 cases.
   *[other] { $seat } a rempli les 16 cases.
}
octocube-won-spaces = { $you ->
    [1] Vous avez rempli le plus de cases.
   *[other] { $seat } a rempli le plus de cases.
}
octocube-won-coins = Plateaux à égalité : le plus de pièces l’emporte.

octocube-why-over = La partie est terminée.
octocube-why-must-place = Votre cube est hors du plateau : posez-le au bord.
octocube-why-cube-in-play = Votre cube est déjà sur le plateau.
octocube-why-off-grid = Il n’y a pas de case { $space } sur ce plateau.
octocube-why-occupied = Il y a un cube { PLACE("en ", $space, "ici") }.
octocube-why-hole = { PLACE("", $space, "Cette case") } est un trou : rien ne peut y aller.
octocube-why-not-edge = { PLACE("", $space, "Cette case") } n’est pas au bord.
octocube-why-same-turn = Un autre choix tourne votre cube de la même façon.
octocube-why-no-space-there = Il n’y a pas de case { $direction } de votre cube.
octocube-why-not-adjacent = { PLACE("", $space, "Cette case") } n’est pas à côté de votre cube.
octocube-why-same-pivot = Un pivot plus petit donne le même résultat.
octocube-why-bare-faces = Il n’y a pas de tuile à prendre là : { $faces }.
octocube-why-roll-or-retrieve = Dans le jeu enfants, on fait rouler son cube ou on le ramène.
octocube-why-again-or-stay = Roulez encore depuis la tuile Abysses A, ou restez là.
octocube-why-use-or-stay = Utilisez le pouvoir sur lequel vous avez roulé, ou restez là.
octocube-why-aim-first = Choisissez d’abord la cible du pouvoir { $power }.
octocube-why-fill-first = Mettez d’abord sur votre plateau les tuiles qui y vont.
octocube-why-lay-first = Empilez d’abord les tuiles qui n’y vont pas.
octocube-why-give-back-first = Choisissez d’abord où va votre pile.
octocube-why-nothing-to-decline = Il n’y a rien à refuser maintenant.
octocube-why-no-powers = Les tuiles Abysses n’ont de pouvoirs que dans le jeu avancé.
octocube-why-only-after-rolling = Le pouvoir sous votre cube ne sert que juste après y avoir roulé.
octocube-why-no-abyss-there = Il n’y a pas de tuile Abysses { $direction } de votre cube.
octocube-why-abyss-covered = Il y a un cube sur la tuile Abysses{ PLACE(" en ", $space) }.
octocube-why-needs-top-object-and-board = Pouvoir { $power } : il faut un objet sur le dessus de votre cube et une tuile sur votre plateau.
octocube-why-needs-free-space = Pouvoir { $power } : il faut une case libre.
octocube-why-needs-bare-top = Pouvoir { $power } : le dessus de votre cube doit être nu, et une tuile visible.
octocube-why-needs-adjacent-object-and-board = Pouvoir { $power } : il faut un objet visible à côté de votre cube et une tuile sur votre plateau.
octocube-why-needs-opponent = Pouvoir { $power } : il faut un autre cube sur le plateau.
octocube-why-needs-two-stacks = Pouvoir { $power } : il faut deux piles libres.
octocube-why-needs-both-tops = Pouvoir { $power } : il faut une tuile sur le dessus de votre cube et d’un autre cube en jeu.
octocube-why-no-power-in-use = Vous n’utilisez aucun pouvoir.
octocube-why-not-on-board = Cette tuile n’est pas sur votre plateau : { $tile }.
octocube-why-own-cube = Choisissez le cube d’un autre joueur.
octocube-why-no-such-seat = Ce joueur n’existe pas.
octocube-why-cube-at-home = Le cube { DE($other_seat) } n’est pas sur le plateau.
octocube-why-no-top-tile = Le cube { DE($other_seat) } n’a pas de tuile sur le dessus.
octocube-why-same-stack = Vous avez déjà choisi { PLACE("", $space, "celle-ci") } : prenez une autre pile.
octocube-why-coin = Les pièces ne vont pas sur un plateau.
octocube-why-no-tile-there = Il n’y a pas de tuile { PLACE("en ", $space, "ici") }.
octocube-why-centre-stays = La tuile Abysses A du centre reste toujours en place.
octocube-why-replace-abyss = La pile remplace une tuile Abysses, et il n’y en a pas { PLACE("en ", $space, "ici") }.
octocube-why-lowest-stack = La pile va sur la pile libre la plus basse, et { PLACE("", $space, "celle-ci") } est plus haute.
octocube-why-only-in-kids = Cela fait partie du jeu enfants.
octocube-why-retrieve-first = Ramenez d’abord votre cube.
octocube-why-not-on-cube = Cette tuile n’est pas sur votre cube : { $tile }.
octocube-why-no-space-for-tile = Il n’y a pas de case libre pour { $the_tile } ({ $way }).
octocube-decided-series = Les séries ont fait la différence ({ $more } à { $less }).
octocube-decided-coins = Les pièces ont fait la différence ({ $more } à { $less }).
octocube-decided-colour = Les majorités de couleur ont fait la différence ({ $more } à { $less }).
octocube-decided-object = Les majorités d’objets ont fait la différence ({ $more } à { $less }).

# D'où viennent les points

octocube-share-series = séries
octocube-share-coins = pièces
octocube-share-colour = { $majority_colour }
octocube-share-object = { $majority_object }
octocube-share-spaces = cases remplies
