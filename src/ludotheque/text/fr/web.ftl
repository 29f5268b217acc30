# Les mots de la table en ligne. Ceux des jeux sont dans leurs propres catalogues.

web-game-seikatsu = Seikatsu
web-game-octocube = Octocube
web-game-gravity-superstar = Gravity Superstar
web-game-tolleno = Tolleno
web-about-seikatsu = Un seul jardin, trois regards : réunissez des volées d'oiseaux, puis des rangées de fleurs vues de votre pagode.
web-about-octocube = Roulez votre cube sur les fonds marins, collez un trésor sur chaque face et rapportez la meilleure série.
web-about-gravity-superstar = Marchez sur les murs, tombez de côté, sautez la tête en bas : le bas est là où sont vos pieds. Attrapez les étoiles.
web-about-tolleno = Tracez les canaux, élevez vos maisons le long des quais et menez votre bateau dans la ville que vous bâtissez.

# Accueil
web-promise = Quatre beaux jeux de société, à un clic :
web-promise-with = entre amis, avec des robots, ou les deux.
web-players = { $least ->
   *[other] { $least } à { $most } joueurs
}
web-minutes = { $minutes } min
web-play-now = Jouer
web-opening = Ouverture ...
web-with-friends = Entre amis
web-one-screen = Un seul écran
web-solo = Solo
web-watch = Regarder
web-learn = Apprendre
web-rules = Règles
web-your-tables = Vos tables
web-running = { $count ->
    [0] aucune en cours
    [one] { $count } en cours
   *[other] { $count } en cours
}
web-no-tables = Vos tables en cours seront ici.
web-join = Rejoindre
web-table-code = code de table
web-go = Aller
web-nav = Navigation
web-nav-games = Jeux
web-nav-tables = Tables
web-nav-rules = Règles
web-nav-learn = Apprendre
web-you = Vous
web-guest = Invité
web-open-seat = Place libre
web-waiting-for = { $count ->
    [0] prête à commencer
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-over = terminée
web-your-turn = À vous
web-to-play = à { $name } de jouer
web-resume = Reprendre
web-open = Ouvrir
web-home = Accueil
web-loading = Chargement ...
web-connecting = Connexion ...
web-close = Fermer
web-not-found = Cette page n’existe pas.

# Tables
web-listed-tables = Tables ouvertes à tous
web-none-listed = Aucune pour le moment.
web-running-now = en cours
web-records = Parties enregistrées
web-records-note = Un enregistrement est une partie entière sous forme de texte. Envoyez-en un pour la revoir.
web-upload = Envoyer un enregistrement

# Réglages
web-settings = Réglages
web-settings-note = Ces réglages restent dans ce navigateur.
web-theme = Clair ou sombre
web-theme-auto = comme l'appareil
web-theme-light = clair
web-theme-dark = sombre
web-language = Langue
web-language-en = English
web-language-fr = Français
web-name = Votre nom
web-name-note = tel que les autres le voient
web-speed = Animation
web-speed-note = une touche ou un clic passe ce qui bouge
web-speed-off = aucune
web-speed-slow = lente
web-speed-normal = normale
web-speed-fast = rapide
web-sounds = Sons
web-ask-first = Demander avant chaque coup
web-ask-first-note = toujours ainsi sur un écran tactile

# Nouvelle table
web-new-table = Nouvelle table
web-mode = Façon de jouer
web-more-rules = Autres options de règles
web-rules-usual = toutes habituelles
web-rules-changed = { $count ->
    [one] une changée
   *[other] { $count } changées
}
web-seats = Places
web-number-of-players = Nombre de joueurs
web-you-here = Vous, sur cet appareil
web-same-screen = sur cet écran aussi
web-open-note = Pour un ami : à qui a le lien
web-person = Personne
web-bot = Robot
web-player-number = Joueur { $number }
web-who-sits = Qui occupe la place { $number }
web-bot-strength = Force du robot
web-bot-level = robot, { $level }
web-level-novice = novice
web-level-easy = facile
web-level-medium = moyen
web-level-hard = fort
web-level-expert = expert
web-level-novice-about = ne voit que le coup suivant, et se trompe souvent
web-level-easy-about = ne voit que le coup suivant, et se trompe parfois
web-level-medium-about = essaie quelques dizaines de parties avant de jouer
web-level-hard-about = essaie des centaines de parties avant de jouer
web-level-expert-about = réfléchit une seconde à chaque coup
web-shuffle-seats = Tirer au sort l'ordre du jeu
web-pace = Rythme
web-pace-none = Tranquille
web-pace-none-about = ensemble, sans pendule
web-pace-live = Avec pendule
web-pace-live-about = tous à table maintenant
web-pace-days = Sur plusieurs jours
web-pace-days-about = chaque tour à son heure
web-pace-screen = Un seul écran
web-pace-screen-about = on se passe l'appareil ; les mains sont cachées
web-minutes-each = minutes chacun
web-seconds-a-turn = secondes de plus par tour
web-days-a-turn = jours par tour
web-out-of-time = Temps écoulé ? Un robot joue la place jusqu’à la fin.
web-out-of-days = Temps écoulé ? Un robot garde la place jusqu’à votre retour.
web-who-comes = Qui peut entrer
web-with-link = Avec le lien seulement
web-listed = Tous, table affichée
web-spectators-note = Qui a le lien peut regarder ; les mains restent cachées.
web-table-for = { $players ->
    [1] { $game } en solitaire
   *[other] { $game } à { $players }
}
web-about-minutes = environ { $minutes } minutes
web-starts-at-once = Commence tout de suite.
web-seats-free = { $count ->
    [one] Une place est libre pour un ami.
   *[other] { $count } places sont libres pour des amis.
}
web-start = Commencer
web-open-table = Ouvrir la table

# Avant la partie
web-table-code-is = Table { $code }
web-table-open = Votre table est ouverte.
web-all-here = Tout le monde est là.
web-leave = Quitter
web-ready-state = prêt
web-not-ready = pas encore prêt
web-away = absent
web-sit-here = S'asseoir ici
web-invite = Inviter un ami
web-invite-note = Pas besoin de compte. Le lien garde une place.
web-link = Lien vers la table
web-qr = Code QR du lien
web-copy = Copier le lien
web-copied = Copié
web-share = Partager
web-here = { $taken } sur { $players } sont là
web-start-when-here = Commencer
web-start-with-bots = Commencer maintenant, des robots prennent les places libres
web-ready = Je suis prêt
web-not-ready-yet = Je ne suis pas prêt
web-chat = Discussion
web-chat-empty = Rien n'a encore été dit.
web-chat-write = Écrire à la table
web-send = Envoyer

# La table
web-board = Plateau
web-prompt = Que faire
web-players-list = Joueurs
web-log = Journal
web-log-chat = Journal et discussion
web-since = depuis votre dernier tour
web-plays = joue
web-you-name = { $name } (vous)
web-clock = temps restant
web-days = { $days } j { $hours } h
web-your-turn-colon = À vous :
web-turn-of = { $name } :
web-bot-thinks = { $name } réfléchit ...
web-waits = En attente de { $name }.
web-cancel = Reposer
web-confirm = Confirmer le coup
web-play-it = Jouer
web-choose-first = Choisissez d'abord ce qui ira là.
web-undo = Annuler
web-hint = Conseil
web-hint-title = Ce que ferait un robot fort
web-hint-note = Il ne voit rien de plus que vous. Pour cent : ses chances de gagner.
web-thinking = Réflexion ...
web-menu = Menu
web-more = Plus
web-all-moves = Tous les coups en liste
web-search-moves = Chercher un coup
web-no-moves = Rien à choisir maintenant.
web-resign = Abandonner
web-resign-sure = Abandonner ?
web-resign-note = Les autres continuent sans vous, ou gagnent.
web-resigned = a abandonné
web-held-by-bot = un robot garde la place
web-time-is-up = temps écoulé, un robot joue
web-agree = Proposer d'arrêter la partie ici
web-agree-sure = Terminer la partie ici ?
web-agree-note = Quand tout le monde est d’accord, les points comptent tels quels. Les robots sont toujours d’accord.
web-end-here = Terminer la partie
web-proposed = { $count ->
    [one] { $names } voudrait terminer la partie ici.
   *[other] { $names } voudraient terminer la partie ici.
}
web-you-proposed = Vous avez proposé de terminer la partie ici : les autres ont la question.
web-seat-link = Lien vers ma place, pour un autre appareil
web-seat-link-note = Qui a ce lien a votre place : gardez-le pour vous.
web-replay-so-far = Revoir la partie jusqu'ici
web-watching = spectateur
web-reconnecting = reconnexion
web-offline = Connexion perdue, nouvel essai ...
web-no-such-table = Il n'y a pas de table { $code }.
web-curtain = Passer l'appareil
web-pass-to = Passez l'appareil à { $name }
web-pass-why = Les mains restent cachées jusqu'à ce que la bonne personne regarde.
web-i-am = Je suis { $name }
web-speech = Ce qui se passe

# La fin
web-result = Résultat
web-counting = Le décompte ...
web-difference = { $margin ->
    [one] Un point
   *[other] { $margin } points
} devant { $second } : la différence vient de « { $kind } », { $more } contre { $less }.
web-ahead = { $name } est devant à partir d'ici
web-you-win = Vous gagnez.
web-wins = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent ensemble.
}
web-nobody-wins = Personne ne gagne.
web-and = { " " }et{ " " }
web-winner = gagne
web-final-score = Score final
web-count-again = Recompter pas à pas
web-steps = Étapes du décompte
web-step = Étape
web-total = Total
web-record = Enregistrement
web-replay = Revoir
web-rematch = Revanche
web-rematch-join = Rejoindre la revanche
web-rematch-watch = Regarder la revanche
web-shuffle = Le mélange
web-shuffle-sealed = Le mélange est scellé
web-shuffle-verified = Mélange vérifié
web-shuffle-note = L'empreinte a été montrée avant le premier coup. La graine, montrée maintenant, donne cette empreinte et cette partie.
web-shuffle-wrong = La graine ne donne pas l'empreinte montrée au début.
web-at-start = au début
web-seed-now = graine

