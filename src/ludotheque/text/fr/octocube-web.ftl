octocube-ui-board = Le plateau : { $count } cases sur { $count }
octocube-ui-space-stack = { $space } : { $tile }, pile de { $count }.
octocube-ui-space-taken = { $space } : sa dernière tuile est collée au cube.
octocube-ui-space-abyss = { $space } : { $abyss }.
octocube-ui-space-hole = { $space } : un trou.
octocube-ui-space-floor = { $space } : fond marin nu.
octocube-ui-space-cube = { $you ->
    [1] Votre cube est ici.
   *[0] Le cube de { $seat } est ici.
}
octocube-ui-cube = { $you ->
    [1] Votre cube en { $space }. Dessus, dessous, nord, est, sud, ouest : { $tiles }
   *[0] Le cube de { $seat } en { $space }. Dessus, dessous, nord, est, sud, ouest : { $tiles }
}
octocube-ui-cube-home = { $you ->
    [1] Votre cube, hors du plateau. Dessus, dessous, nord, est, sud, ouest : { $tiles }
   *[0] Le cube de { $seat }, hors du plateau. Dessus, dessous, nord, est, sud, ouest : { $tiles }
}
octocube-ui-net = Dessus, dessous, nord, est, sud, ouest : { $tiles }
octocube-ui-short-top = Haut
octocube-ui-short-bottom = Bas
octocube-ui-short-north = N
octocube-ui-short-east = E
octocube-ui-short-south = S
octocube-ui-short-west = O
octocube-ui-key-picks = ramasse la tuile
octocube-ui-key-nothing = rien ne colle
octocube-ui-key-height = tuiles dans la pile

octocube-ui-panel = Votre cube et ce que vous pouvez faire
octocube-ui-your-cube = Votre cube
octocube-ui-cube-of = Cube de { $seat }
octocube-ui-tiled = { $count ->
    [one] { $count } tuile sur 6
   *[other] { $count } tuiles sur 6
}
octocube-ui-after = Après le coup
octocube-ui-after-roll = Après : { $direction }
octocube-ui-after-pivot = Après { $degrees }°
octocube-ui-roll = Rouler { $direction }
octocube-ui-roll-title = Rouler
octocube-ui-roll-again = Encore
octocube-ui-arrow-keys = flèches
octocube-ui-pivot-title = Pivoter
octocube-ui-pivot = Pivoter de { $degrees }°
octocube-ui-score-pass = Scorer, passer
octocube-ui-score-title = Scorer
octocube-ui-retrieve-title = Récupérer
octocube-ui-retrieve-note = Reprendre le cube et ses tuiles
octocube-ui-or = Ou
octocube-ui-worth-now = { $points ->
    [0] 0 point maintenant
    [1] 1 point maintenant
   *[other] { $points } points maintenant
}
octocube-ui-place-how = Désignez une case éclairée du bord. Une face nue tournée vers le bas ramasse la tuile du dessus de la pile.

octocube-ui-tip-place = Poser en { $space }
octocube-ui-tip-place-turned = Poser en { $space }
octocube-ui-tip-roll = Rouler { $direction } en { $space }
octocube-ui-tip-move = Aller en { $space }
octocube-ui-tip-reorient = Tourner votre cube
octocube-ui-tip-use = Utiliser le pouvoir { $letter } en { $space }
octocube-ui-sticks = Se colle à votre cube : { $tile }.
octocube-ui-nothing-sticks = Rien ne se colle.
octocube-ui-bare-sides = Côtés nus ensuite : { $sides }.
octocube-ui-bare-none = Aucun côté nu ensuite.
octocube-ui-again = Tuile Abysses A : vous pouvez rouler encore aussitôt.
octocube-ui-empties = La dernière tuile s'en va : une tuile Abysses vient sous votre cube.
octocube-ui-empties-short = vide
octocube-ui-worth = si vous scorez
octocube-ui-worth-same = comme avant, si vous scorez
octocube-ui-seen-stack = { $space }, de haut en bas
octocube-ui-power = Pouvoir { $letter }
octocube-ui-power-A = Qui roule dessus peut rouler encore aussitôt.
octocube-ui-power-B = Échangez la tuile du dessus de votre cube avec une tuile de votre plateau. Ni pièces, ni points.
octocube-ui-power-C = Soulevez votre cube, sans le tourner, jusqu'à n'importe quelle case libre.
octocube-ui-power-D = Prenez une tuile visible sur le dessus de votre cube, s'il est nu.
octocube-ui-power-E = Tournez votre cube sur place comme vous voulez. Une face nue tournée vers le bas ramasse ce qui s'y trouve.
octocube-ui-power-F = Échangez une tuile visible à côté de votre cube avec une tuile de votre plateau. Pas de pièces.
octocube-ui-power-G = Échangez votre place avec un autre cube du plateau. Chacun garde son orientation.
octocube-ui-power-H = Échangez deux piles libres sans les regarder. Les tuiles Abysses comptent comme des piles.
octocube-ui-power-I = Échangez la tuile du dessus de votre cube avec celle du dessus d'un autre cube.
octocube-ui-use = Utiliser le pouvoir
octocube-ui-choose-on-board = Choisissez sur le plateau : les cases éclairées.
octocube-ui-tiles = Tuiles au choix
octocube-ui-fill-how = Choisissez une tuile de votre cube, puis une case éclairée de votre plateau.
octocube-ui-tile-count = { $count ->
    [1] { $tile }
   *[other] { $tile }, { $count } fois
}
octocube-ui-laid-title = Pour l'instant, de haut en bas :
octocube-ui-laid = La pile pour l'instant, de haut en bas : { $tiles }

