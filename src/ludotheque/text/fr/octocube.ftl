octocube-mode-basic = Jeu de base
octocube-mode-advanced = Jeu avancé
octocube-mode-kids = Jeu enfants
octocube-option-open-scores = Points
octocube-option-open-scores-no = Les points restent cachés : chacun ne connaît que les siens.
octocube-option-open-scores-yes = Les points de tous sont visibles.

octocube-object-starfish = étoile de mer
octocube-object-amphora = amphore
octocube-object-sextant = sextant
octocube-object-pearl = perle
octocube-object-diamond = diamant
octocube-colour-white = blanc
octocube-colour-light-blue = bleu clair
octocube-colour-dark-blue = bleu foncé
octocube-colour-green = vert
octocube-tile-starfish-white = étoile de mer blanche
octocube-tile-starfish-light-blue = étoile de mer bleu clair
octocube-tile-starfish-dark-blue = étoile de mer bleu foncé
octocube-tile-starfish-green = étoile de mer verte
octocube-tile-amphora-white = amphore blanche
octocube-tile-amphora-light-blue = amphore bleu clair
octocube-tile-amphora-dark-blue = amphore bleu foncé
octocube-tile-amphora-green = amphore verte
octocube-tile-sextant-white = sextant blanc
octocube-tile-sextant-light-blue = sextant bleu clair
octocube-tile-sextant-dark-blue = sextant bleu foncé
octocube-tile-sextant-green = sextant vert
octocube-tile-pearl-white = perle blanche
octocube-tile-pearl-light-blue = perle bleu clair
octocube-tile-pearl-dark-blue = perle bleu foncé
octocube-tile-pearl-green = perle verte
octocube-tile-diamond-white = diamant blanc
octocube-tile-diamond-light-blue = diamant bleu clair
octocube-tile-diamond-dark-blue = diamant bleu foncé
octocube-tile-diamond-green = diamant vert
octocube-tile-coin = pièce
octocube-tile-nothing = rien
octocube-tile-unseen = une tuile inconnue
octocube-tile-bare = face nue

