# Les mots de la table en ligne. Ceux des jeux sont dans leurs propres catalogues.

# Accueil
web-brand = Ludothèque
web-promise = De beaux jeux de société, à { $touch ->
    [1] portée de doigt
   *[0] un clic
} :
web-promise-with = entre amis, avec des robots, ou les deux.
web-players = { $least ->
   *[other] { $least } à { $most } joueurs
}
web-minutes = { $minutes } min
web-play-now = Jouer
web-new-to = Vous découvrez { $game } ?
web-lesson = Leçon de trois minutes
web-lesson-note = apprendre en jouant
web-play-at-once = Jouer tout de suite
web-play-at-once-note = contre des robots ; les règles restent à portée de main
web-opening = Ouverture…
web-with-friends = Entre amis
web-one-screen = Un seul écran
web-solo = Solo
web-watch = Regarder
web-learn = Apprendre
web-rules = Règles
web-the-rule = règle
web-your-tables = Vos tables
web-all-tables = Voir les { $count }
web-running = { $count ->
    [0] aucune en cours
    [one] { $count } en cours
   *[other] { $count } en cours
}
web-no-tables = Les tables où vous jouez apparaîtront ici.
web-join = Rejoindre
web-table-code = code de table
web-go = OK
web-nav = Navigation
web-nav-games = Jeux
web-nav-tables = Tables
web-nav-rules = Règles
web-nav-learn = Apprendre
web-nav-puzzles = Problèmes
web-analyse = Analyser
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
web-loading = Chargement…
web-connecting = Connexion…
web-close = Fermer
web-not-found = Cette page n’existe pas.

# Tables
web-listed-tables = Tables ouvertes à tous
web-none-listed = Aucune pour l’instant.
web-running-now = en cours
web-records = Parties enregistrées
web-records-note = Un enregistrement est une partie entière dans un fichier texte. Envoyez-en un pour la revoir.
web-upload = Envoyer un enregistrement

# Réglages
web-settings = Réglages
web-settings-note = Ces réglages sont gardés dans ce navigateur.
web-documentation = Documentation
web-theme = Clair ou sombre
web-theme-auto = comme l’appareil
web-theme-light = clair
web-theme-dark = sombre
web-language = Langue
web-language-en = English
web-language-fr = Français
web-name = Votre nom
web-name-note = tel que les autres le voient à la table
web-speed = Animation
web-speed-note = une touche ou un { $touch ->
    [1] appui
   *[0] clic
} passe l’animation
web-speed-off = aucune
web-speed-slow = lente
web-speed-normal = normale
web-speed-fast = rapide
web-rivals-pace = Coups des adversaires
web-rivals-pace-note = une pause entre eux, pour pouvoir les suivre
web-rivals-pace-off = aucune
web-rivals-pace-normal = courte
web-rivals-pace-slow = longue
web-sounds = Sons
web-volume = Volume
web-haptics = Vibrations
web-haptics-note = une brève impulsion pour les coups et les tours
web-ask-first = Confirmer chaque coup
web-ask-first-note = toujours actif sur un écran tactile
web-end-turn-ask = Demander avant de finir mon tour
web-end-turn-note = quand la dernière étape ne peut plus être annulée
web-names = Noms des cases
web-names-note = a1, b2… sur les plateaux et dans le journal
web-notation = Notation
web-notation-note = celle des enregistrements, à côté de chaque coup quand on revoit une partie

