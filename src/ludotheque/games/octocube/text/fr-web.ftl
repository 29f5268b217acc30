octocube-ui-board = Le plateau : { $count } cases sur { $count }
octocube-ui-space-stack = { $space } : { $tile }, pile de { $count }.
octocube-ui-space-taken = { $space } : sa dernière tuile est collée au cube.
octocube-ui-space-abyss = { $space } : { $abyss }.
octocube-ui-space-hole = { $space } : un trou.
octocube-ui-space-floor = { $space } : fond marin nu.
octocube-ui-space-cube = { $you ->
    [1] Votre cube est ici.
   *[0] Le cube { DE($seat) } est ici.
}
octocube-ui-cube = { $you ->
    [1] Votre cube en { $space }. Dessus, dessous, nord, est, sud, ouest : { $tiles }
   *[0] Le cube { DE($seat) } en { $space }. Dessus, dessous, nord, est, sud, ouest : { $tiles }
}
octocube-ui-cube-home = { $you ->
    [1] Votre cube, hors du plateau. Dessus, dessous, nord, est, sud, ouest : { $tiles }
   *[0] Le cube { DE($seat) }, hors du plateau. Dessus, dessous, nord, est, sud, ouest : { $tiles }
}
octocube-ui-net = Dessus, dessous, nord, est, sud, ouest : { $tiles }
octocube-ui-short-top = Haut
octocube-ui-short-bottom = Bas
octocube-ui-short-north = N
octocube-ui-short-east = E
octocube-ui-short-south = S
octocube-ui-short-west = O
octocube-ui-key-picks = ramasse la tuile
octocube-ui-key-nothing = ne ramasse rien
octocube-ui-key-height = tuiles dans la pile

octocube-ui-panel = Votre cube et ce que vous pouvez faire
octocube-ui-your-cube = Votre cube
octocube-ui-cube-of = Cube { DE($seat) }
octocube-ui-tiled = { $count } sur 6
octocube-ui-after = Après le coup
octocube-ui-after-roll = Après avoir roulé { $direction }
octocube-ui-after-pivot = Après un pivot de { $degrees }°
octocube-ui-roll = Rouler { $direction }
octocube-ui-roll-title = Rouler
octocube-ui-roll-again = Encore
octocube-ui-arrow-keys = flèches
octocube-ui-pivot-title = Pivoter
octocube-ui-pivot = Pivoter de { $degrees }°
octocube-ui-score-pass = Ou bien
octocube-ui-score-title = Marquer
octocube-ui-retrieve-title = Ramener
octocube-ui-retrieve-note = Ramener le cube et ses tuiles
octocube-ui-or = Ou
octocube-ui-worth-now = { $points ->
    [0] 0 point maintenant
    [1] 1 point maintenant
   *[other] { $points } points maintenant
}
octocube-ui-place-how = { $touch ->
    [1] Touchez une case éclairée du bord.
   *[0] Cliquez sur une case éclairée du bord.
} Une face nue en dessous ramasse la tuile sur laquelle elle se pose.

octocube-ui-tip-place = Poser { PLACE("en ", $space, "ici") }
octocube-ui-tip-place-turned = Poser { PLACE("en ", $space, "ici") }
octocube-ui-tip-roll = Rouler { $direction }{ PLACE(" en ", $space) }
octocube-ui-tip-move = Aller { PLACE("en ", $space, "ici") }
octocube-ui-tip-reorient = Tourner votre cube
octocube-ui-tip-use = Utiliser le pouvoir { $letter }{ PLACE(" en ", $space) }
octocube-ui-sticks = Ramasse : { $tile }.
octocube-ui-nothing-sticks = Ne ramasse rien.
octocube-ui-bare-sides = Côtés nus ensuite : { $sides }.
octocube-ui-bare-none = Aucun côté nu ensuite.
octocube-ui-again = Tuile Abysses A : vous pouvez rouler encore.
octocube-ui-empties = Vous prenez la dernière tuile : une tuile Abysses vient sous votre cube.
octocube-ui-empties-short = vide
octocube-ui-worth = si vous marquez
octocube-ui-worth-same = comme avant, si vous marquez
octocube-ui-worth-coin = à la fin, pour la pièce
octocube-ui-fits = A sa place sur votre plateau
octocube-ui-fits-not = Pas de place sur votre plateau
octocube-ui-seen-stack = { PLACE("", $space, "La pile") }, de haut en bas
octocube-ui-power = Pouvoir { $letter }
octocube-ui-power-A = En roulant dessus, vous pouvez rouler encore.
octocube-ui-power-B = Échangez la tuile du dessus de votre cube contre une tuile de votre plateau. Pas de pièces, et aucun point.
octocube-ui-power-C = Portez votre cube sur n’importe quelle case libre, sans le tourner.
octocube-ui-power-D = Prenez une tuile visible sur le dessus de votre cube, s’il est nu.
octocube-ui-power-E = Tournez votre cube comme vous voulez. Une face nue en dessous ramasse ce qui s’y trouve.
octocube-ui-power-F = Échangez une tuile visible à côté de votre cube contre une tuile de votre plateau. Pas de pièces.
octocube-ui-power-G = Échangez votre place avec un autre cube. Aucun des deux ne tourne.
octocube-ui-power-H = Échangez deux piles libres sans les regarder. Les tuiles Abysses comptent comme des piles.
octocube-ui-power-I = Échangez la tuile du dessus de votre cube avec celle du dessus d’un autre cube.
octocube-ui-use = Utiliser le pouvoir
octocube-ui-choose-on-board = Choisissez une case éclairée du plateau.
octocube-ui-tiles = Tuiles au choix
octocube-ui-fill-how = Choisissez une tuile de votre cube, puis une case éclairée de votre plateau.
octocube-ui-tile-count = { $count ->
    [1] { $tile }
   *[other] { $count } × { $tile }
}
octocube-ui-laid-title = Pour l’instant, de haut en bas :
octocube-ui-laid = La pile pour l’instant, de haut en bas : { $tiles }

