# Pourquoi un coup vaut mieux qu’un autre

study-more = { $you ->
    [1] +{ $by } pour vous ({ $share })
   *[0] +{ $by } pour { $name } ({ $share })
}
study-less = { $you ->
    [1] { $by } de moins pour vous ({ $share })
   *[0] { $by } de moins pour { $name } ({ $share })
}
study-held = { $you ->
    [1] vous restez à { $points } ({ $share })
    [2] { $name } restent à { $points } ({ $share })
   *[0] { $name } reste à { $points } ({ $share })
}
study-and = { $first }, et { $second }
study-though = { $first }, mais { $second }
study-rival = votre rival
study-no-reason = { $chance } % de chances de gagner au lieu de { $instead } %, à points presque égaux.

# Problèmes

study-puzzle = Problème
study-puzzles = Problèmes
study-puzzles-about = Des positions tirées de vraies parties, où un seul coup est nettement le meilleur. À vous de le trouver.
study-daily = Problème du jour
study-daily-tried = Problème du jour : déjà tenté
study-rating = Votre classement
study-streak = D’affilée
study-days = Jours d’affilée
study-tried = { $tried } sur { $all } tentés
study-no-puzzles = Il n’y a pas encore de problèmes pour ce jeu.
study-player = Joueur { $number }
study-task-win = Un seul coup gagne. Lequel ?
study-task-save = Vous êtes mené. Quel coup vous garde dans la partie ?
study-task-best = Trouvez le meilleur coup.
study-wrong = Ce n’est pas le meilleur coup. Essayez encore.
study-solved = Résolu : { $move }
study-shown = La réponse : { $move }
study-chances = Vous gagneriez { $chance } % du temps ; le meilleur coup gagne { $best } %.
study-answer-brings = Ce qu’apporte le meilleur coup : { $why }.
study-puzzle-facts = Difficulté { $rating } · vous { $mine } · { $streak } d’affilée
study-change = ({ $change })
study-again = Réessayer
study-next = Problème suivant
study-reveal = Voir la réponse
study-link = Copier le lien
study-analyse = Analyser

# L’analyse

study-analysis = Analyse
study-engine = Moteur
study-playouts = { $playouts } parties simulées
study-doubt = Pas encore tranché : { $move } a pour l’instant la meilleure moyenne.
study-best-has = Le meilleur coup, lui : { $why }.
study-than-next = Par rapport au suivant : { $why }.
study-later = La suite possible
study-graph = Chances de chaque camp, coup par coup
study-start = Début
study-promote = En faire la ligne principale
study-delete = Supprimer à partir d’ici
study-comment = Commentaire sur ce coup
study-new = Une nouvelle donne
study-players = { $players ->
    [1] 1 joueur
   *[other] { $players } joueurs
}
study-from-text = Une position, une partie ou une étude
study-from-text-about = Collez un texte ou modifiez-en une ligne. Les règles le vérifient au fil de la frappe et disent quelle ligne est fausse, et pourquoi.
study-new-about = Choisissez le nombre de joueurs : le plateau s’ouvre sur une nouvelle donne.
study-drawn = La position telle qu’elle est écrite
study-possible = Possible : { $game }, { $mode }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
study-guide = Le sens des lignes
study-open = Ouvrir
study-file = Ouvrir un fichier
study-save = Enregistrer le texte
study-picture = Enregistrer l’image
study-edit = Modifier la position
study-eyes = Point de vue
study-all-moves = Tous les coups
study-back = Précédent
study-forward = Suivant
study-over = La partie est finie : { $scores }
study-try = Rejouer ce coup
study-back-to-replay = Retour à la partie

# En chiffres

study-insights = En chiffres
study-insights-of = { $game } en chiffres
study-insights-about = { $matches } parties entre robots de même force ({ $playouts ->
    [0] { $bot }
   *[other] { $playouts } parties simulées par coup
}). Les traits fins disent la précision d’un chiffre : le vrai s’y trouve 95 fois sur 100.
study-insights-case = Mode et joueurs
study-insights-case-one = { $mode }, { $players ->
    [1] 1 joueur
   *[other] { $players } joueurs
}
study-insights-order = Vaut-il mieux commencer ?
study-insights-order-about = Part des victoires de chacun, dans l’ordre du tour. Le trait en pointillé marque une part équitable.
study-insights-place = { $place ->
    [1] Premier à jouer
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
    [5] Cinquième
   *[other] Sixième
}
study-insights-alone = Vous
study-insights-rival = L’adversaire
study-insights-length = Combien de temps dure une partie ?
study-insights-turns = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } tours en moyenne (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }){ $other ->
    [0] .
   *[1] , { NUMBER($actions, minimumFractionDigits: 1, maximumFractionDigits: 1) } coups.
}
study-insights-bar = { $least } à { $most } : { $count ->
    [1] 1 partie
   *[other] { $count } parties
}
study-insights-winning = Combien de points faut-il ?
study-insights-points = Le gagnant a { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } points en moyenne (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }), avec { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } d’avance.
study-insights-shares = D’où viennent les points ?
study-insights-shares-about = Points de fin de partie des gagnants, et des autres.
study-insights-winners = Gagnants
study-insights-others = Autres
study-insights-openings = Quels premiers coups sont les meilleurs ?
study-insights-openings-about = D’après { $trials } autres parties dont le premier coup a été tiré au sort : combien de fois son auteur a ensuite gagné. Les coups vus moins de 20 fois sont laissés de côté.
study-insights-uses = Qu’est-ce que cela rapporte ?
study-insights-uses-about = Parmi ceux qui l’ont fait au moins une fois dans la partie : combien ont gagné, combien ont gagné sans, et les points marqués sur le moment. Que les gagnants le fassent plus souvent ne prouve pas que cela fait gagner.
study-insights-what = Quoi
study-insights-used-by = Fait par
study-insights-won-with = Gagné avec
study-insights-won-without = Gagné sans
study-insights-at-once = Points aussitôt
study-insights-range = { $low }–{ $high }
study-insights-mean = { NUMBER($mean, minimumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2) }
study-insights-save-json = Enregistrer tous les chiffres (JSON)
study-insights-save-csv = Enregistrer le tableau (CSV)