# Nouvelle table
web-new-table = Nouvelle table
web-mode = Mode de jeu
web-more-rules = Autres options
web-rules-usual = par défaut
web-rules-changed = { $count ->
    [one] { $count } modifiée
   *[other] { $count } modifiées
}
web-seats = Places
web-number-of-players = Nombre de joueurs
web-you-here = Vous, sur cet appareil
web-same-screen = aussi sur cet écran
web-open-note = Pour l’ami qui ouvrira le lien
web-open-still = En attente d’un joueur
web-person = Joueur
web-bot = Robot
web-seat-bot = Ajouter un robot
web-seat-open = Libérer pour un ami
web-player-number = Joueur { $number }
web-who-sits = Qui occupe la place { $number }
web-bot-strength = Force du robot
web-bot-level = robot, { $level }
web-level-novice = novice
web-level-easy = facile
web-level-medium = moyen
web-level-hard = fort
web-level-expert = expert
web-level-master = maître
web-level-novice-about = ne regarde que son prochain coup et le juge souvent mal
web-level-easy-about = ne regarde guère plus loin que son prochain coup
web-level-medium-about = juge bien son prochain coup, mais ne voit guère plus loin
web-level-hard-about = regarde quelques coups à l’avance
web-level-expert-about = voit loin et se trompe rarement
web-level-master-about = réfléchit environ une seconde à chaque coup et joue les fins de partie sans faute
web-your-partner = votre partenaire
web-partner-of = partenaire { DE($name) }
web-make-partner = Prendre comme partenaire
web-partners-note = Les partenaires sont face à face et partagent une pagode : places 1 et 3 contre 2 et 4.
web-shuffle-seats = Ordre de jeu au hasard
web-pace = Rythme
web-pace-none = Tranquille
web-pace-none-about = tous ensemble, sans pendule
web-pace-live = Avec pendule
web-pace-live-about = tous ensemble, en temps limité
web-pace-days = Sur plusieurs jours
web-pace-days-about = chacun joue quand il a le temps
web-pace-screen = Un seul écran
web-pace-screen-about = on se passe l’appareil ; les mains restent cachées
web-minutes-each = minutes par joueur
web-seconds-a-turn = secondes ajoutées par tour
web-days-a-turn = jours par tour
web-pace-told-live = { $seconds ->
    [0] { $minutes } min par joueur
   *[other] { $minutes } min + { $seconds } s par tour
}
web-pace-told-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
web-less = Moins
web-greater = Plus
web-out-of-time = Temps écoulé ? Un robot joue jusqu’à la fin.
web-out-of-days = Temps écoulé ? Un robot joue jusqu’à votre retour.
web-who-comes = Qui peut rejoindre la table
web-with-link = Toute personne ayant le lien
web-listed = Ouverte à tous
web-spectators-note = Toute personne ayant le lien peut regarder ; les mains restent cachées.
web-table-for = { $players ->
    [1] { $game } en solo
   *[other] { $game } à { $players }
}
web-about-minutes = environ { $minutes } minutes
web-starts-at-once = La partie commence tout de suite.
web-seats-free = { $count ->
    [one] Une place est libre pour un ami.
   *[other] { $count } places sont libres pour des amis.
}
web-start = Commencer
web-open-table = Ouvrir la table

# Avant la partie
web-table-code-is = Table { $code }
web-table-open = Votre table est ouverte.
web-seated-at = Vous avez une place à la table { DE($name) }.
web-seats-left = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
web-invites-you = { $name } vous invite à jouer à { $game }.
web-table-waits = Une table de { $game } attend des joueurs.
web-name-then-sit = Donnez votre nom et prenez place.
web-all-taken = Toutes les places sont prises : vous pouvez regarder.
web-ready-waiting = Vous êtes prêt. On attend que l’hôte lance la partie.
web-all-here = Tout le monde est là.
web-leave = Quitter
web-ready-state = prêt
web-not-ready = pas encore prêt
web-away = absent
web-sit-here = S’asseoir ici
web-invite = Inviter un ami
web-invite-note = Pas besoin de compte : le lien suffit.
web-link = Lien vers la table
web-qr = Code QR du lien
web-copy = Copier le lien
web-copied = Copié
web-not-copied = Votre navigateur n’a pas laissé la page copier ceci : { $text }
web-share = Partager
web-here = { $taken ->
    [one] { $taken } joueur sur { $players } est là
   *[other] { $taken } joueurs sur { $players } sont là
}
web-start-when-here = Commencer
web-start-with-bots = Commencer maintenant avec des robots aux places libres
web-ready = Prêt
web-not-ready-yet = Finalement pas prêt
web-chat = Discussion
web-chat-empty = Aucun message.
web-chat-write = Message à la table
web-send = Envoyer

