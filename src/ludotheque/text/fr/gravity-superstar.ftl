# Noms

gravity-superstar-name = Gravity Superstar
gravity-superstar-mode-standard = Standard
gravity-superstar-mode-standard-about = La partie finit avec le tour de table où il reste peu d'étoiles.
gravity-superstar-mode-expert = Expert
gravity-superstar-mode-expert-about = La partie finit avec le tour de table où quelqu'un atteint les points voulus.

gravity-superstar-colour-blue = bleue
gravity-superstar-colour-yellow = jaune
gravity-superstar-colour-pink = rose
gravity-superstar-colour-green = verte
gravity-superstar-colour-orange = orange
gravity-superstar-colour-white = blanche

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
gravity-superstar-move-turn-left = Rotation, un quart à gauche
gravity-superstar-move-turn-right = Rotation, un quart à droite
gravity-superstar-move-turn-half = Rotation, un demi-tour

gravity-superstar-feet-north = vers le haut du plateau
gravity-superstar-feet-east = vers la droite du plateau
gravity-superstar-feet-south = vers le bas du plateau
gravity-superstar-feet-west = vers la gauche du plateau

gravity-superstar-up-north = vers le haut du plateau
gravity-superstar-up-east = vers la droite du plateau
gravity-superstar-up-south = vers le bas du plateau
gravity-superstar-up-west = vers la gauche du plateau

gravity-superstar-side-north = bord supérieur
gravity-superstar-side-east = bord droit
gravity-superstar-side-south = bord inférieur
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
gravity-superstar-do-simple = { $card } face cachée : { $move }, jusqu'en { $space }
gravity-superstar-do-special = { $move }, jusqu'en { $space }
gravity-superstar-do-joker = Joker comme { $move }, jusqu'en { $space }
gravity-superstar-do-steal = Dérober { $loot }
gravity-superstar-do-replay = Dépenser un jeton pour rejouer
gravity-superstar-do-done = Finir le tour

# Ce qui est demandé

gravity-superstar-prompt-act = Jouez une carte pour son déplacement, ou n'importe laquelle face cachée pour un pas à gauche ou à droite.
gravity-superstar-prompt-act-again = Rejouez : une carte pour son déplacement, ou n'importe laquelle face cachée pour un pas à gauche ou à droite.
gravity-superstar-prompt-theft = Choisissez ce que vous dérobez à { $victim_seat }.
gravity-superstar-prompt-replay = Dépensez un jeton Rejouer pour une action de plus, ou finissez votre tour. Vous avez { $tokens ->
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
} le Joker comme { $move }
gravity-superstar-log-fifth = { $you ->
    [1] Votre cinquième carte : vous reprenez les cinq
   *[0] La cinquième carte : { $seat } reprend les cinq
}
gravity-superstar-log-turn = { $you ->
    [1] Vos pieds pointent
   *[0] Les pieds de { $seat } pointent
} { $feet }
gravity-superstar-log-step = { $you ->
    [1] Vous allez
   *[0] { $seat } va
} en { $spaces }
gravity-superstar-log-fall = { $you ->
    [1] Vous tombez
   *[0] { $seat } tombe
} en { $spaces }
gravity-superstar-log-wrap = { $you ->
    [1] Vous sortez
   *[0] { $seat } sort
} par le { $side }, retour par le côté opposé
gravity-superstar-log-star = { $you ->
    [1] Vous collectez
   *[0] { $seat } collecte
} une étoile { $colour } en { $space }
gravity-superstar-log-token = { $you ->
    [1] Vous prenez
   *[0] { $seat } prend
} un jeton Rejouer en { $space }
gravity-superstar-log-no-token = Plus de jeton Rejouer pour { $you ->
    [1] vous
   *[0] { $seat }
} en { $space }
gravity-superstar-log-eject = { $you ->
    [1] Vous éjectez
   *[0] { $seat } éjecte
} { $victim_seat } de { $space }
gravity-superstar-log-cards-back = { $you ->
    [1] Vous reprenez toutes vos cartes
   *[0] { $seat } reprend toutes ses cartes
}
gravity-superstar-log-steal = { $you ->
    [1] Vous dérobez
   *[0] { $seat } dérobe
} { $loot } à { $victim_seat }
gravity-superstar-log-nothing-to-steal = { $victim_seat } n'a rien à dérober
gravity-superstar-log-enter = { $you ->
    [1] Vous entrez
   *[0] { $seat } entre
} en jeu par la porte ouverte en { $space }
gravity-superstar-log-marker = La porte ouverte est maintenant { $space }
gravity-superstar-log-marker-stays = Toutes les portes sont occupées : la porte ouverte reste { $space }
gravity-superstar-log-replay = { $you ->
    [1] Vous dépensez
   *[0] { $seat } dépense
} un jeton pour rejouer
gravity-superstar-log-done = { $you ->
    [1] Vous finissez votre tour
   *[0] { $seat } finit son tour
}
gravity-superstar-log-last-round = { $you ->
    [1] Vous avez
   *[0] { $seat } a
} { $points } points : ce tour de table est le dernier
gravity-superstar-log-round = Tour de table { $round }
gravity-superstar-log-end = { $reason }

gravity-superstar-reason-few-stars = La partie est finie : il reste peu d'étoiles.
gravity-superstar-reason-points = La partie est finie : les points voulus ont été atteints.
gravity-superstar-reason-no-stars = La partie est finie : il ne reste pas d'étoile.
gravity-superstar-reason-dry = La partie est finie : aucune étoile collectée depuis trop longtemps.

# Pourquoi pas

gravity-superstar-why-over = La partie est finie.
gravity-superstar-why-no-theft = Il n'y a rien à dérober maintenant : on dérobe quand on éjecte quelqu'un.
gravity-superstar-why-not-owned = { $victim_seat } n'a pas { $loot }.
gravity-superstar-why-steal-first = Choisissez d'abord ce que vous dérobez à { $victim_seat }.
gravity-superstar-why-replay-first = Décidez d'abord si vous dépensez un jeton pour une action de plus.
gravity-superstar-why-act-first = Vous devez d'abord jouer une action.
gravity-superstar-why-hand-full = Vous avez toutes vos cartes en main : aucune n'est à reprendre.
gravity-superstar-why-card-played = Vous avez déjà joué { $card } : reprenez d'abord vos cartes.
gravity-superstar-why-blocked = Une plate-forme en { $space } empêche ce déplacement ({ $move }) : il se fait en entier ou pas du tout.
gravity-superstar-why-no-landing = Aucun de vos déplacements ne mène maintenant en { $space } : les cases cerclées sont à votre portée.
gravity-superstar-why-no-such-choice = Cela ne se choisit pas maintenant : montrez une carte puis son déplacement.

# Le décompte

gravity-superstar-score-stars = Étoiles, 1 chacune
gravity-superstar-score-pairs = Paires d'étoiles { $colour ->
    [orange] orange
   *[other] { $colour }s
}, 1 chacune
gravity-superstar-score-tokens = Jetons Rejouer, 1 chacun

# La fin

gravity-superstar-end-few-stars = Un tour de table a fini avec peu d'étoiles restantes.
gravity-superstar-end-points = Le tour de table où les points voulus ont été atteints est fini.
gravity-superstar-end-no-stars = Un tour de table a fini sans étoile restante.
gravity-superstar-end-dry = Aucune étoile n'a été collectée pendant 30 tours de table.
gravity-superstar-won-points = Le plus de points l'emporte.
gravity-superstar-won-tokens = Égalité de points : le moins de jetons Rejouer l'emporte.
gravity-superstar-won-shared = Égalité de points et de jetons : la victoire est partagée.