octocube-ui-turns = { $count ->
    [one] Une seule façon de tourner votre cube
   *[other] Choisissez une des { $count } façons de tourner votre cube
}
octocube-ui-turns-sticks = Avec une face nue en dessous, il ramasse { $the_tile }
octocube-ui-turn = Dessus, dessous, nord, est, sud, ouest : { $tiles }. Ramasse : { $tile }

octocube-ui-score-how = Marquez : laissez de côté les tuiles à garder sur votre cube.
octocube-ui-score-empty = Votre cube n’a pas de tuile : il rentre, c’est tout.
octocube-ui-score-face = { $face } : { $tile }
octocube-ui-score-all = Toutes
octocube-ui-score-none = Ne rien prendre
octocube-ui-score-clear = aucune
octocube-ui-score-not = Vous ne pouvez pas prendre seulement ces tuiles maintenant.
octocube-ui-then-space-turn = Choisissez maintenant l’orientation de votre cube.
octocube-ui-score-take = { $all ->
    [1] Tout prendre : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[0] Prendre { $count } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
octocube-ui-back = Retour
octocube-ui-points-now = { $points ->
    [one] point maintenant
   *[other] points maintenant
}
octocube-ui-series = { $count } × { $object }
octocube-ui-coins-later = { $points } points à la fin pour les pièces
octocube-ui-coins-end = { $count ->
    [1] pièce : à la fin
   *[other] pièces : à la fin
}

octocube-ui-majorities = Majorités
octocube-ui-majorities-of = { $you ->
    [1] Vos tuiles par couleur et par objet, et qui mène
   *[0] Les tuiles { DE($seat) } par couleur et par objet, et qui mène
}
octocube-ui-first = 1er : { $points }
octocube-ui-second = 2e : { $points }
octocube-ui-1st = 1er
octocube-ui-2nd = 2e
octocube-ui-pts = pts
octocube-ui-as-it-stands = { $you ->
    [1] points pour vous en ce moment
   *[0] points en ce moment
}
octocube-ui-if-scored = Si vous marquez maintenant
octocube-ui-ladder = Points d’une série de 1 à 6 : { $points }
octocube-ui-whose-board = Montrer le plateau de
octocube-ui-boards = Plateaux
octocube-ui-filled = { $count ->
    [one] { $count } case sur { $of }
   *[other] { $count } cases sur { $of }
}
octocube-ui-kids-how = Une case prend sa propre tuile, toute tuile de sa couleur, ou son objet dans n’importe quelle couleur.
octocube-ui-kids-board = { $you ->
    [1] Votre plateau
   *[0] Plateau { DE($seat) }
}
octocube-ui-slot = Case libre : { $wanted }
octocube-ui-slot-full = Remplie : { $tile }

octocube-ui-held = { $object } : { $count }
octocube-ui-coins = { $count ->
    [0] 0 pièce
    [1] 1 pièce
   *[other] { $count } pièces
}
octocube-ui-first-player = commence
octocube-ui-points = { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
}
octocube-ui-points-hidden = points cachés
octocube-ui-chip = { $count } { $count ->
    [one] face garnie
   *[other] faces garnies
} sur 6, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
octocube-ui-chip-points = { $points } pts
octocube-ui-chip-hidden = { $count } { $count ->
    [one] face garnie
   *[other] faces garnies
} sur 6, { $held ->
    [one] { $held } tuile sur le plateau
   *[other] { $held } tuiles sur le plateau
}
octocube-ui-count-series = séries
octocube-ui-count-coins = pièces
octocube-ui-count-each = { $points } chacune
octocube-ui-count-spaces = cases remplies
octocube-ui-count-tie-objects = départage : le plus d’objets
octocube-ui-count-tie-coins = départage : le plus de pièces
octocube-ui-supply = Tuiles Abysses
octocube-ui-left-of = { $count } sur { $of } en réserve
octocube-ui-supply-note = Après la dernière, on finit le tour et la partie se termine.
octocube-ui-supply-kids = Chaque case vidée en reçoit une.
octocube-ui-last-round = C’est le dernier tour.
octocube-ui-round = Tour { $round }.
octocube-ui-idle = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
} sur { $of } sans progrès.

