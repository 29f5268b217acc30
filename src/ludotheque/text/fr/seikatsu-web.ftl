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
seikatsu-ui-in-rows = { $points } en rangées
seikatsu-ui-bag = { $count ->
    [one] tuile dans le sac
   *[other] tuiles dans le sac
}
seikatsu-ui-flowers-in-row = Fleurs d'une rangée
seikatsu-ui-flock = { $points ->
    [0] pas de volée
   *[other] +{ $points } volée
}
seikatsu-ui-row = rangée { $row } : { $before } → { $after }
seikatsu-ui-flocks = volées
seikatsu-ui-rows = rangées
seikatsu-ui-total = total
seikatsu-ui-row-points = Points des sept rangées : { $points }
seikatsu-ui-chip = volées { $flocks }, rangées { $rows }
seikatsu-ui-key = Légende
seikatsu-ui-not-seen = pas encore vus
seikatsu-ui-koi = koï : tout oiseau en arrivant, toute fleur à la fin
seikatsu-ui-your-view = Votre vue
seikatsu-ui-view-of = Vu de la pagode { $pagoda }
seikatsu-ui-if-placed = si posée rangée { $row }
seikatsu-score-kind-flocks = volées
seikatsu-score-kind-row = rangées
seikatsu-score-kind-rival-flocks = volées du rival
seikatsu-score-kind-rival-row = rangées du rival
