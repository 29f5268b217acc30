# Noms

seikatsu-name = Seikatsu
seikatsu-about = Un seul jardin, trois regards : réunissez des volées d’oiseaux, puis des rangs de fleurs vus de votre pagode.
seikatsu-mode-standard = Classique
seikatsu-mode-standard-about = 2 ou 3 joueurs, une pagode chacun : les oiseaux rapportent tout de suite, les fleurs à la fin.
seikatsu-mode-teams = En équipes
seikatsu-mode-teams-about = 2 contre 2 : les partenaires partagent une pagode et un score, mais pas leurs mains.
seikatsu-mode-solo = Solo
seikatsu-mode-solo-about = Votre pagode contre les deux autres réunies, sur 3 niveaux.
seikatsu-mode-tournament = Tournoi
seikatsu-mode-tournament-about = Moins de hasard : les 4 carpes koï sont distribuées face visible avant la partie.
seikatsu-option-flock = Points d’une volée
seikatsu-option-flock-neighbours = 1 point par voisin identique
seikatsu-option-flock-whole = 1 point de plus pour la tuile posée
seikatsu-option-level = Niveau
seikatsu-option-level-easy = Facile : les volées sont pour vous
seikatsu-option-level-medium = Moyen : les volées ne rapportent rien
seikatsu-option-level-hard = Difficile : les volées sont pour votre rival
seikatsu-option-tournament-hands = Mains au départ
seikatsu-option-tournament-hands-topped_up = Deux tuiles chacun
seikatsu-option-tournament-hands-koi_only = Seulement les carpes koï distribuées

seikatsu-pagoda-pink = rose
seikatsu-pagoda-blue = bleue
seikatsu-pagoda-green = verte
seikatsu-bird-tanager = tangara
seikatsu-bird-waxwing = jaseur
seikatsu-bird-white-eye = zostérops
seikatsu-bird-flycatcher = tchitrec
seikatsu-flower-primrose = primevère
seikatsu-flower-frangipani = frangipanier
seikatsu-flower-tulip = tulipe
seikatsu-flower-hyacinth = jacinthe
seikatsu-flower-none = aucune fleur
seikatsu-flower-koi = carpe koï
seikatsu-bird-koi = carpe koï
seikatsu-tile-tp = { seikatsu-bird-tanager } et { seikatsu-flower-primrose }
    .one = un { seikatsu-bird-tanager } et une { seikatsu-flower-primrose }
seikatsu-tile-tf = { seikatsu-bird-tanager } et { seikatsu-flower-frangipani }
    .one = un { seikatsu-bird-tanager } et un { seikatsu-flower-frangipani }
seikatsu-tile-tt = { seikatsu-bird-tanager } et { seikatsu-flower-tulip }
    .one = un { seikatsu-bird-tanager } et une { seikatsu-flower-tulip }
seikatsu-tile-th = { seikatsu-bird-tanager } et { seikatsu-flower-hyacinth }
    .one = un { seikatsu-bird-tanager } et une { seikatsu-flower-hyacinth }
seikatsu-tile-wp = { seikatsu-bird-waxwing } et { seikatsu-flower-primrose }
    .one = un { seikatsu-bird-waxwing } et une { seikatsu-flower-primrose }
seikatsu-tile-wf = { seikatsu-bird-waxwing } et { seikatsu-flower-frangipani }
    .one = un { seikatsu-bird-waxwing } et un { seikatsu-flower-frangipani }
seikatsu-tile-wt = { seikatsu-bird-waxwing } et { seikatsu-flower-tulip }
    .one = un { seikatsu-bird-waxwing } et une { seikatsu-flower-tulip }
seikatsu-tile-wh = { seikatsu-bird-waxwing } et { seikatsu-flower-hyacinth }
    .one = un { seikatsu-bird-waxwing } et une { seikatsu-flower-hyacinth }
seikatsu-tile-ep = { seikatsu-bird-white-eye } et { seikatsu-flower-primrose }
    .one = un { seikatsu-bird-white-eye } et une { seikatsu-flower-primrose }
seikatsu-tile-ef = { seikatsu-bird-white-eye } et { seikatsu-flower-frangipani }
    .one = un { seikatsu-bird-white-eye } et un { seikatsu-flower-frangipani }
seikatsu-tile-et = { seikatsu-bird-white-eye } et { seikatsu-flower-tulip }
    .one = un { seikatsu-bird-white-eye } et une { seikatsu-flower-tulip }
seikatsu-tile-eh = { seikatsu-bird-white-eye } et { seikatsu-flower-hyacinth }
    .one = un { seikatsu-bird-white-eye } et une { seikatsu-flower-hyacinth }
seikatsu-tile-fp = { seikatsu-bird-flycatcher } et { seikatsu-flower-primrose }
    .one = un { seikatsu-bird-flycatcher } et une { seikatsu-flower-primrose }
seikatsu-tile-ff = { seikatsu-bird-flycatcher } et { seikatsu-flower-frangipani }
    .one = un { seikatsu-bird-flycatcher } et un { seikatsu-flower-frangipani }
seikatsu-tile-ft = { seikatsu-bird-flycatcher } et { seikatsu-flower-tulip }
    .one = un { seikatsu-bird-flycatcher } et une { seikatsu-flower-tulip }
seikatsu-tile-fh = { seikatsu-bird-flycatcher } et { seikatsu-flower-hyacinth }
    .one = un { seikatsu-bird-flycatcher } et une { seikatsu-flower-hyacinth }
