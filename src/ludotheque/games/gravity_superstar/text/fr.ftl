# Noms

gravity-superstar-name = Gravity Superstar
gravity-superstar-about = Marchez sur les murs, tombez de côté, sautez la tête en bas : le bas est là où sont vos pieds. Attrapez les étoiles.
gravity-superstar-mode-standard = Standard
gravity-superstar-mode-standard-about = La partie se termine quand un tour laisse 4 étoiles ou moins (8 à 3 ou 4 joueurs, 12 à 5 ou 6).
gravity-superstar-mode-expert = Expert
gravity-superstar-mode-expert-about = Une course : dès qu’un joueur atteint 18 points (24 à 3 ou 5 joueurs), on termine le tour et la partie s’achève.

gravity-superstar-colour-blue = bleue
    .pairs = Paires d’étoiles bleues
gravity-superstar-colour-yellow = jaune
    .pairs = Paires d’étoiles jaunes
gravity-superstar-colour-pink = rose
    .pairs = Paires d’étoiles roses
gravity-superstar-colour-green = verte
    .pairs = Paires d’étoiles vertes
gravity-superstar-colour-orange = orange
    .pairs = Paires d’étoiles orange
gravity-superstar-colour-white = blanche
    .pairs = Paires d’étoiles blanches

gravity-superstar-loot-blue = une étoile bleue
gravity-superstar-loot-yellow = une étoile jaune
gravity-superstar-loot-pink = une étoile rose
gravity-superstar-loot-green = une étoile verte
gravity-superstar-loot-orange = une étoile orange
gravity-superstar-loot-white = une étoile blanche
gravity-superstar-loot-token = un jeton Rejouer

gravity-superstar-card-long = Saut en longueur
gravity-superstar-card-high = Saut en hauteur
gravity-superstar-card-drop = Chute
gravity-superstar-card-rotation = Rotation
gravity-superstar-card-joker = Joker
gravity-superstar-card-hidden = une carte

gravity-superstar-face-up = face visible
gravity-superstar-face-down = face cachée

gravity-superstar-move-step-left = un pas à gauche
gravity-superstar-move-step-right = un pas à droite
gravity-superstar-move-long-left = Saut en longueur à gauche
gravity-superstar-move-long-right = Saut en longueur à droite
gravity-superstar-move-high-left = Saut en hauteur à gauche
gravity-superstar-move-high-right = Saut en hauteur à droite
gravity-superstar-move-drop = Chute
gravity-superstar-move-turn-left = Rotation, un quart de tour à gauche
gravity-superstar-move-turn-right = Rotation, un quart de tour à droite
gravity-superstar-move-turn-half = Rotation, un demi-tour

gravity-superstar-feet-north = vers le haut
gravity-superstar-feet-east = vers la droite
gravity-superstar-feet-south = vers le bas
gravity-superstar-feet-west = vers la gauche

gravity-superstar-up-north = vers le haut
gravity-superstar-up-east = vers la droite
gravity-superstar-up-south = vers le bas
gravity-superstar-up-west = vers la gauche

gravity-superstar-side-north = bord du haut
gravity-superstar-side-east = bord droit
gravity-superstar-side-south = bord du bas
gravity-superstar-side-west = bord gauche

gravity-superstar-phase-act = action
gravity-superstar-phase-theft = vol
gravity-superstar-phase-replay = rejouer
gravity-superstar-phase-over = terminé

# Ce que fait une action

