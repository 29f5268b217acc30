log-undo = { $you ->
    [1] Vous avez annulé une étape
   *[0] { $seat } a annulé une étape
}
log-resign = { $you ->
    [1] Vous avez abandonné
   *[0] { $seat } a abandonné
}
log-agreed = Tout le monde a décidé d’arrêter la partie ici
end-agreed = Tout le monde a décidé d’arrêter la partie.
end-resigned = Tous les autres ont abandonné.
won-agreed = Personne ne gagne.
won-resigned = Le dernier joueur en lice gagne.
why-unknown-action = Cette action n’existe pas.
why-not-your-turn = Ce n’est pas votre tour.
why-over = La partie est terminée.
do-plain = { $action }
prompt-plain = Choisissez une action.
score-points = Points
end-over = La partie est terminée.
won-points = Le meilleur score l’emporte.
won-shared = Égalité de points : la victoire est partagée.
won-nobody = Personne ne gagne.
why-unread = « { $typed } » n’est pas une action ; les actions possibles : { $actions }.
why-not-now = Ce n’est pas possible maintenant : { $action }.
why-no-such-choice = Vous ne pouvez rien en faire pour l’instant.
