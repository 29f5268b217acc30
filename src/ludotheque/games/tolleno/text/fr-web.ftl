tolleno-ui-city = { $tiles ->
   *[other] La ville : { $tiles } tuiles
}
tolleno-ui-where = { $across } { $side ->
    [e] à l’est
   *[w] à l’ouest
}, { $along } { $aside ->
    [s] au sud
   *[n] au nord
}
tolleno-ui-where-spot = { $where }, coin { $corner ->
    [ne] nord-est
    [se] sud-est
    [sw] sud-ouest
   *[nw] nord-ouest
}
tolleno-ui-cell = Place libre, { $where }.
tolleno-ui-tile = Tuile { $where }, valeur { $value }.
tolleno-ui-tile-leader = { $seat } y est en tête.
tolleno-ui-tile-boat = Le bateau { DE($seat) } est ici.
tolleno-ui-spot-building = { $where } : bâtiment { DE($seat) }, hauteur { $height }, { $drops ->
    [0] aucune fontaine
    [one] { $drops } fontaine
   *[other] { $drops } fontaines
}.
tolleno-ui-spot-contract = { $where } : un contrat, face cachée.
tolleno-ui-spot-fountain = { $where } : une fontaine qui vise : { $ways }.
tolleno-ui-spot-plain = { $where } : un jardin, on n’y construit pas.
tolleno-ui-spot-free = { $where } : une fondation libre, { $drops ->
    [0] aucune fontaine
    [one] { $drops } fontaine
   *[other] { $drops } fontaines
}.
tolleno-way-n = nord
tolleno-way-e = est
tolleno-way-s = sud
tolleno-way-w = ouest
tolleno-ui-mini-map = Plan de toute la ville
tolleno-ui-key = Légende
tolleno-ui-zoom-in = Agrandir (+)
tolleno-ui-zoom-out = Réduire (-)
tolleno-ui-fit = Montrer toute la ville (0)
tolleno-ui-turn-view = Tourner la vue (T)
tolleno-ui-turn-left = Tourner la tuile vers la gauche
tolleno-ui-turn-tile = Tourner la tuile
tolleno-ui-turn = { $turn ->
    [0] Non tournée
    [1] Tournée d’un quart de tour à droite
    [2] Tournée d’un demi-tour
   *[other] Tournée d’un quart de tour à gauche
}
tolleno-ui-carry-nothing = Ne rien transporter
tolleno-ui-close = Fermer
tolleno-ui-first = 1er
tolleno-ui-act-extend = Poser la tuile ici
tolleno-ui-act-build = Construire l’étage { $floor }
tolleno-ui-act-contract = Contrat : { $contract }
tolleno-ui-act-sail = Amener le bateau ici
tolleno-ui-act-enter = Faire entrer le bateau ici
tolleno-ui-act-lift = Transporter cet étage
tolleno-ui-act-put = Déposer l’étage ici
tolleno-ui-about-extend = { $canals ->
    [1] prolonge un canal
   *[other] prolonge { $canals } canaux
} ; { $touch ->
    [1] le bouton la tourne
   *[0] R ou la molette la tourne
}
tolleno-ui-about-build = hauteur { $height } sur une tuile de { $value }, { $fountains ->
    [0] aucune fontaine
    [one] { $fountains } fontaine
   *[other] { $fountains } fontaines
} ; ★ en l’état
tolleno-ui-about-contract = { $units } × { $each }
tolleno-ui-about-sail = { $cargo ->
    [0] rien à transporter en chemin ; ★ en l’état
    [1] peut transporter un étage ; ★ au mieux, en l’état
   *[other] peut transporter un étage parmi { $cargo } ; ★ au mieux, en l’état
}
tolleno-ui-about-enter = { $cargo ->
    [0] rien à transporter en chemin ; ★ en l’état
    [1] peut transporter un étage ; ★ au mieux, en l’état
   *[other] peut transporter un étage parmi { $cargo } ; ★ au mieux, en l’état
}
tolleno-ui-about-lift = { $landings ->
    [1] une place pour le déposer ; ★ en l’état
   *[other] { $landings } places pour le déposer ; ★ au mieux, en l’état
}
tolleno-ui-about-put = le bâtiment passe à { $height ->
    [1] un étage
   *[other] { $height } étages
} ; ★ en l’état
tolleno-ui-key-prolonged = Canaux prolongés : construisez sur leurs quais
tolleno-ui-key-perpendicular = Canaux qui le croisent : second étage ou contrat
tolleno-ui-key-first = Le canal du premier étage
tolleno-ui-key-guarded = Gardée par un bateau
tolleno-ui-key-worth = Ce que le contrat rapporte là
tolleno-ui-key-value = Valeur d’une tuile, et qui y est en tête
tolleno-ui-key-fountain = Une fontaine : 1 étoile par étage qu’elle vise
tolleno-ui-steps = Les étapes du tour
tolleno-ui-step-extend = Étendre
tolleno-ui-step-build = Construire
tolleno-ui-step-second = Étage ou contrat
tolleno-ui-step-sail = Naviguer
tolleno-ui-step-draw = Piocher
tolleno-ui-floors = Vos étages
tolleno-ui-floors-of = Étages { DE($seat) }
tolleno-ui-floors-left = { $placed ->
    [one] { $placed } construit
   *[other] { $placed } construits
}, { $left ->
    [one] { $left } restant
   *[other] { $left } restants
}
tolleno-ui-unlock-boat = bateau
tolleno-ui-unlock-one-turn = 1 virage
tolleno-ui-unlock-two-turns = 2 virages
tolleno-ui-your-tile = Votre tuile
tolleno-ui-tile-of = Tuile { DE($seat) }
tolleno-ui-held = Votre tuile de { $value }{ $turn ->
    [0] { "" }
    [1] , tournée d’un quart de tour à droite
    [2] , tournée d’un demi-tour
   *[other] , tournée d’un quart de tour à gauche
}
tolleno-ui-tile-hidden = Une tuile, face cachée
tolleno-ui-face-down = Face cachée
tolleno-ui-no-tile = Vous piochez à l’étape 5
tolleno-ui-per-G1 = par fondation visible
tolleno-ui-per-G2 = par tuile sans fondation visible
tolleno-ui-per-G3 = par contrat déjà posé
tolleno-ui-per-G4 = par tuile sans contrat
tolleno-ui-per-G5 = par place vide
tolleno-ui-per-G6 = par tuile de 2
tolleno-ui-per-G7 = par tuile de 3
tolleno-ui-per-G8 = par tuile de 4
tolleno-ui-per-B1 = par tuile avec un de vos bâtiments
tolleno-ui-per-B2 = par tuile sans bâtiment à vous
tolleno-ui-per-B3 = par bâtiment à vous
tolleno-ui-per-B4 = par bâtiment à vous de 2 étages ou plus
tolleno-ui-per-B5 = par hauteur différente de vos bâtiments
tolleno-ui-per-B6 = par tuile avec 2 de vos bâtiments ou plus
tolleno-ui-per-B7 = par bâtiment à vous de 3 étages ou plus
tolleno-ui-per-W1 = par bâtiment adverse sur une tuile de 2
tolleno-ui-per-W2 = par bâtiment adverse sur une tuile de 3
tolleno-ui-per-W3 = par bâtiment adverse sur une tuile de 4
tolleno-ui-per-W4 = par bâtiment adverse sans fontaine
tolleno-ui-per-W5 = par bâtiment adverse de 2 étages ou plus
tolleno-ui-per-W6 = par paire d’étages adverses
tolleno-ui-per-W7 = par tuile avec 2 bâtiments adverses ou plus
tolleno-ui-per-W8 = par bâtiment adverse avec une fontaine
tolleno-ui-per-W9 = par bâtiment adverse avec deux fontaines
tolleno-ui-best-here = au mieux
tolleno-ui-no-contract = Plus de contrat
tolleno-ui-contract-later = Un nouveau à l’étape 5
tolleno-ui-family-G = Ville
tolleno-ui-family-B = Les vôtres
tolleno-ui-family-W = Rivaux
tolleno-ui-left = À poser
tolleno-ui-boat = Bateau
tolleno-ui-boat-locked = { $floors ->
    [1] encore un étage
   *[other] encore { $floors } étages
}
tolleno-ui-boat-waiting = attend dehors
tolleno-ui-boat-short = { $state ->
    [locked] encore { $floors }
    [waiting] dehors
   *[other] { $turns ->
        [0] tout droit
        [1] 1 virage
       *[other] { $turns } virages
    }
}
tolleno-ui-boat-at = { $turns ->
    [0] va tout droit
    [1] peut tourner une fois
   *[other] peut tourner { $turns } fois
}
tolleno-ui-stars = Étoiles
tolleno-ui-stars-hidden = face cachée
tolleno-ui-public = En l’état
tolleno-ui-own-board = Dès l’étage 18 : { $board }
tolleno-ui-round = Manche
tolleno-ui-tiles-in-pile = Tuiles dans la pile
tolleno-ui-contracts-in-pile = Contrats dans la pile
tolleno-ui-initial = { $stars ->
    [0] Contrat initial : { $initial }.
   *[other] Contrat initial : { $stars } ★ pour { $initial }.
}
tolleno-ui-last-round = C’est la dernière manche.
tolleno-ui-ends = La manche où un joueur construit l’étage 20 est la dernière.
tolleno-ui-if-ended = En l’état actuel
tolleno-ui-public-part = sans les jetons étoile
tolleno-ui-part = Partie du décompte
tolleno-ui-part-tiles = Tuiles gagnées
tolleno-ui-part-fountains = Fontaines
tolleno-ui-part-boards = Plateaux joueur
tolleno-ui-part-initial = Contrat initial
tolleno-ui-part-floors = Étages 19 et 20
tolleno-ui-public-total = Total
tolleno-ui-hovered-floor = Cet étage
tolleno-ui-hovered-boat = Ce trajet, au mieux
tolleno-score-kind-start = au départ
tolleno-score-kind-contracts = contrats
tolleno-score-kind-tile = tuiles
tolleno-score-kind-fountain = fontaines
tolleno-score-kind-board = plateaux joueur
tolleno-score-kind-floor = étages 19, 20
tolleno-score-kind-initial = contrat initial
tolleno-learn-welcome = Voici Tolleno, une ville sur la lagune : quatre tuiles au départ, traversées de canaux. Ada et vous avez 20 étages chacun. Faites glisser la carte pour la déplacer ; zoomez avec { $touch ->
    [1] deux doigts
   *[0] la molette
} ou les boutons.
tolleno-learn-extend = Un tour a cinq étapes. Étape 1 : posez votre tuile de façon à prolonger un canal. { $touch ->
    [1] Touchez la place éclairée : la tuile se tourne d’elle-même. Le bouton la tourne encore si plusieurs sens conviennent.
   *[0] Survolez la place éclairée : la tuile se tourne d’elle-même. R, la molette ou le bouton la tournent encore si plusieurs sens conviennent. Cliquez pour la poser.
}
tolleno-learn-build = Étape 2 : construisez un étage sur le quai du canal que vous venez de prolonger ; il est éclairé. Chaque place cerclée montre combien d’étoiles un étage y rapporte en l’état : ici 4 pour la tuile gagnée, et 7 pour le plus haut bâtiment. Construisez sur la place cerclée.
tolleno-learn-second = Étape 3 : construisez un second étage sur une autre tuile, sur le quai d’un canal qui croise le premier. Le drapeau marque votre premier étage. Construisez sur la place cerclée.
tolleno-learn-rival = Au lieu d’un second étage, Ada a posé un contrat. Il a rapporté tout de suite et reste face cachée : sa place est prise pour de bon. Ce que chacun a marqué reste secret.
tolleno-learn-again = À vous. Posez votre tuile sur la place éclairée.
tolleno-learn-win = Le nombre sur le pont d’une tuile est sa valeur. À la fin, elle revient à celui qui y a le plus haut bâtiment. La petite marque montre qui est en tête. Construisez sur la nouvelle tuile.
tolleno-learn-contract = Posez maintenant un contrat. Il compte ce qui se trouve sur sa tuile et sur les huit tuiles autour. Celui-ci donne 1 étoile par fondation visible, et chaque place montre le total : 11 ici. Posez-le.
tolleno-learn-grow = Ada est en tête sur une tuile de 3 du centre. Posez votre tuile au nord : elle vaut 4.
tolleno-learn-tall = Les canaux sont longs, et tous leurs quais comptent. Montez votre bâtiment du sud à deux étages : il redevient le plus haut, pour 7 étoiles.
tolleno-learn-four = Mettez le second étage sur la nouvelle tuile de 4 : personne d’autre n’y est encore.
tolleno-learn-both = Cette tuile prolonge deux canaux à la fois : votre premier étage peut aller sur les quais de l’un ou de l’autre.
tolleno-learn-fountain = Les fontaines visent des places voisines, dans leur tuile ou de l’autre côté du bord. Chaque étage rapporte une étoile par fontaine qui vise son bâtiment : ici une. C’est votre sixième étage : il débloque votre bateau.
tolleno-learn-unlocked = Encore un étage, sur une tuile de 2 avec une autre fontaine.
tolleno-learn-boat = L’étape 4 est nouvelle : votre bateau entre depuis la lagune par un canal. { $touch ->
    [1] Touchez
   *[0] Survolez
} la tuile éclairée : le trait montre la route, les flèches les étages qu’il pourrait transporter et où ils iraient.
tolleno-learn-carry = Prenez votre étage marqué : il est sur la route. Déposé près du bâtiment d’Ada, il l’empêche de gagner cette tuile.
tolleno-learn-guard = Votre bateau garde sa tuile : personne d’autre ne peut y construire, y poser un contrat ou prolonger ses canaux. Les étages 13 et 16 permettent au bateau de tourner ; l’étage 18 ouvre le décompte de votre plateau.
tolleno-learn-end = Étape 5 : vous piochez une tuile. La manche où un joueur construit l’étage 20 est la dernière. On compte alors tuiles, fontaines, plateaux et contrat initial ; le tableau sur le côté les montre à tout moment. À vous de jouer une vraie partie !
tolleno-sheet-aim = But du jeu
tolleno-sheet-aim-text = Bâtissez une ville sur la lagune. Les étoiles viennent des tuiles que vous gagnez, des fontaines, des contrats et de votre plateau. Le plus d’étoiles l’emporte.
tolleno-sheet-turn = Votre tour : étendre
tolleno-sheet-turn-text = Un tour a cinq étapes. D’abord, posez votre tuile de façon à prolonger au moins un canal. Sur chaque côté commun avec la ville, un canal doit rencontrer un canal, et un quai un quai.
tolleno-sheet-build = Construire
tolleno-sheet-build-text = Construisez un étage sur le quai d’un canal que vous venez de prolonger, sur une fondation libre ou sur un bâtiment à vous. Puis construisez un second étage, ou posez un contrat, sur une autre tuile, sur le quai d’un canal qui croise le premier.
tolleno-sheet-contract = Les contrats
tolleno-sheet-contract-text = Un contrat rapporte tout de suite pour sa tuile et les huit tuiles autour. Il reste là face cachée et occupe sa place.
tolleno-sheet-boat = Le bateau
tolleno-sheet-boat-text = Votre sixième étage débloque votre bateau. À chaque tour, il suit un canal jusqu’à une autre tuile et peut emporter un de vos étages. Il garde sa tuile : personne d’autre ne peut y construire, y poser un contrat ou prolonger ses canaux. Les étages 13 et 16 lui permettent de tourner. Pour finir, piochez une tuile.
tolleno-sheet-end = Fin de la partie
tolleno-sheet-end-text = La manche où un joueur construit l’étage 20 est la dernière. Chaque tuile donne sa valeur au plus haut bâtiment qui s’y trouve ; chaque étage rapporte 1 étoile par fontaine qui vise son bâtiment. On ajoute les plateaux, les étages 19 et 20, et le contrat initial.

# After a first click: what comes next
tolleno-ui-then-contract-spot = Choisissez maintenant un emplacement éclairé pour ce contrat ; chacun montre ce qu’il rapporte.

# En chiffres

tolleno-opening-build = Construire sur une tuile de { $value }, { $fountains ->
    [0] loin des fontaines
    [one] près d’une fontaine
   *[other] près de { $fountains } fontaines
}
tolleno-use-contract = Contrat « { $contract } »

# Conseils : quel genre de coup

tolleno-hint-extend = Posez votre tuile ici, dans le bon sens.
tolleno-hint-build = Construisez un étage.
tolleno-hint-contract = Posez un contrat.
tolleno-hint-sail = Déplacez votre bateau.
tolleno-hint-enter = Faites entrer votre bateau.
tolleno-hint-lift = Emportez un étage.
tolleno-hint-carry-nothing = N’emportez rien cette fois.
tolleno-hint-put = Déposez l’étage.