octocube-ui-turns = { $count ->
    [one] Choisissez comment tourner votre cube : une seule façon
   *[other] Choisissez comment tourner votre cube : { $count } façons
}
octocube-ui-turns-sticks = Face nue en bas : { $tile }
octocube-ui-turn = Dessus, dessous, nord, est, sud, ouest : { $tiles }. Se colle : { $tile }

octocube-ui-score-how = Choisissez les tuiles à prendre ; les autres restent sur votre cube.
octocube-ui-score-empty = Il n'y a pas de tuile sur votre cube : il rentre seulement.
octocube-ui-score-face = { $face } : { $tile }
octocube-ui-score-all = Toutes
octocube-ui-score-none = Ne rien prendre
octocube-ui-score-take = { $count ->
    [1] Prendre 1 tuile
   *[other] Prendre { $count } tuiles
}
octocube-ui-back = Retour
octocube-ui-points-now = points maintenant
octocube-ui-series = { $count } × { $object }
octocube-ui-coins-later = { $points } points à la fin pour les pièces
octocube-ui-coins-end = { $count ->
    [1] pièce : à la fin
   *[other] pièces : à la fin
}

octocube-ui-majorities = Majorités
octocube-ui-majorities-of = { $you ->
    [1] Vos tuiles par couleur et objet, et qui mène
   *[0] Tuiles de { $seat } par couleur et objet, et qui mène
}
octocube-ui-first = 1er : { $points }
octocube-ui-second = 2e : { $points }
octocube-ui-1st = 1er
octocube-ui-2nd = 2e
octocube-ui-pts = pts
octocube-ui-as-it-stands = { $you ->
    [1] points pour vous en l'état
   *[0] points en l'état
}
octocube-ui-if-scored = Si vous scorez
octocube-ui-ladder = Points d'une série de 1 à 6 : { $points }
octocube-ui-whose-board = De qui montrer le plateau
octocube-ui-boards = Plateaux
octocube-ui-filled = { $count } cases sur { $of }
octocube-ui-kids-how = Une case prend sa propre tuile, une tuile de sa couleur, ou son objet de toute couleur.
octocube-ui-kids-board = { $you ->
    [1] Votre plateau
   *[0] Plateau de { $seat }
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
octocube-ui-chip = { $count }/6, { $points } pts
octocube-ui-chip-hidden = { $count }/6, { $held } prises
octocube-ui-supply = Réserve d'Abysses
octocube-ui-left-of = reste { $count } sur { $of }
octocube-ui-supply-note = Quand la dernière est posée, on finit le tour et la partie se termine.
octocube-ui-supply-kids = Une case vidée en reçoit une.
octocube-ui-last-round = C'est le dernier tour.
octocube-ui-round = Tour { $round }.
octocube-ui-idle = { $count } tours sur { $of } sans tuile prise.

octocube-score-kind-series = séries
octocube-score-kind-coins = pièces
octocube-score-kind-colour = couleurs
octocube-score-kind-object = objets
octocube-score-kind-spaces = cases
octocube-score-kind-tie-objects = égalité
octocube-score-kind-tie-coins = égalité

octocube-learn-board = Chaque case est une pile de tuiles, et on n'en voit que la première. Vous les collectez avec un cube : une face nue qui se pose sur une pile en ramasse la tuile du dessus.
octocube-learn-place = Votre cube commence au bord. Posez-le en d2 : le sextant bleu clair va se coller dessous.
octocube-learn-roll = Roulez maintenant. Le cube bascule sur son arête comme une roue, et une autre face se pose. Roulez au sud vers d3 : par la case éclairée, le bouton ou la flèche du bas.
octocube-learn-net = En bas, votre cube déplié. Désignez un coup, et le second patron montre ce qu'il devient : les faces en pointillé changent, un plus est une nouvelle tuile.
octocube-learn-series = Des objets identiques scorés ensemble forment une série ; la couleur ne compte pas. Deux sextants valent 2 points, trois 4. Roulez encore au sud.
octocube-learn-coin = Une pièce n'est pas un objet : elle compte simplement 3 points à la fin. Roulez à l'ouest pour en ramasser une.
octocube-learn-pivot = À l'ouest se trouve un quatrième sextant. Mais votre face ouest a une tuile, et une telle face ne ramasse rien. Pivotez de 90 degrés, sur place, pour qu'une face nue regarde l'ouest.
octocube-learn-bare = La face qui va se poser est nue. Roulez à l'ouest.
octocube-learn-score = Quatre sextants : 7 points. Appuyez sur Scorer, choisissez les quatre sextants en laissant la pièce, puis prenez-les. Scorer retire votre cube du plateau.
octocube-learn-majorities = Les tuiles sont maintenant sur votre plateau. À la fin, le plus de tuiles de chaque couleur et de chaque objet rapporte aussi des points, et les secondes places aussi : neuf majorités, ici en l'état.
octocube-learn-again = Votre cube revient au bord, et cette fois il porte une tuile : sa position compte. Choisissez l'orientation montrée pour a1.
octocube-learn-last = Roulez au sud pour une autre pièce.
octocube-learn-end = Une case vidée reçoit une tuile Abysses. Quand la dernière est posée, on finit le tour, les tuiles restées sur les cubes sont scorées, et l'on compte les majorités. Jouez maintenant une partie entière !
