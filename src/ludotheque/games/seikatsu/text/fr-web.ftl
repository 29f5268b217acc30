seikatsu-ui-garden = Le jardin vu de la pagode { $pagoda }
seikatsu-ui-pond = Le bassin
seikatsu-ui-space-tile = { $space } : { $tile }
seikatsu-ui-space-empty = { $space }, libre
seikatsu-ui-in-hand = { $count ->
    [1] Dans votre main : { $tile }
   *[other] Dans votre main : { $count } × { $tile }
}
seikatsu-ui-hand = { $tiles ->
   *[other] Main : { $tiles }
}
seikatsu-ui-rival = votre rival
seikatsu-ui-rival-now = Votre rival : { $flocks } pour les volées, { $rows } pour les rangs, { $points } en tout
seikatsu-ui-rival-sum = rival : { $points } en tout
seikatsu-ui-in-rows = { $points } pour les rangs
seikatsu-ui-bag = { $count ->
    [one] tuile dans le sac
   *[other] tuiles dans le sac
}
seikatsu-ui-row-worth = Points pour 1 à 6 fleurs d’une sorte dans un rang : { $points }
seikatsu-ui-flowers-in-row = Fleurs d’un rang
seikatsu-ui-flock = { $points ->
    [0] pas de volée
   *[other] +{ $points } volée
}
seikatsu-ui-flock-rival = { $points ->
    [0] pas de volée
   *[other] +{ $points } pour le rival
}
seikatsu-ui-flock-nobody = volées sans points
seikatsu-ui-flock-short = { $scorer ->
    [nobody] 0
    [rival] rival { $points ->
        [0] 0
       *[other] +{ $points }
    }
   *[seat] { $points ->
        [0] 0
       *[other] +{ $points }
    }
}
seikatsu-ui-row = rang { $row } : { $before } → { $after }
seikatsu-ui-row-same = rang { $row } : reste à { $after }
seikatsu-ui-flocks = volées
seikatsu-ui-rows = rangs
seikatsu-ui-total = total
seikatsu-ui-row-points = Points des sept rangs : { $points }
seikatsu-ui-chip = volées { $flocks }, rangs { $rows }
seikatsu-ui-key = Légende
seikatsu-ui-not-seen = pas encore vus
seikatsu-ui-koi = carpe koï : n’importe quel oiseau quand on la pose, n’importe quelle fleur à la fin
seikatsu-ui-your-view = Votre vue
seikatsu-ui-view-of = Vu de la pagode { $pagoda }
seikatsu-ui-if-placed = si posée au rang { $row }
seikatsu-ui-count-row = { $name }, rang { $row } : { $points ->
    [0] 0
   *[other] { $flowers ->
        [0] { $koi } koï
       *[other] { $flowers } × { $flower }{ $koi ->
            [0] { "" }
           *[other] { " " }et { $koi } koï
        }
    }, { $points }
}
seikatsu-ui-count-open = Rang { $row }, pas encore compté
seikatsu-score-kind-flocks = volées
seikatsu-score-kind-row = rangs
seikatsu-score-kind-rival-flocks = volées du rival
seikatsu-score-kind-rival-row = rangs du rival
seikatsu-learn-welcome = Voici le jardin autour du bassin aux carpes koï. Vous le partagez avec Ada. Chaque tuile montre un oiseau et une fleur : les oiseaux rapportent tout de suite, les fleurs à la fin. Deux tuiles y sont déjà.
seikatsu-learn-hand = Vos deux tuiles sont sur votre véranda, où Ada ne les voit pas. À chaque tour, vous en posez une à côté d’une tuile du jardin et vous en piochez une nouvelle.
seikatsu-learn-flock = Prenez le jaseur et posez-le sur la case éclairée, à côté de l’autre jaseur : c’est une volée. Vous marquez 1 point par voisin qui montre le même oiseau.
seikatsu-learn-two = Encore un jaseur ! À côté des deux autres, il rapporte deux points.
seikatsu-learn-rows = Passons aux fleurs. De votre pagode, vous voyez sept rangs. Dans chacun, seule compte la fleur la plus fréquente : 1 fleur vaut 1 point, 2 en valent 3, puis 6, 10, 15, et 21 pour six.
seikatsu-learn-row = Posez le tchitrec et sa primevère au rang 3. L’étiquette dit ce que vous gagneriez : la volée tout de suite, et ce que devient le rang pour vous et pour Ada.
seikatsu-learn-koi = Une carpe koï ! Quand vous la posez, c’est l’oiseau de votre choix : ici elle rejoint deux voisins. À la fin, c’est n’importe quelle fleur, dans chaque rang, pour tout le monde. Le rang 3 en compte maintenant trois.
seikatsu-learn-rival = Ada regarde le même jardin d’un autre côté. Vos rangs croisent les siens : chaque tuile compte donc pour vous deux. Les barres de sa fiche sont ses rangs.
seikatsu-learn-longer = Les longs rangs valent bien plus. Une troisième tulipe fait passer le rang 4 de 3 à 6 points.
seikatsu-learn-both = Les meilleures cases rapportent deux fois : une volée maintenant, un rang plus long à la fin. Posez le tchitrec et sa tulipe sur la case éclairée.
seikatsu-learn-end = Vous savez tout. Quand le jardin est plein, chaque pagode compte ses sept rangs et y ajoute ses volées. Le meilleur score l’emporte ; à égalité, celui qui joue en dernier.
seikatsu-sheet-aim = But du jeu
seikatsu-sheet-aim-text = Vous plantez tous le même jardin, mais chacun le regarde de sa propre pagode. Les oiseaux rapportent pendant la partie, les fleurs à la fin. Le meilleur score l’emporte.
seikatsu-sheet-turn = Votre tour
seikatsu-sheet-turn-text = Posez une de vos deux tuiles sur une case libre, à côté d’une autre tuile. Marquez ses oiseaux, puis piochez une tuile. À deux, chacun joue 17 tours ; à trois, 11 ; à quatre, 8.
seikatsu-sheet-birds = Les oiseaux, tout de suite
seikatsu-sheet-birds-text = Une tuile à côté d’autres qui montrent le même oiseau forme une volée : 1 point par voisine identique.
seikatsu-sheet-flowers = Les fleurs, à la fin
seikatsu-sheet-flowers-text = De votre pagode, vous voyez sept rangs. Dans chacun, seule compte la fleur la plus fréquente : 1, 2, 3, 4, 5 ou 6 fleurs valent 1, 3, 6, 10, 15 ou 21 points.
seikatsu-sheet-koi = Les carpes koï
seikatsu-sheet-koi-text = Une carpe koï est l’oiseau de votre choix au moment où vous la posez. À la fin, elle est n’importe quelle fleur, dans chaque rang, pour tout le monde.
seikatsu-sheet-end = Fin de la partie
seikatsu-sheet-end-text = La partie finit quand le jardin est plein. Chacun ajoute ses sept rangs à ses volées. À égalité, celui qui joue en dernier dans le tour l’emporte.