# Revoir
web-replay-start = Le début.
web-move-number = Coup { $number } :
web-move-of = Coup { $number } sur { $last }
web-moves = Coups
web-how-it-went = Le cours de la partie
web-judge = Juger les coups
web-judge-about = Un robot fort dit ce qu'il pense de chaque coup, et ce qu'il aurait fait.
web-judge-done = { $done } coups jugés sur { $all }
web-judge-stop = Arrêter
web-judge-thinks = Le robot réfléchit à ce coup ...
web-judge-best = Le robot aurait fait de même
web-judge-forced = Il n'y avait rien d'autre à faire
web-judge-rather = Le robot aurait préféré : { $move }
web-judge-made = le coup joué
web-judge-note = Un robot fort à la même place : il savait ce que ce joueur pouvait savoir. Pour cent : ses chances de gagner.
web-judge-mistake = Une erreur : { $made } % de chances de gagner, { $best } % avec le meilleur coup.
web-judge-doubtful = Douteux : le robot aurait fait autre chose.
web-judge-good = Bien vu : tout autre coup perd beaucoup.
web-sign-good = Bien vu
web-sign-doubtful = Douteux
web-sign-mistake = Une erreur
web-next-mistake = Erreur suivante
web-graph-points = Points
web-graph-chance = Chances de gagner
web-first = Premier coup
web-previous = Coup précédent
web-play = Lecture
web-pause = Pause
web-next = Coup suivant
web-last = Dernier coup
web-see-from = Voir comme
web-seen-by = { $name }
web-spectator = un spectateur
web-all-open = tout ouvert
web-link-to-move = Lien vers ce coup
web-play-on = Continuer d'ici
web-play-on-note = Une nouvelle table commence après le coup { $number } ; des robots prennent les autres places.
web-back-to-table = Retour à la table

# Règles et leçons
web-rules-of = { $game } : les règles
web-sections = Chapitres
web-tag-rb = dans la règle
web-tag-d = découle de la règle
web-tag-o = notre propre décision
web-pictures = Premières positions, dessinées par le moteur
web-learn-by-playing = Apprendre en jouant
web-learn-which = Apprendre un jeu en y jouant
web-learn-play = Jouer une vraie partie
web-continue = Continuer
why-lesson = Dans cette leçon, prenez ce qui est éclairé.

# Ce qui peut mal tourner
web-problem-offline = Le serveur ne répond pas. Réessayez dans un instant.
web-problem-no-such-table = Cette table n'existe pas.
web-problem-too-many-requests = Trop de tables en peu de temps : attendez une minute.
