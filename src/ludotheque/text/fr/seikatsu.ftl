# Noms

seikatsu-name = Seikatsu
seikatsu-mode-standard = Classique
seikatsu-mode-standard-about = Chacun pour sa pagode : les oiseaux rapportent tout de suite, les fleurs à la fin.
seikatsu-mode-teams = En équipes
seikatsu-mode-teams-about = Deux contre deux ; les partenaires partagent une pagode et un score, et gardent leurs mains secrètes.
seikatsu-mode-solo = Solo
seikatsu-mode-solo-about = Votre pagode contre les deux autres réunies.
seikatsu-mode-tournament = Tournoi
seikatsu-mode-tournament-about = Les carpes koï sont distribuées face visible : moins de hasard.
seikatsu-option-flock = Points d'une nuée
seikatsu-option-flock-neighbours = un par voisin identique
seikatsu-option-flock-whole = un de plus pour la tuile posée
seikatsu-option-level = Niveau
seikatsu-option-level-easy = facile : les nuées sont à vous
seikatsu-option-level-medium = moyen : les nuées ne rapportent rien
seikatsu-option-level-hard = difficile : les nuées sont à votre rival
seikatsu-option-tournament-hands = Mains au départ
seikatsu-option-tournament-hands-topped_up = deux tuiles chacun
seikatsu-option-tournament-hands-koi_only = seulement les carpes koï distribuées

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
seikatsu-tile-tp = { seikatsu-bird-tanager }, { seikatsu-flower-primrose }
seikatsu-tile-tf = { seikatsu-bird-tanager }, { seikatsu-flower-frangipani }
seikatsu-tile-tt = { seikatsu-bird-tanager }, { seikatsu-flower-tulip }
seikatsu-tile-th = { seikatsu-bird-tanager }, { seikatsu-flower-hyacinth }
seikatsu-tile-wp = { seikatsu-bird-waxwing }, { seikatsu-flower-primrose }
seikatsu-tile-wf = { seikatsu-bird-waxwing }, { seikatsu-flower-frangipani }
seikatsu-tile-wt = { seikatsu-bird-waxwing }, { seikatsu-flower-tulip }
seikatsu-tile-wh = { seikatsu-bird-waxwing }, { seikatsu-flower-hyacinth }
seikatsu-tile-ep = { seikatsu-bird-white-eye }, { seikatsu-flower-primrose }
seikatsu-tile-ef = { seikatsu-bird-white-eye }, { seikatsu-flower-frangipani }
seikatsu-tile-et = { seikatsu-bird-white-eye }, { seikatsu-flower-tulip }
seikatsu-tile-eh = { seikatsu-bird-white-eye }, { seikatsu-flower-hyacinth }
seikatsu-tile-fp = { seikatsu-bird-flycatcher }, { seikatsu-flower-primrose }
seikatsu-tile-ff = { seikatsu-bird-flycatcher }, { seikatsu-flower-frangipani }
seikatsu-tile-ft = { seikatsu-bird-flycatcher }, { seikatsu-flower-tulip }
seikatsu-tile-fh = { seikatsu-bird-flycatcher }, { seikatsu-flower-hyacinth }
seikatsu-tile-koi = carpe koï
seikatsu-tile-hidden = tuile cachée

# Ce que fait une action

seikatsu-do-place = Poser { $tile } en { $space }{ $scorer ->
    [rival] { " " }: { $points } pour votre rival
    [nobody] { "" }
   *[seat] { $points ->
        [0] { "" }
       *[other] { " " }: +{ $points }
    }
}{ $after ->
    [0] { "" }
   *[other] { " " }; rang { $row } de { $before } à { $after }
}

# Ce qui est demandé

seikatsu-prompt-place = { $tiles ->
    [1] Posez votre dernière tuile à côté d'une autre. Tour { $turn } sur { $turns }.
   *[other] Posez une de vos { $tiles } tuiles à côté d'une autre. Tour { $turn } sur { $turns }.
}
seikatsu-prompt-solo-first = Posez votre tuile jardin ou une carpe koï à côté d'une tuile de départ.
seikatsu-prompt-solo = Posez votre tuile jardin à côté de la dernière tuile, en { $space }, ou une carpe koï à côté de n'importe quelle tuile. Tour { $turn }.
seikatsu-prompt-solo-garden = Posez votre tuile jardin à côté de la dernière tuile, en { $space }. Tour { $turn }.
seikatsu-prompt-solo-koi = Votre tuile jardin n'a pas de place à côté de { $space } : posez une carpe koï à côté de n'importe quelle tuile. Tour { $turn }.
seikatsu-prompt-solo-only-koi = Il ne reste pas de tuile jardin : posez une carpe koï à côté de n'importe quelle tuile. Tour { $turn }.

# Ce qui s'est passé

seikatsu-log-place = { $you ->
    [1] Vous avez posé
   *[0] { $seat } a posé
} { $tile } en { $space }{ $scorer ->
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
    [1] Vous avez pioché { $tile }
   *[0] { $seat } a pioché { $tile }
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
seikatsu-log-total = Pagode { $pagoda } : { $flocks } pour les nuées et { $rows } pour les rangs, { $points } en tout

# Pourquoi pas

seikatsu-why-over = La partie est terminée.
seikatsu-why-not-in-hand = Vous n'avez pas { $tile } en main.
seikatsu-why-occupied = En { $space } se trouve déjà { $tile }.
seikatsu-why-pond = Aucune tuile ne peut être posée dans le bassin.
seikatsu-why-no-neighbour = Aucune tuile n'est voisine de { $space } : on pose une tuile à côté d'une autre.
seikatsu-why-not-next-to-last = En solo, une tuile jardin se pose à côté de la dernière tuile posée, en { $last } ; { $space } n'est pas à côté. Une carpe koï va à côté de n'importe quelle tuile.
seikatsu-why-no-space = À côté de la dernière tuile, en { $last }, il n'y a plus de place pour { $tile } : posez une carpe koï.

# Le décompte

seikatsu-score-flocks = Nuées
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
seikatsu-score-rival-flocks = Nuées du rival : { $points }
seikatsu-score-rival-row = Pagode { $pagoda } du rival, rang { $row } : { $points }

# La fin

seikatsu-end-full = Le jardin est achevé.
seikatsu-end-stuck = Plus aucune tuile ne peut être posée.
seikatsu-won-points = Le plus de points l'emporte.
seikatsu-won-tie = À égalité, le dernier à jouer dans le tour l'emporte.
seikatsu-won-solo-won = Vous avez plus de points que votre rival : vous gagnez.
seikatsu-won-solo-lost = Votre rival a plus de points : vous perdez.
seikatsu-won-solo-tie = Votre rival a autant de points que vous : l'égalité perd.