# La table
web-board = Plateau
web-prompt = Que faire
web-players-list = Joueurs
web-log = Journal
web-log-empty = Aucun coup pour l’instant.
web-log-chat = Journal et discussion
web-since = depuis votre dernier tour
web-plays = joue
web-you-name = { $name } (vous)
web-clock = temps restant
web-days = { $days } j { $hours } h
web-your-turn-now = À vous.
web-turn-of = { $name }.
web-bot-thinks = { $name } réfléchit…
web-waits = On attend { $name }.
web-cancel = Reposer
web-confirm = Confirmer le coup
web-play-it = Jouer
web-end-turn = Finir le tour
web-unsent = Votre coup n’est pas encore arrivé au serveur. Il est gardé et partira dès que possible.
web-behind = { $count ->
    [one] encore un coup à voir
   *[other] encore { $count } coups à voir
}
web-to-present = Rattraper la partie
web-choose-first = Choisissez d’abord ce que vous y mettez.
web-undo = Annuler
web-hint = Conseil
web-hint-title = Ce que ferait un robot fort
web-hint-why = Pourquoi 1 plutôt que 2 : { $why }, en moyenne à la fin.
web-hint-step-1 = Regardez ici
web-hint-step-2 = Ce genre de coup
web-hint-look = { $named ->
    [0] Le meilleur coup concerne ce qui est marqué sur le plateau.
   *[1] Le meilleur coup concerne ce qui est marqué sur le plateau : { $where }
}
web-hint-more = En dire plus
web-doubt = Vous êtes sûr ?
web-doubt-text = { $move } : { $chance }. Un autre coup semble nettement meilleur : { $better }.
web-doubt-think = Je réfléchis encore
web-doubt-play = Jouer quand même
web-doubts = M’avertir des erreurs
web-doubts-note = contre des robots, demande « Vous êtes sûr ? » quand un autre coup semble nettement meilleur
web-hint-note = Il ne sait que ce que vous savez. % = chances de gagner à votre place ; + et − = points d’avance ou de retard à la fin.
web-hint-certain = Plus rien n’est caché : c’est certain si chacun joue au mieux.
web-certain-wins = { $points ->
    [0] gagne au départage
   *[other] gagne de { $points }
}
web-certain-loses = { $points ->
    [0] perd au départage
   *[other] perd de { $points }
}
web-certain-shares = victoire partagée
web-percent = { $percent } %
web-thinking = Réflexion…
web-menu = Menu
web-more = Plus
web-keys = Clavier
web-key-go = aller à une autre case ou à un autre bouton
web-key-enter = Entrée
web-key-escape = Échap
web-key-choose = choisir ou confirmer
web-key-back = reposer ce que vous avez choisi
web-key-undo = annuler
web-key-hint = conseil
web-key-list = afficher ces touches
web-all-moves = Liste de tous les coups
web-search-moves = Chercher un coup
web-no-moves = Rien à choisir pour l’instant.
web-resign = Abandonner
web-resign-sure = Abandonner ?
web-keep-playing = Continuer à jouer
web-resign-note = La partie continue sans vous.
web-resigned = a abandonné
web-held-by-bot = un robot joue
web-time-is-up = temps écoulé, un robot joue
web-agree = Proposer d’arrêter la partie ici
web-agree-sure = Terminer la partie ici ?
web-agree-note = Si tout le monde est d’accord, la partie s’arrête ici, sans vainqueur. Les absents sont consultés aussi ; les robots sont toujours d’accord.
web-end-here = Terminer la partie
web-proposed = { $count ->
    [one] { $names } voudrait terminer la partie ici.
   *[other] { $names } voudraient terminer la partie ici.
}
web-you-proposed = Vous avez proposé de terminer la partie ici. On attend la réponse des autres.
web-devices = Ma place sur d’autres appareils
web-devices-note = Votre place peut être ouverte sur plusieurs appareils à la fois. En voici la liste : vous pouvez la fermer sur tout appareil arrivé plus tard. Fermer un appareil met aussi fin à tous les liens vers votre place.
web-this-device = Cet appareil
web-other-device = Un autre appareil
web-device-here = connecté depuis le { $since }
web-device-away = non connecté ; arrivé le { $since }
web-end-device = Fermer là-bas
web-end-this-device = Fermer ici
web-end-links = { $count ->
    [one] Mettre fin au lien
   *[other] Mettre fin aux { $count } liens
}
web-seat-link = Créer un lien pour un autre appareil
web-seat-link-note = Ouvrez ce lien sur votre autre appareil. Quiconque l’a peut jouer à votre place tant que vous n’y mettez pas fin : gardez-le pour vous.
web-held-for-you = Un robot joue à votre place.
web-left = { $name } n’est plus là : un robot prend le relais dans { $time }.
web-bot-takes-over = Un robot joue maintenant pour { $name }.
web-bot-plays-for = Un robot joue pour { $name }, qui peut revenir à tout moment.
web-bot-played = { $you ->
    [1] Un robot a joué pour vous.
   *[0] Un robot a joué pour { $name }.
}
web-take-back = Reprendre ma place
web-slow = { $name } n’a pas joué depuis { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
web-hurry = Relancer
web-hurry-asked = Vous l’avez relancé.
web-hurried = On a demandé à { $name } de jouer. Un robot prend le relais dans { $seconds } s.
web-hurry-you = Les autres attendent votre coup. Un robot jouera pour vous dans { $seconds } s ; vous pourrez reprendre votre place à tout moment.
web-hints-wanted = Autoriser les conseils à cette table
web-hints-on = Les conseils sont activés : tout le monde les autorise.
web-hints-off = Pas de conseils tant que tout le monde à la table ne les autorise pas.
web-hints-proposed = { $count ->
    [one] { $names } autoriserait les conseils.
   *[other] { $names } autoriseraient les conseils.
} Ils seront activés quand tout le monde le fera.
web-replay-so-far = Revoir la partie jusqu’ici
web-watching = spectateur
web-reconnecting = reconnexion
web-offline = Connexion perdue. Reconnexion…
web-no-such-table = La table { $code } n’existe pas.
web-outdated = Cette page n’est plus à jour. Fermez-la et rouvrez la table.
web-curtain = Passer l’appareil
web-pass-to = Passez l’appareil à { $name }
web-pass-why = Le plateau reste visible. La main { DE($name) } s’affichera une fois l’appareil entre ses mains.
web-i-am = Je suis { $name }
web-speech = Ce qui se passe

# La fin
web-result = Résultat
web-counting = Décompte…
web-beats = { $side ->
    [won] { $winner } battez { $second } { $margin ->
        [1] d’un point
       *[other] de { $margin } points
    }.
    [lost] { $winner } vous { $count ->
        [one] bat
       *[other] battent
    } { $margin ->
        [1] d’un point
       *[other] de { $margin } points
    }.
   *[other] { $winner } { $count ->
        [one] bat
       *[other] battent
    } { $second } { $margin ->
        [1] d’un point
       *[other] de { $margin } points
    }.
}
web-you-win = Vous gagnez.
web-you-lose = Vous perdez.
web-you-are = Vous êtes { $place }e sur { $players }.
web-solo-won = { $you ->
    [1] Vous gagnez
   *[other] { $name } gagne
}, { $own } à { $rival }.
web-solo-lost = { $you ->
    [1] Vous perdez
   *[other] { $name } perd
}, { $own } à { $rival }.
web-solo-tie = { $you ->
    [1] Vous perdez
   *[other] { $name } perd
}, { $own } à { $rival } : l’égalité profite au rival.
web-rival = Rival
web-wins = { $you ->
    [1] { $names } gagnez.
   *[other] { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent.
    }
}
web-win-together = { $you ->
    [1] { $names } gagnez ensemble.
   *[other] { $names } gagnent ensemble.
}
web-nobody-wins = Personne ne gagne.
web-and = { " " }et{ " " }
web-winner = { $count ->
    [one] gagne
   *[other] gagnent
}
web-what-if = Et si ? « { $move } » au coup { $number } { $later ->
    [0] vous aurait fait gagner
   *[other] aurait pu vous faire gagner
}{ $margin ->
    [0] { "" }
    [1] { " " }d’un point
   *[other] { " " }de { $margin } points
}.
web-what-if-with = Et si ? { $with } au coup { $number }, vous { $later ->
    [0] auriez gagné
   *[other] auriez pu gagner
}{ $margin ->
    [0] { "" }
    [1] { " " }d’un point
   *[other] { " " }de { $margin } points
}.
web-what-if-note = si les autres avaient joué de la même façon
web-what-if-see = Voir
web-picture = Image
web-picture-title = Une image de la fin
web-picture-of = { $game } : la fin de la partie
web-save-png = Enregistrer en PNG
web-save-svg = Enregistrer en SVG
web-final-score = Score final
web-count-again = Recompter pas à pas
web-steps = Étapes du décompte
web-step = Étape
web-total = Total
web-record = Exporter
web-replay = Revoir
web-rematch = Revanche
web-rematch-join = Rejoindre la revanche
web-rematch-watch = Regarder la revanche
web-shuffle = Le mélange
web-shuffle-sealed = Le mélange est scellé
web-shuffle-verified = Mélange vérifié
web-shuffle-note = L’empreinte a été montrée avant le premier coup. La graine, montrée maintenant, donne cette empreinte et cette partie.
web-shuffle-wrong = La graine ne donne pas l’empreinte montrée au début.
web-at-start = au début
web-seed-now = graine

# Revoir
web-replay-start = Le début.
web-move-number = Coup { $number } :
web-move-of = Coup { $number } sur { $last }
web-moves = Coups
web-how-it-went = Le cours de la partie
web-judge = Analyser les coups
web-judge-about = Un robot fort passe les coups en revue, dit ce qu’il pense de chacun et montre ce qu’il aurait joué.
web-judge-done = { $done ->
    [one] { $done } coup analysé
   *[other] { $done } coups analysés
} sur { $all }
web-judge-stop = Arrêter
web-judge-thinks = Le robot examine ce coup…
web-judge-best = Le robot aurait joué pareil
web-judge-forced = Il n’y avait pas d’autre coup
web-judge-rather = Mieux : { $move }
web-judge-why = Pourquoi : { $why }, en moyenne à la fin.
web-judge-made = coup joué
web-judge-note = Un robot fort à la même place, qui ne sait que ce que ce joueur savait. % = chances de gagner ; + et − = points d’avance ou de retard à la fin.
web-judge-certain = Plus rien n’était caché : c’est certain si chacun joue au mieux.
web-judge-mistake = Erreur : { $made } % de chances de gagner, { $best } % avec le meilleur coup.
web-judge-mistake-points = Erreur : elle coûte environ { $points ->
    [one] un point
   *[other] { $points } points
} par rapport au meilleur coup.
web-judge-doubtful = Imprécision : il y avait mieux.
web-judge-good = Bien vu : tout autre coup coûte cher.
web-sign-good = Bien vu
web-sign-doubtful = Imprécision
web-sign-mistake = Erreur
web-next-mistake = Erreur suivante
web-graph-points = Points
web-graph-chance = Chances de gagner
web-first = Premier coup
web-previous = Coup précédent
web-play = Lecture
web-pause = Pause
web-next = Coup suivant
web-last = Dernier coup
web-see-from = Voir en tant que
web-seen-by = { $name }
web-spectator = un spectateur
web-all-open = tout face visible
web-link-to-move = Lien vers ce coup
web-play-on = Continuer d’ici
web-play-on-note = Une nouvelle table commence après le coup { $number }.
web-play-on-seat = { $mine ->
    [1] Vous jouez à votre place, des robots aux autres.
   *[other] Vous jouez à la place { DE($name) }, des robots aux autres.
}
web-play-on-as = Votre place
web-try-again = Rejouer ce coup
web-try-again-note = Une nouvelle table commence avant le coup { $number } : que feriez-vous maintenant ?
web-deal = Cartes et tuiles cachées
web-deal-anew = Nouvelle donne
web-deal-anew-note = Vous connaissez cette partie : ce que vous ne pouviez pas voir est redistribué.
web-deal-same = La même donne
web-deal-same-note = Les mêmes mains et les mêmes pioches que dans cette partie.
web-back-to-table = Retour à la table

# Règles et leçons
web-rules-of = { $game } : les règles
web-show-me = Montrez-moi
web-all-clauses = Toutes les règles, article par article
web-all-clauses-note = avec nos arbitrages et leur origine
web-whole-page = Ouvrir en pleine page
web-sections = Chapitres
web-rules-none = Les règles de ce jeu ne sont pas encore écrites.
web-tag-rb = dans la règle
web-tag-d = découle de la règle
web-tag-o = notre arbitrage
web-pictures = Positions de départ
web-learn-by-playing = Apprendre en jouant
web-learn-which = Apprendre un jeu en y jouant
web-learn-play = Jouer une vraie partie
web-continue = Continuer
why-lesson = Dans cette leçon, choisissez ce qui est éclairé.

# Ce qui peut mal tourner
web-problem-offline = Le serveur ne répond pas. Réessayez dans un instant.
web-problem-no-such-table = Cette table n’existe pas.
web-problem-too-many-requests = Trop de tables en peu de temps : attendez une minute.
web-problem-banned = Ce serveur ne vous accueille plus.
web-problem-muted = Vous pouvez lire ici, mais plus écrire.
web-problem-address-full = Il n’y a plus de place pour de nouvelles tables depuis votre adresse : quittez celles où vous ne jouez plus, ou adressez-vous à la personne qui gère ce serveur.
web-problem-bad-input = Le serveur n’a pas pu lire cela.
web-problem-bad-language = Le serveur ne parle pas cette langue.
web-problem-bad-message = Le serveur n’a pas compris cette page : rechargez-la.
web-problem-bad-name = Un nom doit avoir au moins une lettre visible.
web-problem-bad-option = Le jeu ne se joue pas avec ces options.
web-problem-bad-host = Ce serveur ne répond pas à cette adresse.
web-problem-bad-origin = Les autres sites ne peuvent pas s’adresser à ce serveur.
web-problem-bad-record = Ce fichier n’est pas l’enregistrement d’une partie, ou il a été modifié.
web-problem-bad-request = Le serveur n’a pas compris cette page : rechargez-la.
web-problem-no-such-bot = Ce serveur n’a pas ce robot.
web-problem-bad-seats = Les places ne correspondent pas au nombre de joueurs.
web-problem-bad-viewer = La partie ne peut pas être vue de là.
web-problem-busy = Les robots sont occupés : réessayez dans un instant.
web-problem-empty = Ce fichier est vide.
web-problem-full = Il n’y a plus de place : regardez une autre table ou réessayez plus tard.
web-problem-gone = La page a été fermée avant la réponse.
web-problem-hints-off = Les conseils sont désactivés : tout le monde à la table doit d’abord les autoriser.
web-problem-id-used = Le serveur n’a pas compris cette page : rechargez-la.
web-problem-illegal = Les règles ne le permettent pas.
web-problem-internal = Une erreur est survenue sur le serveur ; rien n’a changé.
web-problem-last-device = C’est le seul appareil à cette place : quittez la table pour la rendre.
web-problem-link-used = Ce lien a déjà servi ou n’est plus valable : demandez-en un autre.
web-problem-no-hint = Le robot n’a pas de conseil ici.
web-problem-no-hurry = On ne peut relancer qu’une autre personne, à une table sans pendule.
web-problem-no-lesson = Il n’y a pas de leçon pour ce jeu.
web-problem-no-resign = Vous n’avez pas de place à abandonner.
web-problem-no-seat = Vous n’avez pas de place à cette table.
web-problem-no-such-call = Le serveur ne connaît pas cette demande : rechargez la page.
web-problem-no-such-game = Ce serveur n’a pas ce jeu.
web-problem-no-such-puzzle = Ce jeu n’a pas ce problème : il a peut-être été remplacé.
web-problem-no-insights = Ce jeu n’a pas encore de chiffres tirés de nombreuses parties.
web-problem-no-such-link = Ce lien ne mène à aucune place : il est mal recopié ou n’est plus valable.
web-problem-no-such-seat = Cette place n’existe pas.
web-problem-no-such-step = La partie n’a pas ce coup.
web-problem-no-thought = Le robot n’a pas pu se décider : réessayez.
web-problem-no-undo = Vous ne pouvez annuler qu’une étape de votre propre tour, tant qu’elle n’a rien révélé.
web-problem-not-host = Seul l’hôte de la table peut le faire.
web-problem-not-over = Ce n’est possible qu’une fois la partie terminée.
web-problem-not-ready = La partie commence quand tout le monde est là et prêt.
web-problem-not-started = La partie n’a pas encore commencé.
web-problem-not-your-seat = Cette place n’est pas la vôtre.
web-problem-not-your-turn = Ce n’est pas votre tour.
web-problem-not-yours = Ceci ne vous appartient pas.
web-problem-one-screen = Cette table se joue sur un seul écran : regardez-la, ou ouvrez la vôtre.
web-problem-out-of-time = Votre temps est écoulé : un robot joue cette place jusqu’à la fin.
web-problem-over = La partie est terminée.
web-problem-passed-round = Cet écran passe de main en main : les mains ne se montrent qu’à la table.
web-problem-resigned = Vous avez abandonné : un robot joue cette place jusqu’à la fin.
web-problem-seat-taken = Cette place est prise : choisissez-en une autre.
web-problem-stale = La partie a avancé : regardez de nouveau.
web-problem-started = La partie a déjà commencé : les places sont prises.
web-problem-stopping = Ce serveur redémarre : réessayez dans un instant.
web-problem-too-big = Ce fichier est trop volumineux.
web-problem-too-early = Laissez-leur encore un peu de temps.
web-problem-too-fast = Pas si vite : attendez un instant.
web-problem-too-many-changes = Cette table a été modifiée trop souvent : créez-en une autre.
web-problem-too-many-devices = Cette place est ouverte sur trop d’appareils : fermez-en un d’abord.
web-problem-too-many-sockets = Trop de connexions depuis votre réseau : fermez quelques pages.
web-problem-too-many-tables = Vous avez trop de tables ouvertes : terminez-en ou quittez-en.
web-problem-unavailable = L’enregistrement n’a pas réussi : réessayez.
web-problem-held = Un robot joue cette place pour vous : reprenez-la d’abord.
web-problem-unreadable = La table enregistrée est illisible.
web-problem-chat-full = La discussion de cette table est pleine.
web-problem-http-404 = Cette page n’existe pas.
web-problem-your-seat = C’est votre propre place : quittez la table pour la rendre.

web-engine-coming = Téléchargement du moteur : { NUMBER($here, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur { NUMBER($whole, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo
web-engine-starting = Démarrage du moteur…
web-engine-failed = Le moteur n’a pas pu être téléchargé. Ce qui est arrivé est gardé.
web-engine-again = Réessayer
web-friends = Jouer entre amis
web-friends-need-a-server = Cette page fonctionne toute seule, dans votre navigateur. Pour jouer entre amis sur plusieurs appareils, il vous faut un serveur Ludothèque que tous puissent joindre.
web-server-address = Adresse d’un serveur Ludothèque
web-server-example = jeux.example.org
web-server-wrong = Ce n’est pas une adresse. Elle doit ressembler à { web-server-example }.
web-friends-own-server = Pas de serveur sous la main ? Autour d’un même écran, vous pouvez jouer ici à autant que le jeu le permet ; et chacun peut installer son propre serveur.
web-alone = Le serveur est injoignable : vous jouez dans ce navigateur. Ce que vous jouez ici reste ici.
web-matches = Parties de ce navigateur
web-matches-note = Ce que vous jouez sans serveur n’est gardé que dans ce navigateur. Enregistrez-le dans un fichier pour le mettre à l’abri ou l’emporter.
web-matches-save = Enregistrer toutes les parties
web-matches-bring = Importer des parties
web-matches-brought = { $count ->
    [0] Toutes ces parties sont déjà là.
    [one] Une partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
web-offline-title = Jouer sans connexion
web-offline-note = Le moteur ({ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo) est téléchargé une seule fois. Ensuite, Ludothèque s’ouvre et se joue aussi sans réseau.
web-offline-get = Le télécharger
web-offline-ready = Tout est là : Ludothèque se joue aussi sans réseau.
web-problem-storage-full = La mémoire de ce navigateur est pleine : votre dernier coup n’a pas été gardé. Enregistrez vos parties dans un fichier, faites de la place et réessayez.
web-problem-no-storage = Ce navigateur ne garde rien pour cette page (une fenêtre privée, peut-être) : aucune partie ne peut s’y jouer.
web-problem-old-browser = Ce navigateur est trop ancien pour jouer sans serveur : prenez-en un plus récent.
web-problem-part-missing = Un morceau de la page n’a pas pu être chargé. Rechargez la page ; vos parties sont gardées.
web-problem-not-downloaded = Le moteur n’a pas pu être téléchargé. Ce qui est arrivé est gardé : réessayez.
web-problem-no-engine = Le moteur ne fonctionne pas dans ce navigateur.
web-problem-bad-matches = Ce n’est pas un fichier de parties, ou il a été modifié.
web-problem-not-alone = Seule une partie contre des robots uniquement peut être emportée.

# Le bilan

web-review = Bilan
web-review-accuracy = Précision
web-review-opening = Début
web-review-middle = Milieu
web-review-end = Fin
web-review-all = Total
web-review-moments = Les moments décisifs
web-review-moment = Le coup { $step } coûte à { $name } { $cost } % de chances de gagner
web-review-clean = Aucun coup n’a coûté beaucoup de chances de gagner.
web-review-try = Rejouer ce coup