seikatsu-tile-koi = carpe koï
    .one = une carpe koï
seikatsu-tile-hidden = tuile cachée
    .one = une tuile cachée

# Ce que fait une action

seikatsu-do-place = Poser { $tile }{ PLACE(" en ", $space) }{ $scorer ->
    [rival] { " " }: { $points ->
        [0] rien
       *[other] +{ $points }
    } pour votre rival
    [nobody] { "" }
   *[seat] { $points ->
        [0] { "" }
       *[other] { " " }: +{ $points }
    }
}{ $after ->
    [0] { "" }
   *[other] { $change ->
        [0] , le rang { $row } reste à { $after }
       *[other] , le rang { $row } passe de { $before } à { $after }
    }
}

# Ce qui est demandé

seikatsu-prompt-place = { $tiles ->
    [1] Posez votre dernière tuile à côté d’une autre. Tour { $turn } sur { $turns }.
   *[other] Posez une de vos tuiles à côté d’une tuile du jardin. Tour { $turn } sur { $turns }.
}
seikatsu-prompt-solo-first = Posez votre tuile jardin ou une carpe koï à côté d’une tuile de départ.
seikatsu-prompt-solo = Posez votre tuile jardin à côté de la dernière tuile{ PLACE(", en ", $space) }, ou une carpe koï à côté de n’importe quelle tuile. Tour { $turn }.
seikatsu-prompt-solo-garden = Posez votre tuile jardin à côté de la dernière tuile{ PLACE(", en ", $space) }. Tour { $turn }.
seikatsu-prompt-solo-koi = Plus de place pour votre tuile jardin à côté de la dernière tuile{ PLACE(", en ", $space) } : posez une carpe koï à côté de n’importe quelle tuile. Tour { $turn }.
seikatsu-prompt-solo-only-koi = Il n’y a plus de tuile jardin : posez une carpe koï à côté de n’importe quelle tuile. Tour { $turn }.

# Ce qui s'est passé

seikatsu-log-place = { $you ->
    [1] Vous avez posé
   *[0] { $seat } a posé
} { $one_tile }{ PLACE(" en ", $space) }{ $scorer ->
    [rival] { $points ->
        [0] { "" }
       *[other] { " " }: { $points } pour le rival
    }
    [nobody] { "" }
   *[seat] { $points ->
        [0] { "" }
       *[other] { " " }: +{ $points }
    }
}
seikatsu-log-draw = { $you ->
    [1] Vous avez pioché { $one_tile }
   *[0] { $seat } a pioché { $one_tile }
}
seikatsu-log-draw-hidden = { $seat } a pioché une tuile
seikatsu-log-row = { $points ->
    [0] Pagode { $pagoda }, rang { $row } : rien
   *[other] Pagode { $pagoda }, rang { $row } : { $flowers ->
        [0] { $koi } koï
       *[other] { $flowers } × { $flower }{ $koi ->
            [0] { "" }
           *[other] { " " }et { $koi } koï
        }
    }, { $points }
}
seikatsu-log-total = Pagode { $pagoda } : { $flocks } pour les volées et { $rows } pour les rangs, { $points } en tout

# Pourquoi pas

seikatsu-why-over = La partie est terminée.
seikatsu-why-not-in-hand = Cette tuile n’est pas dans votre main : { $tile }.
seikatsu-why-occupied = Il y a déjà une tuile{ PLACE(" en ", $space) } : { $tile }.
seikatsu-why-pond = Aucune tuile ne peut être posée dans le bassin.
seikatsu-why-no-neighbour = Il n’y a aucune tuile à côté de cette case : une tuile se pose toujours à côté d’une autre.
seikatsu-why-not-next-to-last = En solo, une tuile jardin se pose à côté de la dernière tuile posée{ PLACE(", en ", $last) }. Une carpe koï va à côté de n’importe quelle tuile.
seikatsu-why-no-space = Plus de place pour { $tile } à côté de la dernière tuile{ PLACE(", en ", $last) } : posez une carpe koï.

# Le décompte

seikatsu-score-flocks = Volées
seikatsu-score-row = Pagode { $pagoda }, rang { $row } : { $points ->
    [0] rien
   *[other] { $flowers ->
        [0] { $koi } koï
       *[other] { $flowers } × { $flower }{ $koi ->
            [0] { "" }
           *[other] { " " }et { $koi } koï
        }
    }
}
seikatsu-score-rival-flocks = Volées du rival : { $points }
seikatsu-score-rival-row = Pagode { $pagoda } du rival, rang { $row } : { $points }

# La fin

seikatsu-end-full = Le jardin est plein.
seikatsu-end-stuck = Plus aucune tuile ne peut être posée.
seikatsu-won-points = Le meilleur score l’emporte.
seikatsu-won-tie = À égalité, celui qui joue en dernier dans le tour l’emporte.
seikatsu-won-solo-won = Vous battez votre rival : vous gagnez.
seikatsu-won-solo-lost = Votre rival a plus de points : vous perdez.
seikatsu-won-solo-tie = Vous êtes à égalité avec votre rival, et l’égalité est une défaite.
seikatsu-decided-flocks = Les volées ont fait la différence ({ $more } à { $less }).
seikatsu-decided-row = Les rangs ont fait la différence ({ $more } à { $less }).

# D'où viennent les points

seikatsu-share-flocks = volées
seikatsu-share-row = rang { $row }
seikatsu-share-rival-flocks = volées
seikatsu-share-rival-row = rang { $row } de la pagode { $pagoda }