# After a first click: what comes next
seikatsu-ui-then-tile-space = Choisissez maintenant une case éclairée pour votre tuile ({ $tile }).
seikatsu-ui-then-space-tile = Choisissez maintenant la tuile à y poser.

# The log beside the board: points have a column of their own
seikatsu-ui-log-place = { $you ->
    [1] Vous avez posé
   *[0] { $seat } a posé
} { $one_tile }{ PLACE(" en ", $space) }{ $scorer ->
    [rival] { $points ->
        [0] { "" }
       *[other] { " " }: { $points } pour le rival
    }
   *[other] { "" }
}

# Un coup parmi d'autres : conseils et analyse
seikatsu-ui-do-place = { $tile }{ PLACE(" en ", $space) }{ $scorer ->
    [rival] { $points ->
        [0] { "" }
       *[other] , +{ $points } pour votre rival
    }
    [nobody] { "" }
   *[seat] { $points ->
        [0] { "" }
       *[other] , +{ $points }
    }
}{ $after ->
    [0] { "" }
   *[other] { $change ->
        [0] , le rang { $row } reste à { $after }
       *[other] , le rang { $row } passe de { $before } à { $after }
    }
}

# Ce qui aurait pu être
seikatsu-ui-with-place = En posant { $one_tile }{ PLACE(" en ", $space) }

# En chiffres

seikatsu-opening-place = En { $space }

# Conseils : quel genre de coup

seikatsu-hint-place = Posez { $one_tile }.