octocube-direction-north = au nord
octocube-direction-east = à l'est
octocube-direction-south = au sud
octocube-direction-west = à l'ouest
octocube-face-top = dessus
octocube-face-bottom = dessous
octocube-face-north = nord
octocube-face-east = est
octocube-face-south = sud
octocube-face-west = ouest
octocube-power-A = A (rouler)
octocube-power-B = B (échanger la tuile du dessus du cube avec une de votre plateau)
octocube-power-C = C (déplacer votre cube n'importe où)
octocube-power-D = D (prendre une tuile visible sur le dessus du cube)
octocube-power-E = E (réorienter votre cube)
octocube-power-F = F (échanger une tuile adjacente avec une de votre plateau)
octocube-power-G = G (échanger sa place avec un autre cube)
octocube-power-H = H (échanger deux piles)
octocube-power-I = I (échanger la tuile du dessus avec un autre cube)
octocube-abyss-plain = une tuile Abysses
octocube-abyss-A = la tuile Abysses { octocube-power-A }
octocube-abyss-B = la tuile Abysses { octocube-power-B }
octocube-abyss-C = la tuile Abysses { octocube-power-C }
octocube-abyss-D = la tuile Abysses { octocube-power-D }
octocube-abyss-E = la tuile Abysses { octocube-power-E }
octocube-abyss-F = la tuile Abysses { octocube-power-F }
octocube-abyss-G = la tuile Abysses { octocube-power-G }
octocube-abyss-H = la tuile Abysses { octocube-power-H }
octocube-abyss-I = la tuile Abysses { octocube-power-I }
octocube-way-exact = sa propre case
octocube-way-colour = la case de sa couleur
octocube-way-any = une case de couleur libre
octocube-ending-abyss = toutes les tuiles Abysses sont posées
octocube-ending-idle = personne n'a pris de tuile depuis trop longtemps
octocube-ending-board-full = un plateau est complet

octocube-do-place = Poser votre cube en { $space } : { $tile }
octocube-do-place-turned = Poser votre cube en { $space }, tourné { $turn } : { $tile }
octocube-do-roll = Rouler { $direction } vers { $space } : { $tile }
octocube-do-pivot = Pivoter de { $degrees } degrés
octocube-do-score = Scorer { $points } { $points ->
    [0] point
    [1] point
   *[other] points
} : { $tiles }
octocube-do-score-none = Reprendre votre cube en y laissant toutes les tuiles
octocube-do-pass = Passer
octocube-do-use = Utiliser le pouvoir { $power } de { $space }
octocube-do-stay = En rester là
octocube-do-move = Aller en { $space } : { $tile }
octocube-do-take = Prendre en { $space } : { $tile }
octocube-do-swap-adjacent = Échanger en { $space } : { $tile }
octocube-do-swap-first = Échanger la pile de { $space }
octocube-do-swap-second = Échanger les piles de { $first } et { $space }
octocube-do-reorient = Tourner votre cube : { $turn }, dessous { $tile }
octocube-do-reorient-none = Laisser votre cube tel quel
octocube-do-give = Donner contre la tuile de { $space } : { $tile }
octocube-do-from-board = Prendre sur votre plateau : { $tile }
octocube-do-swap-cubes = Échanger sa place avec { $other_seat }
octocube-do-swap-tops = Échanger la tuile du dessus avec { $other_seat } : { $tile }
octocube-do-retrieve = Récupérer votre cube avec { $count ->
    [0] 0 tuile
    [1] une tuile
   *[other] { $count } tuiles
}
octocube-do-fill = Mettre sur { $way } : { $tile }
octocube-do-lay = Poser ensuite : { $tile }
octocube-do-give-back = Rendre la pile en { $space }

octocube-prompt-place = Posez votre cube sur une case libre du bord
octocube-prompt-act = Faites rouler, pivoter ou scorez votre cube, ou passez. { $rolls ->
    [0] Aucune case n'est ouverte pour rouler.
    [1] Une case est ouverte pour rouler.
   *[other] { $rolls } cases sont ouvertes pour rouler.
}
octocube-prompt-again = Roulez encore depuis la tuile Abysses A, ou restez-en là
octocube-prompt-offer = Utilisez le pouvoir { $power }, ou restez-en là
octocube-prompt-power-b = B : choisissez la tuile de votre plateau qui va sur le dessus du cube
octocube-prompt-power-c = C : choisissez la case où va votre cube
octocube-prompt-power-d = D : choisissez la tuile visible à prendre sur le dessus du cube
octocube-prompt-power-e = E : choisissez comment tourner votre cube
octocube-prompt-power-f = F : choisissez la tuile adjacente à échanger
octocube-prompt-power-f-second = F : choisissez la tuile de votre plateau à donner contre celle de { $space }
octocube-prompt-power-g = G : choisissez le cube avec lequel échanger votre place
octocube-prompt-power-h = H : choisissez la première pile à échanger
octocube-prompt-power-h-second = H : choisissez la pile à échanger avec { $space }
octocube-prompt-power-i = I : choisissez le cube avec lequel échanger la tuile du dessus
octocube-prompt-kids-act = Faites rouler votre cube ou récupérez-le
octocube-prompt-kids-retrieve = Aucune case n'est libre à côté de votre cube : récupérez-le
octocube-prompt-fill = Mettez une tuile sur votre plateau ; cases remplies : { $filled } sur 16
octocube-prompt-lay = Choisissez la prochaine tuile de la pile à rendre, en partant du bas
octocube-prompt-return = Choisissez où va votre pile

octocube-log-place = { $you ->
    [1] Vous avez posé votre cube en { $space }
   *[0] { $seat } a posé son cube en { $space }
}
octocube-log-roll = { $you ->
    [1] Vous avez roulé { $direction } vers { $space }
   *[0] { $seat } a roulé { $direction } vers { $space }
}
octocube-log-attach = { $space } : { $tile } colle au cube
octocube-log-uncover = { $space } montre : { $tile }
octocube-log-abyss = { $space } est vide : { $abyss }, { $left ->
    [0] il n'en reste plus
   *[other] il en reste { $left }
}
octocube-log-hole = { $space } est vide : un trou
octocube-log-floor = { $space } est vide : le fond de la mer
octocube-log-pivot = { $you ->
    [1] Vous avez pivoté votre cube de { $degrees } degrés
   *[0] { $seat } a pivoté de { $degrees } degrés
}
octocube-log-score = { $count ->
    [0] { $you ->
        [1] Vous avez repris votre cube avec toutes ses tuiles
       *[0] { $seat } a repris son cube avec toutes ses tuiles
    }
   *[other] { $you ->
        [1] Vous avez scoré { $tiles }
       *[0] { $seat } a scoré { $tiles }
    }
}
octocube-log-last-score = { $you ->
    [1] Vous avez pris le reste : { $tiles }
   *[0] { $seat } a pris le reste : { $tiles }
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
    [1] Vous en êtes resté là
   *[0] { $seat } en est resté là
}
octocube-log-use = { $you ->
    [1] Vous avez utilisé le pouvoir { $power } de { $space }
   *[0] { $seat } a utilisé le pouvoir { $power } de { $space }
}
octocube-log-aim = { $you ->
    [1] Vous avez choisi { $space }
   *[0] { $seat } a choisi { $space }
}
octocube-log-store = { $you ->
    [1] Va sur votre plateau : { $tile }
   *[0] { $seat } met sur son plateau : { $tile }
}
octocube-log-from-board = { $you ->
    [1] Va de votre plateau sur votre cube : { $tile }
   *[0] { $seat } met de son plateau sur son cube : { $tile }
}
octocube-log-give = { $you ->
    [1] Va de votre plateau en { $space } : { $tile }
   *[0] { $seat } met de son plateau en { $space } : { $tile }
}
octocube-log-move = { $you ->
    [1] Votre cube est allé en { $space }
   *[0] { $seat } est allé en { $space }
}
octocube-log-take = { $you ->
    [1] Vous avez pris en { $space } : { $tile }
   *[0] { $seat } a pris en { $space } : { $tile }
}
octocube-log-reorient = { $you ->
    [1] Vous avez tourné votre cube
   *[0] { $seat } a tourné son cube
}
octocube-log-swap-cubes = { $you ->
    [1] Vous avez échangé votre place avec { $other_seat }, vers { $space }
   *[0] { $seat } a échangé sa place avec { $other_seat }, vers { $space }
}
octocube-log-swap-stacks = { $you ->
    [1] Vous avez échangé les piles de { $space } et { $other_space }
   *[0] { $seat } a échangé les piles de { $space } et { $other_space }
}
octocube-log-swap-tops = { $you ->
    [1] Vous avez pris au cube de { $other_seat } : { $tile }
   *[0] { $seat } a pris au cube de { $other_seat } : { $tile }
}
octocube-log-give-top = { $you ->
    [1] Vous avez donné au cube de { $other_seat } : { $tile }
   *[0] { $seat } a donné au cube de { $other_seat } : { $tile }
}
octocube-log-retrieve = { $count ->
    [0] { $you ->
        [1] Vous avez récupéré votre cube sans tuile
       *[0] { $seat } a récupéré son cube sans tuile
    }
   *[other] { $you ->
        [1] Vous avez récupéré votre cube : { $tiles }
       *[0] { $seat } a récupéré son cube : { $tiles }
    }
}
octocube-log-fill = { $you ->
    [1] Vous avez mis sur { $way } : { $tile }
   *[0] { $seat } a mis sur { $way } : { $tile }
}
octocube-log-lay = { $you ->
    [1] Vous avez posé : { $tile }
   *[0] { $seat } a posé : { $tile }
}
octocube-log-give-back = { $you ->
    [1] Vous avez rendu { $count ->
        [1] une tuile
       *[other] { $count } tuiles
    } en { $space }
   *[0] { $seat } a rendu { $count ->
        [1] une tuile
       *[other] { $count } tuiles
    } en { $space }
}
octocube-log-board-full = { $you ->
    [1] Votre plateau est complet : c'est la dernière manche
   *[0] { $seat } a complété son plateau : c'est la dernière manche
}
octocube-log-last-round = La dernière tuile Abysses est posée : c'est la dernière manche
octocube-log-end = La partie est terminée : { $ending }

octocube-score-series = Séries scorées en cours de partie
octocube-score-coins = Pièces, 3 points chacune
octocube-score-colour = Le plus de tuiles de couleur { $colour } : { $first_points } et { $second_points }
octocube-score-object = Le plus de tuiles { $object } : { $first_points } et { $second_points }
octocube-score-spaces = Cases remplies
octocube-score-tie-objects = Égalité : le plus de tuiles Objet
octocube-score-tie-coins = Égalité : le plus de pièces

octocube-end-abyss = Toutes les tuiles Abysses ont été posées et la manche a été terminée.
octocube-end-idle = Fin de sûreté : pendant trop de manches personne n'a pris de tuile sur un cube, ou le jeu enfants tournait en rond.
octocube-end-board-full = Un plateau a été complété et la manche a été terminée.
octocube-won-points = Le plus de points l'emporte.
octocube-won-objects = Égalité de points : le plus de tuiles Objet l'emporte.
octocube-won-shared = Égalité parfaite : la victoire est partagée.
octocube-won-board = Le plateau complet l'emporte.
octocube-won-spaces = Le plus de cases remplies l'emporte.
octocube-won-coins = Plateaux à égalité : le plus de pièces l'emporte.

octocube-why-over = La partie est terminée.
octocube-why-must-place = Votre cube est dans votre zone : posez-le sur le bord.
octocube-why-cube-in-play = Votre cube est déjà dans l'aire de jeu.
octocube-why-off-grid = { $space } n'est pas sur cette grille.
octocube-why-occupied = Un cube se trouve en { $space }.
octocube-why-hole = { $space } est un trou, ce n'est plus une case.
octocube-why-not-edge = { $space } n'est pas au bord de l'aire de jeu.
octocube-why-same-turn = Tourné { $turn }, le cube est le même qu'après un autre tour proposé.
octocube-why-no-space-there = Il n'y a pas de case { $direction } de votre cube.
octocube-why-not-adjacent = { $space } n'est pas adjacente à votre cube.
octocube-why-same-pivot = Pivoter de { $degrees } degrés donne le même résultat qu'un angle plus petit.
octocube-why-bare-faces = Il n'y a pas de tuile à prendre là : { $faces }.
octocube-why-roll-or-retrieve = Dans le jeu enfants, on fait rouler ou on récupère son cube.
octocube-why-again-or-stay = Roulez encore depuis la tuile Abysses A, ou restez-en là.
octocube-why-use-or-stay = Utilisez le pouvoir sur lequel vous avez roulé, ou restez-en là.
octocube-why-aim-first = Choisissez d'abord la cible du pouvoir { $power }.
octocube-why-fill-first = Mettez d'abord sur votre plateau les tuiles qui y vont.
octocube-why-lay-first = Formez d'abord une pile des tuiles restantes.
octocube-why-give-back-first = Choisissez d'abord où va votre pile.
octocube-why-nothing-to-decline = Il n'y a rien à refuser maintenant.
octocube-why-no-powers = Les tuiles Abysses n'ont de pouvoirs que dans le jeu avancé.
octocube-why-only-after-rolling = Le pouvoir sous votre cube s'utilise juste après y avoir roulé.
octocube-why-no-abyss-there = Il n'y a pas de tuile Abysses { $direction } de votre cube.
octocube-why-abyss-covered = Un cube couvre la tuile Abysses de { $space }.
octocube-why-needs-top-object-and-board = { $power } : il faut un objet sur le dessus de votre cube et une tuile sur votre plateau.
octocube-why-needs-free-space = { $power } : il faut une case libre.
octocube-why-needs-bare-top = { $power } : il faut une face du dessus nue et une tuile visible.
octocube-why-needs-adjacent-object-and-board = { $power } : il faut un objet visible à côté de votre cube et une tuile sur votre plateau.
octocube-why-needs-opponent = { $power } : il faut un autre cube dans l'aire de jeu.
octocube-why-needs-two-stacks = { $power } : il faut deux piles libres.
octocube-why-needs-both-tops = { $power } : il faut une tuile sur le dessus de votre cube et d'un autre dans l'aire de jeu.
octocube-why-no-power-in-use = Aucun pouvoir n'est en cours d'utilisation.
octocube-why-not-on-board = Votre plateau n'a pas : { $tile }.
octocube-why-own-cube = Choisissez le cube d'un autre joueur.
octocube-why-no-such-seat = Ce joueur n'existe pas.
octocube-why-cube-at-home = Le cube de { $other_seat } n'est pas dans l'aire de jeu.
octocube-why-no-top-tile = Le cube de { $other_seat } n'a pas de tuile sur le dessus.
octocube-why-same-stack = { $space } est déjà choisie : choisissez une autre pile.
octocube-why-coin = Une pièce n'a pas de case sur un plateau.
octocube-why-no-tile-there = Il n'y a pas de tuile en { $space }.
octocube-why-centre-stays = La tuile Abysses A du centre n'est jamais remplacée.
octocube-why-replace-abyss = La pile remplace une tuile Abysses ; { $space } n'en est pas une.
octocube-why-lowest-stack = La pile va sur la pile libre la plus basse ; { $space } est plus haute.
octocube-why-only-in-kids = Cela n'existe que dans le jeu enfants.
octocube-why-retrieve-first = Récupérez d'abord votre cube.
octocube-why-not-on-cube = Votre cube n'a pas : { $tile }.
octocube-why-no-space-for-tile = Il n'y a pas de case libre ({ $way }) pour : { $tile }.
