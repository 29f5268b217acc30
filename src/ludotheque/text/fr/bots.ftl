hint-title = Conseil pour la place { $seat } après { $playouts } parties simulées
hint-move = coup
hint-visits = essais
hint-chance = gagne
hint-points = points finaux
hint-line = puis
hint-over = La partie est finie : il n’y a rien à conseiller.
hint-why = Mieux que le suivant : { $why }
hint-instead = Le meilleur coup a { $why }
hint-title-certain = Conseil pour la place { $seat } : c’est certain, toutes les suites ont été vues
hint-margin = avance
# Ce qui est certain quand chaque camp joue au mieux. $points n’est jamais négatif.
certain-wins = { $points ->
    [0] gagne au départage en jouant au mieux
   *[other] gagne de { $points } en jouant au mieux
}
certain-loses = { $points ->
    [0] perd au départage malgré tout
   *[other] perd de { $points }, même en jouant au mieux
}
certain-shares = partage la victoire en jouant au mieux
hint-own = La recherche elle-même choisirait { $move }, le coup qu’elle a le plus essayé.
