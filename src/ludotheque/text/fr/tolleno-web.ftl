tolleno-ui-city = { $tiles ->
   *[other] La ville : { $tiles } tuiles
}
tolleno-ui-cell = Place libre { $cell }.
tolleno-ui-tile = Tuile { $cell }, valeur { $value }.
tolleno-ui-tile-leader = { $seat } y est en tête.
tolleno-ui-tile-boat = Le bateau de { $seat } s’y trouve.
tolleno-ui-spot-building = { $spot } : bâtiment de { $seat }, hauteur { $height } ; fontaines qui le visent : { $drops }.
tolleno-ui-spot-contract = { $spot } : un contrat, face cachée.
tolleno-ui-spot-fountain = { $spot } : une fontaine qui vise : { $ways }.
tolleno-ui-spot-plain = { $spot } : un jardin, on n’y construit pas.
tolleno-ui-spot-free = { $spot } : une fondation libre ; fontaines qui la visent : { $drops }.
tolleno-way-n = nord
tolleno-way-e = est
tolleno-way-s = sud
tolleno-way-w = ouest
tolleno-ui-mini-map = Toute la ville, en petit
tolleno-ui-zoom-in = Plus près (+)
tolleno-ui-zoom-out = Plus loin (-)
tolleno-ui-fit = Montrer toute la ville (0)
tolleno-ui-turn-view = Tourner la vue (T)
tolleno-ui-turn-left = Tourner la tuile vers la gauche
tolleno-ui-turn-tile = Tourner la tuile
tolleno-ui-turn = { $turn ->
    [0] Comme imprimée
    [1] Tournée d’un quart
   *[other] Tournée de { $turn } quarts
}
tolleno-ui-carry-nothing = Ne rien transporter
tolleno-ui-close = Fermer
tolleno-ui-first = 1er
tolleno-ui-act-extend = Poser la tuile ici
tolleno-ui-act-build = Construire l’étage { $floor }
tolleno-ui-act-contract = Contrat : { $contract }
tolleno-ui-act-sail = Amener le bateau ici
tolleno-ui-act-enter = Le bateau entre ici
tolleno-ui-act-lift = Transporter cet étage
tolleno-ui-act-put = Déposer l’étage ici
tolleno-ui-about-extend = { $canals ->
    [1] prolonge un canal ; R ou la molette la tourne
   *[other] prolonge { $canals } canaux ; R ou la molette la tourne
}
tolleno-ui-about-build = si la partie finissait ; hauteur { $height }, tuile { $value }, fontaines { $fountains }
tolleno-ui-about-contract = maintenant : { $units } × { $each }
tolleno-ui-about-sail = { $cargo ->
    [0] rien à transporter en chemin
    [1] un étage peut être transporté
   *[other] un étage parmi { $cargo } peut être transporté
}
tolleno-ui-about-enter = { $cargo ->
    [0] rien à transporter en chemin
    [1] un étage peut être transporté
   *[other] un étage parmi { $cargo } peut être transporté
}
tolleno-ui-about-lift = { $landings ->
    [1] une place pour le déposer
   *[other] { $landings } places pour le déposer
}
tolleno-ui-about-put = le bâtiment aura la hauteur { $height }
tolleno-ui-key-prolonged = Canaux prolongés : construisez sur leurs quais
tolleno-ui-key-perpendicular = Canaux en travers : second étage ou contrat
tolleno-ui-key-first = Le canal du premier étage
tolleno-ui-key-guarded = Gardée par un bateau
tolleno-ui-key-worth = Ce que le contrat y rapporte
tolleno-ui-key-value = Valeur d’une tuile, et qui y est en tête
tolleno-ui-key-fountain = Une fontaine vise un bâtiment : des étoiles pour chaque étage
tolleno-ui-steps = Les étapes d’un tour
tolleno-ui-step-extend = Étendre
tolleno-ui-step-build = Construire
tolleno-ui-step-second = Étage ou contrat
tolleno-ui-step-sail = Naviguer
tolleno-ui-step-draw = Piocher
tolleno-ui-floors = Vos étages
tolleno-ui-floors-of = Étages de { $seat }
tolleno-ui-floors-left = { $placed } posés, { $left } restants
tolleno-ui-unlock-boat = bateau
tolleno-ui-unlock-one-turn = 1 virage
tolleno-ui-unlock-two-turns = 2 virages
tolleno-ui-your-tile = Votre tuile
tolleno-ui-tile-of = Tuile de { $seat }
tolleno-ui-held = Votre tuile, de valeur { $value }, tournée de { $turn } quarts
tolleno-ui-tile-hidden = Une tuile, face cachée
tolleno-ui-face-down = Face cachée
tolleno-ui-no-tile = Piochée à l’étape 5
tolleno-ui-best-here = au mieux
tolleno-ui-no-contract = Plus de contrat
tolleno-ui-contract-later = Révélé à l’étape 5
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
tolleno-ui-boat-at = { $turns ->
    [0] en { $cell }
    [1] en { $cell }, 1 virage
   *[other] en { $cell }, { $turns } virages
}
tolleno-ui-stars = Étoiles
tolleno-ui-stars-hidden = face cachée
tolleno-ui-public = Si ça finissait
tolleno-ui-own-board = Dès l’étage 18 : { $board }
tolleno-ui-round = Manche
tolleno-ui-tiles-in-pile = Tuiles dans la pile
tolleno-ui-contracts-in-pile = Contrats dans la pile
tolleno-ui-initial = { $stars ->
    [0] Contrat initial : { $initial }.
   *[other] Contrat initial : { $stars } ★ pour { $initial }.
}
tolleno-ui-last-round = Cette manche est la dernière.
tolleno-ui-ends = La manche où un 20e étage est posé est la dernière.
tolleno-ui-if-ended = Si la partie finissait
tolleno-ui-public-part = sans les jetons étoile
tolleno-ui-part = Partie du décompte
tolleno-ui-part-tiles = Tuiles gagnées
tolleno-ui-part-fountains = Fontaines
tolleno-ui-part-boards = Plateaux joueur
tolleno-ui-part-initial = Contrat initial
tolleno-ui-part-floors = Étages 19 et 20
tolleno-ui-public-total = Total
tolleno-ui-hovered-floor = Étage survolé
tolleno-score-kind-start = au départ
tolleno-score-kind-contracts = contrats
tolleno-score-kind-tile = tuiles
tolleno-score-kind-fountain = fontaines
tolleno-score-kind-board = plateaux joueur
tolleno-score-kind-floor = étages 19, 20
tolleno-score-kind-initial = contrat initial
tolleno-learn-welcome = Voici Tolleno, une ville sur la lagune : quatre tuiles au départ, traversées de canaux. Ada et vous avez 20 étages chacun. Glissez la carte pour la déplacer ; zoomez avec la molette, deux doigts ou les boutons.
tolleno-learn-extend = Un tour a cinq étapes. Étape 1 : posez votre tuile pour prolonger un canal. Pointez la place éclairée : la tuile se tourne pour convenir. R, la molette ou le bouton la tournent encore là où plusieurs sens conviennent. Cliquez pour la poser.
tolleno-learn-build = Étape 2 : construisez un étage sur le quai du canal que vous venez de prolonger ; il est éclairé. Les places cerclées disent ce que vaut un étage si la partie finissait : ici 4 pour la tuile gagnée, et 7 parce que le plus haut bâtiment est à vous. Construisez sur la place cerclée.
tolleno-learn-second = Étape 3 : un second étage, sur une autre tuile, au quai d’un canal en travers du premier. Le drapeau montre votre premier étage. Construisez sur la place cerclée.
tolleno-learn-rival = Au lieu d’un second étage, Ada a posé un contrat, face cachée maintenant : sa place est prise pour de bon, et elle a marqué tout de suite. Ce que chacun a marqué reste caché.
tolleno-learn-again = À vous. Posez la tuile à la place éclairée.
tolleno-learn-win = Le nombre sur le pont d’une tuile est sa valeur : à la fin, elle revient à qui y a le plus d’étages. La petite marque montre qui est en tête. Construisez sur la nouvelle tuile.
tolleno-learn-contract = Posez maintenant un contrat. Il compte ce qui se trouve sur sa tuile et les huit tuiles autour. Celui-ci donne 1 étoile par fondation visible, et chaque place dit ce qu’il y rapporte : 11 ici. Posez-le.
tolleno-learn-grow = Ada est en tête sur la tuile de 3 en 0,1. Posez votre tuile au nord : elle vaut 4.
tolleno-learn-tall = Un canal est long : tous les quais le long de lui comptent. Montez votre bâtiment du sud à deux étages : il redevient le plus haut, pour 7 étoiles.
tolleno-learn-four = Et le second étage sur la nouvelle tuile de 4 : personne d’autre n’y est encore.
tolleno-learn-both = Cette tuile prolonge deux canaux à la fois : votre premier étage peut alors se dresser sur les quais des deux.
tolleno-learn-fountain = Les fontaines visent les places voisines, par-dessus un bord ou dans leur tuile. Un bâtiment rapporte une étoile par étage pour chaque fontaine qui le vise : ici une. C’est votre sixième étage : il débloque votre bateau.
tolleno-learn-unlocked = Encore un étage : une tuile de 2, et une autre fontaine.
tolleno-learn-boat = L’étape 4 est nouvelle : votre bateau entre depuis la lagune par un canal. Pointez la tuile éclairée : le trait montre la route, les flèches les étages qu’il pourrait transporter et où ils seraient déposés.
tolleno-learn-carry = Prenez votre étage en 1,1 : il est sur la route. En 0,1 il tient tête au bâtiment d’Ada, qui ne gagne plus cette tuile.
tolleno-learn-guard = Votre bateau garde sa tuile : personne d’autre ne peut y construire, y poser un contrat, ni prolonger ses canaux. Les étages 13 et 16 laissent le bateau tourner ; l’étage 18 ouvre le décompte de votre plateau.
tolleno-learn-end = Étape 5 : vous piochez une tuile. La manche où quelqu’un pose le 20e étage est la dernière ; on compte alors tuiles, fontaines, plateaux et contrat initial. Le tableau sur le côté les montre à tout moment. Jouez maintenant une vraie partie !