octocube-score-kind-series = séries
octocube-score-kind-coins = pièces
octocube-score-kind-colour = couleurs
octocube-score-kind-object = objets
octocube-score-kind-spaces = cases
octocube-score-kind-tie-objects = départage
octocube-score-kind-tie-coins = départage

octocube-learn-board = Chaque case est une pile de tuiles dont on ne voit que la première. Vous les collectez avec votre cube : une face nue qui se pose sur une pile en ramasse la tuile du dessus.
octocube-learn-place = Votre cube commence au bord. Posez-le { PLACE("en ", "d2", "sur la case éclairée") } : le sextant bleu clair va se coller dessous.
octocube-learn-roll = Roulez maintenant. Le cube bascule sur sa face suivante. Roulez au sud{ PLACE(" vers ", "d3") } : avec la case éclairée, le bouton ou la flèche du bas.
octocube-learn-net = En bas, voici votre cube déplié. { $touch ->
    [1] Touchez un coup
   *[0] Survolez un coup
}, et un second patron montre le cube après ce coup : les faces en pointillé changent, un plus est une nouvelle tuile.
octocube-learn-series = Plusieurs fois le même objet, marqué d’un coup, forme une série ; la couleur ne compte pas. Deux sextants rapportent 2 points, trois en rapportent 4. Roulez encore au sud.
octocube-learn-coin = Une pièce n’est pas un objet : elle vaut simplement 3 points à la fin. Roulez à l’ouest pour en ramasser une.
octocube-learn-pivot = Il y a un quatrième sextant à l’ouest. Mais le côté ouest de votre cube porte déjà une tuile, et une face garnie ne ramasse rien. Pivotez de 90 degrés pour amener une face nue à l’ouest.
octocube-learn-bare = C’est maintenant une face nue qui va se poser. Roulez à l’ouest.
octocube-learn-score = Quatre sextants : 7 points. Appuyez sur Marquer et prenez-les ; la pièce reste pour l’instant sur votre cube. Marquer ramène le cube près de vous.
octocube-learn-majorities = Les tuiles sont maintenant sur votre plateau. À la fin, avoir le plus de tuiles d’une couleur ou d’un objet rapporte aussi des points, et souvent la deuxième place aussi : neuf majorités. À la table, un tableau montre qui mène dans chacune.
octocube-learn-again = Votre cube revient au bord, et cette fois il porte une tuile : sa position compte. Choisissez celle qui est montrée{ PLACE(" pour ", "a1") }.
octocube-learn-last = Roulez au sud pour une autre pièce.
octocube-learn-end = Une case vidée reçoit une tuile Abysses. Après la dernière, on finit le tour, on marque les tuiles restées sur les cubes et l’on compte les majorités. À vous de jouer une vraie partie !
octocube-sheet-aim = But du jeu
octocube-sheet-aim-text = Faites rouler votre cube sur des piles de trésors engloutis et ramassez des tuiles sur ses six faces. Rapportez des séries d’un même objet, et finissez avec plus de chaque couleur et de chaque objet que les autres.
octocube-sheet-turn = Votre tour
octocube-sheet-turn-text = Faites une seule chose : posez votre cube au bord, faites-le rouler d’une case, faites-le pivoter, marquez ou passez. Une face nue qui se pose sur une pile en ramasse la tuile du dessus. Une face déjà garnie ne ramasse rien.
octocube-sheet-pivot = Pivoter
octocube-sheet-pivot-text = Tournez votre cube sur place de 90, 180 ou 270 degrés pour amener une face nue du côté où vous voulez rouler.
octocube-sheet-score = Marquer
octocube-sheet-score-text = Votre cube rentre. Prenez les tuiles que vous voulez ; les autres y restent. De 1 à 6 fois le même objet rapportent 0, 2, 4, 7, 10 ou 15 points, quelles que soient les couleurs. Une pièce vaut 3 points à la fin.
octocube-sheet-end = Fin de la partie
octocube-sheet-end-text = Une case vidée reçoit une tuile Abysses. Après la dernière, on finit le tour et chacun marque ce qui reste sur son cube. Puis les majorités : le plus de tuiles d’une couleur rapporte 5, la deuxième place 2 ; le plus d’un objet rapporte de 3 à 7, la deuxième place jusqu’à 4.
octocube-learn-part-powers = Partie 2 : les pouvoirs
octocube-learn-power-tiles = Dans le jeu avancé, chaque tuile Abysses a un pouvoir, marqué d’une lettre. Il y en a une au milieu dès le départ : D permet de prendre n’importe quelle tuile visible sur le dessus du cube.
octocube-learn-power-place = On utilise un pouvoir depuis la case d’à côté. Commencez par poser votre cube { PLACE("en ", "c1", "sur la case éclairée") }.
octocube-learn-power-roll = Roulez au sud{ PLACE(" vers ", "c2") } : votre cube est maintenant à côté de la tuile.
octocube-learn-power-beside = Utiliser un pouvoir remplace votre action. Utilisez le pouvoir D.
octocube-learn-power-target = Le dessus de votre cube est nu : il peut porter n’importe quelle tuile visible. Les diamants sont rares : prenez { PLACE("celui qui est en ", "b1", "celui qui est éclairé") }.
octocube-learn-power-end = Voilà comment marchent les pouvoirs. Si vous roulez sur une tuile Abysses, vous pouvez utiliser son pouvoir aussitôt, en plus. Chaque lettre du plateau s’explique d’elle-même quand on la désigne. À vous de jouer une vraie partie !