gravity-superstar-do-complete = Reprendre { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
gravity-superstar-do-simple = { $card } face cachée : { $move }{ PLACE(", jusqu’en ", $space) }
gravity-superstar-do-special = { $move }{ PLACE(", jusqu’en ", $space) }
gravity-superstar-do-joker = Joker joué en { $move }{ PLACE(", jusqu’en ", $space) }
gravity-superstar-do-steal = Voler { $loot }
gravity-superstar-do-replay = Dépenser un jeton pour rejouer
gravity-superstar-do-done = Terminer le tour

# Ce qui est demandé

gravity-superstar-prompt-act = Jouez une carte, ou faites un pas avec une carte face cachée.
gravity-superstar-prompt-act-again = Rejouez : une carte, ou un pas avec une carte face cachée.
gravity-superstar-prompt-theft = Choisissez ce que vous volez à { $victim_seat }.
gravity-superstar-prompt-replay = Dépensez un jeton Rejouer pour une action de plus, ou terminez votre tour. Vous avez { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}.

# Ce qui s'est passé

gravity-superstar-log-complete = { $you ->
    [1] Vous reprenez
   *[0] { $seat } reprend
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
gravity-superstar-log-simple = { $you ->
    [1] Vous jouez
   *[0] { $seat } joue
} { $card } face cachée : { $move }
gravity-superstar-log-special = { $you ->
    [1] Vous jouez
   *[0] { $seat } joue
} { $move }
gravity-superstar-log-joker = { $you ->
    [1] Vous jouez
   *[0] { $seat } joue
} le Joker en { $move }
gravity-superstar-log-fifth = { $you ->
    [1] Cinquième carte : vous reprenez les cinq
   *[0] Cinquième carte : { $seat } reprend les cinq
}
gravity-superstar-log-turn = { $you ->
    [1] Vous avez maintenant
   *[0] { $seat } a maintenant
} les pieds { $feet }
gravity-superstar-log-step = { $you ->
    [1] Vous avancez
   *[0] { $seat } avance
}{ PLACE(" en ", $spaces) }
gravity-superstar-log-fall = { $you ->
    [1] Vous tombez
   *[0] { $seat } tombe
}{ PLACE(" en ", $spaces) }
gravity-superstar-log-wrap = { $you ->
    [1] Vous passez
   *[0] { $seat } passe
} par le { $side }
gravity-superstar-log-star = { $you ->
    [1] Vous collectez
   *[0] { $seat } collecte
} une étoile { $colour }{ PLACE(" en ", $space) }
gravity-superstar-log-token = { $you ->
    [1] Vous prenez
   *[0] { $seat } prend
} un jeton Rejouer{ PLACE(" en ", $space) }
gravity-superstar-log-no-token = Il n’y a plus de jeton Rejouer pour { $you ->
    [1] vous
   *[0] { $seat }
}{ PLACE(" en ", $space) }
gravity-superstar-log-eject = { $you ->
    [1] Vous éjectez
   *[0] { $seat } éjecte
} { $victim_seat }{ PLACE(" de ", $space) }
gravity-superstar-log-cards-back = { $you ->
    [1] Vous reprenez toutes vos cartes
   *[0] { $seat } reprend toutes ses cartes
}
gravity-superstar-log-steal = { $you ->
    [1] Vous volez
   *[0] { $seat } vole
} { $loot } à { $victim_seat }
gravity-superstar-log-nothing-to-steal = { $victim_seat } n’avait rien à voler
gravity-superstar-log-enter = { $you ->
    [1] Vous entrez
   *[0] { $seat } entre
} par la porte ouverte{ PLACE(" en ", $space) }
gravity-superstar-log-marker = La porte ouverte avance{ PLACE(" en ", $space) }
gravity-superstar-log-marker-stays = Toutes les portes sont occupées : la porte ouverte reste{ PLACE(" en ", $space) }
gravity-superstar-log-replay = { $you ->
    [1] Vous dépensez
   *[0] { $seat } dépense
} un jeton pour rejouer
gravity-superstar-log-done = { $you ->
    [1] Vous terminez votre tour
   *[0] { $seat } termine son tour
}
gravity-superstar-log-last-round = { $you ->
    [1] Vous avez
   *[0] { $seat } a
} { $points } points : c’est le dernier tour
gravity-superstar-log-round = Tour { $round }
gravity-superstar-log-end = { $reason }

gravity-superstar-reason-few-stars = La partie est terminée : il reste peu d’étoiles.
gravity-superstar-reason-points = La partie est terminée : un joueur a atteint l’objectif.
gravity-superstar-reason-no-stars = La partie est terminée : il ne reste plus d’étoiles.
gravity-superstar-reason-dry = La partie est terminée : personne n’a collecté d’étoile pendant 30 tours.

# Pourquoi pas

gravity-superstar-why-over = La partie est terminée.
gravity-superstar-why-no-theft = Il n’y a rien à voler maintenant : on vole quand on éjecte un rival.
gravity-superstar-why-not-owned = { $victim_seat } n’a pas { $loot }.
gravity-superstar-why-steal-first = Choisissez d’abord ce que vous volez à { $victim_seat }.
gravity-superstar-why-replay-first = Décidez d’abord : dépenser un jeton pour rejouer, ou terminer votre tour.
gravity-superstar-why-act-first = Jouez d’abord une action.
gravity-superstar-why-hand-full = Vous avez déjà toutes vos cartes en main.
gravity-superstar-why-card-played = Vous avez déjà joué { $card } : reprenez d’abord vos cartes.
gravity-superstar-why-blocked = Une plateforme{ PLACE(" en ", $space) } bloque le passage : un mouvement se fait en entier ou pas du tout.
gravity-superstar-why-no-landing = Aucun de vos mouvements ne mène ici : vous pouvez atteindre les cases cerclées.
gravity-superstar-why-no-such-choice = Ce choix n’est pas possible maintenant : { $touch ->
    [1] touchez une carte, puis son mouvement.
   *[0] cliquez sur une carte, puis sur son mouvement.
}

# Le décompte

gravity-superstar-score-stars = Étoiles, 1 chacune
gravity-superstar-score-pairs = { $pairs_colour }, 1 chacune
gravity-superstar-score-tokens = Jetons Rejouer, 1 chacun

# La fin

gravity-superstar-end-few-stars = Il restait { $players ->
    [2] 4
    [3] 8
    [4] 8
   *[other] 12
} étoiles ou moins à la fin du tour.
gravity-superstar-end-points = Un joueur a atteint { $players ->
    [3] 24
    [5] 24
   *[other] 18
} points, et le tour est terminé.
gravity-superstar-end-no-stars = Il ne restait plus d’étoiles à la fin du tour.
gravity-superstar-end-dry = Personne n’a collecté d’étoile pendant 30 tours.
gravity-superstar-won-points = Le meilleur score l’emporte.
gravity-superstar-won-tokens = Égalité de points : le moins de jetons Rejouer l’emporte.
gravity-superstar-won-shared = Égalité de points et de jetons : la victoire est partagée.
gravity-superstar-decided-stars = Les étoiles ont fait la différence ({ $more } à { $less }).
gravity-superstar-decided-pairs = Les paires ont fait la différence ({ $more } à { $less }).
gravity-superstar-decided-tokens = Les jetons ont fait la différence ({ $more } à { $less }).

# D'où viennent les points

gravity-superstar-share-stars = étoiles
gravity-superstar-share-pairs = paires
gravity-superstar-share-tokens = jetons Rejouer
