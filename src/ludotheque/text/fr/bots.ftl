hint-title = Conseil pour la place { $seat } après { $playouts } parties simulées
hint-move = coup
hint-visits = essais
hint-chance = gagne
hint-points = points finaux
hint-line = puis
hint-over = La partie est finie : il n'y a rien à conseiller.