# Le journal à côté du plateau : les tuiles y sont en images
octocube-ui-log-score = { $count ->
    [0] { $you ->
        [1] Vous avez ramené votre cube en gardant ses tuiles
       *[0] { $seat } a ramené son cube en gardant ses tuiles
    }
   *[other] { $you ->
        [1] Vous avez marqué { $count ->
            [one] une tuile
           *[other] { $count } tuiles
        }
       *[0] { $seat } a marqué { $count ->
            [one] une tuile
           *[other] { $count } tuiles
        }
    }
}
octocube-ui-log-last-score = { $you ->
    [1] Vous avez marqué le reste
   *[0] { $seat } a marqué le reste
}
octocube-ui-log-retrieve = { $you ->
    [1] Vous avez ramené votre cube
   *[0] { $seat } a ramené son cube
}
octocube-ui-log-filled = { $count ->
    [one] une posée sur le plateau
   *[other] { $count } posées sur le plateau
}
octocube-ui-log-returned = { $count ->
    [one] une rendue{ PLACE(" en ", $space) }
   *[other] { $count } rendues{ PLACE(" en ", $space) }
}

# Ce qui aurait pu être
octocube-ui-with-place = En posant votre cube{ PLACE(" en ", $space) }
octocube-ui-with-place-turned = En posant votre cube{ PLACE(" en ", $space) }
octocube-ui-with-roll = En roulant { $direction }{ PLACE(" en ", $space) }
octocube-ui-with-pivot = En pivotant de { $degrees }°
octocube-ui-with-score = En marquant { $tiles }
octocube-ui-with-pass = En passant
octocube-ui-with-stay = En restant sur place
octocube-ui-with-retrieve = En ramenant votre cube

# En chiffres

octocube-opening-place = Cube en { $space }
octocube-use-use = Pouvoir { $power }

# Conseils : quel genre de coup

octocube-hint-place = Posez votre cube.
octocube-hint-place-turned = Posez votre cube, dans le bon sens.
octocube-hint-roll = Faites rouler votre cube.
octocube-hint-pivot = Faites pivoter votre cube.
octocube-hint-score = Marquez les points de votre cube.
octocube-hint-score-none = Ramenez votre cube.
octocube-hint-pass = Passez.
octocube-hint-use = Utilisez un pouvoir.
octocube-hint-stay = Restez là.
octocube-hint-move = Déplacez votre cube.
octocube-hint-take = Prenez une tuile.
octocube-hint-swap-adjacent = Échangez une tuile.
octocube-hint-swap-first = Échangez deux piles.
octocube-hint-swap-second = Échangez deux piles.
octocube-hint-reorient = Tournez votre cube.
octocube-hint-reorient-none = Laissez votre cube tel quel.
octocube-hint-give = Donnez une tuile.
octocube-hint-from-board = Prenez une tuile de votre plateau.
octocube-hint-swap-cubes = Échangez votre place avec un autre cube.
octocube-hint-swap-tops = Échangez les tuiles du dessus.
octocube-hint-retrieve = Ramenez votre cube.
octocube-hint-fill = Remplissez une case de votre plateau.
octocube-hint-lay = Empilez une tuile.
octocube-hint-give-back = Rendez la pile.
