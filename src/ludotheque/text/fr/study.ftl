# Pourquoi un coup vaut mieux qu'un autre

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
study-puzzle-facts = Problème { $rating } · vous { $mine } · { $streak } d’affilée
study-change = ({ $change })
study-again = Réessayer
study-next = Problème suivant
study-reveal = Voir la réponse
study-link = Copier le lien
study-analyse = Analyser

# L'analyse

study-analysis = Analyse
study-engine = Moteur
study-playouts = { $playouts } parties simulées
study-doubt = Pas encore tranché : { $move } a pour l’instant la meilleure moyenne.
study-best-has = Le meilleur coup, lui : { $why }.
study-than-next = Par rapport au suivant : { $why }.
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
study-from-text-about = Collez ou modifiez son texte. Les règles le vérifient et disent quelle ligne est fausse, et pourquoi.
study-open = Ouvrir
study-file = Ouvrir un fichier
study-save = Enregistrer le texte
study-picture = Enregistrer l’image
study-edit = Modifier la position
study-eyes = Vu et pensé comme
study-all-moves = Tous les coups
study-back = Précédent
study-forward = Suivant
study-over = La partie est finie : { $scores }
study-try = Rejouer ce coup
study-back-to-replay = Retour à la partie
