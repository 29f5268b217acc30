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
seikatsu-ui-rival-now = Votre rival : { $flocks } pour les volées, { $rows } en rangs, { $points } en tout
seikatsu-ui-rival-sum = rival en tout : { $points }
seikatsu-ui-in-rows = { $points } en rangs
seikatsu-ui-bag = { $count ->
    [one] tuile dans le sac
   *[other] tuiles dans le sac
}
seikatsu-ui-flowers-in-row = Fleurs d'un rang
seikatsu-ui-flock = { $points ->
    [0] pas de volée
   *[other] +{ $points } volée
}
seikatsu-ui-flock-rival = { $points ->
    [0] pas de volée
   *[other] +{ $points } pour le rival
}
seikatsu-ui-flock-nobody = volées sans points
seikatsu-ui-row = rang { $row } : { $before } → { $after }
seikatsu-ui-row-same = rang { $row } : reste à { $after }
seikatsu-ui-flocks = volées
seikatsu-ui-rows = rangs
seikatsu-ui-total = total
seikatsu-ui-row-points = Points des sept rangs : { $points }
seikatsu-ui-chip = volées { $flocks }, rangs { $rows }
seikatsu-ui-with = avec { $seat }
seikatsu-ui-key = Légende
seikatsu-ui-not-seen = pas encore vus
seikatsu-ui-koi = carpe koï : tout oiseau en arrivant, toute fleur à la fin
seikatsu-ui-your-view = Votre vue
seikatsu-ui-view-of = Vu de la pagode { $pagoda }
seikatsu-ui-if-placed = si posée au rang { $row }
seikatsu-score-kind-flocks = volées
seikatsu-score-kind-row = rangs
seikatsu-score-kind-rival-flocks = volées du rival
seikatsu-score-kind-rival-row = rangs du rival
seikatsu-learn-welcome = Voici le jardin que vous partagez avec Ada, autour du bassin aux carpes koï. Deux tuiles y sont déjà. Chaque tuile montre un oiseau et une fleur. Les oiseaux rapportent tout de suite, les fleurs à la fin.
seikatsu-learn-hand = Vos deux tuiles sont sur votre véranda ; Ada ne les voit pas. À chaque tour, vous en posez une à côté d'une tuile du jardin et vous en piochez une nouvelle.
seikatsu-learn-flock = Prenez le jaseur et posez-le sur la case éclairée : à côté de l'autre jaseur, il forme une volée. Un point par voisin qui montre le même oiseau.
seikatsu-learn-two = Encore un jaseur ! À côté des deux autres, il rapporte deux points.
seikatsu-learn-rows = Les fleurs maintenant. De votre pagode, vous regardez le long de sept rangs. Dans chacun, seule compte la fleur que vous voyez le plus : une vaut 1, deux valent 3, trois 6, quatre 10, cinq 15, six 21.
seikatsu-learn-row = Posez le tchitrec et sa primevère au rang 3. L'étiquette dit ce que vous gagneriez : la volée tout de suite, et ce que devient le rang pour vous et pour Ada.
seikatsu-learn-koi = Une carpe koï ! En arrivant, elle est l'oiseau que vous voulez : ici deux voisins la rejoignent. Plus tard elle est toute fleur, dans chaque rang, pour tout le monde. Avec elle, le rang 3 compte trois fleurs.
seikatsu-learn-rival = Ada regarde le même jardin d'un autre côté. Votre rang traverse les siens : chaque tuile compte donc pour vous deux. Sa carte montre ses rangs en barres.
seikatsu-learn-longer = Les longs rangs valent bien plus. Une troisième tulipe au rang 4 le fait passer de 3 à 6.
seikatsu-learn-both = Les meilleures places rapportent deux fois : une volée maintenant, un rang plus long plus tard. Posez le tchitrec et sa tulipe sur la case éclairée.
seikatsu-learn-end = Vous connaissez tout le jeu. Quand le jardin est plein, chaque pagode compte ses sept rangs, et l'on ajoute les volées. Le plus de points gagne ; à égalité, celui qui joue en dernier.
